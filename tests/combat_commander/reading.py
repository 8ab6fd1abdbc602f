"""A table at which a player has just turned an Event card over, in the middle of a die trigger."""

from typing import Any, Final

from fieldcraft.games.combat_commander.decks import CARD_EVENT, CARD_HEX
from fieldcraft.games.combat_commander.hexes import hex_number
from fieldcraft.games.combat_commander.kinds import DECK_SIZE, EVENT_NAMES, NATION_NAMES, SIDE_NAMES, TRIGGER_EVENT
from fieldcraft.games.combat_commander.play import CombatState
from fieldcraft.games.combat_commander.process import TRIGGERED, TURN
from fieldcraft.games.combat_commander.rules.flow import go_on
from fieldcraft.games.combat_commander.state import DECK, FACTS, NATION
from tests.combat_commander.table import Table, with_facts

NATIONS: Final = {"axis": "german", "allies": "russian"}


def event_cards(event: str, nation: str) -> list[int]:
    """The numbers of a deck's cards that show the Event."""
    first = NATION_NAMES.index(nation) * DECK_SIZE
    return [card + 1 for card in range(DECK_SIZE) if EVENT_NAMES[CARD_EVENT[first + card]] == event]


def hex_card(side: str, hex_: str) -> int:
    """The number of the card of a side's deck in scenario 1 that shows the random hex."""
    first = NATION_NAMES.index(NATIONS[side]) * DECK_SIZE
    return next(card + 1 for card in range(DECK_SIZE) if CARD_HEX[first + card] == hex_number(hex_))


class Reading(Table):
    """The receiving player is `who`; it is the Axis player's Turn."""

    def __init__(
        self,
        event: str,
        axis: list[str],
        allies: list[str],
        weapons: list[str] | None = None,
        who: str = "axis",
        card: int = 0,
        nation: str = "",
        **given: Any,
    ) -> None:
        card = card or event_cards(event, nation or NATIONS[who])[0]
        given.setdefault("sides", {}).setdefault(who, {}).setdefault("discard", [card])
        seat = SIDE_NAMES.index(who)
        super().__init__(
            axis,
            allies,
            weapons,
            stack=[[TURN, 0, 0], [TRIGGERED, 1, seat, TRIGGER_EVENT]],
            triggers=1,
            revealed=card - 1,
            asked="nobody",
            **given,
        )
        if nation:
            self.state = of_nation(self.state, seat, NATION_NAMES.index(nation))

    def read(self, axis: list[int] | None = None, allies: list[int] | None = None, **more: Any) -> "Reading":
        """Go on with the Event; the cards named are revealed next, other luck follows by purpose."""
        self.cards(axis, allies)
        self.chance.add({name.replace("_", "."): list(values) for name, values in more.items()})
        go_on(self.state, self.chance, self.log)
        return self

    def at(self, hex_: str, who: str = "axis") -> "Reading":
        """Go on with this random hex."""
        return self.read(**{who: [hex_card(who, hex_)]})


def of_nation(state: CombatState, side: int, nation: int) -> CombatState:
    """The same position with another nation's counters and deck on one side."""
    facts = state.field.side_facts[:]
    facts[side * FACTS + NATION] = facts[side * FACTS + DECK] = nation
    return with_facts(state, side_facts=facts)


def frozen(table: Table) -> None:
    """From now on no Fortification can be placed (CC-SR.deep_frost)."""
    table.state = with_facts(table.state, is_frozen=True)
