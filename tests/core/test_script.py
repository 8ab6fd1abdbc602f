"""Position scripts: every mistake in a file, and everything that does not hold, told with its line."""

from collections.abc import Callable

import pytest

from fieldcraft.core.errors import BadScript, FieldcraftError
from fieldcraft.core.registry import game_packages
from fieldcraft.core.script import ScriptFailed, read_scripts, run
from fieldcraft.core.text import LANGUAGES, Message, reader

HEAD = """title: A hand of two
rules: [U-7.1]
game: undaunted
scenario: 1
"""
GIVEN = """given:
  active: us
  us: {hand: [scout_a, rifleman_a]}
"""
GOOD = f"""{HEAD}{GIVEN}chance: {{attack: [6]}}
steps:
- us: attack scout_a
- us: aim ger.rifleman_a
- expect: {{ger.casualties: 0, phase: turn}}
"""
END = "- us: end\n"


def play(text: str) -> None:
    for script in read_scripts(text, "position.yaml"):
        run(script)


def check_sentences(error: FieldcraftError, line: int) -> None:
    """One line in every language that names file and line."""
    for language in LANGUAGES:
        sentence = reader(language, *game_packages()).say(error.message)
        assert sentence.startswith("position.yaml, ")
        assert str(line) in sentence
        assert "\n" not in sentence


def bad(text: str, line: int, key: str, act: Callable[[str], None] = play) -> None:
    with pytest.raises(BadScript) as caught:
        act(text)
    error = caught.value
    assert isinstance(error.place, Message)
    inner = error.problem.args.get("why")
    found = inner.key if isinstance(inner, Message) else error.problem.key
    assert (error.place.args["line"], found) == (str(line), key)
    check_sentences(error, line)


def failed(text: str, line: int, key: str) -> None:
    with pytest.raises(ScriptFailed) as caught:
        play(text)
    problem = caught.value.message.args["problem"]
    assert isinstance(problem, Message)
    assert (caught.value.line, problem.key) == (line, key)
    check_sentences(caught.value, line)


def steps(*lines: str, given: str = GIVEN) -> str:
    """A script whose first step stands on line 9 (with `given`)."""
    return f"{HEAD}{given}steps:\n" + "".join(f"- {line}\n" for line in lines)


def with_given(line: str) -> str:
    """A script with one line in `given`, which is line 5."""
    return f"{HEAD}given:\n  {line}\nsteps: []\n"


def test_a_good_script_holds() -> None:
    play(GOOD)
    play(f"{GOOD}---\n{GOOD}")


# Mistakes in the file


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("title:", "titel:", 1),
        ("scenario: 1", "scenario: 1\nplayers: 2", 5),
        ("- expect:", "- expact:", 12),
        ("- us: aim", "- uk: aim", 11),
    ],
)
def test_a_misspelt_key(old: str, new: str, line: int) -> None:
    bad(GOOD.replace(old, new), line, "error-script-key")


def test_a_mistake_in_a_later_script_of_the_file() -> None:
    bad(f"{GOOD}---\n{GOOD}".replace("scenario: 1\n", "scenario: 2\n", 1).replace("- expect", "- expact"), 12,
        "error-script-key")  # fmt: skip
    bad(f"{GOOD}---\n{GOOD.replace('- expect', '- expact')}", 25, "error-script-key")


def test_nothing_of_a_file_with_a_mistake_is_run() -> None:
    """The first script would fail; the form of all is checked before."""
    bad(f"{GOOD.replace('casualties: 0', 'casualties: 1')}---\n{GOOD.replace('title', 'titel')}", 14,
        "error-script-key")  # fmt: skip


@pytest.mark.parametrize("key", ["title", "game", "scenario", "steps"])
def test_a_missing_key(key: str) -> None:
    lines = [each for each in steps(given="").splitlines() if not each.startswith(key)]
    bad("\n".join(lines) + "\n", 1, "error-script-missing")


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ("game: undaunted", "game: chess", 3, "error-unknown-game"),
        ("scenario: 1", "scenario: 13", 4, "error-unknown-scenario"),
        ("scenario: 1", "scenario: 1\noptions: {fog: 1}", 5, "error-unknown-option"),
        ("scenario: 1", "scenario: 1\noptions: {round_limit: -1}", 5, "error-option-value"),
        ("scenario: 1", "scenario: 1\noptions: [1]", 5, "error-script-mapping"),
        ("rules: [U-7.1]", "rules: U-7.1", 2, "error-script-list"),
        ("chance: {attack: [6]}", "chance: [6]", 8, "error-script-mapping"),
        ("chance: {attack: [6]}", "chance: {attack: 6}", 1, "error-script-chance"),
        ("- us: aim ger.rifleman_a", "- chance: {attack: 6}", 11, "error-script-chance"),
        ("- us: aim ger.rifleman_a", "- us", 9, "error-script-steps"),
        ("- us: aim ger.rifleman_a", "- {us: end, ger: end}", 9, "error-script-steps"),
    ],
)
def test_an_impossible_form(old: str, new: str, line: int, key: str) -> None:
    assert old in GOOD
    bad(GOOD.replace(old, new), line, key)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("", 1, "error-script-empty"),
        ("---\n---\n", 1, "error-script-empty"),
        ("- a\n- b\n", 1, "error-script-mapping"),
        ("steps: 5\ntitle: x\ngame: undaunted\nscenario: 1\n", 1, "error-script-steps"),
        ("title: [\n", 2, "error-not-yaml"),
        ("title: a\n\tb: c\n", 2, "error-not-yaml"),
        ("title: a\ntitle: b\n", 2, "error-not-yaml"),
        (GOOD.replace("  active: us\n", "  active: us\n  active: ger\n"), 7, "error-not-yaml"),
        ("title: &x {a: *x}\n", 1, "error-not-yaml"),
    ],
)
def test_a_file_that_is_no_script(text: str, line: int, key: str) -> None:
    bad(text, line, key)


@pytest.mark.parametrize("text", ["title: \x00", "[" * 3000, "title: \ud800"], ids=["zero", "deep", "surrogate"])
def test_a_hostile_file(text: str) -> None:
    with pytest.raises(BadScript) as caught:
        play(text)
    assert caught.value.problem.key == "error-not-yaml"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ("round: soon", "error-position-form"),
        ("round: -1", "error-position-form"),
        ("round: 99999999999999999999", "error-position-form"),
        ("rund: 1", "error-position-form"),
        ("phase: lunch", "error-position-form"),
        ("active: fr", "error-position-form"),
        ("us: {hand: scout_a}", "error-position-form"),
        ("us: {hand: {scout_a: -1}}", "error-position-form"),
        ("us: {hand: {scout_a: many}}", "error-position-form"),
        ("us: {hant: [scout_a]}", "error-position-form"),
        ("us: {hand: [tank]}", "error-notation-card"),
        ("us: {hand: {scout_a: 4}}", "error-position-cards"),
        ("us: {scouted: [99Z]}", "error-notation-tile"),
        ("us: {bid: scout_a}", "error-position-value"),
        ("counters: {us.scout_z: 2B}", "error-notation-counter"),
        ("counters: {us.sniper: 2B}", "error-position-unit"),
        ("counters: {us.scout_a: 99Z}", "error-notation-tile"),
        ("counters: {us.scout_a: 2B wounded}", "error-position-counter"),
        ("counters: {us.scout_a: off suppressed}", "error-position-counter"),
        ("counters: {us.scout_a: [2B]}", "error-position-form"),
        ("phase: aim", "error-position-choice"),
        ("winner: us", "error-position-value"),
    ],
)
def test_an_impossible_position(given: str, key: str) -> None:
    bad(with_given(given), 5, key)


@pytest.mark.parametrize("word", ["off", "OFF suppressed", "on", "yes", "no", "1944-06-15"])
def test_only_true_and_false_are_truth_values(word: str) -> None:
    """`off` is a place; the other words are just no tiles."""
    text = with_given(f"counters: {{us.scout_a: {word}}}")
    if word == "off":
        play(text.replace("steps: []", "steps:\n- expect: {us.scout_a: off}"))
    else:
        bad(text, 5, "error-notation-tile")


@pytest.mark.parametrize(
    ("step", "key"),
    [
        ("us: fly home", "error-notation"),
        ("us: move tank", "error-notation-card"),
        ("us: step 99Z", "error-notation-tile"),
        ("us: aim ger.scout_z", "error-notation-counter"),
        ("us: aim scout_a", "error-notation-counter"),
        ("us: number 5", "error-notation-number"),
        ("us: number many", "error-notation-number"),
        ("refuse: {us: move tank, rule: U-7.2}", "error-notation-card"),
        ("refuse: {us: end}", "error-script-seat"),
        ("refuse: {rule: U-7.2}", "error-script-seat"),
        ("refuse: {us: end, role: U-7.2}", "error-script-key"),
        ("offer: {us: [end, move tank]}", "error-notation-card"),
        ("offer: {us: end, ger: end}", "error-script-seat"),
        ("offer: end", "error-script-mapping"),
        ("withhold: {uk: end}", "error-script-key"),
        ("odds: {us: end, total: 5}", "error-script-seat"),
        ("odds: {us: end, total: 5, chance: high}", "error-script-number"),
        ("expect: {us.pints: 1}", "error-script-fact"),
        ("expect: {value.99Z: 1}", "error-script-fact"),
        ("expect: [1]", "error-script-mapping"),
    ],
)
def test_a_mistake_in_a_step(step: str, key: str) -> None:
    bad(steps("expect: {phase: turn}", step), 10, key)


def test_a_fact_on_a_line_of_its_own() -> None:
    bad(steps("expect:\n    phase: turn\n    us.pints: 1"), 11, "error-script-fact")
    failed(steps("expect:\n    phase: turn\n    us.points: 9"), 11, "error-script-expected")


@pytest.mark.parametrize(
    ("outcomes", "key"),
    [
        ("[]", "error-script-no-outcome"),
        ("[10]", "error-script-outcome"),
        ("[-1]", "error-script-outcome"),
        ("[99999999999999999999999999999999]", "error-script-outcome"),
        ("[nine]", "error-chance-face"),
        ("[[1]]", "error-chance-face"),
    ],
)
def test_an_impossible_outcome(outcomes: str, key: str) -> None:
    bad(GOOD.replace("[6]", outcomes), 11, key)


@pytest.mark.parametrize(("card", "key"), [("mortar", "error-script-card"), ("tank", "error-notation-card")])
def test_an_impossible_draw(card: str, key: str) -> None:
    text = f"{HEAD}chance: {{draw.us: [scout_a, {card}, fog_of_war, rifleman_b]}}\nsteps: []\n"
    with pytest.raises(BadScript) as caught:
        play(text)
    why = caught.value.problem.args["why"]
    assert isinstance(why, Message)
    assert why.key == key


# What does not hold


@pytest.mark.parametrize(
    ("step", "key"),
    [
        ("ger: end", "error-script-refused"),
        ("us: end; end", "error-script-refused"),
        ("us: move scout_a", "error-script-refused"),
        ("refuse: {us: end, rule: U-7.1}", "error-script-allowed"),
        ("refuse: {ger: end, rule: U-1.1}", "error-script-rule"),
        ("offer: {us: [end, move scout_a]}", "error-script-not-offered"),
        ("offer: {ger: end}", "error-script-not-offered"),
        ("withhold: {us: [move scout_a, end]}", "error-script-allowed"),
        ("odds: {us: move scout_a, total: 1, chance: 0.5}", "error-script-not-offered"),
        ("odds: {us: end, total: 1, chance: 0.5}", "error-script-not-offered"),
        ("odds: {us: attack scout_a, total: 1, chance: 0.5}", "error-script-odds"),
        ("expect: {us.points: 1}", "error-script-expected"),
        ("expect: {us.hand: [scout_a]}", "error-script-expected"),
        ("expect: {phase: off}", "error-script-expected"),
    ],
)
def test_a_step_that_does_not_hold(step: str, key: str) -> None:
    failed(steps("expect: {phase: turn}", step), 10, key)


def test_outcomes_left_over() -> None:
    failed(GOOD.replace("[6]", "[6, 7]"), 1, "error-script-unused")
    failed(f"{GOOD}---\n{GOOD.replace('[6]', '[6, 7]')}", 14, "error-script-unused")


def test_a_broken_position() -> None:
    """Both sides cannot control one tile."""
    text = f"{HEAD}given:\n  us: {{controlled: [5B]}}\n  ger: {{controlled: [5B]}}\nsteps: []\n"
    failed(text, 1, "error-script-fault")
