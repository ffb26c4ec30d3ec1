"""Legal actions with their exact results: what changes on the table, and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from .table import at, changes, facts, new, play


class Case(NamedTuple):
    """After `before` in this position, `action` changes exactly `result`."""

    position: dict[str, Any]
    before: str
    action: str
    result: dict[str, object]


MEADOW = """
    B  C  D  E
 4  .  .  .  ra
 3  .  p1 .  .
 2  .  .  .  .
"""
ATTACK = """
    E  F  G  H  I  J
 8  .  .  .  .  .  .
 7  .  ** .  .  .  **
 6  .  ga p2 .  .  .
"""
BY_RING = """
    L  M
 13 .  .
 12 .  p1
 11 .  .
"""
HOME = """
    F  G  H  I  J
 4  .  .  .  .  .
 3  .  .  p1 .  .
"""
GIANT = """
    F  G  H  I
 9  .  .  .  .
 8  .  .  GG p2
 7  ** .  .  .
"""
DEAD_END = """
    A  B  C
 3  ra ra .
 2  .  ra rb
 1  p1 rb rb
"""
FRESH = {
    "phase": "turn", "walked": 0, "bonus": 0, "gnomes": 0, "shifts": 0, "dice": [], "giant walked": 0, "pushed": 0,
    "held": None, "victim": None, "may lift": False, "may shield": True, "gain": 0,
}  # fmt: skip
"""What a turn looks like that has just begun."""
LAST = {"cards": "2 7", "turn": "p1"}
GNOMES = {"drawing": ATTACK, "cards": "6 3"}
HAND = list(range(11))


def without(*cards: int) -> list[int]:
    return [card for card in HAND if card not in cards]


CASES = {
    "the first card": Case({"lay": ""}, "", "lay 7", {"p1 card": 7, "p1 hand": without(7), "mover": "p2"}),
    "the last card": Case({"lay": "lay 7"}, "", "lay 9", {"p2 card": 9, "p2 hand": without(9), **FRESH}),
    "a skip": Case(
        {"lay": "", "hands": {1: "0"}},
        "",
        "lay 0",
        {"p1 card": 0, "p2 skipped": True, **FRESH},
    ),
    "a step": Case({"drawing": MEADOW}, "", "wizard C4", {"p1": "C4", "walked": 1}),
    "out of the start": Case({}, "", "wizard F1", {"p1": "F1", "walked": 1}),
    "an artifact": Case({"drawing": BY_RING}, "", "wizard ring", {"p1": "ring", "walked": 1, "p1 artifacts": "ring"}),
    "an artifact again": Case(
        {"drawing": BY_RING, "artifacts": "ring -"}, "", "wizard ring", {"p1": "ring", "walked": 1}
    ),
    "onto red": Case({"drawing": MEADOW, "cards": "1 0"}, "", "wizard C4", {"p1": "C4", "walked": 1}),
    "on from red": Case({"drawing": MEADOW, "cards": "1 0"}, "wizard C4", "wizard C5", {"p1": "C5", "bonus": 1}),
    "the start, rich": Case({"drawing": HOME, "energy": "16 10"}, "", "wizard start", {"p1": "start", "walked": 1}),
    "the goal": Case(
        {"drawing": HOME, "energy": "16 10", "artifacts": "all -"},
        "",
        "wizard start",
        {"p1": "start", "phase": "over", "mover": None, "winner": "p1"},
    ),
    "a gnome's step": Case(GNOMES, "", "gnome a F7", {"ga": "F7", "gnomes": 1}),
    "the other gnome": Case(GNOMES, "gnome a F7", "gnome b J11", {"gb": "J11", "gnomes": 2}),
    "an attack": Case(GNOMES, "", "gnome a G6", {"ga": "G6", "gnomes": 1, "phase": "contact", "victim": "p2"}),
    "passing over": Case(
        GNOMES, "gnome a G6", "gnome a H6", {"ga": "H6", "gnomes": 2, "phase": "turn", "victim": None}
    ),
    "the first push": Case(GNOMES, "gnome a G6", "displace H6", {"p2": "H6", "phase": "displacing", "pushed": 1}),
    "the last push": Case(
        GNOMES,
        "gnome a G6, displace H6 I6 J6 K6",
        "displace L6",
        {"p2": "L6", "phase": "turn", "pushed": 0, "victim": None, "p2 displaced": True},
    ),
    "a roll": Case(LAST, "", "roll", {"phase": "dice", "mover": None}),
    "the dice": Case(LAST, "roll", "dice 3 5", {"phase": "turn", "mover": "p1", "dice": [3, 5]}),
    "the giant's step": Case(LAST, "roll, dice 3 5", "giant H9", {"GG": "H9", "giant walked": 1}),
    "the giant's attack": Case(
        {"drawing": GIANT, **LAST},
        "roll, dice 3 5",
        "giant I8",
        {"GG": "I8", "giant walked": 1, "phase": "contact", "victim": "p2"},
    ),
    "a shift": Case({}, "", "shift d north", {"rd": "K6 east", "shifts": 1}),
    "a lift": Case({"cards": "5 3"}, "", "lift b", {"phase": "ruin", "held": "b"}),
    "setting down": Case(
        {"cards": "5 3"}, "lift b", "set H7 east", {"phase": "turn", "held": None, "rb": "H7 east", "may lift": False}
    ),
    "a ruin put back": Case({"cards": "5 3"}, "lift b", "put back", {"phase": "turn", "held": None}),
    "the shield in hand": Case({}, "", "shield", {"phase": "shield"}),
    "the shield": Case({}, "shield", "on H7", {"phase": "turn", "s1": "H7", "may shield": False}),
    "the shield put back": Case({}, "shield", "put back", {"phase": "turn"}),
    "energy": Case({"cards": "2 1"}, "", "energy", {"p1 energy": 18, "gain": 0}),
    "energy up to the top": Case({"cards": "2 1", "energy": "20 10"}, "", "energy", {"p1 energy": 21, "gain": 0}),
    "taking back": Case(
        {"drawing": DEAD_END},
        "shield H7, wizard A2",
        "take back",
        {"p1": "A1", "walked": 0, "s1": None, "may shield": True},
    ),
    "the end of a turn": Case({}, "", "end turn", {"p1 energy": 9, "mover": "p2"}),
    "the end of a turn with an energy card": Case(
        {"cards": "2 1"}, "", "end turn", {"p1 energy": 18, "mover": "p2", "gain": 4}
    ),
    "the end of a turn on red": Case(
        {"drawing": MEADOW, "cards": "3 0"},
        "wizard B3 B4 C4",
        "end turn",
        {"p1 energy": 13, "mover": "p2", "walked": 0, "p2 hand": HAND},
    ),
    "the fall": Case(
        {"drawing": MEADOW, "energy": "0 10", "artifacts": "stone -"},
        "",
        "end turn",
        {"p1": "start", "p1 energy": 10, "p1 artifacts": "", "mover": "p2"},
    ),
    "the end of a round": Case(
        {"turn": "p2"},
        "",
        "end turn",
        {"p2 energy": 9, "round": 2, "phase": "laying", "p1 card": None, "p2 card": None},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=[name.replace(" ", "-") for name in CASES])
def test_exactly_this_changes(case: Case) -> None:
    position = dict(case.position)
    if "lay" in position:
        s = new()
        for seat, held in position.get("hands", {}).items():
            s.table[16 + seat] = sum(1 << int(value) for value in held.split())
        play(s, position["lay"])
    else:
        s = at(**position)
    play(s, case.before)
    before = facts(s)
    play(s, case.action)
    assert changes(before, facts(s)) == case.result
