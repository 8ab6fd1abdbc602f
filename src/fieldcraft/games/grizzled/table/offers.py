"""What a player can do with one click: every legal answer, Withdraw joined with the tile that it places."""

from collections.abc import Iterator
from typing import Final

from fieldcraft.core.chance import FastChance
from fieldcraft.core.decision import Option
from fieldcraft.games.grizzled.kinds import ARG_BITS, ARG_MASK, CARD_NAMES, CARD_VERBS, VERB_NAMES, WITHDRAW
from fieldcraft.games.grizzled.play import GrizzledState
from fieldcraft.games.grizzled.state import PLACING
from fieldcraft.ui.scene import Offer

BLIND: Final = 0
"""The seed of a chance whose outcomes nobody looks at."""


def offers(state: GrizzledState, seat: int) -> list[Offer]:
    """Everything `seat` may do now, in the order of its decision; empty if it owes none."""
    if seat not in state.to_act():
        return []
    found: list[Offer] = []
    for option in state.decision(seat):
        found += with_tiles(state, seat, option) if option.action >> ARG_BITS == WITHDRAW else [single(option)]
    return found


def with_tiles(state: GrizzledState, seat: int, option: Option) -> Iterator[Offer]:
    """Withdraw with each tile (G-6.19), unless the Absent-minded loses one first or there is nothing to choose."""
    after = state.copy()
    after.apply(seat, option.action, FastChance(BLIND))
    if after.phase != PLACING or after.barrier != state.barrier:
        yield single(option)
        return
    for tile in after.decision(seat):
        yield Offer(f"{option.notation}; {tile.notation}", tile.label, "withdraw", irreversible=True)


def single(option: Option) -> Offer:
    """One action by itself."""
    verb, arg = option.action >> ARG_BITS, option.action & ARG_MASK
    return Offer(
        do=option.notation,
        label=option.label,
        verb=VERB_NAMES[verb],
        card=CARD_NAMES[arg] if verb in CARD_VERBS else "",
        irreversible=option.irreversible,
    )
