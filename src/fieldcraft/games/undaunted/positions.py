"""Positions by name: what a script may ask (`facts`), the whole as text (`dump`), and back (`arrange`)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal

from librt.vecs import vec
from msgspec import UNSET, Meta, Struct, UnsetType, field, to_builtins
from mypy_extensions import i64

from fieldcraft.core.data import read_position
from fieldcraft.core.errors import BadInput
from fieldcraft.games.undaunted.kinds import (
    ATTACK,
    BLAST,
    BOLSTER,
    COMMAND,
    FOG,
    GER,
    GUIDE,
    INSPIRE,
    KIND_NAMES,
    KINDS,
    MOVE,
    NONE,
    PRINTED_VERBS,
    SCOUT,
    SIDE_NAMES,
    STALK,
    SUPPRESS,
    TARGET,
    UNITS,
    US,
    VERB_NAMES,
    printed_value,
)
from fieldcraft.games.undaunted.notation import (
    counter_name,
    counter_number,
    kind_number,
    tile_names,
    tile_number,
)
from fieldcraft.games.undaunted.play import UndauntedState
from fieldcraft.games.undaunted.state import (
    BIDDING,
    OVER,
    PHASE_NAMES,
    REASONS,
    RUNNING,
    TURN,
    Battle,
    Side,
    pile_size,
)

PILES: Final = ("hand", "deck", "discard", "supply", "play", "removed")

Count = Annotated[int, Meta(ge=0, le=10)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Pile = list[str] | dict[str, Count]
SideId = Literal["us", "ger"]


class GivenSide(Struct, forbid_unknown_fields=True):
    """One side of a written position; whatever is left out is as the scenario has it."""

    hand: Pile | UnsetType = UNSET
    deck: Pile | UnsetType = UNSET
    discard: Pile | UnsetType = UNSET
    supply: Pile | UnsetType = UNSET
    play: Pile | UnsetType = UNSET
    removed: Pile | UnsetType = UNSET
    seen: Pile | UnsetType = UNSET
    """The part of the discard pile that was put there openly; all of it if left out."""
    held: Pile = field(default_factory=dict)
    old_hand: Count = 0
    old_pool: Pile = field(default_factory=dict)
    hand_lacks: list[str] = field(default_factory=list)
    discard_lacks: list[str] = field(default_factory=list)
    scouted: list[str] | UnsetType = UNSET
    controlled: list[str] | UnsetType = UNSET
    target: str | None = None
    bid: str | None = None
    hopeless: bool = False
    casualties: Number | UnsetType = UNSET


class Given(Struct, forbid_unknown_fields=True):
    """A written position."""

    round: Number = 1
    phase: Literal["bid", "turn", "step", "lead", "aim", "take", "number", "mark", "over"] = "turn"
    initiative: SideId | UnsetType = UNSET
    active: SideId | UnsetType = UNSET
    card: str | None = None
    action: str | None = None
    unit: str | None = None
    left: Count = 0
    pending: list[str] = field(default_factory=list)
    radio_value: Number = 0
    winner: SideId | None = None
    reason: Literal["capture", "pin", "beyond_hope", "both_pinned", "round_limit"] | None = None
    barrier: Number = 0
    us: GivenSide = field(default_factory=GivenSide)
    ger: GivenSide = field(default_factory=GivenSide)
    counters: dict[str, str] = field(default_factory=dict)


def pile(cards: Iterable[int]) -> dict[str, int]:
    """A pile as card name -> copies, without the zeros."""
    return {KIND_NAMES[kind]: int(count) for kind, count in enumerate(cards) if count}


def pile_of(cards: Pile) -> vec[i64]:
    """A pile written as a list of card names or as name -> copies; raises `BadInput` for an unknown card."""
    counted = vec[i64]([0] * KINDS)
    for name, count in Counter(cards).items():
        counted[kind_number(name)] = count
    return counted


def names_in(battle: Battle, mask: int) -> list[str]:
    """A set of tiles by name, in the order of the scenario."""
    return [name for number, name in enumerate(tile_names(battle)) if (mask >> number) & 1]


def facts(battle: Battle) -> dict[str, Any]:
    """Every fact by name: `us.hand`, `us.points`, `ger.rifleman_a`, `value.6B`, `phase`, `winner`..."""
    found: dict[str, Any] = {
        "round": int(battle.round),
        "phase": PHASE_NAMES[battle.phase],
        "to_act": [SIDE_NAMES[seat] for seat in battle.to_act()],
        "active": None if battle.active == NONE else SIDE_NAMES[battle.active],
        "initiative": SIDE_NAMES[battle.holder],
        "winner": None if battle.winner == NONE else SIDE_NAMES[battle.winner],
        "reason": REASONS[battle.ending] or None,
        "left": int(battle.left),
        "barrier": int(battle.barrier),
    }
    for number, name in enumerate(tile_names(battle)):
        found[f"value.{name}"] = int(battle.value(number))
    for side, name in enumerate(SIDE_NAMES):
        found |= {f"{name}.{key}": value for key, value in side_facts(battle, side).items()}
    return found


def side_facts(battle: Battle, side: int) -> dict[str, Any]:
    me = battle.side(side)
    found: dict[str, Any] = {name: pile(getattr(me, name)) for name in PILES}
    found |= {f"{name}_size": int(pile_size(getattr(me, name))) for name in PILES}
    found |= {
        "seen": pile(me.seen),
        "held": pile(me.held),
        "scouted": names_in(battle, me.scouted),
        "controlled": names_in(battle, me.controlled),
        "target": None if me.target == NONE else tile_names(battle)[me.target],
        "bid": None if me.bid == NONE else KIND_NAMES[me.bid],
        "points": int(battle.points(side)),
        "pinned": battle.is_pinned(side),
        "hopeless": me.hopeless,
        "casualties": int(me.casualties),
    }
    return found | {KIND_NAMES[unit]: counter_text(battle, side, unit) for unit in range(UNITS)}


def counter_text(battle: Battle, side: int, unit: int) -> str:
    """Where a counter is: `5B`, `5B suppressed` or `off`."""
    me = battle.side(side)
    if me.where[unit] == NONE:
        return "off"
    return tile_names(battle)[me.where[unit]] + (" suppressed" if me.is_suppressed(unit) else "")


def dump(battle: Battle) -> dict[str, Any]:
    """The whole position, such that `arrange` makes an equal one of it."""
    given = Given(
        round=int(battle.round),
        phase=PHASE_NAMES[battle.phase],
        initiative=SIDE_NAMES[battle.holder],
        active=UNSET if battle.active == NONE else SIDE_NAMES[battle.active],
        card=None if battle.card == NONE else KIND_NAMES[battle.card],
        action=None if battle.verb == NONE else VERB_NAMES[battle.verb],
        unit=None if battle.unit == NONE else KIND_NAMES[battle.unit],
        left=int(battle.left),
        pending=[counter_name(each) for each in range(2 * UNITS) if (battle.pending >> each) & 1],
        radio_value=int(battle.radio_value),
        winner=None if battle.winner == NONE else SIDE_NAMES[battle.winner],
        reason=REASONS[battle.ending] or None,  # type: ignore[arg-type]
        barrier=int(battle.barrier),
        us=dump_side(battle, US),
        ger=dump_side(battle, GER),
        counters={
            f"{name}.{KIND_NAMES[unit]}": counter_text(battle, side, unit)
            for side, name in enumerate(SIDE_NAMES)
            for unit in range(UNITS)
            if battle.board.spawns[side * UNITS + unit] != NONE
        },
    )
    built = to_builtins(given)
    assert isinstance(built, dict)
    return built


def dump_side(battle: Battle, side: int) -> GivenSide:
    me = battle.side(side)
    return GivenSide(
        **{name: pile(getattr(me, name)) for name in (*PILES, "seen", "held")},
        old_hand=int(me.old_hand),
        old_pool=pile(me.old_pool) if me.old_hand else {},
        hand_lacks=kinds_in(me.hand_lacks),
        discard_lacks=kinds_in(me.discard_lacks),
        scouted=names_in(battle, me.scouted),
        controlled=names_in(battle, me.controlled),
        target=None if me.target == NONE else tile_names(battle)[me.target],
        bid=None if me.bid == NONE else KIND_NAMES[me.bid],
        hopeless=me.hopeless,
        casualties=int(me.casualties),
    )


def kinds_in(mask: int) -> list[str]:
    return [KIND_NAMES[kind] for kind in range(KINDS) if (mask >> kind) & 1]


def kinds_of(names: Iterable[str]) -> int:
    return sum(1 << kind_number(name) for name in dict.fromkeys(names))


def tiles_of(battle: Battle, names: Iterable[str]) -> int:
    return sum(1 << tile_number(battle, name) for name in dict.fromkeys(names))


def arrange(battle: UndauntedState, described: Mapping[str, Any]) -> None:
    """Change a scenario's starting position, before any card was drawn, into the one described; raises `BadInput`.

    Cards named for hand, play area, discard pile or removed pile are taken from the deck first, then from the supply.
    With `deck` and `supply` given too, what is named nowhere has left the game.
    """
    given = read_position(described, Given)
    battle.round = given.round
    battle.barrier = given.barrier
    battle.radio_value = given.radio_value
    if given.initiative is not UNSET:
        battle.holder = SIDE_NAMES.index(given.initiative)
    for name, side in (("us", given.us), ("ger", given.ger)):
        me = battle.side(SIDE_NAMES.index(name))
        arrange_cards(me, side, name)
        arrange_side(battle, me, side, name)
    for name, text in given.counters.items():
        place_counter(battle, name, text)
    arrange_choice(battle, given)


def arrange_choice(battle: UndauntedState, given: Given) -> None:
    """The open decision; a choice needs the card and action that it belongs to."""
    battle.phase = PHASE_NAMES.index(given.phase)
    if battle.phase == BIDDING:
        battle.active = NONE
    elif given.active is not UNSET:
        battle.active = SIDE_NAMES.index(given.active)
    else:
        battle.active = battle.holder
    battle.pending = sum(1 << counter_number(name) for name in given.pending)
    battle.left = given.left
    battle.card = NONE if given.card is None else kind_number(given.card)
    battle.unit = NONE if given.unit is None else kind_number(given.unit)
    battle.verb = NONE if given.action is None else named(given.action, VERB_NAMES[:PRINTED_VERBS], "action")
    fitting = CHOICE_VERBS.get(given.phase, ())
    if fitting and (battle.verb not in fitting or battle.card == NONE or printed_value(battle.card, battle.verb) < 0):
        raise BadInput("error-position-choice", place="action", value=str(given.action), names=words(fitting))
    if given.phase == "step" and not 0 <= battle.unit < UNITS:
        raise BadInput("error-position-value", place="unit", value=str(given.unit))
    if given.phase == "step" and battle.side(battle.active).where[battle.unit] == NONE:
        raise BadInput("error-position-value", place="unit", value=f"{given.unit} off")
    if given.phase == "aim" and battle.verb != BLAST and battle.side(battle.active).where[battle.card] == NONE:
        raise BadInput("error-position-value", place="card", value=f"{given.card} off")
    if (given.phase == "over") != (given.winner is not None) or (given.winner is None) != (given.reason is None):
        raise BadInput("error-position-value", place="winner", value=str(given.winner))
    if given.winner is not None and given.reason is not None:
        battle.winner = SIDE_NAMES.index(given.winner)
        battle.ending = REASONS.index(given.reason)


CHOICE_VERBS: Final[dict[str, tuple[int, ...]]] = {
    "step": (MOVE, GUIDE, SCOUT, STALK),
    "lead": (GUIDE,),
    "aim": (ATTACK, SUPPRESS, BLAST),
    "take": (BOLSTER, INSPIRE),
    "number": (COMMAND,),
    "mark": (TARGET,),
}


def words(verbs: Iterable[int]) -> str:
    return ", ".join(VERB_NAMES[verb] for verb in verbs)


def named(name: str, names: tuple[str, ...], place: str) -> int:
    if name not in names:
        raise BadInput("error-position-choice", place=place, value=name, names=", ".join(names))
    return names.index(name)


def arrange_cards(me: Side, given: GivenSide, place: str) -> None:
    """Put the named cards where they are said to be, and the rest where it was or left the game."""
    stock = {name: getattr(me, name)[:] for name in PILES}
    placed = {name: pile_of(getattr(given, name)) for name in PILES if getattr(given, name) is not UNSET}
    for kind in range(KINDS):
        total = sum(int(stock[name][kind]) for name in PILES)
        listed = sum(int(cards[kind]) for cards in placed.values())
        rest = total - listed
        if rest < 0:
            raise BadInput("error-position-cards", place=f"{place}.{KIND_NAMES[kind]}", named=listed, total=total)
        for name in PILES:
            getattr(me, name)[kind] = placed[name][kind] if name in placed else 0
        put_rest(me, stock, placed, kind, rest, place)
    me.hand_size, me.deck_size = pile_size(me.hand), pile_size(me.deck)
    me.seen = me.discard[:] if given.seen is UNSET else part_of(me.discard, given.seen, f"{place}.seen")
    me.held = part_of(me.hand, given.held, f"{place}.held")
    me.held_size = pile_size(me.held)
    me.old_pool = pile_of(given.old_pool)
    me.old_hand = given.old_hand
    combat = sum(int(me.removed[unit]) for unit in range(UNITS))
    me.casualties = combat if given.casualties is UNSET else given.casualties


def part_of(whole: vec[i64], cards: Pile, place: str) -> vec[i64]:
    """Some cards of a pile."""
    part = pile_of(cards)
    for kind in range(KINDS):
        if part[kind] > whole[kind]:
            raise BadInput("error-position-value", place=f"{place}.{KIND_NAMES[kind]}", value=str(part[kind]))
    return part


def put_rest(
    me: Side, stock: Mapping[str, vec[i64]], placed: Mapping[str, vec[i64]], kind: int, rest: int, place: str
) -> None:
    """The copies of a kind that no given pile names."""
    if "deck" in placed and "supply" in placed:
        if "removed" in placed and rest:
            raise BadInput("error-position-rest", place=f"{place}.{KIND_NAMES[kind]}", rest=rest)
        me.removed[kind] += rest
    elif "deck" in placed:
        me.supply[kind] += rest
    elif "supply" in placed:
        me.deck[kind] += rest
    else:
        supply = min(rest, int(stock["supply"][kind]))
        me.supply[kind] += supply
        me.deck[kind] += rest - supply


def arrange_side(battle: Battle, me: Side, given: GivenSide, place: str) -> None:
    """Markers, bid and what is known of a side."""
    if given.scouted is not UNSET:
        me.scouted = tiles_of(battle, given.scouted)
    if given.controlled is not UNSET:
        me.controlled = tiles_of(battle, given.controlled)
    me.scouted &= ~me.controlled
    if given.target is not None:
        me.target = tile_number(battle, given.target)
    if given.bid is not None:
        me.bid = kind_number(given.bid)
        if me.hand[me.bid] == 0:
            raise BadInput("error-position-value", place=f"{place}.bid", value=given.bid)
    me.hopeless = given.hopeless
    me.hand_lacks = kinds_of(given.hand_lacks)
    me.discard_lacks = kinds_of(given.discard_lacks)


def place_counter(battle: Battle, name: str, text: str) -> None:
    """Put a counter where it is said to be: a tile, a tile and `suppressed`, or `off`."""
    side, unit = divmod(counter_number(name), UNITS)
    me = battle.side(side)
    if battle.board.spawns[side * UNITS + unit] == NONE:
        raise BadInput("error-position-unit", place=f"counters.{name}")
    parts = text.split()
    if not parts or len(parts) > 2 or (len(parts) == 2 and parts[1] != "suppressed") or parts == ["off", "suppressed"]:
        raise BadInput("error-position-counter", place=f"counters.{name}", value=text)
    me.suppressed &= ~(1 << unit)
    me.where[unit] = NONE if parts[0] == "off" else tile_number(battle, parts[0])
    if len(parts) == 2:
        me.suppressed |= 1 << unit


def faults(start: Battle, battle: Battle) -> list[str]:
    """What is broken in a position that came from `start`."""
    found: list[str] = []
    for side, name in enumerate(SIDE_NAMES):
        found += [f"{name}: {fault}" for fault in side_faults(start.side(side), battle.side(side), battle, side)]
    if battle.us.controlled & battle.ger.controlled:
        found.append("a tile is controlled by both sides (U-9.6)")
    if battle.radio_value and battle.board.radio == NONE:
        found.append("a radio value without a radio (U-15)")
    if battle.phase == OVER and (battle.winner == NONE or battle.ending == RUNNING):
        found.append("over without a winner (U-14.13)")
    if battle.phase != OVER and battle.ending != RUNNING:
        found.append("won, and still going on (U-4.2)")
    if battle.phase == TURN and (battle.card != NONE or battle.pending):
        found.append("an action is left over from the card before (U-7.2)")
    return found


def side_faults(start: Side, me: Side, battle: Battle, side: int) -> list[str]:
    found: list[str] = []
    for kind in range(KINDS):
        counts = [int(getattr(me, name)[kind]) for name in PILES]
        if min(counts) < 0 or sum(counts) != sum(int(getattr(start, name)[kind]) for name in PILES):
            found.append(
                f"{KIND_NAMES[kind]} lost, made or below zero: {dict(zip(PILES, counts, strict=True))} (U-3.1)"
            )
        if not 0 <= me.seen[kind] <= me.discard[kind] or not 0 <= me.held[kind] <= me.hand[kind]:
            found.append(f"more {KIND_NAMES[kind]} known to be in a pile than there are")
    sizes = (me.hand_size, me.held_size, me.deck_size)
    if sizes != (pile_size(me.hand), pile_size(me.held), pile_size(me.deck)):
        found.append("a pile's size is wrong")
    if sum(int(me.removed[unit]) for unit in range(UNITS)) != me.casualties:
        found.append("combat cards removed are not the casualties (U-16.2)")
    if any(me.removed[kind] for kind in range(UNITS, FOG)):
        found.append("a command card was removed (U-13.7)")
    for unit in range(UNITS):
        if me.where[unit] == NONE and me.is_suppressed(unit):
            found.append(f"{KIND_NAMES[unit]} is suppressed off the board (U-13.5)")
        if me.where[unit] != NONE and battle.board.spawns[side * UNITS + unit] == NONE:
            found.append(f"{KIND_NAMES[unit]} is not in the scenario (U-2.3)")
    if me.scouted & me.controlled:
        found.append("a marker shows both faces (U-9.6)")
    if start.marked() & ~me.marked():
        found.append("a control marker left the board (U-9.6)")
    if me.target != NONE and me.where[KIND_NAMES.index("mortar")] == NONE:
        found.append("a target marker without a Mortar counter (U-13.6)")
    if me.bid != NONE and me.hand[me.bid] == 0:
        found.append("a bid that is not in hand (U-6.1)")
    return found
