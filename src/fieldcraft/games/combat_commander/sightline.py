"""One line of sight with its reasons: what the table says, what the line meets, and which rule decides (CC-10).

The entry always comes from `sight`, so that reasons never contradict it. Where default shapes would give another
entry than the printed map, the reason is the map's drawing.
"""

from functools import cache

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander.drawn import Drawing, Finding, Met, MetHex, sight_of
from fieldcraft.games.combat_commander.ground import NO_SIGHT, Ground
from fieldcraft.games.combat_commander.hexes import HEXES, distance, hex_name
from fieldcraft.games.combat_commander.kinds import GULLY
from fieldcraft.games.combat_commander.map_file import Map
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.sight import in_weather, line_of_sight


class Conditions(Struct, frozen=True):
    """What lies over the printed map: Smoke and Blaze by hex, and the hindrance of CC-SR.fog and CC-SR.dusk."""

    smoke: dict[int, int] = {}
    blaze: frozenset[int] = frozenset()
    fog: int = 0
    dusk: int = 0


class Sightline(Struct, frozen=True):
    """A line and why it is as it is; the first reason decides, another one adds to it."""

    a: int
    b: int
    distance: int
    hindrance: int | None
    reasons: tuple[Finding, ...]
    met: Met


@cache
def drawing_of(number: int) -> Drawing:
    """A map in default shapes, made once."""
    return Drawing(map_of(number))


def explained(drawing: Drawing, ground: Ground, over: Conditions, a: int, b: int) -> Sightline:
    """The line between two hexes under some conditions, with its reasons."""
    smoke = vec[i64]([over.smoke.get(hex_, 0) for hex_ in range(HEXES)])
    blaze = vec[i64]([int(hex_ in over.blaze) for hex_ in range(HEXES)])
    met = drawing.met(a, b)
    plain = int(line_of_sight(ground, smoke, blaze, a, b))
    if a == b:
        own = Finding(plain, "smoke", "CC-10.3.4", hex=a) if plain else Finding(0, "own", "CC-10.1.1")
        return Sightline(a, b, 0, plain, (own,), met)
    reasons = [reason(drawing, ground, over, met, plain)]
    found = int(in_weather(plain, over.fog, over.dusk))
    if plain != NO_SIGHT and over.dusk > plain:
        reasons = [Finding(over.dusk, "dusk", "CC-SR.dusk")]
    if plain != NO_SIGHT and over.fog:
        reasons.append(Finding(over.fog, "fog", "CC-SR.fog"))
    return Sightline(a, b, int(distance(a, b)), None if found == NO_SIGHT else found, tuple(reasons), met)


def reason(drawing: Drawing, ground: Ground, over: Conditions, met: Met, plain: int) -> Finding:
    """Why the line is as `plain` says, in the order of CC-10.4-d6."""
    a, b = met.a, met.b
    printed = int(ground.printed_sight(a, b))
    if printed == NO_SIGHT:
        return gully(ground, a, b) or printed_block(drawing, met)
    if plain == NO_SIGHT:
        burning = next(each.hex for each in met.hexes if each.hex in over.blaze)
        return Finding(None, "blaze", "CC-10.2.1", hex=burning)
    if plain > printed:
        holding = next(hex_ for hex_ in (a, *(each.hex for each in met.hexes), b) if over.smoke.get(hex_, 0) == plain)
        return Finding(plain, "smoke", "CC-10.3.4", hex=holding)
    if drawing.board.printed_sight(a, b) is None:
        return Finding(printed, "gully-open", "CC-SR.gully_los")
    drawn = drawing.finding(met)
    if drawn.hindrance == printed:
        return drawn
    return Finding(printed, "drawn-open" if printed == 0 else "drawn-hindrance", "CC-10.1")


def gully(ground: Ground, a: int, b: int) -> Finding | None:
    """The Gully that takes the line away, if one does (CC-T86)."""
    for end, other in ((a, b), (b, a)):
        if ground.terrain[end] == GULLY and ground.level[other] <= ground.level[end]:
            return Finding(None, "gully", "CC-T86", hex=end)
    return None


def printed_block(drawing: Drawing, met: Met) -> Finding:
    """What blocks a line on the printed map: by default shapes, else the drawing that comes nearest to it."""
    drawn = drawing.finding(met)
    if drawn.hindrance is None:
        return drawn
    ends = (drawing.board.at(met.a).elevation, drawing.board.at(met.b).elevation)
    for each in met.hexes:
        name = drawing.board.at(each.hex).terrain
        if sight_of(name) == "obstacle" and each.level >= max(ends):
            return Finding(None, "drawn-obstacle", "CC-10.2", name, each.hex)
    if ends[0] != ends[1]:
        return Finding(None, "drawn-crest", "CC-T88.3.2")
    return Finding(None, "drawn-block", "CC-10.1")


# In words


def verdict(line: Sightline) -> Message:
    """Whether there is a line, its hindrance and why."""
    why: Arg = because(line.reasons[0])
    for more in line.reasons[1:]:
        why = Message("combat-commander-sight-and", {"first": why, "second": because(more)})
    if line.hindrance is None:
        return Message("combat-commander-sight-no", {"why": why})
    return Message("combat-commander-sight-yes", {"hindrance": line.hindrance, "why": why})


def because(found: Finding) -> Message:
    """A reason with its rule."""
    args: dict[str, Arg] = {}
    if found.art:
        args["art"] = art_name(found.art)
    if found.hex >= 0:
        args["hex"] = place(found)
    if found.why in ("smoke", "fog", "dusk", "drawn-hindrance", "hindrance", "hindrance-side"):
        args["hindrance"] = found.hindrance or 0
    return Message(
        "combat-commander-sight-why",
        {"why": Message(f"combat-commander-sight-why-{found.why}", args), "rule": found.rule},
    )


def place(found: Finding) -> str:
    return hex_name(found.hex) + (f"/{hex_name(found.beyond)}" if found.beyond >= 0 else "")


def art_name(art: str) -> Message:
    """A terrain type, a hexside feature or a railway by name."""
    if art == "railway":
        return Message("combat-commander-way-railway")
    kind = "hexside" if art in ("fence", "hedge", "wall", "cliff") else "terrain"
    return Message(f"combat-commander-{kind}-{art.replace('_', '-')}")


def met_sentences(board: Map, line: Sightline) -> list[Message]:
    """Every hex and hexside that the line meets, in its order."""
    high = max(board.at(line.a).elevation, board.at(line.b).elevation)
    told = [hex_sentence(board, each, high) for each in line.met.hexes]
    for side in line.met.sides:
        pair = f"{hex_name(side.a)}/{hex_name(side.b)}"
        told.append(Message("combat-commander-sight-side", {"hex": pair, "feature": art_name(side.feature)}))
    return told


def hex_sentence(board: Map, each: MetHex, high: int) -> Message:
    """An intervening hex; art below the higher end does not count (CC-T88.4, CC-T88.5)."""
    terrain = board.at(each.hex).terrain
    if each.along_way:
        state = "way"
    elif each.art:
        state = "touched" if each.level >= high else "low"
    else:
        state = "clear" if sight_of(terrain) == "clear" else "missed"
    return Message(
        f"combat-commander-sight-hex-{state}",
        {"hex": hex_name(each.hex), "terrain": art_name(terrain), "level": each.level},
    )


def as_json(board: Map, line: Sightline) -> dict[str, object]:
    """The line as plain facts."""
    first = line.reasons[0]
    return {
        "map": board.id,
        "from": hex_name(line.a),
        "to": hex_name(line.b),
        "distance": line.distance,
        "levels": [board.at(line.a).elevation, board.at(line.b).elevation],
        "line_of_sight": line.hindrance is not None,
        "hindrance": line.hindrance,
        "reason": first.why,
        "rule": first.rule,
        "at": place(first) if first.hex >= 0 else None,
        "hexes": [
            {"hex": hex_name(each.hex), "level": each.level, "touches": list(each.art), "along_way": each.along_way}
            for each in line.met.hexes
        ],
        "hexsides": [
            {"hexes": [hex_name(each.a), hex_name(each.b)], "feature": each.feature} for each in line.met.sides
        ],
    }
