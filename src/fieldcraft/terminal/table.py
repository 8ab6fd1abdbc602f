"""One game at a terminal: shows, asks, plays, and goes on until it is over or put aside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from fieldcraft.bots import Bot, Seat, bot_named
from fieldcraft.core.chance import FastChance
from fieldcraft.core.decision import Decision, Odds, Option
from fieldcraft.core.errors import BadInput
from fieldcraft.core.events import Event
from fieldcraft.core.files import write_atomically
from fieldcraft.core.registry import room
from fieldcraft.core.secure import thinking_seed
from fieldcraft.core.session import Session
from fieldcraft.core.text import Reader, whole_number
from fieldcraft.terminal.console import Console, InputEnded
from fieldcraft.terminal.quiet import Silence
from fieldcraft.terminal.saves import Save

PERSON: Final = "person"
HINT_BOT: Final = "greedy"
LOG_LINES: Final = 20


class PutAside(Exception):  # noqa: N818 - not an error
    """The player leaves; the game waits."""


@dataclass
class Table:
    """A session, who sits where, and the screen."""

    save: Save
    session: Session
    reader: Reader
    console: Console

    def __post_init__(self) -> None:
        self.game = self.session.game
        self.drawing = room(self.game, "table.text")
        self.bots: dict[int, Bot] = {
            seat: bot_named(name) for seat, name in enumerate(self.save.players) if name != PERSON
        }
        self.people = [seat for seat, name in enumerate(self.save.players) if name == PERSON]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        resumed = len(self.session.events) if self.session.decisions else 0
        self.told = dict.fromkeys(self.people, resumed)
        self.newcomers = set(self.people)
        self.silence = Silence(self.save, self.session, self.reader, self.people)
        self.commands: dict[str, Callable[[str], None]] = {
            "board": lambda _: self.redraw(),
            "cards": lambda _: self.show_cards(),
            "more": lambda _: self.show_rest(),
            "why": self.why,
            "undo": lambda _: self.undo(),
            "log": self.show_log,
            "hint": lambda _: self.hint(),
            "quiet": self.quiet,
            "save": self.save_record,
            "help": lambda _: self.help(),
            "quit": lambda _: self.quit(),
        }
        self.words = {
            word: command for command in self.commands for word in (command, *self.reader(f"command-{command}").split())
        }
        self.decision: Decision | None = None
        self.drawn: object = None

    def play(self) -> None:
        """Until the game is over; raises `PutAside` if it is to wait."""
        self.save.write()
        try:
            while (seat := self.next_seat()) is not None:
                if seat in self.bots:
                    self.bot_acts(seat)
                elif (action := self.silence.action(seat)) is not None:
                    self.silence.let_pass(seat, action)
                    self.save.write()
                else:
                    self.person_acts(seat)
        except InputEnded as ended:
            raise PutAside from ended
        if self.people:
            self.at_keyboard = self.people[0] if self.at_keyboard < 0 else self.at_keyboard
            self.tell_news(self.at_keyboard)
        self.show_board()
        outcome = self.session.outcome()
        assert outcome is not None
        self.console.say(self.reader.say(self.game.verdict(outcome)), "bold")

    def next_seat(self) -> int | None:
        """Who decides now: computer players first where several may, so that nobody waits for them."""
        acting = self.session.state.to_act()
        if not acting:
            return None
        return next((seat for seat in acting if seat in self.bots), acting[0])

    def bot_acts(self, seat: int) -> None:
        """A computer player decides, from its view and with luck of its own."""
        action = self.bots[seat].choose(Seat(self.game, self.session.state, seat, self.thoughts(seat)))
        self.session.act(seat, action)
        self.save.write()

    def thoughts(self, seat: int) -> FastChance:
        """The luck a computer player thinks with."""
        return FastChance(thinking_seed(self.session.secret or b"", self.session.decisions, seat))

    def person_acts(self, seat: int) -> None:
        """Show what is new, ask until a legal answer comes, and play it."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        self.tell_news(seat)
        self.decision = self.session.state.decision(seat)
        self.show_choice(self.decision)
        while True:
            answer = self.console.ask("> ")
            before = self.session.decisions
            option = self.answer(answer)
            if option is not None:
                self.session.act(seat, option.action)
                self.save.write()
                return
            if self.session.decisions != before or self.silence.action(seat) is not None:
                return  # something was taken back: ask anew; or the question may now pass

    def hand_over(self, seat: int) -> None:
        """Pass the keyboard: nothing of the other hand may stay on the screen."""
        if self.at_keyboard != -1:
            self.session.forbid_undo()
        self.console.wipe()
        self.say("terminal-hand-over", side=self.seat_name(seat))
        self.console.ask(self.reader("terminal-press-enter") + " ")
        self.console.wipe()
        self.drawn = None
        self.at_keyboard = seat

    def answer(self, answer: str) -> Option | None:
        """What a line of input means: an option by number, or a command that is carried out here."""
        assert self.decision is not None
        if answer.isdecimal():
            number = whole_number(answer) or 0
            if 1 <= number <= len(self.decision.options):
                return self.decision.options[number - 1]
            self.say("terminal-no-number", highest=len(self.decision.options))
            return None
        word, _, rest = answer.partition(" ")
        if word.lower() in self.words:
            self.commands[self.words[word.lower()]](rest.strip())
            return None
        return self.by_notation(answer) if answer else None

    def by_notation(self, answer: str) -> Option | None:
        """Notation is understood as well; an illegal action is refused with its rule."""
        assert self.decision is not None
        try:
            action = self.game.parse(self.session.state, answer)
        except BadInput:
            self.say("terminal-not-understood", answer=answer)
            return None
        option = next((option for option in self.decision.options if option.action == action), None)
        if option is None:
            self.explain(action)
        return option

    def tell_news(self, seat: int) -> None:
        """What happened since this player last looked, and the table if anything did."""
        news = [event for event in self.session.events[self.told[seat] :] if event.reaches(seat)]
        fresh = seat in self.newcomers
        self.newcomers.discard(seat)
        for note in self.silence.news(seat):
            self.tell_up_to(seat, note.place)
            self.console.say(f"  {note.line}", "dim")
        self.tell_up_to(seat, len(self.session.events))
        decision = self.session.state.to_act() and self.session.state.decision(seat)
        if fresh or (decision and decision.kind in ("bid", "turn") and news):
            self.console.say()
            self.show_board() if not self.console.plain or fresh else self.show_summary()
            if fresh and not self.console.plain:
                self.show_legend()

    def tell_up_to(self, seat: int, place: int) -> None:
        """The events before a place that this player has not been told yet."""
        self.tell([event for event in self.session.events[self.told[seat] : place] if event.reaches(seat)])
        self.told[seat] = max(self.told[seat], place)

    def tell(self, events: Sequence[Event]) -> None:
        """Events as sentences; the same one several times in a row is told once, with its number."""
        for line, same in groupby(self.sentence(event) for event in events):
            times = len(list(same))
            self.console.say(f"  {line} ×{times}" if times > 1 else f"  {line}")

    def sentence(self, event: Event) -> str:
        return self.reader.say(self.game.describe(self.session.state, event))

    def show_board(self) -> None:
        view = self.session.state.view(self.view_seat())
        if self.console.plain:
            lines: Sequence[str] = self.drawing.sentences(view, self.reader)
            for line in lines:
                self.console.say(line)
        else:
            self.console.say(self.reader.say(self.drawing.headline(view)), "bold")
            rows = self.drawing.draw(view, self.reader)
            if rows != self.drawn:
                self.console.draw(rows)
                self.drawn = rows
            self.show_summary()
        for line in self.drawing.hand(view, self.reader):
            self.console.say(line, "bold")

    def redraw(self) -> None:
        self.drawn = None
        self.show_board()

    def show_legend(self) -> None:
        for line in self.drawing.legend(self.reader):
            self.console.say(line, "dim")

    def show_summary(self) -> None:
        view = self.session.state.view(self.view_seat())
        for line in self.drawing.summary(view, self.reader):
            self.console.say(line)
        if self.console.plain:
            for line in self.drawing.hand(view, self.reader):
                self.console.say(line)

    def show_cards(self) -> None:
        view = self.session.state.view(self.view_seat())
        for line in (*self.drawing.hand(view, self.reader), *self.drawing.piles(view, self.reader)):
            self.console.say(line)

    def view_seat(self) -> int | None:
        return None if self.at_keyboard < 0 else self.at_keyboard

    def show_choice(self, decision: Decision) -> None:
        """The question and its numbered answers, with odds; those that are hardly ever wanted are kept back."""
        self.console.say()
        self.console.say(self.reader.say(decision.prompt), "bold")
        rare = sum(option.is_rare for option in decision.options)
        if rare == len(decision.options):
            self.show_rest()
            return
        self.show_options(decision, rare=False)
        if rare:
            self.say("terminal-more", number=rare)

    def show_rest(self) -> None:
        """`more`: the answers that are kept back."""
        assert self.decision is not None
        if any(option.is_rare for option in self.decision.options):
            self.show_options(self.decision, rare=True)
        else:
            self.say("terminal-no-more")

    def show_options(self, decision: Decision, *, rare: bool) -> None:
        width = len(str(len(decision.options)))
        for number, option in enumerate(decision.options, 1):
            if option.is_rare != rare:
                continue
            line = f"{number:>{width + 1}}  {self.reader.say(option.label)}"
            if option.odds is not None:
                line += f"  [{self.odds_words(option.odds)}]"
            self.console.say(line)

    def odds_words(self, odds: Odds) -> str:
        percent = round(odds.chance * 100, 1)
        if odds.outcome is not None:
            return self.reader("terminal-odds-of", percent=percent, outcome=odds.outcome)
        if odds.against is None:
            return self.reader("terminal-odds", percent=percent, dice=odds.dice, total=odds.total)
        return self.reader("terminal-odds-best", percent=percent, dice=odds.dice, total=odds.total, target=odds.against)

    def why(self, rest: str) -> None:
        """`why`: what is not possible now; `why 3`: the sum behind an option; `why NOTATION`: one action."""
        assert self.decision is not None
        if not rest:
            self.why_all()
        elif rest.isdecimal():
            self.why_number(whole_number(rest) or 0)
        else:
            try:
                self.explain(self.game.parse(self.session.state, rest))
            except BadInput as error:
                self.console.say(self.reader.say(error.message))

    def refused(self) -> list[int]:
        """What one might want to do now, and cannot."""
        return list(self.game.intents(self.session.state, self.at_keyboard))

    def why_all(self) -> None:
        assert self.decision is not None
        refused = self.refused()
        if not refused:
            self.say("terminal-nothing-refused")
        for number, action in enumerate(refused, len(self.decision.options) + 1):
            label = self.reader.say(self.game.label(self.session.state, self.at_keyboard, action))
            refusal = self.session.state.explain(self.at_keyboard, action)
            if refusal is not None:
                self.console.say(f"{number:>3}  {label}  [{refusal.rule}] {self.reader.say(refusal.message)}")

    def why_number(self, number: int) -> None:
        assert self.decision is not None
        options, refused = self.decision.options, self.refused()
        if len(options) < number <= len(options) + len(refused):
            self.explain(refused[number - len(options) - 1])
            return
        if not 1 <= number <= len(options):
            self.say("terminal-no-number", highest=len(options) + len(refused))
            return
        option = options[number - 1]
        if option.odds is None:
            self.say("terminal-allowed", do=option.notation)
            return
        parts = " + ".join(f"{self.reader.say(name)} {value}" for name, value in option.odds.parts)
        self.say("terminal-sum", parts=parts, odds=self.odds_words(option.odds), total=option.odds.total)

    def explain(self, action: int) -> None:
        """Say why an action is refused, with the rule, or that it is not."""
        refusal = self.session.state.explain(self.at_keyboard, action)
        if refusal is None:
            self.say("terminal-allowed", do=self.game.write(self.session.state, action))
        else:
            self.console.say(f"[{refusal.rule}] {self.reader.say(refusal.message)}")

    def undo(self) -> None:
        if self.silence.undo(self.at_keyboard):
            self.save.write()
            for person in self.people:
                self.told[person] = min(self.told[person], len(self.session.events))
            self.say("terminal-undone")
        else:
            self.say("terminal-no-undo")

    def show_log(self, rest: str) -> None:
        lines = whole_number(rest) or LOG_LINES
        seen = [event for event in self.session.events if event.reaches(self.at_keyboard)]
        self.tell(seen[-lines:])

    def hint(self) -> None:
        """What a sensible computer player would do in this seat."""
        assert self.decision is not None
        seat = Seat(self.game, self.session.state, self.at_keyboard, self.thoughts(self.at_keyboard))
        action = bot_named(HINT_BOT).choose(seat)
        number = [option.action for option in self.decision.options].index(action) + 1
        self.say("terminal-hint", number=number, label=self.decision.options[number - 1].label)

    def quiet(self, rest: str) -> None:
        """What passes by itself: show it, or change it."""
        for line in self.silence.command(self.at_keyboard, rest):
            self.console.say(line)
        self.save.write()

    def save_record(self, rest: str) -> None:
        """Write the record so far to a file."""
        path = Path(rest or f"{self.game.id}-{self.session.record.header.scenario}.jsonl")
        try:
            write_atomically(path, self.session.closed().text())
        except BadInput as error:
            self.console.say(self.reader.say(error.message))
            return
        self.say("terminal-saved", file=str(path))

    def help(self) -> None:
        for command in self.commands:
            self.console.say(f"  {self.reader('command-' + command).split()[0]:<12} {self.reader('help-' + command)}")
        self.say("help-number")
        if not self.console.plain:
            self.show_legend()

    def quit(self) -> None:
        raise PutAside

    def say(self, key: str, **args: object) -> None:
        self.console.say(self.reader(key, **args))  # type: ignore[arg-type]

    def seat_name(self, seat: int) -> str:
        return self.reader.say(self.game.seat_name(seat))
