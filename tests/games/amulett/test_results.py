"""Legal actions and exactly what they change: the position before, the action, the lines that differ after."""

from __future__ import annotations

import pytest

from .table import at, describe, play

BASE = "C4: red white clear; A1: red white; A2: green; B1: brown; B2: brown"

# head, seats, action, the pieces of the position's text that are new, those that are gone
CASES: list[tuple[str, tuple[str, str, str], str, set[str], set[str]]] = [
    ("at spell-bid p1; hat p1; offer gift; left 1", ("", "", ""), "bid 3",
     {"at spell-bid p2", "bid 3 p1", "out p1"}, {"at spell-bid p1"}),
    ("at spell-bid p1; hat p1; offer gift; left 1", ("", "", ""), "pass",
     {"at spell-bid p2", "out p1"}, {"at spell-bid p1"}),
    ("at spell-bid p1; hat p2; offer gift; left 1; out p2 p3; bid 2 p3", ("", "", ""), "bid 5",
     {"at reveal", "hat p1", "p1:  / 5 / gift 5 /"},
     {"at spell-bid p1", "hat p2", "offer gift", "bid 2 p3", "out p2 p3", "p1:  / 10 /  /"}),
    ("at spell-bid p1; hat p2; offer gift; left 1; out p2 p3; bid 2 p3", ("", "", ""), "pass",
     {"at reveal", "hat p3", "p3:  / 8 / gift 2 /"},
     {"at spell-bid p1", "hat p2", "offer gift", "bid 2 p3", "out p2 p3", "p3:  / 10 /  /"}),
    ("at lift p1; hat p1", ("/ - / teleportation 2", "", ""), "lift green A2",
     {"at set p1", "lifted green A2", "A2:"}, {"at lift p1", "A2: green"}),
    ("at set p1; hat p1; lifted green B2", ("/ - / teleportation 2", "", ""), "set A1",
     {"at gain p1", "open 2", "step 1", "A1: red green white"}, {"at set p1", "lifted green B2", "A1: red white"}),
    ("at gain p1; hat p1; step 1; open 2", ("/ - / magic-journey 2", "", ""), "gain copper 1",
     {"open 1", "metal 3", "p1: copper 1 / 8 / magic-journey 2 /"}, {"open 2", "p1:  / 8 / magic-journey 2 /"}),
    ("at before-marker p1; hat p1", ("/ - / burning-desire 2", "", ""), "desire silver",
     {"at marker", "desire silver"}, {"at before-marker p1"}),
    ("at before-marker p1; hat p1; caravan A1", ("/ - / magic-journey 2", "", ""), "journey 5",
     {"at trade-bid p1", "left 5"}, {"at before-marker p1"}),
    ("at marker; hat p3; caravan A1", ("", "", ""), "marker 6", {"at trade-bid p3", "left 6"}, {"at marker"}),
    ("at trade-bid p1; hat p1; caravan A1; left 2", ("silver 4", "", ""), "bid 4",
     {"at trade-bid p2", "bid 4 p1"}, {"at trade-bid p1"}),
    ("at trade-bid p1; hat p2; caravan A1; left 2; out p2 p3", ("silver 4", "", ""), "bid 3",
     {"at take p1", "hat p1", "bid 3 p1", "open 1", "p1: silver 1 / 10 /  /"},
     {"at trade-bid p1", "hat p2", "out p2 p3", "p1: silver 4 / 10 /  /"}),
    ("at trade-bid p1; hat p2; caravan C4; left 2; out p2 p3", ("gold 1 silver 4", "", ""), "bid 3",
     {"at pay p1", "hat p1", "bid 3 p1", "open 3"}, {"at trade-bid p1", "hat p2", "out p2 p3"}),
    ("at pay p1; hat p1; caravan C4; left 2; bid 3 p1; open 3", ("gold 1 silver 4", "", ""), "pay gold 1",
     {"open 2", "metal 1", "pile gold 1", "p1: silver 4 / 10 /  /"}, {"open 3", "p1: gold 1 silver 4 / 10 /  /"}),
    ("at pay p1; hat p1; caravan C4; left 2; bid 3 p1; open 3", ("gold 1 silver 4", "", ""), "pay silver 3",
     {"at take p1", "open 1", "p1: gold 1 silver 1 / 10 /  /"},
     {"at pay p1", "open 3", "p1: gold 1 silver 4 / 10 /  /"}),
    ("at back p1; hat p1; caravan C4; left 2; bid 3 p1; open 1; pile gold 3", ("/ - / influence 2", "", ""),
     "back gold 1", {"at take p1", "p1: gold 1 / 8 / influence 2 /"},
     {"at back p1", "pile gold 3", "p1:  / 8 / influence 2 /"}),
    ("at back p1; hat p1; caravan C4; left 2; bid 3 p1; open 1; pile gold 3", ("/ - / influence 2", "", ""), "enough",
     {"at take p1"}, {"at back p1", "pile gold 3"}),
    ("at curse p2; hat p1; caravan C4; left 2; bid 3 p1; open 1; step 1; pile gold 3",
     ("", "/ - / curse-croesus 2", ""), "curse gold", {"at take p1", "p2: gold 1 / 8 / curse-croesus 2 /"},
     {"at curse p2", "step 1", "pile gold 3", "p2:  / 8 / curse-croesus 2 /"}),
    ("at take p1; hat p1; caravan C4; left 2; bid 3 p1; open 1", ("", "", ""), "take clear",
     {"at move p1", "traded 1", "C4: red white", "p1:  / 10 /  / clear"},
     {"at take p1", "bid 3 p1", "open 1", "C4: red clear white", "p1:  / 10 /  /"}),
    ("at move p2; hat p2; caravan A1; left 2", ("", "", ""), "move B1",
     {"at trade-bid p2", "caravan B1", "left 1"}, {"at move p2", "caravan A1", "left 2"}),
    ("at move p2; hat p2; caravan A1; left 1; round 4", ("", "/ - / gift 3", "/ - / / red"), "move B1",
     {"at reveal", "caravan B1", "left 3", "round 5", "idle 1", "p2:  / 9 / gift 1 /"},
     {"at move p2", "caravan A1", "left 1", "round 4", "p2:  / 7 / gift 3 /"}),
    ("at blue p1; hat p1", ("/ - / pull-darkness 2", "/ - / gift 3", ""), "use pull-darkness",
     {"at drain p1", "used pull-darkness", "pull pull-darkness", "open 2"}, {"at blue p1"}),
    ("at drain p1; hat p1; pull pull-darkness; used pull-darkness; open 2",
     ("/ - / pull-darkness 2", "/ - / gift 1, influence 2", ""), "drain p2 gift",
     {"open 1", "emptied gift", "p2:  / 8 / influence 2, gift 0 /"},
     {"open 2", "p2:  / 7 / influence 2, gift 1 /"}),
    ("at blue p1; hat p1", ("/ - / energy-arcs 3, gift 1", "", ""), "shift gift",
     {"p1:  / 6 / gift 2, energy-arcs 2 /"}, {"p1:  / 6 / gift 1, energy-arcs 3 /"}),
    ("at under p1; hat p1; burnt 1; leaving gift influence meta-iron",
     ("/ 10 / gift 0, influence 0, meta-iron 0", "", ""), "under gift",
     {"leaving influence meta-iron", "buried 1", "under (p1 gift)", "p1:  / 10 / influence 0, meta-iron 0 /"},
     {"leaving influence gift meta-iron", "p1:  / 10 / influence 0, gift 0, meta-iron 0 /"}),
]  # fmt: skip


def pieces(text: str) -> set[str]:
    return {piece.strip() for line in text.splitlines() for piece in line.split("; ")}


@pytest.mark.parametrize(
    ("head", "seats", "action", "new", "gone"), CASES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_legal_action_changes_exactly_this(
    head: str, seats: tuple[str, str, str], action: str, new: set[str], gone: set[str]
) -> None:
    s = at(f"{head}; {BASE}", *seats)
    before = pieces(describe(s))
    after = pieces(describe(play(s, action)))
    assert (after - before, before - after) == (new, gone)
