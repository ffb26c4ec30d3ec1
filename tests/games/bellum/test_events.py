"""What is told when the box cannot give what the rules do: shortages, substitutes, and why a game ended."""

from __future__ import annotations

import pytest

from spellboard.core.events import Event
from spellboard.core.rulebook import LANGUAGES

from .table import at, game, play

proves = pytest.mark.proves
NAMES = ["Ada", "Ben", "Cleo"]

TABLE = """
attack p1 row 1 {moment}
p1 C2  right V01 V09 V15  {p1}
p2 C1  {p2}
kingdom {kingdom}
hire E05 E06 V03 V04
"""


def told(events: list[Event], kind: str) -> list[dict[str, object]]:
    return [dict(event.facts) for event in events if event.kind == kind]


def said(events: list[Event], kind: str, language: str = "en") -> list[str]:
    return [game().words(language).render(game().message_of(event), NAMES) for event in events if event.kind == kind]


@proves("bellum.22", "bellum.24")
def test_a_tavern_without_a_barrel_says_so() -> None:
    s = at(TABLE.format(moment="", p1="", p2="barrel 10", kingdom="FA1 FA2"))
    events = play(s, "attack TA")
    assert told(events, "short") == [{"seat": 0, "food": 0, "sign": 0, "barrel": 1, "chest": 0}]
    assert said(events, "short") == ["The supply is short. Ada goes without: 1 barrel."]


@proves("bellum.22")
def test_loot_that_the_supply_lacks_is_told() -> None:
    s = at(TABLE.format(moment="", p1="food 1", p2="food 28 barrel 10", kingdom="FA1 VI2"))
    events = play(s, "attack VI2", "chest 1")
    assert told(events, "short")[0] == {"seat": 0, "food": 1, "sign": 0, "barrel": 1, "chest": 0}
    assert [said(events, "short", language)[0] for language in LANGUAGES] == [
        "The supply is short. Ada goes without: 1 food, 1 barrel.",
        "Der Vorrat reicht nicht. Ada bekommt nicht: 1 Nahrung, 1 Fass.",
        "De voorraad schiet tekort. Ada loopt mis: 1 voedsel, 1 ton.",
        "La réserve ne suffit pas. Manque pour Ada\N{NO-BREAK SPACE}: 1 nourriture, 1 tonneau.",
    ]
    chest = Event("short", {"seat": 1, "food": 0, "sign": 2, "barrel": 0, "chest": 1})
    assert said([chest], "short") == ["The supply is short. Ben goes without: 2 glyphs, 1 chest."]


@proves("bellum.18")
def test_a_substitute_chest_is_called_one() -> None:
    gold = "chests gold:6*3 gold:7*4 gold:8*3"
    s = at(TABLE.format(moment="", p1="", p2=gold, kingdom="CI01 CI02"))
    events = [event.seen_by(1) for event in play(s, "attack CI01", "chest 3")]
    assert told(events, "chest") == [{"seat": 0, "chest": "metal", "owed": "gold", "substitute": 1}]
    assert said(events, "chest") == ["Ada takes a metal chest, as no gold chest is left."]


@proves("bellum.15")
def test_a_token_that_the_box_lacks_is_given_all_the_same_and_told() -> None:
    s = at(TABLE.format(moment="", p1="food 2", p2="shields 20", kingdom="FA1 FA2").replace("E05", "E11"))
    events = play(s, "pass", "pass", "recruit E11")
    assert told(events, "bonus") == [{"seat": 0, "bonus": "shield", "spare": 1}]
    assert "no more of these tokens" in said(events, "bonus")[0]
    assert s.view(None).seats[0].shields == 1


@proves("bellum.27")
def test_a_shield_for_a_robbed_castle_that_the_box_has_is_told_plainly() -> None:
    s = at("""
        attack p1 row 2
        p1 C4  left G01  right G03
        p2 C1  chests wood:1
        kingdom FA4 FA5
        hire E01 E06 V03 V04
    """)
    assert told(play(s, "rob p2 wood"), "shield") == [{"seat": 1, "spare": 0}]


ENDINGS = [
    ("attack p2 row 1", "chests wood:1*5 wood:2*5", ["pass"], "chests"),
    ("recruit p2 row 1 day 40", "", ["pass"], "days"),
    ("recruit p2 row 1 day 20 idle 11", "", ["pass"], "idle"),
]


@proves("bellum.30", "bellum.38")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("moment", "p1", "actions", "reason"), ENDINGS, ids=[ending[-1] for ending in ENDINGS])
def test_the_end_says_why(moment: str, p1: str, actions: list[str], reason: str, language: str) -> None:
    text = TABLE.format(moment="", p1=p1, p2="", kingdom="FA1 FA2").replace("attack p1 row 1", moment)
    events = play(at(text), *actions)
    assert told(events, "ended") == [{"reason": reason}]
    assert game().words(language).say(f"reason-{reason}") in said(events, "ended", language)[0]
