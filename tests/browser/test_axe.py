"""No accessibility violation on any page, light and dark, wide and narrow; and no page scrolls sideways on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Guest, Guests
from tests.browser.play import FormPlayer, Sight, begin

SIZES = {"wide": DESKTOP, "narrow": PHONE}
LANGUAGES = ("en-GB", "uk-UA", "fr-FR", "pt-BR")
PLAIN = {
    "home": "/",
    "scenarios": "/play/undaunted/",
    "new": "/play/undaunted/1/",
    "archive": "/archive/",
    "rulebook": "/rules/undaunted/",
    "notice": "/join/nothing/",
}


def is_turn(sight: Sight) -> bool:
    return sight.v > 12 and len(sight.named("pick")) > 2


def is_take(sight: Sight) -> bool:
    return any(each.value.startswith("take ") for each in sight.acts)


def has_odds(sight: Sight) -> bool:
    return any(each.percent for each in sight.named("aim"))


def moments(visitor: Guest) -> Iterator[tuple[str, str]]:
    """Addresses of the pages, each at a moment of its own; the first ones stay as they are while the game goes on."""
    yield from PLAIN.items()
    page = visitor.page()
    invited = begin(page, "2", "1", "friend")
    yield "inviting", invited
    yield "watch", invited.replace("/ger/", "/watch/")
    address = begin(page, "4", "0", "same-screen")
    page.close()
    request = visitor.context.request
    us = FormPlayer(request, address, "4", "us")
    ger = FormPlayer(request, address.replace("/us/", "/ger/"), "4", "ger", tires=120)
    yield "bid", address
    yield "bid aimed", f"{address}?aim={us.see().named('aim')[0].value}"
    sight = us.play_until(is_turn, ger)
    yield "turn", address
    for card in sight.named("pick")[:2]:
        yield f"picked {card.value}", f"{address}?pick={card.value}"
    yield "waiting", address.replace("/us/", "/ger/")
    for name, wanted in (("take", is_take), ("odds", has_odds)):
        sight = us.play_until(wanted, ger)
        if sight.is_over:
            return
        picked = next((each.id.removeprefix("hand-") for each in sight.named("pick") if not each.value), "")
        yield name, f"{address}?pick={picked}"
        if name == "odds":
            aimed = next(each for each in sight.named("aim") if each.percent)
            yield "aimed", f"{address}?pick={picked}&aim={aimed.value}"
    us.play_until(lambda sight: sight.is_over, ger)
    yield "over", address
    yield "archive with a game", "/archive/"
    archive = f"/archive/{address.split('/')[4]}/"
    yield "replay", f"{archive}?at=40"
    yield "dice", f"{archive}dice/"


def violations(page: Page, name: str, *, colours_only: bool) -> list[str]:
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if colours_only:
        options["runOnly"] = ["color-contrast"]
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{name}: {each['id']}: {node['target']} {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in found
        for node in each["nodes"]
    ]


@contextmanager
def opened(visitor: Guest, address: str) -> Iterator[Page]:
    page = visitor.context.new_page()
    page.goto(address)
    yield page
    page.close()


def test_no_violation(guest: Guests) -> None:
    """Every page at every moment in both themes and sizes; the theme changes nothing but colours."""
    visitor = guest()
    visitor.expected.append("status of 404")  # the notice page
    found: list[str] = []
    for name, address in moments(visitor):
        with opened(visitor, address) as page:
            for label, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme="light")
                found += violations(page, f"{name}, {label}, light", colours_only=False)
                page.emulate_media(color_scheme="dark")
                found += violations(page, f"{name}, {label}, dark", colours_only=True)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_scrolls_sideways_on_a_phone(guest: Guests, language: str) -> None:
    visitor = guest(PHONE, locale=language, has_touch=True)
    visitor.expected.append("status of 404")
    wide: list[str] = []
    for name, address in moments(visitor):
        with opened(visitor, address) as page:
            width = page.evaluate("() => document.documentElement.scrollWidth")
            if width > PHONE[0]:
                wide.append(f"{name}: {width} px")
            assert page.locator("html").get_attribute("lang") == language[: 5 if language == "pt-BR" else 2], name
    assert not wide, "\n".join(wide)


def test_skip_link(guest: Guests) -> None:
    """The first Tab offers to jump over the navigation."""
    page = guest().page("/rules/undaunted/")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.hash") == "#main"
