## Terrains, voies, côtés d’hexagone, fortifications
combat-commander-terrain-building = Bâtiment
combat-commander-terrain-woods = Bois
combat-commander-terrain-brush = Broussailles
combat-commander-terrain-orchard = Verger
combat-commander-terrain-field = Champ
combat-commander-terrain-bridge-major = Grand pont
combat-commander-terrain-bridge-minor = Petit pont
combat-commander-terrain-gully = Ravin
combat-commander-terrain-water-barrier = Étendue d’eau
combat-commander-terrain-stream = Ruisseau
combat-commander-terrain-marsh = Marais
combat-commander-terrain-open-ground = Terrain dégagé
combat-commander-way-road = Route
combat-commander-way-railway = Voie ferrée
combat-commander-way-trail = Sentier
combat-commander-hexside-fence = Clôture
combat-commander-hexside-hedge = Haie
combat-commander-hexside-wall = Mur
combat-commander-hexside-cliff = Falaise
combat-commander-fortification-foxholes = Trous individuels
combat-commander-fortification-trench = Tranchée
combat-commander-fortification-pillbox = Casemate
combat-commander-fortification-bunker = Bunker
combat-commander-fortification-wire = Barbelés
combat-commander-fortification-mines = Mines

## La carte en caractères et en phrases
combat-commander-chart-terrain = Sol : { $signs } ; vide : terrain dégagé. Derrière le nom d’un hexagone : sa hauteur.
combat-commander-chart-ways = Voies : { $signs } ; sur un bord, là où elles le traversent.
combat-commander-chart-sides = Côtés : { $signs }.
combat-commander-chart-markers = Marqueurs : *3 objectif 3, ~4 fumée de force 4 (~X : 10), { $blaze } incendie, { $signs }. Les pions de l’Axe sont au-dessus de ceux des Alliés.
combat-commander-told-terrain = { $hex } : { $terrain }
combat-commander-told-level = niveau { $level }
combat-commander-told-objective = objectif { $number }
combat-commander-told-way = { $way } vers { $hexes }
combat-commander-told-way-off = { $way } hors de la carte
combat-commander-told-way-here = { $way }
combat-commander-told-side = { $feature } du côté de { $hexes }
combat-commander-told-smoke = fumée de force { $strength }
combat-commander-told-blaze = incendie
combat-commander-told-axis = Axe : { $units }
combat-commander-told-allies = Alliés : { $units }

## Une ligne de vue
combat-commander-sight-title = Carte { $map }, de { $a } à { $b } : distance { $distance }, niveaux { $levela } et { $levelb }.
combat-commander-sight-yes = Il y a une ligne de vue, gêne { $hindrance } : { $why }.
combat-commander-sight-no = Il n’y a pas de ligne de vue : { $why }.
combat-commander-sight-why = { $why } ({ $rule })
combat-commander-sight-and = { $first } ; { $second }
combat-commander-sight-why-own = une unité voit son propre hexagone
combat-commander-sight-why-adjacent = des hexagones voisins se voient
combat-commander-sight-why-open = rien qui compte n’est sur la ligne
combat-commander-sight-why-obstacle = { $art } en { $hex } la bloque
combat-commander-sight-why-obstacle-side = { $art } sur le côté { $hex } la bloque
combat-commander-sight-why-hill = le terrain plus haut de { $hex } la bloque
combat-commander-sight-why-blind = { $art } en { $hex } cache l’hexagone qui est derrière
combat-commander-sight-why-gully = { $hex } est dans un ravin, vu seulement de ses voisins et de plus haut
combat-commander-sight-why-gully-open = une règle spéciale ouvre ce ravin
combat-commander-sight-why-blaze = l’incendie en { $hex } la bloque
combat-commander-sight-why-smoke = fumée de force { $hindrance } en { $hex }
combat-commander-sight-why-hindrance = { $art } en { $hex } la gêne de { $hindrance }
combat-commander-sight-why-hindrance-side = { $art } sur le côté { $hex } la gêne de { $hindrance }
combat-commander-sight-why-fog = le brouillard ajoute { $hindrance }
combat-commander-sight-why-dusk = le crépuscule la gêne de { $hindrance }
combat-commander-sight-why-drawn-open = d’après le dessin de la carte, rien qui compte n’est sur la ligne
combat-commander-sight-why-drawn-hindrance = d’après le dessin de la carte, le terrain la gêne de { $hindrance }
combat-commander-sight-why-drawn-obstacle = { $art } en { $hex } la bloque, d’après le dessin de la carte
combat-commander-sight-why-drawn-crest = une ligne de crête la bloque, d’après le dessin de la carte
combat-commander-sight-why-drawn-block = le dessin de la carte la bloque
combat-commander-sight-meets = La ligne rencontre :
combat-commander-sight-meets-nothing = La ligne ne rencontre aucun autre hexagone.
combat-commander-sight-hex-touched = { $hex } : { $terrain }, niveau { $level }
combat-commander-sight-hex-clear = { $hex } : { $terrain }, niveau { $level }
combat-commander-sight-hex-low = { $hex } : { $terrain }, niveau { $level } ; trop bas pour compter
combat-commander-sight-hex-missed = { $hex } : { $terrain }, niveau { $level } ; la ligne ne touche que le bord de l’hexagone
combat-commander-sight-hex-way = { $hex } : { $terrain }, niveau { $level } ; la ligne suit la voie
combat-commander-sight-side = { $hex } : { $feature }

## Cartes vérifiées
combat-commander-map-sound = Carte { $map } : en ordre.
combat-commander-map-faults = Carte { $map } : { $number ->
    [one] { $number } faute.
   *[other] { $number } fautes.
}
combat-commander-map-fault = { $place } : attendu : { $detail }.
combat-commander-map-uncertain = { $hex } : lecture à l’appréciation ({ $reason }).
combat-commander-map-confidence = Confiance : { $parts }.
combat-commander-map-part-terrain = terrains
combat-commander-map-part-ways = voies
combat-commander-map-part-hexsides = côtés
combat-commander-map-part-elevation = hauteurs
combat-commander-map-part-objectives = objectifs
combat-commander-map-part-los = lignes de vue
combat-commander-map-trust-high = haute
combat-commander-map-trust-medium = moyenne
combat-commander-map-trust-low = basse
combat-commander-map-part-trust = { $part } : { $trust }
