"""A turn: all actions in any order and any interleaving, step by step, until its player ends it (B8, B11, C1-C5)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from . import monsters, ruins, wizard
from .begun import begun, giant_begun, gnomes_begun, leave_turn, take_back, wizard_begun
from .completing import may_roll, stuck
from .energy import gain, gain_objections, may_gain, settle
from .phases import LAYING, ROLLING, SHIELDING, TURN
from .state import MagalonState
from .tables import BONUS, DICE, GIANT_NUMBER, HAND, LAID, LIFTED, NONE, SHIELDED

if TYPE_CHECKING:
    from ...core.events import Sink


class Turn(Decision[MagalonState]):
    """The mover's own turn: the wizard, the card, the shield, energy, and the giant for the lowest card."""

    def open(self, s: MagalonState, sink: "Sink | None") -> None:
        """The next turn: first the highest card's, then the next lower one's (B11); after the lowest the next round."""
        seat: i64 = turn_below(s, s.t.cards if s.phase == LAYING else s.card())
        if seat >= 0:
            begin_turn(s, seat, sink)
        else:
            s.turn_to(LAYING, sink)

    def choices(self, s: MagalonState, seat: i64) -> vec[i64]:
        t = s.t
        card: i64 = s.card()
        found = wizard.add_steps(s, vec[i64](capacity=64))
        if t.gnomes[card] > 0:
            found = monsters.add_steps(s, 0, found)
            found = monsters.add_steps(s, 1, found)
        if s.table[DICE] != 0:
            found = monsters.add_steps(s, GIANT_NUMBER, found)
        found = ruins.add_shifts(s, found)
        if t.lifts[card] != 0 and s.table[LIFTED] == 0:
            ruin: i64 = 0
            while ruin < t.ruins:
                found = append(found, t.lift + ruin)
                ruin += 1
        if s.table[SHIELDED] == 0:
            found = append(found, t.shield)
        if may_gain(s):
            found = append(found, t.take_energy)
        if s.mover == s.lowest and s.table[DICE] == 0 and may_roll(s):
            found = append(found, t.roll)
        if not begun(s):
            return append(found, t.end_turn)
        # Right after the roll a move may be in the way of another one: it moves on, and there is nothing to take back.
        return append(found, t.take_back) if not s.at_mark() and stuck(s) else found

    def play(self, s: MagalonState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.t
        if code < t.monster:
            wizard.walk(s, code - t.wizard, sink)
        elif code < t.displace:
            monsters.step(s, (code - t.monster) // t.fields, (code - t.monster) % t.fields, sink)
        elif code < t.lift:
            ruins.shift(s, (code - t.shift) // 4, (code - t.shift) % 4, sink)
        elif code < t.set_ruin:
            ruins.lift(s, code - t.lift, sink)
        elif code == t.shield:
            s.turn_to(SHIELDING, sink)
        elif code == t.take_energy:
            gain(s, sink)
        elif code == t.roll:
            s.turn_to(ROLLING, sink)
        elif code == t.take_back:
            take_back(s, sink)
        else:
            settle(s, sink)
            s.clear_turn()
            s.turn_to(TURN, sink)

    def objections(self, s: MagalonState, code: i64, seat: i64) -> list[str]:
        t = s.t
        if code < t.monster:
            return wizard.objections(s, code - t.wizard)
        if code < t.displace:
            return monsters.step_objections(s, (code - t.monster) // t.fields, (code - t.monster) % t.fields)
        if code < t.lift:
            return ruins.shift_objections(s, (code - t.shift) // 4, (code - t.shift) % 4)
        if code < t.set_ruin:
            return ruins.lift_objections(s)
        if code == t.shield:
            return ["J1b"]
        if code == t.take_energy:
            return gain_objections(s)
        if code == t.roll:
            return self.roll_objections(s)
        if code == t.take_back:
            return ["C3a"]
        return self.end_objections(s)

    def elsewhere(self, s: MagalonState, kind: str, seat: i64) -> list[str]:
        if kind == "lay":
            return ["B12"]
        if kind == "displace":
            return ["G4a"]
        if kind == "set":
            return ruins.lift_objections(s) if s.table[LIFTED] != 0 or s.t.lifts[s.card()] == 0 else ["I4c"]
        if kind == "on":
            return ["J1d" if s.table[SHIELDED] == 0 else "J1b"]
        return ["I4h" if kind == "put back" else "H4"]

    def abandon(self, s: MagalonState, seat: i64, sink: "Sink | None") -> None:
        """A turn left unfinished goes back first (L5)."""
        leave_turn(s, seat, seat == s.mover and begun(s), sink)

    def roll_objections(self, s: MagalonState) -> list[str]:
        """Why the dice may not be rolled now."""
        if s.mover != s.lowest:
            return ["C4"]
        if s.table[DICE] != 0:
            return ["H1c"]
        return ["C3b"]

    def end_objections(self, s: MagalonState) -> list[str]:
        """Which counted move is begun and not finished."""
        found: list[str] = []
        if wizard_begun(s) > 0:
            found.append("E2a" if s.table[BONUS] > 0 else "D1")
        if gnomes_begun(s) > 0:
            found.append("G2")
        if giant_begun(s) > 0:
            found.append("H1")
        return found


def turn_below(s: MagalonState, card: i64) -> i64:
    """Whose turn comes after that card: the highest one laid below it (B11); -1 after the lowest."""
    found: i64 = NONE
    seat: i64 = 0
    while seat < s.players:
        laid: i64 = s.table[LAID + seat]
        if 0 <= laid < card and s.present(seat) and (found < 0 or laid > s.table[LAID + found]):
            found = seat
        seat += 1
    return found


def begin_turn(s: MagalonState, seat: i64, sink: "Sink | None") -> None:
    """A turn begins; the 0 brings all cards back by itself (B8)."""
    card: i64 = s.table[LAID + seat]
    if s.t.recovers[card] != 0:
        s.table[HAND + seat] = (1 << s.t.cards) - 1
    s.begin_turn(seat)
    if sink is not None:
        sink.tell("turn", {"seat": seat, "card": s.t.value[card]})
        if s.t.recovers[card] != 0:
            sink.tell("recovered", {"seat": seat})


class Rolling(Decision[MagalonState]):
    """The dealer rolls two dice for the giant; the dice cannot be taken back (C3, H1)."""

    def open(self, s: MagalonState, sink: "Sink | None") -> None:
        s.ask(ROLLING, s.mover)
        if sink is not None:
            sink.tell("rolls", {"seat": s.mover})

    def odds(self, s: MagalonState) -> vec[i64]:
        odds = vec[i64](capacity=42)
        code: i64 = s.t.dice
        low: i64 = 1
        while low <= 6:
            high: i64 = low
            while high <= 6:
                # Two different faces can fall in two ways, a pair in one.
                odds = append(append(odds, code), 1 if low == high else 2)
                code += 1
                high += 1
            low += 1
        return odds

    def play(self, s: MagalonState, code: i64, seat: i64, sink: "Sink | None") -> None:
        fallen: i64 = code - s.t.dice
        low: i64 = 1
        while fallen > 6 - low:
            fallen -= 7 - low
            low += 1
        high: i64 = low + fallen
        s.table[DICE] = low * 8 + high
        s.ask(TURN, s.mover)
        s.mark()
        if sink is not None:
            sink.tell("rolled", {"seat": s.mover, "dice": [int(low), int(high)], "sum": low + high})

    def abandon(self, s: MagalonState, seat: i64, sink: "Sink | None") -> None:
        leave_turn(s, seat, seat == s.mover, sink)
