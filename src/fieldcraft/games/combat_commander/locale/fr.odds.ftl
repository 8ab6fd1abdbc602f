# De quoi se composent les chances, et de quoi elles sont la chance.

combat-commander-odds-fp = PF
combat-commander-odds-steady = Moral et Couvert
combat-commander-odds-attack = total d’attaque
combat-commander-odds-foe = PF de l’autre camp
combat-commander-odds-breaks = { $unit } est brisé
combat-commander-odds-rallies = { $unit } se rallie
combat-commander-odds-retreats = { $unit } recule
combat-commander-odds-wins = ton camp seul survit à la mêlée
