"""The process that checks one record: `python -m spellboard.server.app.prover NAME=MODULE:GAME...`, JSON in and out."""

from __future__ import annotations

import os
import resource
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spellboard.core.game import Game
    from spellboard.core.record import Record
    from spellboard.server.wire.bodies import Proved

SECONDS = 15
"""Of the processor: without a compiled engine the longest record that a server makes takes about 5."""
MEMORY = 512 * 1024 * 1024


def bound() -> None:
    """Little time, little room, no file that grows, no child; and who plays goes first."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def examined(data: bytes, games: list[str]) -> tuple[Proved, Record | None, type[Game] | None]:
    """What is proved of a record; the record and its game, as far as they can be read."""
    import msgspec

    from spellboard.core.errors import SpellboardError
    from spellboard.core.record import Record
    from spellboard.core.registry import find
    from spellboard.server.errors import Problem
    from spellboard.server.wire.bodies import Proved

    shelf = dict(game.split("=", 1) for game in games)
    found = Proved("", [], 0, [], [])
    record, kind = None, None
    try:
        record = Record.decode(data)
        found = Proved(record.game, list(record.players), len(record.entries), [], [])
        if record.game not in shelf:
            raise Problem("error-unknown-game", 404)
        kind = find(shelf[record.game])
        proof = record.verify(kind)
        warnings = [name for name in ("former", "unsealed") if getattr(proof, name)]
        warnings += ["rewinds"] * bool(proof.rewinds) + ["server-salts"] * bool(proof.server_salts)
        warnings += ["weak-salts"] * bool(proof.weak_salts)
        warnings += ["practice"] * bool(proof.start is not None and proof.start.practice)
        found = msgspec.structs.replace(found, proved=proof.proved, unknown=proof.unknown, warnings=warnings)
    except SpellboardError as error:
        found = msgspec.structs.replace(found, wrong=str(error)[:1000], error=error.said)
    return found, record, kind


def main(games: list[str]) -> None:
    bound()
    import msgspec

    sys.stdout.buffer.write(msgspec.json.encode(examined(sys.stdin.buffer.read(), games)[0]))


if __name__ == "__main__":
    main(sys.argv[1:])
