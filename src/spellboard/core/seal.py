"""The arithmetic of the seal: SHA-256 and HMAC-SHA-256 over texts, and nothing else.

Every hash begins with a label of its own, and every part has its length before it, so that no two different things are
ever hashed as the same bytes. Numbers are hashed as decimal text. docs/seal.md says what each is for;
web/src/seal does the same in TypeScript, and tests/golden/seal-vectors.json holds both to it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from functools import cache

VERSION = "spellboard-seal/2"
SECRET_BYTES = 32
SPAN = 1 << 256


def packed(parts: Iterable[bytes]) -> bytes:
    """Parts in a row, each with its length in four bytes before it."""
    return b"".join([len(part).to_bytes(4, "big") + part for part in parts])


@cache
def _labelled(label: str) -> bytes:
    return packed([f"{VERSION} {label}".encode()])


def hashed(label: str, *parts: bytes) -> bytes:
    """SHA-256 under a label."""
    return hashlib.sha256(_labelled(label) + packed(parts)).digest()


def keyed(secret: bytes, label: str, *parts: bytes) -> bytes:
    """HMAC-SHA-256 with the secret as key, under a label."""
    return hmac.digest(secret, _labelled(label) + packed(parts), "sha256")


_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


class Keyed:
    """`keyed` where the first parts stay the same: both halves of the HMAC are begun once, since a match needs many."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, secret: bytes, label: str, *parts: bytes) -> None:
        key = secret.ljust(64, b"\0")
        self._inner = hashlib.sha256(key.translate(_INNER) + _labelled(label) + packed(parts))
        self._outer = hashlib.sha256(key.translate(_OUTER))

    def digest(self, rest: bytes) -> bytes:
        """With the last parts, which come packed."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(rest)
        outer.update(inner.digest())
        return outer.digest()


# --- before the first deal --------------------------------------------------------------------------------------------


def header_hash(text: str) -> bytes:
    """The hash of a header, exactly as its text stands."""
    return hashed("header", text.encode())


def commitment(secret: bytes, header: bytes) -> bytes:
    """What is published first: it fixes the secret and, by the header's hash, all that is played with."""
    return hashed("commitment", secret, header)


def promise(published: bytes, seat: int, salt: str) -> bytes:
    """The hash of a salt that a seat sends first; it fits one seat of one match only, so nobody can copy it."""
    return hashed("promise", published, str(seat).encode(), salt.encode())


def server_salt(secret: bytes, header: bytes, seat: int) -> str:
    """The salt of a seat that gives none. It follows from the commitment, so that the host cannot choose it."""
    return keyed(secret, "server salt", header, str(seat).encode())[:16].hex()


def identity(secret: bytes) -> str:
    """A match id where none is given: 128 bits that tell nothing about the secret."""
    return keyed(secret, "match id")[:16].hex()


# --- chance -----------------------------------------------------------------------------------------------------------


def number(
    secret: bytes, header: bytes, salts: bytes, counter: int, weights: Sequence[int], again: int, label: str = "chance"
) -> int:
    """The 256 bits behind a chance; `salts` come packed, `again` counts how often the bits had to be drawn anew."""
    return Draws(secret, header, salts, label).number(counter, weights, again)


def fall(
    secret: bytes, header: bytes, salts: bytes, counter: int, weights: Sequence[int], label: str = "chance"
) -> int:
    """Where chance number `counter` falls among the weights, without bias."""
    return Draws(secret, header, salts, label).fall(counter, weights)


class Draws:
    """All chances of one match."""

    __slots__ = ("_keyed",)

    def __init__(self, secret: bytes, header: bytes, salts: bytes, label: str = "chance") -> None:
        self._keyed = Keyed(secret, label, header, salts)

    def number(self, counter: int, weights: Sequence[int], again: int) -> int:
        """The 256 bits behind a chance; `again` counts how often they had to be drawn anew."""
        odds = ",".join(map(str, weights)).encode()
        return int.from_bytes(self._keyed.digest(packed((b"%d" % counter, odds, b"%d" % again))), "big")

    def fall(self, counter: int, weights: Sequence[int]) -> int:
        """Where chance number `counter` falls among the weights, without bias."""
        total = sum(weights)
        again = 0
        # The last, incomplete round of `total` would favour the first places: draw again instead.
        while (point := self.number(counter, weights, again)) >= SPAN // total * total:
            again += 1
        point %= total
        for place, weight in enumerate(weights):
            if point < weight:
                return place
            point -= weight
        raise AssertionError("the weights do not add up")


def lot(secret: bytes, header: bytes, salts: bytes, seats: int) -> list[int]:
    """For each seat the chair that it falls to: one of all orders, each as likely as any other.

    Its draws have a label of their own, so the dealer's counter begins at 0 with a lot and without.
    """
    chairs = list(range(seats))
    for last in range(seats - 1, 0, -1):
        drawn = fall(secret, header, salts, last, [1] * (last + 1), "lot")
        chairs[last], chairs[drawn] = chairs[drawn], chairs[last]
    return chairs


# --- the chain --------------------------------------------------------------------------------------------------------


def nonce(secret: bytes, header: bytes, n: int) -> bytes:
    """What hides entry n in its link until the secret is open."""
    return keyed(secret, "chain", header, str(n).encode())


def first_link(published: bytes, salts: bytes, server: Iterable[int]) -> bytes:
    """The link before the first entry: the commitment, the salts, and which of them the server gave."""
    return hashed("start", published, salts, packed(str(seat).encode() for seat in server))


def next_link(link: bytes, text: str, hidden_by: bytes) -> bytes:
    """The link of an entry, exactly as its text stands."""
    return hashed("link", link, text.encode(), hidden_by)


_LINK = _labelled("link")
_LENGTHS = [size.to_bytes(4, "big") for size in range(33)]


class Chain:
    """The links of one journal as it grows; the newest is the head."""

    __slots__ = ("_nonces", "length", "link")

    def __init__(self, secret: bytes, header: bytes, start: bytes) -> None:
        self._nonces = Keyed(secret, "chain", header)
        self.link = start
        self.length = 0

    @property
    def head(self) -> str:
        return self.link.hex()

    def fork(self) -> Chain:
        """The same chain up to here, to try on what would come next."""
        return self.at(self.link, self.length)

    def at(self, link: bytes, length: int) -> Chain:
        """The chain of the same journal after so many entries."""
        chain = Chain.__new__(Chain)
        chain._nonces, chain.link, chain.length = self._nonces, link, length
        return chain

    def add(self, text: str) -> str:
        """Link the next entry; returns the new head."""
        self.length = n = self.length + 1
        # `next_link(self.link, text, nonce(secret, header, n))`, spelled out.
        number, data = b"%d" % n, text.encode()
        nonce = self._nonces.digest(_LENGTHS[len(number)] + number)
        parts = (_LINK, _LENGTHS[32], self.link, len(data).to_bytes(4, "big"), data, _LENGTHS[32], nonce)
        self.link = hashlib.sha256(b"".join(parts)).digest()
        return self.link.hex()
