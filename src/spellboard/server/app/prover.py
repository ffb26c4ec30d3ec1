"""The process that checks one record: `python -m spellboard.server.app.prover NAME=MODULE:GAME...`, JSON in and out."""

from __future__ import annotations

import resource
import sys

SECONDS = 5
MEMORY = 512 * 1024 * 1024


def bound() -> None:
    """Little time, little room, no file that grows, no child."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main(games: list[str]) -> None:
    bound()
    import msgspec

    from spellboard.core.errors import SpellboardError
    from spellboard.core.record import Record
    from spellboard.core.registry import find
    from spellboard.server.errors import Problem
    from spellboard.server.wire.bodies import Proved

    shelf = dict(game.split("=", 1) for game in games)
    found = Proved("", [], 0, [], [])
    try:
        record = Record.decode(sys.stdin.buffer.read())
        found = Proved(record.game, list(record.players), len(record.entries), [], [])
        if record.game not in shelf:
            raise Problem("error-unknown-game", 404)
        proof = record.verify(find(shelf[record.game]))
        warnings = [name for name in ("former", "unsealed") if getattr(proof, name)]
        warnings += ["rewinds"] * bool(proof.rewinds) + ["server-salts"] * bool(proof.server_salts)
        warnings += ["weak-salts"] * bool(proof.weak_salts)
        found = msgspec.structs.replace(found, proved=proof.proved, unknown=proof.unknown, warnings=warnings)
    except SpellboardError as error:
        found = msgspec.structs.replace(found, wrong=str(error)[:1000], error=error.said)
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main(sys.argv[1:])
