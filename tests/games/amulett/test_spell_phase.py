"""The spell phase (B)."""

from __future__ import annotations

from spellboard import CHANCE

from .table import at, hat, legal, now, play, proves, refused, said, spells, spread, stones, supply, told, under

AUCTION = "at spell-bid p1; hat p1; offer gift; left 2"


@proves("B1")
def test_as_many_spells_come_up_as_there_are_players_and_an_unsold_one_does_not_return() -> None:
    s = at("at blue p4; hat p1; step 3", "", "", "", "/ - / energy-arcs 2, vein-gold 3")
    play(s, "done")
    assert now(s) == "reveal" and s.to_come == 4 and s.round == 2
    seen = []
    for _ in range(4):
        code = s.chances()[0][0]
        seen.append(s.game.name_of(code))
        s.apply(code)
        play(s, "pass", "pass", "pass", "pass")
    assert len(set(seen)) == 4 and s.phase > 8, "the metal phase has begun"
    assert under(s).split() == [name.split()[1] for name in seen]


@proves("B2")
def test_everybody_bids_or_passes_exactly_once_clockwise_from_the_hat() -> None:
    s = at("at spell-bid p2; hat p2; offer gift; left 2", "", "", "", "")
    play(s, "pass")
    assert now(s) == "spell-bid p3"
    play(s, "bid 1", "bid 2", "bid 3")
    assert spells(s, 1) == "gift", "nobody may answer the last bid"


@proves("B2")
def test_a_player_without_stones_can_only_pass() -> None:
    s = at(AUCTION, "/ - / vein-iron 10", "", "")
    assert legal(s) == ["pass"]


@proves("B3")
def test_the_winner_lays_the_stones_takes_the_hat_and_opens_the_next_auction() -> None:
    s = play(at(AUCTION, "", "", ""), "bid 2", "bid 4", "pass")
    assert spells(s, 2) == "gift" and stones(s, "gift") == 4 and supply(s, 2) == 6 and supply(s, 1) == 10
    assert hat(s) == "p2" and s.actor == CHANCE
    play(s, "reveal influence")
    assert now(s) == "spell-bid p2"


@proves("B4")
def test_an_unsold_spell_goes_under_the_deck_and_the_hat_stays() -> None:
    s = play(at(AUCTION, "", "", ""), "pass", "pass", "pass")
    assert under(s) == "gift" and hat(s) == "p1" and s.to_come == 2
    play(s, "reveal influence")
    assert now(s) == "spell-bid p1"


@proves("B5")
def test_one_player_may_win_several_spells_in_a_phase() -> None:
    s = play(at(AUCTION, "", "", ""), "bid 2", "pass", "pass", "reveal influence", "bid 1", "pass", "pass")
    assert spells(s, 1) == "influence gift" and supply(s, 1) == 7


@proves("B6")
def test_superiority_and_great_power_do_not_work_on_spells() -> None:
    s = play(at(AUCTION, "/ - / great-power 2", "/ - / superiority 2", ""), "bid 3")
    assert refused(s, "bid 3") == "B2c"
    assert "bid 4" in legal(s)


@proves("B7")
def test_a_small_deck_gives_what_it_has() -> None:
    every = at("at move p1; hat p1; caravan A1; left 1", "", "", "").tables.spell_names
    rest = [name for name in every if name not in ("gift", "influence", "energy-arcs")]
    s = at("at blue p6; hat p1; step 5", *spread(rest, 5), "/ - / energy-arcs 1, gift 9")
    heard = said(s, "done")
    assert now(s) == "reveal" and s.to_come == 2, "influence in the deck, energy-arcs just put under it"
    assert heard[-1] == "The spell deck is too small: only 2 spells of 6 are auctioned this round."


@proves("B7")
def test_without_a_deck_the_phase_is_skipped() -> None:
    every = at("at move p1; hat p1; caravan A1; left 1", "", "", "").tables.spell_names
    rest = [name for name in every if name not in ("energy-arcs", "vein-gold")]
    s = at("at blue p6; hat p1; step 5", *spread(rest, 5), "/ - / energy-arcs 2, vein-gold 2")
    heard = said(s.copy(), "done")
    assert "The spell deck is empty: no spell is auctioned this round." in heard
    play(s, "done")
    assert now(s) == "lift p1" and hat(s) == "p1" and s.round == 2


@proves("B7")
def test_a_deck_that_is_large_enough_says_nothing() -> None:
    s = at("at blue p3; hat p1; step 2", "", "", "/ - / energy-arcs 2, gift 2")
    assert told(s, "done")[-1] == "round"


@proves("B8")
def test_stones_on_a_spell_are_missing_for_the_next_auction() -> None:
    s = play(at(AUCTION, "", "", ""), "bid 8", "pass", "pass", "reveal influence")
    assert legal(s) == ["pass", "bid 1", "bid 2"]


@proves("E5c")
def test_cards_under_the_deck_are_drawn_last_and_in_their_order() -> None:
    every = at("at move p1; hat p1; caravan A1; left 1", "", "", "").tables.spell_names
    kept = ("gift", "influence", "great-power", "superiority")
    rest = [name for name in every if name not in kept]
    s = at("at reveal; hat p1; left 3\nunder superiority influence great-power", *spread(rest, 3))
    assert [s.game.name_of(code) for code, _ in s.chances()] == ["reveal gift"]
    play(s, "reveal gift", "pass", "pass", "pass")
    assert s.chances() == [(s.game.code_of("reveal superiority"), 1)]
    play(s, "reveal superiority", "pass", "pass", "pass", "reveal influence")
    assert under(s) == "great-power gift superiority"
