"""The short form of `make fuzz`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.budget import budget

from .fuzz import fuzz

SEED = 20


@pytest.mark.scaled
def test_nonsense_is_answered_changes_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    print(fuzz(tmp_path, budget(300, 1200), SEED))
