"""`spellboard` as the browser tests start it: whoever begins the same game is dealt the same, in every run."""

from __future__ import annotations

from unittest.mock import patch

from spellboard.cli import main
from spellboard.core import match, opening
from spellboard.core.dealer import seeded_secret


def same_secret() -> bytes:
    return seeded_secret(1)


if __name__ == "__main__":
    with patch.object(match, "drawn_secret", same_secret), patch.object(opening, "drawn_secret", same_secret):
        main()
