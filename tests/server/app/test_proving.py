"""Records from outside: replayed elsewhere, with little time and little room."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import spellboard
from spellboard.core.messages import Message
from spellboard.server.app import proving
from spellboard.server.app.proving import Proving
from spellboard.server.errors import Problem
from spellboard.server.wire.replay import Opened
from tests.example import GAME

GAMES = {"embers": GAME}


def played() -> bytes:
    match = spellboard.Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], secret=bytes(32), salts=["a" * 32] * 3)
    rng = spellboard.Rng(1)
    while not match.over:
        seat = match.state.actor
        assert seat is not None
        legal = match.state.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)
    return match.record.encode()


def test_a_sound_record_is_proved() -> None:
    found = asyncio.run(Proving(GAMES).prove(played()))
    assert (found.game, found.players, found.wrong) == ("embers", ["Ada", "Ben", "Cleo"], "")
    assert found.proved == ["rules", "result", "dice"]
    assert "head" in found.unknown


def test_practice_is_named_as_such() -> None:
    game = GAME.load()
    practice = game.practice
    assert practice is not None
    match = spellboard.Match.begin(game, ["Ada", "Ben", "Cleo"], seed=practice.seed, start=practice)
    match.close("closed")
    found = asyncio.run(Proving(GAMES).prove(match.record.encode()))
    assert {"practice", "unsealed"} <= set(found.warnings) and found.wrong == ""


def test_the_first_thing_that_is_wrong_is_named() -> None:
    touched = played().replace(b"deal ash", b"deal coal", 1)
    found = asyncio.run(Proving(GAMES).prove(touched))
    assert found.wrong and found.error is not None and not found.proved


@pytest.mark.parametrize("record", [b"", b"{}", b"\xff", b"[" * 100_000, b'{"format":"spellboard-record/2"}'])
def test_what_is_no_record_is_said_in_a_sentence(record: bytes) -> None:
    found = asyncio.run(Proving(GAMES).prove(record))
    assert found.wrong and found.game == ""


def test_a_record_names_no_module() -> None:
    found = asyncio.run(Proving({}).prove(played()))
    assert found.error == Message("error-unknown-game") and found.wrong


@pytest.mark.parametrize("greed", ["while True:\n pass", "x = bytearray(10**9)"])
def test_a_record_that_takes_too_much_is_ended(greed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # A process with the same bounds and a greedy heart.
    heart = f"from spellboard.server.app import prover\nprover.SECONDS = 1\nprover.bound()\n{greed}"
    monkeypatch.setattr(proving, "COMMAND", ("-c", heart))
    with pytest.raises(Problem) as problem:
        asyncio.run(Proving(GAMES).prove(b"{}"))
    assert (problem.value.said.key, problem.value.status) == ("error-record-heavy", 422)


def test_the_process_gets_no_secret_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELLBOARD_METRICS_TOKEN", "tell-nobody")
    assert "tell-nobody" not in str(proving.environment())


def opened(record: bytes, seat: int | None = None, first: int = 0) -> Opened:
    return msgspec.json.decode(asyncio.run(Proving(GAMES).open(record, seat, first)), type=Opened)


def test_a_sound_record_is_opened_and_can_be_looked_at_from_any_seat() -> None:
    for seat in (None, 0, 2):
        found = opened(played(), seat)
        assert not found.proved.wrong and found.layout is not None
        assert found.contents is not None and found.moments is not None
        assert found.moments.all == len(found.moments.moments) == len(found.contents.numbers)
        private = [said for moment in found.moments.moments for said in moment.news if said.key.endswith(".private")]
        assert bool(private) == (seat is not None)
    later = opened(played(), 0, 5)
    assert later.moments is not None and later.moments.moments[0].n >= 5


def test_of_a_record_with_something_wrong_nothing_is_shown() -> None:
    found = opened(played().replace(b"deal ash", b"deal coal", 1))
    assert found.proved.wrong and (found.layout, found.contents, found.moments) == (None, None, None)
    assert opened(b"{}").proved.wrong
