"""What the search knows of Bellum Magica: likely moves, how the lords stand, who sees what, and why it chose so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spellboard import CHANCE, LANGUAGES, Message, Observation, Rng, State
from spellboard.bots import Budget, Thought, bot
from spellboard.bots.bellum_advice import guide, learned, why
from spellboard.bots.bellum_guide import BellumGuide
from spellboard.bots.bellum_quick import fading
from spellboard.bots.bellum_standing import INPUTS, doubled
from spellboard.core import files
from spellboard.games.bellum import GAME
from spellboard.games.bellum.state import BellumState

game = GAME.load()
RICH = """
    attack p1 row 2 day 8
    p1 C4  left G01 G02 right E27 E43 V01  food 3 sign 1 barrel 1  chests wood:2 wood:3
    p2 C1  left G03 G04 E21 right E29  food 2  shields 1  chests wood:1 metal:4*2
    kingdom CI01 CI04
    hire E01 E11 / V04 V13
"""


@pytest.fixture(scope="module")
def advice() -> BellumGuide:
    return guide(game)


def place(text: str) -> BellumState:
    return game.place(text)


def shares(advice: BellumGuide, state: State) -> list[int]:
    out = vec[i64]([0] * state.players)
    advice.value(state, out)
    return [int(share) for share in out]


def weights(advice: BellumGuide, state: BellumState) -> dict[str, int]:
    seat = state.turn()
    codes = state.offer(seat)
    found = advice.prior(state, seat, codes)
    return {game.name_of(int(code)): int(weight) for code, weight in zip(codes, found, strict=True)}


def decisions(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """A game in which all choose by chance, rather attacking than not."""
    state, rng = game.new(players), Rng(seed)
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(int(rng.draw(state.odds())))
            continue
        seat = state.waiting[-1]
        yield state, seat
        legal = state.legal(seat)
        state.apply(legal[max(int(rng.below(len(legal))), int(rng.below(len(legal))))], seat)


# --- how the lords stand ----------------------------------------------------------------------------------------------


def test_the_net_fits_what_it_is_shown() -> None:
    net = learned()
    assert len(net.first) == len(net.bias) == len(net.second) == net.hidden > 0
    assert {len(unit) for unit in net.first} == {INPUTS}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_share_one_win(advice: BellumGuide, players: int) -> None:
    for state, _ in decisions(players, 3):
        found = shares(advice, state)
        assert all(0 <= share <= 10_000 for share in found)
        assert 10_000 - players <= sum(found) <= 10_000


def test_who_has_more_chests_stands_better(advice: BellumGuide) -> None:
    poor = shares(advice, place(RICH))
    rich = shares(advice, place(RICH.replace("wood:2 wood:3", "wood:2 wood:3 gold:8*3")))
    assert rich[0] > poor[0] + 500 and rich[1] < poor[1] - 500


def test_who_stands_where_does_not_depend_on_the_seat(advice: BellumGuide) -> None:
    swapped = RICH.replace("p1", "p3").replace("p2", "p1").replace("p3", "p2")
    lines = swapped.strip().splitlines()
    lines[1], lines[2] = lines[2], lines[1]
    lines[0] = lines[0].replace("attack p2", "attack p2 captain p2 asked 1")
    assert shares(advice, place("\n".join(lines))) == shares(advice, place(RICH))[::-1]


def test_who_has_left_expects_nothing(advice: BellumGuide) -> None:
    state = place(RICH)
    state.resign(1)
    assert state.actor is None
    three = next(state for state, _ in decisions(3, 1) if state.view(0).round == 2)
    three.resign(2)
    assert shares(advice, three)[2] == 0 and sum(shares(advice, three)) >= 9_997


def test_powers_of_two_without_floating_numbers() -> None:
    for number in range(0, 20 * 65_536, 4_999):
        assert doubled(-number) == pytest.approx(2**30 * 2 ** (-number / 65_536), rel=0.005)
    assert doubled(-20 * 65_536) == 0
    assert [fading(far, 10) for far in (-3, 0, 5, 10, 20, 500)] == [4096, 4096, 3072, 2048, 1024, 0]


# --- moves and rollouts -----------------------------------------------------------------------------------------------


def test_a_chest_is_likelier_than_a_barrel_and_both_than_nothing(advice: BellumGuide) -> None:
    found = weights(advice, place(RICH))
    assert found["rob p2 metal"] > found["rob p2 wood"] > found["attack TA"] > found["pass"] > 0


def test_nobody_is_likely_to_end_the_game_for_somebody_richer(advice: BellumGuide) -> None:
    nine = RICH.replace("wood:2 wood:3", "wood:1*5 wood:2*4").replace("metal:4*2", "metal:4*2 gold:8*3 gold:7*2")
    found = weights(advice, place(nine))
    assert found["attack TA"] > found["rob p2 wood"] and found["pass"] > found["rob p2 metal"]
    richest = weights(advice, place(nine.replace("gold:8*3 gold:7*2", "")))
    assert richest["rob p2 metal"] > 8 * richest["attack TA"]


def test_a_rollout_ends_at_the_next_dawn_or_with_the_game(advice: BellumGuide) -> None:
    rng = Rng(8)
    for state, _ in decisions(3, 2):
        copy = cast(BellumState, state.copy())
        advice.rollout(copy, rng)
        assert copy.actor is None or (game.name_of(copy.legal()[0]) == "die 1" and copy.day == state.view(0).round + 1)


# --- who sees what ----------------------------------------------------------------------------------------------------


def test_only_who_takes_a_chest_sees_its_value_and_both_that_of_a_stolen_one(advice: BellumGuide) -> None:
    """The mask is right if what it hides changes nobody's view, and what it shows changes that seat's."""
    met: set[str] = set()
    for seed in range(4):
        for state, _ in decisions(3, seed):
            for before in after_each(state):
                phase = before.view(0).phase
                codes = before.legal()
                if phase not in ("deal", "chest", "steal") or len(codes) < 2:
                    continue
                one, other = before.copy(), before.copy()
                one.apply(codes[0])
                other.apply(codes[-1])
                if one.actor is None or other.actor is None:
                    continue  # at the end everything is shown
                mask = int(advice.seers(before, codes[0], CHANCE))
                differs = [one.observe(seat).to_bytes() != other.observe(seat).to_bytes() for seat in range(3)]
                assert differs == [bool(mask >> seat & 1) for seat in range(3)], phase
                met.add(phase)
    assert met >= {"chest", "steal"}


def after_each(state: State) -> Iterator[State]:
    """The dealer's moments right after each choice that is open."""
    for code in state.legal():
        after = state.copy()
        after.apply(code)
        if after.actor == CHANCE:
            yield after


# --- levels -----------------------------------------------------------------------------------------------------------


def test_the_same_nodes_and_seed_give_the_same_answer_everywhere() -> None:
    """Known answers: pure and compiled, on every machine."""
    found: list[tuple[object, ...]] = []
    for at, (state, seat) in enumerate(decisions(2, 6)):
        if len(found) == len(KNOWN):
            break
        if at % 9 == 4:
            thought = bot("search:nodes=40", game, seat, Rng(1)).think(state.observe(seat), at, Budget(40))
            found.append((game.name_of(thought.code), *thought.expected))
    assert found == KNOWN


KNOWN: list[tuple[object, ...]] = [
    ("recruit E26", 6307, 3691),
    ("place right", 4828, 5170),
    ("place left", 4013, 5985),
    ("recruit E31", 6033, 3966),
]


def test_a_level_forgives_itself_what_a_master_does_not() -> None:
    novice, master = (bot(name, game, 0, Rng(1)) for name in ("novice", "master"))
    assert (novice.nodes or 0) < (master.nodes or 0)
    seen = place(RICH).observe(0)
    chosen = {novice.think(seen, seed, Budget(1)).code for seed in range(30)}
    assert len(chosen) > 1
    assert {game.name_of(master.think(seen, seed, Budget(60)).code) for seed in range(3)} == {"rob p2 metal"}


# --- reasons ----------------------------------------------------------------------------------------------------------


def said(text: str, action: str, seat: int = 0) -> Message | None:
    state = place(text)
    return why(state.observe(seat), Thought(game.code_of(action)))


def test_every_reason_can_be_given_and_is_said_in_four_languages() -> None:
    keys: set[str] = set()
    for seed in range(14):
        players = 2 + seed % 3
        for state, seat in decisions(players, seed):
            seen = state.observe(seat)
            if len(seen.legal) > 1:
                for code in seen.legal:
                    reason = why(seen, Thought(code))
                    if reason is not None and reason.key not in keys:
                        keys.add(reason.key)
                        for language in LANGUAGES:
                            assert game.words(language).render(reason, ["a", "b", "c", "d"]).strip().endswith(".")
    text = files.packaged("spellboard.games.bellum", "text", "en.ftl")
    assert keys | RARE == set(re.findall(r"^(why-[\w-]*) =", text, re.MULTILINE))


RARE = {"why-hold", "why-ending"}


def test_chests_are_counted_up_to_the_end_of_the_game() -> None:
    cities = RICH.replace("row 2", "row 1").replace("CI01 CI04", "VI7 CI01")
    assert said(cities, "attack VI7") == Message("why-chests", {"chests": 2, "total": 4, "end": 10})


def test_the_last_chest_is_taken_by_who_is_richest_and_else_held_back() -> None:
    nine = RICH.replace("wood:2 wood:3", "wood:3*5 wood:2*4")
    assert said(nine, "rob p2 metal") == Message("why-ending")
    assert said(nine, "pass") == Message("why-hold")


def test_a_thought_of_a_level_comes_with_its_reason() -> None:
    seen = Observation.from_bytes(game, place(RICH).observe(0).to_bytes())
    thought = bot("adept", game, 0, Rng(1)).think(seen, 1, Budget(40))
    assert thought.reason is not None and thought.reason.key.startswith("why-")
