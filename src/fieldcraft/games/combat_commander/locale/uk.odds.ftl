# З чого складаються шанси та шанс чого це.

combat-commander-odds-fp = ВМ
combat-commander-odds-steady = Мораль і Укриття
combat-commander-odds-attack = сума атаки
combat-commander-odds-foe = ВМ іншої сторони
combat-commander-odds-breaks = { $unit }: зломлено
combat-commander-odds-rallies = { $unit }: знову в строю
combat-commander-odds-retreats = { $unit }: відступ
combat-commander-odds-wins = рукопашну переживає лише твоя сторона
combat-commander-odds-range = відстань
combat-commander-odds-hindrance = завада
combat-commander-odds-on-target = влучно
combat-commander-odds-dice = кубики
combat-commander-odds-time = час
combat-commander-odds-ends = гра закінчується
