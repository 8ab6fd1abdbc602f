"""Sets as bit masks, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from fieldcraft.core.chance import SET_SIZE, Chance, FastChance
from fieldcraft.core.sets import first_of, has_at_least, member_at, size_of

MEMBERS = st.sets(st.integers(0, SET_SIZE - 1))
SEED = 8


def mask_of(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(members=MEMBERS)
def test_a_set_knows_its_members(members: set[int]) -> None:
    mask, in_order = mask_of(members), sorted(members)
    assert size_of(mask) == len(members)
    assert [member_at(mask, place) for place in range(len(members))] == in_order
    assert [has_at_least(mask, number) for number in (1, 2, 3, 62)] == [len(members) >= n for n in (1, 2, 3, 62)]
    if members:
        assert first_of(mask) == in_order[0]


def test_a_full_and_an_empty_set() -> None:
    full = mask_of(set(range(SET_SIZE)))
    assert (size_of(full), size_of(0)) == (SET_SIZE, 0)
    assert [member_at(full, place) for place in range(SET_SIZE)] == list(range(SET_SIZE))
    assert has_at_least(full, SET_SIZE)
    assert not has_at_least(0, 1)


@given(members=MEMBERS, weights=st.tuples(st.integers(1, 60), st.integers(1, 60)), split=st.integers(0, SET_SIZE))
def test_a_pick_from_sets_is_a_draw_from_the_pile_they_describe(
    members: set[int], weights: tuple[int, int], split: int
) -> None:
    """The fast stream walks the sets, every other source counts the pile; both take the same card by the same luck."""
    cards, others = mask_of({m for m in members if m < split}), mask_of({m for m in members if m >= split})
    if members:
        fast, counted = FastChance(SEED), FastChance(SEED)
        for _ in range(5):
            picked = fast.pick(cards, weights[0], others, weights[1], "draw")
            assert picked in members
            assert picked == Chance.pick(counted, cards, weights[0], others, weights[1], "draw")
