"""The gem phase up to the winning bid (D1-D10, D17)."""

from __future__ import annotations

import pytest

from .table import at, caravan, hand, hat, legal, now, play, proves, refused, told

FOREST = "at trade-bid p1; hat p1; caravan A1; left 3\nA1: red white"
BEFORE = "at before-marker p1; hat p1; caravan A1"


def most(choices: list[str]) -> int:
    """The highest bid among the choices."""
    return max((int(choice.split()[1]) for choice in choices if choice.startswith("bid")), default=0)


@proves("D1")
def test_the_marker_is_drawn_from_all_six() -> None:
    s = play(at(BEFORE, "/ - / burning-desire 2", "", ""), "decline")
    odds = {s.game.name_of(code): weight for code, weight in s.chances()}
    assert odds == {"marker 3": 1, "marker 4": 2, "marker 5": 2, "marker 6": 1}


@proves("D2")
def test_each_trade_also_the_last_is_followed_by_a_move() -> None:
    s = play(at("at marker; hat p1", "", "", ""), "marker 3")
    moves = 0
    while s.phase < 20 and s.round == 1:
        if now(s).startswith("move"):
            moves += 1
        play(s, legal(s)[0])
    assert moves == 3


@proves("D3")
def test_the_window_before_the_marker_goes_from_the_hat_clockwise() -> None:
    s = at("at spell-bid p1; hat p2; offer vein-gold; out p2 p3",
           "/ - / burning-desire 2", "", "/ - / magic-journey 2")  # fmt: skip
    play(s, "pass", "gain gold 2", "gain iron 2")
    assert now(s) == "before-marker p3"
    play(s, "journey 6")
    assert now(s) == "before-marker p1" and s.view(0).to_come == 6, "the later one knows the marker"
    play(s, "desire iron")
    assert now(s) == "trade-bid p2" and s.to_come == 6


@proves("D3g")
@pytest.mark.parametrize("order", [("desire gold", "journey 3"), ("journey 3", "desire gold")])
def test_who_owns_both_uses_them_in_either_order(order: tuple[str, str]) -> None:
    s = play(at(BEFORE, "/ - / burning-desire 2, magic-journey 2", "", ""), *order)
    assert now(s) == "trade-bid p1" and s.to_come == 3 and s.view(0).desire == "gold"


@proves("D3g")
def test_who_owns_both_may_use_one_and_decline_the_other() -> None:
    s = play(at(BEFORE, "/ - / burning-desire 2, magic-journey 2", "", ""), "desire gold", "decline")
    assert now(s) == "marker"


@proves("D4")
def test_who_passes_is_out_of_the_trade_even_before_any_bid() -> None:
    s = play(at(FOREST, "silver 3", "silver 3", "silver 3"), "pass", "bid 1", "bid 2")
    assert now(s) == "trade-bid p2"
    play(s, "bid 3", "pass")
    assert hat(s) == "p2" and now(s) == "take p2"


@proves("D5")
def test_the_last_one_may_still_bid_and_then_wins_at_once() -> None:
    s = play(at(FOREST, "silver 3", "silver 3", "silver 3"), "pass", "pass")
    assert legal(s) == ["pass", "bid 1", "bid 2", "bid 3"]
    play(s, "bid 1")
    assert now(s) == "take p3" and hand(s, 3) == "silver 2"


@proves("D5a")
def test_if_all_pass_the_hat_stays_and_its_holder_moves() -> None:
    s = play(at(FOREST, "silver 3", "silver 3", "silver 3"), "pass", "pass", "pass")
    assert now(s) == "move p1" and hat(s) == "p1"
    play(s, "move B2")
    assert s.to_come == 2 and now(s) == "trade-bid p1"


@proves("D6")
@pytest.mark.parametrize(
    ("area", "spell", "count"),
    [
        ("A1", "", 2), ("A2", "", 4), ("A3", "", 8), ("A4", "", 1), ("C4", "", 15),
        ("A1", "meta-gold", 3), ("A1", "meta-silver", 2), ("A1", "divine-meta", 2), ("C2", "divine-meta", 15),
        ("A2", "meta-stone", 15), ("A1", "meta-stone", 2), ("E3", "meta-stone", 8),
    ],
)  # fmt: skip
def test_what_counts_in_an_area(area: str, spell: str, count: int) -> None:
    mine = "gold 1 silver 2 copper 4 iron 8 / - / " + (f"{spell} 2" if spell else "")
    s = at(f"at trade-bid p1; hat p1; caravan {area}; left 3\n{area}: red white", mine, "", "")
    assert most(legal(s)) == count


@proves("D6a")
def test_metals_may_be_mixed_in_a_bid() -> None:
    s = at("at trade-bid p1; hat p1; caravan C4; left 3\nC4: red white", "gold 1 silver 1 copper 1 iron 1", "", "")
    play(s, "bid 4", "pass", "pass", "pay gold 1 silver 1 copper 1 iron 1")
    assert hand(s, 1) == "" and now(s) == "take p1"


@proves("D6b")
def test_refunds_to_come_do_not_count_for_a_bid() -> None:
    s = at("at trade-bid p1; hat p1; caravan C2; left 3\nC2: red white",
           "gold 9 silver 2 / - / influence 2, influence-pharaohs 2, influence-builders 2", "", "")  # fmt: skip
    assert refused(s, "bid 3") == "D6b"
    play(s, "bid 2")


@proves("D8")
def test_the_named_metal_counts_for_everybody_in_every_trade() -> None:
    s = at("at trade-bid p1; hat p1; caravan A1; left 3; desire gold\nA1: red white",
           "gold 2 silver 1", "gold 4 / - / burning-desire 2", "iron 5")  # fmt: skip
    assert most(legal(s)) == 3
    play(s, "pass")
    assert most(legal(s)) == 4


@proves("D8a")
def test_as_an_option_the_named_metal_counts_for_its_owner_only() -> None:
    s = at("at trade-bid p1; hat p1; caravan A1; left 3; desire gold\nA1: red white", "gold 2 silver 1",
           "gold 4 / - / burning-desire 2", "iron 5", burning_desire_scope="owner")  # fmt: skip
    assert most(legal(s)) == 1
    play(s, "pass")
    assert most(legal(s)) == 4


@proves("D9a")
def test_great_power_leaves_the_opening_bid_and_its_owners_raises_alone() -> None:
    s = at(FOREST, "silver 9 / - / great-power 2", "silver 9", "silver 9")
    assert "bid 1" in legal(s)
    play(s, "bid 1", "bid 3", "bid 4")
    assert legal(s)[1] == "bid 5", "the owner raises by one"
    play(s, "pass")
    assert legal(s)[1] == "bid 5", "and once outbid, others too"


@proves("D10")
def test_superiority_may_equal_a_bid_and_then_holds_it() -> None:
    s = play(at(FOREST, "silver 9 / - / great-power 2", "silver 9 / - / superiority 2", ""), "bid 3")
    assert legal(s)[1] == "bid 3"
    play(s, "bid 3", "pass", "pass")
    assert hat(s) == "p2"


@proves("D10a")
def test_after_superiority_has_equalled_the_others_must_go_higher() -> None:
    s = play(at(FOREST, "silver 9", "silver 9 / - / superiority 2", "silver 9"), "bid 3", "bid 3")
    assert refused(s, "bid 3") == "D5b"
    play(s, "pass")
    assert refused(s, "bid 3") == "D5b"
    assert legal(s)[1] == "bid 4"


@proves("D17")
def test_without_gems_there_is_no_auction_and_a_trade_is_used_up() -> None:
    s = at("at marker; hat p2; caravan A1\nA1:\nB1: red", "silver 9", "silver 9", "silver 9")
    play(s, "marker 3")
    assert now(s) == "move p2"
    play(s, "move B1")
    assert s.to_come == 2 and caravan(s) == "B1"


@proves("D17", "F4")
def test_where_there_is_no_gem_nobody_is_out_of_a_trade_that_is_not_held() -> None:
    s = at("at marker; hat p1; caravan C2; gone p3; C2:", "gold 2", "silver 1", "")
    assert told(s, "marker 4") == ["drawn", "untraded"]
    assert now(s) == "move p1" and s.out == 0 and s.problems() == []
