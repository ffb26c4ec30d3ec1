"""What whole games of Embers come to, whichever engine plays them."""

from __future__ import annotations

import hashlib

from spellboard import Match, Rng
from spellboard.bots import playout
from tests.example import GAME

from .table import NAMES, finish


def checksums() -> list[str]:
    """What whole games come to: by playout, and by matches with undo, resignation and all."""
    game = GAME.load()
    found = []
    for seed in range(5):
        state = game.new(3)
        playout(state, Rng(seed))
        found.append(hashlib.sha256(state.to_bytes()).hexdigest())
        match = Match.begin(game, NAMES, seed=seed)
        match.play("hide", 0)
        match.undo(0)
        if seed == 4:
            match.resign(1)
        record = finish(match, seed).record
        record.verify(GAME)
        found.append(hashlib.sha256(record.encode()).hexdigest())
    return found
