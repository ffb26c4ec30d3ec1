"""Every clause that refuses: an action it forbids, and beside it a near miss that is legal."""

from __future__ import annotations

import pytest

from spellboard.games.amulett.state import AmulettState

from .table import at, play, proves, refused

POSITIONS: dict[str, tuple[str, ...]] = {
    "keep": (
        """at keep p1; hat p1
        dealt p1 gift influence great-power vein-gold; dealt p2 vein-iron meta-gold meta-iron superiority
        dealt p3 pull-light pull-darkness magic-ruby energy-arcs""",
        "", "", "",
    ),
    "allot": (
        """at allot p1; hat p1
        dealt p1 gift influence great-power vein-gold; dealt p2 vein-iron meta-gold meta-iron superiority
        dealt p3 pull-light pull-darkness magic-ruby energy-arcs""",
        "/ 10 / gift 0, influence 0", "/ 10 / vein-iron 0, meta-gold 0", "/ 10 / pull-light 0, magic-ruby 0",
    ),
    "redraw": (
        "at redraw p1; hat p1",
        "/ 10 / gift 0, influence 0", "/ 10 / vein-iron 0, meta-gold 0", "/ 10 / magic-ruby 0, energy-arcs 0",
    ),
    "spell": (
        "at spell-bid p1; hat p1; offer gift; left 2", "/ - / influence 3, great-power 2", "/ - / vein-iron 9", "",
    ),
    "spell raised": (
        "at spell-bid p2; hat p1; offer gift; left 2; bid 3 p1; out p1", "/ - / influence 3", "/ - / vein-iron 2", "",
    ),
    "lift": ("at lift p1; hat p1\nA1: red red\nA2: white green", "/ - / teleportation 2", "", ""),
    "set": ("at set p1; hat p1; lifted red A1\nA1: red", "/ - / teleportation 2", "", ""),
    "gain": ("at gain p1; hat p1; step 1; open 2", "/ - / magic-journey 2", "", ""),
    "gain with Teleportation": ("at gain p1; hat p1; step 1; open 2", "/ - / teleportation 2", "", ""),
    "gain, iron left": ("at gain p1; hat p1; step 1; open 2; metal 2", "silver 3 / - / horn-of-plenty 2", "", ""),
    "gain, stacks low": (
        "at gain p1; hat p1; step 1; open 3",
        "/ - / horn-of-plenty 2", "gold 26 silver 28 copper 26 iron 27", "",
    ),
    "before, desire": ("at before-marker p1; hat p1", "/ - / burning-desire 2", "", ""),
    "before, journey": ("at before-marker p1; hat p1", "/ - / magic-journey 2", "", ""),
    "before, both": ("at before-marker p1; hat p1", "/ - / magic-journey 2, burning-desire 2", "", ""),
    "trade": ("at trade-bid p1; hat p1; caravan A1; left 3\nA1: red white", "gold 3 silver 4", "silver 5", "silver 6"),
    "trade, bid 3": (
        "at trade-bid p1; hat p2; caravan A1; left 3; bid 3 p3; out p2\nA1: red white",
        "silver 9 / - / influence 2", "silver 5", "silver 6 / - / vein-gold 2",
    ),
    "trade, great power": (
        "at trade-bid p1; hat p2; caravan A1; left 3; bid 3 p3; out p2\nA1: red white",
        "silver 9", "silver 5", "silver 6 / - / great-power 2",
    ),
    "trade, superiority": (
        "at trade-bid p1; hat p2; caravan A1; left 3; bid 3 p3; out p2\nA1: red white",
        "silver 9 / - / superiority 2", "silver 5", "silver 6 / - / great-power 2",
    ),
    "pay": (
        "at pay p1; hat p1; caravan C4; left 3; bid 3 p1; open 3\nC4: red white",
        "gold 1 silver 2 copper 1 iron 1 / - / vein-gold 2", "", "",
    ),
    "pay, over": (
        "at pay p1; hat p1; caravan C4; left 3; bid 3 p1; open 3\nC4: red white",
        "gold 5 silver 1 / - / vein-gold 2", "", "",
    ),
    "pay, silver laid": (
        "at pay p1; hat p1; caravan C4; left 3; bid 3 p1; open 1; metal 2; pile silver 2\nC4: red white",
        "gold 1 copper 1 iron 1 / - / vein-gold 2", "", "",
    ),
    "pay in the forest": (
        "at pay p1; hat p1; caravan A1; left 3; bid 3 p1; open 3\nA1: red white",
        "gold 3 silver 2 copper 2 / - / meta-gold 2", "", "",
    ),
    "back": (
        "at back p1; hat p1; caravan C3; left 3; bid 5 p1; open 2; pile gold 1 silver 3 iron 1\nC3: red white",
        "/ - / influence-pharaohs 2", "", "",
    ),
    "back, silver taken": (
        "at back p1; hat p1; caravan C3; left 3; bid 5 p1; open 1; metal 2; pile gold 1 silver 2 iron 1\nC3: red white",
        "silver 1 / - / influence-pharaohs 2", "", "",
    ),
    "back, own curse": (
        "at back p1; hat p1; caravan C4; left 3; bid 2 p1; open 1; pile gold 2\nC4: red white",
        "/ - / curse-croesus 2", "", "",
    ),
    "curse": (
        "at curse p2; hat p1; caravan A1; left 3; bid 3 p1; open 1; step 1; pile silver 3\nA1: red white",
        "", "/ - / curse-croesus 2", "",
    ),
    "take": ("at take p1; hat p1; caravan A1; left 3; bid 3 p1; open 1\nA1: red white", "", "", ""),
    "move": ("at move p1; hat p1; caravan A1; left 3\nA1: red\nA2:\nB1: white\nB2: green", "", "", ""),
    "blue": (
        "at blue p1; hat p1",
        "/ - / pull-light 2, energy-arcs 2, vein-gold 2", "/ - / gift 2, vein-iron 1", "/ - / influence 2",
    ),
    "blue, light used": (
        "at blue p1; hat p1; used pull-light",
        "/ - / pull-light 2, pull-darkness 2", "/ - / gift 2, vein-iron 1", "/ - / influence 2",
    ),
    "blue, no victims": ("at blue p1; hat p1", "/ - / pull-light 2, energy-arcs 2", "", ""),
    "blue, no arcs": ("at blue p1; hat p1", "/ - / pull-light 2, vein-gold 2", "/ - / gift 2", ""),
    "drain": (
        "at drain p1; hat p1; pull pull-darkness; used pull-darkness; open 2",
        "/ - / pull-darkness 2, energy-arcs 2", "/ - / gift 2, vein-iron 1", "/ - / influence 2",
    ),
    "drain, one taken": (
        "at drain p1; hat p1; pull pull-darkness; used pull-darkness; open 1; emptied vein-iron",
        "/ - / pull-darkness 2, energy-arcs 2", "/ - / gift 2, vein-iron 0", "/ - / influence 2",
    ),
    "under": (
        "at under p1; hat p1; burnt 1; leaving gift influence",
        "/ 9 / gift 0, influence 0, vein-gold 1", "", "",
    ),
}  # fmt: skip
OPTIONS = {"keep": {"start": "expert"}, "allot": {"start": "expert"}, "redraw": {"start": "redraw"}}

# clause, position, what is refused, (position and) a near miss that is legal
CASES: list[tuple[str, ...]] = [
    # Set-up.
    ("A3a", "allot", "keep gift influence", "keep", "keep gift influence"),
    ("A3a", "trade", "keep gift influence", "keep", "keep gift great-power"),
    ("A3b", "keep", "keep gift superiority", "keep", "keep gift great-power"),
    ("A3d", "keep", "allot 2 2", "allot", "allot 2 2"),
    ("A3d", "spell", "allot 2 2", "allot", "allot 1 1"),
    ("A3e", "allot", "allot 0 5", "allot", "allot 1 5"),
    ("A3e", "allot", "allot 3 0", "allot", "allot 3 1"),
    ("A3f", "allot", "allot 6 5", "allot", "allot 6 4"),
    ("A4b", "spell", "redraw influence", "redraw", "redraw influence"),
    ("A4b", "trade", "redraw both", "redraw", "redraw both"),
    ("A4c", "redraw", "redraw vein-iron", "redraw", "redraw gift"),
    ("A7", "spell", "reveal gift", "spell", "pass"),
    ("A7", "trade", "marker 4", "before, journey", "journey 4"),
    ("A8", "move", "decline", "curse", "decline"),
    ("A8a", "spell", "decline", "spell", "pass"),
    ("A8a", "trade", "decline", "trade", "pass"),
    ("A8a", "back", "decline", "back", "enough"),
    ("A8a", "drain, one taken", "decline", "drain, one taken", "enough"),
    ("A8a", "blue", "decline", "blue", "done"),
    ("A8", "take", "decline", "curse", "decline"),
    # Spell phase.
    ("B2a", "move", "bid 1", "trade", "bid 1"),
    ("B2a", "blue", "bid 1", "spell", "bid 1"),
    ("B2b", "take", "pass", "trade", "pass"),
    ("B2b", "gain", "pass", "spell", "pass"),
    ("B2c", "spell raised", "bid 3", "spell raised", "bid 4"),
    ("B2c", "spell raised", "bid 1", "spell raised", "bid 8"),
    ("B2d", "spell", "bid 6", "spell", "bid 5"),
    ("B2d", "spell raised", "bid 9", "spell raised", "bid 8"),
    # Metal phase.
    ("C3a", "trade", "gain gold 1", "gain", "gain gold 1"),
    ("C3b", "gain, iron left", "gain silver 1", "gain, iron left", "gain copper 1"),
    ("C3c", "gain", "gain gold 3", "gain", "gain gold 2"),
    ("C3d", "gain, stacks low", "gain copper 1", "gain, stacks low", "gain copper 2"),
    ("C4a", "gain, stacks low", "gain gold 3", "gain, stacks low", "gain gold 2"),
    ("C4a", "gain, stacks low", "gain silver 1", "gain, stacks low", "gain copper 2"),
    ("C6a", "gain with Teleportation", "lift red A1", "lift", "lift red A1"),
    ("C6a", "trade", "lift red A1", "lift", "lift white A2"),
    ("C6b", "gain", "lift red A1", "lift", "lift red A1"),
    ("C6c", "lift", "lift red A2", "lift", "lift green A2"),
    ("C6d", "lift", "set A2", "set", "set A2"),
    ("C6e", "set", "set A1", "set", "set C3"),
    ("C6f", "set", "decline", "set", "set B1"),
    ("C6f", "set", "lift white A2", "set", "set A2"),
    # Before the marker.
    ("D3a", "trade", "desire gold", "before, desire", "desire gold"),
    ("D3b", "before, journey", "desire gold", "before, desire", "desire gold"),
    ("D3c", "before, both > desire iron", "desire gold", "before, both > desire iron", "journey 6"),
    ("D3d", "trade", "journey 4", "before, journey", "journey 4"),
    ("D3e", "before, desire", "journey 4", "before, journey", "journey 4"),
    ("D3f", "before, both > journey 3", "journey 4", "before, both > journey 3", "desire gold"),
    # Trades.
    ("D5b", "trade, bid 3", "bid 3", "trade, bid 3", "bid 4"),
    ("D5b", "trade, great power", "bid 3", "trade, great power", "bid 5"),
    ("D6b", "trade", "bid 5", "trade", "bid 4"),
    ("D9", "trade, great power", "bid 4", "trade, great power", "bid 5"),
    ("D10b", "trade, superiority", "bid 2", "trade, superiority", "bid 3"),
    ("D19", "trade", "bid 8", "trade", "bid 3"),
    # Payment.
    ("D7a", "trade", "pay silver 3", "pay", "pay silver 2"),
    ("D7b", "pay, silver laid", "pay gold 1", "pay, silver laid", "pay copper 1"),
    ("D7b", "pay", "pay copper 1", "pay", "pay silver 1"),
    ("D7c", "pay in the forest", "pay copper 1", "pay in the forest", "pay gold 1"),
    ("D7d", "pay", "pay gold 2", "pay", "pay gold 1"),
    ("D7e", "pay, over", "pay gold 4", "pay, over", "pay gold 3"),
    ("D7f", "pay, over", "pay gold 1", "pay, over", "pay gold 2"),
    ("D12a", "take", "back silver 1", "back", "back silver 1"),
    ("D12b", "back", "back silver 3", "back", "back silver 2"),
    ("D12c", "back", "back gold 2", "back", "back gold 1"),
    ("D12d", "back, silver taken", "back gold 1", "back, silver taken", "back iron 1"),
    ("D13a", "back", "curse gold", "curse", "curse silver"),
    ("D13d", "back, own curse", "curse gold", "back, own curse", "back gold 1"),
    ("D13b", "curse", "curse gold", "curse", "curse silver"),
    ("D14b", "move", "take red", "take", "take red"),
    ("D14c", "take", "take green", "take", "take white"),
    # The caravan.
    ("D15a", "trade", "move B1", "move", "move B1"),
    ("D15b", "move", "move A1", "move", "move B1"),
    ("D15c", "move", "move A2", "move", "move B2"),
    ("D15d", "move", "move E4", "move", "move B1"),
    # Energy phase.
    ("E1a", "trade, bid 3", "use pull-light", "blue", "use pull-light"),
    ("E1b", "blue", "use pull-darkness", "blue", "use pull-light"),
    ("E1c", "blue", "use vein-gold", "blue", "use pull-light"),
    ("E1c", "blue", "use energy-arcs", "blue", "shift vein-gold"),
    ("E1d", "blue, light used", "use pull-light", "blue, light used", "use pull-darkness"),
    ("E1e", "blue, no victims", "use pull-light", "blue, no victims", "done"),
    ("E1f", "move", "done", "blue", "done"),
    ("E3a", "blue", "drain p2 gift", "drain", "drain p2 gift"),
    ("E3b", "drain", "drain p1 energy-arcs", "drain", "drain p3 influence"),
    ("E3c", "drain", "drain p3 gift", "drain", "drain p2 gift"),
    ("E3c", "drain", "drain p6 gift", "drain", "drain p2 vein-iron"),
    ("E3d", "drain, one taken", "drain p2 vein-iron", "drain, one taken", "drain p2 gift"),
    ("E3e", "blue", "enough", "drain, one taken", "enough"),
    ("E3e", "move", "enough", "back", "enough"),
    ("E3f", "drain", "enough", "drain, one taken", "enough"),
    ("E3i", "drain", "done", "drain", "drain p2 gift"),
    ("E3i", "drain, one taken", "shift pull-darkness", "drain, one taken", "enough"),
    ("E4a", "move", "shift vein-gold", "blue", "shift vein-gold"),
    ("E4b", "blue, no arcs", "shift vein-gold", "blue", "shift vein-gold"),
    ("E4c", "blue", "shift gift", "blue", "shift pull-light"),
    ("E4d", "blue", "shift energy-arcs", "blue", "shift vein-gold"),
    ("E5a", "blue", "under pull-light", "under", "under gift"),
    ("E5b", "under", "under vein-gold", "under", "under influence"),
]  # fmt: skip


def position(name: str) -> AmulettState:
    base, _, played = name.partition(" > ")
    head, *seats = POSITIONS[base]
    s = at(head, *seats, **OPTIONS.get(base, {}))
    return play(s, played) if played else s


@pytest.mark.parametrize(
    ("clause", "where", "wrong", "there", "right"),
    [pytest.param(*case, marks=proves(case[0]), id=f"{case[0]}: {case[2]}") for case in CASES],
)
def test_what_is_refused_and_a_near_miss_that_is_not(
    clause: str, where: str, wrong: str, there: str, right: str
) -> None:
    assert refused(position(where), wrong) == clause
    play(position(there), right)


def test_the_table_covers_every_clause_that_refuses_with_at_least_fifty_cases() -> None:
    book = position("trade").game.rulebook
    refusing = {clause.id.removeprefix("amulett.") for clause in book.clauses.values() if clause.refuses}
    assert {case[0] for case in CASES} == refusing
    assert len(CASES) >= 50


def test_another_seat_is_refused_by_its_turn() -> None:
    assert refused(position("trade"), "bid 1", 1) == "core.seat"
