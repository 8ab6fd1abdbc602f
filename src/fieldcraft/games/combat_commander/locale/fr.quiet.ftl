# What may pass by itself (CC-W): the words of the command, and what each means

combat-commander-quiet-order-words = ordre
combat-commander-quiet-order = jusqu’à la fin de cet ordre
combat-commander-quiet-turn-words = tour
combat-commander-quiet-turn = jusqu’à la fin de ce tour
combat-commander-quiet-next-words = prochain
combat-commander-quiet-next = jusqu’à ton prochain tour
combat-commander-quiet-rerolls-words = relances relance
combat-commander-quiet-rerolls = Annuler un jet avec la carte Initiative
