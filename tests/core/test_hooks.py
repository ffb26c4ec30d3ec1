"""What a game leaves blank is an error where it must be filled, and nothing where it need not; plain data stays."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spellboard import Codes, Game, Kind, Rng, Sampler, State
from spellboard.core.decisions import Decision
from spellboard.core.entries import Chance, Close, Deed, Resign, Undo
from spellboard.core.events import Event
from spellboard.core.journal import Journal
from spellboard.core.layout import Node, Sheet, Zone
from spellboard.core.messages import Message
from spellboard.core.preview import Need, Preview
from spellboard.core.scene import Piece, Spot
from tests.example.game import Embers
from tests.games.rooms import structs_of

MUST: dict[str, tuple[Any, ...]] = {
    "index": (),
    "start": (3,),
    "rule_outcome": (None,),
    "rule_resign": (None, 0, None),
    "see": (None, 0),
    "recall": (None, 0),
    "forgotten": (None,),
    "sampler": (None,),
    "redeal": (None, 0, None),
    "draw": (None, None),
    "question": (None, 0),
    "facts": (None,),
    "scene": (None,),
    "rule_explain": ("goal",),
}
MAY: dict[str, tuple[tuple[Any, ...], Any]] = {
    "rule_objections": ((None, 0, 0), []),
    "rule_meanwhile": ((None, 0, 0), []),
    "rule_expected": ((None, 0), []),
    "rule_nearest": ((None, "aim", 0), None),
    "rule_problems": ((None,), []),
    "needs": ((None, 0, 0), []),
    "ways": ((None, 0), []),
    "weighed": ((None,), []),
    "expand": (("bury coal",), ["bury coal"]),
}


@pytest.mark.parametrize("hook", MUST)
def test_what_every_game_must_say_is_an_error_until_it_does(game: Embers, hook: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Game, hook)(game, *MUST[hook])


def test_a_layout_must_be_there_and_topics_need_not(game: Embers) -> None:
    with pytest.raises(NotImplementedError):
        vars(Game)["layout"].func(game)
    assert vars(Game)["topics"].func(game) == ()


@pytest.mark.parametrize("hook", MAY)
def test_what_a_game_may_leave_blank_says_nothing(game: Embers, hook: str) -> None:
    given, answer = MAY[hook]
    assert getattr(Game, hook)(game, *given) == answer


def test_a_decision_must_be_opened_and_played_and_offers_nothing_by_itself(game: Embers) -> None:
    state: State = game.new(3)
    blank: Decision[State] = Decision(["wait"])
    assert blank.kinds == ["wait"]
    with pytest.raises(NotImplementedError):
        blank.open(state, None)
    with pytest.raises(NotImplementedError):
        blank.play(state, 0, 0, None)
    assert list(blank.choices(state, 0)) == list(blank.odds(state)) == []
    assert blank.objections(state, 0, 0) == blank.elsewhere(state, "aim", 0) == []
    blank.abandon(state, 0, None)


def test_a_sampler_must_sample() -> None:
    with pytest.raises(NotImplementedError):
        Sampler().sample(Rng(1))


# --- plain data ------------------------------------------------------------------------------------------------------


def test_whatever_the_core_tells_or_keeps_cannot_be_changed() -> None:
    kinds = structs_of("spellboard.core")
    assert len(kinds) > 30
    assert [kind.__name__ for kind in kinds if not kind.__struct_config__.frozen] == []


def test_what_says_nothing_is_left_out_of_an_entry() -> None:
    texts = [
        (Deed(3, 0, "aim p2"), '{"type":"deed","n":3,"seat":0,"action":"aim p2"}'),
        (Deed(3, 0, "aim p2", 3, True), '{"type":"deed","n":3,"seat":0,"action":"aim p2","chain":3,"forced":true}'),
        (Undo(4, 2), '{"type":"undo","n":4,"before":2}'),
        (Undo(4, 2, 1), '{"type":"undo","n":4,"before":2,"seat":1}'),
        (Chance(1, "die 3", 0, [1, 2]), '{"type":"chance","n":1,"action":"die 3","counter":0,"weights":[1,2]}'),
        (Resign(5, 2), '{"type":"resign","n":5,"seat":2}'),
        (Close(6, "closed"), '{"type":"close","n":6,"reason":"closed"}'),
    ]
    for entry, text in texts:
        assert msgspec.json.encode(entry).decode() == text
        assert msgspec.json.decode(text, type=type(entry)) == entry


def test_what_is_not_said_of_a_piece_a_place_or_a_preview_is_the_usual() -> None:
    spot = Spot("board")
    assert (spot.seat, spot.node, spot.zone, spot.slot) == (None, "", "", 0)
    piece = Piece("a", "orc", spot, Message("x"))
    assert (piece.owner, piece.called, piece.face_up, piece.count, piece.marks) == (None, "", True, 1, ())
    assert not Sheet("mat", Message("x"), 10, 10).each_seat
    assert (Node("a", 1, 2).kind, Node("a", 1, 2).outline) == ("", ())
    assert Zone("row", 0, 0, 5, 5).slots == 0
    assert Preview() == Preview("", (), (), True, ())
    assert msgspec.to_builtins(Need(Message("x"), 2, 1)).keys() == {"what", "needed", "had"}
    assert Event("rolled", {}).to == () and not Event("rolled", {}).reveals


def test_journals_are_alike_by_texts_and_links() -> None:
    def journal(*rows: tuple[str, str]) -> Journal:
        found = Journal()
        for text, link in rows:
            found.add(text, link)
        return found

    first, second = '{"type":"undo","n":1,"before":1}', '{"type":"undo","n":2,"before":1}'
    one = journal((first, "aa" * 32), (second, "bb" * 32))
    assert one == journal((first, "aa" * 32), (second, "bb" * 32))
    assert one != journal((first, "aa" * 32), (second, "cc" * 32))
    assert one != journal((first, "aa" * 32)) and one != journal((second, "aa" * 32), (second, "bb" * 32))
    assert one == [Undo(1, 1), Undo(2, 1)] and one != [Undo(1, 1)] and one != (Undo(1, 1), Undo(2, 1))


# --- numbers ---------------------------------------------------------------------------------------------------------


def test_a_number_has_the_bounds_of_all_that_it_can_be() -> None:
    codes = Codes([
        Kind("bid", ["count:number"], [(count,) for count in (3, 1, 12)]),
        Kind("move", ["field:node", "steps:number"], [("a", -2), ("b", 5)]),
        Kind("pass"),
        Kind("never", ["count:number"], []),
    ])  # fmt: skip
    assert codes.bounds("bid") == {"count": (1, 12)}
    assert codes.bounds("move") == {"steps": (-2, 5)}
    assert codes.bounds("pass") == codes.bounds("never") == {}
