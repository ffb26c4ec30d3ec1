"""Opening a match among people who need not trust the host: header, commitment, promises, salts, first deal.

    header frozen, commitment published  ->  every seat sends the hash of its salt  ->  when all are in, the salts

Where seats are drawn, people promise for the chair that they have taken, and the salts decide who sits where: with the
last of them the order follows from secret, header and salts, so nobody can choose it.

A host keeps an opening between these steps by `encode` and `decode`. It holds the secret: for the host's eyes only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from . import header, seal, starts
from .dealer import Dealer, drawn_secret, must_be_secret
from .entries import once
from .errors import RecordError, SpellboardError, because
from .game import Game
from .match import Match
from .starts import Begun

FORMAT = "spellboard-opening/1"
SALT = re.compile("(?:[0-9a-f]{2}){16,64}")
PROMISE = re.compile("[0-9a-f]{64}")


class _Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """An opening as the host stores it."""

    format: str
    secret: str
    header: str
    edition: str
    players: list[str]
    promises: list[str]
    salts: list[str]
    server: list[int]
    start: str = ""


class Opening:
    """One match before its first deal. What it refuses changes nothing, and what comes twice does no harm."""

    def __init__(self, game: Game, players: Sequence[str], secret: bytes, head: str, start: str = "") -> None:
        must_be_secret(secret)
        self.game = game
        self.players = list(players)
        self.header = head
        self.start = start
        """The text of the start, to be published with the header; empty where it is a new game."""
        self.lot = header.read(head).lot
        """Whether the seats are drawn."""
        self._secret = secret
        self._hash = seal.header_hash(head)
        self.commitment = seal.commitment(secret, self._hash).hex()
        self.promises = [""] * len(self.players)
        self.salts = [""] * len(self.players)
        self.server: list[int] = []

    @classmethod
    def new(
        cls,
        game: Game,
        players: Sequence[str],
        *,
        secret: bytes | None = None,
        identity: str | None = None,
        start: Begun | None = None,
        lot: bool = False,
    ) -> Opening:
        """Freeze the header and draw the secret; `commitment` is now to be published.

        `start` is a position to begin from, or a finished record and the number of an entry. With `lot` the players
        stand by the chairs that they have taken, and `order` says in the end who sits where.
        """
        own = drawn_secret() if secret is None else secret
        must_be_secret(own)
        text = starts.text_of(game, start)
        begins = starts.hashed(text)
        starts.position(game, len(players), begins, text)
        head = header.write(game, len(players), identity or seal.identity(own), start=begins, lot=lot)
        return cls(game, players, own, head, text)

    # --- the steps ---------------------------------------------------------------------------------------------------

    @property
    def promised(self) -> bool:
        """Whether the hashes of all salts are in, so that the salts themselves may come."""
        return all(self.promises)

    @property
    def complete(self) -> bool:
        """Whether all salts are in."""
        return all(self.salts)

    @property
    def order(self) -> list[int]:
        """For each seat the chair of whoever will sit there; by lot it is empty until all salts are in."""
        if not self.lot:
            return list(range(len(self.players)))
        return self._dealer().drawn() if self.complete else []

    @property
    def waiting(self) -> list[int]:
        """The seats that must send something now: the hash of a salt, then the salt."""
        due = self.salts if self.promised else self.promises
        return [seat for seat, sent in enumerate(due) if not sent]

    def promise(self, seat: int, digest: str) -> None:
        """A seat sends the hash of its salt: `promise_of(commitment, seat, salt)`."""
        self._must_be_seat(seat)
        if not PROMISE.fullmatch(digest):
            raise SpellboardError("error-hash-digits")
        if self.promises[seat] not in ("", digest):
            raise SpellboardError("error-hash-other", seat=seat + 1)
        self.promises[seat] = digest

    def reveal(self, seat: int, salt: str) -> None:
        """A seat sends its salt, which must fit the hash that it sent before."""
        self._must_be_seat(seat)
        # Whoever sees a salt before promising one could choose a salt to suit.
        if not self.promised:
            raise SpellboardError("error-salt-early")
        if not SALT.fullmatch(salt):
            raise SpellboardError("error-salt-digits")
        if promise_of(self.commitment, seat, salt) != self.promises[seat]:
            raise SpellboardError("error-salt-unfit", seat=seat + 1)
        self.salts[seat] = salt

    def server_salt(self, seat: int) -> None:
        """The server gives the salt of a seat that sends none (a bot, a guest without script); this is marked.

        It follows from the commitment, so the host cannot choose it. A seat that has sent a hash must send its salt:
        if it does not, the opening is given up and another one begun, which everybody sees.
        """
        self._must_be_seat(seat)
        if seat in self.server:
            return
        if self.promises[seat]:
            raise SpellboardError("error-salt-promised", seat=seat + 1)
        salt = seal.server_salt(self._secret, self._hash, seat)
        self.promises[seat], self.salts[seat] = promise_of(self.commitment, seat, salt), salt
        self.server = sorted([*self.server, seat])

    def begin(self, forced: bool = False) -> Match:
        """The first deal; the same opening always begins the same match."""
        if not self.complete:
            raise SpellboardError("error-salts-missing", seats=[seat + 1 for seat in self.waiting])
        order = self.order
        seated = [self.players[chair] for chair in order]
        return Match.dealt(self.game, seated, self._dealer(order if self.lot else ()), forced, self.start)

    def _dealer(self, lot: Sequence[int] = ()) -> Dealer:
        return Dealer(self._secret, self.header, self.salts, self.server, lot=lot)

    def _must_be_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.players):
            raise SpellboardError("error-no-seat")

    # --- keeping -----------------------------------------------------------------------------------------------------

    def encode(self) -> bytes:
        """The opening as JSON, the secret included."""
        text = header.edition_text(self.game.edition)
        held = (self.players, self.promises, self.salts, self.server, self.start)
        return msgspec.json.encode(_Kept(FORMAT, self._secret.hex(), self.header, text, *held))

    @classmethod
    def decode(cls, data: bytes, game: type[Game] | None = None) -> Opening:
        """The opening that `encode` wrote; every step of it is checked again."""
        try:
            kept = msgspec.json.decode(data, type=_Kept)
            once(data)
            secret = bytes.fromhex(kept.secret)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise RecordError("error-opening", why=error) from None
        head = header.read(kept.header)
        seats = len(kept.players)
        if kept.format != FORMAT or not head.seats == seats == len(kept.promises) == len(kept.salts):
            raise RecordError("error-opening", why=because("error-parts"))
        if header.fingerprint(kept.edition) != head.edition:
            raise RecordError("error-edition-of-header")
        played = header.load_game(head, kept.edition, game, kept.start)
        opening = cls(played, kept.players, secret, kept.header, kept.start)
        for seat in kept.server:
            opening.server_salt(seat)
        for seat in range(seats):
            if kept.promises[seat]:
                opening.promise(seat, kept.promises[seat])
        for seat in range(seats):
            if kept.salts[seat] and seat not in opening.server:
                opening.reveal(seat, kept.salts[seat])
        return opening

    def __repr__(self) -> str:
        return f"<Opening of {self.game.name}: {self.commitment[:16]}, waiting for {self.waiting}>"


def promise_of(commitment: str, seat: int, salt: str) -> str:
    """The hash of a salt, for the seat and the match it belongs to."""
    return seal.promise(bytes.fromhex(commitment), seat, salt).hex()
