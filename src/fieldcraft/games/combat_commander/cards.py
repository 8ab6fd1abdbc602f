"""Fate cards, and the Orders, Actions and Events on them, read from `data/` and checked (CC-1)."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from fieldcraft.core.data import load
from fieldcraft.core.errors import BadData
from fieldcraft.games.combat_commander.hexes import OFF_MAP, hex_number
from fieldcraft.games.combat_commander.kinds import ACTION_NAMES, DECK_SIZE, EVENT_NAMES, NATION_NAMES, ORDER_NAMES
from fieldcraft.games.combat_commander.nations import DATA, NATIONS_DATA, TRIGGER_COUNTS, NationName, TriggerName

Die = Annotated[int, Meta(ge=1, le=6)]
Copies = Annotated[int, Meta(ge=0, le=72)]
CardNumber = Annotated[int, Meta(ge=1, le=72)]
RuleRef = Annotated[str, Meta(pattern=r"^CC-[A-Z]?\d+(\.\d+)*$")]


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """An Order heading (CC-O16 to CC-O23); `also_action` is the Action that the heading can be played as."""

    id: str
    rule: RuleRef
    name: str
    name_it: str
    activates: str
    prerequisite: str
    effect: str
    also_action: Literal["opportunity_fire"] | None
    count: dict[NationName, Copies]


class OrderFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/orders/1"]
    sources: tuple[str, ...]
    confidence: str
    orders: tuple[Order, ...]


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """An Action (CC-A25 to CC-A41); `fp_bonus` is what it adds to a Fire Attack."""

    id: str
    rule: RuleRef
    name: str
    name_it: str
    defender_only: bool
    timing: str
    prerequisite: str
    effect: str
    fp_bonus: Annotated[int, Meta(ge=0, le=2)]
    count: dict[NationName, Copies]


class ActionFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/actions/1"]
    sources: tuple[str, ...]
    confidence: str
    field_notes: dict[str, str]
    actions: tuple[Action, ...]


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """An Event (CC-E43 to CC-E77); `optional` may be declined, `random_hex` reveals a card for a hex."""

    id: str
    rule: RuleRef
    name: str
    name_it: str
    obligation: Literal["must", "optional"]
    random_hex: bool
    effect: str
    count: dict[NationName, Copies]


class EventFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/events/1"]
    sources: tuple[str, ...]
    confidence: str
    events: tuple[Event, ...]


class Roll(Struct, frozen=True, forbid_unknown_fields=True):
    """The two dice of a card (CC-1.9)."""

    white: Die
    coloured: Die
    total: Annotated[int, Meta(ge=2, le=12)]


class EventParams(Struct, frozen=True, forbid_unknown_fields=True):
    """`downwind`: the direction of a Breeze (CC-E48, CC-OQ-1)."""

    downwind: Die


class FateCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One Fate card. `actions` begins with Opportunity Fire on a card with the Order Fire."""

    number: CardNumber
    id: str
    order: str
    actions: tuple[str, ...]
    event: str
    roll: Roll
    trigger: TriggerName | None
    hex: str
    event_params: EventParams | None = None

    @property
    def action(self) -> str:
        """The Action that is printed as such."""
        return self.actions[-1]


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    schema: Literal["combat-commander/fate-deck/1"]
    nation: NationName
    deck_prefix: Annotated[str, Meta(pattern="^[A-Z]$")]
    card_count: Literal[72]
    sources: tuple[str, ...]
    confidence: str
    field_notes: dict[str, str]
    notes: tuple[str, ...]
    cards: tuple[FateCard, ...]


def named(things: Sequence[Order | Action | Event], names: tuple[str, ...], file: str) -> None:
    """The entries of a file are those that `kinds` knows, in its order; raises `BadData`."""
    for number, (thing, name) in enumerate(zip(things, names, strict=False)):
        if thing.id != name:
            raise BadData(file, f"[{number}].id", "error-field", detail=f"expected {name}")
    if len(things) != len(names):
        raise BadData(file, "", "error-field", detail=f"expected {len(names)} entries")
    for thing in things:
        if sorted(thing.count) != sorted(NATION_NAMES):
            raise BadData(file, f"{thing.id}.count", "error-field", detail="expected every nation")


def check_card(card: FateCard, prefix: str, where: str, file: str) -> None:
    """One card agrees with itself and with the lists of headings (CC-1)."""
    fire = ORDERS_DATA[card.order].also_action if card.order in ORDERS_DATA else None
    for field, right, expected in (
        ("id", card.id == f"{prefix}-{card.number}", f"{prefix}-{card.number}"),
        ("order", card.order in ORDERS_DATA, "an Order heading"),
        ("event", card.event in EVENTS_DATA, "an Event"),
        ("actions", all(each in ACTIONS_DATA for each in card.actions), "known Actions"),
        ("actions", len(card.actions) == (2 if fire else 1), "one printed Action, and the heading's own"),
        ("actions", (card.actions[0] == "opportunity_fire") == bool(fire), "Opportunity Fire with the Order Fire"),
        ("roll.total", card.roll.total == card.roll.white + card.roll.coloured, "the sum of the dice"),
        ("hex", hex_number(card.hex) != OFF_MAP, "a hex from A1 to O10"),
        ("event_params", (card.event == "breeze") == (card.event_params is not None), "with a Breeze, and only there"),
    ):
        if not right:
            raise BadData(file, f"{where}.{field}", "error-field", detail=f"expected {expected}")


def check_deck(content: DeckFile, file: str) -> None:
    """72 cards, each pair of dice twice, headings and triggers as often as listed, different hexes (CC-1.8, CC-1.9)."""
    cards, nation = content.cards, content.nation
    for place, card in enumerate(cards):
        if card.number != place + 1:
            raise BadData(file, f"cards[{place}].number", "error-field", detail=f"expected {place + 1}")
        check_card(card, content.deck_prefix, f"cards[{place}]", file)
    if len(cards) != DECK_SIZE:
        raise BadData(file, "cards", "error-field", detail=f"expected {DECK_SIZE} cards")
    for order in ORDERS_DATA.values():
        counted(file, order.id, sum(card.order == order.id for card in cards), order.count[nation])
    for action in ACTIONS_DATA.values():
        counted(file, action.id, sum(action.id in card.actions for card in cards), action.count[nation])
    for event in EVENTS_DATA.values():
        counted(file, event.id, sum(card.event == event.id for card in cards), event.count[nation])
    for trigger, count in TRIGGER_COUNTS[nation].items():
        counted(file, trigger, sum(card.trigger == trigger for card in cards), count)
    for white in range(1, 7):
        for coloured in range(1, 7):
            pair = sum((card.roll.white, card.roll.coloured) == (white, coloured) for card in cards)
            counted(file, f"dice {white}, {coloured}", pair, 2)
    parity = 1 if NATIONS_DATA[nation].side == "axis" else 0
    for card in cards:
        if int(card.hex[1:]) % 2 != parity:
            raise BadData(file, f"cards[{card.number - 1}].hex", "error-field", detail="a row of the other faction")
    if len({card.hex for card in cards}) != DECK_SIZE:
        raise BadData(file, "cards", "error-field", detail="expected 72 different hexes")


def counted(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadData(file, "cards", "error-field", detail=f"{what}: expected {expected} cards, found {found}")


def _orders() -> dict[str, Order]:
    content = load(DATA / "orders.yaml", OrderFile).orders
    named(content, ORDER_NAMES, "orders.yaml")
    return {order.id: order for order in content}


def _actions() -> dict[str, Action]:
    content = load(DATA / "actions.yaml", ActionFile).actions
    named(content, ACTION_NAMES, "actions.yaml")
    return {action.id: action for action in content}


def _events() -> dict[str, Event]:
    content = load(DATA / "events.yaml", EventFile).events
    named(content, EVENT_NAMES, "events.yaml")
    return {event.id: event for event in content}


def _decks() -> dict[NationName, tuple[FateCard, ...]]:
    decks: dict[NationName, tuple[FateCard, ...]] = {}
    for nation, facts in NATIONS_DATA.items():
        content = load(DATA / facts.deck, DeckFile)
        if content.nation != nation:
            raise BadData(facts.deck, "nation", "error-field", detail=f"expected {nation}")
        check_deck(content, facts.deck)
        decks[nation] = content.cards
    return decks


ORDERS_DATA: Final = _orders()
ACTIONS_DATA: Final = _actions()
EVENTS_DATA: Final = _events()
DECKS: Final = _decks()
"""By nation: its 72 cards in the order of their numbers."""
