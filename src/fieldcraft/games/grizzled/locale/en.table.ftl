## The table in characters
grizzled-table-legend-signs = ◆ Mission Leader, ✓ charm ready, ✗ charm spent, » Speech tokens, ▲ withdrawn.
grizzled-table-legend-threats = Each threat: how often it is active; the third fails the mission.
grizzled-table-trials-short = Trials
grizzled-table-morale-short = Morale
grizzled-table-peace = PEACE
grizzled-table-monument = MONUMENT
grizzled-table-tokens-short = Speeches
grizzled-table-no-mans-land = No Man’s Land
grizzled-table-cards-short = cards
grizzled-table-tiles-short = tiles

## The table in sentences
grizzled-table-headline = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $level }
grizzled-table-headline-plain = { $players } players, { $level }; { $mode }
grizzled-table-headline-ladder = { $players } players, { $level }; step { $step } of { $steps } of the ladder
grizzled-table-round = Round { $round }. Mission Leader: { $leader }.
grizzled-table-piles = Trials: { $trials }. Morale Reserve: { $morale }. Speech tokens in the supply: { $supply }.
grizzled-table-land = No Man’s Land: { $cards }.
grizzled-table-threats = Active threats: { $threats }.
grizzled-table-threat = { $kind } { $number }
grizzled-table-player = { $seat } ({ $charm }, { $ready }): { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}, { $tiles ->
    [one] { $tiles } Support tile
   *[other] { $tiles } Support tiles
}, { $tokens ->
    [one] { $tokens } Speech token
   *[other] { $tokens } Speech tokens
}, { $state }. Hard Knocks: { $knocks }.
grizzled-table-numbered = { $number }. { $seat }
grizzled-table-chaplain = The Chaplain: { $tiles ->
    [one] { $tiles } Support tile
   *[other] { $tiles } Support tiles
}.
grizzled-table-ready = charm ready
grizzled-table-spent = charm spent
grizzled-table-in-mission = in the mission
grizzled-table-withdrawn = withdrawn
grizzled-table-hand = Your hand: { $cards }.
grizzled-table-own-tiles = Your Support tiles: { $tiles }.
grizzled-table-own-played = You have placed: { $tile }.
grizzled-table-own-lost = You have lost: { $tiles }.
grizzled-table-discard = Discarded: { $cards }.
grizzled-table-returned = Put back into the Trials pile and not seen since: { $cards }.
grizzled-table-known-tiles = { $seat } is known to have had: { $tiles }.
grizzled-table-nothing = nothing
