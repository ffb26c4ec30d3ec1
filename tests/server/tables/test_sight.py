"""What leaves for a seat is the same, byte for byte, whatever is dealt where the seat cannot see it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest

import spellboard
from spellboard import Event, Game, Match, Rng, Told
from spellboard.server.tables import sight
from spellboard.server.tables.parts import ChangePart
from spellboard.server.tables.sight import Standing
from spellboard.server.wire.outgoing import Change, Sight

from .bench import GAMES


def matches(game: type[Game]) -> Iterator[Match]:
    """Random play, stopped at every eighth choice."""
    match = Match.begin(game.load(options=game.random_play_options), ["?"] * game.fewest, seed=5)
    rng = Rng(7)
    for step in range(160):
        if match.over:
            return
        seats = match.state.waiting
        seat = seats[rng.below(len(seats))]
        legal = match.state.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)
        if step % 8 == 0:
            yield match


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_seat_is_sent_nothing_that_hangs_on_what_it_cannot_see(game: type[Game]) -> None:
    rng, compared, differed = Rng(3), 0, 0
    for match in matches(game):
        truth = match.state
        for seat in range(game.fewest):
            match.state = truth
            shown = sight.sight(match, seat, Standing())
            match.state = match.game.redeal(truth, seat, rng)
            differed += match.state.to_bytes() != truth.to_bytes()
            assert sight.sight(match, seat, Standing()) == shown
            compared += 1
        match.state = truth
    assert compared and (differed or game.name == "magalon")


def test_a_saboteur_who_shows_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    see = game.see

    def leaky(self: Game, state: object, seat: int | None) -> object:
        view = see(self, state, seat)  # type: ignore[arg-type]
        other = see(self, state, 2)  # type: ignore[arg-type]
        return msgspec.structs.replace(view, scores=other.hand)

    monkeypatch.setattr(game, "see", leaky)
    with pytest.raises(AssertionError):
        test_a_seat_is_sent_nothing_that_hangs_on_what_it_cannot_see(game)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_frame_in_parts_is_the_frame_of_the_wire(game: type[Game]) -> None:
    kind = Change
    for match in matches(game):
        for seat in (*range(game.fewest), None):
            told = match.told(seat, max(0, len(match.entries) - 3))
            part = sight.change(match, seat, sight.tale(match.game, told), 4, sight.sight(match, seat, Standing(9)), [])
            frame = msgspec.json.decode(part.frame, type=kind)
            assert msgspec.json.decode(part.frame) == msgspec.json.decode(msgspec.json.encode(frame)), (
                "as it is declared"
            )
            assert len(part) >= len(part.frame) - 150
            assert (frame.seat, frame.journal, frame.after, frame.sight.fresh) == (seat, len(match.entries), 4, 9)
            assert frame.told == told and [choice.play for choice in frame.sight.legal] == [
                match.game.name_of(code) for code in ([] if seat is None else match.state.legal(seat))
            ]


def test_what_is_sent_of_a_sight_has_all_its_fields() -> None:
    declared = {field.name: field.default for field in msgspec.structs.fields(Sight)}
    first = {"seat", "view", "scene"}
    rest = {field.name: field.default for field in msgspec.structs.fields(sight._Rest)}
    assert rest == {name: default for name, default in declared.items() if name not in first}


def test_two_changes_are_joined_into_one() -> None:
    first = ChangePart(1, 4, "aa", 3, b'{"n":4}', b"", [b"{}"])
    later = ChangePart(1, 5, "bb", 4, b'{"n":5}', b'{"key":"x"}', [b'{"over":', b"true}"])
    assert msgspec.json.decode(first.then(later).frame) == {
        "type": "change", "seat": 1, "journal": 5, "head": "bb", "after": 3, "told": [{"n": 4}, {"n": 5}],
        "news": [{"key": "x"}], "sight": {"over": True},
    }  # fmt: skip


def test_what_a_seat_does_in_one_go_is_told_as_one_tale_and_another_seats_apart() -> None:
    game = spellboard.load("magalon")
    fields = ["G3", "G4", "G5", "G6"]

    def walked(n: int, seat: int, here: str, field: str) -> Told:
        return Told(n, "deed", [Event("walked", {"seat": seat, "here": here, "field": field})], seat)

    steps = [walked(n, 0, *pair) for n, pair in enumerate(pairwise(fields), 1)]
    said = [game.words("en").render(one, ["Ada", "Bo"]) for one in sight.news(game, [*steps, walked(9, 1, "A1", "A2")])]
    assert said == ["Ada walks 3 fields and stops on G6.", "Bo walks from A1 to A2."]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_move_leaves_no_circle_of_objects_behind(game: type[Game]) -> None:
    """Whatever is looked for by the garbage collector holds up everybody: a move is gone when nobody holds it."""
    match, rng, found = Match.begin(game.load(), ["?"] * game.fewest, seed=5), Rng(7), 0
    gc.collect()
    gc.disable()
    try:
        for step in range(80):
            seat = match.state.waiting[0]
            legal = match.state.legal(seat)
            prepared = match.prepare(legal[rng.below(len(legal))], seat)
            match.commit(prepared)
            for eye in (*range(game.fewest), None):
                sight.tale(match.game, prepared.told(eye))
                sight.sight(match, eye, Standing())
            del prepared
            if match.over:
                break
            collected = gc.collect() if step % 10 == 9 else 0
            found += collected if step > 20 else 0  # the first time of everything makes types
    finally:
        gc.enable()
    assert found == 0
