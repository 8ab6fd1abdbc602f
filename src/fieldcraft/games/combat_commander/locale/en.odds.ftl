# What odds are made of, and what they are the chance of.

combat-commander-odds-fp = FP
combat-commander-odds-steady = Morale and Cover
combat-commander-odds-attack = Attack Total
combat-commander-odds-foe = the other side’s FP
combat-commander-odds-breaks = { $unit } breaks
combat-commander-odds-rallies = { $unit } rallies
combat-commander-odds-retreats = { $unit } retreats
combat-commander-odds-wins = you alone survive the Melee
combat-commander-odds-range = range
combat-commander-odds-hindrance = hindrance
combat-commander-odds-on-target = on target
combat-commander-odds-dice = dice
combat-commander-odds-time = Time
combat-commander-odds-ends = the game ends
