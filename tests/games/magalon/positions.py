"""The twelve positions in mid-turn of tests/positions; `python -m tests.games.magalon.positions` writes them anew."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spellboard.games.magalon.state import MagalonState

from .table import at, play

HERE = Path(__file__).parents[2] / "positions"

BEGUN_WALK = """
    B  C  D  E
 4  .  .  .  ra
 3  .  p1 .  .
 2  .  .  .  p2
"""
DEAD_END = """
    A  B  C
 3  ra ra .
 2  .  ra rb
 1  p1 rb rb
"""
RED = """
    B  C  D  E
 5  .  .  ra ra
 4  p2 .  .  ra
 3  .  p1 .  .
"""
ATTACK = """
    E  F  G  H  I  J
 8  .  .  .  .  .  .
 7  .  ** .  .  .  **
 6  .  ga p2 .  .  .
"""
TIGHT_ATTACK = """
    D  E  F  G  H  I
 8  .  .  .  s2 p3 .
 7  .  .  rc p2 ga .
 6  .  .  rc rc .  .
"""
GNOMES = """
    E  F  G  H  I  J
 13 .  .  p3 .  .  .
 12 .  ga p2 .  .  gb
 11 .  .  .  .  .  .
"""
GIANT = """
    F  G  H  I
 9  .  .  .  .
 8  .  p1 GG p2
 7  ** .  .  .
"""
NEARLY_HOME = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 3  ra ra .  .  .  .  .  p1 .  .  .  .  .  rd .
 2  .  ra rb .  .  .  ## ## ## .  .  .  .  rd rd
 1  ga rb rb .  .  .  ## ## ## .  .  .  s2 .  gb
"""
CROWD = """
    C  D  E  F  G
 7  .  s3 .  .  .
 6  s2 p1 ga p2 .
 5  .  ra ra p3 .
 4  ** .  ra gb s4
 3  .  .  .  GG .
"""
SHIELD = "shield O9"


def positions() -> dict[str, MagalonState]:
    """All of them, by name."""
    shifting = at(BEGUN_WALK, "7 8", turn="p1")
    home = at(NEARLY_HOME, "6 3", energy="16 10", artifacts="all -")
    return {
        "begun-walk": play(at(BEGUN_WALK), SHIELD, "wizard C2 D2"),
        "dead-end": play(at(DEAD_END), SHIELD, "wizard A2"),
        "red-field": play(at(RED, "1 0"), SHIELD, "wizard C4"),
        "bonus-walk": play(at(RED, "1 0"), SHIELD, "wizard C4 C5", "energy"),
        "begun-shifts": play(shifting, SHIELD, "shift a north", "wizard C4", "shift d west"),
        "gnome-on-a-wizard": play(at(ATTACK, "6 3"), SHIELD, "gnome a G6"),
        "displacing": play(at(TIGHT_ATTACK, "6 3 2"), SHIELD, "gnome a G7", "displace H7 I7"),
        "two-gnomes": play(at(GNOMES, "6 3 2"), SHIELD, "gnome a F13", "gnome b J13", "wizard H3"),
        "giant-on-a-wizard": play(at(GIANT, "2 9", turn="p1"), SHIELD, "roll", "dice 1 2", "giant I8"),
        "before-the-dice": play(at(GIANT, "9 10", turn="p1"), SHIELD, "wizard G7", "gnome a F11"),
        "nearly-home": play(home, SHIELD, "gnome a A2"),
        "crowd": play(at(CROWD, "6 5 4 3"), SHIELD, "gnome a E7", "wizard E6"),
    }


def file_of(name: str) -> Path:
    return HERE / f"magalon-{name}.json"


if __name__ == "__main__":
    for each, state in positions().items():
        file_of(each).write_bytes(msgspec.json.encode(state.to_json()) + b"\n")
