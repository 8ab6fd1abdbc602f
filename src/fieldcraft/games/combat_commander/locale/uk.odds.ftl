# З чого складаються шанси та шанс чого це.

combat-commander-odds-fp = ВМ
combat-commander-odds-steady = Мораль і Укриття
combat-commander-odds-attack = сума атаки
combat-commander-odds-foe = ВМ іншої сторони
combat-commander-odds-breaks = { $unit } зламано
combat-commander-odds-rallies = { $unit } повертається до ладу
combat-commander-odds-retreats = { $unit } відступає
combat-commander-odds-wins = рукопашну переживає лише твоя сторона
