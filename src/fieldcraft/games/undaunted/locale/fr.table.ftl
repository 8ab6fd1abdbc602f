## The table in characters
undaunted-code-rifleman = F
undaunted-code-scout = É
undaunted-code-machine-gunner = M
undaunted-code-sniper = Té
undaunted-code-mortar = Mo
undaunted-table-cover = c.{" "}
undaunted-table-legend-points = *3 : objectif de 3 points, suivi du camp qui le contrôle. c 2 : couverture 2 ; c 3/1 : colline.
undaunted-table-legend-markers = U. explorée, U! contrôlée par le camp US ; A. et A!, de même pour l’Allemagne (ALL).
undaunted-table-legend-counters = F Fusiliers, É Éclaireurs, M Mitrailleurs, suivis de la lettre de leur groupe, Té Tireurs d’élite, Mo Mortier ; entre parenthèses : pion neutralisé.
undaunted-table-legend-others = >US : les pions US entrent en jeu ici. (US) : marqueur Cible du camp US.

## The table in sentences
undaunted-table-headline = Scénario { $number } : { $title }, { $date }
undaunted-table-round = Tour de jeu { $round }. Initiative : { $side }.
undaunted-table-side = { $side } ({ $goal }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; main { $hand }, pioche { $deck }, défausse { $discard }.
undaunted-table-play = { $side }, zone de jeu : { $cards }.
undaunted-table-hand = Ta main : { $cards }.
undaunted-table-deck = Ta pioche, dans un ordre inconnu : { $cards }.
undaunted-table-discard = Ta défausse : { $cards }.
undaunted-table-removed = Tes cartes retirées du jeu : { $cards }.
undaunted-table-supply = { $side }, réserve : { $cards }.
undaunted-table-seen = { $side }, cartes défaussées face visible : { $cards }.
undaunted-table-cycle = { $side }, main, pioche et défausse réunies : { $cards }.
undaunted-table-nothing = aucune carte
undaunted-table-tile = Tuile { $tile }, couverture { $cover }
undaunted-table-hill = colline, couverture { $cover } contre les tirs depuis une colline et contre les Explosions
undaunted-table-objective = objectif de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
undaunted-table-scouted = explorée ({ $side })
undaunted-table-controlled = contrôlée ({ $side })
undaunted-table-target = marqueur Cible ({ $side })
undaunted-table-counters = Pions sur cette tuile, { $side } : { $units }.
undaunted-table-unit-suppressed = { $unit } (pion neutralisé)
undaunted-table-neighbours = Tuiles adjacentes : { $tiles }.
undaunted-option-aim-short = viser { $counter }
undaunted-option-lead-short = déplacer { $counter }

## Campaigns
undaunted-campaign-scenario = Scénario { $scenario }, victoire : { $side } ; pertes : États-Unis { $us }, Allemagne { $ger }.
undaunted-campaign-honour = Scénario { $scenario }, distinction : { $honour }.
undaunted-campaign-score = Score de la campagne : États-Unis { $us }, Allemagne { $ger }.
undaunted-campaign-won = Campagne remportée : { $side } ({ $title }).
undaunted-campaign-even = Campagne indécise : { $title }.
undaunted-margin-stunning-breakthrough = percée fulgurante
undaunted-margin-full-stop = coup d’arrêt
undaunted-margin-rapid-advance = avance rapide
undaunted-margin-heavy-delays = lourds retards
undaunted-margin-steady-progress = progression régulière
undaunted-margin-ardent-resistance = résistance acharnée
undaunted-margin-intense-combat = combats intenses

## Scenarios
undaunted-scenario-1 = La Raye
undaunted-scenario-2 = Montmartin-en-Graignes
undaunted-scenario-3 = Raid au-delà du canal
undaunted-scenario-4 = Derrière les lignes ennemies
undaunted-scenario-5 = Traversée de la Vire
undaunted-scenario-6 = Retraite désespérée
undaunted-scenario-7 = La Huberderie
undaunted-scenario-8 = Les rues de Tessy-sur-Vire
undaunted-scenario-9 = Renforts
undaunted-scenario-10 = Renseignements cruciaux
undaunted-scenario-11 = Colline 314
undaunted-scenario-12 = Mortain
