"""Every refusal of the rulebook, raised, with a legal near miss beside it."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from spellboard import CHANCE, Rng
from spellboard.core.messages import Message, Thing
from spellboard.core.preview import Need
from spellboard.core.rulebook import LEVELS
from spellboard.games.magalon.state import MagalonState

from .table import at, crowded, game, may, new, play, refused


class Case(NamedTuple):
    """In this position, after these moves, `no` is refused by the clause and `yes` is legal.

    `near` changes the position for the near miss, `near_before` the moves before it.
    """

    clause: str
    position: dict[str, Any]
    before: str
    no: str
    yes: str
    near: dict[str, Any] = {}
    near_before: str | None = None


OPEN = """
    B  C  D  E
 4  .  gb .  ra
 3  s1 p1 p2 .
 2  .  .  .  .
"""
BESIDE_A_RUIN = """
    B  C  D  E
 6  .  .  .  .
 5  s2 p1 ra ra
 4  .  GG .  ra
"""
RED = """
    B  C  D  E
 4  .  .  .  ra
 3  .  p1 .  .
 2  .  .  .  .
"""
HOME = """
    F  G  H  I  J
 4  .  .  .  .  .
 3  .  .  p1 .  .
"""
HOME_AND_RICH: dict[str, Any] = {"energy": "16 10", "artifacts": "all -", "cards": "5 3"}
ATTACK = """
    E  F  G  H  I  J
 8  .  .  .  .  .  .
 7  .  ** .  .  .  **
 6  .  ga p2 .  .  .
"""
HARD_ATTACK = """
    D  E  F  G  H  I
 8  .  .  .  s2 .  .
 7  .  .  rc p2 ga .
 6  .  .  rc rc .  .
"""
CROWDED_ATTACK = """
    D  E  F  G  H  I
 8  .  .  .  .  .  .
 7  .  p3 GG p2 ga .
 6  .  .  .  p1 .  .
"""
CROWDED = """
    D  E  F  G  H  I
 8  .  .  .  p1 .  .
 7  .  .  gb ga s2 .
 6  .  .  .  p2 .  .
"""
GIANTS = """
    D  E  F  G  H  I
 8  .  .  .  p1 .  .
 7  .  .  gb GG s2 .
 6  .  .  .  p2 .  .
"""
GIANT_BEHIND = """
    C  D  E  F  G  H
 8  rb .  .  .  .  .
 7  GG .  .  ** .  .
 6  .  .  .  ga p2 .
"""
VICTIM_BY_RING = """
    K  L  M
 13 .  .  .
 12 .  ga p2
 11 .  .  .
"""
POCKET = """
    A  B  C  D
 3  .  s3 .  .
 2  s2 s4 .  .
 1  p2 ga s1 .
"""
OPEN_POCKET = """
    A  B  C  D
 3  .  s3 .  .
 2  s2 .  .  .
 1  p2 ga s1 .
"""
DEAD_ENDS = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 3  ra ra .  .  .  .  .  p1 .  .  .  .  .  .  .
 2  .  ra rb .  .  .  ## ## ## .  .  .  .  rd rd
 1  ga rb rb .  .  .  ## ## ## .  .  .  .  rd gb
"""
STUCK_WALK = """
    A  B  C
 3  ra ra .
 2  .  ra rb
 1  p1 rb rb
"""
DEAD_END_BEHIND = """
    A  B  C
 3  .  .  .
 2  .  s2 .
 1  p2 ga s1
"""
BESIDE_FIELDS = """
    F  G  H  I  J
 4  .  .  .  .  .
 3  .  .  ga .  .
"""
BESIDE_RING = """
    K  L  M
 13 .  .  .
 12 .  ga GG
 11 .  .  .
"""
SHIFTING = """
    J  K  L  M
 7  ** .  .  .
 6  GG .  .  .
 5  p2 rd rd s2
 4  .  rd .  .
 3  .  rf rf .
 2  .  rf .  .
"""
EDGE = """
    A  B  C
 4  .  .  **
 3  ra .  .
 2  ra ra .
"""
FIELD_ABOVE = """
    F  G  H  I
 17 .  ra ra .
 16 .  .  ra .
"""
CORNER = """
    A  B  C
 3  .  .  .
 2  s3 .  .
 1  p2 .  .
"""
CORNER_GNOME = """
    A  B  C
 3  .  .  .
 2  ga .  .
 1  p2 .  .
"""

FIRST = {"cards": "6 3"}
"""p1 has the gnomes and moves first."""
LAST = {"cards": "6 9", "turn": "p1"}
"""p1 has the gnomes and the giant."""
ROLLED = "roll, dice 1 1"
STRUCK = "gnome a G6, displace G7 G8 F8 F7 E7"

TWO_RED: dict[str, Any] = {"rules": crowded("D2"), "fields": {"p1": "G2"}, "energy": "16 10", "cards": "1 0"}
"""In the small valley the start leads from one red field to another in three steps."""

CASES = [
    Case("B7", {"hands": {"p1": "8 9"}, "lay": ""}, "", "lay 7", "lay 8"),
    Case("B10", {"lay": "lay 7"}, "", "lay 7", "lay 6"),
    Case("B1", {"lay": ""}, "", "wizard H3", "lay 3"),
    Case("B2", {"lay": ""}, "", "end turn", "lay 0"),
    Case("B12", {}, "", "lay 5", "end turn"),
    Case("C3a", {"drawing": STUCK_WALK}, "", "take back", "take back", {}, "wizard A2"),
    Case(
        "C3a", {"drawing": RED, **FIRST}, "gnome a F13", "take back", "take back", {"drawing": DEAD_ENDS}, "gnome a A2"
    ),
    Case("C3b", {"drawing": DEAD_ENDS, **LAST}, "gnome a A2", "roll", "roll", {}, ""),
    Case("C4", FIRST, "", "roll", "roll", LAST),
    Case("C4", FIRST, "", "giant H11", "giant H11", LAST, ROLLED),
    Case("D1", {"drawing": RED}, "wizard C2", "end turn", "end turn", {}, "wizard C2 D2 D3 E3 F3 F4 F5"),
    Case("D1a", {"drawing": RED, "cards": "1 0"}, "wizard C2", "wizard C1", "wizard C5", {}, "wizard C4"),
    Case("D2", {"drawing": RED}, "wizard C2", "wizard C3", "wizard C1"),
    Case("D2", {"drawing": RED}, "wizard C2 D2 D3", "wizard C3", "wizard E3"),
    Case("D3", {"drawing": OPEN}, "", "wizard D3", "wizard C2"),
    Case("D3a", {"drawing": BESIDE_A_RUIN}, "", "wizard D5", "wizard C6"),
    Case("D3b", {"drawing": BESIDE_A_RUIN}, "", "wizard B5", "wizard C6"),
    Case("D3c", {"drawing": OPEN}, "", "wizard C4", "wizard C2"),
    Case("D3d", {"drawing": BESIDE_A_RUIN}, "", "wizard C4", "wizard C6"),
    Case("D3e", {"drawing": OPEN}, "", "wizard B3", "wizard C2"),
    Case("D6", {"drawing": HOME, "energy": "15 10"}, "", "wizard start", "wizard start", {"energy": "16 10"}),
    Case(
        "D6a",
        {"drawing": HOME, "energy": "16 10", "artifacts": "amulet+stone -", "start_without_winning": False},
        "",
        "wizard start",
        "wizard start",
        {"artifacts": "all -"},
    ),
    Case("D7", {"fields": {"p1": "ring"}}, "wizard M12", "wizard ring", "wizard M11"),
    Case("D9", {"cards": "0 7", "turn": "p1"}, "", "wizard H3", "wizard H3", {"cards": "1 7"}),
    Case("D1b", {"drawing": RED}, "", "wizard C5", "wizard C4"),
    Case("D1b", {"drawing": RED}, "", "wizard ring", "wizard B3"),
    Case("D1b", {"drawing": HOME, **HOME_AND_RICH}, "wizard H4 H5 H6", "wizard start", "wizard H7"),
    Case("D11", {"drawing": RED, "cards": "6 3"}, "", "wizard D4", "wizard D3"),
    Case("D11", {"drawing": RED}, "", "wizard C6", "wizard C4"),
    Case("D11", {"drawing": HOME, **HOME_AND_RICH, "cards": "7 3"}, "wizard H4", "wizard start", "wizard G4"),
    Case("E2a", {"drawing": RED, "cards": "1 0"}, "wizard C4 C5", "end turn", "end turn", {}, "wizard C4 C5 C6 C7"),
    Case(
        "E2b", {"drawing": RED, "cards": "1 0"}, "wizard C4 C5 C6 C7", "wizard D7", "wizard D6", {}, "wizard C4 C5 C6"
    ),
    Case("E3", TWO_RED, "wizard F2 F1 start D2", "wizard D3", "wizard D2", {}, "wizard F2 F1 start"),
    Case("F1a", {}, "", "energy", "energy", {"cards": "2 1"}),
    Case("F1b", {"cards": "2 1"}, "energy", "energy", "shift a north"),
    Case("G1a", {"drawing": ATTACK}, "", "gnome a F7", "gnome a F7", FIRST),
    Case("G1b", {"drawing": ATTACK, **FIRST}, "gnome a F7 E7 E6", "gnome a F6", "gnome b J11"),
    Case("G2", {"drawing": ATTACK, **FIRST}, "gnome a F7", "end turn", "end turn", {}, "gnome a F7 F8 E8 E7 E6"),
    Case("G2a", {"drawing": ATTACK, "cards": "10 3"}, "gnome a F7", "gnome a F8", "gnome a F8", FIRST),
    Case("G3a", {"drawing": HARD_ATTACK, **FIRST}, "gnome a H6", "gnome a G6", "gnome a I6"),
    Case("G3b", {"drawing": CROWDED, **FIRST}, "", "gnome a H7", "gnome a G6"),
    Case("G3c", {"drawing": CROWDED, **FIRST}, "", "gnome a F7", "gnome a G6"),
    Case("G3d", {"drawing": BESIDE_FIELDS, **FIRST}, "", "gnome a start", "gnome a G3"),
    Case("G3d", {"drawing": BESIDE_RING, **LAST}, ROLLED, "giant ring", "giant M11"),
    Case("G4", {"drawing": ATTACK, **FIRST}, "gnome a G6", "wizard H3", "displace G7"),
    Case("G4", {"drawing": ATTACK, **FIRST}, "gnome a G6", "gnome b J11", "gnome a H6"),
    Case("G4a", {"drawing": ATTACK, **FIRST}, "", "displace G7", "displace G7", {}, "gnome a G6"),
    Case(
        "G4b",
        {"drawing": POCKET, "cards": "10 3 2 1"},
        "",
        "gnome a A1",
        "gnome a A1",
        {"drawing": OPEN_POCKET},
    ),
    Case("G5", {"drawing": ATTACK, **FIRST}, "gnome a G6", "end turn", "displace H6"),
    Case("G5", {"drawing": ATTACK, "cards": "10 3"}, "gnome a G6", "gnome a H6", "gnome a H6", FIRST),
    Case("G6", {"drawing": ATTACK, **FIRST}, "gnome a G6", "displace H7", "displace G7"),
    Case("G6a", {"drawing": ATTACK, **FIRST}, "gnome a G6, displace G7 H7 H6", "displace G6", "displace I6"),
    Case("G6a", {"drawing": ATTACK, **FIRST}, "gnome a G6, displace G7 G8 H8", "displace G8", "displace H7"),
    Case("G6b", {"drawing": HARD_ATTACK, **FIRST}, "gnome a G7", "displace F7", "displace H7"),
    Case("G6c", {"drawing": HARD_ATTACK, **FIRST}, "gnome a G7", "displace G8", "displace H7"),
    Case("G6d", {"drawing": CROWDED_ATTACK, "cards": "6 3 2"}, "gnome a G7", "displace G6", "displace G8"),
    Case("G6e", {"drawing": DEAD_END_BEHIND, "cards": "10 3"}, "gnome a A1", "displace B1", "displace A2"),
    Case("G6f", {"drawing": CROWDED_ATTACK, "cards": "6 3 2"}, "gnome a G7", "displace F7", "displace G8"),
    Case("G7", {"drawing": ATTACK, **FIRST}, f"{STRUCK}, gnome a G7 F7", "gnome a E7", "gnome a F8"),
    Case(
        "G8",
        {"drawing": GIANT_BEHIND, **LAST},
        f"{ROLLED}, {STRUCK}, giant D7",
        "giant E7",
        "giant E7",
        {},
        f"{ROLLED}, giant D7",
    ),
    Case(
        "G10a",
        {"drawing": VICTIM_BY_RING, **FIRST, "displace_into_special": False},
        "gnome a M12",
        "displace ring",
        "displace ring",
        {"displace_into_special": True},
    ),
    Case("G12", {"drawing": ATTACK, **FIRST}, "", "gnome a G7", "gnome a F7"),
    Case("G13", {"drawing": ATTACK, **FIRST}, "gnome a G6, displace G7", "gnome a H6", "displace G8"),
    Case("G13", {"drawing": ATTACK, **FIRST}, "gnome a G6, displace G7", "end turn", "displace H7"),
    Case("H1", LAST, f"{ROLLED}, giant H9", "end turn", "end turn", {}, f"{ROLLED}, giant H9 H8"),
    Case("H1a", LAST, "", "giant H9", "giant H9", {}, ROLLED),
    Case("H1b", LAST, f"{ROLLED}, giant H9 H8", "giant H7", "giant H8", {}, f"{ROLLED}, giant H9"),
    Case("H1c", LAST, ROLLED, "roll", "roll", {}, ""),
    Case("H1d", LAST, f"{ROLLED}, giant H9", "giant H10", "giant G9"),
    Case("H1e", LAST, ROLLED, "giant G9", "giant G10"),
    Case("H2", {"drawing": CROWDED, **FIRST}, "", "gnome a G8", "gnome a G6"),
    Case("H2", {"drawing": GIANTS, **LAST}, ROLLED, "giant G8", "giant G6"),
    Case("H4", LAST, "", "dice 1 1", "roll"),
    Case("I1a", {"cards": "6 3"}, "", "shift d north", "shift d north", {"cards": "8 3"}),
    Case("I1b", {"cards": "2 1"}, "shift d north", "shift d south", "shift d south", {"cards": "8 1"}),
    Case("I3", {"drawing": EDGE}, "", "shift a west", "shift a east"),
    Case("I3a", {"drawing": SHIFTING}, "", "shift d west", "shift d north"),
    Case("I3b", {"drawing": SHIFTING}, "shift d north", "shift d west", "shift d east"),
    Case("I3c", {"drawing": SHIFTING}, "", "shift d east", "shift d north"),
    Case("I3d", {"drawing": SHIFTING}, "", "shift d south", "shift d north"),
    Case("I3e", {"drawing": FIELD_ABOVE}, "", "shift a north", "shift a south"),
    Case("I4a", {"cards": "6 3"}, "", "lift a", "lift a", {"cards": "5 3"}),
    Case("I4b", {"cards": "5 3"}, "lift a H7 east", "lift b", "lift b", {}, ""),
    Case("I4a", {}, "", "set H7 east", "set H7 east", {"cards": "5 3"}, "lift a"),
    Case("I4b", {"cards": "5 3"}, "lift a H7 east", "set D5 east", "set D5 east", {}, "lift a"),
    Case("I4c", {"cards": "5 3"}, "", "set H7 east", "set H7 east", {}, "lift a"),
    Case("I4d", {"cards": "5 3"}, "lift a", "end turn", "put back"),
    Case("I4d", {"cards": "5 3"}, "lift a", "wizard H3", "set H7 west"),
    Case("I4e", {"cards": "5 3"}, "lift a", "set H9 north", "set H9 south"),
    Case("I4f", {"cards": "5 3"}, "lift a", "set H3 south", "set H3 north"),
    Case("I4f", {"cards": "5 3"}, "lift a", "set ring north", "set M12 west"),
    Case("I4g", {"cards": "5 3"}, "lift a", "set A1 west", "set A1 north"),
    Case("I4h", {"cards": "5 3"}, "", "put back", "put back", {}, "lift a"),
    Case("J1", {"drawing": OPEN}, "shield", "on D3", "on D2"),
    Case("J1", {"drawing": OPEN}, "shield", "on B3", "on B2"),
    Case("J1a", {}, "shield", "on ring", "on M12"),
    Case("J1b", {}, "shield H7", "shield", "shield", {}, ""),
    Case("J1c", {}, "shield", "end turn", "put back"),
    Case("J1b", {}, "shield H7", "on H8", "on H8", {}, "shield"),
    Case("J1d", {}, "", "on H7", "on H7", {}, "shield"),
    Case("J2", {"drawing": CORNER, "cards": "7 3 2"}, "shield", "on B1", "on B2"),
    Case(
        "J2a",
        {"drawing": CORNER_GNOME, "strict_enclosure": True},
        "shield",
        "on B1",
        "on B1",
        {"strict_enclosure": False},
    ),
    Case("K1", {"drawing": ATTACK, "cards": "6 4"}, "", "gnome a G6", "gnome a G6", FIRST),
]


def set_up(changes: dict[str, Any]) -> Any:
    """A position by its changes; with `lay`, cards are still being laid."""
    facts = dict(changes)
    if "lay" not in facts:
        return at(**facts)
    s = new()
    for who, held in facts.get("hands", {}).items():
        hand = sum(1 << game().tables.card_names.index(value) for value in held.split())
        s.table[16 + int(who[1]) - 1] = hand
    return play(s, facts["lay"])


def name(case: Case) -> str:
    return f"{case.clause}-{case.no}".replace(" ", "-")


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=pytest.mark.proves(f"magalon.{case.clause}"), id=name(case)) for case in CASES],
)
def test_refused_with_its_clause_and_nearly_legal(case: Case) -> None:
    position = play(set_up(case.position), case.before)
    assert refused(position, case.no) == case.clause
    near_before = case.before if case.near_before is None else case.near_before
    near = play(set_up({**case.position, **case.near}), near_before)
    assert may(near, case.yes), f"{case.yes} should be legal"


def test_the_table_covers_every_clause_that_refuses() -> None:
    refusing = {clause.id.removeprefix("magalon.") for clause in game().rulebook.clauses.values() if clause.refuses}
    assert refusing == {case.clause for case in CASES}
    assert len(CASES) >= 60


def blocked(s: MagalonState) -> dict[str, tuple[str, list[tuple[object, int, int]]]]:
    """The kinds that are not offered: the clause, and what it would take."""
    found: dict[str, tuple[str, list[tuple[object, int, int]]]] = {}
    for kind, refusal in s.blocked(int(s.mover)):
        needs: list[tuple[object, int, int]] = [(untold(need), need.needed, need.had) for need in refusal.needs]
        found[kind] = refusal.clause.removeprefix("magalon."), needs
    return found


def untold(need: Need) -> str:
    return need.what.key if isinstance(need.what, Message) else need.what.id if isinstance(need.what, Thing) else ""


def test_what_is_blocked_says_what_it_would_take() -> None:
    s = play(at(cards="6 3"), "wizard H3, gnome a F13")
    found = blocked(s)
    assert found["end turn"] == ("D1", [("wizard", 6, 1), ("gnomes", 5, 1)])
    assert found["shift"] == ("I1a", [("need-shifts", 1, 0)])
    assert found["giant"][0] == "C4" and found["lift"] == ("I4a", [])
    whole = blocked(play(s, "wizard H4 H5 H6 H7 H8, gnome a G13 G14 H14 I14"))
    assert whole["wizard"] == ("D1a", [("need-fields", 1, 0)])
    assert whole["gnome"] == ("G2a", [("need-fields", 1, 0)])


def test_a_wizard_before_the_goal_is_told_what_he_lacks() -> None:
    s = at("    H\n 3  p1", "7 3", energy="12 10", artifacts="ring -")
    needs = s.game.needs(s, s.game.code_of("wizard start"), 0)
    found = [(untold(need), need.needed, need.had) for need in needs]
    assert found == [("need-fields", 1, 7), ("fact-energy", 16, 12), ("fact-artifacts", 3, 1)]
    assert s.game.needs(s, s.game.code_of("wizard start"), 1) == [], "it is not p2's turn"


@pytest.mark.parametrize("seed", range(3))
def test_the_nearest_reason_is_the_one_that_trying_every_code_finds(seed: int) -> None:
    rules, rng = game(round_cap=20), Rng(seed)
    s = new(2 + seed, round_cap=20)
    for number in range(400):
        codes = s.legal()
        if number % 10 == 0 and s.actor not in (None, CHANCE):
            for kind, refusal in s.blocked(int(s.mover)):
                tried = [s.why_not(code, int(s.mover)) for code in rules.codes.span(kind)]
                best = max(LEVELS.index(each.level or "effect") for each in tried if each is not None)
                assert LEVELS.index(refusal.level or "effect") == best, (kind, refusal)
        if not codes:
            break
        s.apply(codes[rng.below(len(codes))])
