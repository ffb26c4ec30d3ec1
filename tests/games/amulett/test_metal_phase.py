"""The metal phase (C)."""

from __future__ import annotations

from spellboard import Sink

from .table import at, game, gems, hand, legal, now, play, proves, stacks

LAST_SPELL = "at spell-bid p3; hat p1; offer vein-gold; out p1 p2"


@proves("C1")
def test_from_the_hat_each_player_finishes_before_the_next_begins() -> None:
    s = at("at spell-bid p1; hat p2; offer vein-gold; out p2 p3",
           "/ - / horn-of-plenty 2", "/ - / magic-journey 2", "/ - / vein-iron 2")  # fmt: skip
    play(s, "pass")
    assert now(s) == "gain p2" and hand(s, 3) == "" and hand(s, 1) == ""
    play(s, "gain gold 2")
    assert hand(s, 3) == "iron 3" and now(s) == "gain p1"


@proves("C2")
def test_every_symbol_on_every_spell_counts_whatever_its_colour_and_age() -> None:
    s = at(LAST_SPELL, "", "", "/ - / great-power 2, superiority 2, philosophers-stone 2")
    play(s, "bid 1")
    assert hand(s, 3) == "gold 5 silver 2 copper 2 iron 2", "red ones, and the vein of gold bought just now"


@proves("C2")
def test_grey_abilities_come_before_the_income() -> None:
    s = play(at(LAST_SPELL, "/ - / teleportation 2, vein-iron 2", "", ""), "pass")
    assert now(s) == "lift p1" and hand(s, 1) == ""


@proves("C3")
def test_each_joker_symbol_brings_a_metal_of_choice() -> None:
    s = play(at(LAST_SPELL, "/ - / horn-of-plenty 2", "", ""), "pass")
    assert "gain gold 5" in legal(s) and "gain iron 5" in legal(s)
    play(s, "gain gold 1 silver 1 copper 2 iron 1")
    assert hand(s, 1) == "gold 1 silver 1 copper 2 iron 1" and now(s) == "marker"


@proves("C4")
def test_a_missing_card_comes_from_another_stack_of_choice() -> None:
    s = at(LAST_SPELL, "/ - / vein-iron 2", "iron 26", "")
    play(s, "pass")
    assert hand(s, 1) == "iron 2" and now(s) == "gain p1"
    assert legal(s) == ["gain gold 1", "gain silver 1", "gain copper 1"]
    play(s, "gain copper 1")
    assert hand(s, 1) == "copper 1 iron 2"


@proves("C4", "C4b")
def test_what_the_stacks_could_not_give_is_told() -> None:
    s = at(LAST_SPELL, "/ - / vein-copper 2, horn-of-plenty 3", "gold 28 silver 28 copper 27 iron 28", "")
    sink = Sink()
    s.apply(s.game.code_of("pass"), sink=sink)
    told = [game().words("en").render(game().message_of(event), ["Ann", "Ben", "Cleo"]) for event in sink.events]
    assert "The stack is too small for Ann: 2 copper missing." in told
    assert "All stacks are empty: Ann goes without 7 cards." in told


@proves("C4b")
def test_with_all_stacks_empty_nothing_comes_and_nothing_is_owed() -> None:
    full = "gold 28 silver 28 copper 27 iron 28"
    s = play(at(LAST_SPELL, "/ - / vein-copper 2, horn-of-plenty 3", full, ""), "pass")
    assert hand(s, 1) == "copper 1" and stacks(s) == "" and now(s) == "marker"


@proves("C4b")
def test_what_is_left_comes_without_asking_when_all_of_it_is_due() -> None:
    s = play(at(LAST_SPELL, "/ - / horn-of-plenty 3", "gold 27 silver 28 copper 26 iron 28", ""), "pass")
    assert hand(s, 1) == "gold 1 copper 2" and stacks(s) == ""


@proves("C5")
def test_gem_magic_brings_two_cards_a_gem_and_the_gems_stay() -> None:
    s = at(LAST_SPELL, "/ - / magic-ruby 2 / red red green", "", "")
    play(s, "pass", "gain iron 1")
    assert hand(s, 1) == "copper 5 iron 1" and gems(s, "p1") == "red red green"


@proves("C6")
def test_teleportation_moves_one_gem_once_a_round_even_into_a_full_or_empty_area() -> None:
    s = at(f"{LAST_SPELL}\nA1: red\nA2: white white", "/ - / teleportation 2", "", "")
    play(s, "pass", "lift red A1 A2")
    assert gems(s, "A1") == "" and gems(s, "A2") == "red white white"
    assert now(s) == "gain p1", "the income follows; no second gem"


@proves("C6")
def test_teleportation_is_voluntary() -> None:
    s = play(at(f"{LAST_SPELL}\nA1: red", "/ - / teleportation 2", "", ""), "pass", "decline")
    assert gems(s, "A1") == "red" and now(s) == "gain p1"


@proves("C7")
def test_income_cannot_be_declined_and_a_hand_has_no_limit() -> None:
    s = play(at(LAST_SPELL, "gold 20 silver 20 copper 20 / - / magic-journey 2", "", ""), "pass")
    assert all(choice.startswith("gain") for choice in legal(s))
    play(s, "gain copper 2")
    assert s.hand_size(0) == 62


@proves("C4", "C5")
def test_what_gem_magic_lacks_is_chosen_from_the_other_stacks() -> None:
    s = play(at(LAST_SPELL, "/ - / magic-ruby 2 / red red green", "copper 28", ""), "pass")
    assert now(s) == "gain p1" and s.problems() == []
    assert "gain gold 6" in legal(s), "one for the symbol, four for the gems, one for the joker"
