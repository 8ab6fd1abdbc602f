"""A soldier who knows the page only, shared by the browser tests of a squad."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.browser.play import SETTLED, Button, Sight, see

MOST_DECISIONS = 250
PATIENCE_MS = 30_000
ACTS = "#prompt.live, #prompt.over"
INVITE = ".menu > .invite input[readonly]"


def click(page: Page, button: Button) -> None:
    page.locator(button.selector).first.click()
    page.wait_for_function(SETTLED)


def choose(sight: Sight, luck: Random) -> Button:
    """Anything that does not say it is deadly; a card rather than a retreat."""
    sure = next((each for each in sight.buttons if each.id == "go"), None)
    if sure is not None:
        return sure
    safe = [each for each in sight.acts if "the mission fails" not in each.text] or sight.acts
    cards = [each for each in safe if each.value.startswith(("play", "charm"))]
    return luck.choice(cards or safe)


def decide(page: Page, luck: Random) -> Sight:
    """One decision of the page's seat, by clicks."""
    before = see(page)
    for _ in range(3):
        click(page, choose(see(page), luck))
        if see(page).v > before.v:
            return see(page)
    raise AssertionError("nothing was decided")


def is_mine(page: Page) -> bool:
    return page.locator("#prompt.live").count() > 0


def begin(page: Page, players: int, **seats: str) -> str:
    """Three clicks from home: the game, the number of players, and begin."""
    page.goto("/")
    page.locator('a[href="/play/grizzled/"]').click()
    page.locator(f'a[href="/play/grizzled/{players}/"]').click()
    for name, who in seats.items():
        page.locator(f'select[name="{name}"]').select_option(who)
    page.locator("main form button.pri").click()
    page.wait_for_url("**/table/*/*/")
    return page.url
