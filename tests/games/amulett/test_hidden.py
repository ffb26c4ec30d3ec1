"""What is hidden, and what perfect memory can work out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from spellboard import CHANCE, Game, Match, Rng
from spellboard.games.amulett.game import Amulett
from spellboard.games.amulett.phases import PAY
from spellboard.games.amulett.state import AmulettState
from tests.conformance import checks

from .table import at, game, hand, now, play, proves, under

HANDS = ("at trade-bid p1; hat p1; caravan A1; left 3\nA1: red white", "gold 2 iron 1", "silver 3", "copper 1")


@proves("A6")
def test_memory_holds_every_hand_and_the_view_none_but_the_own() -> None:
    s = at(*HANDS)
    seen = s.observe(1)
    assert [sum(hand.values()) for hand in seen.memory.hands] == [3, 3, 1]
    assert seen.memory.hands[0] == {"gold": 2, "silver": 0, "copper": 0, "iron": 1}
    shown = msgspec.json.encode(seen.view)
    for rng in map(Rng, range(20)):
        assert msgspec.json.encode(s.game.redeal(s, 1, rng).view(1)) == shown


@proves("A6")
def test_a_redeal_changes_other_hands_and_the_deck_but_not_the_view() -> None:
    s = at(HANDS[0] + "\nunder gift (p3 influence great-power)", "gold 5 iron 5", "silver 3", "copper 4 iron 4")
    others = [s.game.redeal(s, 1, Rng(seed)) for seed in range(30)]
    assert len({tuple(other.cards) for other in others if isinstance(other, AmulettState)}) > 5
    assert len({tuple(other.tail) for other in others if isinstance(other, AmulettState)}) > 5
    assert all(other.view(1) == s.view(1) for other in others)


@proves("E5")
def test_samples_shuffle_an_order_that_another_seat_chose_and_keep_the_own() -> None:
    s = at(HANDS[0] + "\nunder gift (p3 influence great-power vein-gold) superiority", *HANDS[1:])
    orders = {under(sample) for seed in range(60) if isinstance(sample := s.observe(0).sample(Rng(seed)), AmulettState)}
    assert len(orders) == 6
    assert all(order.startswith("gift ") and order.endswith(" superiority") for order in orders)
    own = s.observe(2).sample(Rng(1))
    assert isinstance(own, AmulettState) and under(own) == under(s)


@proves("E5")
def test_while_an_order_is_being_chosen_others_see_only_which_spells_leave() -> None:
    leaving = "/ 10 / gift 0, influence 0, vein-gold 0"
    head = "at under p1; hat p1; burnt 1; leaving gift influence vein-gold"
    one, two = at(head, leaving, "", ""), at(head, leaving, "", "")
    play(one, "under gift")
    play(two, "under vein-gold")
    assert one.view(1) == two.view(1) and one.view(None) == two.view(None)
    assert one.observe(1).to_bytes() == two.observe(1).to_bytes()
    assert one.view(0) != two.view(0)
    assert one.view(1).leaving == ["vein-gold", "influence", "gift"] and one.view(0).leaving == [
        "vein-gold",
        "influence",
    ]


@proves("A3c")
def test_events_tell_secret_choices_to_their_maker_only() -> None:
    match = Match.begin(game(start="expert"), ["a", "b", "c"], seed=1)
    assert isinstance(match.state, AmulettState) and now(match.state) == "keep p1"
    told = match.apply(match.state.legal(1)[0], 1)
    assert told[0].kind == "kept" and told[0].seen_by(0).private is None and told[0].seen_by(1).private
    for page in match.transcript(0).pages:
        for event in page.events:
            assert event.private is None or event.to == (0,)


@proves("A3c")
def test_the_reveal_of_the_set_up_cannot_be_undone() -> None:
    match = Match.begin(game(start="redraw"), ["a", "b", "c"], seed=1)
    for _ in range(3):
        match.play("decline")
    match.play("allot 2 3", 0)
    match.play("allot 2 3", 1)
    match.undo(1)
    match.play("allot 4 4", 1)
    match.play("allot 1 1", 2)
    refusal = match.why_no_undo(2)
    assert refusal is not None and refusal.clause in ("core.undo-known", "core.undo-chance")


class ForThree(Amulett):
    """Three players are enough to look for leaks."""

    most = 3


@pytest.mark.parametrize("start", ["expert", "redraw"])
@pytest.mark.parametrize(
    "check",
    [
        checks.nothing_hidden_is_sent,
        checks.a_redeal_leaves_the_view,
        checks.undo_restores_every_observation,
        checks.who_forgets_still_sees,
    ],
    ids=lambda check: check.__name__,
)
def test_secret_set_ups_leak_nothing(start: str, check: Callable[[Game, range], None]) -> None:
    check(ForThree.load(options={"start": start}), range(1))


@proves("A3")
def test_samples_of_a_secret_set_up_are_equally_likely() -> None:
    """While p2 sits before four hidden spells, each of the 29 unseen ones is there four times in 29."""
    s, rng = game(start="expert").new(3), Rng(2)
    while s.actor == CHANCE:
        s.apply(rng.draw(s.odds()))
    seen, counts = s.observe(0), Counter[int]()
    for seed in range(2900):
        sample = seen.sample(Rng(seed))
        assert isinstance(sample, AmulettState)
        counts.update(at for at in range(33) if sample.spells[7] >> at & 1)
    assert len(counts) == 29 and all(330 < count < 470 for count in counts.values())


@proves("A6")
def test_who_forgets_deals_the_hidden_hands_anew_but_a_bid_stays_covered() -> None:
    """Silver, silver, gold and iron lie with p2 and p3; p2 has bid a silver. Of five deals one gives p2 both."""
    s = at("at trade-bid p3; hat p2; caravan A1; left 3; bid 1 p2\nA1: red", "", "gold 1 silver 1", "silver 1 iron 1")
    seen = s.observe(0).forget()
    assert seen.memory.hands == [] and seen.memory.bag == []
    sampler, rng, hands = seen.sampler(), Rng(1), Counter[str]()
    for _ in range(5000):
        sample = sampler.sample(rng)
        assert isinstance(sample, AmulettState)
        hands[hand(sample, 2)] += 1
    assert set(hands) == {"silver 2", "gold 1 silver 1", "silver 1 iron 1"}
    assert 850 < hands["silver 2"] < 1150 and 1800 < hands["gold 1 silver 1"] < 2200


@proves("A6")
@pytest.mark.parametrize(
    ("head", "mine", "least"),
    [
        ("at pay p2; hat p2; caravan C3; left 3; bid 4 p2; open 2; metal 2; pile silver 2\nC3: red",
         "iron 2 gold 3", 2),
        ("at back p2; hat p2; caravan C3; left 3; bid 4 p2; open 1; metal 2; pile silver 1 iron 1\nC3: red",
         "silver 2 iron 4 / - / influence 2, influence-pharaohs 2", 2),
        ("at gain p2; hat p2; step 1; open 2; metal 2", "silver 1 iron 4 / - / horn-of-plenty 2", 1),
    ],
)  # fmt: skip
def test_who_forgets_still_sees_what_a_chain_has_shown(head: str, mine: str, least: int) -> None:
    s = at(head, "copper 4", mine, "gold 9 copper 9 silver 2")
    sampler, rng = s.observe(0).forget().sampler(), Rng(5)
    held: Counter[int] = Counter()
    for _ in range(300):
        sample = sampler.sample(rng)
        assert sample.problems() == [] and sample.view(0) == s.view(0)
        assert isinstance(sample, AmulettState)
        held[int(sample.cards[4 + 1] if s.phase != PAY else sample.cards[4 + 2] + sample.cards[4 + 3])] += 1
    assert min(held) >= (least if s.phase == PAY else 1) and len(held) > 1


@proves("E5")
@pytest.mark.parametrize("put", [("gift",), ("gift", "vein-gold")])
def test_who_forgets_does_not_know_which_spells_are_under_the_deck(put: tuple[str, ...]) -> None:
    head = "at under p1; hat p1; used pull-light; burnt 1; leaving gift pull-light vein-gold influence superiority"
    s = at(head, "/ 10 / gift 0, pull-light 0, vein-gold 0, influence 0, superiority 0", "", "")
    play(s, "under pull-light", *(f"under {spell}" for spell in put))
    sampler, rng = s.observe(0).forget().sampler(), Rng(1)
    guesses = [sampler.sample(rng) for _ in range(200)]
    assert all(guess.problems() == [] and guess.view(0) == s.view(0) for guess in guesses)
    orders = {under(guess) for guess in guesses if isinstance(guess, AmulettState)}
    assert len(orders) > 30 and all("pull-light" in order.split() for order in orders)
    assert all(len(set(order.split())) == 1 + len(put) for order in orders)


@proves("A6")
@pytest.mark.parametrize(("players", "seed", "leaver"), [(3, 4, None), (5, 2, None), (4, 9, 1)])
def test_hands_deck_and_stones_can_be_worked_out_from_what_everybody_is_told(
    players: int, seed: int, leaver: int | None
) -> None:
    """A listener at the table who forgets nothing: that is exactly what memory holds."""
    match, rng = Match.begin(game(), ["x"] * players, seed=seed), Rng(seed)
    heard = len(match.transcript(None).pages)
    hands = [Counter(dict.fromkeys(("gold", "silver", "copper", "iron"), 1)) for _ in range(players)]
    while not match.over:
        if leaver is not None and len(match.entries) == 200:
            match.resign(leaver)
        legal = match.state.legal()
        match.apply(legal[rng.below(len(legal))], match.state.actor)
    # The income of the first player can come before anybody has chosen: listen from the beginning.
    deck: set[str] = set(game().tables.spell_names)
    under: set[str] = set()
    for page in match.transcript(None).pages:
        for event in page.events:
            facts = event.facts
            if event.kind in ("income", "recovered", "cursed", "paid"):
                count = int(str(facts.get("count", 1))) * (-1 if event.kind == "paid" else 1)
                hands[int(str(facts["seat"]))][str(facts["metal"])] += count
            elif event.kind in ("dealt", "offered"):
                (deck if facts["spell"] in deck else under).discard(str(facts["spell"]))
            elif event.kind in ("unsold", "spent"):
                under.add(str(facts["spell"]))
    assert heard > 0
    memory = match.state.observe(0).memory
    assert [dict(hand) for hand in hands] == memory.hands
    assert sorted(deck) == sorted(memory.bag)
    assert sorted(under) == sorted(spell for heap in memory.under for spell in heap.spells)
