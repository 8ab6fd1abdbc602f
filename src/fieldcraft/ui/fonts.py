"""The pages' fonts: cut out of the installed font packages once, small enough for a first page, and kept.

Each family is cut into one file a script, so that a page loads only what its language is written in. Preparing takes
some seconds, so it is done aside (`python -m fieldcraft.ui.fonts FOLDER`); until then pages use the system's fonts.
"""

from __future__ import annotations

import hashlib
import io
import os
import signal
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import version
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from filelock import FileLock

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

SHEET: Final = "fonts.css"
WORK: Final = "2"
"""Raised whenever this module would cut other files out of the same packages."""


@dataclass(frozen=True)
class Family:
    """A variable font of a package, and how much of its weight axis pages use."""

    name: str
    package: str
    file: str
    cut: tuple[int, int]
    """The weights kept; one weight twice makes a file of half the size."""
    weights: tuple[int, int]
    """The weights that stylesheets may ask for."""
    shapes: str = ""
    """A feature whose other shapes of letters become the only ones."""


FAMILIES: Final = (
    Family("Sofia Sans", "fontpkg-sofia-sans", "SofiaSans[wght].ttf", (400, 600), (400, 600), shapes="ss01"),
    Family("Roboto Condensed", "fontpkg-roboto-condensed", "RobotoCondensed[wght].ttf", (600, 700), (600, 700)),
    Family("Roboto Slab", "fontpkg-roboto-slab", "RobotoSlab[wght].ttf", (750, 750), (700, 800)),
)


def points(*parts: str | range) -> frozenset[int]:
    """Code points, from characters and ranges."""
    return frozenset(each for part in parts for each in (map(ord, part) if isinstance(part, str) else part))


LATIN: Final = points(
    range(0x20, 0x7F), "ÀÁÂÃÄÇÈÉÊËÍÎÏÓÔÕÖÙÚÛÜŒŠŽàáâãäçèéêëíîïóôõöùúûüœšž", "\u00a0«»°·×–—‘’‚“”„…−→←↑↓"
)
CYRILLIC: Final = points(range(0x410, 0x450), "ЁЄІЇЎҐёєіїўґʼ№")
SCRIPTS: Final = {
    "latin": LATIN,
    "cyrillic": CYRILLIC,
    "more": points(range(0xA1, 0x180), range(0x400, 0x460)) - LATIN - CYRILLIC,
}
"""`latin` is what our languages, their punctuation and the places of scenarios need, `more` what people's names may."""
LANGUAGE_SCRIPTS: Final = {"uk": ("latin", "cyrillic")}
FEATURES: Final = ("kern", "tnum")


@dataclass(frozen=True)
class Sheet:
    """Prepared fonts: a folder with their files and the stylesheet that names them."""

    folder: Path

    @property
    def name(self) -> str:
        return f"{self.folder.name}.css"

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(each.name for each in self.folder.glob("*.woff2")))

    def first(self, language: str) -> list[str]:
        """The files that every page in a language needs, for its text and its headings."""
        scripts = LANGUAGE_SCRIPTS.get(language, ("latin",))
        starts = tuple(f"{plain(family.name)}-{script}-" for family in FAMILIES[:2] for script in scripts)
        return [name for name in self.names if name.startswith(starts)]

    def content(self, name: str) -> bytes | None:
        """One of the files or the stylesheet; None for any other name."""
        if name == self.name:
            return (self.folder / SHEET).read_bytes()
        return (self.folder / name).read_bytes() if name in self.names else None


@cache
def recipe() -> str:
    """A short name for what would be made now: other packages or another cut make another one."""
    parts = [WORK, repr(FAMILIES), *(f"{name}{sorted(chars)}" for name, chars in SCRIPTS.items()), repr(FEATURES)]
    parts += [version(name) for name in ("fonttools", "brotli", *(family.package for family in FAMILIES))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]


def prepared(store: Path) -> Sheet | None:
    """The fonts in a folder, if they are there already."""
    folder = store / recipe()
    return Sheet(folder) if folder.is_dir() else None


def prepare(store: Path) -> Sheet:
    """The fonts in a folder, made if they are not there: by one process at a time, and seen only when complete."""
    store.mkdir(parents=True, exist_ok=True)
    folder = store / recipe()
    with FileLock(store / "making.lock"):
        if not folder.is_dir():
            with tempfile.TemporaryDirectory(prefix="draft-", dir=store) as draft:
                made = Path(draft) / "made"
                made.mkdir()
                rules = [rule for family in FAMILIES for rule in cut_family(family, made)]
                (made / SHEET).write_text("\n".join(rules), encoding="utf-8")
                made.rename(folder)
    return Sheet(folder)


def cut_family(family: Family, folder: Path) -> Iterator[str]:
    """Write a family's files, named by their content; yields their `@font-face` rules."""
    whole = narrowed(family)
    for script, wanted in SCRIPTS.items():
        there = wanted & set(opened(whole).getBestCmap())
        content = packed(opened(whole), there)
        stamp = hashlib.sha256(content).hexdigest()[:10]
        name = f"{plain(family.name)}-{script}-{stamp}.woff2"
        (folder / name).write_bytes(content)
        yield face(family, name, there)


def reshape(font: TTFont, feature: str) -> None:
    """Make a feature's shapes those of the characters: Cyrillic as it is read in Ukraine, not as in Bulgaria."""
    table = font["GSUB"].table
    numbers = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    }
    shapes: dict[str, str] = {}
    for number in numbers:
        for part in table.LookupList.Lookup[number].SubTable:
            shapes |= getattr(part, "ExtSubTable", part).mapping
    for letters in font["cmap"].tables:
        letters.cmap = {code: shapes.get(name, name) for code, name in letters.cmap.items()}


def plain(name: str) -> str:
    return name.lower().replace(" ", "-")


def narrowed(family: Family) -> bytes:
    """The font with all characters any page uses and no more of its weight axis than that."""
    from fontTools.varLib import instancer

    with as_file(files(family.package.replace("-", "_")) / "files" / family.file) as path:
        font = opened(path.read_bytes())
    if family.shapes:
        reshape(font, family.shapes)
    reduce(font, frozenset().union(*SCRIPTS.values()))
    low, high = family.cut
    instancer.instantiateVariableFont(font, {"wght": low if low == high else (low, high)}, inplace=True)
    return saved(font)


def opened(content: bytes) -> TTFont:
    from fontTools.ttLib import TTFont

    return TTFont(io.BytesIO(content), recalcTimestamp=False)


def saved(font: TTFont) -> bytes:
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()


def reduce(font: TTFont, wanted: Iterable[int]) -> None:
    """Leave nothing but some characters, without hinting and without features that no page uses."""
    from fontTools import subset

    options = subset.Options(
        hinting=False, layout_features=list(FEATURES), name_IDs=[], notdef_outline=True, recalc_timestamp=False
    )
    options.drop_tables += ["DSIG", "meta"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)


def packed(font: TTFont, wanted: Iterable[int]) -> bytes:
    """Some characters of a font, compressed for the web."""
    reduce(font, wanted)
    font.flavor = "woff2"
    return saved(font)


def face(family: Family, name: str, there: Iterable[int]) -> str:
    low, high = family.weights
    return (
        f'@font-face{{font-family:"{family.name}";font-weight:{low} {high};font-display:swap;'
        f'src:url("{name}") format("woff2");unicode-range:{spans(there)}}}'
    )


def spans(wanted: Iterable[int]) -> str:
    """Code points as a stylesheet writes them: `U+20-7E,U+A0`."""
    found: list[list[int]] = []
    for each in sorted(wanted):
        if found and found[-1][1] == each - 1:
            found[-1][1] = each
        else:
            found.append([each, each])
    return ",".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in found)


def main(store: str) -> None:
    """Prepare aside: behind everything else, and gone without a word when interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(10)
    prepare(Path(store))


if __name__ == "__main__":
    main(sys.argv[1])
