"""The greedy player of Bellum Magica: fair, and far better than chance."""

from __future__ import annotations

import pytest

from spellboard import CHANCE, Observation, Rng
from spellboard.bots import bot
from spellboard.bots.bellum import Greedy, Table
from spellboard.games.bellum import GAME
from tests.budget import budget
from tests.conformance.walking import step


def play(names: list[str], seed: int) -> tuple[int, ...]:
    """One game between bots; gives the winners."""
    game = GAME.load()
    state, dealer = game.new(len(names)), Rng(seed)
    bots = [bot(name, game, seat, Rng(seed * 7 + seat)) for seat, name in enumerate(names)]
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(dealer.draw(state.odds()))
        else:
            seat = state.waiting[0]
            state.apply(bots[seat].choose(state.observe(seat)), seat)
    assert state.outcome is not None
    return state.outcome.winners


@pytest.mark.scaled
def test_greedy_beats_random_in_nine_of_ten_games() -> None:
    games = budget(10, 50)
    wins = sum(play(["greedy", "random"], seed) == (0,) for seed in range(games))
    wins += sum(play(["random", "greedy"], seed) == (1,) for seed in range(100, 100 + games))
    assert wins >= 0.9 * 2 * games


def test_greedy_chooses_from_what_its_seat_knows_and_nothing_else() -> None:
    """The same observation, read back from bytes, gives the same choice; so does any position that fits it."""
    game = GAME.load()
    state, rng = game.new(3), Rng(5)
    for _ in range(400):
        if state.actor is None:
            break
        if state.actor == CHANCE:
            state.apply(rng.draw(state.odds()))
            continue
        seat = state.waiting[0]
        seen = state.observe(seat)
        chosen = bot("greedy", game, seat, Rng(1)).choose(seen)
        assert chosen == bot("greedy", game, seat, Rng(1)).choose(Observation.from_bytes(game, seen.to_bytes()))
        assert chosen == bot("greedy", game, seat, Rng(1)).choose(seen.sample(rng).observe(seat))
        state.apply(chosen, seat)


def test_greedy_plays_a_draft_too() -> None:
    game = GAME.load(options={"castles": "draft"})
    state = game.new(2)
    code = bot("greedy", game, 0, Rng(1)).choose(state.observe(0))
    assert code in state.legal(0)


def test_greedy_knows_its_targets_from_the_engine() -> None:
    """What the bot takes for a target of its active row is what the rules offer."""
    game = GAME.load()
    greedy, seen = Greedy(game, 0, Rng(1)), 0
    for seed in range(6):
        state, rng = game.new(3), Rng(seed)
        while state.actor is not None:
            view = state.view(0)
            if view.phase == "attack" and view.waiting == [0]:
                table = Table(greedy, state.observe(0))
                row = tuple(view.seats[0].rows[view.die - 1])
                places = {f"attack {place.id}" for place in table.lootable(row)}
                castles = {lord.castle for lord in table.robbable(row) if row[5] and sum(lord.chests)}
                offered = [game.name_of(code).split() for code in state.legal(0)]
                assert places == {" ".join(words) for words in offered if words[0] == "attack"}
                assert castles == {view.seats[int(words[1][1]) - 1].castle for words in offered if words[0] == "rob"}
                seen += len(places) + len(castles)
            step(state, rng)
    assert seen > 50


# --- memory -----------------------------------------------------------------------------------------------------------

ROBBED = """
    attack p1 row 2 day 8
    p1 C4  right E27 E43 V01  chests wood:2
    p2 C1  chests wood:3*1 metal:5*1
    p3 C2  chests wood:1*1 metal:3*1
    kingdom CI01 CI04 CI07
    hire E01 E11 / V04 V13
    theft p3 from p1 metal:3 of 1 with 0
    theft p2 from p1 metal:5 of 1 with 0
"""


def test_greedy_remembers_which_chests_were_stolen_from_it() -> None:
    """Of two lords with a chest of each kind, one has its best and one its worst: it robs the first."""
    game = GAME.load()
    state = game.place(ROBBED)
    table = Table(Greedy(game, 0, Rng(1)), state.observe(0))
    assert table.hoards[1][1:] == [5.0, 3.0]
    assert table.riches(table.others[0]) > table.riches(table.others[1])
    for seed in range(8):
        assert game.name_of(bot("greedy", game, 0, Rng(seed)).choose(state.observe(0))) == "rob p2 metal"


def test_who_forgets_takes_all_chests_of_a_kind_for_the_same() -> None:
    game = GAME.load()
    seen = game.place(ROBBED).observe(0).forget()
    hoard = Table(Greedy(game, 0, Rng(1)), seen).hoards[1]
    assert hoard[1] == hoard[2] == 4.0
    chosen = {game.name_of(bot("greedy", game, 0, Rng(seed)).choose(seen)) for seed in range(8)}
    assert chosen == {"rob p2 metal", "rob p3 metal"}


def test_what_is_known_of_a_castle_thins_out_when_somebody_else_robs_it() -> None:
    """Two metal chests there, one known: whichever a third lord took, half of what was known went along."""
    game = GAME.load()
    robbed = ROBBED.replace("metal:5*1", "metal:4*1").replace("metal:3*1", "metal:3*1 metal:5*1")
    robbed = robbed.replace("theft p3 from p1 metal:3 of 1 with 0", "").replace(
        "metal:5 of 1 with 0", "metal:5 of 1 with 1\n    theft p3 from p2 metal:5 of 2 with 1"
    )
    table = Table(Greedy(game, 0, Rng(1)), game.place(robbed).observe(0))
    other = (80 - 5) / 19  # the mean of the metal chests that nobody saw
    assert table.hoards[1][1:] == pytest.approx([(5 + other) / 2, (5 / 2 + other * 3 / 2) / 2])
