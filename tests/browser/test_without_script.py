"""Both games with JavaScript off."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser import squads
from tests.browser.conftest import Guests
from tests.browser.play import Button, PagePlayer, Sight, begin, see


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
    refused = None
    while refused is None:
        sight = player.wait()
        assert not sight.is_over, "no card of a whole game had an action that is refused"
        refused = a_refused_action(player, sight)
        if refused is None:
            player.play_turn()
    player.click(page.locator(refused.selector).first)
    expect(page.locator("#prompt [role=alert]")).to_contain_text("U-")


def a_refused_action(player: PagePlayer, sight: Sight) -> Button | None:
    """An action of a card in hand that the page explains instead of offering it; not every hand has one."""
    for card in sight.named("pick"):
        player.click(player.page.locator(card.selector).first)
        if player.page.locator("#why").count():
            player.page.locator("#why summary").click()
        asked = see(player.page).named("why")
        if asked:
            return asked[0]
    return None


LOOK_MS = 200


def looked_again(page: Page) -> Sight:
    """The page until this seat is to act or the game is over: it looks again by itself while others think."""
    for _ in range(squads.PATIENCE_MS // LOOK_MS):
        if page.locator(squads.ACTS).count():
            return see(page)
        page.wait_for_timeout(LOOK_MS)
    raise AssertionError("the page does not look again")


def click(page: Page, selector: str) -> None:
    with page.expect_navigation():
        page.locator(selector).first.click()


def test_a_squad_without_script(guest: Guests) -> None:
    """A whole game with two comrades, and a ready phrase, by plain forms and pages."""
    page, luck, has_spoken = guest(java_script_enabled=False).page(), Random(9), False
    squads.begin(page, 3)
    for _ in range(3 * squads.MOST_DECISIONS):
        sight = looked_again(page)
        if sight.is_over:
            break
        if not has_spoken and page.locator("#phrases").count():
            has_spoken = True
            page.locator("#phrases summary").click()
            click(page, 'button[name="phrase"][value="thanks"]')
            expect(page.locator("#chat")).to_contain_text("Well done, comrades.")
            continue
        click(page, squads.choose(sight, luck).selector)
    assert see(page).is_over
    assert has_spoken
    expect(page.locator(".story .fates li")).to_have_count(3)
    click(page, '#prompt a[href*="/archive/"]')
    expect(page.locator(".stepper")).to_be_visible()


def test_a_soldiers_refusal_is_explained_without_script(guest: Guests) -> None:
    """Why the charm or a Speech is not possible stands on the page, with its rule."""
    page, luck = guest(java_script_enabled=False).page(), Random(10)
    squads.begin(page, 3)
    for _ in range(squads.MOST_DECISIONS):
        sight = looked_again(page)
        assert not sight.is_over
        if page.locator("#why summary").count():
            page.locator("#why summary").click()
            click(page, see(page).named("why")[0].selector)
            expect(page.locator("#prompt [role=alert]")).to_contain_text("G-")
            return
        click(page, squads.choose(sight, luck).selector)
    raise AssertionError("nothing was ever refused")
