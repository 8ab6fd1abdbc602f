"""Scenario 1 with JavaScript off."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.play import PagePlayer, begin, see


def test_scenario_1_without_script(guest: Guests) -> None:
    page = guest(java_script_enabled=False).page()
    begin(page, "1", "0", "greedy")
    sight = PagePlayer(page, "1", "us", scripted=False).play_to_the_end()
    assert "wins" in sight.heading
    page.locator('#prompt a[href*="/archive/"]').first.click()
    expect(page.locator(".stepper")).to_be_visible()


def test_a_refusal_is_explained_without_script(guest: Guests) -> None:
    """Why something is not possible stands on the page, with its rule."""
    page = guest(java_script_enabled=False).page()
    begin(page, "1", "0", "random")
    player = PagePlayer(page, "1", "us", scripted=False)
    sight = player.wait()
    while not sight.named("pick"):
        player.step()
        sight = player.wait()
    for card in [each.selector for each in sight.named("pick")]:
        player.click(page.locator(card).first)
        page.locator("#why summary").click() if page.locator("#why").count() else None
        asked = see(page).named("why")
        if asked:
            player.click(page.locator(asked[0].selector).first)
            expect(page.locator("#prompt [role=alert]")).to_contain_text("U-")
            return
    raise AssertionError("no card of this hand has an action that is refused")
