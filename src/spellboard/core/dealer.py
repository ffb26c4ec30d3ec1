"""The sealed dealer: dice and draws that nobody can touch, and that everybody can check afterwards.

Before the game the SHA-256 of 32 secret bytes is published, then every seat adds a salt. Each chance is
HMAC-SHA256(secret, salts and a counter), mapped to the weights without bias. The counter never goes back.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct

from .errors import RecordError, SpellboardError

SECRET_BYTES = 32


class Seal(Struct, frozen=True, omit_defaults=True):
    """What is published of the dealer: the commitment and the salts at once, the secret when the game is over."""

    commitment: str
    salts: list[str]
    secret: str = ""
    unsealed: bool = False


class Dealer:
    """Gives the numbered chances of one match."""

    def __init__(self, secret: bytes, salts: Sequence[str], unsealed: bool = False) -> None:
        if len(secret) != SECRET_BYTES:
            raise SpellboardError(f"the dealer's secret has {SECRET_BYTES} bytes")
        # A zero byte parts the salts: one inside a salt would make two lists of salts the same.
        if not all(salt.isprintable() for salt in salts):
            raise SpellboardError("a salt is made of printable characters")
        self._secret = secret
        self.salts = list(salts)
        self.unsealed = unsealed
        self.counter = 0

    @classmethod
    def sealed(cls, players: int, secret: bytes | None = None, salts: Sequence[str] | None = None) -> Dealer:
        """A dealer for a real match, with a salt from each seat; what is not given is drawn from the system."""
        if salts is not None and len(salts) != players:
            raise SpellboardError(f"{players} salts were expected, one from each seat, not {len(salts)}")
        return cls(
            secrets.token_bytes(SECRET_BYTES) if secret is None else secret,
            [secrets.token_hex(8) for _ in range(players)] if salts is None else salts,
        )

    @classmethod
    def seeded(cls, seed: int) -> Dealer:
        """A dealer for tests and simulation: repeatable from a small number, so it proves nothing."""
        return cls(hashlib.sha256(f"spellboard seed {seed}".encode()).digest(), [], unsealed=True)

    @classmethod
    def opened(cls, seal: Seal) -> Dealer:
        """The dealer of a finished record; the secret must fit what was published."""
        try:
            secret = bytes.fromhex(seal.secret)
        except ValueError:
            secret = b""
        if len(secret) != SECRET_BYTES:
            raise RecordError("the seal is broken: the dealer's secret is missing or malformed")
        if hashlib.sha256(secret).hexdigest() != seal.commitment:
            raise RecordError("the seal is broken: the secret does not fit the commitment that was published")
        try:
            return cls(secret, seal.salts, seal.unsealed)
        except SpellboardError as error:
            raise RecordError(f"the seal is broken: {error}") from None

    def seal(self, reveal: bool) -> Seal:
        """What may be shown: the secret only when the game is over."""
        return Seal(
            hashlib.sha256(self._secret).hexdigest(), self.salts, self._secret.hex() if reveal else "", self.unsealed
        )

    def deal(self, weights: Sequence[int]) -> tuple[int, int]:
        """The next chance: the counter it used and the place in `weights` that it fell on."""
        used = self.counter
        self.counter += 1
        return used, self.fall(used, weights)

    def fall(self, counter: int, weights: Sequence[int]) -> int:
        """Where chance number `counter` falls among the weights."""
        total = sum(weights)
        again = 0
        while True:
            message = "\0".join((*self.salts, str(counter), str(again))).encode()
            number = int.from_bytes(hmac.digest(self._secret, message, "sha256"), "big")
            # The last, incomplete round of `total` would favour the first places: draw again instead.
            if number < (1 << 256) // total * total:
                break
            again += 1
        point = number % total
        for place, weight in enumerate(weights):
            if point < weight:
                return place
            point -= weight
        raise AssertionError("the weights do not add up")

    def __repr__(self) -> str:
        return f"<Dealer at {self.counter}{', unsealed' if self.unsealed else ''}>"
