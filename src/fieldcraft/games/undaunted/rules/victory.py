"""U-14 Victory."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import HOPE_LOST, WON
from fieldcraft.games.undaunted.kinds import (
    COMMAND_CARDS,
    GER,
    KINDS,
    NONE,
    RIFLEMAN_A,
    RIFLEMEN,
    SCOUT_A,
    SCOUTS,
    SIDES,
    SQUAD_LEADER_A,
    SQUAD_MASK,
    SQUADS,
    UNITS,
    US,
)
from fieldcraft.games.undaunted.rules.board import region
from fieldcraft.games.undaunted.state import (
    BEYOND_HOPE,
    BOTH_PINNED,
    CAPTURED,
    OVER,
    PINNED,
    ROUND_LIMIT,
    RUNNING,
    Battle,
    Side,
)


def check_victory(battle: Battle, log: Log) -> None:
    """End the game if a condition is met; the order decides between several (U-14.7, U-14.8)."""
    if battle.ending != RUNNING:
        return
    side: i64
    for side in range(SIDES):
        if captures(battle, side):
            end(battle, side, CAPTURED, log)
            return
    for side in range(SIDES):
        if battle.board.need[side] == 0 and not battle.side(1 - side).has_riflemen():
            end(battle, side, PINNED, log)  # U-14.4
            return
    for side in range(SIDES):
        if hopeless_side_loses(battle, side):
            end(battle, 1 - side, BEYOND_HOPE, log)
            return
    if battle.is_pinned(US) and battle.is_pinned(GER):
        end(battle, side_ahead(battle), BOTH_PINNED, log)  # U-14.5, U-14.14


def captures(battle: Battle, side: i64) -> bool:
    """Has the side the points its capture condition asks for (U-14.1, U-14.2)?"""
    need = battle.board.need[side]
    return need > 0 and battle.points(side) >= need


def hopeless_side_loses(battle: Battle, side: i64) -> bool:
    """A side beyond all hope loses to an enemy who must pin, or who has more points (U-14.10)."""
    if not battle.side(side).hopeless:
        return False
    return battle.board.need[1 - side] == 0 or battle.points(1 - side) > battle.points(side)


def side_ahead(battle: Battle) -> i64:
    """More points; on equal points the holder of the initiative marker (U-14.5)."""
    us = battle.points(US)
    ger = battle.points(GER)
    if us == ger:
        return battle.holder
    return US if us > ger else GER


def end(battle: Battle, winner: i64, ending: i64, log: Log) -> None:
    """Stop in the very moment; the rest of the action is not played (U-4.2)."""
    battle.winner = winner
    battle.ending = ending
    battle.phase = OVER
    battle.barrier += 1
    log.tell(EVERYBODY, WON, winner, ending)


def check_round_limit(battle: Battle, log: Log) -> None:
    """The optional stop of U-14.13: at the end of the last round the side ahead wins."""
    if battle.round_limit > 0 and battle.round >= battle.round_limit:
        end(battle, side_ahead(battle), ROUND_LIMIT, log)


def check_hope_and_victory(battle: Battle, log: Log) -> None:
    """The full check after a casualty, a removed counter, Hunker Down or Control (U-14.7, U-14.12)."""
    side: i64
    for side in range(SIDES):
        me = battle.side(side)
        if not me.hopeless and is_beyond_hope(battle, side):
            me.hopeless = True
            log.tell(EVERYBODY, HOPE_LOST, side)
    check_victory(battle, log)


def is_beyond_hope(battle: Battle, side: i64) -> bool:
    """Can the side no longer win by points, whatever anybody does (U-14.9, U-14.11)?"""
    need = battle.board.need[side]
    if need == 0:
        return False
    mine = reach_of_riflemen(battle, side)
    radio = battle.board.radio
    if radio != NONE and (mine >> radio) & 1 and (reach_of_riflemen(battle, US) >> radio) & 1:
        return False  # the radio can be raised without end
    return battle.points_on(mine | battle.side(side).controlled) < need


def reach_of_riflemen(battle: Battle, side: i64) -> i64:
    """All tiles that some Riflemen of the side could still come to stand on (U-14.11, steps 1 to 4)."""
    me = battle.side(side)
    everywhere = (i64(1) << battle.board.tiles) - 1
    if cycles(me, RIFLEMAN_A) and cycles(me, SCOUT_A):
        return everywhere  # seen at a glance: every tile is open, and every board hangs together (U-9.3)
    cards = reach_cards(battle, side)
    if cards & RIFLEMEN == 0:
        return 0
    if cards & SCOUTS:
        return everywhere
    open_tiles = me.marked()
    reached: i64 = 0
    unit: i64
    for unit in range(SQUADS):
        if cards & RIFLEMEN & (i64(1) << unit):
            starts = i64(1) << battle.board.spawns[side * UNITS + unit]
            if me.where[unit] != NONE:
                starts |= i64(1) << me.where[unit]
            reached |= region(battle.board, starts, open_tiles)
    return reached


def cycles(me: Side, first: i64) -> bool:
    """Is a card of one of three kinds in hand, deck, discard pile or play area?"""
    kind: i64
    for kind in range(first, first + SQUADS):
        if me.deck[kind] or me.discard[kind] or me.hand[kind] or me.play[kind]:
            return True
    return False


def reach_cards(battle: Battle, side: i64) -> i64:
    """The card kinds the side can still come to hold, Bolster included (U-14.11, step 1)."""
    me = battle.side(side)
    hand, deck, discard, play, stock = me.hand, me.deck, me.discard, me.play, me.supply
    held: i64 = 0
    supply: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if hand[kind] or deck[kind] or discard[kind] or play[kind]:
            held |= i64(1) << kind
        if stock[kind]:
            supply |= i64(1) << kind
    while True:
        wider = held
        if held & COMMAND_CARDS:
            wider |= supply
        squad: i64
        for squad in range(SQUADS):
            if (held >> (SQUAD_LEADER_A + squad)) & 1:
                wider |= supply & SQUAD_MASK[squad]
        if wider == held:
            return held
        held = wider
