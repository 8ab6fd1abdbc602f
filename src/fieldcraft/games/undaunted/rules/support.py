"""U-12 Support actions: Bolster, Command, Conceal, Control, Inspire, Recon, Target."""

from mypy_extensions import i64

from fieldcraft.core.chance import Chance
from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import (
    BOLSTERED,
    COMMANDED,
    CONCEALED,
    CONTROLLED,
    FOG_REMOVED,
    INSPIRED,
    LOST_CONTROL,
    TARGET_PUT,
)
from fieldcraft.games.undaunted.kinds import (
    BOLSTER,
    FOG,
    KINDS,
    MORTAR,
    PRINTED_VERBS,
    SQUAD_OF,
    SQUAD_ONLY,
    TARGET_DISTANCE,
)
from fieldcraft.games.undaunted.rules.board import distance
from fieldcraft.games.undaunted.rules.drawing import draw_cards
from fieldcraft.games.undaunted.rules.radio import raise_radio, raises_radio, why_no_raise
from fieldcraft.games.undaunted.rules.refusals import (
    ALLOWED,
    ALREADY_CONTROLLED,
    BOLSTER_OTHER_SQUAD,
    ENEMY_ON_TILE,
    INSPIRE_ITSELF,
    INSPIRE_OTHER_SQUAD,
    NO_FOG_IN_HAND,
    NO_TARGET_TILE,
    NOT_A_CARD,
    NOT_A_TILE,
    NOT_IN_PLAY,
    NOT_IN_SUPPLY,
    TARGET_SAME_TILE,
    TARGET_TOO_NEAR,
    TOO_MANY_CARDS,
)
from fieldcraft.games.undaunted.state import Battle, places_of


def candidates(battle: Battle) -> i64:
    """The card kinds that lie where the next card comes from (U-12.1, U-12.11)."""
    me = battle.side(battle.active)
    return places_of(me.supply if battle.verb == BOLSTER else me.play)


def why_no_take(battle: Battle, kind: i64) -> i64:
    """The next card for Bolster comes from the supply, for Inspire from the play area."""
    if kind >= KINDS:
        return NOT_A_CARD
    return why_no_bolster(battle, kind) if battle.verb == BOLSTER else why_no_inspire(battle, kind)


def why_no_bolster(battle: Battle, kind: i64) -> i64:
    """Any card of the supply; with a squad letter on the action only that squad's (U-12.1, U-12.2)."""
    card = battle.card
    if battle.side(battle.active).supply[kind] == 0:
        return NOT_IN_SUPPLY
    if SQUAD_ONLY[card * PRINTED_VERBS + battle.verb] and SQUAD_OF[kind] != SQUAD_OF[card]:
        return BOLSTER_OTHER_SQUAD
    return ALLOWED


def bolster(battle: Battle, kind: i64, log: Log) -> None:
    """Move a card from the supply to the discard pile (U-12.1)."""
    me = battle.side(battle.active)
    me.supply[kind] -= 1
    me.discard_openly(kind)
    battle.left -= 1
    log.tell(EVERYBODY, BOLSTERED, battle.active, kind)


def why_no_number(battle: Battle, number: i64) -> i64:
    """Command draws up to X cards (U-12.3)."""
    return ALLOWED if number <= battle.left else TOO_MANY_CARDS


def command(battle: Battle, number: i64, chance: Chance, log: Log) -> None:
    """Draw as many cards as were named beforehand (U-12.3, U-12.15)."""
    log.tell(EVERYBODY, COMMANDED, battle.active, number)
    draw_cards(battle, battle.active, number, chance, log)


def conceal(battle: Battle, log: Log) -> None:
    """Give the enemy a Fog of War from his own supply, if it has one (U-12.4)."""
    log.tell(EVERYBODY, CONCEALED, battle.active, battle.foe_of(battle.active).take_fog(1))


def why_no_control(battle: Battle, side: i64, unit: i64) -> i64:
    """No enemy counter on the tile, and not yet controlled, but for the radio (U-12.6 to U-12.8, U-15)."""
    tile = battle.post_of(side, unit)
    if (battle.side(side).controlled >> tile) & 1:
        if tile != battle.board.radio:
            return ALREADY_CONTROLLED
        return why_no_raise(battle, side, tile)
    return ENEMY_ON_TILE if battle.foe_of(side).stands_on(tile) else ALLOWED


def control(battle: Battle, unit: i64, log: Log) -> None:
    """Flip the own marker to controlled, the enemy's to scouted; or raise the radio (U-12.5, U-12.9, U-15.2)."""
    side = battle.active
    me = battle.side(side)
    foe = battle.foe_of(side)
    tile = me.where[unit]
    if raises_radio(battle, side, tile):
        raise_radio(battle, log)
        return
    place = i64(1) << tile
    if foe.controlled & place:
        foe.controlled &= ~place
        foe.scouted |= place
        log.tell(EVERYBODY, LOST_CONTROL, 1 - side, tile)
    me.scouted &= ~place
    me.controlled |= place
    log.tell(EVERYBODY, CONTROLLED, side, tile, battle.value(tile))


def why_no_inspire(battle: Battle, kind: i64) -> i64:
    """A card of the own squad from the play area, not the inspiring one itself (U-12.11)."""
    card = battle.card
    lying = battle.side(battle.active).play[kind]
    if lying == 0:
        return NOT_IN_PLAY
    if SQUAD_OF[kind] != SQUAD_OF[card]:
        return INSPIRE_OTHER_SQUAD
    return INSPIRE_ITSELF if kind == card and lying == 1 else ALLOWED


def inspire(battle: Battle, kind: i64, log: Log) -> None:
    """Take a card from the play area back to hand (U-12.11)."""
    battle.side(battle.active).take_to_hand(kind)
    battle.left -= 1
    log.tell(EVERYBODY, INSPIRED, battle.active, kind)


def why_no_recon(battle: Battle, side: i64) -> i64:
    """Recon needs a Fog of War in hand (U-12.12)."""
    return ALLOWED if battle.side(side).hand[FOG] > 0 else NO_FOG_IN_HAND


def recon(battle: Battle, chance: Chance, log: Log) -> None:
    """Remove a Fog of War from the game, then draw a card; the draw is not optional (U-12.12)."""
    me = battle.side(battle.active)
    me.leave_hand(FOG)
    me.removed[FOG] += 1
    battle.barrier += 1
    log.tell(EVERYBODY, FOG_REMOVED, battle.active)
    draw_cards(battle, battle.active, 1, chance, log)


def why_no_target(battle: Battle, side: i64) -> i64:
    """Target needs a tile where the marker could go (U-12.13)."""
    tile: i64
    for tile in range(battle.board.tiles):
        if why_no_mark(battle, side, tile) == ALLOWED:
            return ALLOWED
    return NO_TARGET_TILE


def why_no_mark(battle: Battle, side: i64, tile: i64) -> i64:
    """The marker goes three or more tiles from the Mortar, and to another tile than it lies on (U-12.13)."""
    if tile >= battle.board.tiles:
        return NOT_A_TILE
    if distance(battle.board, battle.post_of(side, MORTAR), tile) < TARGET_DISTANCE:
        return TARGET_TOO_NEAR
    return TARGET_SAME_TILE if battle.side(side).target == tile else ALLOWED


def put_target(battle: Battle, tile: i64, log: Log) -> None:
    """Put the target marker on a tile, where it stays whatever moves later but the Mortar (U-12.13, U-12.14)."""
    battle.side(battle.active).target = tile
    log.tell(EVERYBODY, TARGET_PUT, battle.active, tile)
