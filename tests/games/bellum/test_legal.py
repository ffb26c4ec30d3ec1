"""Legal actions and exactly what each of them changes: whatever is not named stays as it is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spellboard.games.bellum.state import BellumState

from .table import at, play, values

HORDE = """
horde p1 row 2
p1 C3  barrel 1 spells 1
p2 C2  barrel 1
kingdom FA1 FA4
hire E01 E02 V01 V02
"""
ROLL = """
roll p1
p1 C3
p2 C1  left E21
kingdom FA1 FA4
hire E01 E02 V01 V02
"""
ATTACK = """
attack p1 row 2
p1 C4  right E43 E27 V01
p2 C3  chests wood:1 wood:3 metal:4
kingdom {kingdom}
hire E01 E02 V03 V04
"""
LAST = """
attack p2 row 2
p1 C1
p2 C3
kingdom FA1 FA4
hire E01 E02 V03 V04
"""
RECRUIT = """
recruit p1 row 2
p1 C1  food 6 sign 4
p2 C2
kingdom FA1 FA4
hire E11 E37 V11 V13
"""
EVENING = """
recruit p2 row 2 {moment}
p1 C1  chests wood:1
p2 C2
kingdom {kingdom}
hire E01 E02 V03 V04
"""


def facts(s: BellumState) -> dict[str, Any]:
    """Everything there is to know about a position, by short names."""
    view = msgspec.to_builtins(s.view(None))
    found = {key: value for key, value in view.items() if key not in ("seats", "seat", "goblins", "choice", "asked")}
    for seat, lord in enumerate(view["seats"]):
        found |= {f"p{seat + 1}.{key}": value for key, value in lord.items() if key not in ("rows", "values")}
        found |= {f"p{seat + 1}.row{row}": icons for row, icons in enumerate(lord["rows"], 1)}
        found[f"p{seat + 1}.worth"] = sum(values(s, seat))
    return found


def changes(s: BellumState, *actions: str) -> dict[str, Any]:
    """What the actions change, and to what."""
    before = facts(s)
    play(s, *actions)
    return {key: value for key, value in facts(s).items() if value != before[key]}


def attack(kingdom: str = "FA1 FA4") -> str:
    return ATTACK.format(kingdom=kingdom)


def evening(moment: str = "", kingdom: str = "FA1 FA4") -> str:
    return EVENING.format(moment=moment, kingdom=kingdom)


CASES: list[tuple[str, list[str], dict[str, Any]]] = [
    (HORDE, ["reroll barrel"], {"phase": "roll", "waiting": [], "die": None, "supply": [30, 20, 9], "p1.barrel": 0}),
    (HORDE, ["reroll spell"], {"phase": "roll", "waiting": [], "die": None, "cast": 1}),
    (HORDE, ["pass"], {"waiting": [1]}),
    (HORDE, ["pass", "pass"], {"phase": "attack", "supply": [27, 20, 8], "p2.food": 3}),
    (HORDE, ["reroll spell", "die 5"], {"die": 5, "cast": 1}),
    (ROLL, ["die 3"],
     {"phase": "attack", "waiting": [0], "die": 3, "supply": [28, 20, 10], "p1.food": 1, "p2.food": 1}),
    (ROLL, ["die 1"],
     {"phase": "chest", "die": 1, "supply": [26, 20, 10], "p1.food": 3, "p2.food": 1, "p2.owed": [0, 1, 0]}),
    (ROLL, ["die 1", "chest 5"],
     {"phase": "attack", "waiting": [0], "die": 1, "brought": 1, "supply": [26, 20, 10], "stacks": [20, 19, 10],
      "p1.food": 3, "p2.food": 1, "p2.chests": [0, 1, 0], "p2.worth": 5}),
    (attack(), ["pass"], {"waiting": [1]}),
    (attack(), ["attack TA"], {"waiting": [1], "supply": [30, 20, 9], "p1.barrel": 1}),
    (attack(), ["attack FA1"],
     {"waiting": [1], "supply": [28, 20, 10], "places": ["TA", None, "FA4"], "looted": ["FA1"], "p1.food": 2}),
    (attack("FA7 FA2"), ["attack FA7", "chest 2"],
     {"waiting": [1], "brought": 1, "supply": [30, 19, 10], "stacks": [17, 19, 10], "places": ["TA", None, "FA2"],
      "looted": ["FA7"], "p1.sign": 1, "p1.chests": [1, 0, 0], "p1.worth": 2}),
    (attack("FA7 FA2"), ["attack FA2"],
     {"waiting": [1], "supply": [29, 20, 9], "places": ["TA", "FA7", None], "looted": ["FA2"],
      "p1.food": 1, "p1.barrel": 1}),
    (attack("VI2 VI3"), ["attack VI2", "chest 1"],
     {"waiting": [1], "brought": 1, "supply": [28, 20, 9], "stacks": [17, 19, 10], "places": ["TA", None, "VI3"],
      "looted": ["FA1", "FA2", "FA3", "VI2"], "p1.food": 2, "p1.barrel": 1, "p1.chests": [1, 0, 0], "p1.worth": 1}),
    (attack("VI2 VI3"), ["attack VI3", "chest 5"],
     {"waiting": [1], "brought": 1, "stacks": [18, 18, 10], "places": ["TA", "VI2", None],
      "looted": ["FA1", "FA2", "FA3", "VI3"], "p1.chests": [0, 1, 0], "p1.worth": 5}),
    (attack(), ["rob p2 metal"], {"phase": "rob", "victim": 1, "thieves": 1, "p1.owed": [0, 1, 0]}),
    (attack(), ["rob p2 metal", "done"],
     {"phase": "steal", "waiting": [], "victim": 1, "p1.owed": [0, 1, 0], "p2.shields": 1, "p2.walls": 3}),
    (attack(), ["rob p2 metal", "done", "chest 4"],
     {"waiting": [1], "brought": 1, "p1.chests": [0, 1, 0], "p1.worth": 4, "p2.shields": 1, "p2.walls": 3,
      "p2.chests": [2, 0, 0], "p2.worth": 4}),
    (attack(), ["rob p2 wood metal", "chest 4", "chest 1"],
     {"waiting": [1], "brought": 1, "p1.chests": [1, 1, 0], "p1.worth": 5, "p2.shields": 1, "p2.walls": 3,
      "p2.chests": [1, 0, 0], "p2.worth": 3}),
    (LAST, ["pass"], {"phase": "recruit", "waiting": [0]}),
    (RECRUIT, ["recruit E11"],
     {"phase": "draw", "waiting": [], "hand": "E11", "supply": [26, 16, 10], "creatures": [None, "E37", "V11", "V13"],
      "p1.food": 4, "p1.shields": 1, "p1.walls": 3}),
    (RECRUIT, ["recruit E37", "draw E01", "place left"],
     {"supply": [26, 16, 10], "creatures": ["E11", "E01", "V11", "V13"], "piles": [43, 18], "p1.food": 4,
      "p1.spells": 1, "p1.left": ["G01", "G02", "E37"], "p1.row2": [0, 1, 1, 1, 0, 0],
      "p1.row4": [4, 0, 0, 1, 0, 0]}),
    (RECRUIT, ["recruit E11", "draw E01", "place right"],
     {"supply": [26, 16, 10], "creatures": ["E01", "E37", "V11", "V13"], "piles": [43, 18], "p1.food": 4,
      "p1.shields": 1, "p1.walls": 3, "p1.right": ["E11"], "p1.row1": [3, 0, 0, 2, 0, 0],
      "p1.row4": [3, 0, 0, 2, 0, 0], "p1.row5": [0, 0, 0, 1, 0, 0]}),
    (RECRUIT, ["recruit V11", "draw V01", "place right"],
     {"supply": [28, 17, 10], "creatures": ["E11", "E37", "V01", "V13"], "piles": [44, 17], "p1.food": 2,
      "p1.sign": 3, "p1.magic_shields": 1, "p1.right": ["V11"], "p1.row1": [3, 0, 0, 2, 1, 0],
      "p1.row2": [0, 0, 1, 3, 0, 0], "p1.row3": [1, 0, 0, 3, 0, 0], "p1.row4": [3, 0, 0, 2, 1, 0],
      "p1.row5": [0, 0, 0, 2, 0, 0], "p1.row6": [1, 0, 0, 2, 0, 0]}),
    (RECRUIT, ["recruit by signs V13", "draw V01", "place left"],
     {"supply": [24, 19, 10], "creatures": ["E11", "E37", "V11", "V01"], "piles": [44, 17], "p1.sign": 1,
      "p1.spells": 1, "p1.left": ["G01", "G02", "V13"], "p1.row1": [4, 0, 0, 1, 0, 0], "p1.row2": [0, 1, 1, 1, 0, 0],
      "p1.row3": [3, 0, 0, 1, 0, 0], "p1.row4": [4, 0, 0, 1, 0, 0], "p1.row5": [0, 1, 0, 0, 0, 0],
      "p1.row6": [2, 0, 0, 1, 0, 0]}),
    (RECRUIT, ["pass"], {"waiting": [1]}),
    (evening(), ["pass"], {"phase": "roll", "waiting": [], "die": None, "round": 2, "captain": 1, "idle": 1}),
    (evening("day 5 idle 3 brought 1", "FA4"), ["pass"], {"phase": "reveal", "waiting": []}),
    (evening("day 5 idle 3 brought 1", "FA4"), ["pass", "reveal FA1"],
     {"phase": "roll", "waiting": [], "die": None, "round": 6, "captain": 1, "idle": 0, "brought": 0, "turned": 2,
      "places": ["TA", "FA4", "FA1"], "pile": [1, 3, 10]}),
    (evening("day 40"), ["pass"],
     {"phase": "end", "waiting": [], "idle": 1, "outcome": {"winners": (0,), "ranks": (1, 2), "reason": "days"}}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "actions", "expected"), CASES, ids=[", ".join(actions).replace(" ", "-") for _, actions, _ in CASES]
)
def test_an_action_changes_this_and_nothing_else(position: str, actions: list[str], expected: dict[str, Any]) -> None:
    assert changes(at(position), *actions) == expected
