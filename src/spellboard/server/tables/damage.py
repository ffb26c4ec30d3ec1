"""What is wrong with a journal as it is stored: found without playing it, so that it is told from changed rules."""

from __future__ import annotations

from collections.abc import Sequence

from spellboard.core.dealer import Dealer
from spellboard.core.errors import RecordError

from ..storage.store import EntryRow
from .kept import Kept

LOST_TAIL = "error-stops-at-chance"
"""The server writes dice together with what they follow: a journal that stops before them has lost its end."""


def sound_entries(kept: Kept, entries: Sequence[EntryRow]) -> int:
    """How many entries from the first on are as they were written: numbered in order, each fitting its link."""
    if kept.dealt is None:
        return 0
    dealt = kept.dealt
    try:
        dealer = Dealer.of(dealt.seal(reveal=False), dealt.header, bytes.fromhex(dealt.secret))
    except (RecordError, ValueError):
        return 0
    if dealer.commitment != dealt.commitment:
        return 0
    chain = dealer.chain()
    for number, row in enumerate(entries, 1):
        if row.n != number or chain.add(row.text) != row.link:
            return number - 1
    return len(entries)


def is_damaged(kept: Kept, entries: Sequence[EntryRow], error: Exception) -> bool:
    """Whether a match that cannot be restored for this reason is damaged, rather than one of other rules."""
    lost_tail = isinstance(error, RecordError) and error.reason.key == LOST_TAIL
    return lost_tail or sound_entries(kept, entries) < len(entries)
