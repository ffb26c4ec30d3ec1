"""After a trade: paying, taking back, curses, gems, the caravan (D7, D11-D16, D18, D20)."""

from __future__ import annotations

import pytest

from .table import at, caravan, game, gems, hand, hat, legal, now, play, proves, refused, said, stacks

FOREST = "at trade-bid p1; hat p2; caravan A1; left 3; out p2; bid 2 p3\nA1: red white"
INFLUENCES = "influence 2, influence-builders 2, influence-pharaohs 2"


@proves("D7")
def test_the_winner_chooses_which_acceptable_cards_to_pay() -> None:
    s = play(at(FOREST, "gold 2 silver 2 / - / meta-gold 2", "", "silver 2"), "bid 3", "pass")
    assert legal(s) == ["pay gold 1", "pay gold 2"]
    play(s, "pay gold 1 silver 2")
    assert hand(s, 1) == "gold 1" and now(s) == "take p1"


@proves("D7b", "D7f")
def test_a_metal_that_cannot_complete_the_bid_is_refused_for_its_place_in_the_order() -> None:
    text = "at pay p1; hat p1; caravan C4; left 3; bid 3 p1; open 3\nC4: red white"
    s = at(text, "gold 2 iron 1", "", "")
    assert refused(s, "pay iron 1") == "D7b", "there is no more iron to pay: gold comes first"
    assert refused(s, "pay gold 1") == "D7f", "with two gold cards the iron covers the rest"
    assert refused(at(text, "gold 2 copper 2 iron 1", "", ""), "pay copper 1") == "D7f"
    play(s, "pay gold 2 iron 1")
    assert now(s) == "take p1"


@proves("D11")
def test_what_follows_a_won_trade() -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; out p2; bid 2 p3\nA1: red white",
           "silver 4 / - / influence 2", "/ - / curse-croesus 2", "silver 2")  # fmt: skip
    play(s, "bid 4", "pass")
    assert hat(s) == "p1" and now(s) == "back p1" and hand(s, 1) == ""
    play(s, "back silver 1")
    assert now(s) == "curse p2"
    play(s, "curse silver")
    assert stacks(s) == "gold 28 silver 24 copper 28 iron 28", "two cards went back to the stack"
    assert now(s) == "take p1"
    play(s, "take red")
    assert now(s) == "move p1" and gems(s, "A1") == "white"


@proves("D12")
@pytest.mark.parametrize(("area", "allowed"), [("A1", 1), ("B1", 3), ("D1", 3), ("C1", 5), ("C2", 5), ("C3", 5)])
def test_influences_add_up_where_they_work(area: str, allowed: int) -> None:
    s = at(f"at trade-bid p1; hat p2; caravan {area}; left 3; out p2 p3\n{area}: red white",
           f"gold 9 silver 9 copper 9 iron 9 / - / {INFLUENCES}", "", "")  # fmt: skip
    play(s, "bid 9")
    if now(s) == "pay p1":
        play(s, "pay gold 9")
    assert s.pending == allowed


@proves("D12")
def test_taking_back_is_voluntary_and_a_small_bid_is_free() -> None:
    text = "at trade-bid p1; hat p2; caravan C2; left 3; out p2 p3\nC2: red white"
    s = play(at(text, f"silver 9 / - / {INFLUENCES}", "", ""), "bid 4", "back silver 4")
    assert hand(s, 1) == "silver 9"
    s = play(at(text, f"silver 9 / - / {INFLUENCES}", "", ""), "bid 4", "back silver 1")
    assert hand(s, 1) == "silver 6" and now(s) == "take p1"
    s = play(at(text, f"silver 9 / - / {INFLUENCES}", "", ""), "bid 4", "enough")
    assert hand(s, 1) == "silver 5"


@proves("D12e")
def test_as_an_option_every_influence_gives_two() -> None:
    s = at("at trade-bid p1; hat p2; caravan C2; left 3; out p2 p3\nC2: red white",
           f"silver 9 / - / {INFLUENCES}", "", "", influence_amounts="2-2-2")  # fmt: skip
    play(s, "bid 9")
    assert s.pending == 6


@proves("D13")
def test_curses_work_clockwise_from_the_winner_while_cards_last() -> None:
    s = at("at trade-bid p2; hat p3; caravan C4; left 3; out p1 p3\nC4: red white",
           "/ - / curse-croesus 2", "gold 1 iron 1", "/ - / curse-avarice 2")  # fmt: skip
    play(s, "bid 2", "pay gold 1 iron 1")
    assert now(s) == "curse p3"
    play(s, "curse iron")
    assert now(s) == "curse p1" and legal(s) == ["decline", "curse gold"]
    s2 = at("at trade-bid p2; hat p3; caravan A1; left 3; out p1 p3\nA1: red white",
            "/ - / curse-croesus 2", "silver 1", "/ - / curse-avarice 2")  # fmt: skip
    play(s2, "bid 1", "curse silver")
    assert now(s2) == "take p2", "no card was left for the second curse"


@proves("D13c")
def test_who_owns_both_curses_takes_up_to_two_cards() -> None:
    text = "at trade-bid p2; hat p3; caravan A1; left 3; out p1 p3\nA1: red white"
    mine = "/ - / curse-croesus 2, curse-avarice 2"
    s = play(at(text, mine, "silver 4", ""), "bid 4", "curse silver", "curse silver")
    assert hand(s, 1) == "silver 2"
    s = play(at(text, mine, "silver 4", ""), "bid 4", "curse silver", "decline")
    assert hand(s, 1) == "silver 1" and now(s) == "take p2"


@proves("D13d")
def test_a_winners_own_curse_adds_to_what_is_taken_back() -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; out p2 p3\nA1: red white",
           "silver 4 / - / curse-croesus 2, influence 2", "", "")  # fmt: skip
    play(s, "bid 4", "back silver 2")
    assert hand(s, 1) == "silver 2" and now(s) == "take p1"


@proves("D14")
def test_a_gift_makes_the_winner_take_a_second_gem() -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; out p2 p3\nA1: red white",
           "silver 4 / - / gift 2", "", "")  # fmt: skip
    play(s, "bid 1", "take white")
    assert legal(s) == ["take red"]
    play(s, "take red")
    assert gems(s, "p1") == "red white" and now(s) == "move p1"


@proves("D14")
def test_a_gift_needs_a_second_gem() -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; out p2 p3\nA1: red", "silver 4 / - / gift 2", "", "")
    play(s, "bid 1", "take red")
    assert now(s) == "move p1"


GIFTS = ("at trade-bid p1; hat p2; caravan C3; left 3; out p2 p3\nC3: red white green brown",
         "gold 4 / - / gift 2, gift-builders 2, gift-pharaohs 2", "", "")  # fmt: skip


@proves("D14a")
def test_several_gifts_add_up() -> None:
    s = play(at(*GIFTS), "bid 1", "pay gold 1", "take red", "take white", "take green", "take brown")
    assert gems(s, "p1") == "red green white brown" and now(s) == "move p1"


@proves("D14")
@pytest.mark.parametrize(
    ("there", "missing"), [("red", 2), ("red white", 1), ("red white green", 0), ("red white green brown", 0)]
)
def test_a_gift_for_which_there_is_no_gem_is_told(there: str, missing: int) -> None:
    s = at(f"at trade-bid p1; hat p2; caravan B1; left 3; out p2 p3\nB1: {there}",
           "iron 9 / - / gift 2, gift-builders 2", "", "")  # fmt: skip
    words = {0: [], 1: ["1 gem."], 2: ["2 gems."]}[missing]
    found = [sentence for sentence in said(s, "bid 1") if "Too few" in sentence]
    assert found == [f"Too few gems in B1 (mountains) for a Gift: Ada goes without {count}" for count in words]


@proves("D14d")
def test_as_an_option_only_one_gift_works() -> None:
    s = play(at(*GIFTS, gifts_stack=False), "bid 1", "pay gold 1", "take red", "take white")
    assert now(s) == "move p1"


@proves("D15")
def test_the_caravan_goes_to_a_neighbour_with_a_gem_also_across_the_wall() -> None:
    s = at("at move p1; hat p1; caravan B2; left 3\nA1: red\nA2:\nB1: red\nB3: white\nC2: white\nC3:", "", "", "")
    assert legal(s) == ["move A1", "move B1", "move B3", "move C2"]
    play(s, "move C2")
    assert caravan(s) == "C2"


@proves("D15e")
def test_without_gems_around_the_caravan_goes_anywhere() -> None:
    s = at("at move p1; hat p1; caravan A1; left 3\nA1: red\nA2:\nB1:\nB2:\nC1: \nC2: white", "", "", "")
    assert "move C2" in legal(s) and "move E4" in legal(s)
    assert not {"move A1", "move A2", "move C1"} & set(legal(s))


@proves("D16")
def test_the_wings_of_the_phoenix_reach_any_area_with_a_gem_for_their_owner_only() -> None:
    head = "at move p1; hat p1; caravan A1; left 3\nA1: red\nA2: red\nB1:\nB2:"
    s = at(head, "/ - / wings-phoenix 2", "", "")
    assert "move E4" in legal(s) and "move A2" in legal(s) and "move B1" not in legal(s)
    s = at(head, "", "/ - / wings-phoenix 2", "")
    assert legal(s) == ["move A2"]


@proves("D18")
def test_the_caravan_stays_if_no_other_area_has_a_gem() -> None:
    areas = "\n".join(f"{name}:" for name in at(*GIFTS).tables.area_names if name not in ("A1", "E4"))
    s = at(f"at take p1; hat p1; caravan E4; left 3; bid 1 p1; open 1\nA1:\n{areas}", "", "", "")
    play(s, legal(s)[0])
    assert caravan(s) == "E4" and s.to_come == 2 and now(s) == "trade-bid p1"


@proves("D20")
def test_a_card_paid_as_a_joker_stays_what_it_is() -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; out p2 p3\nA1: red white",
           "iron 3 / - / meta-iron 2", "/ - / curse-avarice 2", "")  # fmt: skip
    play(s, "bid 3", "pay iron 3", "curse iron")
    assert hand(s, 2) == "iron 1" and stacks(s) == "gold 28 silver 28 copper 28 iron 27"


@proves("D14e")
@pytest.mark.parametrize(
    ("option", "area", "due"), [("wall", "B3", 2), ("wall", "D3", 1), ("pyramid", "B3", 1), ("pyramid", "D1", 2)]
)
def test_the_builders_gift_works_where_the_table_agreed(option: str, area: str, due: int) -> None:
    head = f"at trade-bid p1; hat p1; caravan {area}; left 3; {area}: red white brown"
    cards = "gold 1 silver 1 copper 1 iron 1"
    s = play(at(head, f"{cards} / - / gift-builders 2", "", "", builders_gift=option), "bid 1", "pass", "pass")
    if now(s) == "pay p1":
        play(s, legal(s)[0])
    assert now(s) == "take p1" and s.pending == due


@proves("D14e")
@pytest.mark.parametrize(("option", "place"), [("wall", "great wall"), ("pyramid", "pyramid")])
def test_what_the_builders_gift_says_follows_the_option(option: str, place: str) -> None:
    rules = game(builders_gift=option)
    assert place in rules.ability("gift-builders")
    assert "pyramid" in rules.ability("gift-pharaohs") and "great wall" in rules.ability("influence-builders")
