"""Bellum Magica: a turn of each kind from a stored position, by pointer, by touch on a phone, by the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from spellboard.games.bellum import GAME

from .people import Person
from .serving import Serving
from .stored import sit_down
from .tables import MOST_STEPS, against_bots, my_turn, over, settle
from .test_access import violations

Make = Callable[..., Person]
WAYS = ["pointer", "touch", "keyboard"]
MOST_STOPS = 80
HERE = "(one) => one === document.activeElement"

LORDS = """
p1 C4 left G01 G03 E11 right E27 E43 V01 {have} chests wood:2 wood:3 metal:4 gold:7
p2 C1 left G05 G06 E21 right E29 chests wood:1 metal:4*2
"""
KINGDOM = "kingdom VI3 CI04\nhire E02 E05 V04 V13\n"


def stored(moment: str, have: str = "") -> str:
    return moment + LORDS.format(have=have) + KINGDOM


@dataclass
class Hand:
    """Somebody's way of taking things: all do the same on the board."""

    ada: Person
    way: str

    def take(self, selector: str) -> None:
        """Press a thing on the board or a button of the turn."""
        found = self.ada.page.locator(selector).first
        found.wait_for()
        settle(self.ada)
        self.press(found, "t" if selector.startswith("#turn") else "b")

    def press(self, found: Any, key: str) -> None:
        """`key` brings the keyboard near it."""
        page = self.ada.page
        if self.way == "pointer":
            found.click()
        elif self.way == "touch":
            found.tap()
        else:
            page.keyboard.press(key)
            for _ in range(MOST_STOPS):
                if found.evaluate(HERE):
                    break
                page.keyboard.press("Tab")
            assert found.evaluate(HERE), f"the keyboard does not come to {found}"
            page.keyboard.press("Enter")
        settle(self.ada)

    def agree(self) -> None:
        """Say yes, where it is asked once more."""
        if self.way == "touch":
            self.ada.page.locator("#turn .confirm .main").wait_for()
        if self.ada.page.locator("#turn .confirm .main").count() == 0:
            return
        if self.way == "keyboard":
            self.ada.page.keyboard.press("t")
            self.ada.page.keyboard.press("Enter")
            settle(self.ada)
        else:
            self.take("#turn .confirm .main")

    def choose(self, selector: str) -> None:
        self.take(selector)
        self.agree()


pytestmark = pytest.mark.rotated("way")


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def hand(person: Make, server: Serving, way: str) -> Callable[..., Hand]:
    """Somebody who sits at a stored position, against a bot."""

    def sits(text: str, **options: Any) -> Hand:
        touch = way == "touch"
        ada = person(size=(390, 844) if touch else (1440, 900), touch=touch)
        sit_down(ada, server, GAME.load(options=options).place(text), ["Ada", "bot:random"], bots=[1])
        return Hand(ada, way)

    return sits


def told(hand: Hand, sentence: str) -> None:
    """The log says so."""
    expect(hand.ada.page.locator(".log")).to_contain_text(sentence)


def piece(id: str) -> str:
    return f'.board [data-piece="{id}"].lit'


def test_a_place_is_attacked(hand: Callable[..., Hand]) -> None:
    one = hand(stored("attack p1 row 2"))
    one.choose(piece("VI3"))
    told(one, "Ada loots: Smiths’ village, +1 metal chest.")


def test_a_castle_is_robbed_chest_by_chest(hand: Callable[..., Hand]) -> None:
    one = hand(stored("attack p1 row 2"))
    for kind in ("wood", "metal"):
        one.choose(f'[data-piece="chests-{kind}-p2"].lit')
    told(one, "Ada steals a wooden chest worth 1 from")
    told(one, "Ada steals a metal chest worth 4 from")


def test_a_robber_stops_early(hand: Callable[..., Hand]) -> None:
    one = hand(stored("attack p1 row 2"))
    one.choose('[data-piece="chests-metal-p2"].lit')
    one.choose("#turn .choice:has-text('Stop stealing')")
    told(one, "Ada steals a metal chest worth 4 from")


def test_nobody_is_attacked(hand: Callable[..., Hand]) -> None:
    one = hand(stored("attack p1 row 2"))
    one.choose("#turn .choice:has-text('do not attack')")
    told(one, "Ada does not attack.")


@pytest.mark.parametrize(
    ("spent", "said"), [("barrel", "Ada pays for a round"), ("spell", "Ada casts a confusion spell")]
)
def test_the_die_is_rolled_again(hand: Callable[..., Hand], spent: str, said: str) -> None:
    one = hand(stored("horde p1 row 2", "barrel 2 spells 1"))
    one.choose(f".own-castle .lit[data-piece={spent}-p1]")
    told(one, said)
    told(one, "Ada rolls")


def test_the_roll_is_accepted(hand: Callable[..., Hand]) -> None:
    one = hand(stored("horde p1 row 2", "barrel 2"))
    one.choose("#turn .choice:has-text('accept the roll')")
    told(one, "Ada accepts the roll.")
    told(one, "Ada gathers")


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_creature_is_recruited_and_set_down(hand: Callable[..., Hand], side: str) -> None:
    one = hand(stored("recruit p1 row 2", "food 3"))
    one.choose(piece("E02"))
    one.choose(f".own-castle .set-down.{side}")
    told(one, "Ada recruits: Orc B, −2 food.")
    told(one, f"Ada places on the {side}: Orc B.")


def test_a_most_evil_creature_is_recruited_with_glyphs_alone(hand: Callable[..., Hand]) -> None:
    one = hand(stored("recruit p1 row 2", "food 4 sign 3"))
    one.take(piece("V04"))
    one.choose("#turn .choice:has-text('Recruit with glyphs')")
    told(one, "Ada recruits: Black dragon B, −3 glyphs.")


def test_nobody_is_recruited(hand: Callable[..., Hand]) -> None:
    one = hand(stored("recruit p1 row 2", "food 3"))
    one.choose("#turn .choice:has-text('recruit no more')")
    told(one, "Ada has finished recruiting.")


def test_both_goblins_are_placed(hand: Callable[..., Hand]) -> None:
    one = hand("goblins p1\np1 C4 goblins G01 G03\np2 C1 goblins G05 G06\n")
    one.take(".hand-cards li:first-child .sides button:first-child")
    one.choose(".hand-cards li:last-child .sides button:last-child")
    told(one, "Left: Goblin forager. Right: Goblin cook.")


def test_a_castle_is_chosen(hand: Callable[..., Hand]) -> None:
    one = hand("castle p1 asked 0\np1 -\np2 -\n", castles="draft")
    one.choose('.castles [data-piece="C2"].lit')
    told(one, "Ada has the castle: Witch queen.")


# --- before one attacks ----------------------------------------------------------------------------------------------


def verdict(ada: Person, id: str) -> Any:
    return ada.page.locator(f'.board [data-piece="{id}"] .verdict')


def test_every_place_and_castle_says_how_it_stands(person: Make, server: Serving) -> None:
    ada = person(size=(1440, 900))
    sit_at(ada, server, stored("attack p1 row 2"))
    for id, said in {"TA": "Falls, 5 : 2", "VI3": "Falls, 5 : 5", "CI04": "2 swords short"}.items():
        expect(verdict(ada, id)).to_have_text(said)
    expect(ada.page.locator(".seat:not(.mine) .siege")).to_contain_text("Up to 2 chests can be stolen")
    assert ada.page.locator(".seat.mine .siege").count() == 0
    assert ada.page.locator(".stock .lit").count() == 0, "the chests of the supply are not to be robbed"


def test_a_price_says_whether_it_can_be_paid(person: Make, server: Serving) -> None:
    ada = person(size=(1440, 900))
    sit_at(ada, server, stored("recruit p1 row 2", "food 3 sign 3"))
    expect(verdict(ada, "E02")).to_have_text("Costs 2 food")
    expect(verdict(ada, "V04")).to_have_text(["1 food short", "Costs 3 glyphs"])


def test_what_is_out_of_reach_is_weighed_piece_by_piece_and_not_played(hand: Callable[..., Hand]) -> None:
    one = hand(stored("attack p1 row 2"))
    one.take('.board [data-piece="CI04"]')
    looked = one.ada.page.get_by_role("region", name="A closer look")
    expect(looked).to_contain_text("Granary town")
    magic, swords = (rows(looked.get_by_role("table", name=name, exact=True)) for name in ("magic sword", "sword"))
    assert magic == [("Shields", ["Granary town 1"], 1), ("Your row", ["Red dragon A 1"], 1)]
    assert swords == [
        ("Shields", ["Granary town 6"], 6),
        ("Your row", ["Vampire count 1", "Hobgoblin A 1", "Pickpocket imp A 1", "Red dragon A 1"], 4),
    ]
    expect(looked.locator(".verdict")).to_have_text("2 swords short")
    expect(looked.locator(".takes")).to_have_text(re.compile("It holds.*2 food.*1 gold chest"))
    expect(looked.locator(".clause-link")).to_have_text("21a")
    assert one.ada.page.locator("#turn .confirm").count() == 0
    expect(one.ada.page.locator("#turn .choice").first).to_be_attached()


def rows(table: Any) -> list[tuple[str, list[str], int]]:
    """The sides of a duel: what they are called, their parts, their sum, which must be that of the parts."""
    found = []
    for row in table.get_by_role("row").all():
        parts = [" ".join(part.split()) for part in row.locator("li").all_inner_texts()]
        total = int(row.locator(".sum-of").inner_text())
        assert total == sum(int(part.split()[-1]) for part in parts)
        found.append((row.get_by_role("rowheader").inner_text(), parts, total))
    return found


def test_an_attack_is_weighed_once_more_before_it_is_made(person: Make, server: Serving) -> None:
    ada = person(size=(1440, 900))
    sit_at(ada, server, stored("attack p1 row 2"))
    ada.page.locator(piece("VI3")).click()
    sure = ada.page.get_by_role("group", name="Play this?")
    expect(sure.locator(".verdict")).to_have_text("Falls, 5 : 5")
    expect(sure.locator(".takes")).to_have_text(re.compile("You take.*1 metal chest"))
    expect(sure).to_contain_text("This cannot be undone.")


def sit_at(ada: Person, server: Serving, text: str) -> None:
    sit_down(ada, server, GAME.load().place(text), ["Ada", "bot:random"], bots=[1])


# --- what is seen and heard ------------------------------------------------------------------------------------------

MOMENTS = {
    "attack": stored("attack p1 row 2"),
    "recruit": stored("recruit p1 row 2", "food 3 sign 3"),
    "place": stored("place p1 row 2 hand E06", "food 1"),
    "horde": stored("horde p1 row 2", "barrel 2 spells 1"),
    "goblins": "goblins p1\np1 C4 goblins G01 G03\np2 C1 goblins G05 G06\n",
}


@pytest.mark.parametrize(
    ("theme", "size"), [("dark", (390, 844)), ("light", (1440, 900))], ids=["phone by night", "desktop by day"]
)
def test_nobody_is_kept_out_of_any_moment(person: Make, server: Serving, theme: str, size: tuple[int, int]) -> None:
    ada = person(theme=theme, size=size)
    for name, text in MOMENTS.items():
        sit_at(ada, server, text)
        if name == "attack":
            ada.page.locator('.board [data-piece="CI04"]').hover()
            ada.page.locator(".looked").wait_for()
        assert violations(ada.page) == [], name
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= size[0], name


def test_a_slot_stays_where_its_card_was(person: Make, server: Serving) -> None:
    ada = person(size=(1440, 900))
    sit_at(ada, server, stored("attack p1 row 2", "food 3"))
    before = ada.page.locator('.places [data-piece="CI04"]').bounding_box()
    ada.page.locator(piece("VI3")).click()
    ada.page.locator("#turn .confirm .main").click()
    expect(ada.page.locator("#now")).to_contain_text("Recruit creatures")
    assert ada.page.locator(".places li").nth(1).get_attribute("class") == "gap"
    after = ada.page.locator('.places [data-piece="CI04"]').bounding_box()
    assert before is not None and after is not None
    assert (before["x"], before["width"]) == (after["x"], after["width"])


def test_on_a_phone_what_ones_row_brings_is_seen_first_and_leads_to_the_castle(person: Make, server: Serving) -> None:
    ada = person(size=(390, 844), touch=True)
    sit_at(ada, server, stored("attack p1 row 2"))
    row, castle = ada.page.locator(".own-row"), ada.page.locator(".own-castle")
    expect(row).to_be_in_viewport(ratio=1)
    assert row.locator(".sum").inner_text().split() == castle.locator("footer .sum").inner_text().split()
    expect(row).to_contain_text("Your castle: Vampire count")
    expect(castle.locator("footer")).not_to_be_in_viewport()
    row.tap()
    expect(castle.locator(".tower")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(
    ("moment", "order"), [("attack p1 row 2", "places castle hire"), ("recruit p1 row 2", "places hire castle")]
)
def test_on_a_phone_the_places_are_one_line_and_creatures_come_before_the_castle_only_to_be_hired(
    person: Make, server: Serving, moment: str, order: str
) -> None:
    ada = person(size=(360, 640), touch=True)
    sit_at(ada, server, stored(moment, "food 3"))
    tops = ada.page.locator(".places li").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) >= 3 and len(set(tops)) == 1
    parts = {name: ada.page.locator(f".board {selector}").bounding_box() for name, selector in
             (("places", ".places"), ("hire", ".hire"), ("castle", ".own-castle"))}  # fmt: skip
    assert sorted(parts, key=lambda name: (parts[name] or {})["y"]) == order.split()


def test_what_is_known_of_ones_own_chests_is_shown_and_others_stay_face_down(person: Make, server: Serving) -> None:
    ada = person(size=(1440, 900))
    sit_at(ada, server, stored("attack p1 row 2"))
    own = ada.page.locator(".own-castle [data-piece^=chests-]").evaluate_all("all => all.map((one) => one.title)")
    assert own == [
        "wooden chest worth 2: 1",
        "wooden chest worth 3: 1",
        "metal chest worth 4: 1",
        "gold chest worth 7: 1",
    ]
    others = ada.page.locator(".seat:not(.mine) [data-piece^=chests-]").evaluate_all(
        "all => all.map((one) => one.title)"
    )
    assert others and not any("worth" in one for one in others)


def test_the_tree_tells_castle_die_and_verdicts_and_the_live_region_what_happened(
    person: Make, server: Serving
) -> None:
    ada = person(size=(1440, 900))
    sit_at(ada, server, stored("attack p1 row 2"))
    tree = ada.page.locator("main").aria_snapshot()
    for said in (
        'region "Your castle: Vampire count"',
        'region "The kingdom"',
        'region "For hire"',
        "Row 2",
        "Falls, 5 : 5 You may choose this.",
        "2 swords short",
        'table "Totals of the six rows"',
    ):
        assert said in tree, said
    ada.page.locator("#turn .choice", has_text="do not attack").click()
    expect(ada.page.locator(".notices")).to_contain_text("Ada does not attack.")


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_whole_game_on_the_board(person: Make, way: str) -> None:
    touch = way == "touch"
    ada = person(size=(390, 844) if touch else (1440, 900), touch=touch)
    against_bots(ada, "bellum")
    chance, one = Random(4), Hand(ada, way)
    for _ in range(MOST_STEPS):
        if not my_turn(ada):
            break
        settle(ada)
        lit = ada.page.locator(".board button.lit, .board .set-down, .seat:not(.mine) button.lit")
        beside = ada.page.locator("#turn .choice")
        if ada.page.locator("#turn .confirm").count() > 0:
            one.agree()
        elif lit.count() > 0 and chance.random() < 0.7:
            one.press(lit.nth(chance.randrange(lit.count())), "b")
        else:
            one.press(beside.nth(chance.randrange(beside.count())), "t")
    assert over(ada)
