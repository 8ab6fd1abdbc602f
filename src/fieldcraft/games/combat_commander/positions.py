"""Positions by name: what a script may ask (`facts`), the whole as text (`dump`), and back (`arrange`).

A unit is one line such as `german.squad.rifle F6 broken suppressed w2`, under its slot `axis.3`; a place off the map
is `casualty` or `time:4`. A Weapon is a line such as `german.weapon.light_mg broken`, under its slot `w2`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field, to_builtins
from msgspec.structs import asdict

from fieldcraft.core.data import read_position
from fieldcraft.core.errors import BadInput
from fieldcraft.games.combat_commander.hexes import HEXES, hex_name, hex_number
from fieldcraft.games.combat_commander.kinds import (
    CHIT_LETTERS,
    CHITS,
    DECK_SIZE,
    FORTIFICATION_NAMES,
    NO_FORTIFICATION,
    NONE,
    OBJECTIVES,
)
from fieldcraft.games.combat_commander.markers import SMOKE_COUNT
from fieldcraft.games.combat_commander.notation import piece_name, piece_number
from fieldcraft.games.combat_commander.pieces import RADIO_IDS, UNIT_IDS, WEAPON_IDS
from fieldcraft.games.combat_commander.process import OVER, TURN, W1_TURN, WINDOW_NAMES
from fieldcraft.games.combat_commander.rules.occupation import put_down, take_off
from fieldcraft.games.combat_commander.state import (
    ASIDE,
    BOTH,
    BOX,
    CASUALTY,
    DEPTH,
    FIRST_WEAPON,
    FRAME,
    REASONS,
    RESHUFFLES,
    SLOTS,
    UNITS,
    WAITING,
    WEAPONS,
    Battle,
    Player,
    is_on_map,
)

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Small = Annotated[int, Meta(ge=0, le=99)]
CardNumber = Annotated[int, Meta(ge=1, le=DECK_SIZE)]
SideId = Literal["axis", "allies"]
SIDES: Final[tuple[SideId, SideId]] = ("axis", "allies")

MARK_NAMES: Final = (
    "broken",
    "suppressed",
    "veteran",
    "spent",
    "chosen",
    "moving",
    "watching",
    "acted",
    "grouped",
    "on_road",
    "firing",
    "aimed_at",
    "listed",
    "entered",
    "struck",
)
"""By bit: the marks of a unit, in the order of `state`."""
WEAPON_MARK_NAMES: Final = ("broken", "fired", "firing", "fired_once")


class GivenSide(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One side of a written position; whatever is left out is as the set-up has it."""

    hand: list[CardNumber] = field(default_factory=list)
    discard: list[CardNumber] = field(default_factory=list)
    reshuffles: Annotated[int, Meta(ge=0, lt=RESHUFFLES)] = 0
    entered: dict[str, Small] = field(default_factory=dict)
    room: list[Small] = field(default_factory=list)
    order_limit: Small | UnsetType = UNSET
    orders_given: Small = 0
    recovered: bool = False
    surrender: Small | UnsetType = UNSET
    secret_chits: list[str] = field(default_factory=list)
    shown: list[CardNumber] = field(default_factory=list)
    """Cards of the hand that the opponent has seen (CC-E61)."""
    radio: str | UnsetType | None = UNSET
    """A Radio such as `german.radio.81mm`, with ` broken` behind it; null for an empty Artillery Box."""
    ready: bool = True
    lost_last: bool = False


class Given(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A written position."""

    turn: Number = 1
    active: SideId | UnsetType = UNSET
    asked: Literal["axis", "allies", "both", "nobody"] | UnsetType = UNSET
    window: str = WINDOW_NAMES[W1_TURN]
    stack: list[list[int]] | UnsetType = UNSET
    time: Small | UnsetType = UNSET
    vp: int | UnsetType = UNSET
    initiative: SideId | UnsetType = UNSET
    mine_strength: Small | UnsetType = UNSET
    fog: Small | UnsetType = UNSET
    triggers: Small = 0
    dice: list[Small] = field(default_factory=lambda: [0, 0])
    revealed: int = 0
    open_chits: list[str] | UnsetType = UNSET
    cup: list[str] | UnsetType = UNSET
    control: dict[str, SideId | None] | UnsetType = UNSET
    winner: SideId | None = None
    reason: str | None = None
    barrier: Number = 0
    units: dict[str, str] = field(default_factory=dict)
    weapons: dict[str, str] = field(default_factory=dict)
    smoke: dict[str, Small] = field(default_factory=dict)
    blaze: dict[str, Small] = field(default_factory=dict)
    works: dict[str, str] | UnsetType = UNSET
    """All Fortifications there are; if it is left out, those of the scenario."""
    held_by: dict[str, SideId] = field(default_factory=dict)
    mixed: dict[str, Small] = field(default_factory=dict)
    used: dict[str, Number] = field(default_factory=dict)
    came_from: dict[str, str] = field(default_factory=dict)
    sides: dict[SideId, GivenSide] = field(default_factory=dict)


# To text.


def place_name(at: int) -> str:
    """A hex, `casualty`, `time:4`, or `nowhere` for a unit that is not set up yet."""
    if is_on_map(at):
        return hex_name(at)
    if at == CASUALTY:
        return "casualty"
    if at == ASIDE:
        return "aside"
    return f"time:{at - WAITING}" if at >= WAITING else "nowhere"


def mark_words(marks: int, words: tuple[str, ...]) -> list[str]:
    return [word for bit, word in enumerate(words) if (marks >> bit) & 1]


def unit_line(battle: Battle, unit: int) -> str:
    counters = battle.counters
    weapon = int(counters.weapon[unit])
    words = [UNIT_IDS[counters.kind[unit]], place_name(int(counters.at[unit]))]
    words += mark_words(int(counters.marks[unit]), MARK_NAMES)
    return " ".join(words + ([piece_name(FIRST_WEAPON + weapon)] if weapon != NONE else []))


def weapon_line(battle: Battle, weapon: int) -> str:
    counters = battle.counters
    words = [WEAPON_IDS[counters.weapon_kind[weapon]]]
    words += mark_words(int(counters.weapon_marks[weapon]), WEAPON_MARK_NAMES)
    return " ".join(words + (["box"] if counters.carrier[weapon] == BOX else []))


def chits(mask: int) -> list[str]:
    return [CHIT_LETTERS[chit] for chit in range(CHITS) if (int(mask) >> chit) & 1]


def cards(pile: Any) -> list[int]:
    return [card + 1 for card in range(DECK_SIZE) if pile[card]]


def side_or_none(side: int) -> SideId | None:
    return None if side == NONE else SIDES[side]


def marked_hexes(values: Any, empty: int) -> dict[str, int]:
    return {hex_name(hex_): int(values[hex_]) for hex_ in range(HEXES) if values[hex_] != empty}


def marked_units(values: Any, empty: int) -> dict[str, int]:
    return {piece_name(unit): int(values[unit]) for unit in range(UNITS) if values[unit] != empty}


def asked_name(battle: Battle) -> Literal["axis", "allies", "both", "nobody"]:
    if battle.asked == BOTH:
        return "both"
    return "nobody" if battle.asked == NONE else SIDES[battle.asked]


def dump_side(me: Player) -> GivenSide:
    return GivenSide(
        hand=cards(me.hand),
        discard=cards(me.discard),
        reshuffles=int(me.reshuffles),
        entered={str(card + 1): int(me.entered[card]) for card in range(DECK_SIZE) if me.entered[card]},
        room=[int(me.room[number]) for number in range(1, me.reshuffles + 1)],
        order_limit=int(me.order_limit),
        orders_given=int(me.orders_given),
        recovered=me.has_recovered,
        surrender=int(me.surrender),
        secret_chits=chits(me.secret_chits),
        shown=cards(me.shown),
        radio=None if me.radio == NONE else RADIO_IDS[me.radio] + " broken" * me.is_radio_broken,
        ready=me.is_ready,
        lost_last=me.has_lost_last,
    )


def given_of(battle: Battle) -> Given:
    counters = battle.counters
    return Given(
        turn=int(battle.turn),
        active=SIDES[battle.active],
        asked=asked_name(battle),
        window=WINDOW_NAMES[battle.window],
        stack=[[int(n) for n in battle.stack[at : at + FRAME]] for at in range(0, int(battle.top) + 1, FRAME)],
        time=int(battle.time),
        vp=int(battle.vp),
        initiative=SIDES[battle.initiative],
        mine_strength=int(battle.mine_strength),
        fog=int(battle.fog),
        triggers=int(battle.triggers),
        dice=[int(battle.white), int(battle.coloured)],
        revealed=int(battle.revealed),
        open_chits=chits(battle.open_chits),
        cup=chits(battle.cup),
        control={str(number + 1): side_or_none(int(side)) for number, side in enumerate(battle.control)},
        winner=side_or_none(int(battle.winner)),
        reason=REASONS[battle.ending] or None,
        barrier=int(battle.barrier),
        units={piece_name(unit): unit_line(battle, unit) for unit in range(UNITS) if counters.kind[unit] != NONE},
        weapons={
            piece_name(FIRST_WEAPON + weapon): weapon_line(battle, weapon)
            for weapon in range(WEAPONS)
            if counters.weapon_kind[weapon] != NONE
        },
        smoke=marked_hexes(counters.smoke, 0),
        blaze=marked_hexes(counters.blaze, 0),
        works={name: FORTIFICATION_NAMES[kind] for name, kind in marked_hexes(counters.works, 0).items()},
        held_by={name: SIDES[side] for name, side in marked_hexes(counters.held_by, NONE).items()},
        mixed=marked_hexes(counters.mixed, 0),
        used=marked_units(counters.used, 0),
        came_from={name: place_name(at) for name, at in marked_units(counters.came_from, NONE).items()},
        sides={name: dump_side(battle.player(side)) for side, name in enumerate(SIDES)},
    )


def dump(battle: Battle) -> dict[str, Any]:
    """The whole position, such that `arrange` makes an equal one of it."""
    built = to_builtins(given_of(battle), str_keys=True)
    assert isinstance(built, dict)
    return built


def facts(battle: Battle) -> dict[str, Any]:
    """Every fact by name: `time`, `vp`, `axis.3`, `w2`, `control.1`, `smoke.F6`, `axis.hand`..."""
    given = asdict(given_of(battle))
    found = {name: value for name, value in given.items() if not isinstance(value, dict)}
    found["to_act"] = [SIDES[seat] for seat in battle.to_act()]
    found |= given["units"] | given["weapons"]
    for name in ("control", "smoke", "blaze", "works", "held_by"):
        found |= {f"{name}.{key}": value for key, value in given[name].items()}
    for side, name in enumerate(SIDES):
        me = battle.player(side)
        found |= {f"{name}.{key}": value for key, value in asdict(dump_side(me)).items()}
        found |= {f"{name}.hand_size": int(me.hand_size), f"{name}.deck_size": int(me.deck_size)}
        found[f"{name}.casualties"] = int(me.casualties)
    return found


# From text.


def wrong(place: str, value: object) -> BadInput:
    return BadInput("error-position-value", place=place, value=str(value))


def hex_of_name(name: str, place: str) -> int:
    if hex_number(name) < 0:
        raise wrong(place, name)
    return hex_number(name)


def place_of(word: str, where: str) -> int:
    if word == "casualty":
        return CASUALTY
    if word == "aside":
        return ASIDE
    if word == "nowhere":
        return NONE
    if word.startswith("time:") and word[5:].isdecimal():
        return WAITING + int(word[5:])
    return hex_of_name(word, where)


def marks_of(words: list[str], known: tuple[str, ...], where: str) -> int:
    for word in words:
        if word not in known:
            raise wrong(where, word)
    return sum(1 << known.index(word) for word in dict.fromkeys(words))


def arrange(battle: Battle, described: Mapping[str, Any]) -> None:
    """Change the bare table of a scenario into the position described; raises `BadInput`.

    Units and Weapons named nowhere are not in play, cards named nowhere lie in the draw piles. Without a stack it is
    the active side's choice of an Order.
    """
    given = read_position(described, Given)
    battle.turn, battle.barrier, battle.triggers = given.turn, given.barrier, given.triggers
    battle.time = battle.time if given.time is UNSET else given.time
    battle.vp = battle.vp if given.vp is UNSET else given.vp
    if given.active is not UNSET:
        battle.active = SIDES.index(given.active)
    if given.initiative is not UNSET:
        battle.initiative = SIDES.index(given.initiative)
    if given.mine_strength is not UNSET:
        battle.mine_strength = given.mine_strength
    if given.fog is not UNSET:
        battle.fog = given.fog
    battle.white, battle.coloured = given.dice
    battle.revealed = given.revealed
    arrange_counters(battle, given)
    arrange_hexes(battle, given)
    for side, name in enumerate(SIDES):
        arrange_side(battle, side, given.sides.get(name, GivenSide()))
    arrange_chits(battle, given)
    arrange_question(battle, given)


def arrange_counters(battle: Battle, given: Given) -> None:
    counters = battle.counters
    for unit in range(UNITS):
        take_off(battle, unit)
        counters.kind[unit] = counters.weapon[unit] = NONE
    for weapon in range(WEAPONS):
        counters.weapon_kind[weapon] = counters.carrier[weapon] = NONE
    for name, line in given.weapons.items():
        arrange_weapon(battle, piece_number(name) - FIRST_WEAPON, line, name)
    for name, line in given.units.items():
        arrange_unit(battle, piece_number(name), line, name)
    for name, used in given.used.items():
        counters.used[piece_number(name)] = used
    for name, place in given.came_from.items():
        counters.came_from[piece_number(name)] = place_of(place, name)
    for side in range(len(SIDES)):
        slots = range(side * SLOTS, side * SLOTS + SLOTS)
        battle.player(side).casualties = sum(int(counters.at[unit] == CASUALTY) for unit in slots)
        taken = [unit - side * SLOTS + 1 for unit in slots if counters.kind[unit] != NONE]
        battle.player(side).slots = taken[-1] if taken else 0


def arrange_weapon(battle: Battle, weapon: int, line: str, name: str) -> None:
    words = line.split()
    if weapon < 0 or not words or words[0] not in WEAPON_IDS:
        raise wrong(name, line)
    counters = battle.counters
    counters.weapon_kind[weapon] = WEAPON_IDS.index(words[0])
    if words[-1] == "box":
        counters.carrier[weapon] = BOX
        words.pop()
    counters.weapon_marks[weapon] = marks_of(words[1:], WEAPON_MARK_NAMES, name)


def arrange_unit(battle: Battle, unit: int, line: str, name: str) -> None:
    words = line.split()
    if unit >= UNITS or len(words) < 2 or words[0] not in UNIT_IDS:
        raise wrong(name, line)
    counters = battle.counters
    counters.kind[unit] = UNIT_IDS.index(words[0])
    at = place_of(words[1], name)
    if is_on_map(at):
        put_down(battle, unit, at)
    counters.at[unit] = at
    if len(words) > 2 and words[-1][:1] == "w" and words[-1] not in MARK_NAMES:
        weapon = piece_number(words.pop()) - FIRST_WEAPON
        if counters.weapon_kind[weapon] == NONE or counters.carrier[weapon] != NONE:
            raise wrong(name, line)
        counters.weapon[unit], counters.carrier[weapon] = weapon, unit
    counters.marks[unit] = marks_of(words[2:], MARK_NAMES, name)


def arrange_hexes(battle: Battle, given: Given) -> None:
    counters = battle.counters
    for value in range(len(SMOKE_COUNT)):
        counters.smoke_pool[value] = SMOKE_COUNT[value]
    for listed, marked in ((given.smoke, counters.smoke), (given.blaze, counters.blaze)):
        for name, value in listed.items():
            if not 0 < value < len(SMOKE_COUNT) or counters.smoke_pool[value] == 0:
                raise wrong(name, value)
            marked[hex_of_name(name, "smoke")] = value
            counters.smoke_pool[value] -= 1
    if given.works is not UNSET:
        for hex_ in range(HEXES):
            counters.works[hex_] = NO_FORTIFICATION
    for name, kind in (given.works or {}).items():
        if kind not in FORTIFICATION_NAMES[1:]:
            raise wrong(name, kind)
        counters.works[hex_of_name(name, "works")] = FORTIFICATION_NAMES.index(kind)
    for name, side in given.held_by.items():
        counters.held_by[hex_of_name(name, "held_by")] = SIDES.index(side)
    for name, mark in given.mixed.items():
        counters.mixed[hex_of_name(name, "mixed")] = mark


def arrange_side(battle: Battle, side: int, given: GivenSide) -> None:
    me = battle.player(side)
    if len({*given.hand, *given.discard}) != len(given.hand) + len(given.discard):
        raise wrong("hand", given.hand)
    for pile, listed in ((me.hand, given.hand), (me.discard, given.discard)):
        for number in listed:
            pile[number - 1], me.deck[number - 1] = 1, 0
    me.hand_size = len(given.hand)
    me.deck_size = DECK_SIZE - len(given.hand) - len(given.discard)
    if len(given.room) not in (0, given.reshuffles):
        raise wrong("room", given.room)
    me.reshuffles = given.reshuffles
    for word, reshuffle in given.entered.items():
        if not word.isdecimal() or not 1 <= int(word) <= DECK_SIZE or reshuffle > given.reshuffles:
            raise wrong("entered", word)
        me.entered[int(word) - 1] = reshuffle
    for place in range(given.reshuffles):
        me.room[place + 1] = given.room[place] if given.room else len(given.hand)
    me.order_limit = me.order_limit if given.order_limit is UNSET else given.order_limit
    me.surrender = me.surrender if given.surrender is UNSET else given.surrender
    me.orders_given, me.has_recovered = given.orders_given, given.recovered
    me.is_ready, me.has_lost_last = given.ready, given.lost_last
    for number in given.shown:
        if number not in given.hand:
            raise wrong("shown", number)
        me.shown[number - 1] = 1
    if given.radio is None:
        me.radio, me.is_radio_broken = NONE, False
    elif given.radio is not UNSET:
        name, _, state = given.radio.partition(" ")
        if name not in RADIO_IDS or state not in ("", "broken"):
            raise wrong("radio", given.radio)
        me.radio, me.is_radio_broken = RADIO_IDS.index(name), state == "broken"


def chit_mask(letters: list[str]) -> int:
    for letter in letters:
        if len(letter) != 1 or letter not in CHIT_LETTERS:
            raise wrong("chits", letter)
    return sum(1 << CHIT_LETTERS.index(letter) for letter in dict.fromkeys(letters))


def arrange_chits(battle: Battle, given: Given) -> None:
    if given.open_chits is not UNSET:
        battle.open_chits = chit_mask(given.open_chits)
    secret = 0
    for side, name in enumerate(SIDES):
        mine = chit_mask(given.sides.get(name, GivenSide()).secret_chits)
        if mine & (secret | int(battle.open_chits)):
            raise wrong("secret_chits", name)
        battle.player(side).secret_chits = mine
        secret |= mine
    battle.cup &= ~(secret | int(battle.open_chits))
    if given.cup is not UNSET:
        battle.cup = chit_mask(given.cup)
    if given.control is not UNSET:
        for number, side_name in given.control.items():
            if not number.isdecimal() or not 1 <= int(number) <= OBJECTIVES:
                raise wrong("control", number)
            battle.control[int(number) - 1] = NONE if side_name is None else SIDES.index(side_name)


def arrange_question(battle: Battle, given: Given) -> None:
    """The stack with the question of its top, or the end of the game."""
    if given.window not in WINDOW_NAMES:
        raise wrong("window", given.window)
    battle.clear_stack()
    battle.window = WINDOW_NAMES.index(given.window)
    if (battle.window == OVER) != (given.reason is not None) or (given.reason or "") not in REASONS:
        raise wrong("reason", given.reason)
    battle.ending = REASONS.index(given.reason or "")
    battle.winner = NONE if given.winner is None else SIDES.index(given.winner)
    if battle.window == OVER:
        return
    frames = [[TURN, 0, int(battle.active)]] if given.stack is UNSET else given.stack
    if not 0 < len(frames) <= DEPTH:
        raise wrong("stack", len(frames))
    for frame in frames:
        if not 0 < len(frame) <= FRAME:
            raise wrong("stack", frame)
        battle.push(frame[0])
        for place, number in enumerate(frame[1:], 1):
            battle.put(place, number)
    asked = SIDES[battle.active] if given.asked is UNSET else given.asked
    battle.asked = {"axis": 0, "allies": 1, "both": BOTH, "nobody": NONE}[asked]
