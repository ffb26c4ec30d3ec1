"""Rows for tests: whatever a test does not name is the same everywhere."""

from __future__ import annotations

from typing import Any

import msgspec

from spellboard.server.storage.store import EntryRow, EventRow, GuestRow, TableRow, TokenRow


def table(id: str = "t1", **facts: Any) -> TableRow:
    row = TableRow(id, "embers", "open", False, "ada", created=1, touched=1, document=b'{"seats":3}')
    return msgspec.structs.replace(row, **facts)


def guest(id: str = "ada", **facts: Any) -> GuestRow:
    return msgspec.structs.replace(GuestRow(id, id.title(), created=1, touched=1), **facts)


def token(text: str = "secret", **facts: Any) -> TokenRow:
    row = TokenRow(text.encode().ljust(32, b"."), id=text, kind="session", guest="ada", created=1)
    return msgspec.structs.replace(row, **facts)


def entry(n: int) -> EntryRow:
    return EntryRow(n, f'{{"type":"deed","n":{n}}}', f"{n:064x}", f"asked {n}" if n % 3 else "")


def entries(first: int, last: int) -> tuple[EntryRow, ...]:
    return tuple(entry(n) for n in range(first, last + 1))


def event(n: int, guest: str = "", text: str = "") -> EventRow:
    return EventRow(n, n * 1000, guest, msgspec.json.encode({"n": n, "kind": "said", "text": text}))
