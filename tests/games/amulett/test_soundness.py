"""Which positions can be: what is refused, and that all of legal play is accepted, games that ended by leaving too."""

from __future__ import annotations

from typing import Any

import pytest

from spellboard import PositionError, Rng
from spellboard.games.amulett import GAME
from spellboard.games.amulett.phases import END
from spellboard.games.amulett.state import AmulettState
from tests.conformance import changes
from tests.conformance.walking import load as playable
from tests.conformance.walking import step

from .table import at, game, proves

SPELL = ("at spell-bid p2; hat p1; offer gift; left 1; bid 4 p1; out p1", "/ - / influence 3", "", "")
REVEAL = ("at reveal; hat p1; left 2", "", "", "")
GAIN = ("at gain p1; hat p1; step 1; open 2", "/ - / magic-journey 2", "", "")
BEFORE = ("at before-marker p1; hat p1", "/ - / magic-journey 2, burning-desire 2", "", "")
TRADE = ("at trade-bid p1; hat p2; caravan A1; left 3; bid 3 p3; out p2\nA1: red white", "silver 9", "", "silver 3")
PAY = ("at pay p1; hat p1; caravan C4; left 3; bid 3 p1; open 1; metal 1; pile gold 2\nC4: red", "iron 2", "", "")
BACK = ("at back p1; hat p1; caravan C4; left 3; bid 3 p1; open 1; pile gold 3\nC4: red", "/ - / influence 2", "", "")
CURSE = ("at curse p2; hat p1; caravan C4; left 3; bid 3 p1; open 1; step 1; pile gold 3\nC4: red", "",
         "/ - / curse-croesus 2", "")  # fmt: skip
TAKE = ("at take p1; hat p1; caravan A1; left 3; bid 1 p1; open 1\nA1: red brown", "/ - / / white", "", "")
MOVE = ("at move p1; hat p1; caravan A1; left 3", "", "", "")
BLUE = ("at blue p1; hat p1", "/ - / pull-light 2", "/ - / gift 2", "")
PULL = ("at drain p1; hat p1; pull pull-darkness; used pull-darkness; open 1; emptied vein-iron",
        "/ - / pull-darkness 2", "/ - / gift 2, vein-iron 0", "")  # fmt: skip
UNDER = ("at under p1; hat p1; burnt 1; leaving gift influence vein-iron", "/ 10 / gift 0, influence 0, vein-iron 0",
         "", "")  # fmt: skip

# A position, the fields that are changed (`field` or `field[at]`), and what is said.
CANNOT: list[tuple[tuple[str, ...], dict[str, int], str]] = [
    (SPELL, {"gone": 6}, "nobody left to play"), (TRADE, {"gone": 7, "out": 7}, "nobody left to play"),
    (SPELL, {"high": 8}, "stones for the highest bid"), (SPELL, {"high": 0}, "a bid belongs to somebody"),
    (SPELL, {"leader": 2}, "somebody's who has not bid"), (SPELL, {"out": 5}, "out of turn"),
    (SPELL, {"to_come": 3}, "more spells are to come"), (SPELL, {"desire": 1}, "desire means nothing now"),
    (REVEAL, {"to_come": 0}, "no spell is to come"), (REVEAL, {"to_come": 4}, "more spells are to come"),
    (REVEAL, {"round": 9}, "the rounds do not fit"), (REVEAL, {"round": 0}, "the rounds begin after the set-up"),
    (REVEAL, {"idle": 3}, "end the game"), (REVEAL, {"traded": 1}, "traded means nothing now"),
    (GAIN, {"pending": 3}, "than are due"), (GAIN, {"progress": 2}, "does not fit the phase"),
    (GAIN, {"metal": 2}, "other cards were chosen"), (GAIN, {"metal": 4}, "out of bounds"),
    (BEFORE, {"to_come": 4}, "by a Magic Journey"), (BEFORE, {"desire": 0}, "by Burning Desire"),
    (BEFORE, {"used": 1 << 24, "to_come": 2}, "by a Magic Journey"),
    (BEFORE, {"progress": 1}, "does not fit the phase"),
    (TRADE, {"high": 4}, "cards for the highest bid"), (TRADE, {"to_come": 0}, "trades are to come"),
    (TRADE, {"to_come": 7}, "to_come is out of bounds"), (TRADE, {"out": 6}, "is out"),
    (TRADE, {"leader": 1}, "does not fit the phase"), (TRADE, {"caravan": 1, "gems[1]": 0}, "gems"),
    (TRADE, {"desire": 2}, "nobody has the spell"), (TRADE, {"traded": 1}, "nobody has a gem"),
    (PAY, {"hat": 1}, "has the hat"), (PAY, {"pending": 2}, "than were paid"), (PAY, {"metal": 3}, "than were paid"),
    (PAY, {"metal": 0}, "than were paid"), (BACK, {"pending": 2}, "than were paid"),
    (BACK, {"high": 4}, "than were paid"),
    (CURSE, {"progress": 2}, "does not fit the phase"), (CURSE, {"pending": 2}, "than there are Curses"),
    (CURSE, {"hat": 2}, "has the hat"), (TAKE, {"pending": 2}, "more gems to take"), (TAKE, {"high": 99}, "were paid"),
    (TAKE, {"leader": -1}, "without a winner"), (MOVE, {"to_act": 1}, "does not fit the phase"),
    (MOVE, {"out": 1}, "out means nothing now"), (BLUE, {"used": 1 << 30}, "a choice about nothing"),
    (BLUE, {"used": 1}, "cannot be used now"), (PULL, {"named": 0}, "has 0 stones"),
    (PULL, {"pending": 2}, "drawn off"),
    (PULL, {"pending": 3}, "drawn off"), (PULL, {"named": 9 << 6}, "out of bounds"), (PULL, {"used": 0}, "own it"),
    (UNDER, {"burnt": 0}, "does not fit the phase"), (UNDER, {"to_act": 1}, "does not fit the phase"),
    (UNDER, {"buried": 1}, "out of bounds"),
]  # fmt: skip


def changed(position: tuple[str, ...], fields: dict[str, int]) -> dict[str, Any]:
    document = at(*position).to_json()
    for name, value in fields.items():
        field, _, place = name.rstrip("]").partition("[")
        if place:
            document["position"][field][int(place)] = value
        else:
            document["position"][field] = value
    return document


@proves("E7")
@pytest.mark.parametrize(("position", "fields", "said"), CANNOT, ids=[f"{c[0][0][3:12]} {c[1]}" for c in CANNOT])
def test_what_cannot_be_is_refused_in_one_line(position: tuple[str, ...], fields: dict[str, int], said: str) -> None:
    with pytest.raises(PositionError, match=said) as caught:
        game().from_json(changed(position, fields))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [("high", 0, 112), ("leader", -1, 2), ("out", 0, 7), ("gone", 0, 7), ("desire", -1, 3), ("to_come", 0, 6),
     ("hat", 0, 2), ("idle", 0, 3), ("phase", 0, END), ("to_act", -2, 2), ("caravan", 0, 23), ("round", 0, 1 << 20),
     ("progress", 0, 52), ("card", -1, 32), ("bids", 0, (1 << 30) - 1), ("pending", 0, 1 << 12), ("metal", 0, 3),
     ("used", 0, (1 << 33) - 1), ("lifted", -1, 239), ("pull", -1, 32), ("leaving", 0, (1 << 33) - 1),
     ("buried", 0, 0), ("burnt", 0, 1), ("traded", 0, 1), ("bag", 0, (1 << 33) - 1), ("winners", 0, 7),
     ("reason", 0, 4)],
)  # fmt: skip
def test_a_figure_is_out_of_bounds_from_one_beyond_its_ends(field: str, least: int, most: int) -> None:
    s = at(*TRADE)
    for value in (least - 1, most + 1):
        s.fill(field, [value])
        assert f"{field} is out of bounds" in s.problems()
    for value in (least, most):
        s.fill(field, [value])
        assert f"{field} is out of bounds" not in s.problems()


@proves("F1")
@pytest.mark.parametrize(
    "amulet", ["red yellow green clear white grey orange", "red red red red yellow yellow clear clear"]
)
def test_nobody_plays_on_with_an_amulet_that_has_won(amulet: str) -> None:
    with pytest.raises(PositionError, match="won already"):
        at(MOVE[0], "", f"/ - / / {amulet}", "")


@pytest.mark.parametrize(
    ("under", "said"),
    [
        ("(p2 gift)", "no order to be chosen"),
        ("superiority (p3 gift) influence", "no order to be chosen"),
    ],
)
def test_a_single_spell_under_the_deck_has_one_way_to_be_written(under: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        at(f"{REVEAL[0]}\nunder {under}", "", "", "")


@proves("F5")
@pytest.mark.parametrize("start", ["basic", "expert", "redraw"])
def test_a_game_that_all_others_left_can_be_stored_whenever_it_was(start: str) -> None:
    rules = game(start=start)
    left: set[int] = set()
    for seed in range(3):
        s, rng = rules.new(3), Rng(seed)
        while s.actor is not None:
            assert isinstance(s, AmulettState)
            over = s.copy()
            for seat in (seed % 3, (seed + 1) % 3):
                over.resign(seat)
                data = over.to_bytes()
                assert rules.from_bytes(data).to_bytes() == data
            assert over.outcome is not None and over.outcome.winners == ((seed + 2) % 3,)
            left.add(int(s.phase))
            step(s, rng)
    assert len(left) > 14


@pytest.mark.parametrize("head", [position[0] for position in (SPELL, PAY, BACK, CURSE, UNDER, PULL)])
def test_what_was_open_is_put_away_when_all_others_leave(head: str) -> None:
    seats = next(position[1:] for position in (SPELL, PAY, BACK, CURSE, UNDER, PULL) if position[0] == head)
    s = at(head, *seats)
    s.resign(0)
    s.resign(2)
    assert s.phase == END and s.problems() == []
    assert (s.card, s.pull, s.leaving, s.named, s.leader) == (-1, -1, 0, 0, -1)
    assert game_of(s).place(game_of(s).describe(s)).to_bytes() == s.to_bytes()


def game_of(s: AmulettState) -> Any:
    return s.game


@pytest.mark.parametrize("start", ["basic", "expert", "redraw"])
def test_changed_positions_are_refused_or_sound_to_the_end(start: str) -> None:
    tally = changes.fuzz(playable(GAME, start=start), 500, 1)
    assert tally["refused"] and tally["accepted"]
