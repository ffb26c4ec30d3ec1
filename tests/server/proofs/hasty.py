"""A server on which unused tables are gone after seconds: python -m tests.server.proofs.hasty."""

from __future__ import annotations

import asyncio
from pathlib import Path

from spellboard.server.app import serving
from spellboard.server.app.limits import Limits
from spellboard.server.app.settings import Settings
from spellboard.server.tables import house
from spellboard.server.tables.rules import HouseRules

from .process import EMBERS

RULES = HouseRules(
    pace=0, silence=0.1, vote=2, flicker=0.2, idle=2, expiry=3, abandoned=3, rest=2, tables=10**6, memberships=10**6
)
LIMITS = Limits().times(100000)


def main() -> None:
    house.SWEEP = 500
    settings = Settings(Path("spellboard.db"), port=0, log_level="warning", limits=LIMITS, rules=RULES, games=(EMBERS,))
    told = "Spellboard is at {} (Ctrl-C ends it)."
    asyncio.run(serving.serve(settings, lambda where: print(told.format(where.public), flush=True)))


if __name__ == "__main__":
    main()
