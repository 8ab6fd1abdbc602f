## Terrenos, vias, laterais, fortificações
combat-commander-terrain-building = Construção
combat-commander-terrain-woods = Árvores
combat-commander-terrain-brush = Arbustos
combat-commander-terrain-orchard = Pomar
combat-commander-terrain-field = Plantação
combat-commander-terrain-bridge-major = Ponte Grande
combat-commander-terrain-bridge-minor = Ponte Pequena
combat-commander-terrain-gully = Dreno
combat-commander-terrain-water-barrier = Barreira de Água
combat-commander-terrain-stream = Córrego
combat-commander-terrain-marsh = Brejo
combat-commander-terrain-open-ground = Campo Aberto
combat-commander-way-road = Estrada
combat-commander-way-railway = Trilhos de Trem
combat-commander-way-trail = Trilha
combat-commander-hexside-fence = Cerca
combat-commander-hexside-hedge = Cerca Viva
combat-commander-hexside-wall = Parede
combat-commander-hexside-cliff = Penhasco
combat-commander-fortification-foxholes = Tocas
combat-commander-fortification-trench = Trincheira
combat-commander-fortification-pillbox = Casa Mata
combat-commander-fortification-bunker = Bunker
combat-commander-fortification-wire = Arame Farpado
combat-commander-fortification-mines = Minas

## O mapa em caracteres e em frases
combat-commander-chart-terrain = Solo: { $signs }; em branco, Campo Aberto. Atrás do nome do hexágono: a sua altura.
combat-commander-chart-ways = Vias: { $signs }; na borda, onde a atravessam.
combat-commander-chart-sides = Laterais: { $signs }.
combat-commander-chart-markers = Marcadores: *3 Objetivo 3, ~4 Fumaça de intensidade 4 (~X: 10), { $blaze } Chamas, { $signs }. As peças do Eixo ficam acima das dos Aliados.
combat-commander-told-terrain = { $hex }: { $terrain }
combat-commander-told-level = nível { $level }
combat-commander-told-objective = Objetivo { $number }
combat-commander-told-way = { $way } para { $hexes }
combat-commander-told-way-off = { $way } que sai do mapa
combat-commander-told-way-here = { $way }
combat-commander-told-side = { $feature } do lado de { $hexes }
combat-commander-told-smoke = Fumaça de intensidade { $strength }
combat-commander-told-blaze = Chamas
combat-commander-told-axis = Eixo: { $units }
combat-commander-told-allies = Aliados: { $units }

## Uma linha de visão
combat-commander-sight-title = Mapa { $map }, de { $a } a { $b }: distância { $distance }, níveis { $levela } e { $levelb }.
combat-commander-sight-yes = Há linha de visão, obstrução { $hindrance }: { $why }.
combat-commander-sight-no = Não há linha de visão: { $why }.
combat-commander-sight-why = { $why } ({ $rule })
combat-commander-sight-and = { $first }; { $second }
combat-commander-sight-why-own = uma unidade vê o seu próprio hexágono
combat-commander-sight-why-adjacent = hexágonos vizinhos se veem
combat-commander-sight-why-open = nada que conte está na linha
combat-commander-sight-why-obstacle = { $art } em { $hex } bloqueia a linha
combat-commander-sight-why-obstacle-side = { $art } na lateral { $hex } bloqueia a linha
combat-commander-sight-why-hill = o terreno mais alto de { $hex } bloqueia a linha
combat-commander-sight-why-blind = { $art } em { $hex } esconde o hexágono atrás
combat-commander-sight-why-gully = { $hex } fica num Dreno, visto só dos vizinhos e de terreno mais alto
combat-commander-sight-why-gully-open = uma regra especial abre este Dreno
combat-commander-sight-why-blaze = as Chamas em { $hex } bloqueiam a linha
combat-commander-sight-why-smoke = Fumaça de intensidade { $hindrance } em { $hex }
combat-commander-sight-why-hindrance = { $art } em { $hex } atrapalha em { $hindrance }
combat-commander-sight-why-hindrance-side = { $art } na lateral { $hex } atrapalha em { $hindrance }
combat-commander-sight-why-fog = a neblina soma { $hindrance }
combat-commander-sight-why-dusk = o crepúsculo atrapalha em { $hindrance }
combat-commander-sight-why-drawn-open = como está desenhado no mapa, nada que conte está na linha
combat-commander-sight-why-drawn-hindrance = como está desenhado no mapa, o terreno atrapalha em { $hindrance }
combat-commander-sight-why-drawn-obstacle = { $art } em { $hex } bloqueia a linha, como está desenhado no mapa
combat-commander-sight-why-drawn-crest = uma crista bloqueia a linha, como está desenhado no mapa
combat-commander-sight-why-drawn-block = o desenho do mapa bloqueia a linha
combat-commander-sight-meets = A linha encontra:
combat-commander-sight-meets-nothing = A linha não encontra outro hexágono.
combat-commander-sight-hex-touched = { $hex }: { $terrain }, nível { $level }
combat-commander-sight-hex-clear = { $hex }: { $terrain }, nível { $level }
combat-commander-sight-hex-low = { $hex }: { $terrain }, nível { $level }; baixo demais para contar
combat-commander-sight-hex-missed = { $hex }: { $terrain }, nível { $level }; a linha só toca a borda do hexágono
combat-commander-sight-hex-way = { $hex }: { $terrain }, nível { $level }; a linha segue a via
combat-commander-sight-side = { $hex }: { $feature }

## Mapas conferidos
combat-commander-map-sound = Mapa { $map }: em ordem.
combat-commander-map-faults = Mapa { $map }: { $number ->
    [one] { $number } falha.
   *[other] { $number } falhas.
}
combat-commander-map-fault = { $place }: esperava-se { $detail }.
combat-commander-map-uncertain = { $hex }: leitura incerta ({ $reason }).
combat-commander-map-confidence = Confiança: { $parts }.
combat-commander-map-part-terrain = terrenos
combat-commander-map-part-ways = vias
combat-commander-map-part-hexsides = laterais
combat-commander-map-part-elevation = alturas
combat-commander-map-part-objectives = Objetivos
combat-commander-map-part-los = linhas de visão
combat-commander-map-trust-high = alta
combat-commander-map-trust-medium = média
combat-commander-map-trust-low = baixa
combat-commander-map-part-trust = { $part } { $trust }
