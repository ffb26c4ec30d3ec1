"""The server of the tests, where a table can begin from a position: a file that lies in its folder when a table starts.

Everything else is the server as people run it; only where a match begins is not for them to say.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from spellboard.core.opening import Opening

POSITION = Path("position")
"""The bytes of a state; whoever starts a table takes them away."""
_new = Opening.new


def new(game: Any, players: Any, **more: Any) -> Opening:
    if POSITION.exists():
        more["start"] = POSITION.read_bytes()
        POSITION.unlink()
    return _new(game, players, **more)


if __name__ == "__main__":
    from spellboard.cli import main

    # A script's own folder is the first where modules are looked for; nothing here is meant to be found so.
    sys.path.remove(str(Path(__file__).parent))
    setattr(Opening, "new", new)  # noqa: B010
    main()
