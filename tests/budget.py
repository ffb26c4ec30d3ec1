"""How much a test does: little in `make test`, which everybody waits for, and the whole in `make test-more`.

A test that asks for a budget carries `@pytest.mark.scaled`, so that `make test-more` runs it again with the whole.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

import pytest

from spellboard import COMPILED

Test = TypeVar("Test", bound=Callable[..., object])
MORE = os.environ.get("SPELLBOARD_MORE") == "1"
EITHER = os.environ.get("SPELLBOARD_EITHER") == "1"
"""Whether this run, on one engine, stands for what `make test` runs on both: this is how mutants are tried."""


def budget(little: int, whole: int) -> int:
    """A number of games, rounds or pieces."""
    return whole if MORE else little


def pure_first(test: Test) -> Test:
    """`make test` runs it on the pure engine; `make test-more` on the compiled one."""
    return pytest.mark.more(test) if COMPILED and not EITHER else test


def compiled_first(test: Test) -> Test:
    """`make test` runs it on the compiled engine, which is much quicker here; `make test-more` on the pure one."""
    return test if COMPILED or EITHER else pytest.mark.more(test)
