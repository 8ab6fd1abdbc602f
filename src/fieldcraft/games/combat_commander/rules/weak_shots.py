"""CC-10.3.2.1 Shots that only Actions lift to FP 1: what they lack, and which cards could give it.

What a firer may announce depends on the cards in his hand; whether he is asked at all must not (CC-W-d2). So every
test here can be made *openly*: as if each card of the hand were one that helps.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fieldcraft.games.combat_commander.decks import ACTION_DEFENDER_ONLY, ACTION_FP_BONUS, CARD_ACTION
from fieldcraft.games.combat_commander.hexes import DISTANCE, HEXES
from fieldcraft.games.combat_commander.kinds import DECK_SIZE, DEFEND, WIRE
from fieldcraft.games.combat_commander.rules.actions.fire_bonus import FIRE_BONUSES, MOST_FP_BONUS
from fieldcraft.games.combat_commander.rules.fate import card_kind
from fieldcraft.games.combat_commander.rules.shots import height, hex_of, is_ordnance, line, lone_fp, piece_fp
from fieldcraft.games.combat_commander.state import POSTURE, Battle


def lift(battle: Battle, seat: i64, pieces: vec[i64], hex_: i64, is_open: bool) -> i64:
    """FP that the firer's hand could add to an attack by these pieces on the hex."""
    me = battle.player(seat)
    if is_open:
        return me.hand_size * MOST_FP_BONUS
    found: i64 = 0
    card: i64
    for card in range(DECK_SIZE):
        if me.hand[card]:
            action = CARD_ACTION[card_kind(battle, seat, card)]
            if ACTION_FP_BONUS[action] and helps(battle, seat, action, pieces, hex_):
                found += ACTION_FP_BONUS[action]
    return found


def helps(battle: Battle, seat: i64, action: i64, pieces: vec[i64], hex_: i64) -> bool:
    """Could such a card be played for an attack by these pieces on the hex?"""
    if ACTION_DEFENDER_ONLY[action] and battle.field.fact(seat, POSTURE) != DEFEND:
        return False
    place: i64
    for bonus in FIRE_BONUSES:
        if bonus.kind == action:
            for place in range(len(pieces)):
                if bonus.suits(battle, pieces[place], hex_):
                    return True
    return False


def can_be_lifted(battle: Battle, seat: i64, pieces: vec[i64], hex_: i64, is_open: bool) -> bool:
    """Do the pieces together, if they can form a group, come to FP 1 with what the hand could add?

    A piece with FP 0 or less cannot be the base of a group unless Actions are enough (CC-O20.3-d3).
    """
    base: i64 = -99
    hindrance: i64 = 0
    up: i64 = 0
    down: i64 = 0
    place: i64
    for place in range(len(pieces)):
        at = hex_of(battle, pieces[place])
        base = max(base, piece_fp(battle, pieces[place]))
        hindrance = max(hindrance, line(battle, at, hex_))
        up = min(up, height(battle, at, hex_))
        down = max(down, height(battle, at, hex_))
    points = base + len(pieces) - 1 - hindrance + up + down
    lacking = 1 - min(points, base)
    return lacking <= 0 or lift(battle, seat, pieces, hex_, is_open) >= lacking


def best_group_suffices(battle: Battle, seat: i64, pieces: vec[i64], hex_: i64, is_open: bool) -> bool:
    """Is there a shot of FP 1 among pieces that are ready and reach the hex?

    Another piece adds 1 FP and can cost 1 by its height, so only the hindrance of its line speaks against it: for each
    line the chain of all pieces that are no worse off is tried.
    """
    place: i64
    for place in range(len(pieces)):
        piece = pieces[place]
        if is_ordnance(battle, piece):
            alone = append(vec[i64](), piece)
            if lone_fp(battle, piece, hex_) + lift(battle, seat, alone, hex_, is_open) >= 1:
                return True
        elif can_be_lifted(battle, seat, chain_of(battle, pieces, piece, hex_), hex_, is_open):
            return True
    return False


def can_take_part(battle: Battle, seat: i64, own: vec[i64], pieces: vec[i64], hex_: i64, is_open: bool) -> bool:
    """The same among pieces without ordnance, for a shot in which one of `own`, listed there too, has a part."""
    place: i64
    member: i64
    for place in range(i64(len(pieces))):
        chain = chain_of(battle, pieces, pieces[place], hex_)
        for member in range(i64(len(own))):
            if is_listed(chain, own[member]) and can_be_lifted(battle, seat, chain, hex_, is_open):
                return True
    return False


def chain_of(battle: Battle, pieces: vec[i64], first: i64, hex_: i64) -> vec[i64]:
    """The pieces that can fire with `first` at the hex over lines no more hindered than its own (CC-O20.3.1)."""
    most = line(battle, hex_of(battle, first), hex_)
    found = append(vec[i64](), first)
    place: i64 = 0
    other: i64
    while place < len(found):
        for other in range(len(pieces)):
            piece = pieces[other]
            if (
                not is_ordnance(battle, piece)
                and line(battle, hex_of(battle, piece), hex_) <= most
                and not is_listed(found, piece)
                and can_link(battle, hex_of(battle, found[place]), hex_of(battle, piece))
            ):
                found = append(found, piece)
        place += 1
    return found


def can_link(battle: Battle, a: i64, b: i64) -> bool:
    """One hex, or two adjacent ones without Wire (CC-F106)."""
    if a == b:
        return True
    works = battle.counters.works
    return DISTANCE[a * HEXES + b] == 1 and works[a] != WIRE and works[b] != WIRE


def is_listed(pieces: vec[i64], piece: i64) -> bool:
    place: i64
    for place in range(len(pieces)):
        if pieces[place] == piece:
            return True
    return False
