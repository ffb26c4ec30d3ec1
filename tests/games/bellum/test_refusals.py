"""Every refusal of Bellum Magica, each with a legal near miss beside it: the same action where it may be played."""

from __future__ import annotations

import pytest

from spellboard import Refusal
from spellboard.games.bellum.state import BellumState

from .table import at, game, offers, play, refused

HORDE = """
horde {who} row 2 {moment}
p1 C1  {p1}
p2 C2  {p2}
p3 C3
kingdom FA1 FA2 FA3
hire E01 E02 V01 V02
"""
ATTACK = """
attack p1 row {row} {moment}
p1 {p1}
p2 {p2}
p3 C5  {p3}
kingdom {kingdom}
hire E01 E02 V03 V04
"""
RECRUIT = """
recruit p1 row 2
p1 C1  {p1}
p2 C2  left E05
kingdom FA1 FA2
hire E01 E02 V01 V02
"""
PLACE = """
place p1 row 2 hand E09
p1 C1  food 2 sign 3
p2 C2
kingdom FA1 FA2
hire E01 E02 V01 V02
"""
DRAFT = "castle p1"
GOBLINS = "goblins p1"
THIEF = "C4  left G01  right G03"  # row 2: 2 swords, 1 thief
TWO_THIEVES = "C4  right E43"  # row 2: 2 swords, 2 thieves
WALLED = "C1  chests wood:1 shields 3"
WARDED = "C1  chests wood:1 magic 1"


def horde(who: str = "p1", p1: str = "barrel 1", p2: str = "", moment: str = "") -> str:
    return HORDE.format(who=who, p1=p1, p2=p2, moment=moment)


def attack(
    p1: str = "C2", p2: str = "C1", p3: str = "", kingdom: str = "FA1 FA4", row: int = 1, moment: str = ""
) -> str:
    return ATTACK.format(p1=p1, p2=p2, p3=p3, kingdom=kingdom, row=row, moment=moment)


def city(army: str) -> str:
    """p1's army before cities of 7, of 6 and a magic, and of 6 and two magic shields."""
    return attack(f"C2  right {army}", kingdom="CI01 CI04 CI08")


def rob(p2: str = "C1  chests wood:1", p1: str = THIEF, p3: str = "") -> str:
    return attack(p1, p2, p3, row=2)


def robbing(p2: str = "C1  chests wood:1*2 metal:3", p3: str = "chests gold:6") -> str:
    """p1 has two thieves and has chosen a wooden chest of p2."""
    return attack(TWO_THIEVES + "  owed wood", p2, p3, row=2, moment="victim p2 thieves 1").replace(
        "attack p1", "rob p1"
    )


def carried() -> str:
    """p1 had one thief, who has chosen a wooden chest of p2: chance says which."""
    return attack(f"{THIEF}  owed wood", "C1  chests wood:1*2 shields 1", row=2, moment="victim p2").replace(
        "attack p1", "steal p1"
    )


def recruit(p1: str = "food 2") -> str:
    return RECRUIT.format(p1=p1)


# Clause, position, refused action, and the near miss: a position where it is legal, or a legal action in the same one.
CASES: list[tuple[str, str, str, str]] = [
    ("1a", horde(), "castle C4", DRAFT),
    ("1a", attack(), "castle C4", "pass"),
    ("1b", DRAFT + " C1", "castle C1", "castle C2"),
    ("2a", DRAFT, "pass", "castle C5"),
    ("2a", GOBLINS, "pass", "goblins left left"),
    ("3a", horde(), "goblins left right", GOBLINS),
    ("3a", recruit(), "goblins right right", GOBLINS),
    ("8a", attack("C3  barrel 1"), "reroll barrel", horde()),
    ("8a", recruit("barrel 1"), "reroll barrel", horde()),
    ("8a", attack("C3  spells 1"), "reroll spell", horde(p1="spells 1")),
    ("11a", horde(p1="spells 1"), "reroll barrel", horde(p1="barrel 1 spells 1")),
    ("12a", horde(), "reroll spell", horde(p1="barrel 1 spells 1")),
    ("12a", horde("p2", p2="barrel 1"), "reroll spell", "reroll barrel"),
    ("12b", horde(p1="barrel 1 spells 1", moment="cast 1"), "reroll spell", horde(p1="spells 2", moment="cast 1")),
    ("12c", horde("p2", p2="spells 1 barrel 1"), "reroll spell", horde("p2", p2="spells 1", moment="captain p2")),
    ("20a", horde(), "attack TA", attack("C3")),
    ("20a", recruit(), "attack FA1", attack("C3")),
    ("20a", recruit(), "rob p2 wood", rob()),
    ("20a", PLACE, "attack TA", "place left"),
    ("20b", robbing(), "attack TA", attack("C3")),
    ("21a", attack("C3"), "attack FA4", attack("C3  right E07")),
    ("21a", attack("C2"), "attack TA", attack("C3")),
    ("21a", city("V01 E27 V05"), "attack CI04", city("V01 V09 V05")),
    ("21b", city("V01 V09 V15"), "attack CI04", "attack CI01"),
    ("21b", city("V01 V09 V05"), "attack CI08", city("V01 V09 V05 V07")),
    ("23a", attack("C3", kingdom="VI1 CI01"), "attack FA1", attack("C3")),
    ("23b", attack("C3"), "attack FA2", attack("C3", kingdom="FA1 FA2")),
    ("23b", attack("C2  right V01 V09 V15"), "attack CI01", city("V01 V09 V15")),
    ("25a", rob(p1=THIEF + " chests wood:2"), "rob p1 wood", "rob p2 wood"),
    ("25b", rob(), "rob p4 wood", "rob p2 wood"),
    ("25b", rob(), "rob p5 gold", "rob p2 wood"),
    ("25c", rob(p1="C3  right E27"), "rob p2 wood", rob()),
    ("25d", rob("C1"), "rob p2 wood", rob()),
    ("25d", rob(), "rob p3 metal", rob(p3="chests metal:3")),
    ("25e", rob("C1  chests wood:1 shields 1"), "rob p2 wood", rob()),
    ("25e", rob(WALLED), "rob p2 wood", rob(WALLED, p1="C4  right E43 E27 E29")),
    ("25f", rob(WARDED, p1="C4  right E43 E27"), "rob p2 wood", rob(WARDED, p1="C4  right E43 E37")),
    ("26a", rob(), "rob p2 metal", "rob p2 wood"),
    ("26a", robbing(), "rob p2 gold", "rob p2 metal"),
    ("26b", robbing(), "rob p3 gold", "rob p2 metal"),
    ("26c", robbing("C1  chests wood:1 metal:3"), "rob p2 wood", robbing()),
    ("26d", rob(), "done", robbing()),
    ("26d", recruit(), "done", "pass"),
    ("26e", robbing(), "pass", "done"),
    ("26f", carried(), "p1: rob p2 wood", robbing()),
    ("32a", attack("C2  food 2"), "recruit E01", recruit()),
    ("32a", horde(p1="barrel 1 sign 3"), "recruit by signs V01", recruit("sign 3")),
    ("33a", recruit(), "place left", PLACE),
    ("33a", attack(), "place right", PLACE),
    ("33b", PLACE, "recruit E01", "place left"),
    ("33b", PLACE, "recruit by signs V01", recruit("sign 3")),
    ("33b", PLACE, "pass", recruit()),
    ("34a", recruit("food 1"), "recruit E01", recruit("food 2")),
    ("34a", recruit("food 1 sign 9"), "recruit E02", "recruit by signs V01"),
    ("34b", recruit("food 9"), "recruit V01", recruit("food 4 sign 1")),
    ("34c", recruit("food 3 sign 2"), "recruit V01", recruit("food 4 sign 2")),
    ("34d", recruit("food 4 sign 2"), "recruit by signs V01", "recruit V01"),
    ("36a", recruit(), "recruit E07", "recruit E02"),
    ("36a", recruit("sign 3"), "recruit by signs V09", "recruit by signs V02"),
    ("36b", recruit(), "recruit E05", "recruit E01"),
]  # fmt: skip


def drawn(text: str) -> BellumState:
    """A position of the table above: drawn, or one of the two of set-up."""
    if text.startswith(DRAFT):
        state = game(castles="draft").start(3)
        for castle in text.split()[2:]:
            play(state, f"castle {castle}")
        return state
    if text == GOBLINS:
        state = game().start(2)
        play(state, "castle C1", "castle C2", "deal G01", "deal G02", "deal G03", "deal G04")
        return state
    return at(text)


@pytest.mark.parametrize(
    ("clause", "position", "action", "near"),
    [pytest.param(*case, marks=pytest.mark.proves(f"bellum.{case[0]}")) for case in CASES],
    ids=[f"{number}-{case[0]}-{case[2].replace(' ', '-')}" for number, case in enumerate(CASES, 1)],
)
def test_a_refusal_names_its_clause_and_the_near_miss_is_legal(
    clause: str, position: str, action: str, near: str
) -> None:
    state = drawn(position)
    seat, named, action = action.rpartition(": ")
    assert refused(state, action, int(seat[1]) - 1 if named else None) == clause
    if "\n" in near or near in (DRAFT, GOBLINS):
        assert action in offers(drawn(near))
    else:
        assert near in offers(state)


def test_the_table_covers_every_clause_that_refuses() -> None:
    refusing = {clause.id for clause in game().rulebook.clauses.values() if clause.refuses}
    assert refusing == {f"bellum.{case[0]}" for case in CASES}
    assert len(CASES) >= 40


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_a_refusal_speaks_the_language_of_the_player(language: str) -> None:
    state = drawn(recruit("food 1"))
    refusal = state.why_not(state.game.code_of("recruit E01"))
    assert refusal is not None and refusal.text(language) == game().rulebook["34a"].text[language]


def test_a_lord_learns_why_nothing_can_be_done() -> None:
    state = drawn(attack("C2", row=1))
    assert offers(state) == ["pass"]
    blocked = {kind: refusal.clause for kind, refusal in state.blocked(0)}
    assert blocked == {"attack": "bellum.21a", "rob": "bellum.25c"}


def test_a_lord_learns_what_is_nearest_to_a_theft() -> None:
    """One sword and a thief: that the walls stand, not that one cannot rob oneself."""
    state = drawn(rob(p1="C4"))
    assert {kind: refusal.clause for kind, refusal in state.blocked(0)}["rob"] == "bellum.25e"


def test_dice_and_draws_belong_to_the_dealer() -> None:
    state = drawn(recruit())
    for action in ("die 4", "draw E07", "chest 3", "reveal FA3", "captain p2", "deal G09"):
        with pytest.raises(Refusal, match=r"core\.chance"):
            state.apply(state.game.code_of(action))
