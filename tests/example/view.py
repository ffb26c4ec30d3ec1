"""What each seat is shown and remembers, and positions that fit it."""

from __future__ import annotations

from typing import Literal, cast

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from spellboard import Observation, Rng, Sampler
from spellboard.core.view import SeatHead, ViewHead

from .state import AIM, END, HIDING, UNDECIDED, EmbersState

HIDDEN = -9
MOST_TRIES = 2_000
"""So many deals are tried for the scores of a view; only a view that somebody made up needs more."""


Aim = Literal["hiding", "p1", "p2", "p3", "hidden"]
"""Hidden is an aim that is made but not shown."""
AIMS: dict[int, Aim] = {HIDING: "hiding", 0: "p1", 1: "p2", 2: "p3", HIDDEN: "hidden"}

PHASES = ("deal", "aim", "die", "lift", "lead", "lay", "omen", "end")


class SeatSeen(SeatHead, frozen=True):
    """What everybody sees of a seat."""

    cards: int
    """How many it holds."""
    points: int


class View(ViewHead, frozen=True):
    """The table as one seat sees it."""

    seats: list[SeatSeen]
    leader: int
    die: int
    dealt: int
    robber: int | None
    """Whose robbery is settled now."""
    aims: list[Aim | None]
    """None is somebody who has not chosen."""
    hand: list[int]
    """The cards in one's own hand, by kind."""
    loot: list[list[int]]
    """The cards that one stole oneself, by victim and kind."""
    stolen: list[int]
    """How many cards each thief stole from each victim."""
    pile: list[int]
    deck: int
    """Cards in the deck above the buried ones."""
    buriers: list[int]
    scores: list[int]
    """Everybody's score, when the game is over."""


class Memory(Struct, frozen=True):
    """What a seat remembers though it is not shown: what was stolen from it, and what it buried."""

    lost: list[list[int]]
    buried: list[int]


def see(s: EmbersState, seat: int | None) -> View:
    n = s.tables.cards
    aims = [int(aim) if s.phase != AIM or who == seat or aim == UNDECIDED else HIDDEN for who, aim in enumerate(s.aims)]
    return View(
        seat=seat,
        waiting=s.waiting,
        phase=PHASES[s.phase],
        round=s.round,
        outcome=s.outcome,
        seats=[SeatSeen(resigned=s.left(who), cards=s.cards(who), points=int(s.points[who])) for who in range(3)],
        leader=s.leader,
        die=s.die,
        dealt=s.dealt,
        robber=s.robber if s.robber >= 0 else None,
        aims=[AIMS.get(aim) for aim in aims],
        hand=[] if seat is None else list(s.hands)[seat * n : (seat + 1) * n],
        loot=[] if seat is None else [list(s.stash)[at * n : (at + 1) * n] for at in range(seat * 3, seat * 3 + 3)],
        stolen=[sum(list(s.stash)[at * n : (at + 1) * n]) for at in range(9)],
        pile=list(s.pile),
        deck=sum(s.bag),
        buriers=[buried % 3 for buried in s.tail],
        scores=[s.score(who) for who in range(3)] if s.phase == END else [],
    )


def recall(s: EmbersState, seat: int) -> Memory:
    n = s.tables.cards
    return Memory(
        [list(s.stash)[(thief * 3 + seat) * n : (thief * 3 + seat + 1) * n] for thief in range(3)],
        [buried // 3 for buried in s.tail if buried % 3 == seat],
    )


def forgotten(view: View, cards: int) -> Memory:
    """Somebody who has forgotten what was stolen and what was buried."""
    return Memory([[0] * cards for _ in range(3)], [HIDDEN] * view.buriers.count(cast(int, view.seat)))


class Guesses(Sampler):
    """Known cards go where they are known to be, all others are dealt at random to the places left."""

    def __init__(self, seen: Observation) -> None:
        self.view: View = seen.view
        self.known = _public(cast(EmbersState, seen.game.new(3)), self.view)
        memory: Memory = seen.memory
        for thief in range(3):
            _put(self.known.stash, thief * 3 + seen.seat, memory.lost[thief])
        mine = iter(memory.buried)
        buried = [(next(mine) if who == seen.seat else HIDDEN) * 3 + who for who in self.view.buriers]
        self.known.tail = vec[i64](buried)

    def sample(self, rng: Rng) -> EmbersState:
        return _deal_rest(self.known, self.view, rng)


def redeal(s: EmbersState, seat: int, rng: Rng) -> EmbersState:
    """Everything that the view hides is dealt anew, remembered or not."""
    view = see(s, seat)
    new = _public(s.copy(), view)
    new.tail = vec[i64]([HIDDEN * 3 + who for who in view.buriers])
    return _deal_rest(new, view, rng)


def _public(s: EmbersState, view: View) -> EmbersState:
    """A position with only what the view shows; hands, loot and deck of others empty."""
    n = s.tables.cards
    s.phase, s.round, s.leader, s.die = PHASES.index(view.phase), view.round, view.leader, view.die
    s.dealt, s.robber = view.dealt, -1 if view.robber is None else view.robber
    codes = {name: aim for aim, name in AIMS.items()}
    s.gone = sum(1 << who for who, seen in enumerate(view.seats) if seen.resigned)
    s.aims = vec[i64]([UNDECIDED if aim is None else codes[aim] for aim in view.aims])
    s.pile, s.points = vec[i64](view.pile), vec[i64]([seen.points for seen in view.seats])
    s.hands, s.stash, s.bag = vec[i64]([0] * 3 * n), vec[i64]([0] * 9 * n), vec[i64]([0] * n)
    if view.seat is not None:
        _put(s.hands, view.seat, view.hand)
        for victim in range(3):
            _put(s.stash, view.seat * 3 + victim, view.loot[victim])
    return s


def _deal_rest(s: EmbersState, view: View, rng: Rng) -> EmbersState:
    n = s.tables.cards
    for _ in range(MOST_TRIES):
        hidden = s.copy()
        rest = [card for card in range(n) for _ in range(s.tables.counts[card] - _placed(s, card))]
        rng.shuffle(rest)
        for seat in range(3):
            for _ in range(view.seats[seat].cards - s.cards(seat)):
                hidden.hands[seat * n + rest.pop()] += 1
        for at in range(9):
            for _ in range(view.stolen[at] - sum(list(s.stash)[at * n : (at + 1) * n])):
                hidden.stash[at * n + rest.pop()] += 1
        for at, buried in enumerate(s.tail):
            if buried < 0:
                hidden.tail[at] = rest.pop() * 3 + view.buriers[at]
        for card in rest:
            hidden.bag[card] += 1
        for seat, aim in enumerate(s.aims):
            if aim == HIDDEN:
                targets = [other for other in range(3) if other != seat and view.seats[other].cards]
                hidden.aims[seat] = [*targets, HIDING][rng.below(len(targets) + 1)]
        # When the game is over the scores are known too: only deals that give them fit.
        if s.phase != END or [hidden.score(seat) for seat in range(3)] == view.scores:
            return hidden
    raise ValueError("no deal gives these scores")


def _put(array: vec[i64], at: int, counts: list[int]) -> None:
    for card, count in enumerate(counts):
        if count < 0:
            raise ValueError("fewer cards than none")
        array[at * len(counts) + card] = count


def _placed(s: EmbersState, card: int) -> int:
    n = s.tables.cards
    return int(sum([*s.hands, *s.stash, *s.pile][card::n])) + sum(1 for b in s.tail if b >= 0 and b // 3 == card)
