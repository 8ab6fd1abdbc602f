"""The picture of the game for lists and set-up pages: a trench at dusk, with a helmet for every player."""

from typing import Final

from fieldcraft.core.chance import FastChance
from fieldcraft.games.grizzled.table.signs import FACES, figure

WIDTH: Final = 900
HEIGHT: Final = 410
HORIZON: Final = 205
SOLDIER: Final = 136
APART: Final = 112
SEED: Final = 1914
CLOUDS: Final = ("#d9a06a", "#c98a5c", "#b7775a", "#8e6a63", "#5f5a68")
GROUND: Final = "#3a2f23"
TIMBER: Final = "#5a4630"
EARTH: Final = ("#7b6a4d", "#66563e", "#524430", "#413527")


def picture(scenario_id: str) -> str:
    """The squad of a scenario in its trench; the same scenario always gives the same text."""
    players = int(scenario_id)
    chance = FastChance(SEED)
    drawing = sky() + "".join(ridge(chance, depth) for depth in range(len(EARTH))) + trees(chance) + wire(chance)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f"{drawing}{squad(players)}{parapet()}</svg>"
    )


def sky() -> str:
    """Bands of evening."""
    step = HORIZON / len(CLOUDS)
    bands = [
        f'<rect y="{place * step:.0f}" width="{WIDTH}" height="{HEIGHT}" fill="{colour}"/>'
        for place, colour in enumerate(reversed(CLOUDS))
    ]
    return "".join(bands) + f'<circle cx="640" cy="{HORIZON - 34}" r="46" fill="#f2cf92"/>'


def ridge(chance: FastChance, depth: int) -> str:
    """One line of shelled earth, the nearer the darker."""
    top = HORIZON - 26 + depth * 34
    points = [f"M0 {HEIGHT}V{top}"]
    for x in range(0, WIDTH + 60, 60):
        points.append(
            f"Q{x + 30} {top - 12 + chance.choose(26, 'earth')} {x + 60} {top - 6 + chance.choose(14, 'earth')}"
        )
    return f'<path d="{"".join(points)}V{HEIGHT}z" fill="{EARTH[depth]}"/>'


def trees(chance: FastChance) -> str:
    """What is left of a wood."""
    drawn = []
    for x in (90, 190, 330, 520, 730, 830):
        foot = HORIZON + 8 + chance.choose(44, "wood")
        tall = 74 + chance.choose(56, "wood")
        lean = chance.choose(17, "wood") - 8
        drawn.append(
            f"M{x - 5} {foot}L{x + lean} {foot - tall}l4 1L{x + 6} {foot}z"
            f"M{x + lean // 2} {foot - tall // 2}l{18 + lean} -26 3 2 -{14 + lean} 30z"
            f"M{x + lean // 3} {foot - tall // 3}l-22 -20 2 -3 22 15z"
        )
    return f'<path d="{"".join(drawn)}" fill="#2a231a"/>'


def wire(chance: FastChance) -> str:
    """Stakes and barbed wire before the trench."""
    stakes, strand = [], [f"M0 {HEIGHT - 150}"]
    for x in range(20, WIDTH, 88):
        y = HEIGHT - 156 + chance.choose(16, "wire")
        stakes.append(f"M{x - 14} {y + 22}l28 -44M{x - 14} {y - 22}l28 44")
        strand.append(f"Q{x + 44} {y + 16} {x + 88} {y}")
    return (
        f'<g stroke="{GROUND}" fill="none"><path d="{"".join(stakes)}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{"".join(strand)}" stroke-width="2" stroke-dasharray="9 3"/></g>'
    )


def parapet() -> str:
    """Sandbags and planks, behind which the squad stands."""
    bags = "".join(
        f'<rect x="{x}" y="{HEIGHT - 92 + row * 26}" width="66" height="25" rx="12"/>'
        for row in range(2)
        for x in range(-33 * row, WIDTH, 68)
    )
    planks = "".join(f"M{x} {HEIGHT - 40}v40" for x in range(22, WIDTH, 52))
    return (
        f'<g fill="#8a7a5a" stroke="{GROUND}" stroke-width="2.5">{bags}</g><rect y="{HEIGHT - 42}" width="{WIDTH}" '
        f'height="42" fill="{TIMBER}"/><path d="{planks}" stroke="{GROUND}" stroke-width="3"/>'
    )


def squad(players: int) -> str:
    """A soldier for every player looks over the parapet, near enough to the middle for any crop."""
    drawn = []
    for place, face in zip(range(players), FACES.values(), strict=False):
        x = WIDTH / 2 + APART * (place - (players - 1) / 2) - SOLDIER / 2
        y = HEIGHT - 76 - SOLDIER
        drawn.append(
            f'<svg x="{x:.0f}" y="{y}" width="{SOLDIER}" height="{SOLDIER}" viewBox="0 0 64 64">{figure(face)}</svg>'
        )
    return "".join(drawn)
