"""How far everybody is from winning at Magalon, in hundredths of a round, and what follows from it.

A seat needs so many rounds: the way over its missing artifacts and home, as ruins, shields and monsters stand, walked
with the cards it holds, and the energy that it lacks. Whoever stands where a monster may strike needs more. Who needs
fewest is likely to win, the more so the nearer the end is.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..games.magalon.phases import LAYING
from ..games.magalon.state import MagalonState
from ..games.magalon.tables import (
    AT,
    BONUS,
    DICE,
    ENERGY,
    GAINED,
    GIANT_NUMBER,
    GIANT_STEPS,
    GNOME_STEPS,
    HAND,
    LAID,
    MONSTER,
    NONE,
    OWNED,
    SEATS,
    STEPS,
    Tables,
)
from .magalon_ways import Ways

ROUND: Final[i64] = 100
FADING: Final[i64] = 1600


class Weights:
    """What things count, in hundredths of a round unless it says otherwise."""

    def __init__(self) -> None:
        self.stride: i64 = 90
        """How much of a card's number brings one nearer, out of 100."""
        self.small: i64 = 4
        """With cards up to this value nobody walks far: sooner the card that brings all others back."""
        self.last: i64 = 55
        """The last walk takes a turn however short it is; what is shorter is safer."""
        self.price: i64 = 24
        """What a missing point of energy costs."""
        self.spare: i64 = 2
        """What a point of energy beyond the goal is worth, for the first few."""
        self.at_home: i64 = 12
        """What is left for a seat that can win with the card it has laid, and again for each who acts before."""
        self.struck: i64 = 35
        """What it costs to stand within reach of the gnomes of somebody who has them to move."""
        self.crushed: i64 = 80
        """The same for the giant, where the dice bring him."""
        self.near: i64 = 6
        """What it costs to stand near a monster that nobody moves in this round any more."""
        self.lead: i64 = 1200
        self.early: i64 = 10
        """How much a lead of a round counts: lead / sqrt(early + rounds to go)."""
        self.doubt: i64 = 150
        """A turn that promises so much less of a win, in 1/10,000, comes into question e times less."""
        self.bothers: i64 = 4
        """So many ways to bother the others are followed up with a walk."""
        self.walks: i64 = 6
        """So many ends of the walk are looked at if nobody is bothered, and half as many otherwise."""


class Outlook:
    """One look at a position: distances, who may strike, and what every seat needs."""

    def __init__(self, t: Tables, weights: Weights) -> None:
        self.t = t
        self.weights = weights
        self.ways = Ways(t)
        self.walkers = vec[i64]()
        """The cards that bring no energy, the farthest first."""
        self.fuel = vec[i64]()
        """The cards that bring energy."""
        for card in sorted(range(int(t.cards)), key=lambda card: -int(t.value[card])):
            if t.energy[card] > 0:
                self.fuel = append(self.fuel, i64(card))
            elif t.value[card] > 0:
                self.walkers = append(self.walkers, i64(card))
        self.full: i64 = (1 << t.cards) - 1
        self.fade = vec[i64]([0] * int(FADING + 1))
        weight: i64 = 1 << 30
        for at in range(FADING):
            self.fade[at] = weight >> 10
            weight = weight * 99005 // 100000
        self.hits = vec[i64]([0] * 16)
        """In how many of 36 throws the giant can come exactly so far, by distance."""
        for distance in range(1, 13):
            for total in range(2, 13):
                if total >= distance and (total - distance) % 2 == 0:
                    self.hits[distance] += 6 - abs(7 - total)
        self.needs = vec[i64]([0] * int(SEATS))
        self.gnomes = vec[i64]([0] * int(SEATS))
        """How far each seat's gnomes still come in this round."""
        self.giant: i64 = NONE
        """Who still has the giant to move."""
        self.acted: bool = False
        """Whether the mover has done all of his turn but end it."""

    def look(self, s: MagalonState) -> None:
        """Measure all ways as the board stands, and who may strike."""
        self.ways.measure(s.board)
        self.alarm(s)

    # --- rounds ------------------------------------------------------------------------------------------------------

    def rounds(self, far: i64, energy: i64, hand: i64) -> i64:
        """Rounds until a seat wins with these cards, this way to go and this energy, by a rough count."""
        best: i64 = self.spent(far, energy, hand, 0)
        some: i64 = 1
        while some < 1 << i64(len(self.fuel)):
            held: bool = True
            at: i64 = 0
            while at < i64(len(self.fuel)):
                if (some >> at) & 1 and not (hand >> self.fuel[at]) & 1:
                    held = False
                at += 1
            if held:
                spent: i64 = self.spent(far, energy, hand, some)
                if spent < best:
                    best = spent
            some += 1
        return best

    def spent(self, far: i64, energy: i64, hand: i64, some: i64) -> i64:
        """The same with some of the energy cards and no other."""
        t = self.t
        left: i64 = far * 10_000 // self.weights.stride
        rounds: i64 = 0
        at: i64 = 0
        while at < i64(len(self.fuel)):
            if (some >> at) & 1:
                left -= t.value[self.fuel[at]] * 100
                energy += t.energy[self.fuel[at]]
                rounds += ROUND
            at += 1
        at = 0
        cards: i64 = len(self.walkers)
        last: i64 = self.weights.last
        while left > 0:
            while at < cards and not (hand >> self.walkers[at]) & 1:
                at += 1
            value: i64 = t.value[self.walkers[at]] if at < cards else 0
            if value == 0 or (value <= self.weights.small and left > 200 * value):
                rounds += ROUND
                energy -= t.upkeep
                hand = self.full
                at = 0
                continue
            energy -= t.upkeep
            rounds += ROUND if left >= value * 100 else last + (ROUND - last) * left // (value * 100)
            left -= value * 100
            at += 1
        short: i64 = t.energy_goal - energy - t.upkeep
        if short > 0:
            return rounds + short * self.weights.price
        return rounds - (4 if short < -4 else -short) * self.weights.spare

    def alarm(self, s: MagalonState) -> None:
        """Who can still strike in this round, and how far."""
        self.giant = NONE
        seat: i64 = 0
        while seat < s.players:
            self.gnomes[seat] = 0
            if self.to_act(s, seat):
                self.gnomes[seat] = s.t.gnomes[s.table[LAID + seat]]
                if s.phase != LAYING and seat == s.mover:
                    self.gnomes[seat] -= s.table[GNOME_STEPS]
                if s.phase != LAYING and seat == s.lowest:
                    if seat != s.mover or s.table[DICE] == 0 or s.table[GIANT_STEPS] == 0:
                        self.giant = seat
            seat += 1
        if self.acted and s.mover == s.lowest and s.table[DICE] == 0:
            self.giant = s.mover

    def to_act(self, s: MagalonState, seat: i64) -> bool:
        """Whether a seat has laid a card and its turn is still to come, or to be done."""
        laid: i64 = s.table[LAID + seat]
        if laid < 0 or not s.present(seat):
            return False
        if s.phase == LAYING:
            return True
        return laid < s.card() or (seat == s.mover and not self.acted)

    def need(self, s: MagalonState, seat: i64) -> i64:
        """What a seat needs as the table stands."""
        table = s.table
        return self.need_at(s, seat, table[AT + seat], table[OWNED + seat], table[ENERGY + seat])

    def need_at(self, s: MagalonState, seat: i64, field: i64, owned: i64, energy: i64) -> i64:
        """What a seat would need there."""
        t = s.t
        far: i64 = self.ways.way(field, owned)
        hand: i64 = s.table[HAND + seat]
        laid: i64 = s.table[LAID + seat]
        if s.phase == LAYING and laid == NONE:
            return self.rounds(far, energy, hand) + self.danger(s, seat, field)
        if not self.to_act(s, seat):
            return ROUND + self.rounds(far, energy, hand) + self.danger(s, seat, field)
        steps: i64 = t.value[laid]
        gain: i64 = t.energy[laid]
        if seat == s.mover and s.phase != LAYING:
            steps = steps - s.table[STEPS] if s.table[STEPS] < steps else 0
            gain = 0 if s.table[GAINED] else gain
        if far <= steps and energy + gain >= t.energy_goal:
            return self.weights.at_home * (1 + self.before(s, laid))
        if t.energy[laid] > 0:
            energy = energy + gain if energy + gain < t.energy_top else t.energy_top
        else:
            energy -= t.upkeep
        left: i64 = far - steps * self.weights.stride // 100
        if t.recovers[laid]:
            hand = self.full
        return ROUND + self.rounds(left if left > 1 else 1, energy, hand) + self.danger(s, seat, field)

    def before(self, s: MagalonState, card: i64) -> i64:
        """How many act before that card."""
        count: i64 = 0
        seat: i64 = 0
        while seat < s.players:
            if s.table[LAID + seat] > card and self.to_act(s, seat):
                count += 1
            seat += 1
        return count

    def danger(self, s: MagalonState, seat: i64, field: i64) -> i64:
        """What it costs to stand there, for the monsters."""
        t = s.t
        if field >= t.squares:
            return 0
        gnome: i64 = self.ways.apart(field, s.table[MONSTER])
        other: i64 = self.ways.apart(field, s.table[MONSTER + 1])
        if other < gnome:
            gnome = other
        giant: i64 = self.ways.apart(field, s.table[MONSTER + GIANT_NUMBER])
        cost: i64 = (self.weights.near if gnome <= 5 else 0) + (self.weights.near if giant <= 8 else 0)
        if s.protected(seat):
            return cost
        each: i64 = 0
        while each < s.players:
            if each != seat and 0 < gnome <= self.gnomes[each]:
                cost += self.weights.struck
                break
            each += 1
        if self.giant >= 0 and self.giant != seat and giant <= 12:
            cost += self.weights.crushed * self.reached(s, giant) // 36
        return cost

    def reached(self, s: MagalonState, distance: i64) -> i64:
        """In how many of 36 throws the giant comes exactly so far; after the throw in all or none."""
        if self.giant == s.mover and s.table[DICE] != 0:
            total: i64 = s.dice()
            return 36 if distance <= total and (total - distance) % 2 == 0 else 0
        return self.hits[distance]

    # --- shares ------------------------------------------------------------------------------------------------------

    def weigh(self, s: MagalonState) -> None:
        """Fill in what every seat needs."""
        seat: i64 = 0
        while seat < s.players:
            self.needs[seat] = self.need(s, seat) if s.present(seat) else FADING
            seat += 1

    def settled(self, s: MagalonState) -> i64:
        """What the mover will need once he ends his turn here, without a bonus walk."""
        t = s.t
        me: i64 = s.mover
        energy: i64 = s.table[ENERGY + me]
        if s.table[BONUS] == 0 and s.table[STEPS] > 0 and t.red[s.table[AT + me]]:
            energy = energy + t.red_gain if energy + t.red_gain < t.energy_top else t.energy_top
        elif t.energy[s.card()] == 0:
            energy -= t.upkeep
        owned: i64 = s.table[OWNED + me]
        if energy < 0:
            return self.need_at(s, me, t.start, 0, t.energy_after_fall)
        return self.need_at(s, me, s.table[AT + me], owned, energy)

    def share(self, s: MagalonState, seat: i64, whole: i64) -> i64:
        """How much of the whole a seat can expect, by what all need."""
        least: i64 = self.needs[0]
        each: i64 = 1
        while each < s.players:
            if self.needs[each] < least:
                least = self.needs[each]
            each += 1
        lead: i64 = i64(float(self.weights.lead) * 100.0 / sqrt(float(self.weights.early + least)))
        total: i64 = 0
        mine: i64 = 0
        each = 0
        while each < s.players:
            behind: i64 = (self.needs[each] - least) * lead // 10_000
            weight: i64 = self.fade[behind if behind < FADING else FADING]
            total += weight
            if each == seat:
                mine = weight
            each += 1
        return mine * whole // total
