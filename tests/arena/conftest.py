"""What the tests of the arena share."""

from __future__ import annotations

import pytest

import spellboard.bots as shelf

from .strange import BOTS


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that nobody else shall meet."""
    monkeypatch.setattr(shelf, "_bots", {name: dict(makers) for name, makers in shelf._bots.items()})
    for name, kind in BOTS.items():
        shelf.register(name, "*", kind)
