"""What is sent has a type: a JSON schema can be made of it, and what was sent fits it."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

import spellboard
from spellboard import (
    Card,
    Entry,
    Event,
    Game,
    Header,
    Layout,
    Match,
    Message,
    Need,
    Outcome,
    Part,
    Prepared,
    Preview,
    Proof,
    Prospect,
    Record,
    Refusal,
    Refused,
    Scene,
    Seal,
    Sent,
    Start,
    Told,
    Transcript,
    Way,
)
from spellboard.core.messages import Who
from tests.conformance.walking import load, positions

from .table import finish

KINDS = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]
games = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
SENT: list[Any] = [
    Card, Entry, Event, Header, Layout, Message, Outcome, Prepared, Preview, Proof, Prospect, Record, Refused, Scene,
    Seal, Start, Told, Way,
]  # fmt: skip


@pytest.mark.parametrize("kind", SENT, ids=str)
def test_whatever_is_sent_has_a_schema(kind: Any) -> None:
    schema = msgspec.json.schema(kind)
    assert schema.get("$ref") or schema.get("anyOf")
    assert schema["$defs"]


@games
def test_an_observation_has_the_schema_of_its_games_view_and_memory(kind: type[Game]) -> None:
    shape: Any = Sent[kind.View, kind.Memory]  # type: ignore[name-defined]
    defined = msgspec.json.schema(shape)["$defs"]
    assert {"view", "memory", "legal", "seat"} <= set(next(iter(defined.values()))["properties"])
    for state in positions(load(kind), kind.most, 3, every=40):
        seen = state.observe(1)
        assert msgspec.json.decode(seen.to_bytes(), type=shape) == seen.sent


@games
def test_a_transcript_has_the_schema_of_its_games_view(kind: type[Game]) -> None:
    shape: Any = Transcript[kind.View]  # type: ignore[name-defined]
    assert msgspec.json.schema(shape)["$defs"]
    match = Match.begin(load(kind), ["x"] * kind.fewest, seed=1)
    match.apply(match.state.legal()[0])
    assert msgspec.json.decode(match.transcript(0).encode(), type=shape) == match.transcript(0)


def test_what_is_prepared_and_told_comes_back_as_it_was_sent(match: Match) -> None:
    prepared = match.prepare(match.game.codes_of("aim p2"), 0)
    assert msgspec.json.decode(msgspec.json.encode(prepared), type=Prepared) == prepared
    finish(match, 1)
    news = match.told(1)
    assert msgspec.json.decode(msgspec.json.encode(news), type=list[Told]) == news


def test_a_refusal_is_sent_by_its_clause_and_what_was_missing(match: Match) -> None:
    with pytest.raises(Refusal) as caught:
        match.play("aim p1", 0)
    assert msgspec.json.encode(caught.value.sent) == b'{"clause":"embers.aim-self","level":"target"}'
    clause = match.game.rulebook["embers.aim-self"]
    needs = (Need(Who(1), 3, 2), Need(Who(2), 1, 2, (Part(Who(0), 2),), (Part(Who(1), 1),)))
    refusal = pickle.loads(pickle.dumps(Refusal(clause, needs)))
    sent = msgspec.json.decode(msgspec.json.encode(refusal.sent), type=Refused)
    assert sent == Refused("embers.aim-self", "target", needs)


def test_a_proof_is_data(match: Match) -> None:
    proof = finish(match, 1).record.verify(type(match.game))
    assert msgspec.json.decode(msgspec.json.encode(proof), type=Proof) == proof
