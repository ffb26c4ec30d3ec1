"""Known answers of the seal, which Python and TypeScript must both give: `make golden` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from spellboard.core import seal

FILE = Path(__file__).parent / "seal-vectors.json"
HEADER = (
    '{"game":"embers","rules":1,"edition":"ab105409b45c5cd384b241c1a0089014005d90cc9fba9e283be481cc11387148",'
    '"options":{"shelter":true},"seats":3,"start":"new","dealer":"sealed","match":"63f134f58dbab3b2379eb497d5aa22c3"}'
)
ENTRIES = [
    '{"type":"chance","n":1,"action":"deal flame","counter":0,"weights":[6,5,4]}',
    '{"type":"deed","n":2,"seat":2,"action":"hide"}',
    '{"type":"deed","n":3,"seat":1,"action":"aim p3"}',
    '{"type":"undo","n":4,"before":3,"seat":1}',
    '{"type":"deed","n":5,"seat":1,"action":"häute \N{FIRE} ’"}',
    '{"type":"close","n":6,"reason":"agreement"}',
]
HALF = 1 << 254
WEIGHTS = [[1], [6, 5, 4], [1] * 6, [1, 1000000, 3], [HALF, HALF + 1], list(range(1, 60))]
"""The fifth has a total just above half of all numbers, so that nearly every second draw is done again."""
SECRET = bytes(range(32))


def case(name: str, secret: bytes, header: str, dealt_by: str, salts: list[str], server: list[int]) -> dict[str, Any]:
    """One match: all that the seal makes of it."""
    head = seal.header_hash(header)
    published = seal.commitment(secret, head)
    mixed = seal.packed(salt.encode() for salt in salts)
    link = seal.first_link(published, mixed, server)
    found: dict[str, Any] = {
        "name": name,
        "secret": secret.hex(),
        "header": header,
        "headerHash": head.hex(),
        "commitment": published.hex(),
        "matchId": seal.identity(secret),
        "salts": salts,
        "server": server,
        "serverSalts": [seal.server_salt(secret, head, seat) for seat in range(len(salts))],
        "promises": [seal.promise(published, seat, salt).hex() for seat, salt in enumerate(salts)],
        "firstLink": link.hex(),
        "entries": [],
        # Every match has one in numbers; a record holds it where its header says so.
        "lot": seal.lot(secret, head, mixed, len(salts)),
        "dealtBy": dealt_by,
        "falls": [],
    }
    for n, text in enumerate(ENTRIES, 1):
        hidden_by = seal.nonce(secret, head, n)
        link = seal.next_link(link, text, hidden_by)
        found["entries"].append({"text": text, "nonce": hidden_by.hex(), "link": link.hex()})
    for counter, weights in enumerate(WEIGHTS * 3):
        first = seal.number(secret, seal.header_hash(dealt_by), mixed, counter, weights, 0)
        fell = seal.fall(secret, seal.header_hash(dealt_by), mixed, counter, weights)
        # As text: another language's numbers may be too small for them.
        odds = [str(weight) for weight in weights]
        found["falls"].append({"counter": counter, "weights": odds, "number": f"{first:064x}", "fall": fell})
    return found


def vectors() -> dict[str, Any]:
    """All known answers."""
    own = ["00112233445566778899aabbccddeeff", "5a" * 64]
    drawn = seal.server_salt(SECRET, seal.header_hash(HEADER), 2)
    strange = HEADER.replace("embers", "Glüh\N{FIRE}")
    drawn_by = HEADER[:-1] + ',"lot":true}'
    drawn_by_six = drawn_by.replace('"seats":3', '"seats":6')
    six = [f"{number:032x}" for number in range(6)]
    seeded = HEADER.replace('"sealed"', '"seeded"')
    return {
        "version": seal.VERSION,
        "cases": [
            case("three salts, one of them the server's", SECRET, HEADER, HEADER, [*own, drawn], [2]),
            case(
                "letters that are no ASCII",
                SECRET[::-1],
                strange,
                strange,
                ["é", "", "𝔰"],
                [],
            ),
            case("seats by lot", SECRET, drawn_by, drawn_by, [*own, "c3" * 32], []),
            case("six seats by lot", SECRET[::-1], drawn_by_six, drawn_by_six, six, []),
            case("from a seed: no salts, dealt by an empty header", SECRET, seeded, "", [], []),
        ],
    }


def write() -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(vectors()), indent=1) + b"\n")


def kept() -> dict[str, Any]:
    """The known answers that are committed."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Any])
