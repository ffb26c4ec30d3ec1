"""What a seat is told of a running match and of a record: twins of a journal that it cannot tell apart look alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spellboard import Match, Rng, find
from tests.conformance.twins import courses, match_of
from tests.conformance.walking import load

from .conftest import EXAMPLE, Command

# Games, their options, and whether anything in them is hidden.
TABLE: list[tuple[str, dict[str, Any], bool]] = [
    (EXAMPLE, {}, True),
    ("amulett", {"start": "expert"}, True),
    ("amulett", {"start": "redraw"}, True),
    ("amulett", {}, False),
    ("bellum", {}, True),
    ("magalon", {}, False),
]


@pytest.mark.parametrize("seat", [0, pytest.param(1, marks=pytest.mark.more)])
@pytest.mark.parametrize(("name", "options", "hides"), TABLE, ids=lambda value: str(value))
def test_twin_journals_look_alike_to_the_seat_that_must_not_tell_them_apart(
    name: str, options: dict[str, Any], hides: bool, seat: int, tmp_path: Path, spellboard: Command,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    game = load(find(name), **options)
    for seed in range(2 if hides else 1):
        steps = courses(game, game.most, seat, Rng(seed), tries=12 if hides else 1)
        assert len(steps) > 10
        assert hides == any(step.one != step.other for step in steps), "the twins do not differ where they could"
        twins = []
        for moves in ([(step.who, step.one) for step in steps], [(step.who, step.other) for step in steps]):
            with monkeypatch.context() as patch:
                twins.append(match_of(game, game.most, moves, patch))
        one, other = twins
        assert (one.entries != other.entries) == hides
        assert _told(one, seat) == _told(other, seat)
        for twin in twins:
            twin.close("closed")
        told = [_replayed(spellboard, twin, seat, tmp_path, name) for twin in twins]
        assert told[0] == told[1]


def _told(match: Match, seat: int) -> tuple[bytes, bytes]:
    return msgspec.json.encode(match.told(seat)), match.transcript(seat).encode()


def _replayed(spellboard: Command, match: Match, seat: int, folder: Path, name: str) -> str:
    file = folder / "twin.json"
    match.record.save(file)
    where = ["--game", name] if ":" in name else []
    ran = spellboard("replay", file, "--seat", seat + 1, "--boards", *where)
    assert ran.code == 0, ran.err
    return ran.out
