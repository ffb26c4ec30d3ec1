"""What a seat is told before it chooses: what is missing, what a bid takes, and what winning would bring."""

from __future__ import annotations

import pickle

import pytest

from spellboard import LANGUAGES, Refusal
from spellboard.core.messages import Message, untyped
from spellboard.core.preview import Need
from spellboard.games.amulett.phases import NAMES
from spellboard.games.amulett.state import AmulettState
from tests.conformance.walking import positions

from .table import at, game, proves, stones

TRADE = "at trade-bid p1; hat p2; caravan {}; left 3; bid {} p3; out p2; {}: red white"
SPELL = "at spell-bid p3; hat p1; offer gift; left 1; bid 4 p1; out p1 p2"
BEFORE = "at before-marker p1; hat p1"


def blocked(s: AmulettState, kind: str, seat: int = 0) -> Refusal:
    return dict(s.blocked(seat))[kind]


def said(needs: list[Need] | tuple[Need, ...]) -> list[tuple[str, int, int]]:
    """`(what, needed, had)` with the key of a message or the name of a thing."""
    return [
        (need.what.key if isinstance(need.what, Message) else str(untyped(need.what)), need.needed, need.had)
        for need in needs
    ]  # fmt: skip


@proves("B2d")
def test_too_few_stones_are_named_with_their_number() -> None:
    s = at(SPELL, "", "", "/ - / influence 7")
    refusal = blocked(s, "bid", 2)
    assert refusal.clause == "amulett.B2d" and said(refusal.needs) == [("need-supply", 5, 3)]


@pytest.mark.parametrize(
    ("cards", "clause", "need"),
    [("gold 9 silver 2", "D6b", ("need-counting", 4, 2)), ("silver 3", "D19", ("need-counting", 4, 3))],
)
def test_a_purse_too_small_is_the_reason_not_the_bid_of_another(cards: str, clause: str, need: object) -> None:
    s = at(TRADE.format("C2", 3, "C2"), cards, "", "silver 3")
    refusal = blocked(s, "bid")
    assert refusal.clause == f"amulett.{clause}" and said(refusal.needs) == [need]


@pytest.mark.parametrize(
    ("head", "spells", "kind", "clause", "needs"),
    [
        (BEFORE, "magic-journey 2", "desire", "D3b", [("burning-desire", 1, 0)]),
        (BEFORE, "burning-desire 2", "journey", "D3e", [("magic-journey", 1, 0)]),
        ("at blue p1; hat p1", "energy-arcs 2, gift 1", "use", "E1b", [("pull-light", 1, 0), ("pull-darkness", 1, 0)]),
        ("at blue p1; hat p1", "energy-arcs 2, gift 1, pull-light 1", "use", "E1e", []),
        ("at blue p1; hat p1", "pull-light 1", "shift", "E4b", [("energy-arcs", 1, 0)]),
        ("at drain p1; hat p1; pull pull-light; used pull-light; open 1", "pull-light 1",
         "enough", "E3f", [("need-drawn", 1, 0)]),
    ],
)  # fmt: skip
def test_what_is_not_offered_names_what_is_missing(
    head: str, spells: str, kind: str, clause: str, needs: list[tuple[str, int, int]]
) -> None:
    others = ["/ - / vein-iron 2", ""] if kind in ("shift", "enough") else ["", ""]
    refusal = blocked(at(head, f"/ - / {spells}", *others), kind)
    assert refusal.clause == f"amulett.{clause}" and said(refusal.needs) == needs
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.clause, again.needs) == (refusal.clause, refusal.needs)


def test_every_blocked_kind_is_answered_with_a_clause_that_trying_all_codes_would_find() -> None:
    for start in ("basic", "redraw"):
        rules = game(start=start)
        for players in (3, 5):
            for s in positions(rules, players, 1, every=3):
                for seat in s.waiting:
                    for kind, refusal in s.blocked(seat):
                        found = {found.clause for code in rules.codes.span(kind) if (found := s.why_not(code, seat))}
                        assert refusal.clause in found, (kind, refusal.clause, found)


@proves("D6", "D8", "D9")
def test_a_bid_says_what_counts_here_and_what_the_least_bid_is() -> None:
    s = at(TRADE.format("C2", 3, "C2") + "; desire copper", "gold 2 silver 5 copper 1 / - / meta-gold 2",
           "/ - / burning-desire 2", "silver 3 / - / great-power 2")  # fmt: skip
    found = s.game.preview(s, [s.game.code_of("bid 6")], 0)
    assert found.refused == "" and said(found.needs) == [("need-counting", 6, 8), ("need-least-bid", 5, 6)]
    what = found.needs[0].what
    assert isinstance(what, Message) and untyped(what.args["metals"]) == ["gold", "silver", "copper"]
    low = s.game.preview(s, [s.game.code_of("bid 4")], 0)
    assert low.refused == "amulett.D9" and said(low.needs)[1] == ("need-least-bid", 5, 4)


def facts(s: AmulettState, action: str, seat: int = 0) -> list[tuple[str, object, object]]:
    """`(key, seat, count)` of what a preview says about the auction as it stands."""
    found = s.game.preview(s, [s.game.code_of(action)], seat).facts
    return [(fact.key, untyped(fact.args["seat"]), fact.args.get("count")) for fact in found if "seat" in fact.args]


def payment(s: AmulettState, action: str, seat: int = 0) -> list[tuple[object, ...]]:
    """`(how, metal, numbers)` of what a preview says about the cards that would be paid."""
    found = s.game.preview(s, [s.game.code_of(action)], seat).facts
    return [
        (fact.key.removeprefix("preview-metal-"), *(untyped(argument) for argument in fact.args.values()))
        for fact in found
        if fact.key.startswith("preview-metal-")
    ]


def prize(s: AmulettState, action: str, seat: int = 0) -> list[tuple[str, object]]:
    """`(key, count)` of what a preview says winning would bring."""
    found = s.game.preview(s, [s.game.code_of(action)], seat).follows
    return [(said.key, said.args.get("count")) for said in found if said.key.startswith("preview-")]


@proves("D5")
@pytest.mark.parametrize("action", ["bid 5", "bid 4", "bid 9", "pass"])
def test_a_bid_in_a_trade_says_the_last_bid_of_each_seat_and_who_has_passed(action: str) -> None:
    head = "at trade-bid p1; hat p1; caravan C2; left 3; bid 1 p1 2 p2 4 p3; out p2; C2: red white"
    s = at(head, "silver 5", "silver 2", "silver 4")
    assert facts(s, action) == [
        ("preview-bid", 0, 1), ("preview-bid", 1, 2), ("preview-passed", 1, None), ("preview-bid", 2, 4),
    ]  # fmt: skip


@proves("B2")
def test_a_bid_for_a_spell_says_who_bid_and_who_passed() -> None:
    s = at("at spell-bid p3; hat p1; offer gift; left 1; bid 4 p1; out p1 p2", "", "", "")
    assert facts(s, "bid 5", 2) == [("preview-bid", 0, 4), ("preview-passed", 1, None)]
    assert facts(at("at spell-bid p1; hat p1; offer gift; left 1", "", "", ""), "bid 5") == []


def test_where_nothing_is_auctioned_there_are_no_bids_to_tell() -> None:
    s = at("at move p1; hat p1; caravan C3; left 2", "", "", "")
    assert s.game.preview(s, [s.game.code_of("move C4")], 0).facts == ()
    assert s.game.preview(s, [s.game.code_of("bid 1")], 0).facts == ()


@proves("D14", "D14a")
@pytest.mark.parametrize(
    ("there", "gifts", "gems"), [("red white", "", 1), ("red white", ", gift 1", 2), ("red", ", gift 1", 1)]
)
def test_a_bid_says_how_many_gems_it_would_bring(there: str, gifts: str, gems: int) -> None:
    head = f"at trade-bid p1; hat p1; caravan C3; left 3; C3: {there}"
    assert prize(at(head, f"gold 3 / - / vein-gold 1{gifts}", "", ""), "bid 1") == [("preview-gems", gems)]


@proves("D12", "D13d")
@pytest.mark.parametrize(
    ("spells", "bid", "back"),
    [("influence 1", 3, 1), ("influence 1, influence-pharaohs 1, curse-avarice 1", 5, 4),
     ("influence 1, influence-pharaohs 1", 2, 2), ("vein-gold 1", 3, None)],
)  # fmt: skip
def test_a_bid_says_how_many_cards_may_come_back_and_never_more_than_it_takes(
    spells: str, bid: int, back: int | None
) -> None:
    s = at("at trade-bid p1; hat p1; caravan C2; left 3; C2: red", f"silver 9 / - / {spells}", "", "")
    assert dict(prize(s, f"bid {bid}")).get("preview-back") == back


@proves("D11", "B3")
@pytest.mark.parametrize("hat", [1, 2])
@pytest.mark.parametrize("auction", ["spell", "trade"])
def test_a_bid_says_whether_winning_brings_the_hat(hat: int, auction: str) -> None:
    out = {1: "", 2: "; out p2 p3"}[hat]
    heads = {"spell": "at spell-bid p1; offer gift; left 1", "trade": "at trade-bid p1; caravan C3; left 3; C3: red"}
    s = at(f"{heads[auction]}; hat p{hat}{out}", "gold 3", "", "")
    assert (("preview-hat", None) in prize(s, "bid 1")) == (hat == 2)
    assert not prize(s, "pass")


@proves("D11", "D12", "D14")
def test_a_bid_says_what_winning_would_bring() -> None:
    s = at(TRADE.format("C2", 3, "C2"), "silver 5 / - / gift 2, influence 1, influence-pharaohs 1", "", "silver 3")
    follows = s.game.preview(s, [s.game.code_of("bid 4")], 0).follows
    assert [(message.key, message.args.get("count")) for message in follows] == [
        ("event-bid", 4), ("preview-gems", 2), ("preview-back", 3), ("preview-hat", None),
    ]  # fmt: skip
    assert [message.key for message in s.game.preview(s, [s.game.code_of("pass")], 0).follows] == [
        "event-passed", "event-won", "event-paid",
    ], "the others are out"  # fmt: skip


@pytest.mark.parametrize(
    ("head", "seat", "action", "needs"),
    [
        ("at pay p1; hat p1; caravan C4; left 3; bid 3 p1; open 3; C4: red", "gold 2 iron 2", "pay gold 2",
         [("need-hand", 2, 2), ("need-due", 2, 3)]),
        ("at back p1; hat p1; caravan C4; left 3; bid 3 p1; open 1; pile gold 3; C4: red", "/ - / influence 2",
         "back gold 1", [("need-laid-open", 1, 3), ("need-due", 1, 1)]),
        ("at gain p1; hat p1; step 1; open 2", "/ - / magic-journey 2", "gain iron 1",
         [("need-stack", 1, 28), ("need-due", 1, 2)]),
        ("at blue p1; hat p1", "/ - / energy-arcs 2, gift 1", "shift gift", [("need-stones", 1, 2)]),
        ("at blue p1; hat p1", "/ - / energy-arcs 2, gift 1", "use pull-light", [("pull-light", 1, 0)]),
        ("at move p1; hat p1; caravan C3; left 2", "", "move C4", []),
    ],
)  # fmt: skip
def test_an_action_says_what_it_takes(head: str, seat: str, action: str, needs: object) -> None:
    s = at(head, seat, "", "")
    assert said(s.game.needs(s, s.game.code_of(action), 0)) == needs


def test_everything_that_is_said_beforehand_has_words() -> None:
    rules = game()
    for s in positions(rules, 4, 2, every=9):
        for seat in s.waiting:
            for code in s.legal(seat)[:6]:
                found = rules.preview(s, [code], seat)
                for language in LANGUAGES:
                    words = rules.words(language)
                    for message in (*found.follows, *found.facts, *(need.what for need in found.needs)):
                        shown = message if isinstance(message, Message) else Message("piece-spell", {"spell": message})
                        assert words.render(shown, ["a", "b", "c", "d"])


@pytest.mark.parametrize(
    ("head", "seat", "action", "label"),
    [
        ("at spell-bid p1; hat p1; offer gift; left 1", "", "bid 1", "Bid 1 stone"),
        ("at spell-bid p1; hat p1; offer gift; left 1", "", "pass", "Pass on the spell"),
        ("at trade-bid p1; hat p1; caravan C3; left 3", "gold 2", "bid 2", "Bid 2 cards"),
        ("at trade-bid p1; hat p1; caravan C3; left 3", "gold 2", "pass", "Pass and leave the trade"),
        ("at lift p1; hat p1", "/ - / teleportation 2", "decline", "Leave all gems where they are"),
        (BEFORE, "/ - / burning-desire 2", "decline", "Use no spell"),
    ],
)  # fmt: skip
def test_an_action_is_called_by_what_it_does_at_the_moment(head: str, seat: str, action: str, label: str) -> None:
    s = at(head, seat, "", "")
    words = game().words("en")
    assert words.render(s.game.action(s.game.code_of(action), s), ["a", "b", "c"]) == label
    for language in LANGUAGES:
        assert game().words(language).render(s.game.action(s.game.code_of(action), s), ["a", "b", "c"])


@proves("D6", "D7")
@pytest.mark.parametrize(
    ("area", "hand", "bid", "paid"),
    [
        ("C2", "gold 2 silver 5", 3, [("idle", "gold", 2), ("paid", "silver", 5, 3)]),
        ("C4", "gold 2 silver 5", 7, [("paid", "gold", 2, 2), ("paid", "silver", 5, 5)]),
        ("C4", "gold 2 silver 5", 6, [("open", "gold", 2, 1, 2), ("open", "silver", 5, 4, 5)]),
        ("C4", "gold 2 silver 5", 1, [("open", "gold", 2, 0, 1), ("open", "silver", 5, 0, 1)]),
        ("C4", "iron 4", 3, [("paid", "iron", 4, 3)]),
    ],
)
def test_a_bid_says_with_which_cards_it_would_be_paid(area: str, hand: str, bid: int, paid: object) -> None:
    s = at(f"at trade-bid p1; hat p1; caravan {area}; left 3; {area}: red", hand, "", "")
    assert payment(s, f"bid {bid}") == paid


@proves("D7")
@pytest.mark.parametrize("bid", [1, 4, 6, 8])
def test_what_a_bid_says_of_its_payment_is_what_the_winner_may_choose(bid: int) -> None:
    s = at("at trade-bid p1; hat p2; caravan C4; left 3; out p2 p3; C4: red", "gold 3 silver 1 iron 4", "", "")
    told = payment(s, f"bid {bid}")
    s.apply(s.game.code_of(f"bid {bid}"))
    ways = set(_payments(s))
    for how, metal, held, *bounds in told:
        chosen = {dict(way).get(str(metal), 0) for way in ways}
        assert (min(chosen), max(chosen)) == ((bounds[0], bounds[0]) if how == "paid" else tuple(bounds)), (metal, held)


def _payments(s: AmulettState, so_far: tuple[tuple[str, int], ...] = ()) -> list[tuple[tuple[str, int], ...]]:
    """Every whole payment, as pairs of metal and number."""
    if s.pending == 0 or NAMES[s.phase] != "pay":
        return [so_far]
    found = []
    for code in s.legal():
        then, chosen = s.copy(), s.game.codes.arguments(code)
        then.apply(code)
        found += _payments(then, (*so_far, (chosen["metal"], int(chosen["count"]))))
    return found


def test_a_refused_bid_a_pass_and_a_spell_say_nothing_of_cards() -> None:
    s = at("at trade-bid p1; hat p1; caravan C2; left 3; C2: red", "silver 2 / - / influence 2", "", "")
    assert payment(s, "bid 3") == payment(s, "pass") == []
    assert payment(at("at spell-bid p1; hat p1; offer gift; left 1", "gold 2", "", ""), "bid 2") == []


@proves("E1", "E2")
def test_who_is_done_with_blue_spells_is_told_which_stones_come_off() -> None:
    s = at("at blue p1; hat p1", "/ - / pull-light 2, vein-gold 1, vein-copper 3", "/ - / gift 4", "/ - / influence 3")
    found = s.game.preview(s, [s.game.code_of("done")], 0).facts
    told = {untyped(one.args["spell"]): one.args["count"] for one in found}
    assert {one.key for one in found} == {"preview-off"}
    before = {spell: stones(s, str(spell)) for spell in told}
    s.apply(s.game.code_of("done"), 0)
    after = {spell: stones(s, str(spell)) for spell in told}
    assert told == {spell: before[spell] - after[spell] for spell in told} and len(told) == 3
