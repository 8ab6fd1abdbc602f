"""Positions by name: what a script may ask (`facts`), the whole as text (`dump`), and back (`arrange`)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.errors import BadInput
from fieldcraft.games.undaunted.kinds import (
    FOG,
    KIND_NAMES,
    KINDS,
    NONE,
    SIDE_NAMES,
    UNITS,
    VERB_NAMES,
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
SIDE_KEYS: Final = (
    *PILES, "seen", "held", "hand_lacks", "discard_lacks", "scouted", "controlled", "target", "bid", "hopeless", "casualties",
)  # fmt: skip
KEYS: Final = (
    "round", "phase", "initiative", "active", "card", "action", "unit", "left", "pending", "radio_value", "winner",
    "reason", "barrier", "us", "ger", "counters",
)  # fmt: skip


def pile(cards: Iterable[int]) -> dict[str, int]:
    """A pile as card name -> copies, without the zeros."""
    return {KIND_NAMES[kind]: int(count) for kind, count in enumerate(cards) if count}


def pile_of(value: Any, place: str) -> vec[i64]:
    """A pile written as a list of card names or as name -> copies."""
    if isinstance(value, Mapping):
        counts = Counter({str(name): count for name, count in value.items()})
    elif isinstance(value, list):
        counts = Counter(map(str, value))
    else:
        raise BadInput("error-position-pile", place=place)
    cards = vec[i64]([0] * KINDS)
    for name, count in counts.items():
        if isinstance(count, bool) or not isinstance(count, int) or count < 0:
            raise BadInput("error-position-pile", place=f"{place}.{name}")
        cards[kind_number(name)] = count
    return cards


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
    given: dict[str, Any] = {
        "round": int(battle.round),
        "phase": PHASE_NAMES[battle.phase],
        "initiative": SIDE_NAMES[battle.holder],
        "barrier": int(battle.barrier),
    }
    if battle.active != NONE:
        given["active"] = SIDE_NAMES[battle.active]
    if battle.card != NONE:
        given |= {
            "card": KIND_NAMES[battle.card],
            "action": VERB_NAMES[battle.verb],
            "left": int(battle.left),
        }
    if battle.unit != NONE:
        given["unit"] = KIND_NAMES[battle.unit]
    if battle.pending:
        given["pending"] = [counter_name(each) for each in range(2 * UNITS) if (battle.pending >> each) & 1]
    if battle.radio_value:
        given["radio_value"] = int(battle.radio_value)
    if battle.ending != RUNNING:
        given |= {"winner": SIDE_NAMES[battle.winner], "reason": REASONS[battle.ending]}
    for side, name in enumerate(SIDE_NAMES):
        given[name] = dump_side(battle, side)
    given["counters"] = {
        f"{name}.{KIND_NAMES[unit]}": counter_text(battle, side, unit)
        for side, name in enumerate(SIDE_NAMES)
        for unit in range(UNITS)
        if battle.board.spawns[side * UNITS + unit] != NONE
    }
    return given


def dump_side(battle: Battle, side: int) -> dict[str, Any]:
    me = battle.side(side)
    given: dict[str, Any] = {name: pile(getattr(me, name)) for name in (*PILES, "seen", "held")}
    given |= {
        "hand_lacks": [KIND_NAMES[kind] for kind in range(KINDS) if (me.hand_lacks >> kind) & 1],
        "discard_lacks": [KIND_NAMES[kind] for kind in range(KINDS) if (me.discard_lacks >> kind) & 1],
        "scouted": names_in(battle, me.scouted),
        "controlled": names_in(battle, me.controlled),
        "casualties": int(me.casualties),
    }
    if me.target != NONE:
        given["target"] = tile_names(battle)[me.target]
    if me.bid != NONE:
        given["bid"] = KIND_NAMES[me.bid]
    if me.hopeless:
        given["hopeless"] = True
    return given


def arrange(battle: UndauntedState, given: Mapping[str, Any]) -> None:
    """Change a scenario's starting position, before any card was drawn, into the one described; raises `BadInput`.

    Cards named for hand, play area, discard pile or removed pile are taken from the deck first, then from the supply.
    With `deck` and `supply` given too, what is named nowhere has left the game.
    """
    known(given, KEYS, "")
    battle.round = number(given, "round", 1)
    battle.holder = choice(given, "initiative", SIDE_NAMES, int(battle.holder))
    battle.phase = choice(given, "phase", PHASE_NAMES, TURN)
    battle.active = choice(given, "active", SIDE_NAMES, NONE if battle.phase == BIDDING else int(battle.holder))
    battle.radio_value = number(given, "radio_value", 0)
    for side, name in enumerate(SIDE_NAMES):
        described = given.get(name, {})
        if not isinstance(described, Mapping):
            raise BadInput("error-position-value", place=name, value=str(described))
        known(described, SIDE_KEYS, name)
        arrange_cards(battle.side(side), described, name)
        arrange_side(battle, battle.side(side), described, name)
    for name, text in (given.get("counters") or {}).items():
        place_counter(battle, str(name), str(text))
    if "card" in given:
        battle.card = kind_number(str(given["card"]))
        battle.verb = choice(given, "action", VERB_NAMES, NONE)
        battle.left = number(given, "left", 0)
        battle.unit = kind_number(str(given["unit"])) if "unit" in given else NONE
    battle.pending = sum(1 << counter_number(str(name)) for name in given.get("pending", ()))
    if battle.phase == OVER:
        battle.winner = choice(given, "winner", SIDE_NAMES, NONE)
        battle.ending = choice(given, "reason", REASONS, RUNNING)
    battle.barrier = number(given, "barrier", 0)


def known(given: Mapping[str, Any], keys: Iterable[str], place: str) -> None:
    """Refuse a key that nothing knows: a misspelt one would silently test nothing."""
    for key in given:
        if key not in keys:
            where = f"{place}.{key}" if place else str(key)
            raise BadInput("error-position-key", place=where, keys=", ".join(keys))


def number(given: Mapping[str, Any], key: str, default: int) -> int:
    value = given.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadInput("error-position-value", place=key, value=str(value))
    return value


def choice(given: Mapping[str, Any], key: str, names: tuple[str, ...], default: int) -> int:
    if key not in given:
        return default
    if given[key] not in names:
        raise BadInput("error-position-choice", place=key, value=str(given[key]), names=", ".join(filter(None, names)))
    return names.index(given[key])


def arrange_cards(me: Side, given: Mapping[str, Any], place: str) -> None:
    """Put the named cards where they are said to be, and the rest where it was or left the game."""
    stock = {name: getattr(me, name)[:] for name in PILES}
    placed = {name: pile_of(given[name], f"{place}.{name}") for name in PILES if name in given}
    for kind in range(KINDS):
        total = sum(int(stock[name][kind]) for name in PILES)
        named = sum(int(cards[kind]) for cards in placed.values())
        rest = total - named
        if rest < 0:
            raise BadInput("error-position-cards", place=f"{place}.{KIND_NAMES[kind]}", named=named, total=total)
        for name in PILES:
            getattr(me, name)[kind] = placed[name][kind] if name in placed else 0
        put_rest(me, stock, placed, kind, rest, place)
    me.hand_size, me.deck_size = pile_size(me.hand), pile_size(me.deck)
    seen = pile_of(given["seen"], f"{place}.seen") if "seen" in given else me.discard
    held = pile_of(given.get("held", {}), f"{place}.held")
    for kind in range(KINDS):
        if seen[kind] > me.discard[kind]:
            raise BadInput("error-position-value", place=f"{place}.seen.{KIND_NAMES[kind]}", value=str(seen[kind]))
        me.seen[kind] = seen[kind]
        if held[kind] > me.hand[kind]:
            raise BadInput("error-position-value", place=f"{place}.held.{KIND_NAMES[kind]}", value=str(held[kind]))
        me.held[kind] = held[kind]
    me.casualties = number(given, "casualties", sum(int(me.removed[unit]) for unit in range(UNITS)))


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


def arrange_side(battle: Battle, me: Side, given: Mapping[str, Any], place: str) -> None:
    """Markers, bid and what is known of a side."""
    for face in ("scouted", "controlled"):
        if face in given:
            setattr(me, face, sum(1 << tile_number(battle, str(name)) for name in given[face] or ()))
    me.scouted &= ~me.controlled
    if given.get("target") is not None:
        me.target = tile_number(battle, str(given["target"]))
    if given.get("bid") is not None:
        me.bid = kind_number(str(given["bid"]))
        if me.hand[me.bid] == 0:
            raise BadInput("error-position-value", place=f"{place}.bid", value=str(given["bid"]))
    me.hopeless = bool(given.get("hopeless", False))
    me.hand_lacks = sum(1 << kind_number(str(name)) for name in given.get("hand_lacks", ()))
    me.discard_lacks = sum(1 << kind_number(str(name)) for name in given.get("discard_lacks", ()))


def place_counter(battle: Battle, name: str, text: str) -> None:
    """Put a counter where it is said to be: a tile, a tile and `suppressed`, or `off`."""
    side, unit = divmod(counter_number(name), UNITS)
    me = battle.side(side)
    if battle.board.spawns[side * UNITS + unit] == NONE:
        raise BadInput("error-position-unit", place=f"counters.{name}")
    words = text.split()
    if not words or len(words) > 2 or (len(words) == 2 and words[1] != "suppressed") or words == ["off", "suppressed"]:
        raise BadInput("error-position-counter", place=f"counters.{name}", value=text)
    me.suppressed &= ~(1 << unit)
    me.where[unit] = NONE if words[0] == "off" else tile_number(battle, words[0])
    if len(words) == 2:
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
    if battle.phase != OVER and not battle.to_act():
        found.append("nobody has to act and the game is not over")
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
    if me.hand_size != pile_size(me.hand) or me.deck_size != pile_size(me.deck):
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
