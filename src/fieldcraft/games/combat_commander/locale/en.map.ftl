## Terrain, ways, hexsides, Fortifications
combat-commander-terrain-building = Building
combat-commander-terrain-woods = Woods
combat-commander-terrain-brush = Brush
combat-commander-terrain-orchard = Orchard
combat-commander-terrain-field = Field
combat-commander-terrain-bridge-major = Major Bridge
combat-commander-terrain-bridge-minor = Minor Bridge
combat-commander-terrain-gully = Gully
combat-commander-terrain-water-barrier = Water Barrier
combat-commander-terrain-stream = Stream
combat-commander-terrain-marsh = Marsh
combat-commander-terrain-open-ground = Open Ground
combat-commander-way-road = Road
combat-commander-way-railway = Railway
combat-commander-way-trail = Trail
combat-commander-hexside-fence = Fence
combat-commander-hexside-hedge = Hedge
combat-commander-hexside-wall = Wall
combat-commander-hexside-cliff = Cliff
combat-commander-fortification-foxholes = Foxholes
combat-commander-fortification-trench = Trench
combat-commander-fortification-pillbox = Pillbox
combat-commander-fortification-bunker = Bunker
combat-commander-fortification-wire = Wire
combat-commander-fortification-mines = Mines

## The map in characters and in sentences
combat-commander-chart-terrain = Ground: { $signs }; blank is Open Ground. Behind a hex's name: its height.
combat-commander-chart-ways = Ways: { $signs }; on a border where they cross it.
combat-commander-chart-sides = Hexsides: { $signs }.
combat-commander-chart-markers = Markers: *3 Objective 3, ~4 Smoke of strength 4 (~X: 10), { $blaze } Blaze, { $signs }. Axis counters stand above Allied ones.
combat-commander-told-terrain = { $hex }: { $terrain }
combat-commander-told-level = level { $level }
combat-commander-told-objective = Objective { $number }
combat-commander-told-way = { $way } to { $hexes }
combat-commander-told-way-off = { $way } off the map
combat-commander-told-way-here = { $way }
combat-commander-told-side = { $feature } towards { $hexes }
combat-commander-told-smoke = Smoke of strength { $strength }
combat-commander-told-blaze = Blaze
combat-commander-told-axis = Axis: { $units }
combat-commander-told-allies = Allies: { $units }

## A line of sight
combat-commander-sight-title = Map { $map }, { $a } to { $b }: distance { $distance }, levels { $levela } and { $levelb }.
combat-commander-sight-yes = There is a line of sight, hindrance { $hindrance }: { $why }.
combat-commander-sight-no = There is no line of sight: { $why }.
combat-commander-sight-why = { $why } ({ $rule })
combat-commander-sight-and = { $first }; { $second }
combat-commander-sight-why-own = a unit sees its own hex
combat-commander-sight-why-adjacent = neighbours see each other
combat-commander-sight-why-open = nothing that counts is on the line
combat-commander-sight-why-obstacle = { $art } in { $hex } blocks it
combat-commander-sight-why-obstacle-side = { $art } on the side { $hex } blocks it
combat-commander-sight-why-hill = the higher ground of { $hex } blocks it
combat-commander-sight-why-blind = { $art } in { $hex } hides the hex behind it
combat-commander-sight-why-gully = { $hex } lies in a Gully, seen only from next to it and from higher ground
combat-commander-sight-why-gully-open = a special rule opens this Gully
combat-commander-sight-why-blaze = the Blaze in { $hex } blocks it
combat-commander-sight-why-smoke = Smoke of strength { $hindrance } in { $hex }
combat-commander-sight-why-hindrance = { $art } in { $hex } hinders it by { $hindrance }
combat-commander-sight-why-hindrance-side = { $art } on the side { $hex } hinders it by { $hindrance }
combat-commander-sight-why-fog = fog adds { $hindrance }
combat-commander-sight-why-dusk = dusk hinders it by { $hindrance }
combat-commander-sight-why-drawn-open = as drawn on the map, nothing that counts is on the line
combat-commander-sight-why-drawn-hindrance = as drawn on the map, terrain hinders it by { $hindrance }
combat-commander-sight-why-drawn-obstacle = { $art } in { $hex } blocks it, as drawn on the map
combat-commander-sight-why-drawn-crest = a crest line blocks it, as drawn on the map
combat-commander-sight-why-drawn-block = the drawing on the map blocks it
combat-commander-sight-meets = The line meets:
combat-commander-sight-meets-nothing = The line meets no other hex.
combat-commander-sight-hex-touched = { $hex }: { $terrain }, level { $level }
combat-commander-sight-hex-clear = { $hex }: { $terrain }, level { $level }
combat-commander-sight-hex-low = { $hex }: { $terrain }, level { $level }; too low to count
combat-commander-sight-hex-missed = { $hex }: { $terrain }, level { $level }; the line only touches the edge of the hex
combat-commander-sight-hex-way = { $hex }: { $terrain }, level { $level }; the line follows the way
combat-commander-sight-side = { $hex }: { $feature }

## Maps, checked
combat-commander-map-sound = Map { $map }: sound.
combat-commander-map-faults = Map { $map }: { $number ->
    [one] { $number } fault.
   *[other] { $number } faults.
}
combat-commander-map-fault = { $place }: expected { $detail }.
combat-commander-map-uncertain = { $hex }: a judgement ({ $reason }).
combat-commander-map-confidence = Trust: { $parts }.
combat-commander-map-part-terrain = terrain
combat-commander-map-part-ways = ways
combat-commander-map-part-hexsides = hexsides
combat-commander-map-part-elevation = heights
combat-commander-map-part-objectives = Objectives
combat-commander-map-part-los = lines of sight
combat-commander-map-trust-high = high
combat-commander-map-trust-medium = medium
combat-commander-map-trust-low = low
combat-commander-map-part-trust = { $part } { $trust }
