"""Scenarios in words: every special rule and every part, in all languages (CC-S.1, CC-S.5)."""

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.combat_commander import scenarios
from fieldcraft.games.combat_commander.briefing import briefing
from fieldcraft.games.combat_commander.commission import generated
from fieldcraft.games.combat_commander.effects import Effect, Fog, TerrainModifier
from fieldcraft.games.combat_commander.special_rules import SAYERS, special_rule

PACKAGE = "fieldcraft.games.combat_commander"


@pytest.mark.rule("CC-S.5-d1")
def test_every_kind_of_effect_has_its_words() -> None:
    assert set(SAYERS) == set(Effect.__subclasses__())


@pytest.mark.rule("CC-S.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [str(number) for number in range(1, 25)])
def test_every_scenario_can_be_told(number: str, language: str) -> None:
    words = reader(language, PACKAGE)
    told = [words.say(each) for each in briefing(scenarios.scenario(number))]
    assert len(told) > 6
    assert all(sentence and "{" not in sentence for sentence in told)
    assert len(set(told)) == len(told)


def test_a_random_scenario_can_be_told() -> None:
    words = reader("en", PACKAGE)
    for seed in range(30):
        assert all(words.say(each) for each in briefing(generated(FastChance(seed)).scenario))


def test_special_rules_name_their_numbers() -> None:
    words = reader("en", PACKAGE)

    def said(effect: Effect) -> str:
        return " ".join(words.say(each) for each in special_rule(effect))

    assert said(TerrainModifier(terrain="open_ground", move=1.5)) == "Open Ground costs 1½ MPs."
    fog = Fog(hindrance=3, cumulative=True, reduced_by="breeze", step=1)
    assert said(fog) == "Fog: 3 more hindrance on every line; each Breeze takes 1 away."


@pytest.mark.rule("CC-S.1")
def test_proposed_parts_are_told_to_the_players() -> None:
    words = reader("en", PACKAGE)
    told = [words.say(each) for each in briefing(scenarios.scenario("11"))]
    assert told[-1].startswith("No source gives these parts; they are proposed: ")
    assert "open chits" in told[-1]
    assert any("Immobil" in each or "Bunker" in each for each in told)


@pytest.mark.rule("CC-S.1")
def test_whatever_the_files_mark_as_unknown_is_told_as_proposed() -> None:
    words = reader("en", PACKAGE)
    parts = {
        "open Objective chits": "open chits",
        "further open Objective chits": "open chits",
        "secret Objective chits": "secret chits",
        "Objective control at the start": "control of Objectives",
        "Time marker start space (0 is the usual value)": "start of Time",
        "which side has which of the two edges": "map edges",
        "leader counters and some unit types of the minor nation": "some counters",
        "which pieces form the Allied sniper group": "special rules",
    }
    for number, played in scenarios.all_scenarios().items():
        told = words.say([*briefing(played)][-1])
        missing = [each for each in played.unknown if each in parts and parts[each] not in told]
        assert missing == [], number
