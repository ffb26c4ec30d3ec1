"""What is let in at most. Whatever is longer is answered with a reason, not cut."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

FRAME = 16 * 1024
"""Bytes of a frame from a client."""
BODY = 64 * 1024
"""Bytes of a request's body, but for records."""
RECORD = 12 * 1024 * 1024
"""Bytes of a record: one with `HouseRules.entries` entries fits, even if each were the longest of all games."""
OUTBOX_FRAMES = 64
OUTBOX_BYTES = 256 * 1024
CHAIN = 64
"""Actions of one atomic batch."""

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 random bits: of a table, a guest, a token's name."""
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
"""256 random bits; only its hash is stored."""
Request = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,40}$")]
"""The sender's own name for a request: repeated, it is answered again and not carried out again."""
Seat = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Play = Annotated[str, Meta(min_length=1, max_length=400)]
"""An action or a composite in notation."""
Line = Annotated[str, Meta(max_length=500)]
"""What somebody says."""
Name = Annotated[str, Meta(min_length=1, max_length=200)]
"""A name before it is brought into form: see `guests.names`."""
Word = Annotated[str, Meta(min_length=1, max_length=64)]
"""A short name: of a game, an edition, a level, an option."""
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{1,128}$")]
