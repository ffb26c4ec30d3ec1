"""Pairings: who meets whom, who sits where, with which luck and which budget."""

from __future__ import annotations

from typing import Any

import pytest

from spellboard import Match, OptionError, Rng, find
from spellboard.arena.pairing import Pairing, made_of, pairs, scaled
from spellboard.bots.levels import LEVELS, Level

EXAMPLE = "tests.example:GAME"


def test_at_two_seats_every_two_bots_meet_once() -> None:
    assert pairs(["a", "b", " c "], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_at_more_seats_each_is_alone_against_the_others_once() -> None:
    assert pairs(["a", "b"], 4) == [("a", "b"), ("b", "a")]


@pytest.mark.parametrize("names", [["a"], ["a", "a"], ["a", ""], []])
def test_fewer_than_two_different_bots_are_refused(names: list[str]) -> None:
    with pytest.raises(OptionError, match="at least two different bots"):
        pairs(names, 2)


def test_every_deal_is_played_once_from_every_seat() -> None:
    pairing = Pairing(EXAMPLE, "a", "b", 3)
    assert [pairing.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [pairing.seated(number) for number in range(3)] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_the_games_of_a_deal_have_the_same_cards_and_dice() -> None:
    game, pairing = find(EXAMPLE).load(), Pairing(EXAMPLE, "a", "b", 3, seed=4)

    def dealt(number: int, of: Pairing = pairing) -> bytes:
        return Match.begin(game, ["x"] * 3, seed=of.chance(number)).state.to_bytes()

    assert dealt(0) == dealt(1) == dealt(2) != dealt(3)
    assert (
        dealt(0) == dealt(0, Pairing(EXAMPLE, "c", "d", 3, seed=4)) != dealt(0, Pairing(EXAMPLE, "a", "b", 3, seed=5))
    )


def test_a_bots_own_luck_differs_from_game_to_game_and_from_seat_to_seat() -> None:
    pairing = Pairing(EXAMPLE, "a", "b", 3, seed=4)
    assert len({int(pairing.luck(number, seat).word()) for number in range(3) for seat in range(3)}) == 9


# --- budgets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["novice", "adept", "master"])
def test_a_scale_gives_each_level_that_part_of_its_nodes_and_no_clock(name: str) -> None:
    game, level = find("bellum").load(), LEVELS["bellum"][name]
    made = Pairing("bellum", name, "random", scale="1/40").bot(game, name, 0, Rng(1))
    if made.nodes is not None:
        assert (made.seconds, made.nodes) == (None, max(1, round(level.nodes / 40)))


def test_by_time_each_level_gets_that_part_of_its_seconds() -> None:
    game, level = find("bellum").load(), LEVELS["bellum"]["master"]
    made = Pairing("bellum", "master", "random", scale="1/2", timed=True).bot(game, "master", 0, Rng(1))
    assert made.seconds == level.seconds / 2


def test_whoever_names_nodes_or_seconds_gets_those() -> None:
    game, pairing = find("bellum").load(), Pairing("bellum", "master", "random", scale="1/40")
    assert pairing.bot(game, "search:nodes=80", 0, Rng(1)).nodes == 80
    assert pairing.bot(game, "search:0.5:plain", 0, Rng(1)).seconds == 0.5


@pytest.mark.parametrize("text", ["", "0", "-1", "1/0", "many", "nan", "1e9"])
def test_a_scale_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="is not a scale"):
        scaled(text)


# --- what games are kept under ----------------------------------------------------------------------------------------


def test_another_seed_budget_or_table_is_another_pairing() -> None:
    more: list[dict[str, Any]] = [{}, {"seed": 2}, {"seats": 3}, {"scale": "1/40"}, {"scale": "1/40", "timed": True}]
    keys = {Pairing("bellum", "master", "adept", **one).key() for one in more}
    assert len(keys) == 5


def test_another_level_makes_another_fingerprint_of_its_own_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [made_of(game) for game in ("amulett", "bellum")]
    monkeypatch.setitem(LEVELS, "bellum", {**LEVELS["bellum"], "master": Level(1.5, 77)})
    made_of.cache_clear()
    after = [made_of(game) for game in ("amulett", "bellum")]
    made_of.cache_clear()
    assert after[0] == before[0] and after[1] != before[1]


def test_other_bots_of_a_game_make_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    from spellboard.arena import pairing

    assert len({made_of(game) for game in ("amulett", "bellum", "magalon")}) == 3
    before = Pairing("bellum", "master", "adept").key()
    monkeypatch.setattr(pairing, "made_of", lambda game: "changed")
    assert Pairing("bellum", "master", "adept").key() != before
