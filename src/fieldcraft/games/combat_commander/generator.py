"""The random scenario generator: from chance and a few wishes to a scenario like those of the files (CC-RS).

Where the rules let a player choose (CC-RS.1, RS.5, RS.7, RS.9, RS.11.1), he is asked if somebody is there to ask; else
chance chooses for him, within what he wished for. `Draft` holds what is decided so far; the functions follow the steps
of CC-RS.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct, field

from fieldcraft.core.chance import Chance
from fieldcraft.core.errors import BadInput
from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander.charts import (
    CHARTS,
    SIZE_NAMES,
    FortificationOffer,
    NationTable,
    OrderOfBattle,
    years_of,
)
from fieldcraft.games.combat_commander.counter_names import item_name
from fieldcraft.games.combat_commander.effects import FortificationName
from fieldcraft.games.combat_commander.forces import RADIOS_DATA, UNITS_DATA, WEAPONS_DATA
from fieldcraft.games.combat_commander.hexes import EAST, EDGE_NAMES, NORTH, OPPOSITE_EDGE, SOUTH, WEST
from fieldcraft.games.combat_commander.kinds import ALLIES, AXIS, SIDES
from fieldcraft.games.combat_commander.maps import map_numbers
from fieldcraft.games.combat_commander.nations import NationName, Quality
from fieldcraft.games.combat_commander.support import ITEM_IDS, offers
from fieldcraft.games.combat_commander.terrain import COUNTERS_SEEN

EDGE_OF_COMPASS: Final = {1: NORTH, 2: EAST, 3: EAST, 4: SOUTH, 5: WEST, 6: WEST}
EUROPE: Final = ("german", "american", "russian")
BEST_TO_WORST: Final[tuple[Quality, ...]] = ("elite", "line", "green")
ONLY_AGAINST: Final = {"italian.ob.finnish": "russian", "italian.ob.bulgarian": "french"}
"""CC-RS.5-d1."""
NO_OR_YES: Final = (Message("combat-commander-option-no"), Message("combat-commander-option-yes"))
NOTHING_MORE: Final = Message("combat-commander-generator-nothing-more")


Choose = Callable[[int, str, Sequence[Arg]], int]
"""A player's choice: by side, question and answers the number of an answer."""


class Wishes(Struct, frozen=True):
    """What the players want; 0 or None leaves it to chance."""

    map: int = 0
    sizes: tuple[int | None, int | None] = (None, None)
    """COMPANY, DETACHMENT or PLATOON for each side."""
    only_europe: bool = False
    """Germans against Americans or Russians only (CC-RS-note)."""


class Draft(Struct):
    """What is decided so far; `vp` is how far the Axis is ahead."""

    map: int = 0
    edges: list[int] = field(default_factory=lambda: [NORTH, SOUTH])
    year: int = 0
    nations: list[NationName] = field(default_factory=list)
    qualities: list[Quality] = field(default_factory=list)
    obs: list[OrderOfBattle] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    vp: int = 0
    leaders: list[list[str]] = field(default_factory=lambda: [[], []])
    bought: list[list[str]] = field(default_factory=lambda: [[], []])
    """Items of the Support Tables, as in `ITEM_IDS`."""
    defender: int | None = None
    first: int = AXIS
    """The side with the higher OB Initiative (CC-RS.15)."""
    fortifications: dict[FortificationName, int] = field(default_factory=dict)
    mine_strength: int | None = None
    steps: list[Message] = field(default_factory=list)
    """How it came about, in words."""
    choose: Choose | None = None
    """Whom to ask; None leaves it to chance."""

    def pick(self, side: int, question: str, answers: Sequence[Arg], chance: Chance) -> int:
        """What a player takes; he is not asked where there is only one answer."""
        if self.choose is None:
            return one_of(len(answers), chance)
        return self.choose(side, question, answers) if len(answers) > 1 else 0

    def tell(self, key: str, **args: Arg) -> None:
        self.steps.append(Message(f"combat-commander-generator-{key}", args))

    def ahead(self) -> int | None:
        """The side that has the VP."""
        return None if self.vp == 0 else AXIS if self.vp > 0 else ALLIES

    def pay(self, side: int, cost: int) -> None:
        """VP move toward the opponent."""
        self.vp += cost if side == ALLIES else -cost

    def pieces(self, side: int) -> dict[str, int]:
        """All counters of a side so far."""
        found = dict.fromkeys(self.leaders[side], 1)
        for piece, number in self.obs[side].pieces_in(self.sizes[side], self.year).items():
            found[piece] = found.get(piece, 0) + number
        for item in self.bought[side]:
            for piece in item.split("+"):
                found[piece] = found.get(piece, 0) + 1
        return found

    def is_left(self, piece: str) -> bool:
        """Whether the countermix still holds one."""
        used = sum(self.pieces(side).get(piece, 0) for side in range(SIDES))
        known = UNITS_DATA.get(piece) or WEAPONS_DATA.get(piece) or RADIOS_DATA[piece]
        return used < known.count


def draft(chance: Chance, wishes: Wishes, choose: Choose | None = None) -> Draft:
    """All steps from CC-RS.1 to CC-RS.15."""
    made = Draft(choose=choose)
    choose_map(made, chance, wishes)
    roll_nations(made, chance, wishes)
    for side in range(SIDES):
        made.qualities.append(roll_quality(made, side, chance))
    for side in range(SIDES):
        choose_order_of_battle(made, side, chance, wishes)
    made.vp = made.obs[ALLIES].points[made.sizes[ALLIES]] - made.obs[AXIS].points[made.sizes[AXIS]]  # CC-RS.5-d1
    tell_vp(made)
    for side in range(SIDES):
        name_leaders(made, side, chance)
    buy_support(made, chance)
    made.defender = made.ahead()  # CC-RS.8
    if made.defender is not None:
        made.tell("defender", side=side_name(made.defender))
        buy_fortifications(made, made.defender, chance)
        ask_for_radio(made, 1 - made.defender, chance)
    else:
        made.tell("recon")
    tell_vp(made)
    decide_initiative(made, chance)
    return made


def tell_vp(made: Draft) -> None:
    ahead = made.ahead()
    if ahead is None:
        made.tell("even")
    else:
        made.tell("vp", side=side_name(ahead), vp=abs(made.vp))


def two_dice(chance: Chance) -> int:
    return int(chance.roll(6, "generator.die") + chance.roll(6, "generator.die")) + 2


def one_of(number: int, chance: Chance) -> int:
    return int(chance.choose(number, "generator.choice"))


def choose_map(made: Draft, chance: Chance, wishes: Wishes) -> None:
    """CC-RS.1, CC-RS.2: the map, and which edge is whose."""
    known = list(map_numbers())
    if wishes.map and wishes.map not in known:
        raise BadInput("error-unknown-map", map=str(wishes.map), maps=", ".join(map(str, known)))
    if made.choose is None:
        made.map = wishes.map or known[one_of(len(known), chance)]
        edge = rolled_edge(chance)
        side = one_of(SIDES, chance)
    else:
        side = one_of(SIDES, chance)
        made.map = wishes.map or known[made.pick(1 - side, "map", [str(each) for each in known], chance)]
        edges = [rolled_edge(chance), rolled_edge(chance)]
        edge = edges[made.pick(side, "edge", [edge_name(each) for each in edges], chance)]
    made.edges[side], made.edges[1 - side] = edge, int(OPPOSITE_EDGE[edge])
    made.tell("map", map=made.map, axis=edge_name(made.edges[AXIS]), allies=edge_name(made.edges[ALLIES]))


def rolled_edge(chance: Chance) -> int:
    """One die: the compass number that faces the player names his edge."""
    return int(EDGE_OF_COMPASS[int(chance.roll(6, "generator.die")) + 1])


def roll_nations(made: Draft, chance: Chance, wishes: Wishes) -> None:
    """CC-RS.2.1 to CC-RS.2.3; nations that are not wanted are rolled anew."""
    axis, allies, year = rolled_nations(chance)
    while wishes.only_europe and (axis not in EUROPE or allies not in EUROPE):
        axis, allies, year = rolled_nations(chance)
    made.nations, made.year = [axis, allies], year
    made.tell("nations", axis=nation_name(axis), allies=nation_name(allies), year=str(year))


def rolled_nations(chance: Chance) -> tuple[NationName, NationName, int]:
    rolls = CHARTS.year_and_axis_nation
    roll = two_dice(chance)
    axis = next(nation for nation, its in rolls.axis_nation_by_roll.items() if roll in its)
    year = rolls.year_by_roll[axis][two_dice(chance)]
    table: NationTable = CHARTS.allied_nation.vs_german if axis == "german" else CHARTS.allied_nation.vs_italian
    return axis, table.rows[two_dice(chance)][table.years.index(year)], year


def roll_quality(made: Draft, side: int, chance: Chance) -> Quality:
    """CC-RS.3; if no order of battle has it, the next better one that does (CC-RS.3-d1)."""
    nation, opponent = made.nations[side], made.nations[1 - side]
    table = CHARTS.troop_quality[nation]
    column = next(place for place, each in enumerate(table.columns) if each.fits(made.year, opponent))
    rolled = table.rows[two_dice(chance)][column]
    fitting = [*reversed(BEST_TO_WORST[: BEST_TO_WORST.index(rolled) + 1]), *BEST_TO_WORST]
    return next(each for each in fitting if orders_of_battle(made, side, each))


def orders_of_battle(made: Draft, side: int, quality: Quality) -> list[OrderOfBattle]:
    """Those that fit nation, year, quality and opponent (CC-RS.5, CC-RS.5-d1)."""
    return [
        ob
        for ob in CHARTS.orders_of_battle[made.nations[side]]
        if ob.quality == quality
        and made.year in years_of(ob.years)
        and ONLY_AGAINST.get(ob.id, made.nations[1 - side]) == made.nations[1 - side]
    ]


def choose_order_of_battle(made: Draft, side: int, chance: Chance, wishes: Wishes) -> None:
    """CC-RS.5."""
    fitting = orders_of_battle(made, side, made.qualities[side])
    chosen = fitting[made.pick(side, "order-of-battle", [ob.names[0] for ob in fitting], chance)]
    size = wishes.sizes[side]
    if size is None:
        answers = [f"{chosen.names[each]} ({chosen.points[each]})" for each in range(len(SIZE_NAMES))]
        size = made.pick(side, "size", answers, chance)
    made.obs.append(chosen)
    made.sizes.append(size)
    made.tell("order-of-battle", side=side_name(side), name=chosen.names[size], points=chosen.points[size])


def name_leaders(made: Draft, side: int, chance: Chance) -> None:
    """CC-RS.6."""
    table, nation = CHARTS.leader_table, made.nations[side]
    modifier = table.quality_modifier[made.qualities[side]] + table.year_modifier[nation][made.year]
    named = made.leaders[side]
    while len(named) < made.obs[side].leaders[made.sizes[side]]:
        result = min(7, max(0, int(chance.roll(6, "generator.white")) + 1 + modifier))
        name = table.result[nation][result]
        if name not in named:
            named.append(name)
    names = ", ".join(UNITS_DATA[leader].name for leader in named)
    made.tell("leaders", side=side_name(side), names=names)


def buy_support(made: Draft, chance: Chance) -> None:
    """CC-RS.7: who has the VP buys; if they then are the other's, he does the same once."""
    buyer = made.ahead()
    if buyer is None:
        return
    purchase(made, buyer, chance)
    if made.ahead() == 1 - buyer:
        purchase(made, 1 - buyer, chance)


def purchase(made: Draft, side: int, chance: Chance) -> None:
    """One item at least, and as many more as he likes; chance stops once the VP have left his side (CC-RS.7-d1)."""
    roll = two_dice(chance)
    while True:
        there = on_sale(made, side, roll, radios=False)
        if not there:
            return
        buy(made, side, there, chance)
        if made.choose is None and made.ahead() != side:
            return
        if made.pick(side, "more", NO_OR_YES, chance) == 0:
            return


def buy(made: Draft, side: int, there: list[tuple[str, int]], chance: Chance) -> None:
    """One of the items on sale."""
    item, cost = there[made.pick(side, "item", [priced(item_name(each), cost) for each, cost in there], chance)]
    made.bought[side].append(item)
    made.pay(side, cost)
    made.tell("bought", side=side_name(side), item=item_name(item), cost=cost)


def priced(item: Arg, cost: int) -> Message:
    return Message("combat-commander-generator-priced", {"item": item, "cost": cost})


def on_sale(made: Draft, side: int, roll: int, *, radios: bool) -> list[tuple[str, int]]:
    """What the Support Table sells at a roll and the countermix still holds, with its cost."""
    table = offers(made.nations[side], made.year, made.obs[side].id)
    found = []
    for place in range(int(table.starts[roll]), int(table.starts[roll + 1])):
        item = ITEM_IDS[table.items[place]]
        if (item in RADIOS_DATA) == radios and all(made.is_left(piece) for piece in item.split("+")):
            found.append((item, int(table.costs[place])))
    return found


def buy_fortifications(made: Draft, side: int, chance: Chance) -> None:
    """CC-RS.9: up to the VP he has; Mines of one strength only."""
    while True:
        there = [offer for offer in CHARTS.fortification_obs if can_buy(made, side, offer)]
        answers: list[Arg] = [priced(offer_name(offer), offer.points) for offer in there]
        choice = made.pick(side, "fortifications", [*answers, NOTHING_MORE], chance)
        if choice == len(there):
            return
        offer = there[choice]
        for kind, number in offer.pieces.items():
            made.fortifications[kind] = made.fortifications.get(kind, 0) + number
        made.mine_strength = offer.mine_fp or made.mine_strength
        made.pay(side, offer.points)
        made.tell("bought", side=side_name(side), item=offer_name(offer), cost=offer.points)


def offer_name(offer: FortificationOffer) -> Message:
    return Message(f"combat-commander-offer-{offer.id.replace('_', '-')}")


def can_buy(made: Draft, side: int, offer: FortificationOffer) -> bool:
    has = made.vp if side == AXIS else -made.vp
    if offer.points > has or (offer.mine_fp and made.mine_strength not in (None, offer.mine_fp)):
        return False
    return all(
        made.fortifications.get(kind, 0) + number <= COUNTERS_SEEN.get(kind, made.fortifications.get(kind, 0) + number)
        for kind, number in offer.pieces.items()
    )


def ask_for_radio(made: Draft, side: int, chance: Chance) -> None:
    """CC-RS.11.1: the Attacker may roll, and must then take a Radio if the column has one."""
    if made.pick(side, "radio", NO_OR_YES, chance) == 0:
        return
    there = on_sale(made, side, two_dice(chance), radios=True)
    if not there:
        made.tell("no-radio", side=side_name(side))
        return
    buy(made, side, there, chance)


def decide_initiative(made: Draft, chance: Chance) -> None:
    """CC-RS.15, CC-RS.16, CC-RS.13-d1."""
    numbers = [made.obs[side].initiative[made.sizes[side]] for side in range(SIDES)]
    while numbers[AXIS] == numbers[ALLIES]:
        numbers = [two_dice(chance), two_dice(chance)]
    made.first = AXIS if numbers[AXIS] > numbers[ALLIES] else ALLIES
    made.tell("initiative", side=side_name(made.first))


def side_name(side: int) -> Message:
    return Message("combat-commander-generator-axis" if side == AXIS else "combat-commander-generator-allies")


def nation_name(nation: str) -> Message:
    return Message(f"combat-commander-generator-{nation}")


def edge_name(edge: int) -> Message:
    return Message(f"combat-commander-generator-{EDGE_NAMES[edge]}")
