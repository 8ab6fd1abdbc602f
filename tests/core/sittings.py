"""Shared by the core tests: games at a table whose luck and players are fixed."""

from fieldcraft.core.chance import FastChance
from fieldcraft.core.registry import game
from fieldcraft.core.session import Session

GAME = game("undaunted")
SECRET = bytes(range(32))
SHORT = {"round_limit": 4}


def sitting(scenario: str = "1", secret: bytes = SECRET, names: tuple[str, str] = ("Ann", "Bo")) -> Session:
    """A short game before its first decision."""
    return Session(GAME, scenario, SHORT, list(names), secret)


def chosen(session: Session) -> tuple[int, int]:
    """The next seat and what it does: at random, but fixed by the number of decisions."""
    seat = int(session.state.next_seat())
    legal = session.state.legal(seat)
    return seat, int(legal[FastChance(session.decisions).choose(len(legal), "policy")])


def go_on(session: Session, decisions: int = 10_000) -> Session:
    """Play so many decisions, or to the end."""
    for _ in range(decisions):
        if not session.state.to_act():
            break
        session.act(*chosen(session))
    return session
