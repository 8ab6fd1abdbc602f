"""The table in characters, and in plain sentences: drawn from a view, so it shows what a seat may see."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from fieldcraft.core.text import Arg, Message, Reader
from fieldcraft.games.combat_commander import names
from fieldcraft.games.combat_commander.briefing import briefing
from fieldcraft.games.combat_commander.described import marks_of
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.kinds import (
    ALLIES,
    AXIS,
    DECK_SIZE,
    FORTIFICATION_NAMES,
    LEADER,
    NATION_NAMES,
    NONE,
    SQUAD,
)
from fieldcraft.games.combat_commander.map_file import Map
from fieldcraft.games.combat_commander.maps import map_of
from fieldcraft.games.combat_commander.pieces import (
    UNIT_COMMAND,
    UNIT_FP,
    UNIT_IS_HERO,
    UNIT_MORALE,
    UNIT_MOVE,
    UNIT_RANGE,
    UNIT_TYPE,
)
from fieldcraft.games.combat_commander.scenario_file import Scenario
from fieldcraft.games.combat_commander.scenarios import scenario
from fieldcraft.games.combat_commander.state import (
    BOX,
    CASUALTY,
    IS_BROKEN,
    SLOTS,
    SUPPRESSED,
    WEAPON_BROKEN,
)
from fieldcraft.games.combat_commander.table import chart, told
from fieldcraft.games.combat_commander.table.chart import Contents, Runs
from fieldcraft.games.combat_commander.titles import scenario_date, scenario_place, scenario_title
from fieldcraft.games.combat_commander.view import UnitView, View, WeaponView

CELL: Final = 5
MORE: Final = "…"

Show = Callable[[View, list[UnitView]], str]


def draw(view: View, reader: Reader) -> list[Runs]:
    """The map as rows of styled runs, each hex with its units as letters."""
    return chart.chart(board_of(view), contents(view, letters))


def legend(reader: Reader) -> list[str]:
    """What the signs of the drawing mean."""
    own = [reader(f"combat-commander-table-legend-{part}") for part in ("units", "numbers")]
    return [*chart.legend(reader), *own]


def played(view: View) -> Scenario:
    return scenario(str(view.scenario))


def board_of(view: View) -> Map:
    return map_of(played(view).map)


def contents(view: View, show: Show) -> dict[int, Contents]:
    """By hex: what it holds, each side's units as `show` puts them."""
    held = {each.hex: each for each in view.hexes}
    found = {}
    for hex_ in range(HEXES):
        here = [unit for unit in view.units if unit.at == hex_]
        marker = held.get(hex_)
        if not here and marker is None:
            continue
        sides = [show(view, [unit for unit in here if unit.unit // SLOTS == side]) for side in (AXIS, ALLIES)]
        found[hex_] = Contents(
            axis=sides[AXIS],
            allies=sides[ALLIES],
            fortification=FORTIFICATION_NAMES[marker.works] if marker and marker.works else "",
            smoke=marker.smoke if marker else 0,
            blaze=bool(marker and marker.blaze),
        )
    return found


def letters(view: View, units: list[UnitView]) -> str:
    """A letter a unit, with its signs; what does not fit a cell is cut."""
    whole = "".join(letter(unit) for unit in units)
    return whole if len(whole) <= CELL else whole[: CELL - 1] + MORE


def letter(unit: UnitView) -> str:
    """S, T, L or H; small while broken; + with a Weapon, ! while suppressed."""
    sign = "T"
    if UNIT_TYPE[unit.kind] == LEADER:
        sign = "H" if UNIT_IS_HERO[unit.kind] else "L"
    elif UNIT_TYPE[unit.kind] == SQUAD:
        sign = "S"
    if unit.marks & IS_BROKEN:
        sign = sign.lower()
    return sign + ("+" if unit.weapon != NONE else "") + ("!" if unit.marks & SUPPRESSED else "")


def sentences(view: View, reader: Reader) -> list[str]:
    """The whole table in sentences: conditions and forces, then every hex with what is in it."""

    def words(_: View, units: list[UnitView]) -> str:
        return ", ".join(reader.say(unit_words(view, unit)) for unit in units)

    return [
        reader.say(headline(view)),
        *summary(view, reader),
        *told.sentences(board_of(view), contents(view, words), reader),
    ]


def summary(view: View, reader: Reader) -> list[str]:
    """Turn, Time, points, Objectives and chits, then both sides with all their units by hex.

    Before the first Turn also what the scenario is about, with its special rules.
    """
    lines: list[Message] = [state_line(view), objectives_line(view)]
    if view.open_chits:
        lines.append(
            Message("combat-commander-table-chits", {"chits": names.listed(map(names.chit_name, view.open_chits))})
        )
    for side in (AXIS, ALLIES):
        lines += side_lines(view, side)
    if view.turn == 0:
        lines += briefing(played(view))
    return [reader.say(line) for line in lines]


def state_line(view: View) -> Message:
    vp = Message("combat-commander-table-vp-even")
    if view.vp:
        args: dict[str, Arg] = {"vp": abs(view.vp), "side": names.side_name(AXIS if view.vp > 0 else ALLIES)}
        vp = Message("combat-commander-table-vp-side", args)
    return Message(
        "combat-commander-table-state",
        {
            "turn": view.turn,
            "side": names.side_name(view.active),
            "time": view.time,
            "limit": played(view).time.sudden_death,
            "vp": vp,
            "holder": names.side_name(view.initiative),
        },
    )


def objectives_line(view: View) -> Message:
    """Each Objective with its hex and who controls it (CC-7.3.1)."""
    each: list[Arg] = []
    for number, place in sorted(board_of(view).objectives.items()):
        side = names.side_name(view.control[number - 1])
        args: dict[str, Arg] = {"number": number, "hex": " ".join(place.hexes()), "side": side}
        each.append(Message("combat-commander-table-objective", args))
    return Message("combat-commander-table-objectives", {"list": names.listed(each)})


def side_lines(view: View, side: int) -> Iterator[Message]:
    """A side's conditions, its Radio, and its units by place."""
    mine = view.sides[side]
    facts = played(view).sides["axis" if side == AXIS else "allies"]
    args: dict[str, Arg] = {
        "side": names.side_name(side),
        "nation": names.nation_name(NATION_NAMES.index(facts.counters)),
        "posture": Message(f"combat-commander-table-posture-{facts.posture}"),
        "hand": mine.hand_size,
        "deck": mine.deck_size,
        "given": mine.orders_given,
        "orders": mine.order_limit,
        "losses": mine.casualties,
        "surrender": mine.surrender,
    }
    yield Message("combat-commander-table-side", args)
    if mine.radio != NONE:
        key = "radio-broken" if mine.radio_broken else "radio"
        radio: dict[str, Arg] = {"side": names.side_name(side), "radio": names.radio_name(mine.radio)}
        yield Message(f"combat-commander-table-{key}", radio)
    yield from roster(view, side)


def roster(view: View, side: int) -> Iterator[Message]:
    """A side's units, place by place: hexes first, then those that wait, then the lost."""
    units = [unit for unit in view.units if unit.unit // SLOTS == side]
    if units and all(unit.at == NONE for unit in units) and view.seat != side:
        yield Message("combat-commander-table-units-unseen", {"side": names.side_name(side)})
        return
    for at in sorted({unit.at for unit in units}, key=lambda at: (at == CASUALTY, at)):
        here = names.listed(unit_words(view, unit) for unit in units if unit.at == at)
        args: dict[str, Arg] = {"side": names.side_name(side), "place": names.place_name(at), "units": here}
        yield Message("combat-commander-table-units", args)


def unit_words(view: View, unit: UnitView) -> Message:
    """A unit with its printed numbers, state and Weapon; lost ones by name only."""
    named = names.unit_of_kind(unit.kind, unit.unit)
    if unit.at == CASUALTY:
        return named
    about: list[Arg] = [numbers(unit), *marks_of(unit.marks)]
    if unit.weapon != NONE:
        about.append(weapon_words(view, unit.weapon))
    return Message("combat-commander-unit-at", {"unit": named, "about": names.listed(about)})


def numbers(unit: UnitView) -> Message:
    """FP, Range, Movement and Morale of the side face up, and a Leader's Command."""
    printed = unit.kind * 2 + (unit.marks & IS_BROKEN)
    args: dict[str, Arg] = {
        "fp": int(UNIT_FP[printed]),
        "range": int(UNIT_RANGE[printed]),
        "move": int(UNIT_MOVE[printed]),
        "morale": int(UNIT_MORALE[printed]),
    }
    if UNIT_TYPE[unit.kind] != LEADER:
        return Message("combat-commander-table-numbers", args)
    return Message("combat-commander-table-numbers-leader", {**args, "command": int(UNIT_COMMAND[printed])})


def weapon_words(view: View, weapon: int) -> Message:
    """A Weapon, and whether it is broken."""
    each = next(each for each in view.weapons if each.weapon == weapon)
    named = names.weapon_of_kind(each.kind, each.weapon)
    return Message("combat-commander-weapon-broken", {"weapon": named}) if each.marks & WEAPON_BROKEN else named


def hand(view: View, reader: Reader) -> list[str]:
    """The cards and secret chits a seat holds."""
    if view.own is None:
        return []
    deck = deck_of(view, view.seat)
    lines = [reader("combat-commander-table-hand", number=len(view.own.hand))]
    lines += [f"  {reader.say(names.card_in_full(deck + card))}" for card in view.own.hand]
    if view.own.secret_chits:
        lines.append(
            reader("combat-commander-table-own-chits", chits=names.listed(map(names.chit_name, view.own.secret_chits)))
        )
    return lines


def piles(view: View, reader: Reader) -> list[str]:
    """Everything a seat may know besides: discard piles, cards seen, the Weapons box, the Smoke pool (CC-1.2)."""
    lines = []
    for side in (AXIS, ALLIES):
        mine = view.sides[side]
        lines.append(
            reader("combat-commander-table-discard", side=names.side_name(side), cards=cards(view, side, mine.discard))
        )
        if mine.shown:
            lines.append(
                reader("combat-commander-table-shown", side=names.side_name(side), cards=cards(view, side, mine.shown))
            )
    lines.append(reader("combat-commander-table-box", weapons=names.listed(boxed(view.weapons))))
    lines.append(reader("combat-commander-table-smoke-pool", number=sum(view.smoke_pool)))
    return lines


def boxed(weapons: Iterable[WeaponView]) -> Iterator[Message]:
    """The Weapons that were lost (CC-4.2)."""
    return (names.weapon_of_kind(each.kind, each.weapon) for each in weapons if each.carrier == BOX)


def cards(view: View, side: int, numbers_: Iterable[int]) -> Arg:
    """Cards of a side's deck, each with what it can be used for."""
    deck = deck_of(view, side)
    return names.listed(names.card_of_kind(deck + card) for card in numbers_)


def deck_of(view: View, side: int) -> int:
    """The kind of the first card of a side's deck."""
    return NATION_NAMES.index(played(view).sides["axis" if side == AXIS else "allies"].deck) * DECK_SIZE


def headline(view: View) -> Message:
    """One line that says which scenario this is."""
    chosen = played(view)
    args: dict[str, Arg] = {"number": chosen.number, "title": scenario_title(chosen), "place": scenario_place(chosen)}
    return Message("combat-commander-table-headline", {**args, "date": scenario_date(chosen)})
