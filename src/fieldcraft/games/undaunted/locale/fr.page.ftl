## The table as a page
undaunted-page-round = Tour de jeu { $round }
undaunted-page-score = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; but : { $goal }
undaunted-page-goal-pin = bloquer
undaunted-page-badge-yours = À toi
undaunted-page-badge-bid = Ton enchère
undaunted-page-badge-other = Tour : { $side }
undaunted-page-badge-both = Enchères
undaunted-page-badge-over = Terminé
undaunted-page-holder = Initiative : { $side }
undaunted-page-board = Champ de bataille
undaunted-page-prompt = Tes actions
undaunted-page-fell = { $number ->
    [one] { $number } perte ici : { $side }
   *[other] { $number } pertes ici : { $side }
}
undaunted-page-points = Points

## Hand and piles
undaunted-page-hand = Main
undaunted-page-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
undaunted-page-hand-empty = Ta main est vide.
undaunted-page-initiative = Initiative
undaunted-page-suppressed = pion neutralisé
undaunted-page-fog = Aucune action. Elle reste en main jusqu’à la fin du tour ; Reconnaître la retire du jeu.
undaunted-page-bid-verb = Enchérir
undaunted-page-play-area = zone de jeu
undaunted-page-play-empty = Aucune carte dans la zone de jeu.
undaunted-page-pile-hand = Main
undaunted-page-pile-deck = Pioche
undaunted-page-pile-discard = Défausse
undaunted-page-pile-casualties = Pertes
undaunted-page-list-supply = Réserve
undaunted-page-list-hand = Main
undaunted-page-list-discard = Défausse
undaunted-page-list-deck-unordered = Pioche, ordre inconnu
undaunted-page-list-removed = Retirées du jeu
undaunted-page-list-seen = Défaussées à la vue de tous
undaunted-page-list-cycle = Main, pioche et défausse réunies

## What is asked
undaunted-page-action-target = { $action } : { $target }
undaunted-page-waiting = En attente : { $side }
undaunted-page-waiting-both = Les deux camps enchérissent
undaunted-page-waiting-bid = Chaque camp choisit une carte en secret, puis les deux sont révélées.
undaunted-page-waiting-turn = Choisit une carte à jouer.
undaunted-page-waiting-choice = Action en cours. { $card } : { $action }.
undaunted-page-your-bid = Ton enchère : { $card }. Elle sera révélée quand les deux camps auront choisi.
undaunted-page-ask-bid = Choisis une carte pour l’enchère d’initiative
undaunted-page-ask-bid-hint = Le nombre le plus élevé prend l’initiative ; à égalité, rien ne change. Les cartes choisies vont à la défausse.
undaunted-page-ask-card = Choisis une carte à jouer
undaunted-page-ask-nothing = Plus rien à jouer
undaunted-page-ask-nothing-hint = Termine ton tour ; ce qui reste en main est défaussé.
undaunted-page-ask-action = { $card } : choisis une action
undaunted-page-ask-choice = { $card } : { $action }
undaunted-page-ask-target = { $action } : { $target } ?
undaunted-page-ask-do = { $action } ?
undaunted-page-ask-end = Terminer le tour ?
undaunted-page-ask-bid-card = Enchérir avec { $card } ?
undaunted-page-ask-draw = { $number ->
    [one] Piocher { $number } carte ?
   *[other] Piocher { $number } cartes ?
}
undaunted-page-hint-board = { $on ->
    [tiles] Choisis une tuile marquée sur le plateau, ou :
    [counters] Choisis un pion sur le plateau, ou :
   *[both] Choisis une tuile marquée ou un pion sur le plateau, ou :
}
undaunted-page-hint-spawn = Son pion entre d’abord en jeu sur { $tile }.
undaunted-page-hint-ready = Son pion est neutralisé : cette carte sert uniquement à le remettre face Prêt.
undaunted-page-hint-none = Aucune de ses actions n’est possible maintenant.
undaunted-page-hint-step = Choisis une tuile marquée. { $left ->
    [one] Encore { $left } déplacement.
   *[other] Encore { $left } déplacements.
}
undaunted-page-hint-lead = Choisis lequel de tes pions se déplace.
undaunted-page-hint-aim = Choisis la cible.
undaunted-page-hint-mark = Choisis une tuile pour le marqueur Cible.
undaunted-page-hint-number = Combien de cartes pioches-tu ?
undaunted-page-hint-bolster = Choisis des cartes de ta réserve pour la défausse. Encore { $left } au maximum.
undaunted-page-hint-inspire = Choisis une carte de ta zone de jeu à reprendre en main.

## Buttons
undaunted-page-end-turn = Terminer le tour
undaunted-page-hunker-note = retour dans la réserve
undaunted-page-draw = { $number ->
    [one] Piocher { $number } carte
   *[other] Piocher { $number } cartes
}
undaunted-page-draw-none = Ne pas piocher
undaunted-page-bid = Enchérir : { $card }
undaunted-page-roll = { $dice ->
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}
undaunted-page-cancel = Annuler
undaunted-page-undo = Reprendre
undaunted-page-undo-what = reprend : { $what }
undaunted-page-undo-nothing = rien à reprendre
undaunted-page-why-not = Pourquoi pas ?
undaunted-page-play = Jouer

## Odds and warnings
undaunted-page-needs = il faut
undaunted-page-tip = { $percent } de toucher { $target }
undaunted-page-sum = { $parts } = { $total } ou plus, ou 0, sur { $dice ->
    [one] { $dice } dé
   *[other] l’un des { $dice } dés
}
undaunted-page-end-note = Ces cartes peuvent encore agir : { $cards }.
undaunted-page-recon-note = Retire du jeu un Brouillard de guerre, puis tu pioches une carte.
undaunted-page-no-undo-dice = Un lancer de dés ne se reprend pas.
undaunted-page-no-undo-draw = Une carte piochée ne se rend pas.
undaunted-page-no-undo-end = Un tour terminé ne se reprend pas.
undaunted-page-no-undo-bid = Secret jusqu’à ce que les deux camps aient choisi.
