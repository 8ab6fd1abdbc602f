# What may pass by itself (CC-W): the words of the command, and what each means

combat-commander-quiet-order-words = order
combat-commander-quiet-order = until the end of this Order
combat-commander-quiet-turn-words = turn
combat-commander-quiet-turn = until the end of this Turn
combat-commander-quiet-next-words = next
combat-commander-quiet-next = until your next Turn
combat-commander-quiet-rerolls-words = rerolls reroll
combat-commander-quiet-rerolls = Cancelling a roll with the Initiative card
