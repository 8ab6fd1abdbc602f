"""What happened, and who may know it.

Rules tell a `Log` what they do, with an audience; the same happening may be told twice, fully to its owner and
in outline to the rest. The plain `Log` forgets everything, so nothing is built when nobody listens.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

SPECTATORS: Final = 1 << 8
"""The audience bit of everybody without a seat; seat s has bit `1 << s`."""

EVERYBODY: Final = (1 << 9) - 1

UNUSED: Final = -1


class Event:
    """One happening: a game's own kind number, up to six numbers, and an audience of seat bits."""

    def __init__(self, audience: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.audience: Final[i64] = audience
        self.kind: Final[i64] = kind
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c
        self.d: Final[i64] = d
        self.e: Final[i64] = e
        self.f: Final[i64] = f

    def reaches(self, seat: i64) -> bool:
        """May `seat` (-1: a spectator) know of it?"""
        return bool(self.audience & audience_of(seat))


def audience_of(seat: i64) -> i64:
    """The audience bit of one seat, or of the spectators for -1."""
    if seat < 0:
        return SPECTATORS
    return i64(1) << seat


def all_but(seat: i64) -> i64:
    """Everybody except one seat."""
    return EVERYBODY & ~audience_of(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """A listener that listens to nothing."""

    def tell(
        self,
        audience: i64,
        kind: i64,
        a: i64 = UNUSED,
        b: i64 = UNUSED,
        c: i64 = UNUSED,
        d: i64 = UNUSED,
        e: i64 = UNUSED,
        f: i64 = UNUSED,
    ) -> None:
        pass

    def tell_apart(self, seat: i64, kind: i64, outline: i64, a: i64, b: i64) -> None:
        """Tell one seat of a happening with both its numbers, and all others, as of kind `outline`, the first only."""


class EventList(Log):
    """A listener that keeps every event in order."""

    def __init__(self) -> None:
        self.events: Final[list[Event]] = []

    def tell(
        self,
        audience: i64,
        kind: i64,
        a: i64 = UNUSED,
        b: i64 = UNUSED,
        c: i64 = UNUSED,
        d: i64 = UNUSED,
        e: i64 = UNUSED,
        f: i64 = UNUSED,
    ) -> None:
        self.events.append(Event(audience, kind, a, b, c, d, e, f))

    def tell_apart(self, seat: i64, kind: i64, outline: i64, a: i64, b: i64) -> None:
        self.tell(audience_of(seat), kind, a, b)
        self.tell(all_but(seat), outline, a)


SILENT: Final = Log()
