"""What is told before one chooses: what the end of a turn brings, what is begun, what cannot be finished any more."""

from __future__ import annotations

import pytest

from spellboard.core.messages import Message, Thing, Who
from spellboard.core.preview import Preview
from spellboard.games.magalon.state import MagalonState

from .table import at, may, play

STEP_BY_STEP = "wizard A2"
DEAD_END = """
    A  B  C
 3  ra ra .
 2  .  ra rb
 1  p1 rb rb
"""
TWO_POCKETS = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 3  ra ra .  .  .  .  .  .  .  .  .  .  .  re re
 2  .  ra rb .  .  .  ## ## ## .  .  .  rd re .
 1  p1 rb rb .  .  .  ## ## ## .  .  .  rd rd GG
"""
POCKET_WITH_VICTIM = """
    M  N  O
 4  .  rc rc
 3  rb rc .
 2  rb rb p2
 1  .  p1 GG
"""
ALLEY = """
    A  B  C  D  E
 3  ra ra .  rc rc
 2  .  ra rb rb rc
 1  ga .  p2 rb s1
"""


def asked(s: MagalonState, action: str, seat: int = 0) -> Preview:
    return s.game.preview(s, s.game.codes_of(action), seat)


def stuck(piece: str, left: int) -> Message:
    return Message("preview-stuck", {"piece": Thing(piece), "left": left})


@pytest.mark.parametrize(
    ("drawing", "cards", "energy", "told", "args"),
    [
        ("", "7 3", "10 10", "event-tired", {"energy": 9}),
        ("", "2 1", "10 10", "event-gained", {"energy": 18}),
        ("    H\n 5  p1", "0 3", "0 10", "event-fell", {"energy": 10}),
    ],
    ids=["one energy", "the card's gain", "the fall to the start"],
)
def test_a_preview_says_what_the_end_of_a_turn_will_do(
    drawing: str, cards: str, energy: str, told: str, args: dict[str, int]
) -> None:
    s = at(drawing, cards, turn="p1", energy=energy)
    found = asked(s, "end turn")
    assert (found.refused, found.undoable, found.facts) == ("", True, ())
    assert found.follows[0].key == told and args.items() <= found.follows[0].args.items()
    assert s.to_bytes() == at(drawing, cards, turn="p1", energy=energy).to_bytes(), "asking changes nothing"


def test_so_it_does_on_a_red_field() -> None:
    s = play(at("    H\n 4  p1", "1 0"), "wizard H5")
    assert [message.key for message in asked(s, "end turn").follows][:2] == ["event-gained", "event-warmed"]
    assert asked(s, "end turn").follows[1].args["energy"] == 17


def test_a_turn_with_something_begun_says_how_far_it_has_come_and_how_far_it_must_go() -> None:
    found = asked(play(at(cards="6 3"), "wizard H3, gnome a F13"), "end turn")
    assert found.refused == "magalon.D1" and found.facts == (), "both can still be finished"
    assert [(need.what, need.needed, need.had) for need in found.needs] == [
        (Thing("wizard"), 6, 1),
        (Thing("gnomes"), 5, 1),
    ]


@pytest.mark.parametrize("action", ["end turn", "take back"])
def test_what_cannot_be_finished_is_named_with_the_fields_it_lacks(action: str) -> None:
    s = play(at(DEAD_END), "wizard A2")
    assert may(s, "take back") and asked(s, action).facts == (stuck("wizard", 6),)


def test_of_two_begun_moves_only_the_stuck_one_is_named() -> None:
    s = play(at(DEAD_END, "6 3"), "gnome a F13, wizard A2")
    assert asked(s, "end turn").facts == (stuck("wizard", 5),)


def test_the_giant_in_a_pocket_is_named_beside_the_wizard_in_his() -> None:
    s = play(at(TWO_POCKETS, "1 7", turn="p1"), "roll, dice 1 2, giant O2")
    assert asked(s, "take back").facts == (stuck("giant", 2),)
    s = play(at(TWO_POCKETS, "2 7", turn="p1"), "roll, dice 1 2, giant O2, wizard A2")
    assert asked(s, "take back").facts == (stuck("wizard", 1), stuck("giant", 2))


def test_an_attack_that_cannot_be_settled_names_its_victim() -> None:
    s = play(at(POCKET_WITH_VICTIM, "1 7", turn="p1"), "roll, dice 1 2, giant O2")
    unsettled = Message("preview-unsettled", {"victim": Who(1)})
    assert may(s, "take back") and asked(s, "take back").facts == (unsettled,)
    s = play(at(POCKET_WITH_VICTIM, "1 7", turn="p1"), "roll, dice 1 1, giant O2")
    assert not may(s, "take back") and asked(s, "giant O3").facts == (), "one step on, and he is done"


def test_nothing_is_stuck_where_nothing_is_begun_and_others_are_not_told() -> None:
    assert asked(at(DEAD_END), "end turn").facts == ()
    s = play(at(DEAD_END), "wizard A2")
    assert asked(s, "end turn", seat=1).facts == () and asked(s, "shield").facts == ()
    assert asked(play(s, "shield"), "take back").facts == (), "first the shield must be set"
