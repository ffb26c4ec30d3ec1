"""Many games between bots: series, tallies, and the workers that play them."""

from .pool import run
from .series import Series
from .tally import Tally

__all__ = ["Series", "Tally", "run"]
