# What may pass by itself (CC-W): the words of the command, and what each means

combat-commander-quiet-order-words = наказ
combat-commander-quiet-order = до кінця цього наказу
combat-commander-quiet-turn-words = хід
combat-commander-quiet-turn = до кінця цього ходу
combat-commander-quiet-next-words = наступний
combat-commander-quiet-next = до вашого наступного ходу
combat-commander-quiet-rerolls-words = перекидання
combat-commander-quiet-rerolls = Скасувати кидок картою ініціативи
