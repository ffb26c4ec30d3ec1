"""What the tests of the core share: the example game and a match or two of it."""

from __future__ import annotations

import pytest
from hypothesis import settings

from spellboard import Match, Record
from spellboard.core import files
from tests.example import GAME
from tests.example.game import Embers

from .table import finish, sealed

# The same examples in every run, however slow the machine: a gate must not fail by chance.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


@pytest.fixture
def game() -> Embers:
    return GAME.load()


@pytest.fixture
def match(game: Embers) -> Match:
    """A sealed match at its first choice: the hands are dealt, all three aim."""
    return sealed(game)


@pytest.fixture(scope="session")
def played() -> Record:
    """The record of a finished sealed match."""
    return finish(sealed(GAME.load()), 7).record


@pytest.fixture
def text() -> str:
    """The example's edition file."""
    return files.packaged("tests.example", "edition.toml")
