"""Changed positions are refused or sound: the long form, whose counts `make check-long` prints."""

from __future__ import annotations

import os

import pytest

import spellboard
from spellboard import Game

from .changes import fuzz
from .walking import load

KINDS = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]
CHANGES = int(os.environ.get("SPELLBOARD_CHANGES", "200000"))


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_changed_position_is_refused_or_sound_to_the_end(kind: type[Game]) -> None:
    found: list[str] = []
    tally = fuzz(load(kind), CHANGES, 1, found)
    print(f"{kind.name}: " + ", ".join(f"{number} {what}" for what, number in tally.items()))
    assert not found, "\n".join([f"{len(found)} of {tally['accepted']} accepted changes break:", *found[:20]])
