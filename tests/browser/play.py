"""A player who knows the page only: reads the buttons it offers, and chooses simply but sensibly."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from html import unescape
from random import Random
from typing import Final

from playwright.sync_api import APIRequestContext, Locator, Page

from fieldcraft.games.undaunted.scenarios import Scenario, scenario

MOST_CLICKS: Final = 1500
PATIENCE_MS: Final = 15_000
GOOD_ENOUGH: Final = 30.0
"""A card's offer with this score is taken without looking at the other cards."""

READ: Final = """() => {
  const shown = (each) => each.checkVisibility({visibilityProperty: true});
  const table = document.getElementById("table");
  return {
    v: Number(table.dataset.v),
    html: table.outerHTML,
    heading: document.querySelector("#prompt h2")?.textContent || "",
    buttons: [...table.querySelectorAll("button[form=act]:enabled")].filter(shown)
      .map((each) => [each.name, each.value, each.textContent, each.id]),
  };
}"""
SETTLED: Final = "() => !document.querySelector('form[data-busy]')"
NEWER: Final = "(v) => Number(document.getElementById('table').dataset.v) > v"


@dataclass(frozen=True)
class Button:
    """What can be clicked: `do`, `aim`, `pick`, `undo` or `why`, and its value."""

    name: str
    value: str
    text: str = ""
    id: str = ""

    @property
    def selector(self) -> str:
        return f'#table button[form="act"][name="{self.name}"][value="{self.value}"]'

    @property
    def percent(self) -> int:
        found = re.search(r"(\d+)\s?%", self.text)
        return int(found[1]) if found else 0


@dataclass(frozen=True)
class Sight:
    """What the page shows at one moment."""

    v: int
    heading: str
    buttons: tuple[Button, ...]
    html: str = ""

    def named(self, *names: str) -> list[Button]:
        return [each for each in self.buttons if each.name in names]

    @property
    def acts(self) -> list[Button]:
        return [each for each in self.named("do", "aim") if each.value]

    @property
    def is_mine(self) -> bool:
        return bool(self.acts or self.named("pick"))

    @property
    def is_over(self) -> bool:
        return re.search(r'id="prompt"[^>]*class="[^"]*\bover\b', self.html) is not None


def see(page: Page) -> Sight:
    """Read the page."""
    found = page.evaluate(READ)
    buttons = tuple(Button(*each) for each in found["buttons"])
    return Sight(found["v"], found["heading"], buttons, found["html"])


BUTTON: Final = re.compile(r"<button\b([^>]*)>(.*?)</button>", re.DOTALL)
ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')


def read(html: str) -> Sight:
    """Read a page's text without a browser."""
    version = re.search(r'data-v="(\d+)"', html)
    assert version, html[:300]
    heading = re.search(r'id="prompt".*?<h2[^>]*>(.*?)</h2>', html, re.DOTALL)
    buttons = []
    for attributes, content in BUTTON.findall(html):
        known = {name: unescape(value) for name, value in ATTRIBUTE.findall(attributes)}
        if known.get("form") == "act" and not re.search(r"\bdisabled\b", attributes):
            text = re.sub("<[^>]*>", "", content)
            buttons.append(Button(known.get("name", ""), known.get("value", ""), text, known.get("id", "")))
    return Sight(int(version[1]), heading[1] if heading else "", tuple(buttons), html)


@dataclass
class Mind:
    """Chooses. Looks at its cards one after the other until something is good enough."""

    scenario: Scenario
    side: str
    tires: int = 10_000
    """From this version on it only passes, so that games between two such players end."""
    luck: Random = field(default_factory=lambda: Random(7))
    v: int = -1
    looked: dict[str, tuple[float, str]] = field(default_factory=dict)
    """By card: its best offer at version `v`."""
    been: dict[str, int] = field(default_factory=dict)
    """By tile: how often this side moved there."""

    def choose(self, sight: Sight) -> Button:
        """The next click."""
        if sight.v != self.v:
            self.v, self.looked = sight.v, {}
        sure = next((each for each in sight.buttons if each.id == "go"), None)
        if sure is not None:
            return sure
        picks = sight.named("pick")
        if not picks:
            return self.best(sight.acts, sight)
        return self.turn(sight, picks)

    def turn(self, sight: Sight, picks: list[Button]) -> Button:
        held = next((each for each in picks if not each.value), None)
        card = held.id.removeprefix("hand-") if held else ""
        ends = [each for each in sight.acts if verb(each) == "end"]
        others = [each for each in sight.acts if verb(each) != "end"]
        if sight.v >= self.tires and ends:
            return ends[0]
        if card and others:
            choice = self.best(others, sight)
            score = self.score(choice, sight)
            planned = max(self.looked.values(), default=(-1.0, ""))
            if score >= GOOD_ENOUGH or (not self.unseen(picks, card) and score >= planned[0]):
                return choice
            self.looked[card] = (score, choice.value)
        elif card:
            self.looked[card] = (-1.0, "")
        unseen = self.unseen(picks, card)
        if unseen:
            return unseen[0]
        score, _ = max(self.looked.values(), default=(-1.0, ""))
        if score < 2 and ends:
            return ends[0]
        wanted = next(name for name, (value, _) in self.looked.items() if value == score)
        return next(each for each in picks if each.value == wanted)

    def unseen(self, picks: list[Button], card: str) -> list[Button]:
        return [each for each in picks if each.value and each.value not in self.looked and each.value != card]

    def best(self, acts: list[Button], sight: Sight) -> Button:
        scored = [(self.score(each, sight) + self.luck.random() / 10, number) for number, each in enumerate(acts)]
        return acts[max(scored)[1]]

    def score(self, button: Button, sight: Sight) -> float:
        word, last = verb(button), button.value.split(";")[-1].strip()
        target = last.split()[-1]
        plain = {"control": 100.0, "ready": 70.0, "scout": 62.0, "bolster": 45.0, "inspire": 8.0, "command": 25.0}
        plain |= {"recon": 22.0, "target": 12.0, "stalk": 20.0, "conceal": 5.0, "guide": 15.0, "hunker": 1.0}
        plain |= {"stop": 0.0, "mark": 60.0, "take": 10.0, "lead": 9.0, "bid": 5.0}
        if button.percent:
            return 30 + button.percent / (1 if word in ("attack", "aim", "blast") else 2)
        if word in ("move", "step"):
            return self.way(target, sight)
        if word == "take":
            return 30.0 if "rifleman" in target else 10.0
        if word == "number":
            return float(target) if target.isdecimal() else 0.0
        return plain.get(word, 3.0)

    def way(self, tile: str, sight: Sight) -> float:
        """How good it is to go to a tile: near an objective that is not this side's, and not trodden yet."""
        if tile not in self.scenario.tiles:
            return 15.0
        goals = [each for each in objectives(self.scenario) if not self.holds(each, sight)]
        if not goals:
            return 10.0
        return 60 - 6 * steps(self.scenario, tile, goals) - 3 * self.been.get(tile, 0)

    def holds(self, tile: str, sight: Sight) -> bool:
        """As far as the picture tells; a wrong answer only makes the player weaker."""
        drawn = re.search(rf'id="tile-{tile}".*?</li>', sight.html, re.DOTALL)
        seat = 0 if self.side == "us" else 1
        return bool(drawn and re.search(rf'class="obj s{seat}', drawn[0]))

    def did(self, button: Button) -> None:
        if button.name == "do" and verb(button) in ("move", "step"):
            tile = button.value.split()[-1]
            self.been[tile] = self.been.get(tile, 0) + 1


def verb(button: Button) -> str:
    return button.value.split(maxsplit=1)[0] if button.value else ""


def steps(known: Scenario, tile: str, goals: list[str]) -> int:
    """From a tile to the nearest of the goals."""
    reached, seen, far = [tile], {tile}, 0
    while reached and not seen.intersection(goals):
        reached = [each for old in reached for each in known.adjacency[old] if each not in seen]
        seen.update(reached)
        far += 1
    return far


def objectives(known: Scenario) -> list[str]:
    return [tile for tile in known.tiles if tile in known.objectives]


class PagePlayer:
    """Clicks through the real page; with the script or without it."""

    def __init__(self, page: Page, scenario_id: str, side: str, *, scripted: bool = True, tires: int = 10_000) -> None:
        self.page = page
        self.mind = Mind(scenario(scenario_id), side, tires)
        self.scripted = scripted
        self.clicks = 0
        self.done = 0

    def step(self) -> Sight:
        """One click that belongs to a decision of this seat."""
        sight = see(self.page)
        button = self.mind.choose(sight)
        self.press(button, sight.v)
        return see(self.page)

    def press(self, button: Button, v: int) -> None:
        self.clicks += 1
        assert self.clicks < MOST_CLICKS, "this game does not end"
        self.click(self.page.locator(button.selector).first)
        if button.name == "do":
            self.page.wait_for_function(NEWER, arg=v)
            self.done += 1
            self.mind.did(button)

    def click(self, place: Locator) -> None:
        if self.scripted:
            place.click()
            self.page.wait_for_function(SETTLED)
        else:
            with self.page.expect_navigation():
                place.click()

    def wait(self) -> Sight:
        """Until this seat is to act or the game is over."""
        if self.scripted:
            ready = "() => document.querySelector('#prompt.live, #prompt.over')"
            self.page.wait_for_function(ready)
            return see(self.page)
        for _ in range(100):
            sight = see(self.page)
            if sight.is_mine or sight.is_over:
                return sight
            self.page.wait_for_timeout(100)
            self.page.reload()
        raise AssertionError("the other side does not act")

    def play_turn(self) -> Sight:
        """Click until it is somebody else's turn."""
        sight = self.wait()
        while sight.is_mine:
            sight = self.step()
        return sight

    def play_to_the_end(self, watch: Callable[[Sight], None] = lambda _: None) -> Sight:
        sight = self.wait()
        while not sight.is_over:
            watch(sight)
            self.step()
            sight = self.wait()
        return sight


class FormPlayer:
    """Plays by plain form posts with a browser's cookies: the quick way to a certain moment."""

    def __init__(
        self, request: APIRequestContext, address: str, scenario_id: str, side: str, tires: int = 10_000
    ) -> None:
        self.request = request
        self.address = address
        self.mind = Mind(scenario(scenario_id), side, tires)

    def see(self) -> Sight:
        answer = self.request.get(self.address, headers={"X-Table": "1"})
        assert answer.ok, answer.status
        self.html = answer.text()
        return read(self.html)

    def post(self, button: Button, sight: Sight) -> Sight:
        token = re.search(r'name="csrfmiddlewaretoken" value="([^"]*)"', sight.html)
        assert token
        form = {"csrfmiddlewaretoken": token[1], "v": str(sight.v), button.name: button.value}
        headers = {"X-Table": "1", "Referer": self.address}
        answer = self.request.post(self.address, form=form, headers=headers)
        assert answer.ok, (answer.status, button)
        self.mind.did(button)
        return read(answer.text())

    def decide(self, sight: Sight) -> Sight:
        """All clicks up to the one that counts."""
        before = sight.v
        while sight.v == before:
            sight = self.post(self.mind.choose(sight), sight)
        return sight

    def play_until(self, wanted: Callable[[Sight], bool], others: FormPlayer | None = None) -> Sight:
        """Until the sight is wanted; `others` acts when it is not this seat's turn, else a computer player does."""
        sight = self.see()
        for _ in range(MOST_CLICKS):
            if wanted(sight) or sight.is_over:
                return sight
            if sight.is_mine:
                sight = self.post(self.mind.choose(sight), sight)
            elif others is not None:
                other = others.see()
                if other.is_mine:
                    others.decide(other)
                sight = self.see()
            else:
                sight = self.see()
        raise AssertionError("this game does not end")


def begin(page: Page, scenario_id: str, side: str, opponent: str) -> str:
    """Through the set-up page to a new table; its address without the server."""
    page.goto(f"/play/undaunted/{scenario_id}/")
    page.locator(f'input[name="side"][value="{side}"]').check()
    page.locator(f'input[name="opponent"][value="{opponent}"]').check()
    page.locator("main form button").first.click()
    page.wait_for_url("**/table/*/*/")
    return page.url
