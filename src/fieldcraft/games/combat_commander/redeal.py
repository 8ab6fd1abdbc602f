"""What an observer cannot tell apart: deal a side's unseen cards and chits anew, forget an unseen set-up (CC-1.2).

Everybody knows how many cards a side has in hand and which lie on its discard pile. A card that was reshuffled into
the draw pile can only have come to the hand since then; `Player.room` says how many such cards there can be, for each
reshuffle. All hands that agree with that are possible.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS, CHITS, DECK_SIZE, NONE
from fieldcraft.games.combat_commander.markers import CHIT_HAS_SECRET_SIDE
from fieldcraft.games.combat_commander.process import PLACING
from fieldcraft.games.combat_commander.rules.occupation import take_off
from fieldcraft.games.combat_commander.state import BOTH, SLOTS, WEAPON_SLOTS, Battle, Player, is_on_map


def redeal_unseen(battle: Battle, seat: i64, chance: Chance) -> None:
    """Deal everything that `seat` (any other number: a spectator) cannot see anew, in place."""
    side: i64
    for side in range(2):
        if side != seat:
            redeal_hand(battle.player(side), chance)
    redeal_chits(battle, seat, chance)
    if is_setting_up_unseen(battle):
        for side in range(2):
            if side != seat:
                forget_set_up(battle, side)


def redeal_hand(me: Player, chance: Chance) -> None:
    """The cards that were seen, then others in a random order, each taken if the hand still is possible with it.

    The bounds are nested, so whatever possible cards come first, the hand can always be filled up.
    """
    unseen = vec[i64]()
    room = me.room[:]
    taken: i64 = 0
    card: i64
    for card in range(DECK_SIZE):
        if me.shown[card]:
            take_room(me, room, card)
            taken += 1
        elif me.hand[card] or me.deck[card]:
            unseen = append(unseen, card)
            me.hand[card] = 0
            me.deck[card] = 1
    chance.shuffle(unseen, "redeal")
    place: i64
    for place in range(len(unseen)):
        card = unseen[place]
        if taken < me.hand_size and has_room(me, room, card):
            take_room(me, room, card)
            me.deck[card] = 0
            me.hand[card] = 1
            taken += 1


def has_room(me: Player, room: vec[i64], card: i64) -> bool:
    """Can the hand hold one more card that entered the pile when this one did?"""
    reshuffle: i64
    for reshuffle in range(1, me.entered[card] + 1):
        if room[reshuffle] == 0:
            return False
    return True


def take_room(me: Player, room: vec[i64], card: i64) -> None:
    reshuffle: i64
    for reshuffle in range(1, me.entered[card] + 1):
        room[reshuffle] -= 1


def redeal_chits(battle: Battle, seat: i64, chance: Chance) -> None:
    """Unseen secret chits drawn anew from those and the cup together; only some have a secret side (CC-7.3.3)."""
    numbers = vec[i64]([0, 0])
    side: i64
    chit: i64
    for side in range(2):
        if side != seat:
            for chit in range(CHITS):
                numbers[side] += (battle.player(side).secret_chits >> chit) & 1
            battle.cup |= battle.player(side).secret_chits
            battle.player(side).secret_chits = 0
    if numbers[0] + numbers[1] == 0:
        return
    found = vec[i64]()
    for chit in range(CHITS):
        if (battle.cup >> chit) & 1 and CHIT_HAS_SECRET_SIDE[chit]:
            found = append(found, chit)
    chance.shuffle(found, "redeal")
    place: i64
    for place in range(numbers[0] + numbers[1]):
        battle.player(0 if place < numbers[0] else 1).secret_chits |= i64(1) << found[place]
    battle.cup &= ~(battle.axis.secret_chits | battle.allies.secret_chits)


def is_setting_up_unseen(battle: Battle) -> bool:
    """Is it the moment when neither side sees the other's set-up (CC-SR.simultaneous_setup)?"""
    return battle.window == PLACING and battle.field.first_to_set_up == BOTH


def forget_set_up(battle: Battle, side: i64) -> None:
    """As if the side had not begun: nobody else can tell whether it has."""
    counters = battle.counters
    unit: i64
    weapon: i64
    for unit in range(side * SLOTS, battle.end_of(side)):
        if is_on_map(counters.at[unit]):
            take_off(battle, unit)
            counters.weapon[unit] = NONE
    for weapon in range(side * WEAPON_SLOTS, side * WEAPON_SLOTS + WEAPON_SLOTS):
        carrier = counters.carrier[weapon]
        if carrier >= 0 and counters.weapon[carrier] == NONE:
            counters.carrier[weapon] = NONE
    battle.player(side).is_ready = False
    if battle.axis.is_ready:
        battle.asked = ALLIES
    elif battle.allies.is_ready:
        battle.asked = AXIS
    else:
        battle.asked = BOTH
