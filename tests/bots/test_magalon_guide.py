"""What the search is told of Magalon: whole turns that are allowed, wins first, and a fair look at who is ahead."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spellboard import CHANCE, LANGUAGES, Rng
from spellboard.bots import Budget, Plans, Thought, bot
from spellboard.bots.magalon_why import AFTER_THE_DICE, UNDER_WAY, effort, guide, why
from spellboard.bots.searcher import FULL, LEAST
from spellboard.games.magalon import GAME
from spellboard.games.magalon.state import MagalonState

KNOWN = "d6e0e8e16be96a85"
"""What the search thinks at some choices, as one number."""
PLAYERS = ["Ada", "Bob", "Cyd", "Dan"]


def placed(text: str) -> MagalonState:
    state = GAME.load().place(text)
    assert isinstance(state, MagalonState)
    return state


def listed(state: MagalonState) -> list[tuple[list[int], int]]:
    """The moves of the tree with their weights."""
    plans = Plans()
    guide(state.game).plans(state, state.actor or 0, plans)
    return [(plans.listed(at), int(plans.weights[at])) for at in range(plans.count())]


def heaviest(state: MagalonState) -> list[str]:
    plans = listed(state)
    codes, _ = max(plans, key=lambda plan: plan[1])
    return [state.game.name_of(code) for code in codes]


def shares(state: MagalonState) -> list[int]:
    out = vec[i64]([0] * int(state.players))
    guide(state.game).value(state, out)
    return [int(share) for share in out]


def met(players: int, seed: int, many: int) -> Iterator[MagalonState]:
    """Choices of a game in which everybody plays what the guide knows, sometimes only the beginning of it."""
    state, rng = GAME.load().start(players), Rng(seed)
    for _ in range(many):
        while state.actor == CHANCE:
            state.apply(int(rng.draw(state.odds())))
        if state.actor is None:
            return
        yield state
        plans = listed(state)
        codes, _ = plans[int(rng.below(len(plans)))]
        for code in codes[: 1 + int(rng.below(len(codes)))]:
            state.apply(code)


# --- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_move_of_the_tree_is_allowed_code_by_code(players: int, seed: int) -> None:
    for state in met(players, seed, 14):
        before = state.to_bytes()
        plans = listed(state)
        assert state.to_bytes() == before, "looking changes nothing"
        assert len({tuple(codes) for codes, _ in plans}) == len(plans) and all(weight > 0 for _, weight in plans)
        for codes, _ in plans:
            trial, mover = state.copy(), state.actor
            for code in codes:
                assert trial.actor == mover
                trial.apply(code)


def test_a_move_is_a_whole_turn_to_its_end_or_to_the_dice() -> None:
    for state in met(2, 5, 15):
        if state.phase and state.legal() != [state.t.end_turn]:
            ends = {state.game.name_of(codes[-1]) for codes, _ in listed(state)}
            assert ends <= {"end turn", "roll"} or any(name.startswith(("wizard", "displace")) for name in ends)


def test_a_win_is_the_only_move() -> None:
    state = placed("at turn p1; round 9\np1: H7 / 16 / 2 / all / 0 5 / -\np2: F9 / 12 / 1")
    plans = listed(state)
    assert len(plans) == 1
    for code in plans[0][0]:
        state.apply(code)
    assert state.winner == 0


def test_energy_is_taken_before_going_home() -> None:
    state = placed("at turn p1; round 9\np1: H4 / 8 / 2 / all / 0 5 / -\np2: F9 / 12 / 1")
    assert heaviest(state)[0] == "energy" and heaviest(state)[-1] == "wizard start"


def test_a_shield_in_the_hand_is_not_put_back() -> None:
    """It would be taken again."""
    state = placed("at turn p1; round 9\np1: A5 / 12 / 7 / amulet / 0 5 / -\np2: start / 10 / 5")
    state.apply(state.game.code_of("shield"))
    names = {state.game.name_of(codes[0]) for codes, _ in listed(state)}
    assert names and all(name.startswith("on ") for name in names)


def test_who_is_about_to_win_is_struck() -> None:
    state = placed(
        "at turn p1; round 9; leader p1\np1: A5 / 12 / 6 / amulet / 0 5 / -\np2: H6 / 17 / 5 / all / 0 / -\n"
        "gnomes H9 A1; giant O19"
    )
    assert any(name.startswith("displace") for name in heaviest(state))


# --- who is ahead -----------------------------------------------------------------------------------------------------


def test_shares_come_to_a_whole_and_are_even_at_the_start() -> None:
    for players in (2, 3, 4):
        found = shares(GAME.load().start(players))
        assert len(set(found)) == 1 and 9_990 <= sum(found) <= 10_000


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("H9 / 16 / - / all", "H9 / 16 / - / amulet ring"),
        ("H9 / 16 / - / all", "H9 / 9 / - / all"),
        ("H6 / 16 / - / all", "H12 / 16 / - / all"),
        ("H12 / 16 / - / all / 0 9 10 / -", "H12 / 16 / - / all / 0 1 3 / -"),
    ],
)
def test_artifacts_energy_nearness_and_cards_count(better: str, worse: str) -> None:
    rest = "\np2: F9 / 12 / -"
    first, second = (shares(placed(f"at laying p1; round 9\np1: {one}{rest}"))[0] for one in (better, worse))
    assert first > second


def test_whoever_must_enter_an_artifact_field_is_not_there_yet() -> None:
    """A wizard that was displaced onto it has to leave and come back."""
    on, beside = (
        shares(placed(f"at laying p1; round 9\np1: {field} / 16 / - / stone ring\np2: F9 / 12 / -"))[0]
        for field in ("amulet", "C12")
    )
    assert on < beside


# --- searching and saying why -----------------------------------------------------------------------------------------


def test_only_the_middle_of_a_turn_deserves_less_thought() -> None:
    state = placed("at turn p1; round 1\np1: start / 10 / 7 / - / 0 1 2 3 4 5 6 8 9 10 / -\np2: start / 10 / 6")
    assert effort(GAME.load().start(2).observe(0)) == effort(state.observe(0)) == FULL
    state.apply(state.game.code_of("wizard H3"))
    assert 0 < effort(state.observe(0)) < FULL


def test_a_walk_that_is_begun_and_energy_that_lies_ready_deserve_little_thought_also_after_the_dice() -> None:
    game, rng = GAME.load(), Rng(5)
    met: set[str] = set()
    state = game.start(2)
    while met != {"energy", "begun", "rolled"}:
        seat = int(state.turn())
        if seat < CHANCE:
            state = game.start(2)
            continue
        if seat == CHANCE:
            state.apply(rng.draw(state.odds()), seat)
            continue
        seen = state.observe(seat)
        turn = seen.view.turn
        if turn is not None and turn.energy:
            met.add("energy")
            assert effort(seen) == UNDER_WAY
        elif turn is not None and seen.view.phase == "turn" and turn.dice and not turn.giant_walked:
            met.add("begun" if turn.begun else "rolled")
            assert effort(seen) == (UNDER_WAY if turn.begun else AFTER_THE_DICE)
        state.apply(rng.choice(state.offer(seat)), seat)


def test_the_search_takes_the_win_at_once_and_says_so() -> None:
    state = placed("at turn p1; round 9\np1: H7 / 16 / 2 / all / 0 5 / -\np2: F9 / 12 / 1")
    thought = bot("search:nodes=500", state.game, 0, Rng(1)).think(state.observe(0), 3, Budget(500))
    assert state.game.name_of(thought.code) in {"energy", "wizard H6"} and thought.expected[0] == 10_000
    assert thought.reason is not None and thought.reason.key == "why-home"


def test_every_reason_can_be_said_in_four_languages() -> None:
    keys = set()
    for state in met(2, 8, 40):
        seat = state.actor or 0
        for codes, _ in listed(state)[:2]:
            reason = why(state.observe(seat), Thought(codes[0], line=tuple(codes)))
            if reason is not None:
                keys.add(reason.key)
                assert all(state.game.words(language).render(reason, PLAYERS) for language in LANGUAGES)
    assert len(keys) >= 6


def test_nodes_and_seed_give_the_same_answer_pure_and_compiled() -> None:
    digest = hashlib.sha256()
    for number, state in enumerate(met(2, 4, 16)):
        seat = state.actor or 0
        if number % 3 == 0:
            thought = bot("search:nodes=12", state.game, seat, Rng(0)).think(state.observe(seat), number, Budget(12))
            digest.update(repr((thought.code, thought.expected, thought.shares, thought.line)).encode())
    assert digest.hexdigest()[:16] == KNOWN


def test_the_same_nodes_and_seed_give_the_same_thought() -> None:
    state = GAME.load().start(2)
    assert LEAST > 8
    first, again = (bot("master", state.game, 0, Rng(1)).think(state.observe(0), 7, Budget(8)) for _ in range(2))
    assert first == again
