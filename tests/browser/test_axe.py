"""No accessibility violation on any page, light and dark, wide and narrow; and no page scrolls sideways on a phone."""

from __future__ import annotations

from collections.abc import Iterator

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
        assert not sight.is_over, f"the game ended before {name}"
        held = next((each.id.removeprefix("hand-") for each in sight.named("pick") if not each.value), "")
        yield name, f"{address}?pick={held}"
        if name == "odds":
            attack = next(each for each in sight.named("aim") if each.percent)
            yield "aimed", f"{address}?pick={held}&aim={attack.value}"
    page = visitor.page()
    address = begin(page, "1", "0", "greedy")
    page.close()
    FormPlayer(request, address, "1", "us", tires=0).play_until(lambda sight: sight.is_over)
    yield "over", address
    yield "archive with a game", "/archive/"
    archive = f"/archive/{address.split('/')[4]}/"
    yield "looking back", f"{address}?step=3"
    yield "replay", f"{archive}?at=12"
    yield "replay with all hands open", f"{archive}?at=12&seat=all"
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


def too_wide(phones: list[Page], name: str, address: str) -> list[str]:
    """In which languages the page scrolls sideways on a phone."""
    found = []
    for phone in phones:
        phone.goto(address)
        width = phone.evaluate("() => document.documentElement.scrollWidth")
        if width > PHONE[0]:
            found.append(f"{name}, {phone.locator('html').get_attribute('lang')}: {width} px wide")
    return found


def test_every_page(guest: Guests) -> None:
    """No violation at any moment in both themes and sizes (a theme changes colours only), and nothing scrolls sideways
    on a phone in any language."""
    visitor = guest()
    visitor.page().close()  # the cookie that makes the same visitor of all these browsers
    cookies = visitor.context.storage_state()
    others = [guest(PHONE, locale=language, has_touch=True, storage_state=cookies) for language in LANGUAGES]
    phones = [other.page() for other in others]
    assert [phone.locator("html").get_attribute("lang") for phone in phones] == ["en", "uk", "fr", "pt-BR"]
    for each in (visitor, *others):
        each.expected.append("status of 404")  # the notice page
    found: list[str] = []
    for name, address in moments(visitor):
        page = visitor.context.new_page()
        page.goto(address)
        for label, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="light")
            found += violations(page, f"{name}, {label}, light", colours_only=False)
            page.emulate_media(color_scheme="dark")
            found += violations(page, f"{name}, {label}, dark", colours_only=True)
        page.close()
        found += too_wide(phones, name, address)
    assert not found, "\n".join(found)


def test_skip_link(guest: Guests) -> None:
    """The first Tab offers to jump over the navigation."""
    page = guest().page("/rules/undaunted/")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.hash") == "#main"
