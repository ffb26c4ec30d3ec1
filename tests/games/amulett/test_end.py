"""How a game ends, and what happens when somebody leaves (F, G)."""

from __future__ import annotations

import pytest

from spellboard import CHANCE, Match, Rng, Sink
from spellboard.games.amulett.state import AmulettState

from .table import at, caravan, game, gems, hand, hat, legal, now, play, proves, spells, stones, under

LANGUAGES = ("en", "de", "nl", "fr")
NUMBER_THREE = ("three", "drei", "drie", "trois")
TAKE = "at take p1; hat p1; caravan A1; left 3; bid 1 p1; open 1\nA1: red brown"


def left(s: AmulettState, seat: int) -> AmulettState:
    s.resign(seat - 1, None)
    assert s.problems() == []
    return s


@proves("F1")
def test_seven_colours_win_at_once() -> None:
    s = play(at(TAKE, "/ - / / yellow green clear white grey orange", "", ""), "take red")
    assert s.outcome is not None and (s.outcome.winners, s.outcome.ranks) == ((0,), (1, 2, 2))
    assert s.outcome.reason == "colours" and s.actor is None


@proves("F1")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The game is over: gems of seven colours."),
        ("de", "Das Spiel ist zu Ende: Edelsteine in sieben Farben."),
        ("nl", "Het spel is afgelopen: edelstenen in zeven kleuren."),
        ("fr", "La partie est terminée\u00a0: des gemmes de sept couleurs."),
    ],
)
def test_the_end_tells_its_reason(language: str, told: str) -> None:
    s, sink = at(TAKE, "/ - / / yellow green clear white grey orange", "", ""), Sink()
    s.apply(s.game.code_of("take red"), sink=sink)
    assert game().words(language).render(game().message_of(sink.events[-1]), ["Ann", "Ben", "Cleo"]) == told


@proves("F3")
def test_the_clause_of_a_standstill_names_no_number_of_rounds() -> None:
    text = game().rulebook["F3"].text
    assert not any(word in text[language] for language, word in zip(LANGUAGES, NUMBER_THREE, strict=True))


@proves("F1")
def test_eight_gems_of_any_colour_win_at_once() -> None:
    s = play(at(TAKE, "/ - / / red red red yellow yellow yellow green", "", ""), "take red")
    assert s.outcome is not None and s.outcome.reason == "gems"


@proves("F1")
def test_six_colours_and_seven_gems_do_not_win() -> None:
    s = play(at(TAKE, "/ - / / red red yellow green clear white", "", ""), "take brown")
    assert s.outcome is None and now(s) == "move p1"


@proves("F1a")
def test_the_first_gem_of_a_gift_can_end_the_game() -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; out p2 p3\nA1: red brown",
           "silver 2 / - / gift 2 / yellow green clear white grey orange", "", "")  # fmt: skip
    play(s, "bid 1", "take red")
    assert s.outcome is not None and gems(s, "A1") == "brown"


@proves("F2")
def test_the_board_always_keeps_gems() -> None:
    assert 6 * 7 < 52
    rules = game()
    for seed in range(3):
        s, rng = rules.new(6), Rng(seed)
        assert isinstance(s, AmulettState)
        while s.actor is not None:
            s.apply(rng.draw(s.odds()) if s.actor == -1 else s.legal()[rng.below(len(s.legal()))])
        assert sum(bool(gems(s, name)) for name in s.tables.area_names) > 1


@proves("F3", "F3a")
def test_three_rounds_without_a_trade_end_the_game_for_the_best_amulet() -> None:
    s = at("at move p1; hat p1; caravan A1; left 1; idle 2\nA1: red\nA2: red\nB1:\nB2:",
           "gold 9 / - / / red red red", "gold 1 / - / / red white", "gold 2 / - / / green brown")  # fmt: skip
    play(s, "move A2")
    assert s.outcome is not None
    assert s.outcome.reason == "standstill" and s.outcome.ranks == (3, 2, 1), "colours, then gems, then cards"
    assert s.outcome.winners == (2,)


@proves("F3")
@pytest.mark.parametrize(("idle", "rounds", "over"), [(1, 3, False), (0, 1, True), (3, 5, False)])
def test_how_many_idle_rounds_is_an_option(idle: int, rounds: int, over: bool) -> None:
    s = at(f"at move p1; hat p1; caravan A1; left 1; idle {idle}\nA1: red\nA2: red\nB1:\nB2:", "", "", "",
           stalemate_rounds=rounds)  # fmt: skip
    assert (play(s, "move A2").outcome is not None) == over


@proves("F3")
def test_a_trade_starts_the_count_again() -> None:
    s = at("at take p1; hat p1; caravan A1; left 1; bid 1 p1; open 1; idle 2\nA1: red white", "", "", "")
    play(s, "take red")
    play(s, legal(s)[0])
    assert s.outcome is None and s.idle == 0


@proves("F3a")
def test_a_full_tie_is_shared() -> None:
    s = at("at move p1; hat p1; caravan A1; left 1; idle 2\nA1: red\nA2: red\nB1:\nB2:",
           "gold 1 / - / / red", "iron 1 / - / / white", "")  # fmt: skip
    outcome = play(s, "move A2").outcome
    assert outcome is not None and outcome.winners == (0, 1) and outcome.ranks == (1, 1, 3)


# --- leaving ----------------------------------------------------------------------------------------------------------


@proves("F4")
def test_who_left_gets_no_income_and_takes_part_in_no_auction() -> None:
    s = at("at spell-bid p3; hat p1; offer vein-gold; out p1 p2", "gold 2 / - / vein-iron 2", "", "")
    play(left(s, 1), "pass")
    assert hand(s, 1) == "gold 2" and now(s) == "marker"
    play(s, "marker 3")
    assert now(s) == "trade-bid p2"
    play(s, "pass", "pass")
    assert now(s) == "move p2"


@proves("F4")
def test_spells_of_who_left_run_out_and_use_no_ability() -> None:
    s = at(
        "at move p1; hat p1; caravan A1; left 1\nA1: red\nA2: red\nB1:\nB2:", "", "/ - / pull-light 3", "/ - / gift 4"
    )
    play(left(s, 2), "move A2")
    assert now(s) == "reveal" and stones(s, "pull-light") == 2 and stones(s, "gift") == 2


@proves("F4a")
def test_the_next_seat_moves_the_caravan_for_a_hat_holder_who_left() -> None:
    s = at("at move p2; hat p2; caravan A1; left 2\nA1: red\nA2: red\nB1:\nB2:", "", "", "")
    assert now(left(s, 2)) == "move p3" and hat(s) == "p2"
    play(s, "move A2")
    assert caravan(s) == "A2" and now(s) == "trade-bid p3"


@proves("F4b")
def test_empty_spells_of_who_left_go_under_the_deck_in_number_order() -> None:
    s = at(
        "at move p1; hat p1; caravan A1; left 1\nA1: red\nA2: red\nB1:\nB2:",
        "",
        "/ - / superiority 1, gift 1, vein-iron 1",
        "",
    )
    play(left(s, 2), "move A2")
    assert under(s) == "vein-iron gift superiority"
    assert all(heap.known for heap in s.observe(0).memory.under)


@proves("F4c")
def test_an_auction_is_held_again_if_its_highest_bidder_leaves() -> None:
    s = at("at spell-bid p3; hat p1; offer gift; left 1; bid 4 p2; out p1 p2", "", "", "")
    assert now(left(s, 2)) == "spell-bid p1" and s.high == 0
    play(s, "bid 1", "pass")
    assert spells(s, 1) == "gift"
    s = at("at trade-bid p3; hat p1; caravan A1; left 2; bid 4 p2; out p1\nA1: red", "silver 1", "silver 4", "")
    assert now(left(s, 2)) == "trade-bid p1" and s.leader == -1


@proves("F4c")
def test_a_payment_that_was_begun_returns_to_the_hand() -> None:
    s = at(
        "at pay p2; hat p2; caravan C4; left 2; bid 3 p2; open 1; metal 1; pile gold 2\nC4: red", "", "iron 1", "gold 1"
    )
    assert now(left(s, 2)) == "trade-bid p3" and hand(s, 2) == "gold 2 iron 1"


@proves("F4c")
def test_after_paying_who_left_takes_no_gem() -> None:
    s = at("at take p2; hat p2; caravan C4; left 2; bid 3 p2; open 1\nC4: red", "", "", "")
    assert now(left(s, 2)) == "move p3" and gems(s, "C4") == "red"


@proves("F5")
def test_the_last_seat_wins_when_all_others_have_left() -> None:
    s = left(left(at(TAKE, "", "", ""), 1), 3)
    assert s.outcome is not None and s.outcome.winners == (1,) and s.outcome.reason == "resigned"


LEAVING = [
    "at lift p1; hat p1", "at set p1; hat p1; lifted red A1", "at gain p1; hat p1; step 1; open 2",
    "at before-marker p1; hat p1", "at back p1; hat p1; caravan A1; left 2; bid 2 p1; open 2; pile silver 2",
    "at curse p1; hat p2; caravan A1; left 2; bid 2 p2; open 1; step 2; pile silver 2", "at blue p1; hat p1",
    "at drain p1; hat p1; pull pull-light; used pull-light; open 1",
]  # fmt: skip


@proves("F4")
@pytest.mark.parametrize("head", LEAVING)
def test_somebody_may_leave_in_the_middle_of_any_choice(head: str) -> None:
    mine = "/ - / teleportation 1, pull-light 2, burning-desire 1, influence 1, curse-croesus 1"
    s = left(at(head, mine, "/ - / vein-iron 2", ""), 1)
    assert 0 not in s.waiting and gems(s, "A1") != ""


@proves("F4")
@pytest.mark.parametrize("start", ["basic", "expert", "redraw"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_others_play_on_whenever_somebody_leaves(players: int, start: str) -> None:
    """One or two seats leave at a random moment of the whole game; pieces and knowledge stay sound."""
    rules = game(start=start)
    for seed in range(25):
        s, rng = rules.new(players), Rng(seed)
        moments = {50 + int(rng.below(100 * players)): int(rng.below(players)) for _ in range(2 if players > 3 else 1)}
        number = 0
        while s.actor is not None:
            number += 1
            if number in moments:
                s.resign(moments[number], None)
                assert s.problems() == []
                seen = s.observe((moments[number] + 1) % players)
                assert seen.sample(rng).observe(seen.seat).to_bytes() == seen.to_bytes()
                continue
            if s.actor == CHANCE:
                s.apply(rng.draw(s.odds()))
            else:
                seat = s.waiting[0]
                assert number < min(moments) or seat not in [who for at, who in moments.items() if at < number]
                legal = s.legal(seat)
                s.apply(legal[rng.below(len(legal))], seat)
            assert number % 7 or s.problems() == []
        assert s.outcome is not None


# --- choices that play themselves -------------------------------------------------------------------------------------


@proves("G1")
def test_a_choice_that_all_can_see_to_be_single_plays_itself_and_is_recorded() -> None:
    match = Match.begin(game(), ["a", "b", "c"], seed=3, forced=True)
    rng = Rng(3)
    while not match.over:
        assert len(match.state.legal()) > 1 or not match.state.openly_forced()
        legal = match.state.legal()
        match.apply(legal[rng.below(len(legal))])
    record = match.record
    record.verify(type(match.game))
    forced = [entry for entry in record.entries if getattr(entry, "forced", False)]
    assert forced, "there were such choices, and they stand in the record"


@proves("G1")
@pytest.mark.parametrize(("mine", "openly"), [("silver 2", True), ("gold 9", False)])
def test_a_pass_that_rests_on_a_hidden_hand_does_not_play_itself(mine: str, openly: bool) -> None:
    s = at("at trade-bid p1; hat p2; caravan A1; left 2; bid 4 p2; out p3\nA1: red", mine, "silver 4", "")
    assert legal(s) == ["pass"] and s.openly_forced() == openly
