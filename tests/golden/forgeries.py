"""Changes of the seal, of start and edition, of the end and of the bytes of a file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from random import Random

from spellboard import RecordError
from spellboard.core import header as headers
from spellboard.core.entries import Close
from spellboard.core.entries import write as written
from spellboard.core.verify import checksum
from tests.core.forging import relinked, replace
from tests.example import GAME

from .mutant import Change, Mutant, bases, compact, tour
from .mutations import VALUES

ANOTHER = "0123456789abcdef" * 4
SPLICES = 60
"""So many times the bytes of each record are damaged at random."""


def seals(base: str) -> Iterator[Mutant]:
    """Salts, marks and lots, with care and without; secret, commitment, links and names."""
    document = json.loads(bases()[base])
    said = document["seal"]
    salts = said["salts"]
    first = salts[0] if salts else ""
    changes: dict[str, list[Change]] = {
        f"a salt {name}": [[["seal", "salts"], [salt, *salts[1:]]]]
        for name, salt in {
            "of another": "x",
            "that is empty": "",
            "that is long": "x" * 128,
            "too long": "x" * 129,
            "of 128 signs that need four bytes": "\N{FIRE}" * 128,
            "of 129 signs that need four bytes": "\N{FIRE}" * 129,
            "with a control character": "a\x1b",
            "that turns the line": "a\u202e",
            "with a broad space": "a\u3000b",
            "with a sign of a later Unicode": "\U0001fae9",
            "for private use": "\ue000",
            "with half a letter": "\ud83d",
            "in capitals": first.upper() + "A",
        }.items()
    }
    changes |= {
        "salts turned round": [[["seal", "salts"], salts[::-1]]],
        "a salt more": [[["seal", "salts"], [*salts, "x"]]],
        "a salt fewer": [[["seal", "salts"], salts[1:]]],
        "no marks": [[["seal", "server"], []]],
        "a mark": [[["seal", "server"], [0]]],
        "marks turned round": [[["seal", "server"], [1, 0]]],
        "a mark twice": [[["seal", "server"], [2, 2]]],
        "a mark of nobody": [[["seal", "server"], [9]]],
        "a mark below nothing": [[["seal", "server"], [-1]]],
        "no lot": [[["seal", "lot"], []]],
        "a lot": [[["seal", "lot"], [0, 1, 2]]],
        "another lot": [[["seal", "lot"], said.get("lot", [1, 0, 2])[::-1]]],
        "unsealed": [[["seal", "unsealed"], True]],
        "unsealed and without salts": [[["seal", "unsealed"], True], [["seal", "salts"], []], [["seal", "server"], []]],
        "not unsealed": [[["seal", "unsealed"], False]],
        "another secret": [[["seal", "secret"], ANOTHER]],
        "names turned round": [[["players"], document["players"][::-1]]],
        "a name more": [[["players"], [*document["players"], "Eve"]]],
        "a name fewer": [[["players"], document["players"][1:]]],
        "a name that is strange": [[["players", 0], "\u202e\n\x00"]],
        "a name of half a letter": [[["players", 0], "\ud800"]],
        "a comment in the edition": [[["edition"], document["edition"] + "\n# mine"]],
        "a start": [[["start"], "{}"]],
        "an empty start": [[["start"], ""]],
    }
    for name, change in changes.items():
        yield Mutant(name, base, change=change)
        yield Mutant(f"{name}, with care", base, change=change, care=True)
    for name, value in {
        "in capitals": said["secret"].upper(),
        "too short": said["secret"][2:],
        "too long": said["secret"] + "00",
        "with a space": said["secret"] + " ",
        "of other letters": "g" * 64,
    }.items():
        yield Mutant(f"a secret {name}", base, change=[[["seal", "secret"], value]])
    for name, value in {"in capitals": said["commitment"].upper(), "of another match": ANOTHER}.items():
        yield Mutant(f"a commitment {name}", base, change=[[["seal", "commitment"], value]])
    links = document["links"]
    for at in (0, len(links) // 2, len(links) - 1):
        yield Mutant(f"link {at + 1} of another", base, change=[[["links", at], ANOTHER]])
        yield Mutant(f"link {at + 1} in capitals", base, change=[[["links", at], links[at].upper()]])
        yield Mutant(f"link {at + 1} taken out", base, change=[[["links", at]]])
        yield Mutant(f"link {at + 1} twice", base, change=[[["links", f"+{at}"], links[at]]])


def starts() -> Iterator[Mutant]:
    """The text of a start exchanged, with a header that fits it."""
    document = json.loads(bases()["fork"])
    fields, start = json.loads(document["header"]), json.loads(document["start"])
    texts = {
        "spaces": json.dumps(start),
        "a key twice": document["start"].replace('"entry":', '"entry":1,"entry":'),
        "a line": document["start"] + "\n",
        "nothing": "",
        "a list": "[]",
    }
    for key in [*start, "practice", "moon"]:
        texts[f"{key}: none"] = compact({name: value for name, value in start.items() if name != key})
        for value in [*VALUES, 12, 7.0, "0" * 32, "0" * 33, "0" * 32 + "\n"]:
            texts[f"{key}: {str(value)[:12]!r}"] = compact({**start, key: value})
    texts["another edition"] = compact({**start, "position": {**start["position"], "edition": "0" * 16}})
    texts["a field more"] = compact({**start, "position": {**start["position"], "moon": 1}})
    for name, text in texts.items():
        head = compact({**fields, "start": hashlib.sha256(text.encode()).hexdigest()})
        yield Mutant(f"start: {name}", "fork", change=[[["start"], text]])
        yield Mutant(f"start: {name}, with care", "fork", change=[[["start"], text], [["header"], head]], care=True)


def editions(base: str) -> Iterator[Mutant]:
    """The edition exchanged, with a header that fits it."""
    document = json.loads(bases()[base])
    text, fields = document["edition"], json.loads(document["header"])
    for name, other in {
        "a comment": text + "\n# mine",
        "another figure": text.replace("= 6", "= 7", 1),
        "a figure that cannot be": text.replace("revision = 1", "revision = 0", 1),
        "no edition": "",
        "no TOML": "[",
        "JSON": "{}",
        "of another game": text.replace('game = "', 'game = "x', 1),
    }.items():
        head = compact({**fields, "edition": headers.fingerprint(other)})
        change: list[Change] = [[["edition"], other], [["header"], head]]
        yield Mutant(f"edition: {name}", base, change=change, care=True)


def forgeries() -> Iterator[Mutant]:
    """What somebody writes who has the secret and knows the rules: it agrees with itself, and neither can tell."""
    record = tour()
    for cut in (1, 5, 20):
        texts = [*record.entry_texts[:-cut], written(Close(len(record.entry_texts) - cut + 1, "agreement"))]
        other = replace(relinked(record, texts=texts), outcome=None)
        try:
            state = other.final(GAME)
        except RecordError:
            continue
        change: list[Change] = [[["entries"], texts], [["outcome"], None], [["checksum"], checksum(state)]]
        yield Mutant(f"closed {cut} entries before the end", "tour", change=change, care=True)


def damaged(base: str, rng: Random) -> Iterator[Mutant]:
    """Bytes of the file changed, doubled and lost."""
    data = bases()[base]
    yield Mutant("as it is", base)
    yield Mutant("a byte order mark", base, splice=(0, 0, "\xef\xbb\xbf"))
    yield Mutant("a space before it", base, splice=(0, 0, " \n"))
    yield Mutant("something after it", base, splice=(len(data), 0, "x"))
    yield Mutant("a second record", base, splice=(len(data), 0, "{}"))
    yield Mutant("cut off", base, splice=(len(data) - 3, 3, ""))
    players = data.index(b'"players":[') + len('"players":["')
    for put in (
        "\xff",
        "\xc3",
        "\xed\xa0\x80",
        "\xf0\x9f\x94\xa5",
        "\\ud800",
        "\\ud83d\\udd25",
        "\x01",
        "\\u0001",
        "\\x41",
        "\\",
    ):
        yield Mutant(f"a name with {put!r}", base, splice=(players, 0, put))
    for key in (b'"players"', b'"checksum"', b'"salts"', b'"commitment"', b'"winners"'):
        if key in data:
            put = f"{key.decode()}:null,"
            yield Mutant(f"{key.decode()} twice", base, splice=(data.index(key), 0, put))
    for put in ("0", "-", ".0", "e0", "00", "9" * 20):
        at = data.find(b'"ranks":[')
        if at > 0:
            yield Mutant(f"a rank with {put}", base, splice=(at + len('"ranks":[1'), 0, put))
    for _ in range(SPLICES):
        at, gone = rng.randrange(len(data)), rng.choice((0, 1, 1, 1, 2, 9))
        put = rng.choice(("", "0", "1", '"', ",", "}", "]", "\\", "x", " ", "\xe9", "null", chr(rng.randrange(256))))
        if gone or put:
            yield Mutant(f"bytes at {at}", base, splice=(at, gone, put))
