"""What a seat may see, built by adding (U-3).

Lists of cards count copies by card kind, in the order of `kinds.KIND_NAMES`; tiles and units are numbers, -1 stands
for none.
"""

from collections.abc import Iterable

from msgspec import Struct

from fieldcraft.games.undaunted.kinds import GER, US
from fieldcraft.games.undaunted.state import BIDDING, PHASE_NAMES, REASONS, Battle, Side, pile_size


class Cards(Struct, frozen=True):
    """What only the owner of a side sees of it."""

    hand: list[int]
    deck: list[int]
    discard: list[int]
    removed: list[int]
    bid: int


class SideView(Struct, frozen=True):
    """What everybody sees of a side (U-3.2), with what can be remembered of its piles (U-3.5, U-3.6)."""

    supply: list[int]
    play: list[int]
    cycle: list[int]
    """Hand, deck and discard pile together: the scenario's cards less all that lie open or left the game."""
    hand_size: int
    deck_size: int
    discard_size: int
    seen: list[int]
    """Cards of the discard pile that were put there openly; all of them with the option `open_discards`."""
    held: list[int]
    """Cards of the hand that were taken there openly."""
    old_hand: int
    """How many unseen cards of the hand are known to come from `old_pool`."""
    old_pool: list[int]
    hand_lacks: list[int]
    """Kinds that the unseen part of the hand is known not to hold."""
    discard_lacks: list[int]
    where: list[int]
    suppressed: list[int]
    scouted: list[int]
    controlled: list[int]
    target: int
    points: int
    hopeless: bool
    casualties: int


class View(Struct, frozen=True):
    """One seat's sight of the table. `seat` is -1, and `own` missing, for a spectator."""

    scenario: int
    seat: int
    round: int
    phase: str
    holder: int
    active: int
    """Whose turn it is; -1 while both bid, whoever has chosen already."""
    card: int
    verb: int
    unit: int
    left: int
    pending: list[int]
    radio_value: int
    winner: int
    reason: str
    sides: tuple[SideView, SideView]
    own: Cards | None


def members(mask: int) -> list[int]:
    """The numbers in a bit set, in order."""
    found = []
    rest = int(mask)
    while rest:
        found.append((rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return found


def plain(pile: Iterable[int]) -> list[int]:
    return list(pile)


def view_for(battle: Battle, seat: int | None) -> View:
    """What `seat` (None: a spectator) may see; any number but a player's is a spectator's."""
    is_player = seat in (US, GER)
    return View(
        scenario=int(battle.board.scenario),
        seat=seat if seat is not None and is_player else -1,
        round=int(battle.round),
        phase=PHASE_NAMES[battle.phase],
        holder=int(battle.holder),
        active=-1 if battle.phase == BIDDING else int(battle.active),
        card=int(battle.card),
        verb=int(battle.verb),
        unit=int(battle.unit),
        left=int(battle.left),
        pending=members(battle.pending),
        radio_value=int(battle.radio_value),
        winner=int(battle.winner),
        reason=REASONS[battle.ending],
        sides=(public(battle, US), public(battle, GER)),
        own=private(battle.side(seat)) if seat is not None and is_player else None,
    )


def public(battle: Battle, side: int) -> SideView:
    """What everybody sees of a side."""
    me = battle.side(side)
    return SideView(
        supply=plain(me.supply),
        play=plain(me.play),
        cycle=[sum(copies) for copies in zip(me.hand, me.deck, me.discard, strict=True)],
        hand_size=int(me.hand_size),
        deck_size=int(me.deck_size),
        discard_size=int(pile_size(me.discard)),
        seen=plain(me.discard if battle.open_discards else me.seen),
        held=plain(me.held),
        old_hand=int(me.old_hand),
        old_pool=plain(me.old_pool) if me.old_hand else [],
        hand_lacks=members(me.hand_lacks),
        discard_lacks=members(me.discard_lacks),
        where=plain(me.where),
        suppressed=members(me.suppressed),
        scouted=members(me.scouted),
        controlled=members(me.controlled),
        target=int(me.target),
        points=int(battle.points(side)),
        hopeless=me.hopeless,
        casualties=int(me.casualties),
    )


def private(me: Side) -> Cards:
    """What the owner sees besides (U-3.4, U-3.6); the deck's cards, not their order (U-3.3)."""
    return Cards(plain(me.hand), plain(me.deck), plain(me.discard), plain(me.removed), int(me.bid))
