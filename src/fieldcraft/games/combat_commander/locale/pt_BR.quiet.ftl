# What may pass by itself (CC-W): the words of the command, and what each means

combat-commander-quiet-order-words = ordem
combat-commander-quiet-order = até o fim desta Ordem
combat-commander-quiet-turn-words = turno
combat-commander-quiet-turn = até o fim deste turno
combat-commander-quiet-next-words = proximo próximo
combat-commander-quiet-next = até o seu próximo turno
combat-commander-quiet-rerolls-words = rolagens
combat-commander-quiet-rerolls = Anular uma rolagem com a carta de Iniciativa
