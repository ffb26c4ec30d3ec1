"""The seal gives the known answers; web/test/seal.test.ts holds TypeScript to the same file."""

from __future__ import annotations

import hashlib
import hmac
import struct
from typing import Any

import pytest

from . import vectors

CASES = pytest.mark.parametrize("case", vectors.kept()["cases"], ids=lambda case: case["name"])


def test_the_seal_gives_the_known_answers() -> None:
    assert vectors.vectors() == vectors.kept()


# The same from docs/seal.md alone, without a line of the engine.


def packed(*parts: bytes) -> bytes:
    return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def hashed(label: str, *parts: bytes) -> bytes:
    return hashlib.sha256(packed(b"spellboard-seal/2 " + label.encode(), *parts)).digest()


def keyed(secret: bytes, label: str, *parts: bytes) -> bytes:
    return hmac.new(secret, packed(b"spellboard-seal/2 " + label.encode(), *parts), hashlib.sha256).digest()


@CASES
def test_header_commitment_promises_and_links_are_as_the_page_says(case: dict[str, Any]) -> None:
    secret, head = bytes.fromhex(case["secret"]), hashed("header", case["header"].encode())
    assert head.hex() == case["headerHash"]
    published = hashed("commitment", secret, head)
    assert published.hex() == case["commitment"]
    assert keyed(secret, "match id")[:16].hex() == case["matchId"]
    for seat, salt in enumerate(case["salts"]):
        assert hashed("promise", published, b"%d" % seat, salt.encode()).hex() == case["promises"][seat]
        assert keyed(secret, "server salt", head, b"%d" % seat)[:16].hex() == case["serverSalts"][seat]
    salts = packed(*(salt.encode() for salt in case["salts"]))
    link = hashed("start", published, salts, packed(*(b"%d" % seat for seat in case["server"])))
    assert link.hex() == case["firstLink"]
    for n, entry in enumerate(case["entries"], 1):
        nonce = keyed(secret, "chain", head, b"%d" % n)
        link = hashed("link", link, entry["text"].encode(), nonce)
        assert (nonce.hex(), link.hex()) == (entry["nonce"], entry["link"])


def fall(
    label: str, secret: bytes, head: bytes, salts: bytes, counter: int, weights: list[int]
) -> tuple[int, list[int]]:
    """The place where it falls, and all numbers that were drawn for it."""
    odds = ",".join(map(str, weights)).encode()
    numbers: list[int] = []
    while not numbers or numbers[-1] >= 2**256 - 2**256 % sum(weights):
        bits = keyed(secret, label, head, salts, b"%d" % counter, odds, b"%d" % len(numbers))
        numbers.append(int.from_bytes(bits, "big"))
    point, place = numbers[-1] % sum(weights), 0
    while point >= weights[place]:
        point -= weights[place]
        place += 1
    return place, numbers


@CASES
def test_lots_are_as_the_page_says(case: dict[str, Any]) -> None:
    secret, head = bytes.fromhex(case["secret"]), hashed("header", case["header"].encode())
    salts = packed(*(salt.encode() for salt in case["salts"]))
    chairs = list(range(len(case["salts"])))
    for seat in reversed(range(1, len(chairs))):
        place, _ = fall("lot", secret, head, salts, seat, [1] * (seat + 1))
        chairs[seat], chairs[place] = chairs[place], chairs[seat]
    assert chairs == case["lot"]


@CASES
def test_falls_are_as_the_page_says(case: dict[str, Any]) -> None:
    secret, head = bytes.fromhex(case["secret"]), hashed("header", case["dealtBy"].encode())
    salts = packed(*(salt.encode() for salt in case["salts"]))
    drawn_again = 0
    for known in case["falls"]:
        place, numbers = fall("chance", secret, head, salts, known["counter"], [int(odds) for odds in known["weights"]])
        assert f"{numbers[0]:064x}" == known["number"]
        drawn_again += len(numbers) > 1
        assert place == known["fall"]
    assert drawn_again, "no case shows what happens in the incomplete last round"
