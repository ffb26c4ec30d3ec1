"""Set-up: gems, hat, spells and stones (A)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spellboard import CHANCE, Rng, Sink
from spellboard.games.amulett.state import AmulettState
from spellboard.games.amulett.tables import gems_in

from .table import at, caravan, game, gems, hand, hat, legal, now, play, proves, refused, spells, stones, supply, under

EXPERT: dict[str, Any] = {"start": "expert"}
REDRAW: dict[str, Any] = {"start": "redraw"}


def dealt(players: int, until: str, seed: int = 0, **options: Any) -> AmulettState:
    """A new rules, dealt at random up to a decision."""
    s, rng = game(**options).new(players), Rng(seed)
    assert isinstance(s, AmulettState)
    while not now(s).startswith(until):
        assert s.actor == CHANCE
        s.apply(rng.draw(s.odds()))
    return s


@proves("A1")
@pytest.mark.parametrize("players", [3, 6])
def test_the_first_hat_is_drawn_by_lot_among_all_seats(players: int) -> None:
    s = dealt(players, "first-hat")
    assert [s.game.name_of(code) for code, weight in s.chances()] == [f"start p{seat + 1}" for seat in range(players)]
    assert {weight for _, weight in s.chances()} == {1}
    assert hat(play(s, "start p3")) == "p3"


@proves("A1a")
def test_gems_fill_the_quarters_with_three_and_the_other_areas_with_two() -> None:
    s = dealt(4, "first-hat", seed=5)
    counts = {name: int(gems_in(s.gems[at])) for at, name in enumerate(s.tables.area_names)}
    assert {name for name, count in counts.items() if count == 3} == {"B3", "C3", "C4", "D3"}
    assert Counter(counts.values()) == {2: 20, 3: 4}


@proves("A1a")
def test_gems_are_drawn_blind_from_what_is_left_in_the_bag() -> None:
    s = play(game().new(3), "gem red", "gem red")  # type: ignore[arg-type]
    odds = {s.game.name_of(code): weight for code, weight in s.chances()}
    assert odds["gem red"] == 5 and odds["gem clear"] == 7 and odds["gem brown"] == 4
    assert gems(s, "A1") == "red red"


@proves("A1b", "A1c", "A2")
def test_the_basic_set_up() -> None:
    s = dealt(5, "reveal")
    assert caravan(s) == "C3"
    for seat in range(1, 6):
        assert hand(s, seat) == "gold 1 silver 1 copper 1 iron 1"
        own = spells(s, seat).split()
        assert [stones(s, spell) for spell in own] == [2, 2]
        assert supply(s, seat) == 6


@proves("A5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_pieces_are_the_same_for_any_number_of_players(players: int) -> None:
    s = dealt(players, "reveal")
    for metal in range(4):
        assert sum(s.cards[at] for at in range(metal, len(s.cards), 4)) == 28
    assert sum(gems_in(heap) for heap in s.gems) == 52
    assert all(supply(s, seat) + 4 == 10 for seat in range(1, players + 1))


@proves("A3")
def test_experts_keep_two_of_four_and_the_others_go_back_into_the_deck() -> None:
    s = dealt(3, "keep", **EXPERT)
    assert s.waiting == [0, 1, 2] and len(legal(s)) == 6
    for seat in range(3):
        s.apply(s.legal(seat)[0], seat)
    assert now(s) == "allot p1"
    assert [len(spells(s, seat).split()) for seat in (1, 2, 3)] == [2, 2, 2]
    assert s.deck() == 33 - 6


@proves("A3")
def test_a_secret_choice_may_be_changed_until_all_are_in() -> None:
    s = dealt(3, "keep", **EXPERT)
    first, second = s.legal(0)[:2]
    s.apply(first, 0)
    assert s.waiting == [1, 2]
    s.apply(second, 0)
    s.apply(s.legal(1)[0], 1)
    kept = s.game.name_of(second).split()[1:]
    s.apply(s.legal(2)[0], 2)
    assert spells(s, 1).split() == kept


@proves("A3c")
def test_kept_spells_and_stones_stay_hidden_until_all_have_allotted() -> None:
    s = dealt(3, "keep", **EXPERT)
    for seat in range(3):
        s.apply(s.legal(seat)[0], seat)
    sink = Sink()
    s.apply(s.game.code_of("allot 3 5"), 0, sink)
    assert [(event.private, event.to) for event in sink.events] == [({"first": 3, "second": 5}, (0,))]
    shown = s.view(1)
    assert shown.seats[0].spells == [] and shown.seats[0].face_down == 2 and shown.seats[0].supply == 10
    assert shown.seats[0].chosen and not shown.seats[2].chosen
    s.apply(s.game.code_of("allot 1 1"), 2)
    s.apply(s.game.code_of("allot 9 1"), 1)
    assert now(s) == "reveal"
    assert [stones(s, spell) for spell in spells(s, 1).split()] == [3, 5] and supply(s, 1) == 2
    assert [spell.stones for spell in s.view(2).seats[1].spells] == [9, 1]


def test_who_allots_stones_is_told_how_many_lie_on_which_spell() -> None:
    s = dealt(3, "keep", **EXPERT)
    for seat in range(3):
        s.apply(s.legal(seat)[0], seat)
    for code in s.legal(0):
        sink, trial = Sink(), s.copy()
        trial.apply(code, 0, sink)
        chosen = {name: int(count) for name, count in s.game.codes.arguments(code).items()}
        assert [event.private for event in sink.events] == [chosen]
        for seat in (1, 2):
            trial.apply(s.game.code_of("allot 1 1"), seat)
        assert [spell.stones for spell in trial.view(1).seats[0].spells] == list(chosen.values())


@proves("A4")
def test_from_the_hat_each_player_may_once_exchange_one_or_both_spells() -> None:
    s = at("at redraw p2; hat p2", "/ 10 / gift 0, influence 0", "/ 10 / vein-iron 0, meta-gold 0",
           "/ 10 / magic-ruby 0, energy-arcs 0", **REDRAW)  # fmt: skip
    play(s, "redraw both", "deal superiority", "deal great-power")
    assert spells(s, 2) == "great-power superiority" and now(s) == "redraw p3"
    play(s, "redraw magic-ruby", "deal vein-gold")
    assert spells(s, 3) == "vein-gold energy-arcs" and now(s) == "redraw p1"
    play(s, "decline")
    assert spells(s, 1) == "influence gift" and now(s) == "allot p1"


@proves("A4a")
def test_discards_stay_aside_until_all_have_chosen() -> None:
    s = at("at redraw p1; hat p1", "/ 10 / gift 0, influence 0", "/ 10 / vein-iron 0, meta-gold 0",
           "/ 10 / magic-ruby 0, energy-arcs 0", **REDRAW)  # fmt: skip
    play(s, "redraw gift", "deal vein-gold", "redraw both")
    assert s.view(None).aside == ["vein-iron", "gift", "meta-gold"]
    drawable = {s.game.name_of(code) for code, _ in s.chances()}
    assert "deal gift" not in drawable and "deal vein-iron" not in drawable and len(drawable) == 33 - 7
    play(s, "deal superiority", "deal vein-silver", "decline")
    assert now(s) == "allot p1" and s.deck() == 33 - 6 and under(s) == ""


@proves("A6")
def test_hands_are_hidden_but_their_number_is_open() -> None:
    s = at("at trade-bid p1; hat p1; caravan A1; left 3", "gold 2 iron 1", "silver 3", "copper 1")
    for seat in (None, 1, 2):
        shown = s.view(seat)
        assert [other.hand for other in shown.seats] == [3, 3, 1]
        assert shown.mine is None or shown.mine.hand["gold"] == 0
    assert s.view(0).mine.hand == {"gold": 2, "silver": 0, "copper": 0, "iron": 1}
    assert s.view(None).stacks == {"gold": 26, "silver": 25, "copper": 27, "iron": 27}


def test_a_dealer_is_waited_for_at_chance_nodes() -> None:
    assert refused(dealt(3, "first-hat"), "start p1", 0) == "core.dealer"
