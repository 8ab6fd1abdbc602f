# De que as chances são feitas, e do que elas são a chance.

combat-commander-odds-fp = PF
combat-commander-odds-steady = Moral e Cobertura
combat-commander-odds-attack = Total do Ataque
combat-commander-odds-foe = PF do outro lado
combat-commander-odds-breaks = { $unit }: unidade ferida
combat-commander-odds-rallies = { $unit }: unidade recuperada
combat-commander-odds-retreats = { $unit }: recuo
combat-commander-odds-wins = só você sobrevive ao Corpo a corpo
combat-commander-odds-range = distância
combat-commander-odds-hindrance = obstrução
combat-commander-odds-on-target = no alvo
combat-commander-odds-dice = dados
combat-commander-odds-time = Tempo
combat-commander-odds-ends = a partida termina
