"""The sealed dealer: dice and draws that nobody can touch, and that everybody can check afterwards.

First the commitment to 32 secret bytes and to the header is published, then every seat adds a salt. Each chance is an
HMAC over header, salts, a counter and the weights, mapped to the weights without bias. The counter never goes back.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from msgspec import Struct

from . import header, seal
from .errors import RecordError, SpellboardError, because
from .messages import CONTROL
from .seal import SECRET_BYTES, Chain

LONGEST_SALT = 128


class Seal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is published of the dealer: the commitment and the salts at once, the secret when the game is over."""

    commitment: str
    salts: list[str]
    secret: str = ""
    unsealed: bool = False
    server: list[int] = []
    """The chairs whose salt the server gave."""
    lot: list[int] = []
    """Where seats were drawn: for each seat the chair of whoever sits there. Salts and marks stay in chairs' order."""

    def chairs(self) -> list[int]:
        """For each seat the chair whose salt is that of its player; where nothing was drawn they are the same."""
        return list(self.lot or range(len(self.salts)))


class Dealer:
    """Gives the numbered chances of one match, and links its journal."""

    def __init__(
        self,
        secret: bytes,
        head: str,
        salts: Sequence[str],
        server: Sequence[int] = (),
        unsealed: bool = False,
        lot: Sequence[int] = (),
    ) -> None:
        must_be_secret(secret)
        if not all(map(_is_salt, salts)):
            raise SpellboardError("error-salt-printable", most=LONGEST_SALT)
        self._secret = secret
        self._hash = seal.header_hash(head)
        # A seed shall deal the same game also after a comment of the edition was mended; it proves nothing anyway.
        dealt_by = seal.header_hash("") if unsealed else self._hash
        self._salts = seal.packed(salt.encode() for salt in salts)
        self._draws = seal.Draws(secret, dealt_by, self._salts)
        self.header = head
        self.commitment = seal.commitment(secret, self._hash).hex()
        self.salts = list(salts)
        self.server = list(server)
        self.unsealed = unsealed
        self.lot = list(lot)
        self.counter = 0

    @classmethod
    def sealed(cls, head: str, players: int, secret: bytes, salts: Sequence[str] | None = None) -> Dealer:
        """A dealer for a real match with a salt from each seat; salts that are not given are the server's."""
        # A text is a sequence of texts, too, and its letters would do for salts.
        if salts is not None and (isinstance(salts, str) or not isinstance(salts, Sequence)):
            raise SpellboardError("error-salts-type", type=type(salts).__name__[:40])
        if salts is not None and len(salts) != players:
            raise SpellboardError("error-salts-count", seats=players, salts=len(salts))
        if salts is not None:
            return cls(secret, head, salts)
        drawn = [seal.server_salt(secret, seal.header_hash(head), seat) for seat in range(players)]
        return cls(secret, head, drawn, range(players))

    @classmethod
    def opened(cls, shown: Seal, head: str) -> Dealer:
        """The dealer of a finished record; the secret must fit what was published."""
        try:
            secret = bytes.fromhex(shown.secret)
        except ValueError:
            secret = b""
        if len(secret) != SECRET_BYTES or secret.hex() != shown.secret:
            raise RecordError("error-seal", why=because("error-secret-missing"))
        dealer = cls.of(shown, head, secret)
        if dealer.commitment != shown.commitment:
            raise RecordError("error-seal", why=because("error-seal-commitment"))
        dealer.check()
        return dealer

    @classmethod
    def of(cls, shown: Seal, head: str, secret: bytes) -> Dealer:
        """The dealer that a seal tells of, with this secret, fitting or not."""
        try:
            return cls(secret, head, shown.salts, shown.server, shown.unsealed, shown.lot)
        except SpellboardError as error:
            raise RecordError("error-seal", why=error) from None

    def check(self) -> None:
        """A RecordError where salts, lot and marks do not fit the header."""
        said = header.read(self.header)
        if self.unsealed != (said.dealer == header.SEEDED):
            raise RecordError("error-seal", why=because("error-seal-dealer", dealer=said.dealer))
        wanted = 0 if self.unsealed else said.seats
        if len(self.salts) != wanted:
            raise RecordError("error-seal", why=because("error-seal-salts", salts=len(self.salts), seats=wanted))
        if said.lot != bool(self.lot):
            raise RecordError(
                "error-seal", why=because("error-seal-lot-missing" if said.lot else "error-seal-lot-alone")
            )
        if self.lot and self.lot != self.drawn():
            raise RecordError("error-seal", why=because("error-seal-lot"))
        if self.server != sorted(set(self.server)) or not all(0 <= seat < wanted for seat in self.server):
            raise RecordError("error-seal", why=because("error-seal-marks"))
        for seat, chair in enumerate(self.lot or range(wanted)):
            marked = chair in self.server
            if (self.salts[chair] == seal.server_salt(self._secret, self._hash, chair)) != marked:
                why = because("error-seal-marked" if marked else "error-seal-unmarked", seat=seat + 1)
                raise RecordError("error-seal", why=why)

    def drawn(self) -> list[int]:
        """The lot that secret, header and salts give."""
        return seal.lot(self._secret, self._hash, self._salts, len(self.salts))

    @property
    def secret(self) -> bytes:
        """What nobody but the host may see before the match is over."""
        return self._secret

    def seal(self, reveal: bool) -> Seal:
        """What may be shown: the secret only when the game is over."""
        secret = self._secret.hex() if reveal else ""
        return Seal(self.commitment, self.salts, secret, self.unsealed, self.server, self.lot)

    def chain(self) -> Chain:
        """The chain of the journal, before its first entry."""
        published = bytes.fromhex(self.commitment)
        return Chain(self._secret, self._hash, seal.first_link(published, self._salts, self.server))

    def deal(self, weights: Sequence[int]) -> tuple[int, int]:
        """The next chance: the counter it used and the place in `weights` that it fell on."""
        used = self.counter
        self.counter += 1
        return used, self.fall(used, weights)

    def fall(self, counter: int, weights: Sequence[int]) -> int:
        """Where chance number `counter` falls among the weights."""
        return self._draws.fall(counter, weights)

    def __repr__(self) -> str:
        return f"<Dealer at {self.counter}{', unsealed' if self.unsealed else ''}>"


def _is_salt(salt: object) -> bool:
    # `isprintable` would depend on the edition of Unicode, and the page's on another one.
    return isinstance(salt, str) and 0 < len(salt) <= LONGEST_SALT and not CONTROL.search(salt)


def must_be_secret(secret: object) -> None:
    """A SpellboardError if this cannot be a dealer's secret."""
    if not isinstance(secret, bytes):
        raise SpellboardError("error-secret-type", type=type(secret).__name__[:40], bytes=SECRET_BYTES)
    if len(secret) != SECRET_BYTES:
        raise SpellboardError("error-secret-length", bytes=SECRET_BYTES)


def drawn_secret() -> bytes:
    """A secret from the system."""
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secret(seed: int) -> bytes:
    """The secret of a match for tests and simulation: repeatable from a small number, so it proves nothing."""
    return hashlib.sha256(f"spellboard seed {seed}".encode()).digest()
