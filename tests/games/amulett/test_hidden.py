"""What is hidden, and what perfect memory can work out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from spellboard import CHANCE, Game, Match, Rng
from spellboard.games.amulett.game import Amulett
from spellboard.games.amulett.state import AmulettState
from tests.conformance import checks

from .table import at, load, now, play, proves, under

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
    match = Match.begin(load(start="expert"), ["a", "b", "c"], seed=1)
    assert isinstance(match.state, AmulettState) and now(match.state) == "keep p1"
    told = match.apply(match.state.legal(1)[0], 1)
    assert told[0].kind == "kept" and told[0].seen_by(0).private is None and told[0].seen_by(1).private
    for page in match.transcript(0).pages:
        for event in page.events:
            assert event.private is None or event.to == (0,)


@proves("A3c")
def test_the_reveal_of_the_set_up_cannot_be_undone() -> None:
    match = Match.begin(load(start="redraw"), ["a", "b", "c"], seed=1)
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
    [checks.nothing_hidden_is_sent, checks.a_redeal_leaves_the_view, checks.undo_restores_every_observation],
    ids=lambda check: check.__name__,
)
def test_secret_set_ups_leak_nothing(start: str, check: Callable[[Game, range], None]) -> None:
    check(ForThree.load(options={"start": start}), range(1))


@proves("A3")
def test_samples_of_a_secret_set_up_are_equally_likely() -> None:
    """While p2 sits before four hidden spells, each of the 29 unseen ones is there four times in 29."""
    s, rng = load(start="expert").new(3), Rng(2)
    while s.actor == CHANCE:
        s.apply(rng.draw(s.odds()))
    seen, counts = s.observe(0), Counter[int]()
    for seed in range(2900):
        sample = seen.sample(Rng(seed))
        assert isinstance(sample, AmulettState)
        counts.update(at for at in range(33) if sample.spells[7] >> at & 1)
    assert len(counts) == 29 and all(330 < count < 470 for count in counts.values())


@proves("A6")
@pytest.mark.parametrize(("players", "seed", "leaver"), [(3, 4, None), (5, 2, None), (4, 9, 1)])
def test_hands_deck_and_stones_can_be_worked_out_from_what_everybody_is_told(
    players: int, seed: int, leaver: int | None
) -> None:
    """A listener at the table who forgets nothing: that is exactly what memory holds."""
    match, rng = Match.begin(load(), ["x"] * players, seed=seed), Rng(seed)
    heard = len(match.transcript(None).pages)
    hands = [Counter(dict.fromkeys(("gold", "silver", "copper", "iron"), 1)) for _ in range(players)]
    while not match.over:
        if leaver is not None and len(match.entries) == 200:
            match.resign(leaver)
        legal = match.state.legal()
        match.apply(legal[rng.below(len(legal))], match.state.actor)
    # The income of the first player can come before anybody has chosen: listen from the beginning.
    deck: set[str] = set(load().tables.spell_names)
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
