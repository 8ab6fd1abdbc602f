## The table in characters
undaunted-code-rifleman = R
undaunted-code-scout = S
undaunted-code-machine-gunner = M
undaunted-code-sniper = Sn
undaunted-code-mortar = Mo
undaunted-table-cover = cov.{" "}
undaunted-table-legend-points = *3: objective of 3 points, with the side that controls it. cover 3/1: a hill.
undaunted-table-legend-markers = U. scouted, U! controlled by the US; G. and G! by Germany (GER).
undaunted-table-legend-counters = R Riflemen, S Scouts, M Machine Gunners with their squad letter, Sn Snipers, Mo Mortar; in brackets: suppressed.
undaunted-table-legend-others = >US: counters of the US enter here. (US): target marker.

## The table in sentences
undaunted-table-headline = Scenario { $number }: { $title }, { $date }
undaunted-table-round = Round { $round }. Initiative: { $side }.
undaunted-table-side = { $side } ({ $goal }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}; hand { $hand }, deck { $deck }, discard pile { $discard }.
undaunted-table-play = { $side }, play area: { $cards }.
undaunted-table-hand = Your hand: { $cards }.
undaunted-table-deck = Your deck, in unknown order: { $cards }.
undaunted-table-discard = Your discard pile: { $cards }.
undaunted-table-removed = Your cards removed from the game: { $cards }.
undaunted-table-supply = { $side }, supply: { $cards }.
undaunted-table-seen = { $side }, openly put on the discard pile: { $cards }.
undaunted-table-cycle = { $side }, hand, deck and discard pile together: { $cards }.
undaunted-table-nothing = nothing
undaunted-table-tile = Tile { $tile }, cover { $cover }
undaunted-table-hill = a hill, cover { $cover } against fire from hills and Blasts
undaunted-table-objective = objective of { $points ->
    [one] { $points } point
   *[other] { $points } points
}
undaunted-table-scouted = scouted by { $side }
undaunted-table-controlled = controlled by { $side }
undaunted-table-target = with the target marker of { $side }
undaunted-table-counters = There, { $side }: { $units }.
undaunted-table-unit-suppressed = { $unit } (suppressed)
undaunted-table-neighbours = Next to { $tiles }.
undaunted-option-aim-short = target { $counter }
undaunted-option-lead-short = move { $counter }

## Campaigns
undaunted-campaign-scenario = Scenario { $scenario }: won by { $side }; casualties: United States { $us }, Germany { $ger }.
undaunted-campaign-honour = Scenario { $scenario }, named for an honour: { $honour }.
undaunted-campaign-score = Campaign score: United States { $us }, Germany { $ger }.
undaunted-campaign-won = { $side } wins the campaign: { $title }.
undaunted-campaign-even = The campaign is undecided: { $title }.
undaunted-margin-stunning-breakthrough = stunning breakthrough
undaunted-margin-full-stop = full stop
undaunted-margin-rapid-advance = rapid advance
undaunted-margin-heavy-delays = heavy delays
undaunted-margin-steady-progress = steady progress
undaunted-margin-ardent-resistance = ardent resistance
undaunted-margin-intense-combat = intense combat

## Scenarios
undaunted-scenario-1 = La Raye
undaunted-scenario-2 = Montmartin-en-Graignes
undaunted-scenario-3 = Raid Across the Canal
undaunted-scenario-4 = Behind Enemy Lines
undaunted-scenario-5 = Crossing the Vire
undaunted-scenario-6 = Desperate Withdrawal
undaunted-scenario-7 = La Huberderie
undaunted-scenario-8 = Streets of Tessy-sur-Vire
undaunted-scenario-9 = Reinforcements
undaunted-scenario-10 = Critical Intelligence
undaunted-scenario-11 = Hill 314
undaunted-scenario-12 = Mortain
