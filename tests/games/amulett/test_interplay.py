"""Where spells meet."""

from __future__ import annotations

from .table import (
    at,
    caravan,
    gems,
    hand,
    hat,
    legal,
    now,
    play,
    proves,
    refused,
    spells,
    spread,
    stones,
    supply,
    under,
)

FOREST = "at trade-bid p1; hat p1; caravan A1; left 3\nA1: red white"


@proves("D9", "D10")
def test_superiority_beats_great_power_and_owning_both_beats_everybody() -> None:
    s = at(FOREST, "silver 9 / - / great-power 2", "silver 9 / - / superiority 2", "silver 9")
    play(s, "bid 3", "bid 3")
    assert legal(s)[1] == "bid 4", "Great Power is gone, the equal bid must be raised by one"
    play(s, "bid 4")
    assert legal(s)[1] == "bid 5", "the owner of Great Power raises by one"
    play(s, "bid 5")
    assert legal(s)[1] == "bid 5", "Superiority equals again"
    play(s, "pass")
    assert refused(s, "bid 6") == "D9"
    s = at(FOREST, "silver 9", "silver 9 / - / superiority 2, great-power 2", "silver 9")
    play(s, "bid 3", "bid 3")
    assert legal(s)[1] == "bid 5"


@proves("D10")
def test_superiority_may_also_answer_great_power_with_one_more() -> None:
    s = play(at(FOREST, "silver 9 / - / great-power 2", "silver 9 / - / superiority 2", ""), "bid 3")
    assert legal(s)[1:3] == ["bid 3", "bid 4"]


@proves("D12")
def test_all_three_influences_at_a_pyramid_on_the_wall_give_back_five() -> None:
    s = at("at trade-bid p1; hat p2; caravan C1; left 3; out p2 p3\nC1: red white",
           "copper 7 / - / influence 2, influence-builders 2, influence-pharaohs 2", "", "")  # fmt: skip
    play(s, "bid 7", "back copper 5")
    assert hand(s, 1) == "copper 5"


@proves("D11", "D13")
def test_both_curses_with_influence_and_a_winners_own_curse() -> None:
    s = at("at trade-bid p1; hat p2; caravan C4; left 3; out p2 p3\nC4: red white",
           "gold 2 silver 1 iron 1 / - / influence 2, curse-avarice 2", "", "/ - / curse-croesus 2")  # fmt: skip
    play(s, "bid 4", "pay gold 2 silver 1 iron 1")
    assert s.pending == 2, "one by Influence, one by the own Curse"
    play(s, "back gold 1 iron 1")
    assert now(s) == "curse p3" and legal(s) == ["decline", "curse gold", "curse silver"]
    play(s, "curse gold")
    assert hand(s, 3) == "gold 1" and hand(s, 1) == "gold 1 iron 1" and now(s) == "take p1"


@proves("D13")
def test_influence_may_leave_nothing_for_the_curses() -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; out p2 p3\nA1: red white",
           "silver 1 / - / influence 2", "/ - / curse-croesus 2", "/ - / curse-avarice 2")  # fmt: skip
    play(s, "bid 1", "back silver 1")
    assert now(s) == "take p1"


@proves("D14", "D14a")
def test_gifts_with_two_and_with_three_gems() -> None:
    mine = "gold 9 iron 9 / - / gift 2, gift-builders 2"
    s = at("at trade-bid p1; hat p2; caravan B1; left 3; out p2 p3\nB1: red white", mine, "", "")
    play(s, "bid 1", "take red", "take white")
    assert now(s) == "move p1", "two gifts, but only two gems"
    s = at("at trade-bid p1; hat p2; caravan B3; left 3; out p2 p3\nB3: red white brown", mine, "", "")
    play(s, "bid 1", "pay gold 1", "take red", "take white", "take brown")
    assert gems(s, "p1") == "red white brown" and now(s) == "move p1"


@proves("D6a")
def test_two_metamorphoses_mixed_in_one_bid() -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; out p2 p3\nA1: red white",
           "gold 2 silver 1 copper 5 iron 2 / - / meta-gold 2, meta-iron 2", "", "")  # fmt: skip
    assert legal(s)[-1] == "bid 5"
    play(s, "bid 5", "pay gold 2 silver 1 iron 2")
    assert hand(s, 1) == "copper 5"


@proves("D3")
def test_burning_desire_before_and_after_magic_journey() -> None:
    head = "at spell-bid p1; hat p2; offer vein-gold; out p2 p3; caravan A1\nA1: red white"
    s = at(head, "", "/ - / burning-desire 2", "/ - / magic-journey 2")
    play(s, "pass", "gain gold 2", "gain gold 2", "desire gold")
    assert now(s) == "before-marker p3", "Journey reacts to the metal named"
    play(s, "journey 3")
    assert (s.to_come, s.view(None).desire, now(s)) == (3, "gold", "trade-bid p2")
    s = at(head, "", "/ - / magic-journey 2", "/ - / burning-desire 2")
    play(s, "pass", "gain gold 2", "gain gold 2", "journey 6")
    assert now(s) == "before-marker p3", "Desire reacts to the marker"
    play(s, "decline")
    assert (s.to_come, s.view(None).desire, now(s)) == (6, None, "trade-bid p2")


@proves("D17", "C6")
def test_teleportation_emptying_the_caravans_area_saves_nobody_a_move() -> None:
    s = at("at spell-bid p3; hat p1; offer vein-gold; out p1 p2; caravan A1\nA1: red\nB1: white",
           "silver 5 / - / teleportation 2", "silver 5", "silver 5")  # fmt: skip
    play(s, "pass", "lift red A1 E4", "gain gold 2", "marker 4")
    assert now(s) == "move p1" and s.to_come == 4
    play(s, "move B1")
    assert s.to_come == 3 and now(s) == "trade-bid p1" and caravan(s) == "B1"


@proves("C6")
def test_teleportation_may_fill_an_empty_area_where_the_caravan_stands() -> None:
    s = at("at spell-bid p3; hat p1; offer vein-gold; out p1 p2; caravan A1\nA1:\nB1: white",
           "/ - / teleportation 2", "", "")  # fmt: skip
    play(s, "pass", "lift white B1 A1", "gain gold 2", "marker 4")
    assert now(s) == "trade-bid p1"


@proves("E3g")
def test_a_drain_kills_a_blue_spell_before_its_turn() -> None:
    s = at("at blue p1; hat p1", "/ - / pull-light 2", "/ - / pull-darkness 1", "/ - / gift 9")
    play(s, "use pull-light p2 pull-darkness")
    assert under(s) == "pull-darkness" and stones(s, "gift") == 7
    assert now(s) == "reveal", "p2 had no blue spell left to use"


@proves("E4e")
def test_energy_arcs_may_empty_itself_into_a_pull_that_is_then_used() -> None:
    s = at("at blue p1; hat p1", "/ - / energy-arcs 2, pull-light 1", "/ - / vein-gold 1", "")
    play(s, "shift pull-light", "shift pull-light")
    assert under(s) == "energy-arcs" and now(s) == "blue p1"
    play(s, "use pull-light p2 vein-gold")
    assert under(s) == "energy-arcs vein-gold" and stones(s, "pull-light") == 2 and supply(s, 2) == 10


@proves("C4", "C1")
def test_a_stack_running_dry_in_mid_income_touches_the_later_player_only() -> None:
    s = at("at spell-bid p3; hat p1; offer gift; out p1 p2", "/ - / vein-gold 2", "gold 24 / - / meta-gold 2", "")
    play(s, "pass")
    assert hand(s, 1) == "gold 3" and hand(s, 2) == "gold 25" and now(s) == "gain p2"
    play(s, "gain iron 1")
    assert hand(s, 2) == "gold 25 iron 1"


@proves("E5c")
def test_a_card_drawn_from_the_decks_tail_can_be_bought_again() -> None:
    every = at(FOREST, "", "", "").tables.spell_names
    first, *others = spread([name for name in every if name not in ("gift", "influence", "vein-gold")], 3)
    s = at("at reveal; hat p2; left 1\nunder (p3 influence gift) vein-gold", first, "", *others)
    play(s, "reveal influence", "bid 2", "pass", "pass", "pass")
    assert spells(s, 2) == "influence" and hat(s) == "p2" and under(s) == "gift vein-gold"
    assert [heap.spells for heap in s.observe(0).memory.under] == [["gift"], ["vein-gold"]]
