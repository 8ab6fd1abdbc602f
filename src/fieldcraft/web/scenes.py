"""Scenes for the table page: what one viewer may see, gathered from the session, the chairs and the chat."""

from __future__ import annotations

from itertools import islice
from typing import Final

from fieldcraft.core.events import Event
from fieldcraft.core.game import Game
from fieldcraft.core.registry import room
from fieldcraft.core.text import Reader
from fieldcraft.ui.html import Safe
from fieldcraft.ui.scene import Chat, Line, Person, Scene
from fieldcraft.web.artwork import art_address
from fieldcraft.web.live import HUB, Live
from fieldcraft.web.models import Chair, Remark, Table

LOG_LINES: Final = 60
CHAT_LINES: Final = 30
SPECTATOR: Final = -1


def scene(
    table: Table,
    live: Live,
    seat: int,
    words: Reader,
    address: str,
    picked: str = "",
    aimed: str = "",
    notice: str = "",
) -> Scene:
    """The table as `seat` (-1: a spectator) sees it. Call with `live.lock` held."""
    session, state = live.session, live.session.state
    is_mine = seat in state.to_act()
    outcome = session.outcome()
    return Scene(
        game=table.game,
        scenario=table.scenario,
        version=live.shown_version(seat),
        seat=seat,
        view=state.view(None if seat == SPECTATOR else seat),
        decision=state.decision(seat) if is_mine else None,
        offers=tuple(room(live.game, "table.offers").offers(state, seat)) if is_mine else (),
        waiting_for=waiting_for(live, seat),
        picked=picked,
        aimed=aimed,
        undo=undo_words(live, seat, words),
        verdict=live.game.verdict(outcome) if outcome else None,
        log=log(live, seat, words),
        people=people(table, live.game),
        chat=chat(table, live.game, seat, words),
        reader=words,
        address=address,
        art=art_address(table.game, table.scenario),
        notice=notice,
        links=afterwards(table.id, words) if outcome else (),
    )


def afterwards(table_id: str, words: Reader) -> tuple[tuple[str, str], ...]:
    """What can be done with a finished game."""
    address = f"/archive/{table_id}/"
    return ((address, words("web-look-back")), (f"{address}dice/", words("web-proof")))


def waiting_for(live: Live, seat: int) -> tuple[int, ...]:
    """Who is to decide, as far as this viewer may know: in a secret choice, all who take part."""
    return tuple(live.game.visibly_acting(live.session.state, seat))


def undo_words(live: Live, seat: int, words: Reader) -> str:
    """What undo would take back."""
    if seat == SPECTATOR or not live.session.undoable(seat):
        return ""
    return words.say(live.session.last_label())


def log(live: Live, seat: int, words: Reader) -> tuple[Line, ...]:
    """The last lines of what this viewer may know; those it was shown before are not put into words again."""
    session, known = live.session, live.lines.get((seat, words.language), {})
    seen = list(islice((each for each in session.newest_events() if each[1].reaches(seat)), LOG_LINES))
    lines = {
        event: known.get(event) or line(live.game, session.state, number, event, words)
        for number, event in reversed(seen)
    }
    live.lines[seat, words.language] = lines
    return tuple(lines.values())


def line(of: Game, state: object, number: int, event: Event, words: Reader) -> Line:
    told = of.tell(state, event)  # type: ignore[arg-type]
    return Line(number, words.say(told.message), told.seat, told.kind, dict(told.values))


def people(table: Table, of: Game) -> tuple[Person, ...]:
    present = HUB.here(table.id)
    return tuple(
        Person(chair.seat, chair.bot or chair.name, bool(chair.bot) or chair.seat in present, bool(chair.bot))
        for chair in table.chairs.all()
    )


def chat(table: Table, of: Game, seat: int, words: Reader) -> tuple[Chat, ...]:
    """The seats' chat for the seats, the spectators' for the spectators; what nobody said is the table's own word."""
    remarks = Remark.objects.filter(table=table, is_spectators=seat == SPECTATOR).order_by("-id")[:CHAT_LINES]
    return tuple(
        Chat(each.name, each.text, each.seat)
        if each.name
        else Chat("Fieldcraft", words(each.text, side=of.seat_name(each.seat)), each.seat)
        for each in reversed(remarks)
    )


def fragment(of: Game, shown: Scene) -> Safe:
    """The table's HTML."""
    drawn = room(of, "table.page").fragment(shown)
    assert isinstance(drawn, Safe)
    return drawn


def chair_of(table: Table, seat: int) -> Chair | None:
    return next((chair for chair in table.chairs.all() if chair.seat == seat), None)
