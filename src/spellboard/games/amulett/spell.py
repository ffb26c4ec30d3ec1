"""The spell phase: spells are auctioned for stones, one single round of bids each (B1-B8)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from ...core.state import CHANCE
from .phases import LIFT, REVEAL, SPELL_BID
from .setting_up import spells_in
from .state import JOINED, SPELL_BITS, AmulettState
from .tables import bit

if TYPE_CHECKING:
    from ...core.events import Sink


def next_spell(s: AmulettState, sink: "Sink | None") -> None:
    """The next of the spells set aside comes up; after the last one the metal phase begins (B1)."""
    s.card = -1
    if s.to_come == 0:
        s.turn_to(LIFT, sink)
    else:
        s.ask(REVEAL, CHANCE)


class Reveal(Decision[AmulettState]):
    """The next spell comes up: from the deck, then from the cards that were put under it (B1, B7, E5c)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        """A round begins: as many spells as players are set aside, so an unsold one cannot come back (B1, B7)."""
        s.round += 1
        s.to_come = s.active()
        wanted = s.to_come
        if s.to_come > s.deck():
            s.to_come = s.deck()
        if sink is not None:
            sink.tell("round", {"number": int(s.round)})
            if s.to_come < wanted:
                sink.tell("deck-short", {"count": int(s.to_come), "wanted": int(wanted)})
        next_spell(s, sink)

    def odds(self, s: AmulettState) -> vec[i64]:
        if s.bag:
            return spells_in(s, s.bag, s.tables.to_reveal)
        return vec[i64]([s.tables.to_reveal + (s.tail[0] & SPELL_BITS), 1])

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        spell = code - s.tables.to_reveal
        if s.bag:
            s.bag &= ~bit(spell)
        else:
            s.tail = s.tail[1:]
            if len(s.tail):
                s.tail[0] &= ~JOINED
        s.to_come -= 1
        s.card = spell
        if sink is not None:
            sink.tell("offered", {"spell": s.tables.spell_names[spell]})
        s.turn_to(SPELL_BID, sink)


class SpellBid(Decision[AmulettState]):
    """From the hat clockwise each player bids stones or passes, once (B2-B6, B8). No spell works here."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        s.no_bids()
        s.out = s.gone
        s.ask(SPELL_BID, s.first_from(s.hat, s.out))

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        supply = s.stones[t.spells + seat]
        out = vec[i64](capacity=1 + t.stones)
        out = append(out, t.to_pass)
        for stones in range(s.high + 1, supply + 1):
            out = append(out, t.to_bid + stones - 1)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        if code == s.tables.to_pass:
            if sink is not None:
                sink.tell("passed", {"seat": int(seat)})
        else:
            s.bid(seat, code - s.tables.to_bid + 1)
            if sink is not None:
                sink.tell("bid", {"seat": int(seat), "count": int(s.high)})
        s.out |= bit(seat)
        self.next(s, sink)

    def next(self, s: AmulettState, sink: "Sink | None") -> None:
        """The next seat that has not spoken; after the last the spell finds its owner, or goes under the deck."""
        s.to_act = s.first_from(s.to_act, s.out)
        if s.to_act >= 0:
            return
        t = s.tables
        if s.leader < 0:
            s.bury(s.card, -1, 0)
            if sink is not None:
                sink.tell("unsold", {"spell": t.spell_names[s.card]})
        else:
            s.spells[s.leader] |= bit(s.card)
            s.stones[s.card] = s.high
            s.stones[t.spells + s.leader] -= s.high
            s.hat = s.leader
            if sink is not None:
                name = t.spell_names[s.card]
                sink.tell("bought", {"seat": int(s.leader), "spell": name, "count": int(s.high)})
        s.no_bids()
        s.out = 0
        next_spell(s, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        stones = code - s.tables.to_bid + 1
        found: list[str] = []
        if stones > s.stones[s.tables.spells + seat]:
            found.append("B2d")
        if stones <= s.high:
            found.append("B2c")
        return found

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        """The highest bidder's leaving opens the auction anew (F4c); others have simply spoken."""
        if seat == s.leader:
            self.open(s, sink)
            return
        s.out |= bit(seat)
        if seat == s.to_act:
            self.next(s, sink)
