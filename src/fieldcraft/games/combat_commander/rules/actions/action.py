"""What every Action answers (CC-A24): in which windows it belongs, what it asks for, and what it does.

An Action that leaves nothing to choose does all of it in `play`; another one goes on as a procedure of its own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.hexes import HEXES
from fieldcraft.games.combat_commander.process import ACTION_CHOICE, ACTION_PLAYED
from fieldcraft.games.combat_commander.rules.frames import CARD, SEAT
from fieldcraft.games.combat_commander.rules.procedure import Procedure, each
from fieldcraft.games.combat_commander.rules.refusals import (
    ALLOWED,
    NEVER_AN_ACTION,
    NO_SUCH_ACTION,
    NOT_FULFILLED,
    NOT_NOW,
)
from fieldcraft.games.combat_commander.state import Battle
from fieldcraft.games.combat_commander.verbs import PICK_HEX


class Action(Procedure):
    """One Action; the docstring of each says in own words what its card does."""

    def __init__(self, kind: i64, windows: i64) -> None:
        self.kind: Final[i64] = kind
        self.windows: Final[i64] = windows
        """The set of windows it belongs in, as bits."""

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        """0 if its public prerequisites hold in this window, whoever holds the card; else the refusal."""
        return NEVER_AN_ACTION

    def play(self, battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
        """Carry it out; the card is on the discard pile by then (CC-1.5)."""
        battle.push(ACTION_PLAYED)
        battle.put(SEAT, seat)
        battle.put(CARD, self.kind)

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        battle.pop()

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return vec[i64]()


class HexAction(Action):
    """An Action that does something in one hex of the player's choice, and can be played while there is such a hex."""

    def why_not_hex(self, battle: Battle, seat: i64, hex_: i64) -> i64:
        """0 if the hex can be chosen; asked before and after the frame of the Action is pushed."""
        return NOT_FULFILLED

    def take(self, battle: Battle, hex_: i64, chance: Chance, log: Log) -> None:
        """Do it; the frame of the Action is on top."""
        raise NotImplementedError

    def why_not_play(self, battle: Battle, seat: i64, window: i64) -> i64:
        hex_: i64
        for hex_ in range(HEXES):
            if self.why_not_hex(battle, seat, hex_) == ALLOWED:
                return ALLOWED
        return NOT_FULFILLED

    def go_on(self, battle: Battle, chance: Chance, log: Log) -> None:
        if battle.step() == 1:
            battle.pop()
        else:
            battle.go_to(1)
            battle.ask(battle.get(SEAT), ACTION_CHOICE)

    def candidates(self, battle: Battle, seat: i64) -> vec[i64]:
        return each(PICK_HEX, 0, HEXES)

    def why_not(self, battle: Battle, seat: i64, verb: i64, arg: i64) -> i64:
        if verb != PICK_HEX:
            return NOT_NOW
        return self.why_not_hex(battle, seat, arg) if arg < HEXES else NO_SUCH_ACTION

    def answer(self, battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
        self.take(battle, arg, chance, log)


def bit(window: i64) -> i64:
    return i64(1) << window
