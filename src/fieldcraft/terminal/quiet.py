"""The command `quiet`: which reactions pass by themselves at this table, and what each player is told of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fieldcraft.core.decision import Choosable
from fieldcraft.core.quiet import Quiet
from fieldcraft.core.session import Session
from fieldcraft.core.text import Message, Reader
from fieldcraft.terminal.saves import Save


@dataclass(frozen=True)
class Note:
    """One question that has passed by itself: the decision's number, the event before which to tell it, the line."""

    decision: int
    place: int
    line: str


class Silence:
    """The settings of every seat, kept in the save, and the notes its player has not read yet."""

    def __init__(self, save: Save, session: Session, reader: Reader, people: Sequence[int]) -> None:
        self.session = session
        self.game = session.game
        self.reader = reader
        self.has_company = len(people) > 1
        if save.quiet is None:  # a question that is not asked would tell whoever sits beside that nothing fits
            save.quiet = [Quiet(idle=not self.has_company) for _ in save.players]
        self.settings = save.quiet
        self.notes: dict[int, list[Note]] = {seat: [] for seat in people}

    def action(self, seat: int) -> int | None:
        """What the seat answers by itself, or None if its player is to be asked."""
        return self.settings[seat].passes(self.game, self.session.state, seat, self.session.decisions)

    def let_pass(self, seat: int, action: int) -> None:
        """An ordinary decision, and a line for its player alone."""
        session = self.session
        question = session.state.decision(seat).prompt
        answer = self.game.label(session.state, seat, action)
        line = self.reader("quiet-passed", question=question, answer=answer)
        self.notes[seat].append(Note(session.decisions, len(session.events), line))
        session.act(seat, action)

    def news(self, seat: int) -> list[Note]:
        """What has passed since the player was last told."""
        told, self.notes[seat] = self.notes[seat], []
        return told

    def undo(self, seat: int) -> bool:
        """Back to the last decision in which there was a choice; where one comes to lie, one is asked. False if not."""
        if not self.session.undo(seat):
            return False
        setting = self.settings[seat]
        while setting.idle and self.is_idle(seat) and self.session.undo(seat):
            pass
        setting.spared = self.session.decisions
        if not setting.lasts(self.game, self.session.state, seat):
            setting.period = ""  # what it was set for has been taken back
        for person, notes in self.notes.items():
            self.notes[person] = [each for each in notes if each.decision < self.session.decisions]
        return True

    def is_idle(self, seat: int) -> bool:
        """Is nothing asked but to pass?"""
        passing = self.game.passing(self.session.state, seat)
        return passing is not None and passing.is_idle

    def command(self, seat: int, rest: str) -> Iterator[str]:
        """Carry out `quiet` with what follows it; gives the lines of the answer."""
        if not self.game.periods:
            yield self.reader("quiet-none")
            return
        words = rest.lower().split()
        if words:
            fault = self.change(seat, words)
            if fault is not None:
                yield self.reader.say(fault)
                return
        yield from self.shown(seat)
        if not words:
            yield from self.usage()

    def change(self, seat: int, words: list[str]) -> Message | None:
        """Set what the words say; None, or what is wrong with them."""
        setting, (word, *more) = self.settings[seat], words
        period = self.named(self.game.periods, word)
        kind = self.named(self.game.reaction_kinds, word)
        switch = self.switched(more)
        if self.means(word, "off") and not more:
            self.settings[seat] = Quiet()
        elif period is not None and not more:
            return self.begin(seat, period)
        elif self.means(word, "empty") and switch is not None:
            setting.idle = switch if more else not setting.idle
        elif kind is not None and switch is not None:
            is_on = switch if more else kind.name not in setting.kinds
            setting.kinds = [each for each in setting.kinds if each != kind.name] + [kind.name] * is_on
        else:
            return Message("quiet-not-understood", {"words": " ".join(words)})
        return None

    def begin(self, seat: int, period: Choosable) -> Message | None:
        """From now on, with the open question."""
        number = self.game.period(self.session.state, seat, period.name)
        if number is None:
            return Message("quiet-not-now", {"period": period.sense})
        setting = self.settings[seat]
        setting.period, setting.until = period.name, number
        setting.spared = Quiet().spared
        return None

    def switched(self, words: list[str]) -> bool | None:
        """`on` or `off`; True without a word, None for others."""
        if len(words) > 1:
            return None
        if not words or self.means(words[0], "on"):
            return True
        return False if self.means(words[0], "off") else None

    def means(self, word: str, name: str) -> bool:
        """Is this word, in English or the player's language, the one of that name?"""
        return word == name or word in self.reader(f"quiet-word-{name}").split()

    def named(self, known: Sequence[Choosable], word: str) -> Choosable | None:
        return next((each for each in known if word == each.name or word in self.reader.say(each.words).split()), None)

    def shown(self, seat: int) -> Iterator[str]:
        """The settings as sentences."""
        setting = self.settings[seat]
        yield self.reader("quiet-empty-on" if setting.idle else "quiet-empty-off")
        if setting.idle and self.has_company:
            yield self.reader("quiet-seen")
        if not setting.lasts(self.game, self.session.state, seat):
            yield self.reader("quiet-asked")
            return
        period = next(each for each in self.game.periods if each.name == setting.period)
        yield self.reader("quiet-until", period=period.sense)
        for kind in self.game.reaction_kinds:
            key = "quiet-kind-passes" if kind.name in setting.kinds else "quiet-kind-asked"
            yield self.reader(key, kind=kind.sense)

    def usage(self) -> Iterator[str]:
        """How to change them."""
        word = {name: self.reader(f"quiet-word-{name}").split()[0] for name in ("empty", "on", "off")}
        switch = f"{word['on']}|{word['off']}"
        yield self.way(f"{word['empty']} {switch}", self.reader("quiet-how-empty"))
        for period in self.game.periods:
            yield self.way(self.first(period), self.reader("quiet-how-period", period=period.sense))
        for kind in self.game.reaction_kinds:
            yield self.way(f"{self.first(kind)} {switch}", self.reader("quiet-how-kind", kind=kind.sense))
        yield self.way(word["off"], self.reader("quiet-how-off"))

    def first(self, named: Choosable) -> str:
        return self.reader.say(named.words).split()[0]

    def way(self, words: str, sense: str) -> str:
        return f"  {self.reader('command-quiet').split()[0]} {words:<16} {sense}"
