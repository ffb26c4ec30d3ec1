"""The last bid of each seat: what everybody heard in the auction at hand is on the table until it ends."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import cast

import msgspec
import pytest

from spellboard import Match, Observation, PositionError, Rng
from spellboard.games.amulett.state import AmulettState

from .table import at, describe, game, hand, now, play, proves

SPELL = "at spell-bid p1; hat p1; offer gift; left 1"
TRADE = "at trade-bid p1; hat p1; caravan A1; left 3\nA1: red white"
"""In A1 silver counts."""


def bids(s: AmulettState, seat: int | None = None) -> list[tuple[int | None, bool]]:
    """What a seat is shown of everybody's last bid, and who has passed."""
    return [(seen.bid, seen.passed) for seen in s.view(seat).seats]


def trade(*seats: str) -> AmulettState:
    return at(TRADE, *(seats or ("silver 5", "silver 5", "silver 5")))


@proves("B2")
def test_everybody_sees_what_was_bid_for_a_spell_and_who_passed() -> None:
    s = play(at(SPELL, "", "", ""), "bid 2", "pass")
    assert bids(s) == bids(s, 1) == [(2, False), (None, True), (None, False)]
    assert bids(play(at(SPELL, "", "", ""), "bid 2", "bid 3")) == [(2, False), (3, False), (None, False)]


@proves("D5")
def test_in_a_trade_the_last_bid_of_a_seat_takes_the_place_of_the_one_before() -> None:
    s = play(trade(), "bid 1", "bid 2", "bid 3")
    assert bids(s) == [(1, False), (2, False), (3, False)]
    assert bids(play(s, "bid 4")) == [(4, False), (2, False), (3, False)]


@proves("D4")
def test_who_passes_keeps_the_bid_that_was_made_before() -> None:
    s = play(trade(), "bid 1", "bid 2", "bid 3", "pass")
    assert bids(s) == [(1, True), (2, False), (3, False)]
    assert bids(play(trade(), "pass", "bid 2")) == [(None, True), (2, False), (None, False)]


@pytest.mark.parametrize("start", [SPELL, TRADE])
def test_an_auction_that_ends_clears_its_bids(start: str) -> None:
    s = play(at(start, "silver 5", "silver 5", "silver 5"), "bid 1", "bid 2", "pass")
    if start == TRADE:
        play(s, "pass")
    assert now(s).split()[0] in ("reveal", "take") and bids(s) == [(None, False)] * 3 and s.bids == 0
    s = play(at(start, "", "", ""), "pass", "pass", "pass")
    assert bids(s) == [(None, False)] * 3


@proves("F4c")
@pytest.mark.parametrize("start", [SPELL, TRADE])
def test_the_bid_of_somebody_who_leaves_stays_unless_the_auction_opens_anew(start: str) -> None:
    cards = ["silver 5"] * 4
    s = play(at(start, *cards), "bid 1", "bid 2")
    s.resign(0)
    assert bids(s)[:2] == [(1, False), (2, False)] and s.problems() == []
    s.resign(1)
    assert bids(s) == [(None, False)] * 4 and s.problems() == []


def test_bids_survive_bytes_json_text_copies_and_samples() -> None:
    s = play(trade("silver 5 gold 1", "silver 5 iron 2", "silver 5"), "bid 1", "bid 2", "bid 3", "pass")
    rules, kept = s.game, bids(s)
    again = [
        s.copy(), rules.from_bytes(s.to_bytes()), rules.from_json(s.to_json()), game().place(describe(s)),
        *(s.observe(seat).sample(Rng(seat)) for seat in range(3)),
        *(s.observe(seat).forget().sample(Rng(seat)) for seat in range(3)),
    ]  # fmt: skip
    for other in again:
        assert isinstance(other, AmulettState) and bids(other) == kept and other.bids == s.bids


def test_a_bid_taken_back_is_gone_and_the_one_before_it_is_back() -> None:
    match = Match.begin(game(), ["a", "b", "c"], start=trade(), seed=1)
    for text in ("bid 1", "bid 2", "bid 3", "bid 4"):
        match.play(text)
    match.undo(0)
    assert [seat.bid for seat in match.view(None).seats] == [1, 2, 3]


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("bid 2 p1 3 p2; out p1 p2", ("", "", "")),
        ("bid 3 p1; out p1 p2", ("", "", "")),
        ("bid 2 p1 3 p2; out p1 p2", ("/ - / vein-gold 7", "/ - / vein-iron 7", "")),
        ("out p1 p2", ("", "", "")),
    ],
)
def test_bids_for_a_spell_that_can_be(text: str, seats: tuple[str, ...]) -> None:
    s = at(f"at spell-bid p3; hat p1; offer gift; left 1; {text}", *seats)
    assert describe(game().place(describe(s))) == describe(s)


@pytest.mark.parametrize(
    ("text", "seats", "wrong"),
    [
        ("bid 3 p1 3 p2; out p1 p2", ("", "", ""), "follow"),
        ("bid 2 p3 3 p2; out p1 p2", ("", "", ""), "follow"),
        ("bid 4 p1 3 p2; out p1 p2", ("", "", ""), "follow"),
        ("bid 2 p1 3 p2; out p1 p2", ("/ - / vein-gold 9", "", ""), "has the stones for a bid"),
    ],
)
def test_bids_for_a_spell_that_cannot_be(text: str, seats: tuple[str, ...], wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        at(f"at spell-bid p3; hat p1; offer gift; left 1; {text}", *seats)


SUPERIOR = "silver 9 / - / superiority 2"


@pytest.mark.parametrize(
    ("text", "superior"),
    [
        ("at trade-bid p1; hat p1; bid 1 p1 2 p2 3 p3", 0),
        ("at trade-bid p1; hat p2; bid 2 p2 3 p3", 0),
        ("at trade-bid p1; hat p1; bid 4 p2 5 p3 1 p1 5 p3; out p2", 0),
        ("at trade-bid p1; hat p1; bid 1 p1 3 p2 3 p3", 3),
        ("at trade-bid p1; hat p1; bid 3 p1 3 p2; out p3", 2),
    ],
)
def test_bids_in_a_trade_that_can_be(text: str, superior: int) -> None:
    seats = [SUPERIOR if seat == superior else "silver 9" for seat in (1, 2, 3)]
    s = at(f"{text}; caravan A1; left 3; A1: red white", *seats)
    assert s.problems() == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("at trade-bid p1; hat p1; bid 2 p2 3 p3", "follow"),
        ("at trade-bid p1; hat p1; bid 3 p1 2 p2 3 p3", "follow"),
        ("at trade-bid p1; hat p1; bid 2 p1 1 p2 3 p3", "follow"),
        ("at trade-bid p1; hat p1; bid 1 p1 4 p2 3 p3; out p2", "follow"),
        ("at trade-bid p1; hat p1; bid 2 p1 2 p2 3 p3; out p2", "follow"),
        ("at trade-bid p1; hat p1; bid 1 p1 9 p2 10 p3; out p2", "has the cards for the highest bid"),
    ],
)
def test_bids_in_a_trade_that_cannot_be(text: str, wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        at(f"{text}; caravan A1; left 3; A1: red white", *["silver 9"] * 3)


def test_a_bid_that_its_bidder_cannot_pay_cannot_be() -> None:
    with pytest.raises(PositionError, match="has the cards for a bid"):
        at(f"{TRADE}; bid 2 p1 3 p2 4 p3", "silver 9", "silver 2 gold 9", "silver 9")


@proves("A6")
@pytest.mark.parametrize(
    ("made", "spells"), [("bid 1 p2 2 p3", ("", "")), ("bid 2 p2 3 p3", ("", "meta-gold 2")), ("bid 1 p3", ("", ""))]
)
def test_who_forgets_still_knows_that_every_bid_is_covered(made: str, spells: tuple[str, str]) -> None:
    """Every deal of the hidden cards that covers all bids is equally likely: counted card by card."""
    head = f"at trade-bid p1; hat p2; caravan A1; left 3; {made}{'' if 'p2' in made else '; out p2'}\nA1: red"
    hands = ("gold 1 silver 3", "silver 2 gold 1")
    s = at(head, "", *(f"{cards} / - / {spell}" for cards, spell in zip(hands, spells, strict=True)))
    cards = ["gold"] * 2 + ["silver"] * 5
    wanted: Counter[str] = Counter()
    for second in combinations(range(7), 4):
        deal = [Counter(cards[at] for at in second), Counter(cards[at] for at in range(7) if at not in second)]
        counts = [deal[0]["silver"], deal[1]["silver"] + (deal[1]["gold"] if spells[1] else 0)]
        if all(counts[at] >= s.bid_of(at + 1) for at in (0, 1)):
            wanted[" ".join(f"{metal} {deal[0][metal]}" for metal in ("gold", "silver") if deal[0][metal])] += 1
    sampler, rng, found = s.observe(0).forget().sampler(), Rng(4), Counter[str]()
    for _ in range(4000):
        sample = cast(AmulettState, sampler.sample(rng))
        assert sample.problems() == [] and sample.view(0) == s.view(0)
        found[hand(sample, 2)] += 1
    assert set(found) == set(wanted)
    for cards_of, ways in wanted.items():
        expected = 4000 * ways / wanted.total()
        assert abs(found[cards_of] - expected) < 5 * expected**0.5 + 1, (cards_of, found, wanted)


def test_the_hands_of_three_bidders_with_three_metals_of_their_own_are_found() -> None:
    seats = [f"gold 2 silver 2 copper 2 iron 2 / - / {spell} 2" for spell in ("meta-gold", "meta-copper", "meta-iron")]
    s = at("at trade-bid p1; hat p2; caravan A1; left 3; bid 2 p2 3 p3 4 p4\nA1: red", "silver 9", *seats)
    sampler, rng = s.observe(0).forget().sampler(), Rng(9)
    hands = {tuple(sample.cards)[4:16] for _ in range(60) if isinstance(sample := sampler.sample(rng), AmulettState)}
    assert len(hands) > 50
    for cards in hands:
        for seat, metal in enumerate((0, 2, 3)):
            assert cards[seat * 4 + 1] + cards[seat * 4 + metal] >= 2 + seat


@pytest.mark.parametrize("change", [{"hand": 4000}, {"hand": -1}, {"hand": 8}])
def test_a_view_whose_hands_are_made_up_is_refused_at_once(change: dict[str, int]) -> None:
    seen = play(trade("silver 9", "silver 9", "silver 9"), "bid 1", "bid 2").observe(2).forget()
    seats = [msgspec.structs.replace(seat, **change) if at == 0 else seat for at, seat in enumerate(seen.view.seats)]
    wrong = Observation(seen.game, 2, msgspec.structs.replace(seen.view, seats=seats), seen.legal, seen.memory)
    assert seen.fits() and not wrong.fits()
    with pytest.raises(PositionError, match="nobody sees"):
        wrong.sampler()


def test_every_seat_may_be_asked_whoever_has_spoken() -> None:
    """The orders in which three seats bid and pass, all of them sound and kept as text."""
    for order in permutations(("bid 3", "bid 4", "pass")):
        s = trade()
        for text in order:
            if s.game.code_of(text) in s.legal():
                play(s, text)
                assert s.problems() == [] and game().place(describe(s)).bids == s.bids
