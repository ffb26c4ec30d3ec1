"""Set-up, laying cards, skipping, and the order of turns (A, B)."""

from __future__ import annotations

import pytest

from spellboard import Match, Sink
from spellboard.games.magalon import tables as t
from spellboard.games.magalon.state import MagalonState

from .table import at, energy, facts, game, legal, may, new, pieces, play, where

ALL = list(range(11))


def hand(s: MagalonState, who: str) -> object:
    return facts(s)[f"{who} hand"]


def with_hands(*hands: str, players: int = 2) -> MagalonState:
    s = new(players)
    for seat, held in enumerate(hands):
        s.table[t.HAND + seat] = sum(1 << int(value) for value in held.split())
    return s


@pytest.mark.proves("magalon.A1")
def test_six_ruins_of_three_squares_stand_on_their_marks() -> None:
    ruins = {name: squares for name, squares in pieces(new()).items() if name.startswith("r")}
    assert len(ruins) == 6 and all(len(squares) == 3 for squares in ruins.values())
    assert sorted(ruins["ra"]) == ["D5", "E4", "E5"]


@pytest.mark.proves("magalon.A2")
def test_the_first_seat_leads_the_first_round() -> None:
    assert facts(new(3))["mover"] == "p1"
    assert Match.begin(game(), ["Ada", "Bo", "Cy"], seed=1).state.actor == 0


@pytest.mark.proves("magalon.A3")
def test_a_shield_begins_beside_the_board_and_never_leaves_it_again() -> None:
    s = at()
    assert where(s, "s1") == "-"
    play(s, "end turn, end turn")
    assert where(s, "s1") == "-", "it may stay beside the board"
    s = play(at(), "shield C3")
    assert where(s, "s1") == "C3"
    again = at("    B  C\n 3  .  s1")
    assert all(name.startswith("on ") or name == "put back" for name in legal(play(again, "shield")))
    assert where(play(again, "put back"), "s1") == "C3"


@pytest.mark.proves("magalon.A4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_pieces_take_part_with_any_number_of_players(players: int) -> None:
    s = new(players)
    assert pieces(s) == pieces(new(4))
    assert len(s.view(None).seats) == players
    low = at(cards=" ".join(["7", "3", "5", "6"][:players]), turn="p2")
    assert may(low, "roll"), "the lowest card moves the giant"


@pytest.mark.proves("magalon.A5")
def test_everybody_can_take_the_same_artifact() -> None:
    s = at("    C\n 13 p1\n 12 p2", "2 1")
    play(s, "wizard amulet B10, end turn, wizard amulet")
    assert (facts(s)["p1 artifacts"], facts(s)["p2 artifacts"]) == ("amulet", "amulet")


@pytest.mark.proves("magalon.A6")
def test_everybody_begins_on_the_start_with_ten_energy_and_all_cards() -> None:
    s = new(4)
    for who in ("p1", "p2", "p3", "p4"):
        assert (where(s, who), energy(s, who), hand(s, who)) == ("start", 10, ALL)
        assert facts(s)[f"{who} artifacts"] == ""


@pytest.mark.proves("magalon.A7")
def test_gnomes_and_giant_begin_on_their_squares() -> None:
    assert [where(new(), piece) for piece in ("ga", "gb", "GG")] == ["F12", "J12", "H10"]


def test_cards_are_laid_openly_one_after_the_other() -> None:
    s = play(new(3), "lay 5")
    assert (facts(s)["mover"], facts(s)["p1 card"]) == ("p2", 5)
    assert "lay 5" not in legal(s)


@pytest.mark.proves("magalon.B3")
def test_who_has_no_card_of_a_new_value_skips_and_leads_the_next_round() -> None:
    s = with_hands("0 3", "0")
    sink = Sink()
    play(s, "lay 0", sink=sink)
    assert [event.kind for event in sink.events] == ["laid", "skipped", "turn", "recovered"]
    play(s, "end turn")
    assert (facts(s)["round"], facts(s)["mover"]) == (2, "p2")


def test_of_two_who_skip_the_first_leads_the_next_round() -> None:
    s = with_hands("0 3", "0 7", "0", "0", players=4)
    play(s, "lay 0, lay 7, end turn, end turn")
    assert facts(s)["mover"] == "p3"


@pytest.mark.proves("magalon.B4")
def test_a_skipper_has_no_turn_and_loses_no_energy_but_can_be_attacked() -> None:
    drawing = "    F  G  H\n 7  ** .  .\n 6  ga p2 ."
    s = at(drawing, "0 - 6")
    assert may(s, "gnome a G6")
    play(s, "end turn, end turn")
    assert (facts(s)["round"], energy(s, "p2"), energy(s, "p1")) == (2, 10, 9)


@pytest.mark.proves("magalon.B5")
def test_the_lowest_card_that_was_laid_moves_the_giant_even_if_it_is_the_only_one() -> None:
    assert may(at(cards="0 -"), "roll")
    assert not may(at(cards="6 3"), "roll")
    assert may(at(cards="6 3", turn="p2"), "roll")


@pytest.mark.proves("magalon.B6")
def test_the_last_card_in_a_hand_is_the_nought_and_it_fills_the_hand() -> None:
    s = with_hands("0 3", "5 0")
    play(s, "lay 3, lay 5, end turn, end turn")
    assert (hand(s, "p1"), hand(s, "p2")) == ([0], [0])
    play(s, "lay 0")
    assert hand(s, "p1") == ALL, "p2 skips, the turn begins and brings all cards back"


@pytest.mark.proves("magalon.B8")
def test_the_nought_brings_all_cards_back_by_itself_for_the_next_round() -> None:
    s = with_hands("0 2", "0 7 8")
    play(s, "lay 0, lay 7")
    assert hand(s, "p1") == [2], "not before its turn"
    play(s, "end turn")
    assert hand(s, "p1") == ALL
    play(s, "end turn")
    assert may(s, "lay 10") and may(s, "lay 0")


@pytest.mark.proves("magalon.B9")
def test_who_laid_the_lowest_card_leads_the_next_round() -> None:
    s = play(new(3), "lay 5, lay 2, lay 9, end turn, end turn, end turn")
    assert facts(s)["mover"] == "p2"


@pytest.mark.proves("magalon.B11")
def test_turns_go_from_the_highest_card_to_the_lowest() -> None:
    s = play(new(3), "lay 5, lay 9, lay 2")
    order = [facts(s)["mover"]]
    for _ in range(2):
        play(s, "end turn")
        order.append(facts(s)["mover"])
    assert order == ["p2", "p1", "p3"]
