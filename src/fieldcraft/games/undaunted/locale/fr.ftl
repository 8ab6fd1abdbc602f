undaunted-title = Undaunted: Normandy
undaunted-option-round-limit = Arrêter après ce nombre de tours de jeu ; 0 pour jouer jusqu’au bout (hors règles)
undaunted-option-open-discards = Défausses visibles (hors règles)

## Sides
undaunted-side-us = États-Unis
undaunted-side-ger = Allemagne
undaunted-side-short-us = US
undaunted-side-short-ger = ALL

## Cards
undaunted-card-rifleman = Fusilier { $squad }
undaunted-card-scout = Éclaireur { $squad }
undaunted-card-machine-gunner = Mitrailleur { $squad }
undaunted-card-sniper = Tireur d’élite
undaunted-card-mortar = Mortier
undaunted-card-platoon-sergeant = Sergent de section
undaunted-card-platoon-guide = Guide de section
undaunted-card-squad-leader = Chef de groupe { $squad }
undaunted-card-fog-of-war = Brouillard de guerre

## Counters
undaunted-unit-rifleman = Fusiliers { $squad }
undaunted-unit-scout = Éclaireurs { $squad }
undaunted-unit-machine-gunner = Mitrailleurs { $squad }
undaunted-unit-sniper = Tireurs d’élite
undaunted-unit-mortar = Mortier
undaunted-counter = { $unit } ({ $side })

## Actions
undaunted-verb-move = Se déplacer
undaunted-verb-guide = Guider
undaunted-verb-scout = Explorer
undaunted-verb-stalk = S’infiltrer
undaunted-verb-attack = Attaquer
undaunted-verb-suppress = Neutraliser
undaunted-verb-blast = Explosion
undaunted-verb-bolster = Renforcer
undaunted-verb-command = Commander
undaunted-verb-conceal = Dissimuler
undaunted-verb-control = Contrôler
undaunted-verb-inspire = Inspirer
undaunted-verb-recon = Reconnaître
undaunted-verb-target = Cibler
undaunted-verb-ready = Remettre face Prêt
undaunted-verb-hunker = Se planquer
undaunted-verb-bid = Enchérir
undaunted-verb-valued = { $verb } { $value }

## Markers
undaunted-marker-unmarked = non explorée
undaunted-marker-scouted = explorée
undaunted-marker-controlled = contrôlée
undaunted-base-defence = défense
undaunted-cover = couverture
undaunted-range = portée

## Goals and endings
undaunted-goal-points = contrôler { $need ->
    [one] { $need } point Objectif
   *[other] { $need } points Objectif
}
undaunted-goal-pin = bloquer l’adversaire : ne lui laisser aucun pion Fusiliers sur le plateau
undaunted-reason-capture = points Objectif atteints
undaunted-reason-pin = adversaire bloqué
undaunted-reason-beyond-hope = situation désespérée de l’adversaire
undaunted-reason-both-pinned = les deux camps sont bloqués
undaunted-reason-round-limit = limite de tours de jeu atteinte

## What is asked
undaunted-prompt-bid = Tour de jeu { $round }. { $side } : choisis en secret une carte pour l’enchère d’initiative.
undaunted-prompt-turn = Tour de jeu { $round }. { $side } : joue une carte ou termine ton tour.
undaunted-prompt-step = { $card }, { $action } : où va le pion { $unit } ? { $left ->
    [one] Encore { $left } déplacement.
   *[other] Encore { $left } déplacements.
}
undaunted-prompt-lead = { $card }, { $action } : quel pion se déplace ?
undaunted-prompt-aim = { $card }, { $action } : quel pion est la cible ?
undaunted-prompt-bolster = { $card }, { $action } : quelle carte passe de la réserve à la défausse ? Encore { $left } au maximum.
undaunted-prompt-inspire = { $card }, { $action } : quelle carte revient de la zone de jeu dans ta main ?
undaunted-prompt-number = { $card }, { $action } : combien de cartes pioches-tu ?
undaunted-prompt-mark = { $card }, { $action } : sur quelle tuile places-tu le marqueur Cible ?
undaunted-prompt-wait = Tour en cours : { $side }.
undaunted-prompt-over = La partie est terminée.

## Options
undaunted-option-bid = { $card }, initiative { $value }
undaunted-option-end-turn = Terminer le tour{ $number ->
    [0] {""}
    [one] {" "}({ $number } carte non jouée)
   *[other] {" "}({ $number } cartes non jouées)
}
undaunted-option-play = { $card } : { $action }
undaunted-option-play-spawn = { $card } : { $action } (son pion entre en jeu sur { $tile })
undaunted-option-hunker = { $card } : Se planquer (retour dans la réserve)
undaunted-option-ready = { $card } : remettre son pion neutralisé face Prêt
undaunted-option-step = vers { $tile } ({ $about })
undaunted-option-stop = rester ici
undaunted-option-stop-taking = aucune autre carte
undaunted-option-aim = { $counter } sur { $tile }
undaunted-option-aim-suppressed = { $counter } sur { $tile }, pion neutralisé
undaunted-option-take = { $card }
undaunted-option-number = { $number ->
    [0] Ne pas piocher
    [one] Piocher { $number } carte
   *[other] Piocher { $number } cartes
}
undaunted-option-mark = { $tile } ({ $about })
undaunted-option-lead = { $unit } sur { $tile }
undaunted-tile-note = couverture { $cover }{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}, { $marker }

## What happened
undaunted-event-round-began = Début du tour de jeu { $round }.
undaunted-event-drew = { $side } : carte { $card } piochée.
undaunted-event-drew-unseen = { $side } : une carte piochée.
undaunted-event-reshuffled = { $side } : la défausse ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}) est mélangée et devient la nouvelle pioche.
undaunted-event-bid-revealed = { $side } : enchère avec la carte { $card } ({ $value }).
undaunted-event-bid-nothing = { $side } : aucune carte pour l’enchère.
undaunted-event-initiative = L’initiative change de camp : { $side }.
undaunted-event-initiative-kept = Initiative conservée : { $side }.
undaunted-event-turn-began = { $side } : début du tour.
undaunted-event-played = { $side } : carte { $card } jouée pour { $action }.
undaunted-event-hunkered = { $side } : carte { $card } planquée, de retour dans la réserve.
undaunted-event-spawned = { $side } : le pion { $unit } entre en jeu sur { $tile }.
undaunted-event-readied = { $side } : le pion { $unit } est remis face Prêt.
undaunted-event-moved = { $side } : le pion { $unit } passe de { $from } à { $tile }.
undaunted-event-stayed = { $side } : le pion { $unit } s’arrête sur { $tile }.
undaunted-event-scouted = { $side } : tuile { $tile } explorée.
undaunted-event-fog-taken = { $side } : { $number ->
    [0] aucune carte Brouillard de guerre reçue, la réserve n’en a plus
    [one] { $number } carte Brouillard de guerre reçue
   *[other] { $number } cartes Brouillard de guerre reçues
} ; reste en réserve : { $supply }.
undaunted-event-target-taken-off = { $side } : le marqueur Cible quitte la tuile { $tile }.
undaunted-event-attacked = { $action }, cible { $counter } : il faut { $total } ou plus (défense { $base } + couverture { $cover } + portée { $range }), ou un 0.
undaunted-event-blasted = Explosion sur le pion { $counter } : il faut { $total } ou plus (défense { $base } + couverture { $cover }), ou un 0.
undaunted-event-rolled = Jet : { $faces }.
undaunted-event-missed = { $counter } : tir manqué.
undaunted-event-casualty-hand = { $side } : perte d’une carte { $card }, retirée de la main.
undaunted-event-casualty-discard = { $side } : perte d’une carte { $card }, retirée de la défausse.
undaunted-event-casualty-deck = { $side } : perte d’une carte { $card }, retirée de la pioche, qui est remélangée.
undaunted-event-counter-removed = { $side } : le pion { $unit } quitte le plateau.
undaunted-event-was-suppressed = { $side } : le pion { $unit } est neutralisé.
undaunted-event-still-suppressed = { $side } : le pion { $unit } était déjà neutralisé.
undaunted-event-nothing-hit = Il n’y a personne sur la tuile { $tile }.
undaunted-event-bolstered = { $side } : carte { $card } ajoutée à la défausse.
undaunted-event-commanded = { $side } : { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
} à piocher.
undaunted-event-concealed = { $side } : { $number ->
    [0] aucune carte Brouillard de guerre pour l’adversaire, sa réserve n’en a plus
    [one] { $number } carte Brouillard de guerre pour l’adversaire
   *[other] { $number } cartes Brouillard de guerre pour l’adversaire
}.
undaunted-event-controlled = { $side } : tuile { $tile } contrôlée{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}.
undaunted-event-lost-control = { $side } : contrôle de la tuile { $tile } perdu.
undaunted-event-radio-raised = La tuile radio { $tile } vaut maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
undaunted-event-inspired = { $side } : carte { $card } reprise en main.
undaunted-event-fog-removed = { $side } : une carte Brouillard de guerre retirée du jeu.
undaunted-event-target-put = { $side } : marqueur Cible placé sur la tuile { $tile }.
undaunted-event-turn-ended = { $side } : fin du tour{ $number ->
    [0] {""}
    [one] , { $number } carte non jouée défaussée
   *[other] , { $number } cartes non jouées défaussées
}.
undaunted-event-hope-lost = { $side } : victoire aux points Objectif désormais impossible, situation désespérée.
undaunted-event-won = Victoire : { $side } ({ $reason }).

## Why not
undaunted-refusal-game-over = La partie est terminée ; on ne joue plus rien.
undaunted-refusal-no-such-action = Cette action n’existe pas.
undaunted-refusal-not-your-turn = Ce n’est pas ton tour : le joueur qui détient le marqueur Initiative joue d’abord tout son tour, puis l’autre camp joue le sien.
undaunted-refusal-finish-action-first = Termine l’action commencée avant de faire autre chose.
undaunted-refusal-no-action-begun = Joue d’abord une carte pour une action ; tu choisiras ensuite où et contre qui.
undaunted-refusal-bid-first = Les deux camps enchérissent pour l’initiative avant que quiconque joue son tour.
undaunted-refusal-bids-are-in = Les enchères de ce tour de jeu sont déjà révélées.
undaunted-refusal-already-bid = Tu as déjà choisi ton enchère ; chaque camp enchérit avec une seule carte.
undaunted-refusal-bid-not-in-hand = Tu ne peux enchérir qu’avec une carte de ta main : la carte { $card } n’y est pas.
undaunted-refusal-not-in-hand = Tu ne peux jouer que des cartes de ta main : la carte { $card } n’y est pas.
undaunted-refusal-fog-cannot-act = Une carte Brouillard de guerre n’a pas d’action et ne se joue pas ; elle reste en main jusqu’à la fin du tour.
undaunted-refusal-fog-cannot-hunker = Une carte Brouillard de guerre ne peut pas servir à se planquer ; seule l’action Reconnaître permet de s’en débarrasser.
undaunted-refusal-not-printed = La carte { $card } n’a pas l’action { $action }.
undaunted-refusal-is-suppressed = Le pion de la carte { $card } est neutralisé : sa prochaine carte sert uniquement à le remettre face Prêt.
undaunted-refusal-not-suppressed = Le pion de la carte { $card } n’est pas neutralisé : il n’y a rien à remettre face Prêt.
undaunted-refusal-no-counter-to-ready = La carte { $card } n’a pas de pion : il n’y a rien à remettre face Prêt.
undaunted-refusal-not-a-tile = Cette tuile n’existe pas sur ce plateau.
undaunted-refusal-not-adjacent = Chaque déplacement mène à une tuile adjacente.
undaunted-refusal-move-needs-marker = L’action Se déplacer ne permet d’entrer que sur des tuiles explorées ou contrôlées par ton camp.
undaunted-refusal-guide-needs-marker = L’action Guider ne permet d’entrer que sur des tuiles explorées ou contrôlées par ton camp.
undaunted-refusal-guide-off-board = L’action Guider déplace un pion qui se trouve sur le plateau.
undaunted-refusal-guide-suppressed = L’action Guider ne peut pas déplacer un pion neutralisé.
undaunted-refusal-guide-enemy = L’action Guider déplace un de tes propres pions.
undaunted-refusal-no-enemy-on-board = L’adversaire n’a aucun pion sur le plateau : il n’y a personne sur qui tirer.
undaunted-refusal-target-not-enemy = La cible doit être un pion adverse.
undaunted-refusal-target-not-on-board = Ce pion n’est pas sur le plateau : on ne peut pas le toucher.
undaunted-refusal-no-target-marker = L’action Explosion exige ton marqueur Cible sur le plateau.
undaunted-refusal-not-in-blast = L’action Explosion attaque une seule fois chaque pion qui se trouvait sur la tuile visée ; celui-ci n’est pas, ou plus, du nombre.
undaunted-refusal-not-in-supply = La carte { $card } n’est pas dans ta réserve.
undaunted-refusal-bolster-other-squad = Cette action Renforcer ne prend que des cartes de son propre groupe ; la carte { $card } n’en fait pas partie.
undaunted-refusal-too-many-cards = Tu ne peux pas piocher plus de cartes que le nombre indiqué sur la carte.
undaunted-refusal-enemy-on-tile = Impossible de contrôler une tuile où se trouve un pion adverse, même neutralisé.
undaunted-refusal-already-controlled = Tu contrôles déjà cette tuile.
undaunted-refusal-radio-enemy-on-tile = Impossible d’augmenter la valeur de la radio tant qu’un pion allemand se trouve sur sa tuile.
undaunted-refusal-radio-us-only = Seuls les États-Unis peuvent augmenter la valeur de la radio ; tu contrôles déjà cette tuile.
undaunted-refusal-not-in-play = La carte { $card } n’est pas dans ta zone de jeu.
undaunted-refusal-inspire-other-squad = L’action Inspirer ne prend que des cartes de son propre groupe ; la carte { $card } n’en fait pas partie.
undaunted-refusal-inspire-itself = La carte jouée pour Inspirer ne peut pas se reprendre elle-même.
undaunted-refusal-no-fog-in-hand = L’action Reconnaître exige une carte Brouillard de guerre dans ta main.
undaunted-refusal-target-too-near = Le marqueur Cible se place à au moins trois tuiles de ton Mortier.
undaunted-refusal-target-same-tile = Le marqueur Cible s’y trouve déjà ; il doit aller sur une autre tuile.
undaunted-refusal-no-target-tile = Aucune tuile n’est assez loin de ton Mortier pour le marqueur Cible.
undaunted-refusal-must-aim = Cette action est commencée et doit être accomplie : choisis.
undaunted-refusal-not-a-card = Cette carte n’existe pas.
undaunted-refusal-not-on-target-tile = L’action Explosion n’attaque que les pions situés sur la tuile de ton marqueur Cible.
