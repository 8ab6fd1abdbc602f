"""The sources of luck: the fast stream for computers, the secret one for tables."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fieldcraft.core.chance import Chance, FastChance
from fieldcraft.core.secure import SecureChance, commitment_of, new_secret, thinking_seed

SECRET = bytes(range(32))
SEEDS = [0, 1, 2**32, 123_456_789_012]


def sfc32(seed: int) -> Iterator[int]:
    """The published generator, written anew."""
    a, b, c, counter = seed % 2**32, seed // 2**32 % 2**32, 0x9E3779B9, 1
    while True:
        out = (a + b + counter) % 2**32
        counter += 1
        rotated = (c * 2**21 + c // 2**11) % 2**32
        a, b, c = b ^ (b // 2**9), c * 9 % 2**32, (rotated + out) % 2**32
        yield out


def chi_square(found: Iterable[int], expected: float) -> float:
    return sum((each - expected) ** 2 / expected for each in found)


def word(secret: bytes, position: int, purpose: str, attempt: int) -> int:
    label = f"{position}:{purpose}:{attempt}".encode()
    return int.from_bytes(hmac.new(secret, label, hashlib.sha256).digest()[:8], "big")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_gives_the_published_stream(seed: int) -> None:
    chance, published = FastChance(seed), sfc32(seed)
    warm_up = [next(published) for _ in range(12)]
    assert len(warm_up) == 12
    assert [chance.word() for _ in range(200)] == [next(published) for _ in range(200)]


def test_seeds_give_different_streams() -> None:
    streams = {tuple(chance.below(1000, "x") for _ in range(8)) for chance in map(FastChance, range(500))}
    assert len(streams) == 500


def test_a_fork_is_fixed_by_its_stream_and_salt() -> None:
    def forked(seed: int, salt: int) -> list[int]:
        fork = FastChance(seed).fork(salt)
        return [fork.word() for _ in range(8)]

    assert forked(1, 1) == forked(1, 1)
    assert len({tuple(forked(seed, salt)) for seed in (1, 2) for salt in (1, 2)}) == 4


@pytest.mark.parametrize("chance", [FastChance(5), SecureChance(SECRET)], ids=["fast", "secure"])
@pytest.mark.parametrize("sides", [2, 7, 10])
def test_every_face_is_equally_likely(chance: Chance, sides: int) -> None:
    rolled = Counter(chance.roll(sides, "die") for _ in range(2000 * sides))
    assert set(rolled) == set(range(sides))
    assert chi_square(rolled.values(), 2000) < 45  # 9 degrees of freedom: one in a million


def test_a_draw_follows_the_counts() -> None:
    chance, counts = FastChance(6), vec[i64]([4, 0, 1, 5])
    drawn = Counter(chance.draw(counts, 10, "draw") for _ in range(20_000))
    assert drawn[1] == 0
    assert sum((drawn[kind] - 2000 * counts[kind]) ** 2 / (2000 * counts[kind]) for kind in (0, 2, 3)) < 28
    assert list(counts) == [4, 0, 1, 5], "the pile is left as it is"


def test_a_shuffle_puts_every_item_everywhere_equally_often() -> None:
    chance, size, times = FastChance(7), 5, 10_000
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(times):
        items = vec[i64](list(range(size)))
        chance.shuffle(items, "pile")
        assert sorted(items) == list(range(size))
        found.update((place, int(item)) for place, item in enumerate(items))
    assert len(found) == size * size
    assert chi_square(found.values(), times / size) < 60  # 16 degrees of freedom: one in a million


def test_a_secret_proves_every_outcome() -> None:
    chance = SecureChance(SECRET)
    rolled = [chance.roll(10, "attack") for _ in range(100)]
    assert rolled == [word(SECRET, position, "attack", 0) % 10 for position in range(100)]
    assert chance.position == 100


def test_words_out_of_range_are_rolled_again() -> None:
    """Of 2**64 words, 2**62 do not fit in twice this range; taken modulo it, low numbers would come too often."""
    sides = 3 * 2**61
    chance = SecureChance(SECRET)
    rolled = [int(chance.below(sides, "x")) for _ in range(4000)]
    repeated = 0
    for position, outcome in enumerate(rolled):
        attempt = 0
        while word(SECRET, position, "x", attempt) >= 2 * sides:
            attempt += 1
            repeated += 1
        assert outcome == word(SECRET, position, "x", attempt) % sides
    assert repeated > 1000
    assert abs(sum(outcome < 2**62 for outcome in rolled) / 4000 - 2 / 3) < 0.04


def test_a_position_has_one_outcome() -> None:
    chance = SecureChance(SECRET)
    rolled = [chance.roll(10, "attack") for _ in range(20)]
    chance.position = 7
    assert [chance.roll(10, "attack") for _ in range(13)] == rolled[7:]
    assert SecureChance(SECRET, 19).roll(10, "attack") == rolled[19]


def test_purposes_and_secrets_have_streams_of_their_own() -> None:
    def stream(secret: bytes, purpose: str) -> tuple[int, ...]:
        chance = SecureChance(secret)
        return tuple(int(chance.below(1000, purpose)) for _ in range(10))

    assert len({stream(secret, purpose) for secret in (SECRET, bytes(32)) for purpose in ("attack", "draw.us")}) == 4


def test_a_commitment_fixes_the_secret_and_does_not_tell_it() -> None:
    assert commitment_of(SECRET) == hashlib.sha256(b"fieldcraft-secret-1:" + SECRET).hexdigest()
    flipped = [SECRET[:place] + bytes([SECRET[place] ^ 1]) + SECRET[place + 1 :] for place in range(32)]
    assert len({commitment_of(each) for each in (SECRET, *flipped)}) == 33
    assert SECRET.hex() not in commitment_of(SECRET)


def test_secrets_are_long_and_new() -> None:
    assert {len(new_secret()) for _ in range(50)} == {32}
    assert len({new_secret() for _ in range(50)}) == 50


def test_a_computer_players_luck_tells_nothing_of_the_tables() -> None:
    """Fixed by table, decision and seat, so that a resumed game goes on as it would have."""
    seeds = {thinking_seed(secret, *at) for secret in (SECRET, bytes(32)) for at in ((0, 0), (0, 1), (1, 0))}
    assert len(seeds) == 6
    assert thinking_seed(SECRET, 3, 1) == thinking_seed(SECRET, 3, 1) < 2**56
