"""What the search knows of Bellum Magica: likely moves, the rest of the day played quickly, and how the lords stand."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..core.rng import Rng
from ..core.state import CHANCE, State
from ..games.bellum.phases import CHEST, DEAL, END, ROLL, STEAL
from ..games.bellum.state import BellumState
from ..games.bellum.tables import Tables
from .bellum_quick import FULL, Quick
from .bellum_standing import Standing
from .bellum_worth import Worth
from .guide import EVERYBODY, Guide

SELDOM: Final[i64] = 300
"""No move is less likely than so many in 4,096 beside the best."""
LONGEST_DAY: Final[i64] = 400


class BellumGuide(Guide):
    """Plays the day to its end by what things are worth, and judges the next dawn."""

    def __init__(self, tables: Tables, hidden: int, first: list[int], bias: list[int], second: list[int]) -> None:
        super().__init__()
        self.worth = Worth(tables)
        self.quick = Quick(self.worth)
        self.standing = Standing(self.worth, hidden, first, bias, second)
        self.explore = 2_500
        self.days: i64 = 1
        """So many dawns a rollout goes on."""

    def prior(self, state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
        return self.quick.likely(cast(BellumState, state), seat, codes, SELDOM)

    def rollout(self, state: State, rng: Rng) -> None:
        dawn: i64 = 0
        while dawn < self.days:
            self.play_day(cast(BellumState, state), rng, 0)
            dawn += 1

    def play_day(self, s: BellumState, rng: Rng, wild: i64) -> None:
        """Play on to the next dawn or the end; of 1,000 choices so many are made by weight instead of the best."""
        day: i64 = s.day
        steps: i64 = 0
        while s.phase != END and (s.day == day or s.phase != ROLL) and steps < LONGEST_DAY:
            seat: i64 = s.turn()
            steps += 1
            if seat == CHANCE:
                s.step(rng.draw(s.odds()), seat, None)
            elif wild > 0 and rng.below(1000) < wild:
                s.step(self.drawn(s, seat, rng), seat, None)
            else:
                s.step(self.quick.best(s, seat, s.offer(seat)), seat, None)

    def drawn(self, s: BellumState, seat: i64, rng: Rng) -> i64:
        """A choice by weight."""
        codes = s.offer(seat)
        weights = self.quick.likely(s, seat, codes, FULL // 4)
        total: i64 = 0
        at: i64 = 0
        while at < i64(len(codes)):
            total += weights[at]
            at += 1
        point: i64 = rng.below(total)
        at = 0
        while point >= weights[at]:
            point -= weights[at]
            at += 1
        return codes[at]

    def value(self, state: State, out: vec[i64]) -> None:
        self.standing.shares(cast(BellumState, state), out)

    def seers(self, state: State, code: i64, seat: i64) -> i64:
        """Goblins are dealt to one lord; a chest's value is known to whoever takes it, a stolen one's to both (40)."""
        s = cast(BellumState, state)
        if seat == CHANCE:
            if s.phase == DEAL or s.phase == CHEST:
                return 1 << s.seat
            if s.phase == STEAL:
                return (1 << s.seat) | (1 << s.victim)
        return EVERYBODY
