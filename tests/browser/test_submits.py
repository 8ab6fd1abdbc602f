"""The same thing sent twice, double clicks, two tabs of one seat, and the back button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.play import NEWER, Button, FormPlayer, Sight, begin, see

TWICE = """async ([address, name, value, pause]) => {
  const form = document.getElementById("act"), body = new URLSearchParams(new FormData(form));
  body.set(name, value);
  const send = () => fetch(address, {method: "POST", body, headers: {"X-Table": "1"}});
  const first = send();
  await new Promise((done) => setTimeout(done, pause));
  return [(await first).status, (await send()).status];
}"""
STALE = r"status of 409"


def at_a_turn(page: Page) -> tuple[str, Sight]:
    """A new table at which the visitor has played until a card can be picked."""
    address = begin(page, "1", "0", "same-screen")
    request = page.context.request
    others = FormPlayer(request, address.replace("/us/", "/ger/"), "1", "ger")
    player = FormPlayer(request, address, "1", "us")
    player.play_until(lambda sight: bool(sight.named("pick")), others)
    page.goto(address)
    return address, see(page)


def do_button(page: Page) -> Button:
    """Pick cards until something can be done with one click that keeps the turn."""
    for card in see(page).named("pick"):
        page.locator(card.selector).first.click()
        page.wait_for_selector('[name="pick"][value=""]')
        found = [each for each in see(page).named("do") if not each.value.startswith("end")]
        if found:
            return found[0]
    raise AssertionError("no card of this hand can do anything with one click")


@pytest.mark.parametrize("pause", [0, 100])
def test_the_same_form_twice(guest: Guests, pause: int) -> None:
    visitor = guest()
    visitor.expected.append(STALE)
    page = visitor.page()
    address, sight = at_a_turn(page)
    button = do_button(page)
    statuses = page.evaluate(TWICE, [address, button.name, button.value, pause])
    assert statuses in ([200, 409], [409, 200], [200, 200]), statuses
    page.wait_for_function(NEWER, arg=sight.v)
    assert see(page).v == sight.v + 1
    page.reload()
    assert see(page).v == sight.v + 1


def test_double_click(guest: Guests) -> None:
    page = guest().page()
    _, sight = at_a_turn(page)
    button = do_button(page)
    page.locator(button.selector).first.dblclick()
    page.wait_for_function(NEWER, arg=sight.v)
    page.wait_for_timeout(300)
    assert see(page).v == sight.v + 1


def test_double_click_only_aims(guest: Guests) -> None:
    """The second click of a double click must not be taken for the second, committing one."""
    page = guest().page()
    begin(page, "1", "0", "same-screen")
    page.locator('button[name="aim"]').first.dblclick()
    page.wait_for_selector("#go")
    page.wait_for_timeout(300)
    assert see(page).v == 0


def test_two_tabs_of_one_seat(guest: Guests) -> None:
    """The tab that comes second learns that the table has moved on, and nothing happens twice."""
    visitor = guest()
    visitor.expected += [STALE, r"net::ERR_"]
    page = visitor.page()
    address, sight = at_a_turn(page)
    button = do_button(page)
    other = visitor.context.new_page()
    other.route("**/stream*", lambda route: route.abort())  # a tab that hears nothing
    other.goto(address)
    do_button(other)
    page.locator(button.selector).first.click()
    page.wait_for_function(NEWER, arg=sight.v)
    other.locator(button.selector).first.click()
    expect(other.locator("#prompt [role=alert]")).to_contain_text("moved on")
    assert see(other).v == see(page).v == sight.v + 1


def test_back_button(guest: Guests) -> None:
    """Back to the table after a move elsewhere: the page shows the table as it stands now."""
    page = guest().page()
    _, sight = at_a_turn(page)
    button = do_button(page)
    page.locator(button.selector).first.click()
    page.wait_for_function(NEWER, arg=sight.v)
    page.goto("/")
    page.go_back()
    page.wait_for_function(NEWER, arg=sight.v)
    assert see(page).v == sight.v + 1


def test_back_button_without_script(guest: Guests) -> None:
    """A page out of the browser's memory is stale: its button is refused with a clear notice."""
    visitor = guest(java_script_enabled=False)
    visitor.expected.append(STALE)
    page = visitor.page()
    address, sight = at_a_turn(page)
    page.goto(f"{address}?pick={sight.named('pick')[0].value}")
    button = next(each for each in see(page).acts if each.name == "do")
    with page.expect_navigation():
        page.locator(button.selector).first.click()
    now = see(page).v
    assert now == sight.v + 1
    form = FormPlayer(page.context.request, address, "1", "us").see()
    assert form.v == now
    page.context.request.get(address)
    page.go_back()
    if see(page).v == sight.v:
        with page.expect_navigation():
            page.locator(button.selector).first.click()
        expect(page.locator("#prompt [role=alert]")).to_contain_text("moved on")
    assert FormPlayer(page.context.request, address, "1", "us").see().v == now


def test_undo(guest: Guests) -> None:
    """Undo says what it takes back, and takes it back."""
    page = guest().page()
    _, sight = at_a_turn(page)
    before = {each.value for each in sight.named("pick")}
    button = do_button(page)
    page.locator(button.selector).first.click()
    page.wait_for_function(NEWER, arg=sight.v)
    undo = page.locator('button[name="undo"]')
    if undo.is_enabled():
        undo.click()
        page.wait_for_function(NEWER, arg=sight.v + 1)
        assert {each.value for each in see(page).named("pick")} == before


def test_leaving_and_coming_back_from_the_front_page(guest: Guests) -> None:
    """The front page lists the visitor's table and leads back to it."""
    page = guest().page()
    address = begin(page, "1", "0", "greedy")
    page.goto("/")
    page.locator('a[href*="/go/"]').first.click()
    page.wait_for_url(address)
