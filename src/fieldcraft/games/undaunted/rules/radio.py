"""U-15 Scenario 10: the radio."""

from mypy_extensions import i64

from fieldcraft.core.events import EVERYBODY, Log
from fieldcraft.games.undaunted.happenings import RADIO_RAISED
from fieldcraft.games.undaunted.kinds import US
from fieldcraft.games.undaunted.rules.refusals import ALLOWED, RADIO_ENEMY_ON_TILE, RADIO_US_ONLY
from fieldcraft.games.undaunted.state import Battle


def why_no_raise(battle: Battle, side: i64, tile: i64) -> i64:
    """Only us, and only while no German counter is on the tile (U-15.2, U-15.4, U-15.5)."""
    if side != US:
        return RADIO_US_ONLY
    return RADIO_ENEMY_ON_TILE if battle.ger.stands_on(tile) else ALLOWED


def raises_radio(battle: Battle, side: i64, tile: i64) -> bool:
    """Would Control on this tile raise the radio? The Control that first takes the tile does not (U-15.5)."""
    return side == US and tile == battle.board.radio and (battle.us.controlled >> tile) & 1 == 1


def raise_radio(battle: Battle, log: Log) -> None:
    """Raise the radio tile's value by 1, at once and for good, without limit (U-15.2, U-15.3)."""
    battle.radio_value += 1
    log.tell(EVERYBODY, RADIO_RAISED, battle.board.radio, battle.value(battle.board.radio))
