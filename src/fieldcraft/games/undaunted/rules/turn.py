"""U-4 Round and U-7 Player turn: what may be played, and what follows from it."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import (
    NOTHING_HIT,
    PLAYED,
    ROUND_BEGAN,
    TURN_BEGAN,
    TURN_ENDED,
)
from fieldcraft.games.undaunted.kinds import (
    ATTACK,
    BLAST,
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    COUNTERS,
    FOG,
    GER,
    GUIDE,
    HAND_DRAW,
    INSPIRE,
    KINDS,
    MOVE,
    NONE,
    PRINTED,
    PRINTED_VERBS,
    READY,
    RECON,
    SCOUT,
    STALK,
    SUPPRESS,
    TARGET,
    US,
    printed_value,
)
from fieldcraft.games.undaunted.rules import combat, movement, spawning, support
from fieldcraft.games.undaunted.rules.drawing import draw_cards
from fieldcraft.games.undaunted.rules.initiative import owes_bid, reveal_bids
from fieldcraft.games.undaunted.rules.refusals import (
    ALLOWED,
    FOG_CANNOT_ACT,
    IS_SUPPRESSED,
    NOT_IN_HAND,
    NOT_PRINTED,
)
from fieldcraft.games.undaunted.rules.victory import (
    check_hope_and_victory,
    check_round_limit,
    check_victory,
)
from fieldcraft.games.undaunted.state import (
    AIMING,
    BIDDING,
    LEADING,
    MARKING,
    NUMBERING,
    RUNNING,
    STEPPING,
    TAKING,
    TURN,
    Battle,
)


def begin_round(battle: Battle, chance: Chance, log: Log) -> None:
    """Both draw, the holder of the marker first; then both owe a bid (U-4.1, U-5.1, U-5.5)."""
    battle.round += 1
    battle.active = NONE
    battle.phase = BIDDING
    log.tell(EVERYBODY, ROUND_BEGAN, battle.round)
    draw_cards(battle, battle.holder, HAND_DRAW, chance, log)
    draw_cards(battle, 1 - battle.holder, HAND_DRAW, chance, log)
    finish_bidding(battle, log)


def finish_bidding(battle: Battle, log: Log) -> None:
    """When all bids are in, reveal them; the holder's turn begins (U-6, U-7.1)."""
    if owes_bid(battle, US) or owes_bid(battle, GER):
        return
    reveal_bids(battle, log)
    begin_turn(battle, battle.holder, log)


def begin_turn(battle: Battle, side: i64, log: Log) -> None:
    battle.active = side
    battle.phase = TURN
    log.tell(EVERYBODY, TURN_BEGAN, side)


def end_turn(battle: Battle, chance: Chance, log: Log) -> None:
    """Hand and play area go to the discard pile; nothing is kept (U-7.8). Then the other side, or a new round."""
    side = battle.active
    me = battle.side(side)
    log.tell(EVERYBODY, TURN_ENDED, side, me.hand_size)
    me.discard_all()
    battle.barrier += 1
    if side == battle.holder:
        begin_turn(battle, 1 - side, log)
        return
    check_round_limit(battle, log)
    if battle.ending == RUNNING:
        begin_round(battle, chance, log)


def why_no_play(battle: Battle, side: i64, verb: i64, kind: i64) -> i64:
    """May this card of the hand be used for this printed action (U-7.3, U-8.9, table 17.2)?"""
    if kind == FOG:
        return FOG_CANNOT_ACT  # U-7.4
    if PRINTED[kind * PRINTED_VERBS + verb] == NONE:
        return NOT_PRINTED
    me = battle.side(side)
    if me.hand[kind] == 0:
        return NOT_IN_HAND
    if me.is_suppressed(kind):
        return IS_SUPPRESSED
    return why_no_action(battle, side, verb, kind)


def why_no_action(battle: Battle, side: i64, verb: i64, kind: i64) -> i64:
    """What the action asks for beyond a card in hand that shows it and is not suppressed (table 17.2)."""
    if verb < ATTACK:
        return ALLOWED  # U-10: movement asks for nothing more
    if verb in (ATTACK, SUPPRESS):
        return combat.why_no_attack(battle, side)
    if verb == BLAST:
        return combat.why_no_blast(battle, side)
    if verb == CONTROL:
        return support.why_no_control(battle, side, kind)
    if verb == RECON:
        return support.why_no_recon(battle, side)
    if verb == TARGET:
        return support.why_no_target(battle, side)
    return ALLOWED


def play_card(battle: Battle, verb: i64, kind: i64, chance: Chance, log: Log) -> None:
    """Put the card into the play area, spawn or ready its counter if need be, then begin the action (U-7.5)."""
    side = battle.active
    me = battle.side(side)
    me.leave_hand(kind)
    me.play[kind] += 1
    log.tell(EVERYBODY, PLAYED, side, kind, verb)
    if verb == READY:
        spawning.ready(battle, side, kind, log)
        return
    if spawning.needs_spawning(battle, side, kind):
        spawning.spawn(battle, side, kind, log)
        check_victory(battle, log)  # U-14.7
        if battle.ending != RUNNING:
            return
    battle.card = kind
    battle.verb = verb
    begin_action(battle, chance, log)


def begin_action(battle: Battle, chance: Chance, log: Log) -> None:
    """Resolve an action without parameters, or open its first choice."""
    verb = battle.verb
    battle.left = printed_value(battle.card, verb)
    if verb in (MOVE, SCOUT, STALK):
        begin_movement(battle, battle.card, log)
    elif verb == GUIDE:
        begin_guide(battle, log)
    elif verb in (ATTACK, SUPPRESS):
        battle.phase = AIMING
    elif verb == BLAST:
        begin_blast(battle, chance, log)
    elif verb in (BOLSTER, INSPIRE):
        battle.phase = TAKING
        go_on_taking(battle)
    elif verb == COMMAND:
        battle.phase = NUMBERING
    elif verb == CONCEAL:
        support.conceal(battle, log)
        finish_action(battle)
    elif verb == CONTROL:
        support.control(battle, battle.card, log)
        finish_action(battle)
        check_hope_and_victory(battle, log)
    elif verb == RECON:
        support.recon(battle, chance, log)
        finish_action(battle)
    elif verb == TARGET:
        battle.phase = MARKING


def finish_action(battle: Battle) -> None:
    """Back to the choice of a card (U-7.2)."""
    battle.phase = TURN
    battle.card = NONE
    battle.verb = NONE
    battle.unit = NONE
    battle.left = 0
    battle.pending = 0


def begin_movement(battle: Battle, unit: i64, log: Log) -> None:
    battle.unit = unit
    battle.phase = STEPPING
    if movement.open_steps(battle) == 0:
        stop(battle, log)


def begin_guide(battle: Battle, log: Log) -> None:
    """Choose the counter; without one that could be guided nothing happens (U-10.10)."""
    if movement.has_counter_to_lead(battle):
        battle.phase = LEADING
    else:
        finish_action(battle)


def step(battle: Battle, tile: i64, log: Log) -> None:
    movement.step(battle, tile, log)
    if battle.left == 0 or movement.open_steps(battle) == 0:
        finish_action(battle)


def stop(battle: Battle, log: Log) -> None:
    """No further steps or cards (U-7.6)."""
    if battle.phase == STEPPING:
        movement.stay(battle, log)
    finish_action(battle)


def take(battle: Battle, kind: i64, log: Log) -> None:
    if battle.verb == BOLSTER:
        support.bolster(battle, kind, log)
    else:
        support.inspire(battle, kind, log)
    go_on_taking(battle)


def go_on_taking(battle: Battle) -> None:
    """The action is over when no further card may or can be taken."""
    kind: i64
    if battle.left > 0:
        for kind in range(KINDS):
            if support.why_no_take(battle, kind) == ALLOWED:
                return
    finish_action(battle)


def begin_blast(battle: Battle, chance: Chance, log: Log) -> None:
    """The targets are fixed now: every counter on the marked tile, own ones included (U-11.1, U-11.8)."""
    tile = battle.side(battle.active).target
    battle.pending = battle.standing_on(tile)
    battle.phase = AIMING
    if battle.pending == 0:
        log.tell(EVERYBODY, NOTHING_HIT, tile)  # U-11.9
    go_on_blasting(battle, chance, log)


def go_on_blasting(battle: Battle, chance: Chance, log: Log) -> None:
    """The attacker chooses the next target while there is a choice (U-11.8)."""
    if battle.pending & (battle.pending - 1):
        return
    counter: i64
    for counter in range(COUNTERS):
        if (battle.pending >> counter) & 1:
            blast(battle, counter, chance, log)
            return
    finish_action(battle)


def aim(battle: Battle, counter: i64, chance: Chance, log: Log) -> None:
    if battle.verb == BLAST:
        blast(battle, counter, chance, log)
        return
    combat.attack(battle, counter, chance, log)
    finish_action(battle)
    check_hope_and_victory(battle, log)


def blast(battle: Battle, counter: i64, chance: Chance, log: Log) -> None:
    """One of a Blast's separate attacks; victory is checked after each (U-11.8)."""
    battle.pending &= ~(i64(1) << counter)
    combat.attack(battle, counter, chance, log)
    check_hope_and_victory(battle, log)
    if battle.ending == RUNNING:
        go_on_blasting(battle, chance, log)
