"""U-11 Combat actions: Attack, Suppress, Blast."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import (
    ATTACKED,
    BLASTED,
    MISSED,
    ROLLED,
    STILL_SUPPRESSED,
    WAS_SUPPRESSED,
)
from fieldcraft.games.undaunted.kinds import (
    ATTACK,
    BASE_DEFENCE,
    BLAST,
    COUNTERS,
    COUNTERS_OF,
    DICE_SIDES,
    NONE,
    UNITS,
    printed_value,
)
from fieldcraft.games.undaunted.rules.board import distance
from fieldcraft.games.undaunted.rules.casualties import inflict_casualty
from fieldcraft.games.undaunted.rules.refusals import (
    ALLOWED,
    NO_ENEMY_ON_BOARD,
    NO_TARGET_MARKER,
    NOT_IN_BLAST,
    NOT_ON_TARGET_TILE,
    TARGET_NOT_ENEMY,
    TARGET_NOT_ON_BOARD,
)
from fieldcraft.games.undaunted.state import Battle, Board


def why_no_attack(battle: Battle, side: i64) -> i64:
    """Attack and Suppress need an enemy counter on the board, at any distance (U-11.1, U-11.11)."""
    return ALLOWED if battle.foe_of(side).has_counter() else NO_ENEMY_ON_BOARD


def why_no_blast(battle: Battle, side: i64) -> i64:
    """Blast needs the own target marker; its tile may be empty (U-11.1, U-11.9)."""
    return ALLOWED if battle.side(side).target != NONE else NO_TARGET_MARKER


def candidates(battle: Battle) -> i64:
    """The counters that come into question as a target (U-11.1)."""
    return battle.pending if battle.verb == BLAST else COUNTERS_OF[1 - battle.active]


def why_not_aim(battle: Battle, counter: i64) -> i64:
    """One enemy counter for Attack and Suppress; for Blast one that has not been attacked yet (U-11.8)."""
    if counter >= COUNTERS:
        return TARGET_NOT_ON_BOARD
    side = counter // UNITS
    if battle.verb == BLAST:
        return why_not_blasted(battle, counter)
    if side == battle.active:
        return TARGET_NOT_ENEMY
    if battle.side(side).where[counter % UNITS] == NONE:
        return TARGET_NOT_ON_BOARD
    return ALLOWED


def why_not_blasted(battle: Battle, counter: i64) -> i64:
    """The Blast attacks what stood on its tile when it began, each counter once (U-11.1, U-11.8)."""
    if (battle.pending >> counter) & 1:
        return ALLOWED
    tile = battle.side(counter // UNITS).where[counter % UNITS]
    return NOT_IN_BLAST if tile == battle.side(battle.active).target else NOT_ON_TARGET_TILE


def cover_of(board: Board, target_tile: i64, attacker_tile: i64, is_blast: bool) -> i64:
    """A hill gives its low cover against a Blast and against fire from any hill (U-11.4)."""
    if is_blast or (board.hills >> attacker_tile) & 1:
        return board.low_cover[target_tile]
    return board.cover[target_tile]


def total_defence(board: Board, counter: i64, target_tile: i64, attacker_tile: i64, is_blast: bool) -> i64:
    """Base defence + cover + range; a Blast knows no range (U-11.2, U-11.3)."""
    defence = BASE_DEFENCE[counter] + cover_of(board, target_tile, attacker_tile, is_blast)
    if not is_blast:
        defence += distance(board, attacker_tile, target_tile)
    return defence


def is_success(die: i64, defence: i64) -> bool:
    """A die succeeds on 0 or on the total defence and above (U-11.5); a die that is not rolled, -1, does not."""
    return die == 0 or die >= defence


def chance_of_success(dice: i64, defence: i64) -> float:
    """The chance that at least one of `dice` dice succeeds against a total defence (U-11.5, table 17.3)."""
    good = min(DICE_SIDES, 1 + max(0, DICE_SIDES - defence))
    one_misses = float(DICE_SIDES - good) / float(DICE_SIDES)
    all_miss = 1.0
    die: i64
    for die in range(dice):
        all_miss *= one_misses
    return 1.0 - all_miss


def attack(battle: Battle, counter: i64, chance: Chance, log: Log) -> None:
    """Resolve one attack of the current card's action against one counter."""
    board = battle.board
    side = counter // UNITS
    unit = counter % UNITS
    tile = battle.side(side).where[unit]
    if battle.verb == BLAST:
        defence = total_defence(board, counter, tile, tile, True)
        log.tell(EVERYBODY, BLASTED, counter, BASE_DEFENCE[counter], cover_of(board, tile, tile, True), defence)
    else:
        own_tile = battle.side(battle.active).where[battle.card]
        defence = total_defence(board, counter, tile, own_tile, False)
        cover = cover_of(board, tile, own_tile, False)
        away = distance(board, own_tile, tile)
        log.tell(EVERYBODY, ATTACKED, counter, BASE_DEFENCE[counter], cover, away, defence, battle.verb)
    if not roll_succeeds(battle, defence, chance, log):
        log.tell(EVERYBODY, MISSED, counter)
    elif battle.verb == ATTACK or battle.verb == BLAST:
        inflict_casualty(battle, side, unit, log)  # U-11.6: exactly one
    else:
        suppress(battle, side, unit, log)


def purpose_of(verb: i64) -> str:
    """The chance purpose of a combat action's dice."""
    if verb == ATTACK:
        return "attack"
    return "blast" if verb == BLAST else "suppress"


def roll_succeeds(battle: Battle, defence: i64, chance: Chance, log: Log) -> bool:
    """Roll X dice; one success is enough (U-11.5)."""
    dice = printed_value(battle.card, battle.verb)
    purpose = purpose_of(battle.verb)
    second: i64 = NONE
    third: i64 = NONE
    fourth: i64 = NONE
    first = chance.roll(DICE_SIDES, purpose)
    if dice > 1:
        second = chance.roll(DICE_SIDES, purpose)
    if dice > 2:
        third = chance.roll(DICE_SIDES, purpose)
    if dice > 3:
        fourth = chance.roll(DICE_SIDES, purpose)
    battle.barrier += 1
    log.tell(EVERYBODY, ROLLED, dice, first, second, third, fourth)
    return (
        is_success(first, defence)
        or is_success(second, defence)
        or is_success(third, defence)
        or is_success(fourth, defence)
    )


def suppress(battle: Battle, side: i64, unit: i64, log: Log) -> None:
    """Flip the counter to its suppressed side; no card is lost (U-11.7)."""
    foe = battle.side(side)
    if foe.is_suppressed(unit):
        log.tell(EVERYBODY, STILL_SUPPRESSED, side, unit)
        return
    foe.suppressed |= i64(1) << unit
    log.tell(EVERYBODY, WAS_SUPPRESSED, side, unit)
