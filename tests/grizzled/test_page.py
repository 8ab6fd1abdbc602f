"""The table as a page: every offer is one button, nothing hidden is shown, whatever people typed stays text."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from fieldcraft.core.chance import FastChance
from fieldcraft.core.events import EventList
from fieldcraft.core.text import LANGUAGES, reader
from fieldcraft.games.grizzled import GAME
from fieldcraft.games.grizzled.happenings import FIELDS
from fieldcraft.games.grizzled.kinds import CARD_NAMES, CARDS, KIND_NAMES
from fieldcraft.games.grizzled.play import GrizzledState
from fieldcraft.games.grizzled.table.art import picture
from fieldcraft.games.grizzled.table.desk import Desk
from fieldcraft.games.grizzled.table.offers import offers
from fieldcraft.games.grizzled.table.page import fragment
from fieldcraft.games.grizzled.table.prompt import consequences
from fieldcraft.games.grizzled.table.signs import sprite
from fieldcraft.games.grizzled.table.story import chapters
from fieldcraft.ui.icons import sprite as common_sprite
from fieldcraft.ui.scene import Chat, Line, Person, Scene
from tests.grizzled.acting import EVERY_GAME, SCENARIOS, position, random_step
from tests.markup import Page

PACKAGE = "fieldcraft.games.grizzled"
NASTY = "<script>\"&'</script>"
MOST_DECISIONS = 400


class Game:
    """A random game with everything that was told of it."""

    def __init__(self, scenario: str, seed: int, **options: int) -> None:
        self.chance = FastChance(seed)
        self.events = EventList()
        self.state: GrizzledState = GAME.setup(scenario, options, self.chance, self.events)

    def moments(self, every: int = 1) -> Iterator[GrizzledState]:
        """The positions of the game, its end included."""
        for number in range(MOST_DECISIONS):
            if not self.state.to_act():
                break
            if number % every == 0:
                yield self.state
            self.state.apply(*random_step(self.state, self.chance), self.chance, self.events)
        yield self.state

    def scene(self, seat: int, language: str = "en", *, aimed: str = "", name: str = "Ana") -> Scene:
        """The table as a server would hand it over."""
        state, words = self.state, reader(language, PACKAGE)
        told = [GAME.tell(state, event) for event in self.events.events if event.reaches(seat)]
        outcome = state.outcome()
        acting = GAME.visibly_acting(state, seat)
        return Scene(
            game="grizzled",
            scenario=str(int(state.players)),
            version=7,
            seat=seat,
            view=state.view(seat if seat >= 0 else None),
            decision=state.decision(seat) if seat in state.to_act() else None,
            offers=tuple(offers(state, seat)),
            waiting_for=acting,
            picked="",
            aimed=aimed,
            undo="",
            verdict=GAME.verdict(outcome) if outcome else None,
            log=tuple(Line(1, words.say(each.message), each.seat, each.kind, dict(each.values)) for each in told),
            people=tuple(Person(place, name, True, place > 0) for place in range(int(state.players))),
            chat=(Chat(name, NASTY, 0),),
            reader=words,
            address="/table/1/p1/",
            art="",
        )


def parsed(shown: Scene) -> Page:
    page = Page(fragment(shown))
    twice = [name for name, number in Counter(page.ids).items() if number > 1]
    assert not twice, twice
    return page


@pytest.mark.parametrize(("scenario", "options"), EVERY_GAME)
def test_every_offer_is_one_button(scenario: str, options: dict[str, int]) -> None:
    """At every moment of a random game; what cannot be taken back is aimed first."""
    game = Game(scenario, 11, **options)
    for state in game.moments():
        for seat in state.to_act():
            every = offers(state, seat)
            page = parsed(game.scene(seat))
            assert sorted(page.values("aim")) == sorted(offer.do for offer in every if offer.irreversible)
            assert sorted(page.values("do")) == sorted(offer.do for offer in every if not offer.irreversible)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_offers_are_everything_legal(scenario: str) -> None:
    """Joined offers are legal from end to end, and each legal action begins one; nothing is drawn before their last."""
    game = Game(scenario, 12)
    for state in game.moments():
        for seat in state.to_act():
            every = offers(state, seat)
            firsts = {offer.do.split(";")[0] for offer in every}
            assert firsts == {option.notation for option in state.decision(seat)}
            assert len({offer.do for offer in every}) == len(every)
            for offer in every:
                after, parts = state.copy(), [part.strip() for part in offer.do.split(";")]
                for part in parts:
                    assert after.barrier == state.barrier
                    after.apply(seat, GAME.parse(after, part), FastChance(1))
                assert offer.irreversible == (after.barrier != state.barrier) or state.view(seat).phase == "answer"


def test_who_only_watches_has_no_button() -> None:
    game = Game("4", 13)
    for state in game.moments(every=3):
        assert all(each.get("id") == "send" for each in parsed(game.scene(-1)).buttons)
        idle = [seat for seat in range(4) if seat not in state.to_act()]
        for seat in idle:
            page = parsed(game.scene(seat))
            assert not page.values("do")
            assert not page.values("aim")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_hidden_is_not_drawn(scenario: str) -> None:
    """Only the own hand, No Man's Land and what is attached; redealt for a viewer, the page is the same."""
    game = Game(scenario, 14)
    for state in game.moments(every=2):
        for seat in range(-1, int(state.players)):
            html = fragment(game.scene(seat))
            view = state.view(seat if seat >= 0 else None)
            seen = set(view.no_mans_land) | set(view.own.hand if view.own else [])
            drawn = {CARD_NAMES.index(name) for name in re.findall(r'id="card-(\w+)"', html)}
            assert drawn <= seen
            if view.phase not in ("over", "intensity", "benefit"):
                assert drawn == seen
            truly, game.state = game.state, state.redeal(seat, FastChance(3))
            assert fragment(game.scene(seat)) == html
            game.state = truly


def test_a_threat_one_step_from_failure_is_said() -> None:
    game = Game("3", 15)
    warned = 0
    for moment in game.moments():
        view = moment.view(None)
        html = fragment(game.scene(-1))
        near = sum(number == 2 for number in view.threats)
        if view.phase != "over":
            assert html.count("one away") == near
            warned += near
    assert warned > 3


def test_danger_is_put_in_words() -> None:
    """Every card of the hand that would fail the mission says so, on the card and before it is played (G-8.2)."""
    warned = 0
    for seed in range(20, 26):
        game = Game("3", seed)
        for state in game.moments():
            for seat in state.to_act():
                shown = game.scene(seat)
                desk = Desk(shown)
                for offer in shown.offers:
                    if offer.verb != "play":
                        continue
                    grave = consequences(desk, offer)[2]
                    fails = [kind for kind in range(len(KIND_NAMES)) if fails_by(state, offer.card, kind)]
                    assert all(any(desk.threat(kind) in words for words in grave) for kind in fails)
                    if fails:
                        warned += 1
                        assert "the mission fails" in fragment(game.scene(seat, aimed=offer.do))
    assert warned > 10


def fails_by(state: GrizzledState, card: str, kind: int) -> bool:
    """Worked out on the position itself: is the threat active a third time with this card?"""
    shown = KIND_NAMES[kind] in card or card == "everything"
    shown = shown or (card == "all_weather" and kind < 3) or (card == "all_attacks" and kind >= 3)
    return shown and state.active_threats(kind) >= 2


def test_aiming_asks_once_more() -> None:
    game = Game("5", 16)
    for state in game.moments(every=2):
        for seat in state.to_act():
            for offer in offers(state, seat):
                page = parsed(game.scene(seat, aimed=offer.do))
                go = [each for each in page.buttons if each.get("id") == "go"]
                assert [each["value"] for each in go] == [offer.do]
                assert [each["name"] for each in go] == ["do"]
                assert "" in page.values("aim"), "a way back"


def test_whatever_people_typed_stays_text() -> None:
    game = Game("3", 3)
    html = fragment(game.scene(0, name=NASTY))
    assert "<script" not in html
    assert parsed(game.scene(0, name=NASTY)).text.count(NASTY) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_all_words(language: str) -> None:
    """A missing message or argument raises."""
    for scenario in ("2", "5"):
        game = Game(scenario, 9)
        for state in game.moments(every=4):
            for seat in range(-1, int(state.players)):
                parsed(game.scene(seat, language))
                for offer in offers(state, seat):
                    if offer.irreversible:
                        fragment(game.scene(seat, language, aimed=offer.do))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_catalogues_have_the_same_messages(language: str) -> None:
    assert keys_of(language) == keys_of("en")


def keys_of(language: str) -> list[str]:
    """The page's messages in one language, in order."""
    place = files(PACKAGE) / "locale" / f"{language.replace('-', '_')}.page.ftl"
    return re.findall(r"^([a-z-]+) =", place.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_hard_knock_says_what_it_does() -> None:
    words = reader("en", PACKAGE)
    for card in range(39, CARDS):
        name = CARD_NAMES[card].replace("_", "-")
        key = "threat" if name.split("-")[0] in ("trauma", "phobia") else name
        assert words.has(f"grizzled-page-effect-{key}")


def test_every_sign_used_is_in_the_sprites() -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprite() + common_sprite()))
    used: set[str] = set()
    for scenario in SCENARIOS:
        game = Game(scenario, 17)
        for state in game.moments(every=2):
            for seat in (-1, *state.to_act()):
                used |= parsed(game.scene(seat)).uses
    assert {name.removeprefix("#") for name in used} <= drawn


def test_a_deal_is_one_line_of_the_log() -> None:
    """With the viewer's own cards by name, and of the others only how many."""
    game = Game("4", 5)
    leader = game.state.to_act()[0]
    game.state.apply(leader, GAME.parse(game.state, "intensity 3"), game.chance, game.events)
    page = parsed(game.scene(leader))
    assert page.text.count("Cards dealt") == 1
    assert "receives" not in page.text
    own = game.state.view(leader).own
    assert own is not None
    desk = Desk(game.scene(leader))
    assert all(desk.card(card) in page.text.split("Yours:")[1] for card in own.hand)


def test_the_end_tells_the_whole_story() -> None:
    """A chapter a mission, with its end; and every soldier's fate."""
    for seed in range(30, 34):
        game = Game("4", seed)
        for _ in game.moments(every=50):
            pass
        kinds = [FIELDS[event.kind][0] for event in game.events.events]
        found = chapters(game.scene(-1).log)
        assert [each.round for each in found] == list(range(1, kinds.count("round-began") + 1))
        assert sum(each.end is not None and each.end.has_failed for each in found) == kinds.count("failed")
        assert sum(len(each.speeches) for each in found) == kinds.count("spoke")
        html = fragment(game.scene(0))
        assert html.count('class="fates"') == 1
        assert html.count("<b>Mission") == len(found)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_picture_is_always_the_same(scenario: str) -> None:
    drawn = picture(scenario)
    assert drawn == picture(scenario)
    assert drawn.count("<svg") == 1 + int(scenario)
    assert "<text" not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "seat", "key"),
    [
        ({"places": {"p1": {"hand": ["night_shell_1"]}}}, 0, "ask-turn"),
        ({"places": {"p1": {"hand": ["night_shell_1"]}, "p2": {"attached": ["fragile"]}}}, 0, "ask-turn-card"),
        ({"supply": 4, "places": {"p1": {"speech_tokens": 1}}}, 0, "ask-turn-empty"),
        ({"places": {"p1": {}}}, 0, "ask-withdraw"),
    ],
)  # fmt: skip
def test_the_prompt_says_what_can_be_chosen_and_no_more(
    language: str, given: dict[str, object], seat: int, key: str
) -> None:
    """“Play a card, or” only where something follows."""
    game = Game("3", 1)
    game.state = position(**given)  # type: ignore[arg-type]
    shown = str(fragment(game.scene(seat, language)))
    words = reader(language, PACKAGE)
    assert f"<h2>{words(f'grizzled-page-{key}')}</h2>" in shown
    assert ('<div class="group">' in shown) == (key in ("ask-turn", "ask-turn-empty", "ask-withdraw"))
