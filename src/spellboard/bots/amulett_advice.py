"""What the search is told about Das Amulett: the learned weights of `amulett.toml`, made ready for an edition."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any, cast

from ..core.game import Game
from ..games.amulett.game import Amulett
from ..games.amulett.tables import Tables
from .amulett_guide import AmulettGuide
from .amulett_look import NAMES
from .amulett_sight import SETS


@lru_cache(maxsize=1)
def learned() -> dict[str, Any]:
    """The weights as they are written: by what is seen of a seat, and by spell; one number for each stage."""
    return tomllib.loads(resources.files("spellboard.bots").joinpath("amulett.toml").read_text("utf-8"))


def weights_for(tables: Tables, written: dict[str, Any]) -> list[int]:
    """All weights in the order of the sight, stage by stage; a spell that nobody has met yet weighs nothing."""
    none = [0] * int(SETS)
    rows = [written["seat"][name] for name in NAMES]
    rows += [written["spell"].get(name, none) for name in tables.spell_names]
    return [row[stage] for stage in range(int(SETS)) for row in rows]


def guide(game: Game) -> AmulettGuide:
    """Advice for the game as it is loaded."""
    tables = cast(Amulett, game).tables
    return AmulettGuide(tables, weights_for(tables, learned()))
