"""The table of procedures and the loop that runs them: what goes on until somebody has to decide."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import Log
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.process import (
    ACTION_PLAYED,
    ACTIVATION,
    ADVANCE_ORDER,
    ATTACK,
    BRINGING,
    DEFENCE,
    DENIED_ORDER,
    DEPLOYING,
    DISPLACING,
    ENTRY,
    EVENT,
    FIRE_FOR_EFFECT,
    FIRE_ORDER,
    HANDING,
    HIT,
    IMPACT,
    MELEE,
    MELEES,
    MINE_ATTACK,
    MOVE_ORDER,
    ORDER_GIVEN,
    OVERSTACK,
    PROCEDURES,
    RECOVER_ORDER,
    REFILL,
    REQUEST_ORDER,
    RETREAT,
    REVEALING,
    REWARD,
    ROLLING,
    ROUT_ORDER,
    SET_UP,
    SHOT,
    SNIPER,
    TIME_ADVANCE,
    TRIGGERED,
    TURN,
    VOLLEY,
)
from fieldcraft.games.combat_commander.rules.activation import Activation
from fieldcraft.games.combat_commander.rules.artillery import FireForEffect, Impact
from fieldcraft.games.combat_commander.rules.attack import Attack
from fieldcraft.games.combat_commander.rules.bringing import Bringing
from fieldcraft.games.combat_commander.rules.casualties import Hit
from fieldcraft.games.combat_commander.rules.defence import Defence, Volley
from fieldcraft.games.combat_commander.rules.displacing import Displacing
from fieldcraft.games.combat_commander.rules.entry import Entry
from fieldcraft.games.combat_commander.rules.events.catalogue import EventRevealed
from fieldcraft.games.combat_commander.rules.fate import Revealing, Rolling, Triggered
from fieldcraft.games.combat_commander.rules.fire import Shot
from fieldcraft.games.combat_commander.rules.melee import Melee, Melees
from fieldcraft.games.combat_commander.rules.mines import MineAttack
from fieldcraft.games.combat_commander.rules.orders.advance import AdvanceOrder
from fieldcraft.games.combat_commander.rules.orders.artillery import DeniedOrder, RequestOrder
from fieldcraft.games.combat_commander.rules.orders.fire import FireOrder
from fieldcraft.games.combat_commander.rules.orders.move import MoveOrder
from fieldcraft.games.combat_commander.rules.orders.recover import RecoverOrder, RoutOrder
from fieldcraft.games.combat_commander.rules.procedure import Procedure
from fieldcraft.games.combat_commander.rules.replacing import Deploying
from fieldcraft.games.combat_commander.rules.retreat import Retreat
from fieldcraft.games.combat_commander.rules.rewarding import Reward
from fieldcraft.games.combat_commander.rules.set_up import SetUp
from fieldcraft.games.combat_commander.rules.sniper import Sniper
from fieldcraft.games.combat_commander.rules.stacking import Overstack
from fieldcraft.games.combat_commander.rules.time import TimeAdvance
from fieldcraft.games.combat_commander.rules.transfer import Handing
from fieldcraft.games.combat_commander.rules.turn import OrderGiven, Refill, Turn
from fieldcraft.games.combat_commander.rules.windows import ActionPlayed
from fieldcraft.games.combat_commander.state import RUNNING, Battle


def _table() -> vec[Procedure]:
    known: dict[int, Procedure] = {
        SET_UP: SetUp(),
        TURN: Turn(),
        REFILL: Refill(),
        OVERSTACK: Overstack(),
        ORDER_GIVEN: OrderGiven(),
        ACTIVATION: Activation(),
        FIRE_ORDER: FireOrder(),
        MOVE_ORDER: MoveOrder(),
        ENTRY: Entry(),
        ADVANCE_ORDER: AdvanceOrder(),
        RECOVER_ORDER: RecoverOrder(),
        ROUT_ORDER: RoutOrder(),
        RETREAT: Retreat(),
        SHOT: Shot(),
        ATTACK: Attack(),
        VOLLEY: Volley(),
        DEFENCE: Defence(),
        DEPLOYING: Deploying(),
        DENIED_ORDER: DeniedOrder(),
        REQUEST_ORDER: RequestOrder(),
        FIRE_FOR_EFFECT: FireForEffect(),
        IMPACT: Impact(),
        HANDING: Handing(),
        HIT: Hit(),
        MINE_ATTACK: MineAttack(),
        ROLLING: Rolling(),
        REVEALING: Revealing(),
        TRIGGERED: Triggered(),
        SNIPER: Sniper(),
        EVENT: EventRevealed(),
        ACTION_PLAYED: ActionPlayed(),
        TIME_ADVANCE: TimeAdvance(),
        MELEES: Melees(),
        MELEE: Melee(),
        DISPLACING: Displacing(),
        BRINGING: Bringing(),
        REWARD: Reward(),
    }
    return vec[Procedure]([known[number] for number in range(PROCEDURES)])


TABLE: Final[vec[Procedure]] = _table()


def on_top(battle: Battle) -> Procedure:
    """The procedure that asks the open question."""
    return TABLE[battle.procedure()]


def go_on(battle: Battle, chance: Chance, log: Log) -> None:
    """Run procedures until somebody is asked or the game is over."""
    while battle.asked == NONE and battle.ending == RUNNING:
        TABLE[battle.procedure()].go_on(battle, chance, log)
    if battle.ending != RUNNING:
        battle.clear_stack()


def answer(battle: Battle, seat: i64, verb: i64, arg: i64, chance: Chance, log: Log) -> None:
    """Hand an allowed answer to the procedure that asked, and go on."""
    procedure = TABLE[battle.procedure()]
    battle.asked = NONE
    procedure.answer(battle, seat, verb, arg, chance, log)
    go_on(battle, chance, log)


def go_past(battle: Battle, seat: i64, chance: Chance, log: Log) -> None:
    """Go on without an answer, if the open question lost all of them with a Weapon that was given up (CC-W12)."""
    if len(TABLE[battle.procedure()].offers(battle, seat)) == 0:
        battle.asked = NONE
        go_on(battle, chance, log)
