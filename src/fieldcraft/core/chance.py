"""The one port for randomness.

Rules never own a generator: `Chance` is handed to them, so a state can be copied without its luck, a record can
be replayed by its outcomes, and a script can force them. Every request names its purpose.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fieldcraft.core.sets import first_of, member_at, size_of

SET_SIZE: Final = 62
"""The most members of a set."""
MASK32: Final = 0xFFFFFFFF
SEED_MASK: Final = (1 << 62) - 1
"""A seed of any size, cut to these bits, fits a `FastChance`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of outcomes. Subclasses give `below`; the four requests are built on it."""

    def below(self, n: i64, purpose: str) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def roll(self, sides: i64, purpose: str) -> i64:
        """The face of one die numbered from 0 to sides - 1."""
        return self.below(sides, purpose)

    def choose(self, n: i64, purpose: str) -> i64:
        """The index of one of n equal possibilities."""
        return self.below(n, purpose)

    def draw(self, counts: vec[i64], total: i64, purpose: str) -> i64:
        """The kind of one card taken blindly from a shuffled pile.

        `counts[kind]` copies of each kind make up the pile of `total` cards. The pile is left as it is: the caller
        takes the card out. Drawing from counts is the same as drawing from a shuffled order, without storing an
        order nobody may see.
        """
        return kind_at(counts, self.below(total, purpose))

    def pick(self, cards: i64, weight: i64, others: i64, other_weight: i64, purpose: str) -> i64:
        """The number of one card out of two sets (masks, see `core.sets`) without a common member.

        It is what `draw` gives if each of `cards` lies in the pile `weight` times and each of `others` `other_weight`
        times.
        """
        counts = vec[i64]([0] * SET_SIZE)
        card: i64
        for card in range(SET_SIZE):
            if (cards >> card) & 1:
                counts[card] = weight
            elif (others >> card) & 1:
                counts[card] = other_weight
        return self.draw(counts, size_of(cards) * weight + size_of(others) * other_weight, purpose)

    def shuffle(self, items: vec[i64], purpose: str) -> None:
        """Put `items` into a random order, in place (Fisher-Yates)."""
        last: i64
        for last in range(i64(len(items)) - 1, 0, -1):
            other = self.below(last + 1, purpose)
            items[last], items[other] = items[other], items[last]


def kind_at(counts: vec[i64], place: i64) -> i64:
    """The kind of the card at `place` when the pile is laid out kind by kind."""
    kind: i64 = 0
    beyond = place - counts[0]
    while beyond >= 0:
        kind += 1
        beyond -= counts[kind]
    return kind


class FastChance(Chance):
    """A small fast seeded generator (sfc32) for bots and simulation; never for a live table.

    It works on 32-bit words, so a seed gives the same stream compiled, interpreted and on every platform.

    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK32
        self.b: i64 = (seed >> 32) & MASK32
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        warm_up: i64
        for warm_up in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK32
        return out

    def below(self, n: i64, purpose: str) -> i64:
        return (self.word() * n) >> 32

    def pick(self, cards: i64, weight: i64, others: i64, other_weight: i64, purpose: str) -> i64:
        if others == 0 and weight == 1:
            return member_at(cards, self.below(size_of(cards), purpose))
        left = cards | others
        place = self.below(size_of(cards) * weight + size_of(others) * other_weight, purpose)
        while True:
            lowest = left & -left
            place -= weight if cards & lowest else other_weight
            if place < 0:
                return first_of(left)
            left ^= lowest

    def fork(self, salt: i64) -> "FastChance":
        """An independent stream for a sub-task, fixed by this stream's state and `salt`."""
        return FastChance((self.word() << 31) ^ (self.a + salt * 0x9E3779B1))
