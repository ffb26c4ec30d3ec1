"""What must never change by accident: codes, random play, special courses, and what is told, shown and refused in them.

`make golden` writes them anew and shows the difference; a test compares.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec

import spellboard
from spellboard import Game, Record, Rng
from spellboard.bots import playout
from tests.conformance.walking import counts, load

from . import doubted, messages, mutants, shown, vectors

HERE = Path(__file__).parent
GAMES = ("tests.example:GAME", *spellboard.shelf())
PLAYED = 6


def kinds() -> dict[str, type[Game]]:
    """Every game that has golden files, by its own name."""
    return {kind.name: kind for kind in map(spellboard.find, GAMES)}


def courses(name: str) -> dict[str, Callable[[], Record]]:
    """The special courses of a game, which its tests keep in a module `golden`."""
    module = "tests.example.golden" if name == "embers" else f"tests.games.{name}.golden"
    found: dict[str, Callable[[], Record]] = import_module(module).RECORDS if find_spec(module) else {}
    return found


def play(kind: type[Game]) -> str:
    """A checksum over some random games of every number of players: the same pure and compiled."""
    game = load(kind)
    digest = hashlib.sha256()
    for players in counts(kind):
        for seed in range(PLAYED):
            state = game.new(players)
            decisions = playout(state, Rng(seed))
            digest.update(state.to_bytes() + decisions.to_bytes(4, "big"))
    return digest.hexdigest()


def facts() -> dict[str, dict[str, str]]:
    """The index and the play of every game, and what is told and shown in its special courses, as checksums."""
    return {
        name: {
            "codes": kind.load().codes.sha256,
            "play": play(kind),
            "laid out": shown.laid_out(kind.load()),
            "drawn": shown.drawn(kind.load()),
            "explained": shown.explained(kind.load()),
            "told": shown.told(course_records(kind)),
            "shown": shown.shown(course_records(kind)),
            "doubted": doubted.doubted(load(kind), course_records(kind)),
            "edited": doubted.edited(kind),
        }
        for name, kind in kinds().items()
    }


def course_records(kind: type[Game]) -> list[tuple[Game, Record]]:
    """The committed records of a game's special courses, each with the game that it was played with."""
    records = [Record.load(path) for path in sorted((HERE / kind.name).glob("*.json"))]
    return [(record.load_game(kind), record) for record in records]


def kept_facts() -> dict[str, dict[str, str]]:
    """The checksums that are committed."""
    return msgspec.json.decode((HERE / "facts.json").read_bytes(), type=dict[str, dict[str, str]])


def write() -> None:
    """Write all golden files anew."""
    vectors.write()
    messages.write(kinds())
    for name in kinds():
        folder = HERE / name
        for old in folder.glob("*.json"):
            old.unlink()
        for course, make in courses(name).items():
            folder.mkdir(exist_ok=True)
            make().save(folder / f"{course}.json")
    # Last, because both read the records.
    mutants.write()
    (HERE / "facts.json").write_bytes(msgspec.json.format(msgspec.json.encode(facts()), indent=1) + b"\n")
