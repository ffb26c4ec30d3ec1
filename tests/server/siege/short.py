"""The short form of `make siege`, run by itself in `make test-more`: nobody is stopped, and nothing is lost.

How fast the guest is served is measured by `make siege`; a test that depends on it would fail on a busy machine.
"""

from __future__ import annotations

from pathlib import Path

from .__main__ import besieged
from .attacks import ATTACKS


def test_every_attack_leaves_the_guest_who_plays_and_the_memory_alone(tmp_path: Path) -> None:
    figures = besieged(tmp_path, list(ATTACKS), seconds=2, rest=0)
    assert [one.attack for one in figures] == list(ATTACKS)
    for one in figures:
        assert not {"memory", "health"} & set(one.missed(settled=False)), one
        assert one.rates[1] > 0, one
