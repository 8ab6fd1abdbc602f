"""A person at a real terminal: starts `fieldcraft text`, reads what is printed, types answers."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from types import TracebackType

import pexpect

Ended = type[pexpect.EOF] | type[pexpect.TIMEOUT]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
PROMPT = r"\n(?:\x1b\[\?2004h)?> "
ENTER = r"(?:Press Enter\.|Натисніть Enter\.) "
CHOICE = r"Number \(1 to \d+\): "
HONOUR = r"\(Enter: none\): "
ASKED: list[str | re.Pattern[str] | re.Pattern[bytes] | bytes | Ended] = [PROMPT, ENTER, CHOICE, HONOUR, pexpect.EOF]
TIMEOUT = 60


def with_usual_signals() -> None:
    """Whoever started the tests may ignore interrupts and hang-ups; a player's terminal does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Player:
    """One run of `fieldcraft text` in a pseudo-terminal. `seen` is what was printed up to the last question."""

    def __init__(self, data: Path, *words: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        environment |= {"FIELDCRAFT_LANG": "en", "PYTHONUTF8": "1", "TERM": "xterm", "HOME": str(data)}
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "fieldcraft", "text", *words, "--data", str(data)],
            env=environment,
            cwd=str(data),
            encoding="utf-8",
            dimensions=(60, 250),
            timeout=TIMEOUT,
            preexec_fn=with_usual_signals,
        )
        self.process.delaybeforesend = None
        self.raw = ""
        self.asked: object = None
        self.options: dict[int, str] = {}
        """The numbered answers of the open question."""
        self.wait()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.process.close(force=True)

    def wait(self) -> None:
        """Until something is asked, or the program ends."""
        self.asked = ASKED[self.process.expect(ASKED)]
        after = self.process.after if isinstance(self.process.after, str) else ""
        self.raw = (self.process.before or "") + after
        block = self.seen[self.seen.rfind("\n\n") + 1 :]
        found = {int(number): label for number, label in re.findall(r"^ +(\d+)  (.*)$", block, re.M)}
        if "\n\n" in self.seen and found:
            self.options = found

    @property
    def seen(self) -> str:
        return CONTROL.sub("", self.raw).replace("\r", "")

    @property
    def over(self) -> bool:
        return self.asked is pexpect.EOF

    def types(self, text: str) -> str:
        """Type a line; returns what is printed up to the next question, without the line itself."""
        self.process.sendline(text)
        self.wait()
        return self.seen.partition("\n")[2] if self.seen.startswith(text) else self.seen

    def choose(self, part: str) -> str:
        """Take the first answer of a menu with these words."""
        return self.types(str(next(number for number, label in self.options.items() if part in label)))

    def hint(self, word: str = "hint") -> str:
        """The number a sensible player would type."""
        found = re.search(r"(?:Perhaps|Можливо,) (\d+): ", self.types(word))
        assert found, self.seen
        return found[1]

    def follow_hints(self, word: str = "hint", decisions: int = 10_000) -> str:
        """Do what `hint` says, so many times or until the end; returns all that was printed."""
        printed = [self.seen]
        while not self.over and decisions:
            if self.asked is PROMPT:
                printed.append(self.types(self.hint(word)))
                decisions -= 1
            else:
                printed.append(self.types(""))
        return "".join(printed)

    def interrupt(self) -> None:
        """Ctrl-C."""
        self.process.sendintr()
        self.process.expect(pexpect.EOF)
        self.process.close()

    def killed(self, number: int) -> None:
        """The terminal is closed (SIGHUP), or the program dies (SIGKILL)."""
        self.process.kill(number)
        self.process.expect(pexpect.EOF)
        self.process.close()
        assert self.process.signalstatus in (number, None)


HANG_UP, KILL = signal.SIGHUP, signal.SIGKILL
