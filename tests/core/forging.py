"""What a forger does who has the open secret: write a record anew so that it agrees with itself."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from spellboard import Dealer, Record
from spellboard.core import entries as journal
from spellboard.core import header as headers
from spellboard.core.record import Entry

replace = msgspec.structs.replace


def dealer_of(record: Record) -> Dealer:
    """The dealer of a finished record, whether its seal fits or not."""
    return Dealer.of(record.seal, record.header_text, bytes.fromhex(record.seal.secret))


def relinked(record: Record, entries: Iterable[Entry] | None = None, texts: Iterable[str] | None = None) -> Record:
    """The record, perhaps with other entries, and with links that fit."""
    written = record.entry_texts if texts is None else list(texts)
    if entries is not None:
        written = [journal.write(entry) for entry in entries]
    chain = dealer_of(record).chain()
    return replace(record, entry_texts=written, links=[chain.add(text) for text in written])


def resealed(record: Record, **changes: Any) -> Record:
    """The record with another header, and with a commitment and links that fit it."""
    text = msgspec.json.encode(replace(record.header, **changes)).decode()
    other = replace(record, header_text=text)
    return relinked(replace(other, seal=replace(other.seal, commitment=dealer_of(other).commitment)))


def with_edition(record: Record, change: Callable[[dict[str, Any]], object]) -> Record:
    """The record with another edition, and all that fits it."""
    document = copy.deepcopy(headers.parsed(record.edition, record.game).document)
    change(document)
    text = json.dumps(document)
    return resealed(replace(record, edition=text), edition=headers.fingerprint(text))
