"""The links of a table: who has one may sit down, watch, or take one seat. The store holds their hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from ..storage.store import DropTokens, PutToken, TokenRow, Write
from ..wire.bodies import Links
from .kept import Kept

KINDS = ("join", "watch", "seat")


def fresh_id() -> str:
    """128 random bits; it does not begin like an option of a command, since operators type it."""
    while (found := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return found


def fresh_key() -> str:
    return secrets.token_hex(32)


def links(kept: Kept) -> Links:
    """The tokens as they are now, for the host's eyes."""
    seats = {seat: _token(kept, "seat", seat) for seat in range(len(kept.chairs))}
    return Links(_token(kept, "join"), _token(kept, "watch"), seats)


def renewed(table: str, kept: Kept, now: int) -> list[Write]:
    """Whatever links there were lead nowhere; these do."""
    found: list[Write] = [DropTokens(kind, table=table) for kind in KINDS]
    for kind in ("join", "watch"):
        found.append(PutToken(_row(table, kept, kind, None, now)))
    return found + [PutToken(_row(table, kept, "seat", seat, now)) for seat in range(len(kept.chairs))]


def _row(table: str, kept: Kept, kind: str, seat: int | None, now: int) -> TokenRow:
    text = _token(kept, kind, seat)
    name = urlsafe_b64encode(hashlib.sha256(f"name\0{text}".encode()).digest()).decode()[:22]
    return TokenRow(hashlib.sha256(text.encode()).digest(), name, kind, table=table, seat=seat, created=now)


def _token(kept: Kept, kind: str, seat: int | None = None) -> str:
    """256 bits that follow from the table's key, so that the host can look a link up again."""
    said = f"{kind}\0{'' if seat is None else seat}\0{kept.renewed}"
    digest = hmac.digest(bytes.fromhex(kept.key), said.encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")
