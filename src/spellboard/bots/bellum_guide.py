"""What the search knows of Bellum Magica: likely moves, the rest of the day played quickly, and how the lords stand."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ..core.rng import Rng
from ..core.state import CHANCE, State
from ..games.bellum.phases import ATTACK, CHEST, DEAL, END, PLACE, RECRUIT, ROB, ROLL, STEAL
from ..games.bellum.state import BellumState
from ..games.bellum.tables import Tables
from .bellum_standing import Standing
from .bellum_worth import FULL, Worth
from .guide import EVERYBODY, Guide

SELDOM: Final[i64] = 300
"""No move is less likely than so many in 4,096 beside the best."""
LONGEST_DAY: Final[i64] = 400


class BellumGuide(Guide):
    """Plays the day to its end by what things are worth, and judges the next dawn."""

    def __init__(self, tables: Tables, hidden: int, first: list[int], bias: list[int], second: list[int]) -> None:
        super().__init__()
        self.worth = Worth(tables)
        self.standing = Standing(self.worth, hidden, first, bias, second)
        self.explore = 2_500
        self.days: i64 = 1
        """So many dawns a rollout goes on."""
        self.shares: vec[i64] = vec[i64]([0] * 5)

    def prior(self, state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
        return self.worth.likely(cast(BellumState, state), seat, codes, SELDOM)

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
                s.step(self.worth.best(s, seat, s.offer(seat)), seat, None)

    def play_keenly(self, s: BellumState, rng: Rng, wild: i64) -> None:
        """As `play_day`, but attacks and recruits by how everybody stands afterwards: slower, better, for learning."""
        day: i64 = s.day
        steps: i64 = 0
        while s.phase != END and (s.day == day or s.phase != ROLL) and steps < LONGEST_DAY:
            seat: i64 = s.turn()
            steps += 1
            if seat == CHANCE:
                s.step(rng.draw(s.odds()), seat, None)
            elif wild > 0 and rng.below(1000) < wild:
                s.step(self.drawn(s, seat, rng), seat, None)
            elif s.phase in (ATTACK, ROB, RECRUIT, PLACE):
                s.step(self.keen(s, seat, rng), seat, None)
            else:
                s.step(self.worth.best(s, seat, s.offer(seat)), seat, None)

    def keen(self, s: BellumState, seat: i64, rng: Rng) -> i64:
        """The choice after which a lord stands best."""
        codes = s.offer(seat)
        best: i64 = codes[0]
        most: i64 = -1
        if len(codes) > 1:
            for code in codes:
                after = s.copy()
                after.step(code, seat, None)
                share: i64 = self.settled_share(after, seat, rng)
                if share > most:
                    most = share
                    best = code
        return best

    def settled_share(self, s: BellumState, seat: i64, rng: Rng) -> i64:
        """What a lord can expect when chance has dealt, and a new creature serves on its better side."""
        while s.turn() == CHANCE and s.phase != ROLL:
            s.step(rng.draw(s.odds()), CHANCE, None)
        if s.phase == PLACE:
            other = s.copy()
            other.step(s.tables.place + 1, seat, None)
            s.step(s.tables.place, seat, None)
            self.result(other, self.shares)
            right: i64 = self.shares[seat]
            self.result(s, self.shares)
            return self.shares[seat] if self.shares[seat] > right else right
        self.result(s, self.shares)
        return self.shares[seat]

    def drawn(self, s: BellumState, seat: i64, rng: Rng) -> i64:
        """A choice by weight."""
        codes = s.offer(seat)
        weights = self.worth.likely(s, seat, codes, FULL // 4)
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
