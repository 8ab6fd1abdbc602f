# De quoi se composent les chances, et de quoi elles sont la chance.

combat-commander-odds-fp = PF
combat-commander-odds-steady = Moral et Couvert
combat-commander-odds-attack = total d’attaque
combat-commander-odds-foe = PF de l’autre camp
combat-commander-odds-breaks = { $unit } : unité démoralisée
combat-commander-odds-rallies = { $unit } : unité ralliée
combat-commander-odds-retreats = { $unit } : repli
combat-commander-odds-wins = ton camp seul survit à la mêlée
combat-commander-odds-range = distance
combat-commander-odds-hindrance = gêne
combat-commander-odds-on-target = au but
combat-commander-odds-dice = dés
combat-commander-odds-time = temps
combat-commander-odds-ends = la partie se termine
