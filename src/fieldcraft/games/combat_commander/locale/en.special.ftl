combat-commander-list = { $first }, { $rest }
combat-commander-count = { $number } × { $thing }

## Special rules of scenarios
combat-commander-sr-area-usual = its usual area
combat-commander-sr-area-no-enemy-unit = any hex without enemy units
combat-commander-sr-area-in-or-next-to-building = a Building hex or one next to it
combat-commander-sr-area-road = a Road hex
combat-commander-sr-area-woods-without-road = a Woods hex without a Road
combat-commander-sr-area-near = { $hexes } (or { $number ->
    [one] next to it
   *[other] up to { $number } hexes away
})
combat-commander-sr-area-deep = { $number ->
    [one] the row at its edge
   *[other] the first { $number } hexes from its edge
}
combat-commander-sr-all-but-squads = everything but the Squads
combat-commander-sr-any-one = one unit of its choice
combat-commander-sr-after-axis-setup = the Axis set-up
combat-commander-sr-after-allies-setup = the Allied set-up
combat-commander-sr-after-all-setup = all other set-up
combat-commander-sr-mines = All Mines have strength { $strength }.
combat-commander-sr-simultaneous-setup = Both sides set up at the same time, unseen by each other.
combat-commander-sr-first-turn-option = First Turn: { $default }. But { $side } may hand over the Initiative card; then the first Turn goes to: { $first }.
combat-commander-sr-late-setup-may = { $side }: may be set up later: { $pieces }. When: after { $after }. Where: { $area }.
combat-commander-sr-late-setup = { $side }: set up later only: { $pieces }. When: after { $after }. Where: { $area }.
combat-commander-sr-early-fortifications = { $side }: this side places its Fortifications first of all, up to { $depth } hexes deep.
combat-commander-sr-fixed-setup = { $side }: { $pieces } must be set up in { $hexes }.
combat-commander-sr-random-hexes = { $side }: a random hex is drawn for each unit, which goes in or next to it.
combat-commander-sr-connected = { $side }: this side sets up as one connected chain of hexes.
combat-commander-sr-weapons-last = { $side }: this side hands out its Weapons after all units are set up.
combat-commander-sr-waiting = { $side }: Leaders and Weapons may start on Time space { $space } too.
combat-commander-sr-fortification-must = { $side }: { $works } only here: { $area }.
combat-commander-sr-fortification-may = { $side }: { $works } also here: { $area }.
combat-commander-sr-fixed-fortifications = On the map from the start: Wire in { $wire }; Mines in { $mines }.
combat-commander-sr-weapon-assignment = { $side }: { $weapons } must start with one of: { $units }.
combat-commander-sr-reinforcements = Some pieces start on the Time track and enter later.
combat-commander-sr-reinforcements-option = Pieces from the Time track may enter, instead of the edge, here: { $area }.
combat-commander-sr-kept-aside = { $side }: this side keeps { $number } pieces aside; each may come at any time into a hex with own units.
combat-commander-sr-hidden-units = { $side }: up to { $number } units with their Weapons may start on Time space { $space }; they enter in the set-up area, where Cover is 1 or more and no enemy stands.
combat-commander-sr-column = { $side }: up to { $max } units with their Weapons may start on any Time spaces.
combat-commander-sr-opening-card = { $side }: this side starts with { $cards } in hand.
combat-commander-sr-exclude-chits = Chits { $chits } are not in the cup.
combat-commander-sr-no-exit = Nobody scores exits: a unit that leaves the map is eliminated.
combat-commander-sr-exit-only = { $side }: only this side scores exits; units of the other side that leave the map are eliminated.
combat-commander-sr-raid = { $side }: this side may not leave the map while an enemy unit on it carries a Weapon; afterwards over any edge hex of rows 1 to { $max_row }.
combat-commander-sr-on-enemy-exit = { $side }: each time an enemy unit leaves over its edge, this side may rally a broken unit or make one a Veteran.
combat-commander-sr-hexside-modifier = { $feature }: { $move } extra MPs to cross, Cover { $cover }.
combat-commander-sr-terrain-modifier = { $terrain } costs { $move } MPs.
combat-commander-sr-move-cost-override = { $side }: this side pays 1 MP for every hex, whatever its terrain.
combat-commander-sr-action-concealment = { $side }: Concealment lowers the Attack Total by another { $number }.
combat-commander-sr-melee-roll-bonus = { $side }: this side adds { $bonus } to each of its Melee Rolls.
combat-commander-sr-order-limit-progression = { $side }: order limit { $start }, plus { $per_time_advance } at each Time Advance, up to { $max }.
combat-commander-sr-order-substitution-artillery-request = { $side }: this side may play an Artillery Request as Artillery Denied.
combat-commander-sr-move-as-advance = { $side }: this side may play a Move card as an Advance if a unit to be activated carries a Satchel Charge.
combat-commander-sr-double-fire = { $weapon } may attack twice in one Fire Order, but not with Smoke.
combat-commander-sr-discard-after-orders = { $side }: cards that may be discarded after Orders: { $max }.
combat-commander-sr-sniper-radius = { $side }: a Sniper may break an enemy unit up to { $radius } hexes from the random hex.
combat-commander-sr-mortar-spotter = { $side }: a mortar may use the line of sight of { $unit }, who is thereby activated; range counts from the mortar.
combat-commander-sr-radio-direct-fire = { $side }: the Radio hits one hex only: no drift after a hit, after a miss the drift of a hit.
combat-commander-sr-bombardment = { $side }: the Radio fires Smoke only if { $unit } is the spotter.
combat-commander-sr-mine-option = { $side }: before the opening hands this side may lower them to { $strength } and so get card { $card }.
combat-commander-sr-late-mines = { $side }: this side places its Mines after the enemy’s set-up and plays Hidden Wire as Hidden Mines.
combat-commander-sr-booby-traps = { $side }: this side may play Hidden Mines although it is not the Defender.
combat-commander-sr-captured-weapon = { $side }: { $weapon } is captured and is eliminated when it would break.
combat-commander-sr-weapon-restriction = { $weapon } cannot attack a hex whose Cover is below { $cover }.
combat-commander-sr-immobilised-tank = { $side }: { $works }, { $pieces } start together in one { $terrain } hex of level { $level }. While the { $works } is there, at most { $limit } figures may stack in it. { $weapon } never leaves the hex and is lost with its crew or the { $works }.
combat-commander-sr-start-suppressed = { $side }: all Squads start suppressed.
combat-commander-sr-deep-frost = { $side }: one Weapon, chosen by chance, starts broken. Once play has begun no Fortification can be placed.
combat-commander-sr-night = Night: every Fire Attack Total is lowered by the distance from the target hex to the nearest firing piece.
combat-commander-sr-discard-limit = { $side }: discard limit { $number }.
combat-commander-sr-fog = Fog: { $number } more hindrance on every line; each Breeze takes { $step } away.
combat-commander-sr-dusk = Dusk: every hex hinders as much as the number of the Time space; only the largest hindrance counts.
combat-commander-sr-gully-los = Gully hexes see each other; { $hexes } see every Gully hex and are seen from it.
combat-commander-sr-deck = { $side }: this side uses this Fate deck: { $nation }.
combat-commander-sr-substitute-counters = { $side }: new counters come from the set of { $nation }.

## A scenario in sentences
combat-commander-briefing-side = { $side }: { $nation }, { $posture }, quality { $quality }; Orders a Turn: { $orders }; Surrender at { $surrender }; own edge: { $edge }.
combat-commander-briefing-posture-attack = attacking
combat-commander-briefing-posture-recon = on Recon
combat-commander-briefing-posture-defend = defending
combat-commander-briefing-quality-elite = Elite
combat-commander-briefing-quality-line = Line
combat-commander-briefing-quality-green = Green
combat-commander-briefing-area = { $side }: set-up area of this depth from its edge: { $number }.
combat-commander-briefing-area-away = { $side }: least distance of the set-up from { $hexes }: { $number }.
combat-commander-briefing-area-in = { $side }: set-up area: { $area }.
combat-commander-briefing-forces = { $side }: { $pieces }.
combat-commander-briefing-works = { $side }, Fortifications: { $pieces }.
combat-commander-briefing-arrival = { $side }, on Time space { $space }: { $pieces }.
combat-commander-briefing-tracks = { $year }, map { $map }. Time starts at { $time }, Sudden Death at { $sudden }.
combat-commander-briefing-start = First Turn: { $first }; Initiative card: { $holder }.
combat-commander-briefing-vp = { $side }: { $vp } VP ahead at the start.
combat-commander-briefing-even = Nobody starts ahead.
combat-commander-briefing-proposed = No source gives these parts; they are proposed: { $parts }.
combat-commander-briefing-part-edges = map edges
combat-commander-briefing-part-time-start = start of Time
combat-commander-briefing-part-vp-start = VP at the start
combat-commander-briefing-part-objectives-open = open chits
combat-commander-briefing-part-objectives-secret = secret chits
combat-commander-briefing-part-objectives-control = control of Objectives
combat-commander-briefing-part-forces = some counters
combat-commander-briefing-part-special-rules = special rules
