"""Everything that can go wrong by somebody's input, each with a message in the reader's language."""

from fieldcraft.core.text import Arg, Message


class FieldcraftError(Exception):
    """A mistake in what came in, told in one sentence: what, where, what was expected."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class IllegalAction(FieldcraftError):  # noqa: N818 - the contract's name
    """An action that the rules refuse.

    `rule` is the id of the rule that refuses it, such as `U-8.5`.
    """

    def __init__(self, rule: str, message: Message) -> None:
        super().__init__(message)
        self.rule = rule


class BadInput(FieldcraftError):  # noqa: N818 - reads as what it is
    """A bad word on the command line or at a prompt."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(Message(key, args))


class BadFile(FieldcraftError):  # noqa: N818
    """A file that cannot be used; says which, where in it, and what was expected there."""

    def __init__(self, file: str, place: str | Message, key: str, **args: Arg) -> None:
        problem = Message(key, args)
        where: dict[str, Arg] = {"file": file, "place": place, "problem": problem}
        super().__init__(Message("error-in-file-at" if place else "error-in-file", where))
        self.file = file
        self.place = place
        self.problem = problem


def at_line(number: int) -> Message:
    """A line of a file, as a place."""
    return Message("place-line", {"line": str(number)})


class BadData(BadFile):
    """A data file with an impossible value; `place` names the field."""


class BadRecord(BadFile):
    """A game record that is broken or does not replay; `place` names the line."""


class BadScript(BadFile):
    """A position script with a mistake in its form; `place` names the line."""
