"""What a seat may see, built by adding (G-14).

Cards, threats, tiles and seats are numbers, -1 stands for none; lists of tiles count copies by kind.
"""

from typing import Final

from msgspec import Struct

from fieldcraft.games.grizzled.kinds import CARDS, KINDS, NONE, THREATS, TILES
from fieldcraft.games.grizzled.rules.hard_knocks import icons_of
from fieldcraft.games.grizzled.state import ERAS, PHASE_NAMES, REASONS, Squad, number_of

MISSION: Final = ("turn", "answer", "relieve", "remove", "tile")
"""The open decisions of step II (G-1.11)."""


class Secrets(Struct, frozen=True):
    """What only a player sees of his own."""

    hand: list[int]
    tiles: list[int]
    played: int
    lost: list[int]
    third: int
    answer: int


class PlaceView(Struct, frozen=True):
    """What everybody sees of a player or of the Chaplain (G-14.2), and can remember of cards and tiles."""

    character: int
    charm_ready: bool
    hand_size: int
    attached: list[int]
    """In the order of attachment (G-10.19)."""
    icons: int
    speech_tokens: int
    withdrawn: bool
    tiles: int
    has_played: bool
    known_tiles: list[int]
    """Tiles that everybody saw come and has not seen go; up to `lost` of them may have left the game."""
    unknown_tiles: int
    lost: int
    slots: list[int]
    """By era: how many cards of the hand may come from the Trials pile as it was mixed then."""


class View(Struct, frozen=True):
    """One seat's sight of the table. `seat` is -1, and `own` missing, for a spectator."""

    seat: int
    players: int
    level: int
    ladder: int
    round: int
    phase: str
    leader: int
    active: int
    intensity: int
    spoken: int
    asked: list[int]
    left: int
    succeeded: bool
    no_mans_land: list[int]
    threats: list[int]
    """How many times each threat is active (G-8.1)."""
    discard: list[int]
    returned: list[tuple[int, int]]
    """Cards that went back into the Trials pile and were not seen since, with the era that began then."""
    trials: int
    fresh: int
    """The part of the Trials pile that came from the Morale Reserve since it was mixed."""
    morale: int
    supply: int
    places: list[PlaceView]
    own: Secrets | None
    reason: str


def members(mask: int, size: int) -> list[int]:
    """The numbers in a set."""
    return [number for number in range(size) if (mask >> number) & 1]


def view_for(squad: Squad, seat: int | None) -> View:
    """What `seat` (None: a spectator) may see; any number but a player's is a spectator's."""
    player = seat if seat is not None and 0 <= seat < squad.players else NONE
    return View(
        seat=player,
        players=int(squad.players),
        level=int(squad.level),
        ladder=int(squad.ladder),
        round=int(squad.round),
        phase=PHASE_NAMES[squad.phase],
        leader=int(squad.leader),
        active=int(squad.active),
        intensity=int(squad.intensity),
        spoken=int(squad.spoken),
        asked=members(squad.asked, squad.players),
        left=int(squad.left),
        succeeded=squad.succeeded,
        no_mans_land=members(squad.no_mans_land, CARDS),
        threats=[int(squad.active_threats(kind)) for kind in range(KINDS)],
        discard=members(squad.discard, CARDS),
        returned=hidden_again(squad),
        trials=int(squad.trials()),
        fresh=int(squad.fresh),
        morale=int(squad.morale),
        supply=int(squad.supply),
        places=[place_view(squad, place) for place in range(squad.places)],
        own=None if player == NONE else secrets(squad, player),
        reason=REASONS[squad.ending],
    )


def hidden_again(squad: Squad) -> list[tuple[int, int]]:
    return [(card, int(squad.tag[card])) for card in range(CARDS) if squad.tag[card] > 0]


def place_view(squad: Squad, place: int) -> PlaceView:
    """What everybody sees of a player or of the Chaplain."""
    return PlaceView(
        character=int(squad.characters[place]),
        charm_ready=bool((squad.charms_ready >> place) & 1),
        hand_size=int(squad.hand_size(place)),
        attached=attached_in_order(squad, place),
        icons=int(icons_of(squad, place)),
        speech_tokens=int(squad.speech_tokens[place]),
        withdrawn=not squad.is_in_mission(place),
        tiles=int(squad.tiles_of(place)),
        has_played=bool(squad.played[place] != NONE),
        known_tiles=by_tile(squad, "known", place),
        unknown_tiles=int(squad.third[place] != NONE),
        lost=int(number_of(squad.lost, place)),
        slots=[int(squad.slots[place * ERAS + era]) for era in range(squad.era + 1)],
    )


def attached_in_order(squad: Squad, place: int) -> list[int]:
    """The Hard Knocks of a player, the oldest first."""
    knocks = [card for card in range(THREATS, CARDS) if squad.has(place, card)]
    return sorted(knocks, key=lambda card: int(squad.since[card]))


def by_tile(squad: Squad, name: str, place: int) -> list[int]:
    return [int(getattr(squad, name)[place * TILES + tile]) for tile in range(TILES)]


def secrets(squad: Squad, seat: int) -> Secrets:
    """What the player sees besides."""
    return Secrets(
        hand=members(squad.hand[seat], CARDS),
        tiles=by_tile(squad, "tiles", seat),
        played=int(squad.played[seat]),
        lost=by_tile(squad, "lost", seat),
        third=int(squad.third[seat]),
        answer=int(squad.answer[seat]),
    )
