"""Whole games through the real page: against the computer, on one screen, and in two browsers."""

from __future__ import annotations

import os
import re
from contextlib import suppress

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NothingHappened

from fieldcraft.games.undaunted.scenarios import scenario
from tests.browser.conftest import Guest, Guests, Server
from tests.browser.play import NEWER, FormPlayer, PagePlayer, Sight, begin, see

CLICKED = 100_000 if os.environ.get("FIELDCRAFT_WHOLE_GAMES") == "1" else 40
"""So many decisions of a game between two persons are clicked; the rest goes by the same forms, quicker."""
DISCONNECTED = [r"net::ERR_", r"Failed to fetch"]


def version(page: Page) -> int:
    return see(page).v


def table_id(address: str) -> str:
    return address.split("/table/")[1].split("/")[0]


def test_scenario_1_against_the_computer(guest: Guests) -> None:
    page = guest().page()
    address = begin(page, "1", "0", "greedy")
    sight = PagePlayer(page, "1", "us").play_to_the_end()
    assert re.search("wins", sight.heading)
    assert not sight.buttons or all(each.name == "undo" for each in sight.buttons)

    archive = f"/archive/{table_id(address)}/"
    page.locator(f'#prompt a[href="{archive}"]').click()
    page.wait_for_url(f"**{archive}")
    steps_through(page)
    page.goto(address)
    page.locator(f'#prompt a[href="{archive}dice/"]').click()
    page.wait_for_url(f"**{archive}dice/")
    expect(page.locator("main .notice.good")).to_contain_text(re.compile(r"All \d+ rolls and draws"))

    page.goto("/archive/")
    with page.expect_download() as download:
        page.locator(f'a[href="{archive}record.jsonl"]').click()
    page.locator('input[type="file"]').set_input_files(download.value.path())
    page.locator('main form[action="/archive/upload/"] button').click()
    steps_through(page)


def steps_through(page: Page) -> None:
    """Back, forward, and through one side's eyes."""
    last = version(page)
    back, forward = page.locator(".stepper button[name=at]").all()
    back.click()
    expect(page.locator("#table")).to_have_attribute("data-v", str(last - 1))
    forward, back = forward, page.locator(".stepper button[name=at]").first
    back.click()
    expect(page.locator("#table")).to_have_attribute("data-v", str(last - 2))
    forward.click()
    expect(page.locator("#table")).to_have_attribute("data-v", str(last - 1))
    page.locator(".stepper input[type=range]").fill("5")
    page.locator(".stepper select[name=seat]").select_option("us")
    page.locator(".stepper button:not([name])").click()
    expect(page.locator("#table")).to_have_attribute("data-v", "5")
    expect(page.locator(".stepper select[name=seat]")).to_have_value("us")
    assert not see(page).buttons


def test_scenario_4_on_one_screen(guest: Guests) -> None:
    """One browser has both seats, and goes from one seat's page to the other's."""
    page = guest().page()
    address = begin(page, "4", "0", "same-screen")
    players = {"us": PagePlayer(page, "4", "us"), "ger": PagePlayer(page, "4", "ger")}
    side, sight = "us", see(page)
    while not sight.is_over and sum(player.done for player in players.values()) < CLICKED:
        while sight.is_mine:
            sight = players[side].step()
        if not sight.is_over:
            side = "ger" if side == "us" else "us"
            page.locator(f'nav a[href$="/{side}/"]').click()
            page.wait_for_url(f"**/{side}/")
            shows_only(page, side)
            sight = see(page)
    to_the_end(page, page, address, "4")
    expect(page.locator("#prompt h2")).to_contain_text("wins")


def to_the_end(us: Page, ger: Page, address: str, scenario_id: str) -> None:
    """The rest of a game by forms; the open pages follow."""
    theirs = FormPlayer(ger.context.request, address.replace("/us/", "/ger/"), scenario_id, "ger", tires=0)
    FormPlayer(us.context.request, address, scenario_id, "us").play_until(lambda sight: sight.is_over, theirs)


def shows_only(page: Page, side: str) -> None:
    """The page of a seat: its own hand, its own buttons, and nothing of the other side's hand."""
    sight = see(page)
    shown = page.locator("[id^='hand-']").count()
    assert shown == sight.html.count('id="hand-')
    other = "us" if side == "ger" else "ger"
    assert f'action="/table/{table_id(page.url)}/{side}/"' in sight.html
    assert f"/{other}/" not in sight.html
    assert sight.html.count('class="hand"') <= 1


class Pair:
    """Two browsers at one table of scenario 2, and who is to act."""

    def __init__(self, first: Guest, second: Guest) -> None:
        self.us = first.page()
        self.address = begin(self.us, "2", "0", "friend")
        link = self.us.locator(".invite input[readonly]").input_value()
        self.ger = second.page(link.removeprefix(first.address))
        self.ger.wait_for_url("**/ger/")
        self.players = {self.us: PagePlayer(self.us, "2", "us"), self.ger: PagePlayer(self.ger, "2", "ger")}

    @property
    def decisions(self) -> int:
        return sum(player.done for player in self.players.values())

    def other(self, page: Page) -> Page:
        return self.ger if page is self.us else self.us

    def act(self) -> tuple[Page, Sight] | None:
        """One decision of whoever may act, seen by the other without a reload; None when it is over."""
        for _ in range(40):
            for page in (self.us, self.ger):
                sight = see(page)
                if sight.is_over:
                    return None
                if sight.is_mine:
                    while see(page).v == sight.v:
                        self.players[page].step()
                    if not any(each.value.startswith("bid ") for each in sight.acts):  # bids are secret
                        self.other(page).wait_for_function(NEWER, arg=sight.v)
                    return page, sight
            self.us.wait_for_timeout(50)
        raise AssertionError("nobody may act")

    def until_turn_of(self, page: Page) -> None:
        while not (see(page).is_mine and see(page).named("pick")):
            assert self.act() is not None


def test_scenario_2_in_two_browsers(guest: Guests) -> None:
    first, second, third = guest(), guest(), guest()
    pair = Pair(first, second)
    us, ger = pair.us, pair.ger
    expect(us.locator(".invite")).to_have_count(0)  # the link is used up, without a reload
    kept = us.evaluate("() => (window.neverReloaded = true)") and ger.evaluate("() => (window.neverReloaded = true)")
    assert kept
    watching = third.page(f"/table/{table_id(pair.address)}/watch/")
    for _ in range(6):
        assert pair.act() is not None
    assert us.evaluate("() => window.neverReloaded") is True
    assert ger.evaluate("() => window.neverReloaded") is True
    spectates(watching, pair)
    chats(us, ger, watching)
    reloads(pair)
    loses_its_connection(pair, second)
    while pair.decisions < CLICKED and pair.act() is not None:
        pass
    to_the_end(us, ger, pair.address, "2")
    expect(us.locator("#prompt h2")).to_contain_text("wins")
    expect(ger.locator("#prompt h2")).to_contain_text("wins")
    expect(watching.locator("#prompt h2")).to_contain_text("wins")


def spectates(watching: Page, pair: Pair) -> None:
    """Sees each move, can do nothing, and sees no hand."""
    expect(watching.locator("#table")).to_have_attribute("data-v", str(version(pair.us)))
    pair.until_turn_of(pair.us)
    before = version(watching)
    pair.act()
    watching.wait_for_function(NEWER, arg=before)
    assert not see(watching).buttons
    assert watching.locator("[id^='hand-']").count() == 0


def chats(us: Page, ger: Page, watching: Page) -> None:
    """Both ways between the seats; spectators among themselves only; a draft survives a move."""
    say(us, "Good luck <b>there</b>")
    expect(ger.locator("#chat")).to_contain_text("Good luck <b>there</b>")
    ger.locator("#msg").fill("a draft")
    say(us, "and more")
    expect(ger.locator("#chat")).to_contain_text("and more")
    expect(ger.locator("#msg")).to_have_value("a draft")
    say(ger, "Same to you")
    expect(us.locator("#chat")).to_contain_text("Same to you")
    say(watching, "Look at that")
    expect(watching.locator("#chat")).to_contain_text("Look at that")
    watching.wait_for_timeout(200)
    for page in (us, ger):
        page.reload()
        expect(page.locator("#chat")).to_contain_text("Same to you")
        expect(page.locator("#chat")).not_to_contain_text("Look at that")
    expect(watching.locator("#chat")).not_to_contain_text("Same to you")


def say(page: Page, text: str) -> None:
    page.locator("#msg").fill(text)
    page.locator("#msg").press("Enter")
    expect(page.locator("#msg")).to_have_value("")


def reloads(pair: Pair) -> None:
    """In the middle of a turn, with a card picked up."""
    pair.until_turn_of(pair.us)
    before = see(pair.us)
    pair.players[pair.us].click(pair.us.locator(before.named("pick")[0].selector).first)
    pair.us.reload()
    after = see(pair.us)
    assert (after.v, after.is_mine) == (before.v, True)
    assert pair.act() is not None


def loses_its_connection(pair: Pair, second: Guest) -> None:
    """Says so, catches up with what it missed, and acts again."""
    second.expected += DISCONNECTED
    pair.until_turn_of(pair.us)
    second.context.set_offline(True)
    expect(pair.ger.locator(".offline")).to_be_visible()
    before = version(pair.ger)
    sight = see(pair.us)
    while see(pair.us).v == sight.v:
        pair.players[pair.us].step()
    pair.ger.wait_for_timeout(300)
    second.context.set_offline(False)
    pair.ger.wait_for_function(NEWER, arg=before)
    expect(pair.ger.locator(".offline")).not_to_be_visible()
    expect(pair.ger.locator("#table")).to_have_attribute("data-v", str(version(pair.us)))


def test_pressing_a_button_without_a_connection_keeps_the_page(guest: Guests) -> None:
    """The same button works once the connection is back."""
    visitor = guest()
    visitor.expected += DISCONNECTED
    page = visitor.page()
    address = begin(page, "1", "0", "greedy")
    bid = see(page).named("aim")[0]
    visitor.context.set_offline(True)
    page.locator(bid.selector).click()
    expect(page.locator(".offline")).to_be_visible()
    assert page.url == address
    visitor.context.set_offline(False)
    expect(page.locator(".offline")).not_to_be_visible()
    page.locator(bid.selector).click()
    page.locator("#go").click()
    page.wait_for_function(NEWER, arg=0)


def test_the_page_recovers_when_the_server_starts_again(guest: Guests, server: Server) -> None:
    """Killed without warning: the open page says so, finds it again by itself, and the game goes on as it was."""
    visitor = guest()
    visitor.expected += DISCONNECTED
    page = visitor.page()
    address = begin(page, "1", "0", "greedy")
    player = PagePlayer(page, "1", "us")
    for _ in range(6):
        player.wait()
        player.step()
    sight = player.wait()
    server.kill()
    try:
        expect(page.locator(".offline")).to_be_visible()
    finally:
        server.start()
    expect(page.locator(".offline")).not_to_be_visible()
    assert see(page).v == sight.v
    # What the page shows is what the log says, in the new process.
    form = FormPlayer(visitor.context.request, address, "1", "us")
    assert form.see().v == sight.v
    sight = see(page)
    while see(page).v == sight.v:
        player.step()
    with suppress(NothingHappened):
        player.wait()
    assert see(page).v > sight.v


def test_every_scenario_starts(guest: Guests) -> None:
    """Each scenario's table opens with its board and asks for a bid."""
    page = guest().page()
    for number in range(1, 13):
        begin(page, str(number), "1", "greedy")
        assert page.locator(".tile").count() == len(scenario(str(number)).tiles)
        assert page.locator('button[name="aim"]').count() > 0
