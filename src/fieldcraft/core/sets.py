"""Sets of small numbers as bit masks: member n is bit n, and there is room for 62.

Everything here comes without a loop over all 62, because rules ask it many times in every decision.
"""

from typing import Final

from mypy_extensions import i64

HALF: Final = 32
QUARTER: Final = 16


def size_of(members: i64) -> i64:
    """How many there are in a set."""
    # Neighbouring bits are added up in pairs, pairs in fours, and so on: exact, because no sum outgrows its place.
    # No literal here has more than 62 bits: compiled, it would be an object.
    sums = members - ((members >> 1) & 0x1555555555555555)
    sums = (sums & 0x3333333333333333) + ((sums >> 2) & 0x3333333333333333)
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0F
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 0x7F


def has_at_least(members: i64, number: i64) -> bool:
    """Are there so many in a set? Quicker than `size_of` where few are asked for."""
    left = members
    missed: i64
    for missed in range(number - 1):
        left &= left - 1
    return left != 0


def first_of(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return size_of((members & -members) - 1)


def member_at(members: i64, place: i64) -> i64:
    """The member that has so many lower ones; the set must be large enough."""
    left = members
    skipped = place
    lower = left & 0xFFFFFFFF
    size = size_of(lower)
    base: i64 = 0
    if skipped >= size:
        skipped -= size
        lower = left >> HALF
        base = HALF
    left = lower & 0xFFFF
    size = size_of(left)
    if skipped >= size:
        skipped -= size
        left = lower >> QUARTER
        base += QUARTER
    while skipped > 0:
        left &= left - 1
        skipped -= 1
    return base + first_of(left)
