"""Scenes for the table page: what one viewer may see, gathered from the session, the chairs and the chat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from fieldcraft.core.decision import Sequel
from fieldcraft.core.events import Event
from fieldcraft.core.game import Game
from fieldcraft.core.registry import room
from fieldcraft.core.state import State
from fieldcraft.core.text import Reader
from fieldcraft.ui.html import Safe
from fieldcraft.ui.scene import Chat, Line, Person, Scene
from fieldcraft.web.artwork import art_address
from fieldcraft.web.hub import HUB, SPECTATOR
from fieldcraft.web.live import Live, Told, Undone
from fieldcraft.web.models import Remark
from fieldcraft.web.seating import address_of_next
from fieldcraft.web.talk import closed_by, phrases, said

LOG_LINES: Final = 60


@dataclass(frozen=True)
class Hand:
    """What the viewer is about to do, and what it is told of it. Lives in the address, not on the table."""

    picked: str = ""
    aimed: str = ""
    notice: str = ""
    rule: str = ""
    """The rule the notice is about."""


def scene(live: Live, seat: int, words: Reader, address: str, hand: Hand) -> Scene:
    """The table as `seat` (-1: a spectator) sees it. Call with `live.lock` held."""
    session, state = live.session, live.session.state
    is_mine = seat in state.to_act()
    outcome = session.outcome()
    sequel = live.game.sequel(state) if outcome else None
    return replace(
        sight(live, seat, words, state, session.events),
        decision=state.decision(seat) if is_mine else None,
        offers=tuple(room(live.game, "table.offers").offers(state, seat)) if is_mine else (),
        picked=hand.picked,
        aimed=hand.aimed,
        undo=undo_words(live, seat, words),
        address=address,
        notice=hand.notice,
        notice_rule=hand.rule,
        closed_by=closed_by(live.seating.table, live.game, state, seat),
        phrases=tuple(
            (each, words.say(said(live.game, state, seat, each))) for each in phrases(live.game, state, seat)
        ),
        following=sequel.told if sequel else None,
        links=afterwards(live, seat, words, sequel) if outcome else (),
        back=tuple(live.undo_points(seat)),
        missed=live.missed(seat) if seat != SPECTATOR else (0, 0),
    )


def past_scene(live: Live, seat: int, words: Reader, step: int) -> Scene:
    """The table as the viewer saw it after one of its steps; nothing can be done in it. Call with `live.lock` held."""
    return sight(live, seat, words, *live.moment(seat, step))


def sight(live: Live, seat: int, words: Reader, state: State, events: list[Event]) -> Scene:
    """What a viewer sees of a state, without what it may do."""
    outcome, table = state.outcome(), live.seating.table
    return Scene(
        game=table.game,
        scenario=table.scenario,
        version=live.shown_version(seat),
        seat=seat,
        view=state.view(None if seat == SPECTATOR else seat),
        decision=None,
        offers=(),
        waiting_for=tuple(live.game.visibly_acting(state, seat)),
        picked="",
        aimed="",
        undo="",
        verdict=live.game.verdict(outcome) if outcome else None,
        log=log(live, seat, words, len(events)),
        people=people(live, words),
        chat=chat(live, seat, words),
        reader=words,
        address="",
        art=art_address(table.game, table.scenario),
    )


def afterwards(live: Live, seat: int, words: Reader, sequel: Sequel | None) -> tuple[tuple[str, str], ...]:
    """What can be done with a finished game; whoever played it may go on to the next one."""
    address, chair = f"/archive/{live.id}/", live.seating.chair(seat)
    links = [(address, words("web-look-back")), (f"{address}dice/", words("web-proof"))]
    if chair is not None and sequel is not None and sequel.options is not None:
        next_address = address_of_next(live.seating.table, live.seating.chairs, chair, sequel.options)
        links.insert(0, (next_address, words("web-next-game")))
    return tuple(links)


def undo_words(live: Live, seat: int, words: Reader) -> str:
    """What undo would take back."""
    points = live.undo_points(seat)
    return words.say(live.session.label(seat, points[0])) if points else ""


def log(live: Live, seat: int, words: Reader, until: int) -> tuple[Line, ...]:
    """The last lines of what this viewer may know, up to so many events; of a finished game all of them.

    Undos stand where they happened. Lines that were told before are not put into words again.
    """
    is_whole = live.session.outcome() is not None
    most = len(live.session.events) + len(live.undone) if is_whole else LOG_LINES
    if until != len(live.session.events):
        undone = [each for each in live.undone if seat in each.seen_by and each.at < until]
        return told_back(live, seat, words, range(until - 1, -1, -1), undone, most)
    known = live.told.get((seat, words.language))
    if not is_whole and known is not None and known.undone == len(live.undone) and known.events <= until:
        new = told_back(live, seat, words, range(until - 1, known.events - 1, -1), [], most)
        lines = (known.lines + new)[-most:]
    else:
        undone = [each for each in live.undone if seat in each.seen_by]
        lines = told_back(live, seat, words, range(until - 1, -1, -1), undone, most)
    if not is_whole:
        live.told[seat, words.language] = Told(until, len(live.undone), lines)
    return lines


def told_back(live: Live, seat: int, words: Reader, places: range, undone: list[Undone], most: int) -> tuple[Line, ...]:
    """The events at these places, told from the newest back, in the order in which they happened."""
    session, found = live.session, list[Line]()
    for number, place in session.numbered(places):
        while undone and undone[-1].at > place:
            found.append(took_back(live.game, undone.pop(), seat, words))
        if len(found) >= most:
            break
        event = session.events[place]
        if event.reaches(seat):
            found.append(line(live.game, session.state, session.counted(seat, number), event, words))
    return tuple(reversed(found[:most]))


def took_back(of: Game, undone: Undone, seat: int, words: Reader) -> Line:
    """An undo as a line; what it was that was taken back is told to its own seat alone."""
    side = of.seat_name(undone.seat)
    what = words("web-took-back-what", side=side, what=undone.what) if seat == undone.seat else ""
    return Line(-1, what or words("web-took-back", side=side), undone.seat, "undone")


def line(of: Game, state: object, number: int, event: Event, words: Reader) -> Line:
    told = of.tell(state, event)  # type: ignore[arg-type]
    return Line(number, words.say(told.message), told.seat, told.kind, dict(told.values))


def people(live: Live, words: Reader) -> tuple[Person, ...]:
    present = HUB.here(live.id)
    return tuple(
        Person(
            chair.seat,
            words("web-computer") if chair.bot else chair.name,
            bool(chair.bot) or chair.seat in present,
            bool(chair.bot),
        )
        for chair in live.seating.chairs
    )


def chat(live: Live, seat: int, words: Reader) -> tuple[Chat, ...]:
    """The seats' chat for the seats, the spectators' for the spectators; what nobody said is the table's own word."""
    return tuple(remark(live, each, seat, words) for each in live.seating.remarks[seat == SPECTATOR])


def remark(live: Live, each: Remark, seat: int, words: Reader) -> Chat:
    if each.is_phrase:
        return Chat(each.name, words.say(said(live.game, live.session.state, seat, each.text)), each.seat)
    if each.name:
        return Chat(each.name, each.text, each.seat)
    return Chat("Fieldcraft", words(each.text, side=live.game.seat_name(each.seat)), each.seat)


def fragment(of: Game, shown: Scene) -> Safe:
    """The table's HTML."""
    drawn = room(of, "table.page").fragment(shown)
    assert isinstance(drawn, Safe)
    return drawn
