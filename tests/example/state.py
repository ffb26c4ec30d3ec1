"""The rules of Embers: a position, and one small object for each decision."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from spellboard import CHANCE, Game, Outcome, Sink, State
from spellboard.core.state import OVER

from .tables import Tables

DEAL, AIM, DIE, LIFT, LEAD, LAY, OMEN, END = range(8)
UNDECIDED, HIDING = -1, -2


class Decision:
    """Lists the choices of a seat and carries out the chosen one, side by side."""

    kinds: tuple[str, ...] = ()

    def choices(self, s: EmbersState, seat: int) -> list[int]:
        raise NotImplementedError

    def play(self, s: EmbersState, code: int, seat: int, sink: Sink | None) -> None:
        raise NotImplementedError

    def objections(self, s: EmbersState, code: int, seat: int) -> list[str]:
        return []


class Aim(Decision):
    """All choose at once and in secret whom to rob, or to hide (aim, aim-self, aim-empty)."""

    kinds = ("aim", "hide")

    def choices(self, s: EmbersState, seat: int) -> list[int]:
        if s.gone >> seat & 1:
            return []
        targets = [s.tables.aim + other for other in range(3) if other != seat and s.cards(other)]
        return [*targets, s.tables.hide]

    def play(self, s: EmbersState, code: int, seat: int, sink: Sink | None) -> None:
        s.aims[seat] = HIDING if code == s.tables.hide else code - s.tables.aim
        if sink is not None:
            sink.tell("aimed", {"seat": seat}, private={"target": s.target(seat)}, to=[seat])
        if not s.waiting:
            s.show_aims(sink)

    def objections(self, s: EmbersState, code: int, seat: int) -> list[str]:
        target = code - s.tables.aim
        if not 0 <= target < 3:
            return ["core.decision"]
        return ["aim-self"] * (target == seat) + ["aim-empty"] * (s.cards(target) == 0)


class Lead(Decision):
    """The leader may bury a card for points, or leave it (bury, bury-empty)."""

    kinds = ("bury", "pass")

    def choices(self, s: EmbersState, seat: int) -> list[int]:
        if seat != s.leader:
            return []
        return sorted([s.tables.passing] + [s.tables.bury] * (s.cards(seat) > 0))

    def play(self, s: EmbersState, code: int, seat: int, sink: Sink | None) -> None:
        if code == s.tables.bury:
            s.phase = LAY
        else:
            if sink is not None:
                sink.tell("passed", {"seat": seat})
            s.show_omen(sink)

    def objections(self, s: EmbersState, code: int, seat: int) -> list[str]:
        return ["bury-empty"] if code == s.tables.bury else ["core.decision"]


class Lay(Decision):
    """Which card goes under the deck, or put back: the chain stays open until then (lay, lay-hand, put-back)."""

    kinds = ("lay", "put back")

    def choices(self, s: EmbersState, seat: int) -> list[int]:
        if seat != s.leader:
            return []
        held = [s.tables.lay + card for card in range(s.tables.cards) if s.hands[seat * s.tables.cards + card]]
        return [*held, s.tables.put_back]

    def play(self, s: EmbersState, code: int, seat: int, sink: Sink | None) -> None:
        if code == s.tables.put_back:
            s.phase = LEAD
            return
        card = code - s.tables.lay
        s.hands[seat * s.tables.cards + card] -= 1
        s.tail = append(s.tail, card * 3 + seat)
        s.points[seat] += s.tables.burying
        if sink is not None:
            sink.tell("buried", {"seat": seat}, private={"card": s.tables.names[card]}, to=[seat])
        s.show_omen(sink)

    def objections(self, s: EmbersState, code: int, seat: int) -> list[str]:
        return ["lay-hand"] if s.tables.lay <= code < s.tables.lay + s.tables.cards else ["lay"]


DECISIONS: dict[int, Decision] = {AIM: Aim(), LEAD: Lead(), LAY: Lay()}


class EmbersState(State):
    """A position of Embers."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "round", "leader", "die", "dealt", "robber", "gone",
        "aims", "hands", "stash", "pile", "bag", "tail", "points",
    )  # fmt: skip

    def __init__(self, game: Game, players: int, tables: Tables) -> None:
        super().__init__(game, players)
        n = tables.cards
        self.tables = tables
        self.phase = DEAL
        self.round = 0
        self.leader = 0
        self.die = 0
        self.dealt = 0
        self.robber = 0
        self.gone = 0
        self.aims = vec[i64]([UNDECIDED] * 3)
        self.hands = vec[i64]([0] * 3 * n)
        self.stash = vec[i64]([0] * 9 * n)
        """Stolen cards by thief, victim and card: these two have seen them."""
        self.pile = vec[i64]([0] * 3 * n)
        self.bag = vec[i64](tables.counts)
        self.tail = vec[i64]()
        """The cards under the deck from the top down, each as card * 3 + the seat that buried it."""
        self.points = vec[i64]([0] * 3)

    def copy(self) -> EmbersState:
        new = EmbersState(self.game, 3, self.tables)
        for field in self.FIELDS:
            value = getattr(self, field)
            setattr(new, field, value if isinstance(value, int) else vec[i64](value))
        return new

    # --- who and what ------------------------------------------------------------------------------------------------

    def rule_actor(self) -> i64:
        if self.phase in (DEAL, DIE, LIFT, OMEN):
            return CHANCE
        if self.phase == END:
            return OVER
        return self.waiting[0]

    def rule_waiting(self) -> list[int]:
        if self.phase == AIM:
            return [seat for seat in range(3) if self.aims[seat] == UNDECIDED and not self.gone >> seat & 1]
        return [self.leader] if self.phase in (LEAD, LAY) else []

    def rule_legal(self, seat: i64) -> vec[i64]:
        decision = DECISIONS.get(self.phase)
        return vec[i64](decision.choices(self, seat) if decision else [])

    def rule_apply(self, code: i64, seat: i64, sink: Sink | None) -> None:
        if seat == CHANCE:
            self.deal(code, sink)
        else:
            DECISIONS[self.phase].play(self, code, seat, sink)

    def objections(self, code: i64, seat: i64) -> list[str]:
        decision = DECISIONS[self.phase]
        if self.game.codes.kind(code) not in decision.kinds and self.phase != LAY:
            return ["core.decision"]
        return decision.objections(self, code, seat)

    def expected(self, seat: i64) -> list[str]:
        decision = DECISIONS.get(self.phase)
        return list(decision.kinds) if decision and seat in self.waiting else []

    # --- chance ------------------------------------------------------------------------------------------------------

    def rule_chances(self) -> vec[i64]:
        t = self.tables
        if self.phase == DIE:
            return vec[i64]([number for face in range(6) for number in (t.die + face, 1)])
        if self.phase == LIFT:
            victim = self.aims[self.robber]
            base, counts = t.lift, list(self.hands)[victim * t.cards : (victim + 1) * t.cards]
        else:
            base, counts = (t.deal if self.phase == DEAL else t.omen), list(self.bag)
            if not any(counts):
                return vec[i64]([base + self.tail[0] // 3, 1])
        return vec[i64]([number for card, count in enumerate(counts) if count for number in (base + card, count)])

    def deal(self, code: int, sink: Sink | None) -> None:
        """What the dealer rolled or drew."""
        t = self.tables
        if self.phase == DEAL:
            seat, card = self.dealt % 3, code - t.deal
            self.bag[card] -= 1
            self.hands[seat * t.cards + card] += 1
            if sink is not None:
                sink.tell("dealt", {"seat": seat}, private={"card": t.names[card]}, to=[seat])
            self.dealt += 1
            if self.dealt == 3 * t.hand:
                self.phase = AIM
        elif self.phase == DIE:
            self.die = code - t.die + 1
            if sink is not None:
                sink.tell("rolled", {"die": self.die})
            self.robber = -1
            self.next_robber(sink)
        elif self.phase == LIFT:
            thief, victim, card = self.robber, self.aims[self.robber], code - t.lift
            self.hands[victim * t.cards + card] -= 1
            self.stash[(thief * 3 + victim) * t.cards + card] += 1
            if sink is not None:
                sink.tell("stole", {"seat": thief, "from": victim}, private={"card": t.names[card]}, to=[thief, victim])
            self.next_robber(sink)
        else:
            card = code - t.omen
            if self.bag[card]:
                self.bag[card] -= 1
            else:
                self.tail = vec[i64](list(self.tail)[1:])
            self.pile[self.leader * t.cards + card] += 1
            if sink is not None:
                sink.tell("omen", {"seat": self.leader, "card": t.names[card]})
            self.next_round(sink)

    def show_aims(self, sink: Sink | None) -> None:
        """All have chosen: now everybody sees it, and nobody can change it any more (aim)."""
        self.phase = DIE
        if sink is not None:
            sink.tell("revealed", {"targets": [self.target(seat) for seat in range(3)]}, reveals=True)

    def next_robber(self, sink: Sink | None) -> None:
        """Robbers act in seat order; a hiding victim is safe where the option shelters (rob, shelter)."""
        for robber in range(self.robber + 1, 3):
            victim = self.aims[robber]
            if victim < 0 or self.die < self.tables.courage or not self.cards(victim):
                continue
            if self.aims[victim] == HIDING and self.tables.shelter:
                continue
            self.robber, self.phase = robber, LIFT
            return
        self.robber, self.phase = 0, LEAD
        if self.gone >> self.leader & 1:
            self.show_omen(sink)

    def show_omen(self, sink: Sink | None) -> None:
        """The leader's omen comes from the deck, or from its tail when the bag is empty (omen)."""
        self.phase = OMEN
        if not any(self.bag) and not len(self.tail):
            self.next_round(sink)

    def next_round(self, sink: Sink | None) -> None:
        self.round += 1
        self.leader = (self.leader + 1) % 3
        self.aims = vec[i64]([UNDECIDED] * 3)
        self.die = 0
        self.phase = AIM
        if self.round == self.tables.rounds:
            self.end(sink)

    def end(self, sink: Sink | None) -> None:
        self.phase = END
        if sink is not None:
            sink.tell("ended", {"scores": [self.score(seat) for seat in range(3)]}, reveals=True)

    def finish(self) -> Outcome | None:
        if self.phase != END:
            return None
        present = [seat for seat in range(3) if not self.gone >> seat & 1]
        scores = [(seat in present, self.score(seat)) for seat in range(3)]
        return Outcome.by_score(scores, "rounds" if self.round == self.tables.rounds else "resigned")

    def leave(self, seat: i64, sink: Sink | None) -> None:
        self.gone |= 1 << seat
        if self.phase == AIM:
            self.aims[seat] = UNDECIDED
        if bin(self.gone).count("1") >= 2:
            self.end(sink)
        elif self.phase == AIM and not self.waiting:
            self.show_aims(sink)
        elif self.phase in (LEAD, LAY) and seat == self.leader:
            self.show_omen(sink)

    # --- small questions ---------------------------------------------------------------------------------------------

    def left(self, seat: int) -> bool:
        """Whether a seat has resigned."""
        return bool(self.gone >> seat & 1)

    def cards(self, seat: int) -> int:
        """How many cards a seat holds in hand."""
        return sum(list(self.hands)[seat * self.tables.cards : (seat + 1) * self.tables.cards])

    def target(self, seat: int) -> str:
        aim = self.aims[seat]
        return "nobody" if aim == UNDECIDED else "hiding" if aim == HIDING else f"p{aim + 1}"

    def score(self, seat: int) -> int:
        n, worth = self.tables.cards, self.tables.worth
        own = [*list(self.hands)[seat * n : (seat + 1) * n], *list(self.pile)[seat * n : (seat + 1) * n]]
        own += list(self.stash)[seat * 3 * n : (seat + 1) * 3 * n]
        return int(self.points[seat] + sum(count * worth[at % n] for at, count in enumerate(own)))

    def faults(self) -> list[str]:
        found = []
        n = self.tables.cards
        sizes = {"aims": 3, "hands": 3 * n, "stash": 9 * n, "pile": 3 * n, "bag": n, "points": 3}
        found += [
            f"{field} must hold {size} numbers" for field, size in sizes.items() if len(getattr(self, field)) != size
        ]
        if found:
            return found
        for card in range(n):
            places = [*self.hands, *self.stash, *self.pile, *self.bag]
            there = sum(places[card::n]) + sum(1 for buried in self.tail if buried // 3 == card)
            if there != self.tables.counts[card]:
                found.append(f"{there} cards {self.tables.names[card]} instead of {self.tables.counts[card]}")
        if any(
            count < 0 for field in ("hands", "stash", "pile", "bag", "tail", "points") for count in getattr(self, field)
        ):
            found.append("a number of cards is below zero")
        if not (DEAL <= self.phase <= END and 0 <= self.leader < 3 and 0 <= self.round <= self.tables.rounds):
            found.append("phase, leader or round is out of bounds")
        over = self.round == self.tables.rounds or self.gone in (0b011, 0b101, 0b110)
        buried = self.round + (self.phase in (OMEN, END))
        if (self.phase == END) != over or max(self.points) > self.tables.burying * buried:
            found.append("the game is over too early or too late, or somebody has too many points")
        full = 3 * self.tables.hand
        if not 0 <= self.dealt <= full or (self.phase == DEAL) != (self.dealt < full) or not 0 <= self.die <= 6:
            found.append("the cards are not dealt, or the die has no such face")
        elif self.phase == DEAL and any(self.cards(seat) != (self.dealt + 2 - seat) // 3 for seat in range(3)):
            found.append("the cards are not dealt in turn")
        if any(buried // 3 >= n for buried in self.tail):
            found.append("a card is buried that does not exist")
        if any(not HIDING <= aim < 3 for aim in self.aims) or not 0 <= self.gone < 7 or not -1 <= self.robber < 3:
            found.append("an aim, a robber or a resigned seat is out of bounds")
        elif self.phase == LIFT and self.aims[self.robber] < 0:
            found.append("somebody robs without an aim")
        return found
