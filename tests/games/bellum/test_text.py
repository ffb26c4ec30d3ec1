"""Positions as text: every position can be written and read again, and what cannot be is refused in one line."""

from __future__ import annotations

from typing import cast

import pytest

from spellboard import PositionError
from spellboard.games.bellum.state import BellumState
from tests.conformance.walking import positions

from .table import at, game

ATTACK = """
attack p1 row 2
p1 C4  right E43
p2 C1  chests wood:1
kingdom FA1 FA3
hire E01 E02 V01 V02
"""


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("castles", ["random", "draft"])
def test_every_position_of_a_game_is_written_whole(players: int, castles: str) -> None:
    rules = game(castles=castles)
    for state in (state for seed in (3, 4) for state in positions(rules, players, seed, every=2)):
        again = rules.place(rules.describe(cast(BellumState, state)))
        assert again.to_bytes() == state.to_bytes(), rules.describe(cast(BellumState, state))


@pytest.mark.parametrize("seats", [(0,), (1, 2), (2, 0, 1)])
def test_a_position_that_somebody_has_left_is_written_whole(seats: tuple[int, ...]) -> None:
    rules = game()
    for moment, state in enumerate(positions(rules, 4, 5)):
        if moment % 20 == 0:
            left = cast(BellumState, state.copy())
            for seat in seats:
                left.resign(seat)
            assert rules.place(rules.describe(left)).to_bytes() == left.to_bytes()


def test_thefts_and_choices_are_written_too() -> None:
    texts = [game().describe(cast(BellumState, state)) for seed in range(12) for state in positions(game(), 3, seed)]
    written = {word for text in texts for word in text.split()}
    assert {"theft", "chose", "goblins", "owed", "victim", "hand", "looted", "thieves"} <= written


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("attack p1", "a line for each of 2 to 5 lords was expected (`p1 ...`)"),
        (ATTACK.replace("p2 C1", "p3 C1"), "a line for each of 2 to 5 lords was expected (`p1 ...`)"),
        (ATTACK.replace("attack", "sleep"), "“sleep p1 row 2” cannot be read"),
        (ATTACK.replace("row 2", "row two"), "“attack p1 row two” cannot be read"),
        (ATTACK.replace("wood:1", "wood:9"), "“p2 C1 chests wood:9” cannot be read"),
        (ATTACK.replace("wood:1", "wood"), "“p2 C1 chests wood” cannot be read"),
        (ATTACK.replace("FA3", "FA9"), "“kingdom FA1 FA9” cannot be read"),
        (ATTACK.replace("hire", "fire"), "“fire E01 E02 V01 V02” cannot be read"),
        (ATTACK.replace("right E43", "right E43 E43"), "E43 is named twice"),
        (ATTACK.replace("C1", "C4"), "this position is impossible: two lords have the same castle"),
        (ATTACK.replace("FA1 FA3", "FA1 FA3 FA2"), "“kingdom FA1 FA3 FA2” cannot be read"),
        (ATTACK.replace("E02", "E01"),
         "this position is impossible: the creatures in the slots are not those that lie face up"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_or_cannot_be_is_refused(text: str, said: str) -> None:
    with pytest.raises(PositionError) as refused:
        at(text)
    assert str(refused.value) == said


def test_a_remark_is_no_part_of_a_position() -> None:
    remark = ATTACK.replace("row 2", "row 2  # as on page 7")
    assert at(remark).to_bytes() == at(ATTACK).to_bytes()
