"""The energy phase (E)."""

from __future__ import annotations

from .table import at, hat, legal, now, play, proves, spells, stones, supply, under

LAST_MOVE = "at move p1; hat p1; caravan A1; left 1\nA1: red\nA2: red\nB1:\nB2:"


@proves("E1")
def test_from_the_hat_everybody_uses_blue_spells_then_stones_come_off() -> None:
    s = at("at move p2; hat p2; caravan A1; left 1\nA1: red\nA2: red\nB1:\nB2:",
           "/ - / vein-gold 3", "/ - / vein-iron 3", "/ - / pull-light 3, horn-of-plenty 4")  # fmt: skip
    play(s, "move A2")
    assert stones(s, "vein-iron") == 2 and now(s) == "blue p3" and stones(s, "vein-gold") == 3
    play(s, "done")
    assert stones(s, "pull-light") == 2 and stones(s, "horn-of-plenty") == 2 and stones(s, "vein-gold") == 2


@proves("E2")
def test_one_stone_left_on_a_spell_with_two_bolts_still_works() -> None:
    s = play(at(LAST_MOVE, "/ - / gift 3", "", ""), "move A2")
    assert stones(s, "gift") == 1 and spells(s, 1) == "gift"
    s = at("at move p1; hat p1; caravan A1; left 2\nA1: red\nA2: red white\nB1:\nB2:", "copper 1 / - / gift 1", "", "")
    play(s, "move A2", "bid 1", "pass", "pass", "take red")
    assert now(s) == "take p1", "the gift works"


@proves("E3")
def test_pulls_give_stones_back_to_their_owners() -> None:
    s = at("at blue p1; hat p1", "/ - / pull-light 2, pull-darkness 2", "/ - / gift 4", "/ - / influence 3")
    play(s, "use pull-light p2 gift", "use pull-darkness p2 gift p3 influence")
    assert stones(s, "gift") == 2 - 2 and supply(s, 2) == 10, "two drained, then two bolts"
    assert stones(s, "influence") == 1 and supply(s, 3) == 9


@proves("E3")
def test_darkness_may_take_one_stone_or_two_from_one_spell() -> None:
    text = ("at blue p1; hat p1", "/ - / pull-darkness 2", "/ - / gift 9", "")
    s = play(at(*text), "use pull-darkness p2 gift p2 gift")
    assert stones(s, "gift") == 5 and now(s) == "reveal"
    s = play(at(*text), "use pull-darkness p2 gift", "enough")
    assert stones(s, "gift") == 6


@proves("E3g")
def test_a_spell_emptied_by_a_pull_goes_under_the_deck_even_after_its_owners_turn() -> None:
    s = at("at blue p3; hat p1; step 2", "/ - / gift 1", "", "/ - / pull-light 2")
    play(s, "use pull-light p1 gift")
    assert under(s) == "gift" and spells(s, 1) == "" and supply(s, 1) == 10


@proves("E3h")
def test_two_spells_of_one_owner_emptied_together_are_ordered_by_that_owner() -> None:
    s = at("at blue p1; hat p1", "/ - / pull-darkness 2, energy-arcs 2", "/ - / gift 1, influence 1", "")
    play(s, "use pull-darkness p2 gift p2 influence")
    assert now(s) == "under p2" and legal(s) == ["under influence", "under gift"]
    play(s, "under gift")
    assert under(s) == "gift influence" and now(s) == "blue p1"


@proves("E3h")
def test_spells_of_two_owners_go_in_the_order_named() -> None:
    s = at("at blue p1; hat p1", "/ - / pull-darkness 2, energy-arcs 2", "/ - / gift 1", "/ - / influence 1")
    play(s, "use pull-darkness p3 influence p2 gift")
    assert under(s) == "influence gift"


@proves("E4")
def test_energy_arcs_moves_stones_to_own_spells_before_or_after_a_pull() -> None:
    s = at("at blue p1; hat p1", "/ - / energy-arcs 4, pull-light 1, vein-gold 1", "/ - / gift 9", "")
    play(s, "shift vein-gold", "use pull-light p2 gift", "shift vein-gold", "shift pull-light", "done")
    assert (stones(s, "vein-gold"), stones(s, "pull-light"), stones(s, "gift")) == (2, 1, 6)
    assert under(s) == "energy-arcs", "one stone was left, and its bolt took it"


@proves("E4e")
def test_energy_arcs_without_a_stone_goes_under_the_deck_at_once() -> None:
    s = at("at blue p1; hat p1", "/ - / energy-arcs 1, pull-light 2", "/ - / gift 9", "")
    play(s, "shift pull-light")
    assert under(s) == "energy-arcs" and now(s) == "blue p1" and stones(s, "pull-light") == 3
    play(s, "done")
    assert stones(s, "pull-light") == 2


@proves("E4e")
def test_energy_arcs_with_stones_left_pays_its_bolt() -> None:
    s = play(at("at blue p1; hat p1", "/ - / energy-arcs 3, vein-gold 2", "", ""), "shift vein-gold", "done")
    assert stones(s, "energy-arcs") == 1 and stones(s, "vein-gold") == 2


@proves("E5")
def test_who_gives_up_several_spells_chooses_their_order_in_secret() -> None:
    s = play(at(LAST_MOVE, "/ - / gift 1, influence 1, vein-gold 1", "", ""), "move A2")
    assert now(s) == "under p1"
    play(s, "under gift", "under vein-gold")
    assert under(s) == "gift vein-gold influence"
    assert s.observe(0).memory.under[0].spells == ["gift", "vein-gold", "influence"]
    assert s.observe(1).memory.under[0].spells == ["vein-gold", "influence", "gift"], "known, but not their order"
    assert not s.observe(1).memory.under[0].known


@proves("E5")
def test_a_single_empty_spell_goes_under_the_deck_by_itself() -> None:
    s = play(at(LAST_MOVE, "/ - / gift 2, influence 2", "", ""), "move A2")
    assert under(s) == "gift" and s.observe(2).memory.under[0].known


@proves("E6")
def test_the_hat_stays_when_a_round_begins() -> None:
    s = play(at("at move p2; hat p2; caravan A1; left 1\nA1: red\nA2: red\nB1:\nB2:", "", "", ""), "move A2")
    assert now(s) == "reveal" and s.round == 2 and hat(s) == "p2"


@proves("E7")
def test_stones_return_to_their_owner_so_that_everybody_always_has_ten() -> None:
    s = play(at(LAST_MOVE, "/ - / gift 3, vein-gold 2", "/ - / curse-croesus 1", ""), "move A2")
    assert supply(s, 1) == 5 + 2 + 1 and supply(s, 2) == 9 + 1
    assert s.problems() == []
