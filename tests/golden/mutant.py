"""Records with one thing changed, and what Python says of each: the page must say the same wherever it can judge.

A mutant is stored as its change; web/test/mutants.test.ts carries the change out again.
A careful forger, who has the open secret, rewrites commitment and links after the change.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import spellboard
from spellboard import Game, Match, Message, Record, RecordError
from spellboard.core import seal
from tests.core.table import NAMES, SALTS, SECRET, finish, hidden_until_lead, sealed, with_every_kind_of_entry
from tests.example import GAME

FOLDER = Path(__file__).parent

Change = list[Any]
"""A place in the record and its new value; without one the part is taken out. `+3` inserts before the fourth part."""

ENGINE_ONLY: dict[str, set[str]] = {
    "actions": {"refused", "action", "action-written", "not-forced", "was-over", "no-chance"},
    "dice": {"dealer-gave", "weights"},
    "result": {"result", "last-position"},
    "game": {"not-on-shelf", "revision"},
    "edition": {"edition-table", "edition-game", "verbatim", "between"},
    "options": {"no-option", "option", "options-spelling"},
    "position": {"start"},
    "former": set(),
}
"""What the page cannot find, because it knows no rules: kinds, as docs/seal.md explains them, and Python's codes."""


class Mutant(Struct, frozen=True, omit_defaults=True):
    """A record with one thing changed."""

    name: str
    base: str
    code: str = ""
    """What Python refuses it for: a code, and the reason if it has one; empty if it is sound."""
    kind: str = ""
    """Where this is nothing that the page must find: why."""
    change: list[Change] = []
    care: bool = False
    """Whether commitment and links are rewritten."""
    splice: tuple[int, int, str] | None = None
    """Bytes taken out of the file at a place, and others put in, each as the character of its number."""


# --- records to change ------------------------------------------------------------------------------------------------


@cache
def bases() -> dict[str, bytes]:
    """Records by name: with undo, a rewind, a composite; closed; from a position; and some of the golden ones."""
    found = {name: record.encode() for name, record in (("tour", tour()), ("closed", closed()), ("fork", fork()))}
    for name in (
        "embers/sealed-with-a-lot",
        "embers/undo-and-resignation",
        "magalon/skip",
        "magalon/stuck-and-taken-back",
        "bellum/stall",
        "amulett/three-players-seven-colours",
        "former/embers-last-round",
    ):
        found[name] = (FOLDER / f"{name}.json").read_bytes()
    return found


def tour() -> Record:
    match = with_every_kind_of_entry(sealed(GAME.load()))
    match.resign(2)
    return finish(match, 4).record


def closed() -> Record:
    match = sealed(GAME.load())
    hidden_until_lead(match)
    match.close("agreement")
    return match.record


def fork() -> Record:
    match = Match.begin(GAME.load(), NAMES, secret=SECRET[::-1], salts=SALTS, start=(closed(), 12))
    match.close("closed")
    return match.record


# --- carrying a change out --------------------------------------------------------------------------------------------


def made(mutant: Mutant) -> bytes:
    """The file of a mutant."""
    data = bases()[mutant.base]
    if mutant.splice is not None:
        at, gone, put = mutant.splice
        return data[:at] + put.encode("latin-1") + data[at + gone :]
    if not mutant.change:
        return data
    document = json.loads(data)
    for path, *value in mutant.change:
        _carry_out(document, path, value)
    if mutant.care:
        _mend(document)
    return json.dumps(document).encode()


def _carry_out(document: Any, path: list[str | int], value: list[Any]) -> None:
    *way, last = path
    for part in way:
        document = document[part]
    if isinstance(last, str) and last.startswith("+"):
        document.insert(int(last[1:]), value[0])
    elif value:
        document[last] = value[0]
    else:
        del document[last]


def _mend(document: Any) -> None:
    """Commitment and links that fit the rest, as a forger with the secret writes them."""
    said = document["seal"]
    secret = bytes.fromhex(said["secret"])
    hashed = seal.header_hash(document["header"])
    said["commitment"] = seal.commitment(secret, hashed).hex()
    salts = seal.packed(salt.encode() for salt in said["salts"])
    start = seal.first_link(bytes.fromhex(said["commitment"]), salts, said.get("server", []))
    chain = seal.Chain(secret, hashed, start)
    document["links"] = [chain.add(text) for text in document["entries"]]


def judged(mutant: Mutant) -> Mutant:
    """The mutant with what Python refuses it for."""
    try:
        record = Record.decode(made(mutant))
        record.verify(_game_of(record.game))
    except RecordError as error:
        why = error.reason.args.get("why")
        reason = f" {why.key}" if isinstance(why, Message) else ""
        return msgspec.structs.replace(mutant, code=error.code + reason, kind=_kind_of(error.code + reason, mutant))
    return mutant


def _kind_of(code: str, mutant: Mutant) -> str:
    if mutant.base.startswith("former/"):
        return "former"
    kind = next((kind for kind, codes in ENGINE_ONLY.items() if code.split()[0] in codes), "")
    # The page reads the text of a start; of the position in it it knows nothing.
    return kind if kind != "position" or "position" in code else ""


def _game_of(name: str) -> type[Game] | None:
    return GAME if name == GAME.name else None if name not in spellboard.shelf() else spellboard.find(name)


def compact(value: Any) -> str:
    """JSON as header and entries are written."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
