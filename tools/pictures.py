"""Takes pictures of the pages in a real browser.

python -m tools.pictures [FOLDER] [--all]

Without `--all` the few that the documents show; with it every page, wide and narrow, light and dark, English and
Ukrainian.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.browser import squads
from tests.browser.conftest import ARGS, CHROMIUM, DESKTOP, PHONE, Server
from tests.browser.play import FormPlayer, Sight, begin

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY: Final = 72
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
THEMES: Final = ("light", "dark")
LOCALES: Final = {"en": "en-GB", "uk": "uk-UA"}
CHOSEN: Final = (
    "home-desktop-light",
    "scenarios-desktop-dark-uk",
    "table-desktop-light",
    "table-phone-dark-uk",
    "aim-desktop-dark",
    "aim-phone-light",
    "undo-desktop-light-uk",
    "replay-desktop-light",
    "rulebook-phone-light",
    "squad-desktop-light",
    "squad-phone-dark-uk",
)


def is_turn(sight: Sight) -> bool:
    return sight.v > 40 and len(sight.named("pick")) > 2 and any(";" in each.value for each in sight.acts)


def may_attack(sight: Sight) -> bool:
    return sum(1 for each in sight.named("aim") if each.percent and not each.id.startswith("go")) > 0


def may_undo(sight: Sight) -> bool:
    return bool(sight.named("undo") and sight.named("pick"))


def picked(sight: Sight) -> str:
    """The card in hand that is picked up."""
    return next((each.id.removeprefix("hand-") for each in sight.named("pick") if not each.value), "")


def moments(context: BrowserContext) -> Iterator[tuple[str, str]]:
    """The pages by name; each is to be taken before the game goes on."""
    page = context.new_page()
    yield "home", "/"
    yield "scenarios", "/play/undaunted/"
    yield "set-up", "/play/undaunted/4/"
    yield "rulebook", "/rules/undaunted/#U-11"
    address = begin(page, "4", "0", "same-screen")
    us = FormPlayer(context.request, address, "4", "us")
    ger = FormPlayer(context.request, address.replace("/us/", "/ger/"), "4", "ger")
    yield "bid", address
    sight = us.play_until(is_turn, ger)
    yield "table", f"{address}?pick={picked(sight)}"
    sight = us.play_until(may_attack, ger)
    aimed = max(sight.named("aim"), key=lambda each: each.percent)
    yield "aim", f"{address}?pick={picked(sight)}&aim={aimed.value}"
    us.play_until(may_undo, ger)
    yield "undo", address
    ended = begin(page, "1", "0", "greedy")
    FormPlayer(context.request, ended, "1", "us").play_until(lambda sight: sight.is_over)
    yield "over", ended
    archive = f"/archive/{ended.split('/')[4]}/"
    yield "replay", f"{archive}?at=24"
    yield "dice", f"{archive}dice/"
    yield "archive", "/archive/"
    yield from a_squad(context)


def a_squad(context: BrowserContext) -> Iterator[tuple[str, str]]:
    """A squad of one person and four comrades in its second mission."""
    page, luck = context.new_page(), Random(5)
    address = squads.begin(page, 5)
    while not page.locator("#log li", has_text="Round 2").count():
        page.wait_for_selector(squads.ACTS)
        squads.decide(page, luck)
    page.wait_for_selector(squads.ACTS)
    yield "squad", address


def take(browser: Browser, address: str, folder: Path, *, everything: bool) -> None:
    """All pictures: the same visitor's pages in browsers of different size, theme and language."""
    player = browser.new_context(base_url=address, locale="en-GB")
    player.new_page().goto("/")
    viewers = {}
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            for language, locale in LOCALES.items():
                context = browser.new_context(
                    base_url=address,
                    viewport={"width": width, "height": height},
                    color_scheme="dark" if theme == "dark" else "light",
                    locale=locale,
                    reduced_motion="reduce",
                    storage_state=player.storage_state(),
                )
                ending = "" if language == "en" else f"-{language}"
                viewers[f"{size}-{theme}{ending}"] = context.new_page()
    for name, path in moments(player):
        for kind, page in viewers.items():
            if everything or f"{name}-{kind}" in CHOSEN:
                page.goto(path)
                page.screenshot(path=folder / f"{name}-{kind}.jpg", type="jpeg", quality=QUALITY)


def main(folder: Path, *, everything: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playing:
        server = Server(Path(data))
        server.start()
        try:
            browser = playing.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
            take(browser, server.address, folder, everything=everything)
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    words = sys.argv[1:]
    wanted = [word for word in words if word != "--all"]
    main(Path(wanted[0]) if wanted else FOLDER, everything="--all" in words)
