"""Both games by keyboard alone, from the front page to the verdict."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Page, expect

from fieldcraft.games.undaunted.scenarios import scenario
from tests.browser import squads
from tests.browser.conftest import Guests
from tests.browser.play import NEWER, SETTLED, Button, Mind, see

MOST_TABS: Final = 400
MARK: Final = """([selector, place]) => {
  const isShown = (each) => each.checkVisibility({visibilityProperty: true});
  const all = [...document.querySelectorAll(selector)].filter(isShown);
  return all[place] === document.activeElement;
}"""
WAY: Final = """(selector) => {
  const target = document.querySelector(selector), active = document.activeElement;
  return active && active !== document.body
    && target.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
}"""


def tab_to(page: Page, selector: str, place: int = 0) -> None:
    """Press Tab, or Shift and Tab, until the element has the focus."""
    page.wait_for_selector(selector)
    key = page.evaluate(WAY, selector)
    for _ in range(MOST_TABS):
        if page.evaluate(MARK, [selector, place]):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {selector}")


def press(page: Page, selector: str, key: str = "Enter") -> None:
    tab_to(page, selector)
    page.keyboard.press(key)


def focused(page: Page) -> str:
    return str(page.evaluate("() => `${document.activeElement.tagName} ${document.activeElement.id}`"))


def is_kept(page: Page) -> None:
    """The focus is on something of the table."""
    assert page.evaluate("() => document.getElementById('table').contains(document.activeElement)"), focused(page)


def test_scenario_1_by_keyboard(guest: Guests) -> None:
    page = guest().page()
    press(page, 'a[href="/play/undaunted/"]')
    page.wait_for_url("**/play/undaunted/")
    press(page, 'a[href="/play/undaunted/1/"]')
    page.wait_for_url("**/play/undaunted/1/")
    tab_to(page, 'input[name="side"][value="0"]')
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    tab_to(page, 'input[name="opponent"]:checked')
    page.keyboard.press("Space")
    press(page, "main form button")
    page.wait_for_url("**/table/*/us/")

    mind = Mind(scenario("1"), "us")
    for number in range(500):
        page.wait_for_selector("#prompt.live, #prompt.over", state="attached")
        sight = see(page)
        if sight.is_over:
            break
        if number:
            is_kept(page)
        button = mind.choose(sight)
        press_button(page, button, "Enter" if number % 2 else "Space")
        if button.name == "do":
            page.wait_for_function(NEWER, arg=sight.v)
            mind.did(button)
    else:
        raise AssertionError("this game does not end")
    is_kept(page)
    press(page, '#prompt a[href$="/dice/"]')
    page.wait_for_url("**/dice/")


def test_a_squad_by_keyboard(guest: Guests) -> None:
    """Alone with two comrades: every card, Speech, tile and answer, and a word to the comrades, without a mouse."""
    page, luck, has_spoken = guest().page(), Random(8), False
    press(page, 'a[href="/play/grizzled/"]')
    page.wait_for_url("**/play/grizzled/")
    press(page, 'a[href="/play/grizzled/3/"]')
    page.wait_for_url("**/play/grizzled/3/")
    press(page, "main form button.pri")
    page.wait_for_url("**/table/*/p1/")
    for number in range(3 * squads.MOST_DECISIONS):
        page.wait_for_selector(squads.ACTS, state="attached", timeout=squads.PATIENCE_MS)
        sight = see(page)
        if sight.is_over:
            break
        if number:
            is_kept(page)
        button = squads.choose(sight, luck)
        press_button(page, button, "Enter" if number % 2 else "Space")
        if button.name == "do":
            page.wait_for_function(NEWER, arg=sight.v)
        if not has_spoken and page.locator("#phrases").count():
            has_spoken = True
            say_by_keyboard(page, "thanks", "Well done, comrades.")
    else:
        raise AssertionError("this game does not end")
    assert has_spoken
    press(page, '#prompt a[href$="/dice/"]')
    page.wait_for_url("**/dice/")


def say_by_keyboard(page: Page, phrase: str, words: str) -> None:
    press(page, "#phrases summary")
    press(page, f'button[name="phrase"][value="{phrase}"]')
    expect(page.locator("#chat")).to_contain_text(words)
    is_kept(page)


def press_button(page: Page, button: Button, key: str) -> None:
    press(page, button.selector, key)
    page.wait_for_function(SETTLED)
    is_kept(page)


def test_a_held_key_does_not_aim_and_roll(guest: Guests) -> None:
    """Enter held down repeats; only its first press counts."""
    page = guest().page()
    from tests.browser.play import begin

    begin(page, "1", "0", "same-screen")
    tab_to(page, 'button[name="aim"]')
    page.keyboard.down("Enter")
    page.wait_for_selector("#go")
    page.locator("#go").focus()
    for _ in range(5):
        page.keyboard.down("Enter")
    page.wait_for_timeout(300)
    page.keyboard.up("Enter")
    assert see(page).v == 0
