# De que as chances são feitas, e do que elas são a chance.

combat-commander-odds-fp = PF
combat-commander-odds-steady = Moral e Cobertura
combat-commander-odds-attack = Total do Ataque
combat-commander-odds-foe = PF do outro lado
combat-commander-odds-breaks = { $unit } é ferido
combat-commander-odds-rallies = { $unit } se recupera
combat-commander-odds-retreats = { $unit } recua
combat-commander-odds-wins = só você sobrevive ao Corpo a corpo
