"""The short form of `make fuzz`."""

from __future__ import annotations

import random
from pathlib import Path

from .fuzz import fuzz


def test_nonsense_is_answered_changes_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    print(fuzz(tmp_path, 1200, random.SystemRandom().randrange(10**6)))
