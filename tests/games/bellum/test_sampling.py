"""A sampled position is one that its observer could be in: it is sound, and tells the same thefts."""

from __future__ import annotations

from typing import cast

import pytest

from spellboard import Rng
from spellboard.games.bellum.state import BellumState

from .table import at, play
from .test_knowledge import COURSES, ROUND_OF_THIEVES


@pytest.mark.parametrize("course", COURSES, ids=[str(number) for number in range(len(COURSES))])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_sample_tells_who_robbed_whom_in_the_same_order(course: list[str], seat: int) -> None:
    s = at(ROUND_OF_THIEVES)
    play(s, *course)
    sample = cast(BellumState, s.observe(seat).sample(Rng(seat)))
    assert sample.problems() == []
    # All but the face of the chest is public: victim, thief, and how many each had before.
    assert [list(sample.thefts)[part::5] for part in range(1, 5)] == [list(s.thefts)[part::5] for part in range(1, 5)]
    assert sample.observe(seat).to_bytes() == s.observe(seat).to_bytes()
