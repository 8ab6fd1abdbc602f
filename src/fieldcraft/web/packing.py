"""Text packed once for many: pieces that can be strung together in any order and are valid gzip together.

Each piece is packed without looking back at others (its last block is flushed in full), so what all watchers of a table
share is packed once, and only what is each one's own is added.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cached_property
from typing import Final

LEVEL: Final = 3
HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""Ten bytes: gzip, deflate, no name, no time, no matter which system (RFC 1952)."""
LAST_BLOCK: Final = b"\x03\x00"


class Piece:
    """Some text, plain and packed."""

    def __init__(self, text: str) -> None:
        self.plain = text.encode()

    @cached_property
    def packed(self) -> bytes:
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return packer.compress(self.plain) + packer.flush(zlib.Z_FULL_FLUSH)


def strung(pieces: Sequence[Piece], packs: bool) -> bytes:
    """The pieces one after another, as a part of a stream that began with `HEAD` if it is packed."""
    return b"".join([piece.packed if packs else piece.plain for piece in pieces])


def whole(pieces: Sequence[Piece]) -> bytes:
    """The pieces as one finished gzip file."""
    check = size = 0
    for piece in pieces:
        check, size = zlib.crc32(piece.plain, check), size + len(piece.plain)
    end = check.to_bytes(4, "little") + (size & 0xFFFFFFFF).to_bytes(4, "little")
    return HEAD + strung(pieces, True) + LAST_BLOCK + end
