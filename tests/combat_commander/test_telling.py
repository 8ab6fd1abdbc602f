"""The log says the same of an event whatever comes later: who stands in a slot then does not matter."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import EventList
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.combat_commander import verbs
from fieldcraft.games.combat_commander.kinds import NONE
from fieldcraft.games.combat_commander.pieces import UNIT_IDS
from fieldcraft.games.combat_commander.rules.hits import suppress
from fieldcraft.games.combat_commander.rules.victory import eliminate
from fieldcraft.games.combat_commander.rules.weapons import break_weapon
from tests.combat_commander.table import GAME, Table

PACKAGE = "fieldcraft.games.combat_commander"
READERS = [reader(language, PACKAGE) for language in LANGUAGES]
PASSIVE = (verbs.PASS, verbs.DONE, verbs.DECLINE, verbs.END, verbs.BACK)


def told(table: Table) -> list[str]:
    """The log in English as the position puts it now."""
    return [READERS[0].say(GAME.describe(table.state, event)) for event in table.log.events]


@pytest.mark.parametrize("scenario", ["1", "6", "12", "18", "random-2"])
def test_the_words_of_an_event_never_change(scenario: str) -> None:
    """Right after it happened and at the end of the game, in every language."""
    chance, log = FastChance(5), EventList()
    state = GAME.setup(scenario, {}, chance, log)
    first: list[list[str]] = []
    while state.outcome() is None:
        for event in log.events[len(first) :]:
            message = GAME.describe(state, event)
            first.append([words.say(message) for words in READERS])
        seat = state.next_seat()
        legal = [int(action) for action in state.legal(seat)]
        active = [action for action in legal if action >> verbs.ARG_BITS not in PASSIVE]
        wanted = active if active and chance.choose(4, "policy") else legal
        state.apply(seat, wanted[chance.choose(len(wanted), "policy")], chance, log)
    last = [[words.say(GAME.describe(state, event)) for words in READERS] for event in log.events]
    assert last[: len(first)] == first


@pytest.mark.rule("CC-A36")
def test_a_squad_keeps_its_name_in_the_log_when_a_team_takes_its_place() -> None:
    """The Team has the Squad's slot from then on."""
    table = Table(["german.squad.rifle A7"], ["russian.squad.rifle C8", "russian.squad.rifle K1"])
    suppress(table.state, 64, table.log)
    table.state.counters.kind[64] = UNIT_IDS.index("russian.team.line")
    suppress(table.state, 65, table.log)
    assert told(table) == ["Rifle Squad 0 (C8) is suppressed.", "Rifle Squad 1 (K1) is suppressed."]


@pytest.mark.rule("CC-3.5")
def test_a_hero_keeps_his_name_in_the_log_when_he_is_gone() -> None:
    """Back in the countermix, his slot is free; with him goes the Weapon he carried (CC-3.5-d1)."""
    axis = ["german.leader.dietel A7 w0", "german.squad.rifle A9"]
    table = Table(axis, ["russian.squad.rifle K1"], ["german.weapon.light_mg"])
    break_weapon(table.state, 0, table.log)
    before = told(table)
    eliminate(table.state, 0, table.log)
    assert table.state.counters.kind[0] == NONE
    assert told(table)[:1] == before
    assert "Dietel" in told(table)[1]
