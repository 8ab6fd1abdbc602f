"""A scenario in sentences: both sides, what arrives later, the special rules, and what is only proposed (CC-S.1)."""

from collections.abc import Iterator

from fieldcraft.core.text import Arg, Message
from fieldcraft.games.combat_commander.counter_names import counter_name
from fieldcraft.games.combat_commander.nations import SideName
from fieldcraft.games.combat_commander.scenario_file import Scenario
from fieldcraft.games.combat_commander.special_rules import (
    area_word,
    counted,
    listed,
    nation_word,
    side_word,
    special_rule,
    works_word,
)

SIDES: tuple[SideName, SideName] = ("axis", "allies")


def line(key: str, **args: Arg) -> Message:
    return Message(f"combat-commander-briefing-{key}", args)


def briefing(played: Scenario) -> Iterator[Message]:
    """Everything a player should know before the set-up."""
    for side in SIDES:
        yield from side_words(played, side)
    yield line("tracks", time=played.time.start, sudden=played.time.sudden_death, year=str(played.year), map=played.map)
    yield line("start", first=side_word(played.first_turn), holder=side_word(played.initiative))
    if played.vp_start.side is None:
        yield line("even")
    else:
        yield line("vp", side=side_word(played.vp_start.side), vp=played.vp_start.points)
    told: list[Message] = []
    for rule in played.special_rules:
        told += [each for each in special_rule(rule.effect) if each not in told]
    yield from told
    proposed = list(dict.fromkeys(part_of(field) for field in played.reconstructed()))
    if proposed:
        yield line("proposed", parts=listed([line(f"part-{part}") for part in proposed]))


def part_of(field: str) -> str:
    """The part of a scenario that a field belongs to, as the end of a message's key."""
    return "forces" if field.startswith("sides.") else field.replace(".", "-").replace("_", "-")


def side_words(played: Scenario, side: SideName) -> Iterator[Message]:
    """One side: conditions, forces, what it places and what comes later."""
    facts = played.sides[side]
    yield line(
        "side",
        side=side_word(side),
        nation=nation_word(facts.counters),
        posture=line(f"posture-{facts.posture}"),
        quality=line(f"quality-{facts.quality}"),
        orders=facts.order_limit,
        surrender=facts.surrender,
        edge=Message(f"combat-commander-generator-{played.edge(side)}"),
    )
    area = facts.set_up
    if area.edge is not None and area.restriction is None:
        yield line("area", side=side_word(side), number=area.depth or 0)
    elif area.at_least is not None:
        yield line("area-away", side=side_word(side), number=area.at_least, hexes=", ".join(area.hexes))
    else:
        yield line("area-in", side=side_word(side), area=area_word(area))
    yield line("forces", side=side_word(side), pieces=pieces_words(facts.pieces()))
    if facts.fortifications:
        works = [counted(number, works_word(kind)) for kind, number in facts.fortifications.items()]
        yield line("works", side=side_word(side), pieces=listed(works))
    for arrival in facts.reinforcements:
        yield line("arrival", side=side_word(side), space=arrival.time_space, pieces=pieces_words(arrival.units))


def pieces_words(pieces: dict[str, int]) -> Arg:
    """Counters with their numbers."""
    names = {piece: counter_name(piece) for piece in pieces}
    return listed([names[piece] if number == 1 else counted(number, names[piece]) for piece, number in pieces.items()])
