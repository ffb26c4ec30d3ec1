"""What the tests of the server share: the same deals, ids and keys in every run."""

from __future__ import annotations

import random

import pytest


@pytest.fixture(autouse=True)
def _seeded_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test draws secrets of its own, the same in every run: some tests share a server, so ids must differ."""
    source = random.Random(request.node.nodeid)
    monkeypatch.setattr("secrets.token_bytes", lambda size=32: source.randbytes(size))
