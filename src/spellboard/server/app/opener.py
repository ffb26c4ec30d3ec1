"""The process that replays one record: `python -m spellboard.server.app.opener SEAT FIRST NAME=MODULE:GAME...`.

It has the bounds of the prover, and shows nothing of a record before it has examined all of it.
"""

from __future__ import annotations

import sys

from .prover import bound, examined

COUNT = 400
"""So many pages are sent at once: nearly every game is whole."""


def main(seat: str, first: str, games: list[str]) -> None:
    bound()
    import msgspec

    from spellboard.core.history import History
    from spellboard.server.tables import replay
    from spellboard.server.wire.replay import Opened

    found, record, kind = examined(sys.stdin.buffer.read(), games)
    opened = Opened(found)
    if record is not None and not found.wrong:
        game = record.load_game(kind)
        history = History(game, record.start(game), record.entry_texts)
        eyes = int(seat) if seat.isdecimal() and int(seat) < len(record.players) else None
        block = replay.moments(history, eyes, int(first), COUNT)
        opened = Opened(found, game.layout, replay.contents(history, eyes), block)
    sys.stdout.buffer.write(msgspec.json.encode(opened))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
