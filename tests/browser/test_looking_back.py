"""Undo down to a line of the log, playing back what one has missed, and sounds."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, Guests
from tests.browser.play import FormPlayer, Sight, begin, see

COUNT_SOUNDS = """
window.heard = 0;
for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
  const plain = kind.prototype.start;
  kind.prototype.start = function (...args) { window.heard += 1; return plain.apply(this, args); };
}
"""


class Both:
    """One visitor's two seats at one table."""

    def __init__(self, visitor: Guest) -> None:
        page = visitor.page()
        self.address = begin(page, "4", "0", "same-screen")
        page.close()
        request = visitor.context.request
        self.us = FormPlayer(request, self.address, "4", "us")
        self.ger = FormPlayer(request, self.address.replace("/us/", "/ger/"), "4", "ger")

    def past_the_first_round(self) -> None:
        """Until it is Germany's turn after the other side has had one."""
        self.us.play_until(lambda sight: sight.v > 20 and sight.is_mine, self.ger)
        self.us.play_until(lambda sight: sight.v > 40 and not sight.is_mine and not is_bidding(sight), self.ger)

    def germany_goes_on(self, clicks: int) -> None:
        for _ in range(clicks):
            sight = self.ger.see()
            if sight.is_mine:
                self.ger.decide(sight)


def is_bidding(sight: Sight) -> bool:
    return any(each.value.startswith("bid ") for each in (*sight.acts, *sight.named("aim")))


def test_playing_back(guest: Guests) -> None:
    """Step by step up to the present, with each frame shown and nothing to do in it; Escape leads back at once."""
    visitor = guest()
    both = Both(visitor)
    both.past_the_first_round()
    both.germany_goes_on(3)
    page = visitor.page(both.address)
    present = shown(page)
    newest = page.locator("#log li").last.text_content()
    page.locator("#since").click()
    expect(page.locator("#past")).to_be_visible()
    expect(page.locator("#past-stop")).to_be_focused()
    page.wait_for_function("(told) => document.querySelector('#log li:last-child').textContent !== told", arg=newest)
    assert not see(page).acts
    expect(page.locator("#past")).to_be_hidden(timeout=15_000)
    assert shown(page) == present
    page.locator("#since").click()
    expect(page.locator("#past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#past")).to_be_hidden()
    expect(page.locator("#since")).to_be_focused()
    assert shown(page) == present


def shown(page: Page) -> list[str]:
    """Board, prompt, log and cards; not who is here."""
    return [page.locator(part).inner_html() for part in (".mid", "#prompt", "#log", ".left")]


def test_back_to_a_line(guest: Guests) -> None:
    """The button beside a line takes back all that came after it, in one go and from the keyboard."""
    visitor = guest()
    both = Both(visitor)
    sight = both.us.play_until(lambda sight: len(sight.named("back")) > 1, both.ger)
    assert len(sight.named("back")) > 1
    page = visitor.page(both.address)
    buttons = page.locator("#log button.back")
    target = buttons.first.get_attribute("value")
    buttons.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("(v) => Number(document.getElementById('table').dataset.v) > v", arg=sight.v)
    assert page.locator(f'#log button.back[value="{target}"]').count() == 0
    expect(page.locator("#log li").last).to_contain_text("Taken back")
    assert focus_is_somewhere(page)


def focus_is_somewhere(page: Page) -> bool:
    return bool(page.evaluate("() => document.activeElement !== document.body"))


def test_sounds(guest: Guests) -> None:
    """None unless asked for; then each move can be heard once somebody has touched the page."""
    visitor = guest()
    both = Both(visitor)
    both.past_the_first_round()
    visitor.context.add_init_script(COUNT_SOUNDS)
    page = visitor.page("/")
    page.locator("details.settings summary").click()
    page.locator('input[name="sound"]').check()
    page.locator("details.settings form button").click()
    page.goto(both.address)
    page.keyboard.press("Shift")
    both.germany_goes_on(2)
    page.wait_for_function("() => window.heard > 0")
