"""A bounded memory for pieces of a page that come again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memory(Generic[T]):
    """What was made once, by everything it was made from. When it is full it starts afresh."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[Hashable, T] = {}

    def recall(self, key: Hashable, make: Callable[[], T]) -> T:
        """What belongs to the key, made if it is not remembered."""
        found = self._made.get(key)
        if found is None:
            found = make()
            if len(self._made) >= self.most:
                self._made.clear()
            self._made[key] = found
        return found
