"""Positions by name: what a script may ask (`facts`), the whole as text (`dump`), and back (`arrange`)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field, to_builtins

from fieldcraft.core.data import read_position
from fieldcraft.core.errors import BadInput
from fieldcraft.core.sets import size_of
from fieldcraft.games.grizzled.kinds import (
    ALL_CARDS,
    ALL_KNOCKS,
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    KIND_NAMES,
    NONE,
    SEAT_NAMES,
    THREATS,
    TILE_NAMES,
    TILES,
    bit,
)
from fieldcraft.games.grizzled.notation import card_number, number_of, tile_number
from fieldcraft.games.grizzled.rules.hard_knocks import icons_of
from fieldcraft.games.grizzled.state import (
    ANSWERING,
    BENEFITING,
    DECLINED,
    ERAS,
    OPEN,
    OVER,
    PHASE_NAMES,
    PLACING,
    PREPARING,
    REASONS,
    RELIEVING,
    REMOVING,
    Squad,
)
from fieldcraft.games.grizzled.view import attached_in_order

CHAPLAIN_NAME: Final[Literal["chaplain"]] = "chaplain"

Count = Annotated[int, Meta(ge=0, le=59)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Era = Annotated[int, Meta(ge=0, lt=ERAS)]
SeatId = Literal["p1", "p2", "p3", "p4", "p5"]
PlaceId = Literal["p1", "p2", "p3", "p4", "p5", "chaplain"]
Tiles = dict[Literal["left1", "right1", "left2", "right2"], Count]


class GivenPlace(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One player of a written position, or the Chaplain; whatever is left out is as the set-up has it."""

    character: str | UnsetType = UNSET
    charm: Literal["ready", "spent"] = "ready"
    hand: list[str] = field(default_factory=list)
    slots: list[Count] | UnsetType = UNSET
    """By era: how many cards of the hand may come from the Trials pile as it was mixed then."""
    attached: list[str] = field(default_factory=list)
    """In the order of attachment."""
    speech_tokens: Count = 0
    withdrawn: bool = False
    tiles: Tiles | UnsetType = UNSET
    played: str | None = None
    lost: Tiles = field(default_factory=dict)
    known: Tiles | UnsetType = UNSET
    third: str | UnsetType | None = UNSET
    answer: str | None = None
    """A card, or `declined`."""


class Given(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A written position."""

    round: Number = 1
    phase: Literal["intensity", "turn", "answer", "relieve", "remove", "tile", "benefit", "over"] = "turn"
    leader: SeatId = "p1"
    active: SeatId | UnsetType = UNSET
    intensity: Count = 0
    spoken: str | None = None
    asked: list[SeatId] = field(default_factory=list)
    left: Count = 0
    shed: Count = 0
    succeeded: bool = False
    reason: Literal["peace", "hard_knocks", "monument"] | None = None
    barrier: Number = 0
    no_mans_land: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    trials: Count | UnsetType = UNSET
    morale: Count | UnsetType = UNSET
    mixed: Count | UnsetType = UNSET
    """How many of the Trials lie in the part that was mixed when a mission failed."""
    returned: list[str] = field(default_factory=list)
    """Cards of failed missions in that part."""
    era: Era = 0
    tags: dict[str, Era] = field(default_factory=dict)
    supply: Count | UnsetType = UNSET
    box: Tiles | UnsetType = UNSET
    places: dict[PlaceId, GivenPlace] = field(default_factory=dict)


def place_names(squad: Squad) -> list[PlaceId]:
    """The players, then the Chaplain if there is one."""
    names: list[PlaceId] = [*SEAT_NAMES[: squad.players]]
    return [*names, CHAPLAIN_NAME] if squad.has_chaplain() else names


def cards(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) if (mask >> card) & 1]


def cards_of(names: Iterable[str]) -> int:
    """A set of cards by name; raises `BadInput`."""
    return sum(1 << card for card in {card_number(name): None for name in names})


def tiles(squad: Squad, name: str, place: int) -> Tiles:
    listed = getattr(squad, name)
    return {
        TILE_NAMES[tile]: int(listed[place * TILES + tile]) for tile in range(TILES) if listed[place * TILES + tile]
    }


def facts(squad: Squad) -> dict[str, Any]:
    """Every fact by name: `round`, `trials`, `no_mans_land`, `threat.rain`, `p1.hand`, `chaplain.tiles`..."""
    found: dict[str, Any] = {
        "round": int(squad.round),
        "phase": PHASE_NAMES[squad.phase],
        "to_act": [SEAT_NAMES[seat] for seat in squad.to_act()],
        "active": None if squad.active == NONE else SEAT_NAMES[squad.active],
        "leader": SEAT_NAMES[squad.leader],
        "intensity": int(squad.intensity),
        "spoken": None if squad.spoken == NONE else KIND_NAMES[squad.spoken],
        "asked": [SEAT_NAMES[seat] for seat in range(squad.players) if (squad.asked >> seat) & 1],
        "players": int(squad.players),
        "trials": int(squad.trials()),
        "fresh": int(squad.fresh),
        "mixed": int(squad.mixed),
        "morale": int(squad.morale),
        "peace_visible": bool(squad.trials() == 0),
        "monument_visible": bool(squad.morale == 0),
        "no_mans_land": cards(squad.no_mans_land),
        "discard": cards(squad.discard),
        "returned": cards(squad.returned),
        "unseen": cards(squad.unseen),
        "supply": int(squad.supply),
        "succeeded": squad.succeeded,
        "left": int(squad.left),
        "reason": REASONS[squad.ending] or None,
        "barrier": int(squad.barrier),
        "box": tiles(squad, "box", 0),
    }
    found |= {f"threat.{name}": int(squad.active_threats(kind)) for kind, name in enumerate(KIND_NAMES)}
    for place, name in enumerate(place_names(squad)):
        found |= {f"{name}.{key}": value for key, value in place_facts(squad, place).items()}
    return found


def place_facts(squad: Squad, place: int) -> dict[str, Any]:
    character, played, third = squad.characters[place], squad.played[place], squad.third[place]
    answer = squad.answer[place]
    return {
        "character": None if character == NONE else CHARACTER_NAMES[character],
        "charm": "ready" if (squad.charms_ready >> place) & 1 else "spent",
        "hand": cards(squad.hand[place]),
        "hand_size": int(squad.hand_size(place)),
        "attached": [CARD_NAMES[card] for card in attached_in_order(squad, place)],
        "icons": int(icons_of(squad, place)),
        "speech_tokens": int(squad.speech_tokens[place]),
        "withdrawn": not squad.is_in_mission(place),
        "tiles": tiles(squad, "tiles", place),
        "tile_count": int(squad.tiles_of(place)),
        "played": None if played == NONE else TILE_NAMES[played],
        "lost": tiles(squad, "lost", place),
        "known": tiles(squad, "known", place),
        "third": None if third == NONE else TILE_NAMES[third],
        "answer": None if answer == OPEN else "declined" if answer == DECLINED else CARD_NAMES[answer],
    }


def dump(squad: Squad) -> dict[str, Any]:
    """The whole position, such that `arrange` makes an equal one of it."""
    given = Given(
        round=int(squad.round),
        phase=PHASE_NAMES[squad.phase],
        leader=SEAT_NAMES[squad.leader],
        active=UNSET if squad.active == NONE else SEAT_NAMES[squad.active],
        intensity=int(squad.intensity),
        spoken=None if squad.spoken == NONE else KIND_NAMES[squad.spoken],
        asked=[SEAT_NAMES[seat] for seat in range(squad.players) if (squad.asked >> seat) & 1],
        left=int(squad.left),
        shed=int(squad.shed),
        succeeded=squad.succeeded,
        reason=REASONS[squad.ending] or None,  # type: ignore[arg-type]
        barrier=int(squad.barrier),
        no_mans_land=cards(squad.no_mans_land),
        discard=cards(squad.discard),
        trials=int(squad.trials()),
        morale=int(squad.morale),
        mixed=int(squad.mixed),
        returned=cards(squad.returned),
        era=int(squad.era),
        tags={CARD_NAMES[card]: int(squad.tag[card]) for card in range(CARDS) if squad.tag[card]},
        supply=int(squad.supply),
        box=tiles(squad, "box", 0),
        places={name: dump_place(squad, place) for place, name in enumerate(place_names(squad))},
    )
    built = to_builtins(given)
    assert isinstance(built, dict)
    return built


def dump_place(squad: Squad, place: int) -> GivenPlace:
    known = place_facts(squad, place)
    plain = {name: known[name] for name in ("charm", "hand", "attached", "speech_tokens", "withdrawn", "answer")}
    held = {name: known[name] for name in ("tiles", "played", "lost", "known", "third")}
    given = GivenPlace(**plain, **held, slots=[int(squad.slots[place * ERAS + era]) for era in range(squad.era + 1)])
    if known["character"] is not None:
        given.character = known["character"]
    return given


def arrange(squad: Squad, described: Mapping[str, Any]) -> None:
    """Change the bare table of a scenario into the position described; raises `BadInput`.

    Cards named nowhere lie unseen in the piles. If `trials` and `morale` are both given and hold fewer, the rest is
    discarded: Threats first, from the first one on.
    """
    given = read_position(described, Given)
    names = place_names(squad)
    for name in given.places:
        if name not in names:
            raise BadInput("error-position-value", place="places", value=name)
    squad.round, squad.barrier, squad.intensity = given.round, given.barrier, given.intensity
    squad.leader = seat_of(squad, given.leader, "leader")
    squad.era, squad.succeeded = given.era, given.succeeded
    for place, name in enumerate(names):
        arrange_place(squad, place, given.places.get(name, GivenPlace()))
    arrange_characters(squad)
    arrange_cards(squad, given)
    arrange_tiles(squad, given, names)
    arrange_choice(squad, given)


def seat_of(squad: Squad, name: str, where: str) -> int:
    seat = SEAT_NAMES.index(name)
    if seat >= squad.players:
        raise BadInput("error-position-value", place=where, value=name)
    return seat


def arrange_place(squad: Squad, place: int, given: GivenPlace) -> None:
    """Everything about one player but for tiles and the places of cards."""
    if given.character is not UNSET:
        squad.characters[place] = number_of(given.character, CHARACTER_NAMES, "error-notation-card", "cards")
    if given.charm == "spent" or place >= squad.players:
        squad.charms_ready &= ~bit(place)
    if given.withdrawn or place >= squad.players:
        squad.withdrawn |= bit(place)
    squad.hand[place] = cards_of(given.hand)
    squad.speech_tokens[place] = given.speech_tokens
    for name in given.attached:
        card = card_number(name)
        if not ALL_KNOCKS & bit(card):
            raise BadInput("error-position-value", place="attached", value=name)
        squad.attached[place] |= bit(card)
        squad.attachments += 1
        squad.since[card] = squad.attachments
    if given.answer is not None:
        squad.answer[place] = DECLINED if given.answer == "declined" else card_number(given.answer)
    if place >= squad.players and (given.hand or given.attached or given.speech_tokens or given.answer):
        raise BadInput("error-position-value", place=CHAPLAIN_NAME, value="-")


def arrange_characters(squad: Squad) -> None:
    """Who was given no character takes the first one left."""
    for seat in range(squad.players):
        taken = [int(squad.characters[other]) for other in range(squad.players) if other != seat]
        if squad.characters[seat] == NONE:
            squad.characters[seat] = next(each for each in range(len(CHARACTER_NAMES)) if each not in taken)
        elif squad.characters[seat] in taken:
            raise BadInput("error-position-value", place="character", value=CHARACTER_NAMES[squad.characters[seat]])


def arrange_cards(squad: Squad, given: Given) -> None:
    """Every card in one place, and as many in the piles as are said to be."""
    squad.no_mans_land = cards_of(given.no_mans_land)
    squad.discard = cards_of(given.discard)
    squad.returned = cards_of(given.returned)
    if squad.no_mans_land & ~((1 << THREATS) - 1):
        raise BadInput("error-position-value", place="no_mans_land", value=", ".join(cards(squad.no_mans_land)))
    placed = 0
    for mask in (squad.no_mans_land, squad.discard, squad.returned, *squad.hand, *squad.attached):
        if placed & mask:
            raise BadInput("error-position-value", place="cards", value=", ".join(cards(placed & mask)))
        placed |= mask
    squad.unseen = ALL_CARDS & ~placed
    hidden = int(size_of(squad.unseen | squad.returned))
    trials, morale = pile_sizes(squad, given, hidden)
    for card in range(CARDS):
        if hidden > trials + morale and squad.unseen & bit(card):
            squad.unseen &= ~bit(card)
            squad.discard |= bit(card)
            hidden -= 1
    if trials + morale != hidden:
        raise BadInput("error-position-cards", place="trials", named=trials + morale, total=hidden)
    squad.morale = morale
    squad.mixed = len(given.returned) if given.mixed is UNSET else given.mixed
    squad.fresh = trials - squad.mixed
    if squad.fresh < 0 or squad.mixed < len(given.returned):
        raise BadInput("error-position-value", place="mixed", value=str(squad.mixed))
    arrange_memory(squad, given)


def pile_sizes(squad: Squad, given: Given, hidden: int) -> tuple[int, int]:
    """The sizes of both piles: what is not given follows from the other, or from the set-up."""
    if given.trials is not UNSET and given.morale is not UNSET:
        return given.trials, given.morale
    if given.trials is not UNSET:
        return given.trials, max(0, hidden - given.trials)
    morale = min(int(squad.morale), hidden) if given.morale is UNSET else given.morale
    return max(0, hidden - morale), morale


def arrange_memory(squad: Squad, given: Given) -> None:
    """What everybody knows of hidden cards."""
    for name, era in given.tags.items():
        squad.tag[card_number(name)] = era
    for name in given.returned:
        card = card_number(name)
        squad.tag[card] = max(1, int(squad.tag[card]))
        squad.era = max(int(squad.era), int(squad.tag[card]))
    hidden = int(squad.unseen | squad.returned) | sum(int(hand) for hand in squad.hand)
    for card in range(CARDS):
        wrong = not hidden >> card & 1 or squad.tag[card] > squad.era or (squad.unseen & bit(card))
        if squad.tag[card] and wrong:
            raise BadInput("error-position-value", place="tags", value=CARD_NAMES[card])
    for name, place in given.places.items():
        if place.slots is not UNSET:
            arrange_slots(squad, place_names(squad).index(name), place.slots)
    for seat in range(squad.players):
        listed = given.places.get(SEAT_NAMES[seat])
        if listed is None or listed.slots is UNSET:
            for card in range(CARDS):
                if squad.hand[seat] & bit(card):
                    squad.slots[seat * ERAS + squad.tag[card]] += 1


def arrange_slots(squad: Squad, place: int, slots: list[int]) -> None:
    """The given origins of a hand; they must have room for its cards."""
    if len(slots) > squad.era + 1 or sum(slots) != squad.hand_size(place):
        raise BadInput("error-position-value", place="slots", value=str(slots))
    for era, number in enumerate(slots):
        squad.slots[place * ERAS + era] = number
    for era in range(len(slots) + 1):
        later = sum(1 for card in range(CARDS) if squad.hand[place] & bit(card) and squad.tag[card] >= era)
        if later > sum(slots[era:]):
            raise BadInput("error-position-value", place="slots", value=str(slots))


def arrange_tiles(squad: Squad, given: Given, names: list[PlaceId]) -> None:
    """Tiles and tokens."""
    held = sum(int(tokens) for tokens in squad.speech_tokens)
    if given.supply is not UNSET:
        squad.supply = given.supply
    elif held > squad.supply:
        raise BadInput("error-position-value", place="speech_tokens", value=str(held))
    else:
        squad.supply -= held
    for place, name in enumerate(names):
        each = given.places.get(name, GivenPlace())
        if each.third is UNSET and each.tiles is UNSET:
            tile = max(range(TILES), key=lambda tile: int(squad.box[tile]))
            squad.box[tile] -= 1
            squad.tiles[place * TILES + tile] += 1
            squad.third[place] = tile
        arrange_tiles_of(squad, place, each)
    if given.box is not UNSET:
        put_tiles(squad.box, 0, given.box)


def arrange_tiles_of(squad: Squad, place: int, given: GivenPlace) -> None:
    """The tiles of one player; without `known`, everybody knows all of them but the third."""
    if given.third is not UNSET:
        squad.third[place] = NONE if given.third is None else tile_number(given.third)
    if given.tiles is not UNSET:
        put_tiles(squad.tiles, place, given.tiles)
    if given.played is not None:
        squad.played[place] = tile_number(given.played)
        if given.tiles is UNSET:
            squad.tiles[place * TILES + squad.played[place]] -= 1
    put_tiles(squad.lost, place, given.lost)
    if given.known is not UNSET:
        put_tiles(squad.known, place, given.known)
        return
    for tile in range(TILES):
        at = place * TILES + tile
        is_played = int(squad.played[place] == tile)
        squad.known[at] = squad.tiles[at] + squad.lost[at] + is_played - int(squad.third[place] == tile)
        if squad.known[at] < 0 or squad.tiles[at] < 0:
            raise BadInput("error-position-value", place="tiles", value=TILE_NAMES[tile])


def put_tiles(listed: Any, place: int, given: Tiles) -> None:
    for tile in range(TILES):
        listed[place * TILES + tile] = given.get(TILE_NAMES[tile], 0)


def arrange_choice(squad: Squad, given: Given) -> None:
    """The open decision, with what it needs."""
    squad.phase = PHASE_NAMES.index(given.phase)
    squad.active = squad.leader if given.active is UNSET else seat_of(squad, given.active, "active")
    squad.left, squad.shed = given.left, given.shed
    if (given.phase == "over") != (given.reason is not None):
        raise BadInput("error-position-value", place="reason", value=str(given.reason))
    squad.ending = REASONS.index(given.reason or "")
    if squad.phase == OVER:
        squad.active = NONE
    if squad.phase == ANSWERING:
        squad.spoken = number_of(str(given.spoken), KIND_NAMES, "error-notation-card", "cards")
        squad.asked = sum(1 << seat_of(squad, name, "asked") for name in dict.fromkeys(given.asked))
        if not squad.to_act():
            raise BadInput("error-position-value", place="asked", value=", ".join(given.asked))
    needs = {
        RELIEVING: squad.all_attached(),
        REMOVING: squad.tiles_of(squad.active),
        PLACING: squad.tiles_of(squad.active),
        BENEFITING: squad.left,
    }
    if needs.get(int(squad.phase), 1) == 0:
        raise BadInput("error-position-value", place="phase", value=given.phase)
    if squad.phase not in (PREPARING, ANSWERING, BENEFITING, RELIEVING, OVER) and not squad.is_in_mission(squad.active):
        raise BadInput("error-position-value", place="active", value=SEAT_NAMES[squad.active])
