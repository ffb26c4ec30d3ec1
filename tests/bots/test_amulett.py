"""The bots of Das Amulett: greedy knows every spell, the guide its moves, and both say why."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import cast

import pytest

from spellboard import CHANCE, LANGUAGES, Rng
from spellboard.bots import Budget, Plans, bot
from spellboard.bots.amulett_advice import guide, learned, weights_for
from spellboard.bots.amulett_guide import AmulettGuide, is_calm
from spellboard.bots.amulett_look import NAMES
from spellboard.bots.amulett_sight import SETS, falling
from spellboard.bots.amulett_why import why
from spellboard.bots.search import Search
from spellboard.bots.thought import Thought
from spellboard.games.amulett.state import AmulettState
from tests.games.amulett.table import at, game


def greedy(s: AmulettState, seed: int = 1) -> str:
    """What greedy plays, in notation."""
    seat = s.waiting[0]
    return s.game.name_of(bot("greedy", s.game, seat, Rng(seed)).choose(s.observe(seat)))


# --- greedy knows every spell -----------------------------------------------------------------------------------------

RICH = "gold 6 silver 6 / - / teleportation 2 / red"
POOR = "gold 1 / - / great-power 2 / white"


def test_greedy_teleports_a_colour_it_lacks_to_the_caravan_where_it_can_pay() -> None:
    s = at("at lift p1; hat p1; caravan C2; round 2\nC2: red", RICH, POOR, "iron 1 / - / gift 3 / green")
    lifted = greedy(s)
    assert lifted.startswith("lift ") and " red " not in lifted and "C2" not in lifted
    s.apply(s.game.code_of(lifted))
    assert greedy(s) == "set C2"


def test_greedy_teleports_nothing_to_where_somebody_else_pays_more() -> None:
    s = at("at lift p1; hat p1; caravan C2; round 2\nC2: red", "gold 1 / - / teleportation 2 / red", POOR,
           "silver 9 / - / gift 3 / green")  # fmt: skip
    assert greedy(s) == "decline"


def test_greedy_teleports_away_what_would_win_a_rival_the_game() -> None:
    s = at("at lift p1; hat p1; caravan C2; round 4\nC2: red", "gold 1 / - / teleportation 2 / red", POOR,
           "silver 9 / - / superiority 3 / yellow green clear white light-blue dark-blue")  # fmt: skip
    assert greedy(s) == "lift red C2"
    s.apply(s.game.code_of("lift red C2"))
    area = s.tables.area_at[greedy(s).split()[1]]
    assert not s.tables.near[s.tables.area_at["C2"]] >> area & 1


def test_greedy_keeps_a_strong_spell_alive_by_energy_arcs() -> None:
    s = at("at blue p1; hat p1; caravan C2; round 2", "gold 1 / - / energy-arcs 3, horn-of-plenty 2 / red", POOR,
           "iron 1 / - / superiority 3 / green")  # fmt: skip
    assert greedy(s) == "shift horn-of-plenty"


def test_greedy_leaves_the_stones_of_energy_arcs_where_nothing_goes_out() -> None:
    s = at("at blue p1; hat p1; caravan C2; round 2", "gold 1 / - / energy-arcs 3, horn-of-plenty 3 / red", POOR,
           "iron 1 / - / superiority 3 / green")  # fmt: skip
    assert greedy(s) == "done"


def highest(spell: str, gems: str, high: int = 1) -> bool:
    """Whether greedy still bids against so many cards for gems in C2."""
    s = at(f"at trade-bid p1; hat p2; caravan C2; round 2; left 3; bid {high} p2; out p3\nC2: {gems}",
           f"silver 12 / - / {spell} 2 / white", "silver 12 / - / wings-phoenix 2 / white", POOR)  # fmt: skip
    return greedy(s).startswith("bid")


def test_greedy_bids_more_where_a_gift_brings_another_gem() -> None:
    prices = [sum(highest(spell, "red orange", high) for high in range(1, 12)) for spell in ("meta-gold", "gift")]
    assert prices[1] > prices[0]
    assert sum(highest("gift", "red", high) for high in range(1, 12)) == sum(
        highest("meta-gold", "red", high) for high in range(1, 12)
    ), "a Gift finds nothing where there is one gem"


def test_greedy_bids_everything_where_a_gift_makes_two_gems_win() -> None:
    five = "yellow green clear white light-blue"
    s = at("at trade-bid p1; hat p2; caravan C2; round 4; left 3; bid 9 p2; out p3\nC2: red orange",
           f"silver 12 / - / gift 2 / {five}", "silver 12 / - / wings-phoenix 2 / white", POOR)  # fmt: skip
    assert greedy(s) == "bid 10"
    s = at("at trade-bid p1; hat p2; caravan C2; round 4; left 3; bid 9 p2; out p3\nC2: red orange",
           f"silver 12 / - / meta-gold 2 / {five}", "silver 12 / - / wings-phoenix 2 / white", POOR)  # fmt: skip
    assert greedy(s) == "pass"


def test_greedy_wants_more_trades_the_richer_it_is() -> None:
    chosen = []
    for cards in (1, 5, 7, 14):
        s = at("at before-marker p1; hat p1; caravan C2; round 2", f"gold {cards} / - / magic-journey 2 / red",
               "gold 5 / - / great-power 2 / white", "iron 6 / - / superiority 3 / green")  # fmt: skip
        chosen.append(greedy(s))
    assert chosen == ["journey 3", "journey 4", "journey 5", "journey 6"]


# --- the guide --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def advice() -> AmulettGuide:
    return guide(game())


def moves(advice: AmulettGuide, s: AmulettState) -> dict[str, int]:
    """The moves of the tree in notation, with their weights."""
    plans = Plans()
    advice.plans(s, s.waiting[0], plans)
    return {
        " + ".join(s.game.name_of(code) for code in plans.listed(number)): int(plans.weights[number])
        for number in range(int(plans.count()))
    }


def test_a_payment_is_one_move(advice: AmulettGuide) -> None:
    s = at("at pay p1; hat p1; caravan C3; round 2; left 3; bid 3 p1; open 3\nC3: white",
           "gold 2 silver 2 / - / gift 2 / red", POOR, "iron 1 / - / superiority 3 / green")  # fmt: skip
    assert set(moves(advice, s)) == {"pay gold 2 + pay silver 1", "pay gold 1 + pay silver 2"}


def test_every_move_of_the_guide_is_legal_and_every_choice_has_one() -> None:
    for start in ("basic", "expert", "redraw"):
        rules = game(start=start)
        advice = guide(rules)
        met: Counter[int] = Counter()
        for seed in range(2):
            s, rng = cast(AmulettState, rules.new(3 + seed % 2)), Rng(seed)
            while s.actor is not None:
                if s.actor == CHANCE:
                    s.apply(rng.draw(s.odds()))
                    continue
                seat = s.waiting[0]
                met[int(s.phase)] += 1
                before = s.to_bytes()
                plans = Plans()
                advice.plans(s, seat, plans)
                assert s.to_bytes() == before, "whoever looks changes nothing"
                chains = [plans.listed(number) for number in range(int(plans.count()))]
                assert chains and all(weight > 0 for weight in plans.weights)
                for chain in chains[:3]:
                    trial = s.copy()
                    for code in chain:
                        trial.apply(code, seat)
                codes = chains[int(rng.below(len(chains)))]
                if int(rng.below(4)) == 0:
                    codes = [s.legal(seat)[int(rng.below(len(s.legal(seat))))]]
                for code in codes:
                    s.apply(code, seat)
        assert len(met) >= 8


def known_to_others(first: int, stones: bool) -> list[int]:
    """What the others know in the tree once the first seat has kept a pair, before or after the stones are laid."""
    rules = game(start="expert")
    s, rng = cast(AmulettState, rules.new(3)), Rng(1)
    while s.actor == CHANCE:
        s.apply(rng.draw(s.odds()))
    search = Search(s.observe(0).sampler(), guide(rules), 0, 3, 1)
    search.begin()
    for seat in range(3):
        search.play(s, s.legal(seat)[first if seat == 0 else 0], seat, True)
    for seat in range(3 if stones else 0):
        search.play(s, s.legal(seat)[0], seat, True)
    return [int(search.known[seat]) for seat in (1, 2)]


def test_in_the_tree_a_kept_spell_is_seen_with_the_stones_on_it_and_not_before() -> None:
    assert known_to_others(0, stones=False) == known_to_others(1, stones=False)
    before, after = known_to_others(0, stones=True), known_to_others(1, stones=True)
    assert before[0] != after[0] and before[1] != after[1]


def test_a_rollout_ends_at_a_calm_moment_and_the_shares_add_up(advice: AmulettGuide) -> None:
    s = at("at trade-bid p1; hat p2; caravan C2; round 2; left 3; bid 4 p3; out p2\nC2: red orange",
           "gold 2 silver 7 / - / superiority 2, influence 1 / red yellow", "copper 3 / - / great-power 2 / white",
           "silver 5 iron 2 / - / gift 3 / green clear")  # fmt: skip
    advice.rollout(s, Rng(3))
    assert is_calm(s) and s.problems() == []
    advice.sight.weigh(s)
    shares = [int(advice.sight.shares[seat]) for seat in range(3)]
    assert all(shares) and 9_990 <= sum(shares) <= 10_000


def test_gems_and_cards_are_worth_having(advice: AmulettGuide) -> None:
    rest = ("copper 3 / - / great-power 2 / white", "silver 5 iron 2 / - / gift 3 / green clear")
    head = "at trade-bid p1; hat p1; caravan C2; round 2; left 3\nC2: red orange"
    mine = ("gold 2 / - / superiority 2 / red", "gold 4 silver 4 / - / superiority 2 / red",
            "gold 4 silver 4 / - / superiority 2 / red yellow")  # fmt: skip
    shares = [int(advice.sight.share(at(head, hand, *rest), 0)) for hand in mine]
    assert shares[0] < shares[1] < shares[2]


def test_who_is_about_to_win_bids_whatever_it_takes(advice: AmulettGuide) -> None:
    six = "yellow green clear white light-blue dark-blue"
    s = at("at trade-bid p1; hat p2; caravan C2; round 4; left 3; bid 4 p2; out p3\nC2: red",
           f"silver 9 / - / gift 2 / {six}", "silver 12 / - / superiority 2 / white", POOR)  # fmt: skip
    weights = moves(advice, s)
    assert weights["bid 5"] > 100 * weights["pass"]


def test_weights_are_there_for_everything_that_is_seen() -> None:
    written, tables = learned(), game().tables
    assert set(written["seat"]) == set(NAMES) and set(written["spell"]) == set(tables.spell_names)
    assert all(len(row) == SETS for part in ("seat", "spell") for row in written[part].values())
    with pytest.raises(ValueError, match="more or fewer weights"):
        AmulettGuide(tables, weights_for(tables, written)[1:])


def test_powers_fall_by_a_sixty_fourth_of_a_nat() -> None:
    powers = falling()
    assert powers[0] == 1 << 20 and powers == sorted(powers, reverse=True)
    assert powers[64] == 385_749 and powers[640] == 47


def test_nodes_and_seed_give_the_same_answer_pure_and_compiled() -> None:
    rules, rng, decisions = game(), Rng(7), 0
    s, digest = rules.new(3), hashlib.sha256()
    while s.actor is not None and decisions < 90:
        if s.actor == CHANCE:
            s.apply(rng.draw(s.odds()))
            continue
        seat = s.waiting[0]
        if decisions % 10 == 0:
            thought = bot("search:nodes=30", rules, seat, Rng(0)).think(s.observe(seat), decisions, Budget(30))
            digest.update(repr((thought.code, thought.expected, thought.shares, thought.line)).encode())
        s.apply(rng.choice(s.offer(seat)), seat)
        decisions += 1
    assert digest.hexdigest()[:16] == "a99833e0ecb10048"


def test_levels_finish_a_game_and_the_novice_beats_chance() -> None:
    """By nodes at a fortieth, as strength is measured."""
    won = 0
    for seed in range(6):
        rules = game()
        s, dealer = rules.new(3), Rng(seed)
        seats = [
            bot("novice" if seat == seed % 3 else "random", rules, seat, Rng(seed * 7 + seat)) for seat in range(3)
        ]
        while s.actor is not None:
            if s.actor == CHANCE:
                s.apply(dealer.draw(s.odds()))
                continue
            seat = s.waiting[0]
            s.apply(seats[seat].think(s.observe(seat), int(dealer.word()), Budget(1)).code, seat)
        assert s.outcome is not None
        won += s.outcome.winners == (seed % 3,)
    assert won >= 2


# --- reasons ----------------------------------------------------------------------------------------------------------


def test_every_reason_can_be_said_in_four_languages() -> None:
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    keys = set()
    for seed in range(4):
        s, rng = cast(AmulettState, game().new(3)), Rng(seed)
        while s.actor is not None:
            if s.actor == CHANCE:
                s.apply(rng.draw(s.odds()))
                continue
            seen = s.observe(s.waiting[0])
            code = seen.legal[int(rng.below(len(seen.legal)))]
            reason = why(seen, Thought(code, line=(code,)))
            if reason is not None:
                keys.add(reason.key)
                for language in LANGUAGES:
                    said[language].add(s.game.words(language).render(reason, ["Ada", "Ben", "Cleo"]))
            s.apply(code)
    assert len(keys) >= 12
    assert all("{" not in text and "why-" not in text for texts in said.values() for text in texts)
    assert "That wins the game." in said["en"]
