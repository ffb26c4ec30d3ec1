"""Changes of a record's parts, of its header and of its entries, with care and without."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from .mutant import Change, Mutant, bases, compact

VALUES: list[Any] = [None, True, False, 0, 1, -1, 99, 2**53, 1.5, "", "x", "A" * 64, [], [0], ["x"], {}, {"x": 1}]


def edited(base: str) -> Iterator[Mutant]:
    """Every part of a record, of its seal and of its result: taken out, and exchanged for values of all types."""
    document = json.loads(bases()[base])
    for way in ([], ["seal"], ["outcome"]):
        part: Any = document
        for key in way:
            part = part[key]
        for key in part or {}:
            path = [*way, key]
            yield Mutant(f"{path}: none", base, change=[[path]])
            for value in VALUES:
                yield Mutant(f"{path}: {str(value)[:12]!r}", base, change=[[path, value]])
        if part is not None:
            yield Mutant(f"{way}: a part more", base, change=[[[*way, "moon"], 1]])


def headers(base: str) -> Iterator[Mutant]:
    """Every field of the header exchanged with care, and its text spelled otherwise."""
    text: str = json.loads(bases()[base])["header"]
    fields = json.loads(text)
    for key in [*fields, "lot", "moon"]:
        rest = {name: value for name, value in fields.items() if name != key}
        yield _header(f"header {key}: none", base, compact(rest))
        for value in VALUES:
            yield _header(f"header {key}: {str(value)[:12]!r}", base, compact({**fields, key: value}))
    yield from (
        _header(f"header: {name}", base, changed)
        for name, changed in {
            "spaces": json.dumps(fields),
            "keys turned round": compact(dict(reversed(fields.items()))),
            "a key twice": text.replace('"seats":', '"seats":3,"seats":', 1),
            "a point": text.replace('"seats":3', '"seats":3.0').replace('"seats":2', '"seats":2.0'),
            "a line": text + "\n",
            "a mark that turns the line": text.replace('"game":"', '"game":"\u202e', 1),
            "something after it": text + "{}",
            "a list": f"[{text}]",
            "nothing": "",
            "nested": text.replace('"options":{', '"options":{"x":' + "[" * 150 + "]" * 150 + ",", 1),
        }.items()
    )
    for value in (True, False, 0, "true", None):
        chosen = compact({**fields, "options": {"shelter": value}})
        yield _header(f"header: shelter is {value!r}", base, chosen)
    yield _header("header: a longer match id", base, text.replace('"match":"', '"match":"0'))
    other = compact({**fields, "match": "0" * 32})
    yield _header("header: another match with care", base, other)
    yield Mutant("header: another match without care", base, change=[[["header"], other]])


def _header(name: str, base: str, text: str) -> Mutant:
    return Mutant(name, base, change=[[["header"], text]], care=True)


def journal(base: str) -> Iterator[Mutant]:
    """One entry of each kind: its fields exchanged with care, its text spelled otherwise, moved, doubled, taken out."""
    document = json.loads(bases()[base])
    texts: list[str] = document["entries"]
    for at, text in _one_of_each(texts):
        entry = json.loads(text)
        for key in [*entry, *(key for key in ("chain", "forced", "seat", "moon") if key not in entry)]:
            rest = {name: value for name, value in entry.items() if name != key}
            yield _entry(f"entry {at + 1} {key}: none", base, at, compact(rest))
            for value in [*VALUES, 2, at + 1, at + 2, at, "hide", "HIDE", "deed", "chance", "undo", "resign", "close"]:
                yield _entry(f"entry {at + 1} {key}: {value!r}"[:40], base, at, compact({**entry, key: value}))
        for name, changed in _spellings(text).items():
            yield _entry(f"entry {at + 1}: {name}", base, at, changed)
            yield Mutant(f"entry {at + 1}: {name}, clumsily", base, change=[[["entries", at], changed]])
        moves: dict[str, list[Change]] = {
            "taken out": [[["entries", at]]],
            "twice": [[["entries", f"+{at}"], text]],
            "before the one before": [[["entries", at]], [["entries", f"+{max(at - 1, 0)}"], text]],
            "as an object": [[["entries", at], entry]],
        }
        if entry["type"] in ("resign", "close") and at + 1 < len(texts):
            moves["in the place of the next"] = [[["entries", at + 1], compact({**entry, "n": at + 2})]]
        for name, change in moves.items():
            yield Mutant(f"entry {at + 1} {name}", base, change=change)
            yield Mutant(f"entry {at + 1} {name}, with care", base, change=change, care=True)
    n = len(texts)
    for name, more in {
        "a close": {"type": "close", "n": n + 1, "reason": "closed"},
        "a resignation": {"type": "resign", "n": n + 1, "seat": 0},
        "an undo": {"type": "undo", "n": n + 1, "before": n},
        "an undo of a seat": {"type": "undo", "n": n + 1, "before": n, "seat": 0},
        "an action": {"type": "deed", "n": n + 1, "seat": 0, "action": "hide"},
    }.items():
        yield Mutant(f"{name} after the end", base, change=[[["entries", f"+{n}"], compact(more)]], care=True)
    yield Mutant("the last entry cut off", base, change=[[["entries", n - 1]]], care=True)
    yield Mutant("no entries", base, change=[[["entries"], []]], care=True)


def _one_of_each(texts: list[str]) -> Iterator[tuple[int, str]]:
    """The first entry of every kind: an undo by a seat and one by all, an action alone and one of a composite."""
    seen = set()
    for at, text in enumerate(texts):
        entry = json.loads(text)
        kind = (entry["type"], "seat" in entry, "chain" in entry, "forced" in entry)
        if kind not in seen:
            seen.add(kind)
            yield at, text


def _entry(name: str, base: str, at: int, text: str) -> Mutant:
    return Mutant(name, base, change=[[["entries", at], text]], care=True)


def _spellings(text: str) -> dict[str, str]:
    """An entry spelled otherwise: some mean the same, and some are nothing that can be read."""
    entry = json.loads(text)
    n = f'"n":{entry["n"]}'
    return {
        "spaces": json.dumps(entry),
        "keys turned round": compact(dict(reversed(entry.items()))),
        "a key twice": text.replace(n, f"{n},{n}"),
        "a number with a point": text.replace(n, f"{n}.0"),
        "a number with an exponent": text.replace(n, f"{n}e0"),
        "a number with a nought before it": text.replace('"n":', '"n":0'),
        "a seat below nothing": text.replace('"seat":', '"seat":-'),
        "a letter as its number": text.replace("e", "\\u0065"),
        "half a letter": text.replace('"type":"', '"type":"\\ud800', 1),
        "half a letter in the action": text.replace('"action":"', '"action":"\\udc00', 1),
        "a line": text + "\n",
        "a mark that turns the line": text.replace('"action":"', '"action":"\u202e', 1),
        "a tab": "\t" + text,
        "a comma more": text[:-1] + ",}",
        "something after it": text + " x",
        "cut off": text[:-1],
        "quotation marks": compact(text),
        "a list": f"[{text}]",
        "nothing": "",
        "no number": text.replace(n, '"n":NaN'),
    }
