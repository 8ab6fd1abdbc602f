"""Messages in four languages: the same keys and variables everywhere, and a message for every key that is used."""

import ast
import re
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import fieldcraft
from fieldcraft.core.registry import game, game_ids, game_packages
from fieldcraft.core.text import LANGUAGES, Arg, Message, Reader, folder_of, language_of, reader
from fieldcraft.games.undaunted.cards import CARDS, UNITS_DATA
from fieldcraft.games.undaunted.happenings import FIELDS, ZONE_NAMES
from fieldcraft.games.undaunted.kinds import BID, HUNKER, READY, SIDE_NAMES, VERB_NAMES
from fieldcraft.games.undaunted.rules.campaign import bands
from fieldcraft.games.undaunted.rules.refusals import RULES
from fieldcraft.games.undaunted.state import PHASE_NAMES, REASONS

SOURCES = Path(fieldcraft.__file__).parent
TRANSLATIONS = LANGUAGES[1:]
NUMBERS = (0, 1, 2, 5, 11, 21)
SAME_FOR_ALL_NUMBERS = {"undaunted-event-fog-taken", "undaunted-event-concealed", "undaunted-page-hint-bolster"}
SAME_FOR_ONE_AND_FEW = {"web-decisions", "menu-resume"}  # 1 рішення, 2 рішення, 5 рішень


class Uses(Visitor):
    """The variables of a message, and those that it chooses its words by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: dict[str, set[str]] = {}
        self.words: dict[str, set[str]] = {}
        self.dates: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = {key.name if isinstance(key, fluent.Identifier) else key.value for key in (v.key for v in node.variants)}
        assert isinstance(node.selector, fluent.VariableReference)
        if keys & {"0", "one", "few", "many"}:
            self.numbers[node.selector.id.name] = keys
        else:
            self.words[node.selector.id.name] = keys
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "DATETIME":
            given = node.arguments.positional
            self.dates |= {each.id.name for each in given if isinstance(each, fluent.VariableReference)}
        self.generic_visit(node)


def catalogues(language: str) -> dict[str, Path]:
    """All files of a language by a name that is the same in every language."""
    folder = folder_of(language)
    found = {path.name: path for path in (SOURCES / "locale" / folder).glob("*.ftl")}
    for path in SOURCES.glob(f"games/*/locale/{folder}*.ftl"):
        found[f"{path.parents[1].name}/{path.name.removeprefix(folder)}"] = path
    return found


@cache
def messages(path: Path) -> dict[str, Uses]:
    """Every message of a file by its key; anything the parser does not understand fails."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


@cache
def all_messages(language: str) -> dict[str, Uses]:
    return {key: uses for path in catalogues(language).values() for key, uses in messages(path).items()}


def own_reader(language: str) -> Reader:
    """A reader of one language that falls back to nothing."""
    texts = [(language, path.read_text(encoding="utf-8")) for path in catalogues(language).values()]
    return Reader(language, texts)


def sample(uses: Uses, number: int) -> dict[str, Arg]:
    args: dict[str, Arg] = dict.fromkeys(uses.variables, "word")
    args |= dict.fromkeys(uses.numbers, number)
    args |= dict.fromkeys(uses.dates, date(1944, 6, 15))
    return args


# The catalogues


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_files_keys_and_variables(language: str) -> None:
    english, own = catalogues("en"), catalogues(language)
    assert set(own) == set(english) != set()
    for name, path in english.items():
        wanted = {key: sorted(uses.variables) for key, uses in messages(path).items()}
        assert {key: sorted(uses.variables) for key, uses in messages(own[name]).items()} == wanted, name


def test_no_key_stands_in_two_files() -> None:
    total = sum(len(messages(path)) for path in catalogues("en").values())
    assert len(all_messages("en")) == total > 250


def test_every_game_has_its_catalogues_in_every_language() -> None:
    folders = {path.parents[1].name for path in SOURCES.glob("games/*/locale/en.ftl")}
    assert folders >= set(game_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    read = own_reader(language)
    for key, uses in all_messages(language).items():
        for number in NUMBERS if uses.numbers else (1,):
            sentence = read.say(Message(key, sample(uses, number)))
            assert sentence.strip(), key
            assert "{" not in sentence, key
            for variable in uses.variables - set(uses.numbers) - set(uses.words) - uses.dates:
                assert "word" in sentence, f"{key} does not say {variable}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_is_not_the_english_text(language: str) -> None:
    english, own = own_reader("en"), own_reader(language)
    same = [
        key
        for key, uses in all_messages("en").items()
        if own.say(Message(key, sample(uses, 2))) == english.say(Message(key, sample(uses, 2)))
    ]
    assert len(same) < len(all_messages("en")) / 6, same


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_every_form_of_its_language(language: str) -> None:
    needed = {"one", "few", "many", "other"} if language == "uk" else {"one", "other"}
    for key, uses in all_messages(language).items():
        for variable, forms in uses.numbers.items():
            plural = forms - {"0"}
            assert plural >= needed, f"{key} chooses by {variable}: {sorted(forms)}"


def test_ukrainian_plurals() -> None:
    """1 and 21 take one form, 2 another, 5 and 11 a third."""
    read = own_reader("uk")
    plurals = {key: uses for key, uses in all_messages("uk").items() if uses.numbers}
    assert len(plurals) > 15
    for key, uses in plurals.items():
        said = {number: read.say(Message(key, sample(uses, number))) for number in NUMBERS}
        forms = {number: re.sub(rf"\b{number}\b", "#", sentence) for number, sentence in said.items()}
        assert forms[1] == forms[21], key
        assert forms[5] == forms[11], key
        assert forms[2] != forms[5], key
        assert forms[1] != forms[5], key
        assert (forms[1] == forms[2]) == (key in SAME_FOR_ONE_AND_FEW), key


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_singular_and_plural(language: str) -> None:
    read = own_reader(language)
    for key, uses in all_messages(language).items():
        if uses.numbers:
            one, two, many = (read.say(Message(key, sample(uses, number))) for number in (1, 2, 5))
            assert two.replace("2", "5") == many, key
            if key not in SAME_FOR_ALL_NUMBERS:
                assert one.replace("1", "2") != two, key


# Languages


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("en", "en"), ("en_US.UTF-8", "en"), ("pt-BR", "pt-BR"), ("pt_BR.UTF-8", "pt-BR"), ("pt", "pt-BR"),
        ("pt_PT", "pt-BR"), ("uk", "uk"), ("uk_UA.UTF-8", "uk"), ("UK", "uk"), ("fr", "fr"), ("fr_CA@euro", "fr"),
        ("de_DE.UTF-8", "en"), ("C", "en"), ("POSIX", "en"), ("", "en"), ("-", "en"), ("français", "en"),
    ],
)  # fmt: skip
def test_the_nearest_language(wanted: str, language: str) -> None:
    assert language_of(wanted) == language


def test_the_environment_decides_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("LANG", "LC_MESSAGES", "LC_ALL", "FIELDCRAFT_LANG")
    for name in names:
        monkeypatch.delenv(name, raising=False)
    assert language_of(None) == "en"
    for name, tag in zip(names, ("fr_FR.UTF-8", "uk_UA", "pt_BR", "fr"), strict=True):
        monkeypatch.setenv(name, tag)
        assert language_of(None) == language_of(tag)
    monkeypatch.setenv("FIELDCRAFT_LANG", "")
    assert language_of(None) == "pt-BR"


def test_a_missing_key_or_argument_is_a_fault_of_the_program() -> None:
    read = reader("uk", *game_packages())
    for message in (Message("no-such-key"), Message("error-unknown-game", {"game": "x"})):
        with pytest.raises(KeyError):
            read.say(message)


def test_a_key_without_translation_is_said_in_english() -> None:
    read = Reader("uk", [("en", "a = one\nb = two"), ("uk", "a = один")])
    assert (read("a"), read("b")) == ("один", "two")


def test_arguments_are_data_and_not_text_to_be_read() -> None:
    assert reader("en")("error-unknown-game", game="{ $games }", games="a") == (
        "There is no game “{ $games }”; known games: a."
    )


# The keys that the sources use


def prefixes() -> tuple[str, ...]:
    """The first word of every key: anything in the sources that begins so should be a key."""
    return tuple(sorted({f"{key.split('-')[0]}-" for key in all_messages("en")}))


def used_keys() -> Iterator[tuple[str, str, bool]]:
    """Every text in the sources that looks like a key: where, the text, and whether it is only a key's beginning."""
    looks = re.compile(rf"^(?:{'|'.join(prefixes())})[a-z0-9-]*$")
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts = {
            id(node.values[0]): node.values[0]
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr) and node.values
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and looks.match(node.value):
                yield f"{path.name}:{node.lineno}", node.value, id(node) in parts or node.value.endswith("-")


def test_every_key_in_the_sources_is_a_message() -> None:
    keys = set(all_messages("en"))
    used = list(used_keys())
    assert len(used) > 150
    for where, key, is_beginning in used:
        known = any(each.startswith(key) for each in keys) if is_beginning else key in keys
        assert known, f"{where}: no message {key}"


def messages_called() -> Iterator[tuple[str, str]]:
    """The keys given to calls that make or say a message, whatever they look like."""
    place = {"Message": 0, "BadInput": 0, "reader": 0, "words": 0, "say": 0, "pick": 0}
    place |= {"BadFile": 2, "BadData": 2, "BadRecord": 2, "BadScript": 2, "ScriptFailed": 2, "mistake": 2}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Name, ast.Attribute)):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if len(node.args) > place.get(name, 99):
                given = node.args[place[name]]
                if isinstance(given, ast.Constant) and isinstance(given.value, str) and given.value not in LANGUAGES:
                    is_desk = isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) in ("desk", "self")
                    is_page = is_desk and name == "say" and path.parent.name == "table"
                    prefix = f"{path.parents[1].name}-page-" if is_page else ""
                    yield f"{path.name}:{node.lineno}", prefix + given.value


def test_every_message_made_in_the_sources_exists() -> None:
    called = list(messages_called())
    assert len(called) > 150
    for where, key in called:
        assert key in all_messages("en"), f"{where}: no message {key}"


def dashed(name: str) -> str:
    return name.replace("_", "-")


def constructed() -> Iterator[str]:
    """The keys that the game puts together."""
    events = [key for key, _ in FIELDS if key != "casualty"] + [f"casualty-{zone}" for zone in ZONE_NAMES]
    yield from (f"undaunted-event-{key}" for key in (*events, "bid-nothing", "initiative-kept"))
    yield from (f"undaunted-refusal-{key}" for _, key in RULES[1:])
    yield from (f"undaunted-prompt-{key}" for key in {*PHASE_NAMES, "bolster", "inspire", "wait"} - {"take"})
    yield from (f"undaunted-option-{key}" for key in ("hunker", "ready", "take", "aim-short", "lead-short"))
    verbs = [name for verb, name in enumerate(VERB_NAMES) if verb < READY or verb in (READY, HUNKER, BID)]
    yield from (f"undaunted-verb-{name}" for name in verbs)
    yield from (f"undaunted-card-{dashed(card.title)}" for card in CARDS.values())
    yield from (f"undaunted-unit-{dashed(CARDS[unit].title)}" for unit in UNITS_DATA)
    yield from (f"undaunted-code-{dashed(CARDS[unit].title)}" for unit in UNITS_DATA)
    yield from (f"undaunted-side-{side}" for side in SIDE_NAMES)
    yield from (f"undaunted-side-short-{side}" for side in SIDE_NAMES)
    yield from (f"undaunted-reason-{dashed(reason)}" for reason in REASONS[1:])
    yield from (f"undaunted-marker-{face}" for face in ("unmarked", "scouted", "controlled"))
    yield from (
        f"undaunted-margin-{name.lower().replace(' ', '-')}" for band in bands() for name in (band.us, band.ger)
    )


def test_every_key_that_is_put_together_exists() -> None:
    missing = sorted(set(constructed()) - set(all_messages("en")))
    assert not missing


@pytest.mark.parametrize("family", ["event", "refusal", "prompt", "verb", "card", "unit", "reason", "margin", "code"])
def test_no_message_of_a_family_is_left_over(family: str) -> None:
    """A message that nothing can say is a misspelt one."""
    known = {key for key in all_messages("en") if key.startswith(f"undaunted-{family}-")}
    assert known - {"undaunted-verb-valued"} <= set(constructed())


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_game_calls_things_can_be_said(game_id: str) -> None:
    of = game(game_id)
    for language in LANGUAGES:
        read = reader(language, *game_packages())
        said = [of.title, *(of.seat_name(seat) for seat in range(len(of.seat_ids))), *(o.label for o in of.options)]
        for info in of.scenarios():
            said += [info.title, info.date, *info.goals]
        assert all(read.say(message).strip() for message in said)
