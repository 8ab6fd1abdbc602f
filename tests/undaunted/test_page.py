"""The table as a page: every offer is one button, nothing hidden is shown, whatever people typed stays text."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import EventList
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.undaunted import GAME
from fieldcraft.games.undaunted.happenings import FIELDS
from fieldcraft.games.undaunted.kinds import KIND_NAMES
from fieldcraft.games.undaunted.play import UndauntedState
from fieldcraft.games.undaunted.scenarios import all_scenarios
from fieldcraft.games.undaunted.table import board
from fieldcraft.games.undaunted.table.desk import Desk
from fieldcraft.games.undaunted.table.geometry import MARGIN, TILE, board_size, tile_box
from fieldcraft.games.undaunted.table.offers import offers
from fieldcraft.games.undaunted.table.page import fragment
from fieldcraft.ui.html import Safe, esc, tag
from fieldcraft.ui.icons import icon, sprite
from fieldcraft.ui.memory import Memory
from fieldcraft.ui.scene import Chat, Line, Person, Scene
from tests.markup import Page
from tests.undaunted.acting import SCENARIOS

PACKAGE = "fieldcraft.games.undaunted"
NASTY = "<script>\"&'</script>"


def scene(
    state: UndauntedState,
    seat: int,
    language: str = "en",
    *,
    picked: str = "",
    aimed: str = "",
    log: tuple[Line, ...] = (),
    name: str = "Ana",
) -> Scene:
    """A table as a server would hand it over."""
    outcome = state.outcome()
    acting = state.to_act()
    return Scene(
        game="undaunted",
        scenario=str(int(state.board.scenario)),
        version=7,
        seat=seat,
        view=state.view(seat if seat >= 0 else None),
        decision=state.decision(seat) if seat in acting else None,
        offers=tuple(offers(state, seat)),
        waiting_for=acting,
        picked=picked,
        aimed=aimed,
        undo="",
        verdict=GAME.verdict(outcome) if outcome else None,
        log=log,
        people=(Person(0, name, True, False), Person(1, "bot:greedy", False, True)),
        chat=(Chat(name, NASTY, 0),),
        reader=reader(language, PACKAGE),
        address="/table/1/us/",
        art="/art/1.svg",
    )


def positions(scenario: str, seed: int, every: int, last: int = 260) -> Iterator[UndauntedState]:
    """Positions of one random game, its end included."""
    chance = FastChance(seed)
    state = GAME.setup(scenario, {}, chance)
    for number in range(last):
        seat = state.next_seat()
        if seat < 0:
            break
        if number % every == 0:
            yield state
        legal = list(state.legal(seat))
        state.apply(seat, legal[chance.choose(len(legal), "test")], chance)
    yield state


def parsed(shown: Scene) -> Page:
    page = Page(fragment(shown))
    twice = [name for name, number in Counter(page.ids).items() if number > 1]
    assert not twice, twice
    return page


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_offer_is_one_button(scenario: str) -> None:
    for state in positions(scenario, 11, 10):
        for seat in state.to_act():
            every = offers(state, seat)
            picks = {offer.card for offer in every} if state.decision(seat).kind == "turn" else {""}
            for picked in sorted(picks | {""}):
                shown = scene(state, seat, picked=picked)
                page = parsed(shown)
                desk = Desk(shown)
                wanted = [offer for offer in every if offer in desk.shown]
                done, aimed = Counter(page.values("do")), Counter(page.values("aim"))
                assert done == Counter(offer.do for offer in wanted if not desk.asks_first(offer))
                assert aimed == Counter(offer.do for offer in wanted if desk.asks_first(offer))
            reached = {offer.do for picked in picks | {""} for offer in Desk(scene(state, seat, picked=picked)).shown}
            assert reached == {offer.do for offer in every}


@pytest.mark.parametrize("scenario", SCENARIOS[::3])
def test_the_second_click_commits(scenario: str) -> None:
    for state in positions(scenario, 12, 16):
        for seat in state.to_act():
            for offer in offers(state, seat):
                if offer.irreversible:
                    page = parsed(scene(state, seat, picked=offer.card, aimed=offer.do))
                    assert page.values("do") == [offer.do]
                    assert "" in page.values("aim")
                    assert offer.do not in page.values("aim")


@pytest.mark.parametrize("scenario", SCENARIOS[::2])
def test_whoever_is_not_asked_gets_no_buttons_to_act(scenario: str) -> None:
    for state in positions(scenario, 13, 6):
        for seat in (-1, 0, 1):
            if seat not in state.to_act():
                page = parsed(scene(state, seat))
                assert not page.values("do")
                assert not page.values("aim")
                assert not page.values("pick")
        assert {button["id"] for button in parsed(scene(state, -1)).buttons} <= {"send"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_hidden_reaches_the_page(scenario: str) -> None:
    """Positions that a viewer cannot tell apart give the same bytes."""
    for number, state in enumerate(positions(scenario, 14, 9)):
        for seat in (-1, 0, 1):
            other = state.redeal(seat, FastChance(100 + number))
            assert fragment(scene(other, seat)) == fragment(scene(state, seat))


def test_the_hand_is_shown_to_its_owner_alone() -> None:
    state = GAME.setup("1", {}, FastChance(3))
    held = {KIND_NAMES[kind] for kind, number in enumerate(state.side(0).hand) if number}
    own = parsed(scene(state, 0))
    assert {f"hand-{name}" for name in held} <= set(own.ids)
    for seat in (-1, 1):
        drawn = {mark.removeprefix("hand-") for mark in parsed(scene(state, seat)).ids if mark.startswith("hand-")}
        own_hand = {KIND_NAMES[kind] for kind, number in enumerate(state.side(1).hand) if number}
        assert drawn == (own_hand if seat == 1 else set())


def test_what_people_typed_stays_text() -> None:
    state = GAME.setup("1", {}, FastChance(3))
    line = Line(1, NASTY, 0, "played")
    html = fragment(scene(state, 0, log=(line,), name=NASTY))
    assert "<script" not in html
    assert parsed(scene(state, 0, log=(line,), name=NASTY)).text.count(NASTY) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_all_words(language: str) -> None:
    """A missing message or argument raises."""
    for scenario in ("1", "10", "11"):
        for state in positions(scenario, 15, 9):
            for seat in (-1, 0, 1):
                parsed(scene(state, seat, language))
                for picked in {offer.card for offer in offers(state, seat)}:
                    fragment(scene(state, seat, language, picked=picked))
            for offer in offers(state, state.next_seat())[::3]:
                if offer.irreversible:
                    fragment(scene(state, state.next_seat(), language, aimed=offer.do))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_catalogues_have_the_same_messages(language: str) -> None:
    assert keys_of(language) == keys_of("en")


def keys_of(language: str) -> list[str]:
    """The page's messages in one language, in order."""
    place = files(PACKAGE) / "locale" / f"{language.replace('-', '_')}.page.ftl"
    return re.findall(r"^([a-z-]+) =", place.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_log_joins_an_attack_with_its_dice() -> None:
    state = GAME.setup("1", {}, FastChance(3))
    log = (
        Line(1, "Attack.", 0, "attacked", {"total": 7}),
        Line(1, "Dice: 8, 3, 0.", 0, "rolled", {"die0": 8, "die1": 3, "die2": 0}),
        Line(1, "A loss.", 1, "casualty"),
    )
    html = fragment(scene(state, 0, log=log))
    assert html.count('class="die ok"') == 2
    assert html.count('class="die no"') == 1
    assert html.count("<ol><li") == 1
    assert "Dice: 8, 3, 0." in html


def test_equal_lines_in_a_row_are_one() -> None:
    state = GAME.setup("1", {}, FastChance(3))
    drew = [Line(number, "It draws a card.", 1, "drew-unseen") for number in (1, 1, 2)]
    other = Line(3, "It draws a card.", 0, "drew-unseen")
    html = fragment(scene(state, 0, log=(*drew, other, drew[0])))
    (log,) = re.findall(r"<ol><li.*?</ol>", html)
    assert re.findall(r"a card\.(?: <b>×(\d+)</b>)?</span>", log) == ["3", "", ""]


def test_casualties_show_where_they_fell() -> None:
    """Those of this turn and the one before; not older ones, and not those nobody saw on a tile."""
    state = GAME.setup("1", {}, FastChance(3))
    fell = [Line(1, "A loss.", 1, "casualty", {"tile": tile}) for tile in (0, 2, 4)]
    turn = Line(1, "A turn.", 0, "turn-began")
    gone = Line(1, "A counter.", 0, "counter-removed", {"tile": 5})
    html = fragment(scene(state, 0, log=(fell[0], turn, fell[1], turn, fell[2], gone)))
    parts = re.split(r'(?=<li[^>]*id="tile-)', html)[1:]
    shown = {re.findall(r'id="tile-(\w+)"', part)[0] for part in parts if 'class="fell' in part}
    names = all_scenarios()["1"].tiles
    assert shown == {names[2], names[4], names[5]}


def test_the_log_needs_no_values() -> None:
    state = GAME.setup("1", {}, FastChance(3))
    events = EventList()
    GAME.setup("1", {}, FastChance(3), events)
    log = tuple(Line(1, FIELDS[event.kind][0], -1, FIELDS[event.kind][0]) for event in events.events)
    assert "rolled" in parsed(scene(state, 0, log=(*log, Line(2, "rolled", 0, "rolled")))).text


def test_every_sign_used_is_in_the_sprite() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprite()))
    used: set[str] = set()
    for scenario in SCENARIOS:
        for state in positions(scenario, 16, 40):
            for seat in state.to_act():
                for picked in {offer.card for offer in offers(state, seat)} | {""}:
                    used |= parsed(scene(state, seat, picked=picked)).uses
    assert {name.removeprefix("#") for name in used} <= drawn


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tiles_do_not_overlap_and_fill_the_picture(scenario: str) -> None:
    chosen = all_scenarios()[scenario]
    width, height = board_size(chosen)
    boxes = [tile_box(chosen, tile) for tile in chosen.tiles]
    assert min(x for x, _, _, _ in boxes) == min(y for _, y, _, _ in boxes) == MARGIN
    assert max(x for x, _, _, _ in boxes) == width - TILE - MARGIN
    assert max(y for _, y, _, _ in boxes) == height - TILE - MARGIN
    for a, (x, y, _, _) in enumerate(boxes):
        for left, top, _, _ in boxes[a + 1 :]:
            assert abs(x - left) >= TILE or abs(y - top) >= TILE


def test_text_is_escaped_and_markup_is_not() -> None:
    assert esc("<b>") == "&lt;b&gt;"
    assert esc(Safe("<b>")) == "<b>"
    assert (
        tag("p", "a < b", class_='"', data_v=3, hidden=True, title=None)
        == '<p class="&quot;" data-v="3" hidden>a &lt; b</p>'
    )
    assert tag("img", alt="") == '<img alt=""/>'
    assert icon("move").startswith("<svg")


@pytest.mark.parametrize("scenario", ["5", "10"])
def test_what_is_remembered_of_a_page_is_what_would_be_drawn_anew(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every tile is drawn in many looks, from memory and without it, with and without something in hand."""
    moments = [
        scene(state.copy(), seat, picked=picked)
        for seed in (1, 2)
        for state in positions(scenario, seed, 9)
        for seat in (-1, 0, 1)
        for picked in ("", "rifleman_a", "mortar")
    ]
    remembered = [fragment(each) for each in moments]
    monkeypatch.setattr(board, "QUIET_TILES", Memory[Safe](0))
    assert [fragment(each) for each in moments] == remembered
