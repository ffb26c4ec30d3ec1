"""Records of format 1, as they were written before the seal bound header and journal: read and replayed, never proved.

The commitment was to the secret alone, a chance hung on salts and counter alone, and nothing bound the actions. So
whoever kept such a record could exchange edition, options or the ending; `verify` checks what can be checked.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from . import entries, positions
from .dealer import Seal
from .entries import Entry
from .errors import RecordError, because
from .header import SEALED, SEEDED, Header
from .outcome import Outcome
from .seal import SECRET_BYTES
from .starts import NEW
from .state import State

FORMAT = "spellboard-record/1"


class Former(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A record of format 1 as it stands in its file."""

    format: str
    game: str
    rules: int
    edition: dict[str, Any]
    options: dict[str, Any]
    players: list[str]
    seal: Seal
    entries: list[Entry]
    outcome: Outcome | None = None
    checksum: str = ""

    def parts(self) -> dict[str, Any]:
        """The same as the parts of a record; what format 1 did not have stays empty."""
        dealer = SEEDED if self.seal.unsealed else SEALED
        header = Header(self.game, self.rules, "", self.options, len(self.players), NEW, dealer, "")
        return {
            "header_text": msgspec.json.encode(header).decode(),
            "entry_texts": [entries.write(entry) for entry in self.entries],
            "edition": msgspec.json.encode(self.edition).decode(),
            "links": [],
        }

    def encode(self) -> bytes:
        """The record as JSON, an entry a line."""
        head = msgspec.json.encode(msgspec.structs.replace(self, entries=[]))
        lines = b",\n".join(msgspec.json.encode(entry) for entry in self.entries)
        # The last such key is the record's own; an edition may have a figure of this name.
        before, key, after = head.rpartition(b'"entries":[')
        return before + key + b"\n" + lines + b"\n" + after + b"\n"


class FormerDealer:
    """The chances of format 1."""

    def __init__(self, seal: Seal, seats: int) -> None:
        try:
            self._secret = bytes.fromhex(seal.secret)
        except ValueError:
            self._secret = b""
        if len(self._secret) != SECRET_BYTES:
            raise RecordError("error-seal", why=because("error-secret-missing"))
        if hashlib.sha256(self._secret).hexdigest() != seal.commitment:
            raise RecordError("error-seal", why=because("error-seal-secret"))
        if not seal.unsealed and len(seal.salts) != seats:
            raise RecordError("error-seal", why=because("error-seal-salts", salts=len(seal.salts), seats=seats))
        if seal.lot:
            raise RecordError("error-seal", why=because("error-seal-lot-alone"))
        if not all(salt.isprintable() for salt in seal.salts):
            raise RecordError("error-seal", why=because("error-seal-salt"))
        self._salts = seal.salts

    def fall(self, counter: int, weights: Sequence[int]) -> int:
        """Where chance number `counter` falls among the weights."""
        total = sum(weights)
        again = 0
        while True:
            message = "\0".join((*self._salts, str(counter), str(again))).encode()
            number = int.from_bytes(hmac.digest(self._secret, message, "sha256"), "big")
            if number < (1 << 256) // total * total:
                break
            again += 1
        point = number % total
        for place, weight in enumerate(weights):
            if point < weight:
                return place
            point -= weight
        raise AssertionError("the weights do not add up")


def checksum(state: State, stamp: str = "") -> str:
    """The fingerprint of a position, without its outcome."""
    return hashlib.sha256(positions.to_bytes(state, stamp)).hexdigest()[:16]
