"""The energy phase: blue spells, then stones come off every spell; empty ones go under the deck (E1-E7, F3)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .ending import standstill
from .phases import BLUE, END, PULL, REVEAL, UNDER
from .state import AmulettState
from .tables import DRAIN, SHIFT, bit, bits

if TYPE_CHECKING:
    from ...core.events import Sink


def drainable(s: AmulettState, seat: i64) -> bool:
    """Whether another player has a stone on a spell."""
    for other in range(s.players):
        if other != seat:
            for spell in range(s.tables.spells):
                if s.spells[other] >> spell & 1 and s.stones[spell]:
                    return True
    return False


def lowest(mask: i64) -> i64:
    """The lowest spell of a mask that is not empty."""
    spell: i64 = 0
    while not mask >> spell & 1:
        spell += 1
    return spell


def put_away(s: AmulettState, seat: i64, mask: i64, sink: "Sink | None") -> bool:
    """Empty spells of one owner go under the deck; False if the owner must still choose their order (E5, F4b)."""
    t = s.tables
    if sink is not None:
        for spell in range(t.spells):
            if mask >> spell & 1:
                sink.tell("spent", {"seat": int(seat), "spell": t.spell_names[spell]})
    if bits(mask) > 1 and not s.gone >> seat & 1:
        s.leaving = mask
        s.buried = 0
        s.ask(UNDER, seat)
        return False
    s.spells[seat] &= ~mask
    for spell in range(t.spells):
        if mask >> spell & 1:
            s.bury(spell, -1, 0)
    return True


def pulls_of(s: AmulettState, seat: i64) -> i64:
    """The Pulls that can be begun now, as a mask."""
    ready = s.owned(seat, DRAIN) & ~s.used
    return ready if ready and drainable(s, seat) else 0


def arcs_of(s: AmulettState, seat: i64) -> i64:
    """The spell whose stones can be shifted now, or -1."""
    mine = s.owned(seat, SHIFT)
    if mine and bits(s.spells[seat]) > 1:
        return lowest(mine)
    return -1


def next_turn(s: AmulettState, sink: "Sink | None") -> None:
    """The next player's turn; after the last one the round is over."""
    while s.progress < s.players - 1:
        s.progress += 1
        s.used = 0
        s.burnt = 0
        if not resume(s, sink):
            return
    s.progress = 0
    s.burnt = 0
    s.used = 0
    # The hat stays for the next round (E6).
    s.idle = 0 if s.traded else s.idle + 1
    s.traded = 0
    s.turn_to(END if standstill(s) else REVEAL, sink)


def resume(s: AmulettState, sink: "Sink | None") -> bool:
    """Go on with this player's turn; False if somebody has a choice."""
    seat = (s.hat + s.progress) % s.players
    if s.burnt:
        return True
    if not s.gone >> seat & 1 and (pulls_of(s, seat) or arcs_of(s, seat) >= 0):
        s.ask(BLUE, seat)
        return False
    return burn(s, seat, sink)


def burn(s: AmulettState, seat: i64, sink: "Sink | None") -> bool:
    """As many stones as bolts come off each spell, as far as there are any (E1, E2, E7)."""
    t = s.tables
    s.burnt = 1
    empty: i64 = 0
    total: i64 = 0
    for spell in range(t.spells):
        if s.spells[seat] >> spell & 1:
            off = t.bolts[spell]
            if off >= s.stones[spell]:
                off = s.stones[spell]
                empty |= bit(spell)
            s.stones[spell] -= off
            total += off
    s.stones[t.spells + seat] += total
    if sink is not None and total:
        sink.tell("burned", {"seat": int(seat), "count": int(total)})
    return empty == 0 or put_away(s, seat, empty, sink)


def put_emptied_away(s: AmulettState, sink: "Sink | None") -> None:
    """The next owner of spells that a Pull has emptied, then back to the player's turn (E3g, E3h)."""
    while s.named:
        at: i64 = 54
        while not s.named >> at & 63:
            at -= 6
        owner: i64 = 0
        while not s.spells[owner] >> ((s.named >> at & 63) - 1) & 1:
            owner += 1
        empty: i64 = 0
        later: i64 = 0
        while at >= 0:
            spell = (s.named >> at & 63) - 1
            if s.spells[owner] >> spell & 1:
                empty |= bit(spell)
            else:
                later = later << 6 | (spell + 1)
            at -= 6
        s.named = later
        if not put_away(s, owner, empty, sink):
            return
    if resume(s, sink):
        next_turn(s, sink)


def put_under(s: AmulettState, spell: i64, seat: i64, sink: "Sink | None") -> None:
    """One of the leaving spells goes under the deck, where only its owner knows it (E5)."""
    s.leaving &= ~bit(spell)
    s.spells[seat] &= ~bit(spell)
    s.bury(spell, seat, 1 if s.buried else 0)
    s.buried += 1
    if sink is not None:
        name = s.tables.spell_names[spell]
        sink.tell("buried", {"seat": int(seat)}, private={"spell": name}, to=[int(seat)])


def put_rest(s: AmulettState, seat: i64, sink: "Sink | None") -> None:
    """The rest of the leaving spells goes under the deck in number order (F4b)."""
    while s.leaving:
        put_under(s, lowest(s.leaving), seat, sink)
    s.buried = 0


class Blue(Decision[AmulettState]):
    """On one's turn: begin a Pull, shift stones of Energy Arcs, or be done (E1-E1f, E4-E4e)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        """The energy phase begins with the hat (E1)."""
        s.progress = -1
        next_turn(s, sink)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=4 + bits(s.spells[seat]))
        pulls = pulls_of(s, seat)
        arcs = arcs_of(s, seat)
        for spell in range(t.spells):
            if pulls >> spell & 1:
                out = append(out, t.to_use + spell)
        if arcs >= 0:
            for spell in range(t.spells):
                if s.spells[seat] >> spell & 1 and spell != arcs:
                    out = append(out, t.to_shift + spell)
        return append(out, t.to_done)

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.to_done:
            if burn(s, seat, sink):
                next_turn(s, sink)
        elif code >= t.to_shift:
            self.shift(s, code - t.to_shift, seat, sink)
        else:
            s.pull = code - t.to_use
            s.used |= bit(s.pull)
            s.pending = t.amount[s.pull]
            s.named = 0
            if sink is not None:
                sink.tell("used", {"seat": int(seat), "spell": t.spell_names[s.pull]})
            s.ask(PULL, seat)

    def shift(self, s: AmulettState, spell: i64, seat: i64, sink: "Sink | None") -> None:
        """One stone from Energy Arcs to another own spell; emptied, it goes under the deck at once (E4, E4e)."""
        arcs = arcs_of(s, seat)
        s.stones[arcs] -= 1
        s.stones[spell] += 1
        if sink is not None:
            sink.tell("shifted", {"seat": int(seat), "spell": s.tables.spell_names[spell]})
        if s.stones[arcs] == 0:
            put_away(s, seat, bit(arcs), sink)
            if resume(s, sink):
                next_turn(s, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        t = s.tables
        mine = s.spells[seat]
        if code >= t.to_shift:
            spell = code - t.to_shift
            arcs = s.owned(seat, SHIFT)
            if arcs == 0:
                return ["E4b"]
            return ["E4d"] if arcs >> spell & 1 else ["E4c"]
        spell = code - t.to_use
        if not mine >> spell & 1:
            return ["E1b"]
        if t.kind[spell] != DRAIN:
            return ["E1c"]
        return ["E1d"] if s.used >> spell & 1 else ["E1e"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act and burn(s, seat, sink):
            next_turn(s, sink)


class Pull(Decision[AmulettState]):
    """Stones off spells of other players, one by one, at least one (E3-E3i)."""

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=t.spells)
        for other in range(s.players):
            if other != seat:
                for spell in range(t.spells):
                    if s.spells[other] >> spell & 1 and s.stones[spell]:
                        out = append(out, t.to_drain + other * t.spells + spell)
        if s.pending < t.amount[s.pull]:
            out = append(out, t.to_enough)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.to_enough:
            self.close(s, sink)
            return
        victim = (code - t.to_drain) // t.spells
        spell = (code - t.to_drain) % t.spells
        s.stones[spell] -= 1
        s.stones[t.spells + victim] += 1
        s.pending -= 1
        if s.stones[spell] == 0:
            s.named = s.named << 6 | (spell + 1)
        if sink is not None:
            sink.tell("drained", {"seat": int(seat), "from": int(victim), "spell": t.spell_names[spell]})
        if s.pending == 0 or not drainable(s, seat):
            self.close(s, sink)

    def close(self, s: AmulettState, sink: "Sink | None") -> None:
        """Emptied spells go under the deck: by owner, in the order named (E3g, E3h)."""
        s.pull = -1
        s.pending = 0
        put_emptied_away(s, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        t = s.tables
        if code == t.to_enough:
            return ["E3f"]
        victim = (code - t.to_drain) // t.spells
        spell = (code - t.to_drain) % t.spells
        if victim == seat:
            return ["E3b"]
        if victim >= s.players or not s.spells[victim] >> spell & 1:
            return ["E3c"]
        return ["E3d"]

    def elsewhere(self, s: AmulettState, kind: str, seat: i64) -> list[str]:
        return ["E3i"] if kind in ("use", "shift", "done") else []

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            self.close(s, sink)


class Under(Decision[AmulettState]):
    """Several empty spells at once: their owner chooses the order in secret (E5-E5b)."""

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=bits(s.leaving))
        for spell in range(s.tables.spells):
            if s.leaving >> spell & 1:
                out = append(out, s.tables.to_under + spell)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        put_under(s, code - s.tables.to_under, seat, sink)
        if s.leaving & (s.leaving - 1) == 0:
            self.close(s, seat, sink)

    def close(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        """One is left, or the player has left."""
        put_rest(s, seat, sink)
        put_emptied_away(s, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        return ["E5b"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            self.close(s, seat, sink)
