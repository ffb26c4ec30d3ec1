"""Whole positions that fit what a seat knows: for bots that think ahead, and for the tests of what leaks (40)."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ...core.observation import Observation
from ...core.rng import Rng
from ...core.sampler import Sampler
from .memory import UNKNOWN, Memory, Theft, Ways, follow, recall
from .state import (
    BARREL,
    BOARD,
    CHOICE,
    END,
    FIRST,
    FOOD,
    GONE,
    HELD,
    LOOTED,
    LORD,
    MAGIC,
    OPEN,
    OWED,
    REASONS,
    SECOND,
    SERVES,
    SHIELD,
    SIGN,
    SPELL,
    UNSEEN,
    BellumState,
)
from .tables import CHESTS, SIDES
from .view import PHASES, View, see


class Imagined(Sampler):
    """The positions that fit an observation."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen

    def sample(self, rng: Rng) -> BellumState:
        return imagine(self.seen, rng)


def imagine(seen: Observation, rng: Rng) -> BellumState:
    """A position that fits, each as likely as it is."""
    s = cast(BellumState, seen.game.new(len(seen.view.lords)))
    return _complete(s, seen.view, seen.memory, seen.seat, rng)


def redeal(state: BellumState, seat: int, rng: Rng) -> BellumState:
    """All that the view hides is dealt anew, as if nobody remembered any theft."""
    s = cast(BellumState, state.game.new(int(state.players)))
    view = see(state, seat)
    memory = recall(state, seat) if state.phase == END else Memory([])
    return _complete(s, view, memory, seat, rng)


def _complete(s: BellumState, view: View, memory: Memory, seat: int, rng: Rng) -> BellumState:
    _lay(s, view)
    _hand_out_goblins(s, view, seat, rng)
    s.seat = s.lord_at_hand()
    if s.phase == END:
        for who, lord in enumerate(view.lords):
            _put_chests(s, who, lord.values)
        return s
    _put_chests(s, seat, view.lords[seat].values)
    for kind in range(len(CHESTS)):
        _hide_chests(s, view, seat, kind, [theft for theft in memory.thefts if theft.kind == kind], rng)
    return s


def _lay(s: BellumState, view: View) -> None:
    """Everything that the view shows."""
    t = s.tables
    s.phase = PHASES.index(view.phase)
    s.captain, s.die, s.day = view.captain, view.die, view.round
    s.asked, s.cast, s.idle, s.brought = view.asked, view.cast, view.idle, view.brought
    s.victim, s.thieves, s.turned = view.victim, view.thieves, view.turned
    s.reason = REASONS.index(view.reason)
    card_of = {name: card for card, name in enumerate(t.creature_ids)}
    place_of = {name: place for place, name in enumerate(t.place_ids)}
    if view.hand:
        s.hand = card_of[view.hand]
        s.creatures[s.hand] = HELD
    for name in view.creatures:
        s.creatures[card_of[name]] = OPEN
    for names, where in ((view.places, OPEN), (view.looted, LOOTED)):
        for name in names:
            s.places[place_of[name]] = where
    for who, lord in enumerate(view.lords):
        at = who * int(LORD)
        s.lords[at + BOARD] = t.castle_ids.index(lord.castle) if lord.castle else -1
        fields = {FOOD: lord.food, SIGN: lord.sign, BARREL: lord.barrel, SHIELD: lord.shields, SPELL: lord.spells}
        for field, number in {**fields, MAGIC: lord.magic_shields, GONE: int(lord.gone)}.items():
            s.lords[at + field] = number
        for kind, number in enumerate(lord.owed):
            s.lords[at + OWED + kind] = number
        for side, names in enumerate((lord.left, lord.right)):
            for name in names:
                s.creatures[card_of[name]] = SERVES + who * 2 + side
    for field, number in zip((FOOD, SIGN, BARREL), view.supply, strict=True):
        s.lords[s.players * LORD + field] = number


def _hand_out_goblins(s: BellumState, view: View, seat: int, rng: Rng) -> None:
    """One's own goblins and choice; those of the others are any that are left, on any side (3, 4)."""
    t = s.tables
    own = [t.creature_ids.index(name) for name in view.goblins]
    for card in own:
        s.creatures[card] = HELD
    unseen = [card for card in range(int(t.first_evil)) if s.creatures[card] == UNSEEN]
    rng.shuffle(unseen)
    for who, lord in enumerate(view.lords):
        mine = who == seat
        hand = own if mine else [unseen.pop() for _ in range(lord.goblins)]
        for field, card in zip((FIRST, SECOND), sorted(hand), strict=False):
            s.creatures[card] = HELD
            s.lords[who * LORD + field] = card
        if lord.chose:
            sides = [SIDES.index(side) for side in view.choice] if mine else [rng.below(2), rng.below(2)]
            s.lords[who * LORD + CHOICE] = sides[0] * 2 + sides[1]


def _put_chests(s: BellumState, who: int, values: list[int]) -> None:
    """Chests whose values are known, out of the stacks."""
    for face, number in enumerate(values):
        s.chests[who * s.tables.faces + face] += number
        s.chests[s.players * s.tables.faces + face] -= number


def _hide_chests(s: BellumState, view: View, seat: int, kind: int, thefts: list[Theft], rng: Rng) -> None:
    """The chests of one kind that others hold: seen ones where they may be by now, the rest dealt at random."""
    t = s.tables
    first, end = int(t.face_start[kind]), int(t.face_start[kind + 1])
    ways = Ways(seat, len(view.lords), first, [int(t.face_count[face]) for face in range(first, end)], thefts)
    way = ways.draw(view.lords[seat].values[first:end], rng)
    castles, moved = follow(ways, way, [lord.chests[kind] for lord in view.lords], rng)
    stack = int(s.players * t.faces)
    known = [(who, chest) for who, castle in enumerate(castles) for chest in castle if chest.face != UNKNOWN]
    for _, chest in known:
        s.chests[stack + chest.face] -= 1
    rest = [face for face in range(first, end) for _ in range(s.chests[stack + face])]
    hidden = [(who, chest) for who, castle in enumerate(castles) for chest in castle if chest.face == UNKNOWN]
    for _, chest in hidden:
        at = rng.below(len(rest))
        chest.face, rest[at] = rest[at], rest[-1]
        rest.pop()
        s.chests[stack + chest.face] -= 1
    for who, chest in known + hidden:
        s.chests[who * t.faces + chest.face] += 1
    ledger = [int(number) for number in s.thefts]
    for theft, chest in zip(thefts, moved, strict=True):
        ledger += [chest.face, theft.victim, theft.thief, theft.victim_had, theft.thief_had]
    s.thefts = vec[i64](ledger)
