"""Shared by the web tests of a game for several seats that play together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from fieldcraft.core.chance import FastChance
from fieldcraft.core.registry import game, room
from fieldcraft.web.gate import Verdict, submit
from fieldcraft.web.live import UNDO, Live, live_table
from fieldcraft.web.models import Chair, Table
from tests.web.tables import SECRET, WATCHING

GAME = game("grizzled")
NAMES = ("ann", "bo", "cy", "di", "eve")
WATCHER = "zoe"


def squad(*chairs: str, level: int = 1, secret: bytes = SECRET) -> Table:
    """A table; `bot:greedy` is a computer player, `ann` a guest, an empty chair is free."""
    options = GAME.checked({"level": level})
    table = Table.objects.create(game=GAME.id, scenario=str(len(chairs)), options=options, secret=secret)
    for seat, who in enumerate(chairs):
        bot = who.removeprefix("bot:") if who.startswith("bot:") else ""
        name = "" if bot else who
        Chair.objects.create(table=table, seat=seat, bot=bot, visitor=name, name=name)
    return table


def seats_of(table: Table) -> range:
    return range(int(table.scenario))


def address(table: Table, seat: int) -> str:
    return f"/table/{table.id}/{'watch' if seat == WATCHING else GAME.seat_ids[seat]}/"


def name_of(seat: int) -> str:
    return WATCHER if seat == WATCHING else NAMES[seat]


def live(table: Table) -> Live:
    return live_table(table.id)


def acting(table: Table) -> tuple[int, ...]:
    with live(table).lock:
        return live(table).session.state.to_act()


def offers(table: Table, seat: int) -> list[str]:
    """What the buttons of a seat would send."""
    with live(table).lock:
        return [each.do for each in room(GAME, "table.offers").offers(live(table).session.state, seat)]


def do(table: Table, seat: int, what: str, key: str = "") -> Verdict:
    """Submit at the version that the seat sees."""
    number = live(table).version
    return submit(table.id, seat, live(table).shown_version(seat), key or f"{seat}:{number}:{what}", what)


def step(table: Table, chance: FastChance, undo: int = 0) -> bool:
    """One entry of a random game, an undo one time in `undo` where one is free; False when the game is over."""
    seats = acting(table)
    if not seats:
        return False
    undoing = [seat for seat in seats_of(table) if live(table).undo_points(seat)]
    if undo and undoing and chance.choose(undo, "undo") == 0:
        assert do(table, undoing[chance.choose(len(undoing), "who")], UNDO).kind == "accepted"
        return True
    seat = seats[chance.choose(len(seats), "seat")]
    found = offers(table, seat)
    assert do(table, seat, found[chance.choose(len(found), "offer")]).kind == "accepted"
    return True


def speeches(listeners: int) -> Iterator[Table]:
    """Tables at which so many seats at least answer a Speech in secret."""
    for seed in count(1):
        table, chance = squad(*NAMES, secret=bytes([seed] * 32)), FastChance(seed)
        while acting(table) and len(acting(table)) < listeners:
            stay_and_speak(table, chance)
        if acting(table):
            yield table


def stay_and_speak(table: Table, chance: FastChance) -> None:
    """One entry of a game in which everybody stays in the mission and speaks as soon as he may."""
    seat = acting(table)[0]
    every = offers(table, seat)
    staying = [each for each in every if not each.startswith("withdraw")] or every
    found = [each for each in staying if each.startswith("speech")] or staying
    assert do(table, seat, found[chance.choose(len(found), "offer")]).kind == "accepted"
