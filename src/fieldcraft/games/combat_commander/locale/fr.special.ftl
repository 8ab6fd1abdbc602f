combat-commander-list = { $first }, { $rest }
combat-commander-count = { $number } × { $thing }

## Règles spéciales des scénarios
combat-commander-sr-area-usual = sa zone habituelle
combat-commander-sr-area-no-enemy-unit = tout hexagone sans unité ennemie
combat-commander-sr-area-in-or-next-to-building = un hexagone de bâtiment ou à côté d’un tel hexagone
combat-commander-sr-area-road = un hexagone de route
combat-commander-sr-area-woods-without-road = un hexagone de bois sans route
combat-commander-sr-area-near = { $hexes } (ou { $number ->
    [1] à côté
   *[other] à { $number } hexagones au plus
})
combat-commander-sr-area-deep = { $number ->
    [1] la rangée de son bord
   *[other] les { $number } premiers hexagones depuis son bord
}
combat-commander-sr-all-but-squads = tout sauf les groupes
combat-commander-sr-any-one = une unité de son choix
combat-commander-sr-after-axis-setup = la mise en place de l’Axe
combat-commander-sr-after-allies-setup = la mise en place des Alliés
combat-commander-sr-after-all-setup = toute autre mise en place
combat-commander-sr-mines = Toutes les mines ont une force de { $strength }.
combat-commander-sr-simultaneous-setup = Les deux camps se mettent en place en même temps, sans se voir.
combat-commander-sr-first-turn-option = Premier tour : { $default }. Mais { $side } peut céder la carte Initiative ; le premier tour revient alors à : { $first }.
combat-commander-sr-late-setup-may = { $side } : peut être mis en place plus tard : { $pieces }. Quand : après { $after }. Où : { $area }.
combat-commander-sr-late-setup = { $side } : mis en place seulement plus tard : { $pieces }. Quand : après { $after }. Où : { $area }.
combat-commander-sr-early-fortifications = { $side } : les fortifications sont placées avant tout le reste, jusqu’à { $depth } hexagones de profondeur.
combat-commander-sr-fixed-setup = { $side } : { $pieces } doit être mis en place en { $hexes }.
combat-commander-sr-random-hexes = { $side } : un hexagone est tiré au hasard pour chaque unité, qui s’y place ou à côté.
combat-commander-sr-connected = { $side } : ce camp se met en place en une seule chaîne d’hexagones.
combat-commander-sr-weapons-last = { $side } : ce camp distribue ses armes quand toutes les unités sont en place.
combat-commander-sr-waiting = { $side } : chefs et armes peuvent aussi commencer sur la case { $space } du temps.
combat-commander-sr-fortification-must = { $side } : { $works }, seulement ici : { $area }.
combat-commander-sr-fortification-may = { $side } : { $works }, aussi possible ici : { $area }.
combat-commander-sr-fixed-fortifications = Sur la carte dès le début : barbelés en { $wire } ; mines en { $mines }.
combat-commander-sr-weapon-assignment = { $side } : { $weapons } doit commencer avec : { $units }.
combat-commander-sr-reinforcements = Certaines pièces commencent sur la piste du temps et arrivent plus tard.
combat-commander-sr-reinforcements-option = Les pièces de la piste du temps peuvent arriver, au lieu du bord, ici : { $area }.
combat-commander-sr-kept-aside = { $side } : ce camp garde { $number } pièces à l’écart ; chacune peut arriver à tout moment dans un hexagone qui contient une unité amie.
combat-commander-sr-hidden-units = { $side } : jusqu’à { $number } unités avec leurs armes peuvent commencer sur la case { $space } du temps ; elles arrivent dans la zone de mise en place, là où le couvert vaut au moins 1 et sans ennemi.
combat-commander-sr-column = { $side } : jusqu’à { $max } unités avec leurs armes peuvent commencer sur des cases quelconques du temps.
combat-commander-sr-opening-card = { $side } : ce camp commence avec { $cards } en main.
combat-commander-sr-exclude-chits = Les jetons { $chits } ne sont pas dans la coupe.
combat-commander-sr-no-exit = Personne ne marque pour une sortie : l’unité qui quitte la carte est éliminée.
combat-commander-sr-exit-only = { $side } : seul ce camp marque pour les sorties ; les unités de l’autre camp qui quittent la carte sont éliminées.
combat-commander-sr-raid = { $side } : ce camp ne peut pas quitter la carte tant qu’une unité ennemie y porte une arme ; ensuite par tout hexagone de bord des rangées 1 à { $max_row }.
combat-commander-sr-on-enemy-exit = { $side } : chaque fois qu’une unité ennemie sort par son bord, ce camp peut rallier une unité démoralisée ou en faire une de vétérans.
combat-commander-sr-hexside-modifier = { $feature } : { $move } PM de plus pour traverser, couvert { $cover }.
combat-commander-sr-terrain-modifier = { $terrain } coûte { $move } PM.
combat-commander-sr-move-cost-override = { $side } : ce camp paie 1 PM par hexagone, quel que soit le terrain.
combat-commander-sr-action-concealment = { $side } : le Camouflage réduit encore le total d’attaque de { $number }.
combat-commander-sr-melee-roll-bonus = { $side } : ce camp ajoute { $bonus } à chacun de ses jets de mêlée.
combat-commander-sr-order-limit-progression = { $side } : limite d’ordres { $start }, plus { $per_time_advance } à chaque avancée du temps, jusqu’à { $max }.
combat-commander-sr-order-substitution-artillery-request = { $side } : ce camp peut jouer une Demande d’Artillerie comme une Artillerie Refusée.
combat-commander-sr-move-as-advance = { $side } : ce camp peut jouer une carte Mouvement comme une Progression si une unité à activer porte une charge de démolition.
combat-commander-sr-double-fire = { $weapon } peut attaquer deux fois lors d’un ordre de tir, mais pas avec de la fumée.
combat-commander-sr-discard-after-orders = { $side } : cartes qui peuvent être défaussées après des ordres : { $max }.
combat-commander-sr-sniper-radius = { $side } : un tireur d’élite peut démoraliser une unité ennemie à { $radius } hexagones au plus de l’hexagone tiré.
combat-commander-sr-mortar-spotter = { $side } : un mortier peut utiliser la ligne de vue de { $unit }, qui est ainsi activé ; la portée se compte depuis le mortier.
combat-commander-sr-radio-direct-fire = { $side } : la radio ne touche qu’un hexagone : pas de déviation si le tir est réussi, celle d’un tir réussi s’il est manqué.
combat-commander-sr-bombardment = { $side } : la radio ne tire de la fumée que si { $unit } observe.
combat-commander-sr-mine-option = { $side } : avant les mains de départ, ce camp peut la réduire à { $strength } et recevoir ainsi la carte { $card }.
combat-commander-sr-late-mines = { $side } : ce camp place ses mines après la mise en place ennemie et joue Barbelés cachés comme Mines cachées.
combat-commander-sr-booby-traps = { $side } : ce camp peut jouer Mines cachées bien qu’il ne soit pas le défenseur.
combat-commander-sr-captured-weapon = { $side } : { $weapon } est une prise de guerre, éliminée dès qu’elle devrait s’enrayer.
combat-commander-sr-weapon-restriction = { $weapon } : ne peut pas attaquer un hexagone dont le couvert est inférieur à { $cover }.
combat-commander-sr-immobilised-tank = { $side } : { $works }, { $pieces } commencent ensemble dans un hexagone ({ $terrain }, niveau { $level }). Tant qu’il y a ce { $works }, { $limit } figurines au plus y tiennent. { $weapon } ne quitte jamais l’hexagone et disparaît avec ses servants ou avec ce { $works }.
combat-commander-sr-start-suppressed = { $side } : tous les groupes commencent neutralisés.
combat-commander-sr-deep-frost = { $side } : une arme tirée au hasard commence enrayée. Une fois la partie commencée, aucune fortification ne peut être placée.
combat-commander-sr-night = Nuit : chaque total d’attaque est réduit de la distance entre l’hexagone cible et la pièce la plus proche qui tire.
combat-commander-sr-discard-limit = { $side } : limite de défausse { $number }.
combat-commander-sr-fog = Brouillard : { $number } de gêne en plus sur chaque ligne ; chaque Brise en retire { $step }.
combat-commander-sr-dusk = Crépuscule : chaque hexagone gêne autant que le numéro de la case du temps ; seule la plus grande gêne compte.
combat-commander-sr-gully-los = Les hexagones de ravin se voient ; { $hexes } voient chaque ravin et en sont vus.
combat-commander-sr-deck = { $side } : ce camp utilise ce paquet de cartes Destin : { $nation }.
combat-commander-sr-substitute-counters = { $side } : les nouveaux pions viennent du jeu : { $nation }.

## Un scénario en phrases
combat-commander-briefing-side = { $side } : { $nation }, { $posture }, qualité : { $quality } ; ordres par tour : { $orders } ; reddition à { $surrender } ; son bord : { $edge }.
combat-commander-briefing-posture-attack = attaque
combat-commander-briefing-posture-recon = reconnaissance
combat-commander-briefing-posture-defend = défend
combat-commander-briefing-quality-elite = élite
combat-commander-briefing-quality-line = ligne
combat-commander-briefing-quality-green = novice
combat-commander-briefing-area = { $side } : profondeur de la zone de mise en place depuis son bord : { $number }.
combat-commander-briefing-area-away = { $side } : distance minimale entre la mise en place et { $hexes } : { $number }.
combat-commander-briefing-area-in = { $side } : zone de mise en place : { $area }.
combat-commander-briefing-forces = { $side } : { $pieces }.
combat-commander-briefing-works = { $side }, fortifications : { $pieces }.
combat-commander-briefing-arrival = { $side }, sur la case { $space } du temps : { $pieces }.
combat-commander-briefing-tracks = { $year }, carte { $map }. Le temps commence à { $time }, la mort subite à { $sudden }.
combat-commander-briefing-start = Premier tour : { $first } ; carte Initiative : { $holder }.
combat-commander-briefing-vp = { $side } : { $vp } PV d’avance au départ.
combat-commander-briefing-even = Personne ne commence en tête.
combat-commander-briefing-proposed = Aucune source ne donne ces parties ; elles sont proposées : { $parts }.
combat-commander-briefing-part-edges = bords de carte
combat-commander-briefing-part-time-start = début du temps
combat-commander-briefing-part-vp-start = PV au départ
combat-commander-briefing-part-objectives-open = jetons ouverts
combat-commander-briefing-part-objectives-secret = jetons secrets
combat-commander-briefing-part-objectives-control = contrôle des objectifs
combat-commander-briefing-part-forces = certains pions
combat-commander-briefing-part-special-rules = règles spéciales
