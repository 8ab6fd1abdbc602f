"""Randomness for tables that people play at: unpredictable, committed to beforehand, verifiable afterwards."""

import hashlib
import hmac
import secrets
from typing import Final

from mypy_extensions import i64

from fieldcraft.core.chance import Chance

SECRET_BYTES: Final = 32
_WORD_RANGE: Final = 1 << 64
_COMMITMENT_LABEL: Final = b"fieldcraft-secret-1:"


def new_secret() -> bytes:
    """A table's 256-bit secret."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """The hash that is shown when a game starts; it fixes the secret without telling it."""
    return hashlib.sha256(_COMMITMENT_LABEL + secret).hexdigest()


class SecureChance(Chance):
    """A keyed stream: outcome k for a purpose is HMAC-SHA256(secret, "k:purpose:try"), cut to the range by rejection.

    `position` is the number of outcomes drawn so far. The outcome at a position depends on nothing else, so undoing and
    choosing the same again never rolls anew, and anybody who is given the secret can recompute every roll.
    """

    def __init__(self, secret: bytes, position: int = 0) -> None:
        self._secret = secret
        self.position = position

    def below(self, n: i64, purpose: str) -> i64:
        limit = _WORD_RANGE - _WORD_RANGE % int(n)
        attempt = 0
        while True:
            label = f"{self.position}:{purpose}:{attempt}".encode()
            word = int.from_bytes(hmac.digest(self._secret, label, "sha256")[:8], "big")
            if word < limit:
                self.position += 1
                return word % n
            attempt += 1


def thinking_seed(secret: bytes, decisions: int, seat: int) -> int:
    """A seed for a computer player's own luck.

    It is fixed by the table, so a resumed game goes on as it would have, and it tells nothing of the table's stream.
    """
    label = f"thinking:{decisions}:{seat}".encode()
    return int.from_bytes(hmac.digest(secret, label, "sha256")[:7], "big")
