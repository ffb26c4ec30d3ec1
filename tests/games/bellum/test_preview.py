"""What an action takes, what a lord has of it, and which of all refusals is nearest to a yes."""

from __future__ import annotations

import pytest

from spellboard.core.messages import Message, Thing, Who, untyped
from spellboard.core.preview import Need, Part
from spellboard.core.rulebook import LANGUAGES
from spellboard.core.state import State
from spellboard.core.words import key_of
from spellboard.games.bellum.reasons import missing
from tests.conformance.walking import positions

from .table import at, game

REST = "\nkingdom FA1 FA4\nhire E11 E05 V13 V11"
Needs = dict[str, tuple[int, int]]


def plain(needs: tuple[Need, ...] | list[Need]) -> Needs:
    return {need.what.id: (need.needed, need.had) for need in needs if isinstance(need.what, Thing)}


def blocked(text: str) -> dict[str, tuple[str, Needs]]:
    s = at(text)
    return {kind: (no.clause.removeprefix("bellum."), plain(no.needs)) for kind, no in s.blocked(s.waiting[0])}


def needs(state: State, text: str, seat: int = 0) -> Needs:
    return plain(state.game.needs(state, state.game.code_of(text), seat))


BLOCKED: list[tuple[str, dict[str, tuple[str, Needs]]]] = [
    ("horde p1\np1 C1 spells 1\np2 C2" + REST, {"reroll barrel": ("11a", {"barrel": (1, 0)})}),
    ("horde p1\np1 C1 barrel 1\np2 C2" + REST, {"reroll spell": ("12a", {"spell": (1, 0)})}),
    ("horde p1 cast 2\np1 C1 barrel 1 spells 2\np2 C2" + REST, {"reroll spell": ("12b", {"spell": (1, 0)})}),
    ("horde p1 captain p2\np1 C1 barrel 1 spells 2\np2 C2" + REST, {"reroll spell": ("12c", {})}),
    # One sword: the tavern and the farm want two, the other farm three.
    ("attack p1 row 1\np1 C1\np2 C2" + REST, {"attack": ("21a", {"sword": (2, 1)}), "rob": ("25c", {"thief": (1, 0)})}),
    # A sword and a thief, but nobody has a chest.
    ("attack p1 row 2\np1 C4\np2 C2" + REST, {"attack": ("21a", {"sword": (2, 1)}), "rob": ("25d", {})}),
    # Of two castles with chests the weaker one is named.
    (
        "attack p1 row 2\np1 C4\np2 C2 chests wood:1 shields 2\np3 C1 chests wood:1 shields 1\np4 C3" + REST,
        {"attack": ("21a", {"sword": (2, 1)}), "rob": ("25e", {"sword": (3, 1)})},
    ),
    # Magic shields ask for magic swords, however many plain ones there are.
    (
        "attack p1 row 2\np1 C4 right E27 E29\np2 C2 chests wood:1 magic 1" + REST,
        {"rob": ("25f", {"sword": (2, 4), "magic_sword": (1, 0)})},
    ),
    # Evil ones cost two food, most evil ones four and a glyph, or three glyphs.
    (
        "recruit p1\np1 C1 food 1 sign 1\np2 C2" + REST,
        {"recruit": ("34a", {"food": (2, 1)}), "recruit by signs": ("34d", {"sign": (3, 1)})},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), BLOCKED, ids=range(1, len(BLOCKED) + 1))
def test_what_is_not_offered_says_what_is_lacking_to_the_nearest(
    text: str, expected: dict[str, tuple[str, Needs]]
) -> None:
    places = {4: "kingdom FA1 FA4 FA2 FA3"}
    seats = sum(line.startswith("p") and line[1].isdecimal() for line in text.splitlines())
    assert blocked(text.replace("kingdom FA1 FA4", places.get(seats, "kingdom FA1 FA4"))) == expected


def test_without_evil_creatures_the_price_of_most_evil_ones_is_named() -> None:
    evil = " ".join(f"E{number:02}" for number in range(1, 47))
    text = f"recruit p1\np1 C1 {{purse}} left {evil}\np2 C2\nkingdom FA1 FA4\nhire - - / V13 V11"
    assert blocked(text.format(purse="food 4"))["recruit"] == ("34b", {"food": (4, 4), "sign": (1, 0)})
    assert blocked(text.format(purse="food 2 sign 1"))["recruit"] == ("34c", {"food": (4, 2), "sign": (1, 1)})


def test_with_nothing_to_recruit_no_price_is_named() -> None:
    every = " ".join([f"E{number:02}" for number in range(1, 47)] + [f"V{number:02}" for number in range(1, 21)])
    text = f"recruit p1\np1 C1 food 9 sign 9 left {every}\np2 C2\nkingdom FA1 FA4\nhire - - / - -"
    assert blocked(text) == {"recruit": ("36a", {}), "recruit by signs": ("36a", {})}


def test_surplus_magic_swords_help_against_plain_shields() -> None:
    rest = "\nkingdom CI04 CI08\nhire E11 E05 V13 V11"
    s = at("attack p1 row 1\np1 C1 right V03 V05 V07\np2 C2 magic 1 chests wood:1" + rest)
    assert needs(s, "attack CI04") == {"sword": (6, 5), "magic_sword": (1, 3)}
    assert needs(s, "attack CI08") == {"sword": (6, 4), "magic_sword": (2, 3)}
    assert needs(s, "attack TA") == {"sword": (2, 6)}
    assert needs(s, "rob p2 wood") == {"thief": (1, 0), "sword": (2, 5), "magic_sword": (1, 3)}


def parts(state: State, text: str, seat: int = 0) -> dict[str, tuple[str, str]]:
    """What each need is made of: what stands in the way, and what the lord brings."""
    found = state.game.needs(state, state.game.code_of(text), seat)
    return {str(untyped(need.what)): (told(need.against), told(need.parts)) for need in found}


def told(made_of: tuple[Part, ...]) -> str:
    return " + ".join(f"{untyped(part.what)} {part.count}" for part in made_of)


CARDS = """
attack p1 row 2
p1 C4 left E11 right E27 E43 V01
p2 C1 left E21 right E29 shields 2 magic 1 chests wood:1
kingdom CI01 CI04
hire E01 E05 V04 V13
"""


def test_an_attack_is_told_card_by_card_on_both_sides() -> None:
    s = at(CARDS)
    assert parts(s, "attack CI01") == {"sword": ("CI01 7", "C4 1 + E27 1 + E43 1 + V01 2")}
    assert parts(s, "rob p2 wood") == {
        "thief": ("", "C4 1 + E43 1"),
        "sword": ("C1 2 + shield 2", "C4 1 + E27 1 + E43 1 + V01 1"),
        "magic_sword": ("magic_shield 1", "V01 1"),
    }


def test_magic_swords_that_are_left_are_one_part_of_the_swords() -> None:
    s = at("attack p1 row 1\np1 C1 right V03 V05 V07\np2 C2\nkingdom CI04 CI08\nhire E11 E05 V13 V11")
    assert parts(s, "attack CI04") == {
        "sword": ("CI04 6", "C1 1 + V03 1 + V07 1 + magic_sword 2"),
        "magic_sword": ("CI04 1", "V03 1 + V05 1 + V07 1"),
    }


def test_what_is_not_offered_tells_its_parts_too() -> None:
    s = at("attack p1 row 2\np1 C4\np2 C2 chests wood:1 shields 1\nkingdom FA1 FA4\nhire E11 E05 V13 V11")
    found = {kind: [(told(need.against), told(need.parts)) for need in no.needs] for kind, no in s.blocked(0)}
    assert found == {"attack": [("TA 2", "C4 1")], "rob": [("C2 2 + shield 1", "C4 1")]}


def test_a_price_is_paid_from_one_heap_and_has_no_parts() -> None:
    s = at("recruit p1\np1 C1 food 4 sign 1\np2 C2" + REST)
    assert parts(s, "recruit V13") == {"food": ("", ""), "sign": ("", "")}


def test_everything_that_is_a_part_has_a_name_in_four_languages() -> None:
    for state in positions(game(), 4, 3, every=2):
        for seat in state.waiting:
            asked = [need for code in state.legal(seat) for need in state.game.needs(state, code, seat)]
            for part in (part for need in asked for part in (*need.parts, *need.against)):
                assert isinstance(part.what, Thing)
                assert all(state.game.words(language).has(f"name-{key_of(part.what.id)}") for language in LANGUAGES)


def test_a_preview_of_an_attack_names_force_and_loot() -> None:
    s = at("attack p1 row 1\np1 C1 right V01 V03\np2 C2\nkingdom FA1 FA7\nhire E11 E05 V13 V11")
    seen = s.game.preview(s, [s.game.code_of("attack FA7")], 0)
    assert (seen.refused, plain(seen.needs), seen.undoable) == ("", {"sword": (3, 6)}, False)
    loot = {"food": 0, "sign": 1, "barrel": 0, "wood": 1, "metal": 0, "gold": 0}
    assert seen.follows == (Message("event-looted", {"seat": Who(0), "place": Thing("FA7"), **loot}),)
    assert s.game.words("en").render(seen.follows[0], ["Ada", "Bo"]) == (
        "Ada loots: Abbey farm, +1 glyph, +1 wooden chest."
    )
    hard = s.game.preview(s, [s.game.code_of("attack CI10")], 0)
    assert hard.refused == "bellum.23b" and hard.follows == ()


def test_what_is_offered_lacks_nothing_and_what_lies_open_is_refused_for_what_it_lacks() -> None:
    """Needs and rules agree over whole games; the nearest reason is one that a code of its kind is refused for."""
    kinds = ("attack", "rob", "recruit", "recruit by signs", "reroll barrel", "reroll spell")
    for players in (2, 4):
        for state in positions(game(), players, 7, every=2):
            for seat in state.waiting:
                legal = set(state.legal(seat))
                for code in legal:
                    assert missing(state.game.needs(state, code, seat)) == 0
                for kind, refusal in state.blocked(seat):
                    assert kind in kinds
                    reasons = [state.why_not(code, seat) for code in game().codes.span(kind)]
                    assert refusal.clause in {reason.clause for reason in reasons if reason}
                    assert not refusal.needs or missing(list(refusal.needs)) > 0


# --- what is weighed -------------------------------------------------------------------------------------------------


def prospects(text: str) -> list[tuple[str, str, str]]:
    s = at(text)
    found = s.game.prospects(s, s.waiting[0])
    named = s.game.name_of
    return [(one.thing, named(one.codes[0]), one.preview.refused.removeprefix("bellum.")) for one in found]


def test_every_open_place_and_every_other_castle_is_weighed_before_an_attack() -> None:
    assert prospects(CARDS) == [
        ("TA", "attack TA", ""),
        ("CI01", "attack CI01", "21a"),
        ("CI04", "attack CI04", "21a"),
        ("C1", "rob p2 wood", ""),
    ]


def test_a_castle_is_weighed_by_a_chest_that_it_has_and_without_any_all_the_same() -> None:
    assert prospects(CARDS.replace("wood:1", "metal:4"))[-1] == ("C1", "rob p2 metal", "")
    assert prospects(CARDS.replace("chests wood:1", ""))[-1] == ("C1", "rob p2 wood", "25d")


def test_a_most_evil_creature_is_weighed_for_both_its_prices() -> None:
    assert prospects("recruit p1\np1 C1 food 4 sign 1\np2 C2" + REST) == [
        ("E11", "recruit E11", ""),
        ("E05", "recruit E05", ""),
        ("V13", "recruit V13", ""),
        ("V11", "recruit V11", ""),
        ("V13", "recruit by signs V13", "34d"),
        ("V11", "recruit by signs V11", "34d"),
    ]


def test_nothing_is_weighed_where_nothing_is_attacked_or_hired() -> None:
    assert prospects("horde p1\np1 C1 barrel 1\np2 C2" + REST) == []


# --- how a choice stands ---------------------------------------------------------------------------------------------


def outlook(state: State, text: str, seat: int = 0, language: str = "en") -> list[str]:
    seen = state.game.preview(state, [state.game.code_of(text)], seat)
    return [state.game.words(language).render(one, ["Ada", "Bo", "Cy"]) for one in seen.facts]


OUTLOOK: list[tuple[str, str, list[str]]] = [
    # Four swords and a magic one: it counts as one more where no magic shield is.
    (CARDS, "attack TA", ["Falls, 5 : 2", "1 barrel"]),
    (CARDS, "attack CI01", ["2 swords short", "1 gold chest"]),
    # One of both is spent on the magic shield, and is counted on either side.
    (CARDS, "attack CI04", ["2 swords short", "2 food", "1 gold chest"]),
    (CARDS.replace("V01", "E30"), "attack CI04", ["3 swords, 1 magic sword short", "2 food", "1 gold chest"]),
    (CARDS.replace("E27", "E27 V03 V07 E45"), "attack CI04", ["Falls, 9 : 7", "2 food", "1 gold chest"]),
    # Two thieves before one chest.
    (CARDS, "rob p2 wood", ["One chest can be stolen"]),
    (CARDS, "rob p2 gold", ["One chest can be stolen"]),
    (CARDS.replace("wood:1", "wood:1*3"), "rob p2 wood", ["Up to 2 chests can be stolen"]),
    (CARDS.replace("shields 2", "shields 4"), "rob p2 wood", ["2 swords short"]),
    (CARDS.replace("magic 1", "magic 2"), "rob p2 wood", ["1 magic sword short"]),
    (CARDS.replace("chests wood:1", ""), "rob p2 wood", ["No chest to steal"]),
    (CARDS.replace("row 2", "row 3"), "rob p2 wood", ["No thief in your row"]),
    # What lies face down, oneself, and whoever does not play.
    (CARDS, "attack CI10", []),
    (CARDS, "rob p1 wood", []),
    (CARDS, "rob p3 wood", []),
    (CARDS, "pass", []),
    ("recruit p1\np1 C1 food 4 sign 1\np2 C2" + REST, "recruit V13", ["Costs 4 food, 1 glyph"]),
    ("recruit p1\np1 C1 food 4 sign 1\np2 C2" + REST, "recruit E11", ["Costs 2 food"]),
    ("recruit p1\np1 C1 food 4 sign 1\np2 C2" + REST, "recruit by signs V13", ["2 glyphs short"]),
    ("recruit p1\np1 C1 food 2\np2 C2" + REST, "recruit V13", ["2 food, 1 glyph short"]),
    # Not while attacks go on.
    (CARDS, "recruit E01", []),
    ("recruit p1 row 2\np1 C4 right E43\np2 C2 chests wood:1" + REST, "rob p2 wood", []),
]


@pytest.mark.parametrize(("text", "play", "expected"), OUTLOOK, ids=range(1, len(OUTLOOK) + 1))
def test_a_choice_says_how_it_stands_and_what_it_would_bring(text: str, play: str, expected: list[str]) -> None:
    assert outlook(at(text), play) == expected


def test_how_a_choice_stands_is_said_in_four_languages() -> None:
    s = at(CARDS)
    assert [outlook(s, "attack CI01", language=one)[0] for one in ("de", "nl", "fr")] == [
        "Fehlt: 2 Schwerter",
        "Tekort: 2 zwaarden",
        "Manque\u00a0: 2 épées",
    ]


def test_what_is_said_to_fall_may_be_attacked_and_nothing_else() -> None:
    for players in (2, 4):
        for state in positions(game(), players, 11, every=2):
            for seat in state.waiting:
                legal = set(state.legal(seat))
                for kind in ("attack", "rob", "recruit", "recruit by signs"):
                    for code in game().codes.span(kind):
                        said = game().preview(state, [code], seat).facts
                        yes = bool(said) and said[0].key in ("verdict-falls", "verdict-theft", "verdict-price")
                        assert not (code in legal and said and not yes)
                        if kind == "attack" and said:
                            assert yes == (code in legal)
