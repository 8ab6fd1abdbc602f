"""G-6 The four actions."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.grizzled.happenings import (
    CHARM_USED,
    DISCARDED,
    KEPT,
    PLAYED,
    SPOKE,
    STUMBLED,
    STUMBLED_NOT,
    TILE_PLACED,
    TILE_REMOVED,
    TILE_REMOVED_UNSEEN,
    WITHDREW,
    WITHDREW_BARE,
)
from fieldcraft.games.grizzled.kinds import ABSENT_MINDED, CLUMSY, NONE, PANICKED, SHOWN_BY, TILES, bit
from fieldcraft.games.grizzled.rules.mission import finish_action
from fieldcraft.games.grizzled.rules.piles import draw_openly, leave_hand
from fieldcraft.games.grizzled.rules.refusals import ALLOWED, DOES_NOT_SHOW, NO_SUCH_TILE, NOT_IN_HAND
from fieldcraft.games.grizzled.rules.tiles import draw_tile
from fieldcraft.games.grizzled.rules.traps import put_down
from fieldcraft.games.grizzled.state import ANSWERING, DECLINED, OPEN, PLACING, REMOVING, Squad


def play_card(squad: Squad, card: i64, chance: Chance, log: Log) -> None:
    """G-6.1 to G-6.5."""
    seat = squad.active
    leave_hand(squad, seat, card)
    squad.barrier += 1
    log.tell(EVERYBODY, PLAYED, seat, card)
    put_down(squad, seat, card, chance, log)
    finish_action(squad, chance, log)


def use_charm(squad: Squad, card: i64, chance: Chance, log: Log) -> None:
    """G-6.7: the whole card is discarded, and the charm is spent."""
    squad.no_mans_land &= ~bit(card)
    squad.discard |= bit(card)
    squad.charms_ready &= ~bit(squad.active)
    log.tell(EVERYBODY, CHARM_USED, squad.active, card)
    finish_action(squad, chance, log)


def make_speech(squad: Squad, kind: i64, chance: Chance, log: Log) -> None:
    """G-6.10 to G-6.16: everybody else in the mission is asked, unless their hand is known to be empty."""
    seat = squad.active
    squad.speech_tokens[seat] -= 1
    if squad.has_chaplain():
        squad.supply += 1
    squad.barrier += 1
    log.tell(EVERYBODY, SPOKE, seat, kind)
    squad.asked = 0
    other: i64
    for other in range(squad.players):
        if other != seat and squad.is_in_mission(other) and squad.hand[other]:
            squad.asked |= bit(other)
    if squad.asked == 0:
        finish_action(squad, chance, log)
        return
    squad.spoken = kind
    squad.phase = ANSWERING


def owes_answer(squad: Squad, seat: i64) -> bool:
    return (squad.asked >> seat) & 1 == 1 and squad.answer[seat] == OPEN


def why_no_answer(squad: Squad, seat: i64, card: i64) -> i64:
    """May this card be discarded (G-6.12)? An attached one never (G-6.14)."""
    if squad.hand[seat] & bit(card) == 0:
        return NOT_IN_HAND
    return ALLOWED if SHOWN_BY[squad.spoken] & bit(card) else DOES_NOT_SHOW


def finish_answers(squad: Squad, chance: Chance, log: Log) -> None:
    """When all have answered, show what they discard (G-6.15, G-6.27)."""
    seat: i64
    for seat in range(squad.players):
        if owes_answer(squad, seat):
            return
    for seat in range(squad.players):
        if squad.asked & bit(seat) == 0:
            continue
        card = squad.answer[seat]
        squad.answer[seat] = OPEN
        if card == DECLINED:
            log.tell(EVERYBODY, KEPT, seat)
            continue
        leave_hand(squad, seat, card)
        squad.discard |= bit(card)
        log.tell(EVERYBODY, DISCARDED, seat, card)
    squad.asked = 0
    squad.spoken = NONE
    squad.barrier += 1
    finish_action(squad, chance, log)


def begin_withdrawal(squad: Squad, chance: Chance, log: Log) -> None:
    """G-6.19, G-6.20: one tile goes first if the player is Absent-minded, then one is placed."""
    seat = squad.active
    number = squad.tiles_of(seat)
    if number == 0 or not squad.has(seat, ABSENT_MINDED):
        begin_placing(squad, chance, log)
    elif number == 1:
        remove_tile(squad, only_tile(squad, seat), chance, log)
    else:
        squad.phase = REMOVING


def remove_tile(squad: Squad, tile: i64, chance: Chance, log: Log) -> None:
    """Absent-minded: a tile leaves the game unseen (G-10.16)."""
    seat = squad.active
    squad.tiles[seat * TILES + tile] -= 1
    squad.lost[seat * TILES + tile] += 1
    log.tell_apart(seat, TILE_REMOVED, TILE_REMOVED_UNSEEN, seat, tile)
    begin_placing(squad, chance, log)


def begin_placing(squad: Squad, chance: Chance, log: Log) -> None:
    """The player chooses a tile, unless chance does or there is no choice; all know how many there are."""
    seat = squad.active
    number = squad.tiles_of(seat)
    if number == 0:
        leave_mission(squad, NONE, chance, log)
    elif number == 1:
        leave_mission(squad, only_tile(squad, seat), chance, log)
    elif squad.has(seat, PANICKED):
        leave_mission(squad, draw_tile(squad, seat, "tile.panicked", chance), chance, log)
    else:
        squad.phase = PLACING


def only_tile(squad: Squad, seat: i64) -> i64:
    tile: i64 = 0
    while squad.tiles[seat * TILES + tile] == 0:
        tile += 1
    return tile


def why_no_tile(squad: Squad, seat: i64, tile: i64) -> i64:
    return NO_SUCH_TILE if tile >= TILES or squad.tiles[seat * TILES + tile] == 0 else ALLOWED


def leave_mission(squad: Squad, tile: i64, chance: Chance, log: Log) -> None:
    """The tile lies face down, the player is withdrawn, and the Clumsy stumbles (G-6.19)."""
    seat = squad.active
    squad.withdrawn |= bit(seat)
    squad.barrier += 1
    if tile == NONE:
        log.tell(EVERYBODY, WITHDREW_BARE, seat)
    else:
        squad.tiles[seat * TILES + tile] -= 1
        squad.played[seat] = tile
        log.tell_apart(seat, TILE_PLACED, WITHDREW, seat, tile)
    if squad.has(seat, CLUMSY):
        stumble(squad, seat, chance, log)
    finish_action(squad, chance, log)


def stumble(squad: Squad, seat: i64, chance: Chance, log: Log) -> None:
    """Clumsy: the top card of the Trials pile is played, trap and all (G-10.15)."""
    if squad.trials() == 0:
        log.tell(EVERYBODY, STUMBLED_NOT, seat)
        return
    card = draw_openly(squad, chance)
    log.tell(EVERYBODY, STUMBLED, seat, card)
    put_down(squad, seat, card, chance, log)
