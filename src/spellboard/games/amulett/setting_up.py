"""Set-up: gems on the board, the first hat, the first spells and their stones (A1-A8)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision, even_odds
from ...core.state import CHANCE
from .phases import ALLOT, DEAL, FIRST_HAT, KEEP, LAY_GEMS, REDRAW, REPLACE, REVEAL
from .state import CHOSEN, DEALT, PILE, SEATS, STACKS, AmulettState
from .tables import METALS, bit, gems_of, one_gem

if TYPE_CHECKING:
    from ...core.events import Sink


class LayGems(Decision[AmulettState]):
    """Gems are drawn blind and fill the board area by area (A1a); everybody gets cards and stones (A1c, A5)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        t = s.tables
        s.cards = vec[i64]([0] * (PILE + METALS))
        for metal in range(METALS):
            for seat in range(s.players):
                s.cards[seat * METALS + metal] = t.hand
            s.cards[STACKS + metal] = t.cards - t.hand * s.players
        s.gems = vec[i64]([0] * (int(t.areas) + SEATS))
        s.stones = vec[i64]([0] * (int(t.spells) + SEATS))
        for seat in range(s.players):
            s.stones[t.spells + seat] = t.stones
        s.spells = vec[i64]([0] * (CHOSEN + SEATS))
        s.pouch = t.pouch
        s.bag = bit(t.spells) - 1
        s.caravan = t.start
        s.ask(LAY_GEMS, CHANCE)

    def odds(self, s: AmulettState) -> vec[i64]:
        t = s.tables
        odds = vec[i64](capacity=2 * t.colours)
        for colour in range(t.colours):
            count = gems_of(s.pouch, colour)
            if count:
                odds = append(odds, t.to_gem + colour)
                odds = append(odds, count)
        return odds

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        colour = code - s.tables.to_gem
        area = s.tables.places[s.progress]
        s.pouch -= one_gem(colour)
        s.gems[area] += one_gem(colour)
        s.progress += 1
        if sink is not None:
            sink.tell("laid", {"gem": s.tables.gem_names[colour], "area": s.tables.area_names[area]})
        if s.progress == len(s.tables.places):
            s.progress = 0
            s.ask(FIRST_HAT, CHANCE)


class FirstHat(Decision[AmulettState]):
    """Who holds the hat first is drawn by lot (A1)."""

    def odds(self, s: AmulettState) -> vec[i64]:
        return even_odds(s.tables.to_start, s.players)

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        s.hat = code - s.tables.to_start
        if sink is not None:
            sink.tell("hat", {"seat": int(s.hat)})
        s.ask(DEAL, CHANCE)


def spells_in(s: AmulettState, mask: i64, base: i64) -> vec[i64]:
    """Each spell of a mask with weight one."""
    odds = vec[i64](capacity=2 * s.tables.spells)
    for spell in range(s.tables.spells):
        if mask >> spell & 1:
            odds = append(odds, base + spell)
            odds = append(odds, 1)
    return odds


class Deal(Decision[AmulettState]):
    """Two spells each, face up (A2); four in secret in the expert set-up (A3)."""

    def odds(self, s: AmulettState) -> vec[i64]:
        return spells_in(s, s.bag, s.tables.to_deal)

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        spell = code - t.to_deal
        each = t.expert_dealt if t.expert else t.dealt
        to = (s.hat + s.progress // each) % s.players
        s.bag &= ~bit(spell)
        if t.expert:
            s.spells[DEALT + to] |= bit(spell)
            if sink is not None:
                sink.tell("dealt-secretly", {"seat": int(to)}, private={"spell": t.spell_names[spell]}, to=[int(to)])
        else:
            s.spells[to] |= bit(spell)
            if sink is not None:
                sink.tell("dealt", {"seat": int(to), "spell": t.spell_names[spell]})
        s.progress += 1
        if s.progress < each * s.players:
            return
        s.progress = 0
        if t.expert:
            s.turn_to(KEEP, sink)
        elif t.redraws:
            s.turn_to(REDRAW, sink)
        else:
            for who in range(s.players):
                lay_stones(s, who, t.first_stones, t.first_stones)
            s.turn_to(REVEAL, sink)


def lay_stones(s: AmulettState, seat: i64, first: i64, second: i64) -> None:
    """Stones on a seat's two first spells, in number order."""
    put = first
    for spell in range(s.tables.spells):
        if s.spells[seat] >> spell & 1:
            s.stones[spell] = put
            s.stones[s.tables.spells + seat] -= put
            put = second


class Secret(Decision[AmulettState]):
    """All choose at once; a choice may be changed until the last one is in."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        raise NotImplementedError

    def begin(self, s: AmulettState, phase: i64, sink: "Sink | None") -> None:
        s.ask(phase, -1)
        for seat in range(s.players):
            if s.gone >> seat & 1:
                s.spells[CHOSEN + seat] = self.usual(s, seat) + 1
        self.wait(s, sink)

    def usual(self, s: AmulettState, seat: i64) -> i64:
        """What is chosen for somebody who has left (F4)."""
        raise NotImplementedError

    def reveal(self, s: AmulettState, sink: "Sink | None") -> None:
        raise NotImplementedError

    def wait(self, s: AmulettState, sink: "Sink | None") -> None:
        """On to whoever has not chosen; when all have, the choices take effect."""
        for seat in range(s.players):
            if s.spells[CHOSEN + seat] == 0:
                s.to_act = seat
                return
        self.reveal(s, sink)

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if s.spells[CHOSEN + seat] == 0:
            s.spells[CHOSEN + seat] = self.usual(s, seat) + 1
            self.wait(s, sink)


class Keep(Secret):
    """Expert set-up: keep two of the four spells in secret (A3, A3a, A3b)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        self.begin(s, KEEP, sink)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=15)
        mine = s.spells[DEALT + seat]
        for pair in range(len(t.pair_first)):
            if mine >> t.pair_first[pair] & 1 and mine >> t.pair_second[pair] & 1:
                out = append(out, t.to_keep + pair)
        return out

    def usual(self, s: AmulettState, seat: i64) -> i64:
        mine = s.spells[DEALT + seat]
        pair: i64 = 0
        while not (mine >> s.tables.pair_first[pair] & 1 and mine >> s.tables.pair_second[pair] & 1):
            pair += 1
        return s.tables.to_keep + pair

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        s.spells[CHOSEN + seat] = code + 1
        if sink is not None:
            pair = code - t.to_keep
            first = t.spell_names[t.pair_first[pair]]
            second = t.spell_names[t.pair_second[pair]]
            sink.tell("kept", {"seat": int(seat)}, private={"first": first, "second": second}, to=[int(seat)])
        self.wait(s, sink)

    def reveal(self, s: AmulettState, sink: "Sink | None") -> None:
        """The rejected spells go back into the deck; what was kept stays face down until the stones are known."""
        t = s.tables
        for seat in range(s.players):
            pair = s.spells[CHOSEN + seat] - 1 - t.to_keep
            s.spells[seat] = bit(t.pair_first[pair]) | bit(t.pair_second[pair])
            s.bag |= s.spells[DEALT + seat] & ~s.spells[seat]
            s.spells[CHOSEN + seat] = 0
        s.turn_to(ALLOT, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        return ["A3b"]


def next_redraw(s: AmulettState, sink: "Sink | None") -> None:
    """The next player may exchange spells; after the last one the discards go back into the deck (A4)."""
    while s.progress < s.players:
        seat = (s.hat + s.progress) % s.players
        if not s.gone >> seat & 1:
            s.ask(REDRAW, seat)
            return
        s.progress += 1
    s.progress = 0
    s.bag |= s.leaving
    s.leaving = 0
    s.turn_to(ALLOT, sink)


class Redraw(Decision[AmulettState]):
    """Redraw set-up: once, from the hat clockwise, exchange one or both spells (A4, A4a, A4b, A4c)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        s.leaving = 0
        s.progress = 0
        next_redraw(s, sink)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=4)
        for spell in range(t.spells):
            if s.spells[seat] >> spell & 1:
                out = append(out, t.to_redraw + spell)
        out = append(out, t.to_redraw + t.spells)
        return append(out, t.to_decline)

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.to_decline:
            if sink is not None:
                sink.tell("declined", {"seat": int(seat)})
            s.progress += 1
            next_redraw(s, sink)
            return
        which = code - t.to_redraw
        given = s.spells[seat] if which == t.spells else bit(which)
        s.spells[seat] &= ~given
        s.leaving |= given
        for spell in range(t.spells):
            if given >> spell & 1:
                s.pending += 1
                if sink is not None:
                    sink.tell("redrew", {"seat": int(seat), "spell": t.spell_names[spell]})
        s.ask(REPLACE, CHANCE)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        return ["A4c"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            next_redraw(s, sink)


class Replace(Decision[AmulettState]):
    """The spells drawn for those discarded; the discards stay aside (A4a)."""

    def odds(self, s: AmulettState) -> vec[i64]:
        return spells_in(s, s.bag, s.tables.to_deal)

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        spell = code - s.tables.to_deal
        to = (s.hat + s.progress) % s.players
        s.bag &= ~bit(spell)
        s.spells[to] |= bit(spell)
        s.pending -= 1
        if sink is not None:
            sink.tell("dealt", {"seat": int(to), "spell": s.tables.spell_names[spell]})
        if s.pending == 0:
            s.progress += 1
            next_redraw(s, sink)


class Allot(Secret):
    """Stones on the two spells, in secret, at least one on each (A3c-A3f)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        self.begin(s, ALLOT, sink)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=45)
        for first in range(1, t.stones):
            for second in range(1, t.stones - first + 1):
                out = append(out, t.to_allot + first * (t.stones + 1) + second)
        return out

    def usual(self, s: AmulettState, seat: i64) -> i64:
        return s.tables.to_allot + s.tables.stones + 2

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        s.spells[CHOSEN + seat] = code + 1
        if sink is not None:
            which = code - s.tables.to_allot
            first = int(which // (s.tables.stones + 1))
            second = int(which % (s.tables.stones + 1))
            sink.tell("allotted", {"seat": int(seat)}, private={"first": first, "second": second}, to=[int(seat)])
        self.wait(s, sink)

    def reveal(self, s: AmulettState, sink: "Sink | None") -> None:
        t = s.tables
        for seat in range(s.players):
            which = s.spells[CHOSEN + seat] - 1 - t.to_allot
            lay_stones(s, seat, which // (t.stones + 1), which % (t.stones + 1))
            s.spells[CHOSEN + seat] = 0
            s.spells[DEALT + seat] = 0
            if sink is not None:
                for spell in range(t.spells):
                    if s.spells[seat] >> spell & 1:
                        name = t.spell_names[spell]
                        count = int(s.stones[spell])
                        sink.tell("opened", {"seat": int(seat), "spell": name, "count": count}, reveals=True)
        s.turn_to(REVEAL, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        which = code - s.tables.to_allot
        first = which // (s.tables.stones + 1)
        second = which % (s.tables.stones + 1)
        return ["A3e"] if first == 0 or second == 0 else ["A3f"]
