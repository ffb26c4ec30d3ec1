"""A fair opponent for Das Amulett: it looks one step ahead, at what it sees and can remember, and asks the engine."""

from __future__ import annotations

from typing import cast

from ..core.game import Game
from ..core.observation import Observation
from ..core.rng import Rng
from ..games.amulett.ending import victory
from ..games.amulett.game import Amulett
from ..games.amulett.payment import allowance, gems_due, gems_promised
from ..games.amulett.state import AmulettState
from ..games.amulett.tables import EXTRA_GEM, METALS, SHIFT, SKIM, gems_in, gems_of, one_gem
from ..games.amulett.view import View
from . import Bot

# What an ability is worth beside the cards that a spell brings each round, in cards.
ABILITY = {
    "none": 0.0, "gem-income": 1.0, "move-gem": 0.2, "extra-metal": 1.0, "skim": 2.5, "refund": 1.5, "extra-gem": 3.0,
    "wild": 1.5, "raise-step": 1.0, "choose-marker": 0.2, "free-move": 1.0, "may-equal": 1.0, "drain": 0.5,
    "shift": 0.2,
}  # fmt: skip
WHERE = {"any": 1.0, "wall": 0.6, "pyramid": 0.6}


class Greedy(Bot):
    """Buys strong spells with spare stones, bids for gems what they are worth now, and goes where it is rich."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.figures = cast(Amulett, game).figures
        self.worth = {
            spell.id: sum(count * (1.1 if metal == "joker" else 1.0) for metal, count in spell.metals.items())
            + ABILITY[spell.effect.kind] * WHERE[spell.effect.where]
            - 0.7 * (spell.bolts - 1)
            for spell in self.figures.spell
        }

    def choose(self, seen: Observation) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        decide = getattr(self, "_" + seen.view.decision.replace("-", "_"))
        wanted: int = decide(seen, cast(AmulettState, seen.sample(self.rng)))
        return wanted

    def best(self, seen: Observation, score: dict[str, float]) -> int:
        """The legal action with the highest score; what has no score counts as nothing."""
        return max(seen.legal, key=lambda code: score.get(self.game.name_of(code), 0.0))

    # --- set-up ------------------------------------------------------------------------------------------------------

    def _keep(self, seen: Observation, s: AmulettState) -> int:
        def value(code: int) -> float:
            pair = self.game.codes.arguments(code)
            return self.worth[pair["first"]] + self.worth[pair["second"]]

        return max(seen.legal, key=value)

    def _redraw(self, seen: Observation, s: AmulettState) -> int:
        mean = sum(self.worth.values()) / len(self.worth)
        poor = [spell.id for spell in seen.view.seats[self.seat].spells if self.worth[spell.id] < mean - 0.5]
        name = "redraw both" if len(poor) > 1 else f"redraw {poor[0]}" if poor else "decline"
        return self.best(seen, {name: 1.0})

    def _allot(self, seen: Observation, s: AmulettState) -> int:
        return self.best(seen, {"allot 4 4": 1.0})

    # --- spell phase -------------------------------------------------------------------------------------------------

    def _spell_bid(self, seen: Observation, s: AmulettState) -> int:
        """Stones come back, so idle ones are wasted: the fewer cards are still to come, the more of them may go."""
        view = seen.view
        supply = view.seats[self.seat].supply
        share = supply / (1.6 + 0.5 * view.to_come)
        price = min(supply, round(share * self.worth[view.on_offer] / 1.8 + 0.3))
        last = all(seat.out or seat.resigned for who, seat in enumerate(view.seats) if who != self.seat)
        bid = view.high + 1 if last else max(view.high + 1, price - 1)
        return self.best(seen, {f"bid {bid}": 1.0} if bid <= price else {"pass": 1.0})

    # --- metal phase -------------------------------------------------------------------------------------------------

    def _lift(self, seen: Observation, s: AmulettState) -> int:
        """Teleportation: away with what would win a rival the game, or to the caravan with a colour it lacks."""
        t = s.tables
        score = {"decline": 1.0}
        for colour, gem in enumerate(t.gem_names):
            for area, name in enumerate(t.area_names):
                if not gems_of(s.gems[area], colour):
                    continue
                if area == s.caravan:
                    rivals = [who for who in range(s.players) if who != self.seat and not s.gone >> who & 1]
                    score[f"lift {gem} {name}"] = 5.0 * any(self.wins(s, who, colour) for who in rivals)
                elif self.lacks(s, self.seat, colour) and self.leads(s):
                    far = 0.1 if t.near[s.caravan] >> area & 1 else 0.3
                    score[f"lift {gem} {name}"] = self.more_here(s) + far
        return self.best(seen, score)

    def _set(self, seen: Observation, s: AmulettState) -> int:
        """What it lacks comes to the caravan, anything else goes where the caravan cannot go next."""
        t = s.tables
        colour = int(s.lifted // t.areas)
        near = {area for area in range(t.areas) if t.near[s.caravan] >> area & 1 or area == s.caravan}
        score = {f"set {t.area_names[area]}": 1.0 for area in range(t.areas) if area not in near}
        if self.lacks(s, self.seat, colour):
            score[f"set {t.area_names[s.caravan]}"] = 2.0
        return self.best(seen, score)

    def lacks(self, s: AmulettState, seat: int, colour: int) -> bool:
        return not gems_of(s.gems[s.tables.areas + seat], colour)

    def leads(self, s: AmulettState) -> bool:
        """Whether it can pay two cards more than anybody else where the caravan stands."""
        purses = [int(s.purse(who, s.accepted(who))) for who in range(s.players)]
        return purses.pop(self.seat) >= 2 + max(purses)

    def more_here(self, s: AmulettState) -> float:
        """What one more gem of a new colour is worth here: much if there is none, or if a Gift finds too few."""
        t = s.tables
        fresh = sum(
            1 for colour in range(t.colours) if gems_of(s.gems[s.caravan], colour) and self.lacks(s, self.seat, colour)
        )
        return 2.0 if fresh < int(gems_promised(s, self.seat)) else 0.0

    def _gain(self, seen: Observation, s: AmulettState) -> int:
        """The metal that is asked for most around the caravan, for the most part."""
        return self.portion(seen, "gain", self.liking(s))

    def liking(self, s: AmulettState) -> list[float]:
        """How much each metal is wanted: where it buys gems, now and soon, and where rivals have little of it."""
        t = s.tables
        liking = [0.1 * (METALS - metal) for metal in range(METALS)]
        for area in range(t.areas):
            gems = sum(int(gems_of(s.gems[area], colour)) for colour in range(t.colours))
            near = 3.0 if area == s.caravan else 1.0 if t.near[s.caravan] >> area & 1 else 0.3
            for metal in range(METALS):
                if t.asks[area] >> metal & 1:
                    liking[metal] += near * gems
        jokers = [spell.effect for spell in self.figures.spell if s.spells[self.seat] >> self.number(spell.id) & 1]
        for effect in jokers:
            if effect.kind == "wild" and effect.where == "any":
                liking[t.metal_names.index(effect.metal)] += 100.0
        return liking

    def number(self, spell: str) -> int:
        return cast(Amulett, self.game).tables.spell_names.index(spell)

    def portion(self, seen: Observation, kind: str, liking: list[float]) -> int:
        """The most of the metal liked best; metals before it are left out."""
        names = self.figures.pieces.metals

        def value(code: int) -> tuple[float, int]:
            if self.game.codes.kind(code) != kind:
                return (-1.0, 0)
            part = self.game.codes.arguments(code)
            return (liking[names.index(part["metal"])], int(part["count"]))

        return max(seen.legal, key=value)

    # --- gem phase ---------------------------------------------------------------------------------------------------

    def _before_marker(self, seen: Observation, s: AmulettState) -> int:
        score: dict[str, float] = {}
        for metal, name in enumerate(self.figures.pieces.metals):
            rivals = [int(s.cards[who * METALS + metal]) for who in range(s.players) if who != self.seat]
            score[f"desire {name}"] = 1.0 + int(s.cards[self.seat * METALS + metal]) - max(rivals)
        wanted = self.trades_wanted(s)
        for marker in self.figures.pieces.markers:
            score[f"journey {marker}"] = 2.0 - 0.1 * abs(marker - wanted)
        return self.best(seen, score)

    def trades_wanted(self, s: AmulettState) -> float:
        """Many trades for who is rich, few for who is poor: by its part of all cards, and by what trades bring it."""
        markers = self.figures.pieces.markers
        cards = [int(s.hand_size(who)) for who in range(s.players) if not s.gone >> who & 1]
        part = len(cards) * int(s.hand_size(self.seat)) / (sum(cards) or 1)
        if s.owned(self.seat, SKIM) or s.owned(self.seat, EXTRA_GEM):
            part += 0.3
        middle = sum(markers) / len(markers)
        return middle + (part - 1.0) * 2 * (max(markers) - middle)

    def _trade_bid(self, seen: Observation, s: AmulettState) -> int:
        """Up to what the gem is worth; everything if it wins the game, or if it keeps a rival from winning it."""
        purse = int(s.purse(self.seat, s.accepted(self.seat)))
        limit = self.price(seen, s, purse)
        bids = [code for code in seen.legal if self.game.codes.kind(code) == "bid"]
        least = int(self.game.codes.arguments(bids[0])["count"])
        return bids[0] if least <= limit else seen.legal[0]

    def price(self, seen: Observation, s: AmulettState, purse: int) -> float:
        view: View = seen.view
        mine = view.seats[self.seat].gems
        here = view.areas[view.caravan]
        if any(self.wins(s, who) for who in range(s.players) if who == self.seat or not s.out >> who & 1):
            return purse
        fresh = any(gem not in mine for gem in here)
        # Cards that are not spent in this phase are worth as much in the next: spread them over the trades to come.
        budget = int(s.hand_size(self.seat)) / (1.0 + 0.35 * int(view.to_come))
        price = budget * (1.1 if fresh else 0.8) * (1.0 + 0.7 * (int(gems_due(s, self.seat)) - 1))
        return min(purse, max(1.0, price + int(allowance(s, self.seat))))

    def wins(self, s: AmulettState, seat: int, without: int = -1) -> bool:
        """Whether the gems that a seat would take here win it the game; or only together with one of a colour."""
        here = s.gems[s.caravan]
        if without < 0:
            return would_win(s, seat, here)
        return would_win(s, seat, here) and not would_win(s, seat, here - one_gem(without))

    def _pay(self, seen: Observation, s: AmulettState) -> int:
        """What is wanted least goes first."""
        return self.portion(seen, "pay", [-wanted for wanted in self.liking(s)])

    def _back(self, seen: Observation, s: AmulettState) -> int:
        return self.portion(seen, "back", self.liking(s))

    def _curse(self, seen: Observation, s: AmulettState) -> int:
        liking = self.liking(s)
        names = self.figures.pieces.metals
        return self.best(seen, {f"curse {name}": 1.0 + liking[metal] for metal, name in enumerate(names)})

    def _take(self, seen: Observation, s: AmulettState) -> int:
        mine = seen.view.seats[self.seat].gems
        score = {f"take {gem}": 2.0 * (gem not in mine) + 1.0 for gem in self.figures.gems}
        for spell in seen.view.seats[self.seat].spells:
            effect = self.figures.spell[self.number(spell.id)].effect
            if effect.kind == "gem-income":
                score[f"take {effect.gem}"] += 1.5
        return self.best(seen, score)

    def _move(self, seen: Observation, s: AmulettState) -> int:
        """Where its own purse outweighs the others' most, and where a new colour waits."""
        mine = seen.view.seats[self.seat].gems
        score: dict[str, float] = {}
        for name, gems in seen.view.areas.items():
            s.caravan = s.tables.area_names.index(name)
            rivals = [int(s.purse(who, s.accepted(who))) for who in range(s.players) if who != self.seat]
            own = int(s.purse(self.seat, s.accepted(self.seat)))
            score[f"move {name}"] = 100.0 + own - max(rivals) + 1.5 * any(gem not in mine for gem in gems)
        return self.best(seen, score)

    # --- energy phase ------------------------------------------------------------------------------------------------

    def _blue(self, seen: Observation, s: AmulettState) -> int:
        uses = [code for code in seen.legal if self.game.codes.kind(code) == "use"]
        if uses:
            return uses[0]
        return self.best(seen, {f"shift {self.saved(s)}": 1.0, "done": 0.5})

    def saved(self, s: AmulettState) -> str:
        """The strongest own spell that would go out now and that the stones of Energy Arcs can keep; or nothing."""
        t = s.tables
        mine = [spell for spell in range(t.spells) if s.spells[self.seat] >> spell & 1]
        arcs = [spell for spell in mine if t.kind[spell] == SHIFT]
        going = [spell for spell in mine if spell not in arcs and s.stones[spell] <= t.bolts[spell]]
        names = t.spell_names
        for spell in sorted(going, key=lambda spell: -self.worth[names[spell]]):
            needed = int(t.bolts[spell] - s.stones[spell]) + 1
            if any(s.stones[arc] >= needed and self.worth[names[arc]] < self.worth[names[spell]] for arc in arcs):
                return names[spell]
        return ""

    def _drain(self, seen: Observation, s: AmulettState) -> int:
        """A strong spell that is nearly empty, of whoever has most gems."""
        score: dict[str, float] = {}
        for who, seat in enumerate(seen.view.seats):
            for spell in seat.spells:
                value = self.worth[spell.id] * (2.0 if spell.stones <= seen.view.pending else 1.0) + len(seat.gems)
                score[f"drain p{who + 1} {spell.id}"] = value
        return self.best(seen, score)

    def _under(self, seen: Observation, s: AmulettState) -> int:
        return min(seen.legal, key=lambda code: self.worth[self.game.codes.arguments(code)["spell"]])


def would_win(s: AmulettState, seat: int, heap: int) -> bool:
    """Whether the gems that a seat would take from a heap, with all its Gifts here, complete its amulet."""
    t = s.tables
    amulet, most = s.gems[t.areas + seat], int(gems_promised(s, seat))
    new = [colour for colour in range(t.colours) if gems_of(heap, colour) and not gems_of(amulet, colour)][:most]
    if victory(t, amulet + sum(int(one_gem(colour)) for colour in new)):
        return True
    return bool(gems_in(amulet) + min(most, int(gems_in(heap))) >= t.win_gems)
