"""A turn: all actions in any order and any interleaving, step by step, until its player ends it (C1-C5)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from . import attack, monsters, ruins, shield, wizard
from .energy import gain, gain_objections, may_gain, settle
from .finish import giant_begun, gnomes_begun, may_roll, stuck, wizard_begun
from .rounds import next_turn
from .state import DECISIONS, Decision, MagalonState
from .tables import BONUS, DICE, GIANT_NUMBER, LIFTED, ROLLING, SHIELDED, TURN

if TYPE_CHECKING:
    from ...core.events import Sink


class Turn(Decision):
    """The mover's own turn: the wizard, the card, the shield, energy, and the giant for the lowest card."""

    def choices(self, s: MagalonState) -> vec[i64]:
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
        begun: bool = wizard_begun(s) > 0 or gnomes_begun(s) > 0 or giant_begun(s) > 0
        if not begun:
            return append(found, t.end_turn)
        return append(found, t.take_back) if stuck(s) else found

    def play(self, s: MagalonState, code: i64, sink: "Sink | None") -> None:
        t = s.t
        if code < t.monster:
            wizard.walk(s, code - t.wizard, sink)
        elif code < t.displace:
            attack.monster_step(s, (code - t.monster) // t.fields, (code - t.monster) % t.fields, sink)
        elif code < t.lift:
            ruins.shift(s, (code - t.shift) // 4, (code - t.shift) % 4, sink)
        elif code < t.set_ruin:
            ruins.lift(s, code - t.lift, sink)
        elif code == t.shield:
            shield.take(s, sink)
        elif code == t.take_energy:
            gain(s, sink)
        elif code == t.roll:
            s.phase = ROLLING
            if sink is not None:
                sink.tell("rolls", {"seat": s.mover})
        elif code == t.take_back:
            attack.take_back(s, sink)
        else:
            settle(s, sink)
            next_turn(s, sink)

    def objections(self, s: MagalonState, code: i64) -> list[str]:
        t = s.t
        if code < t.wizard:
            return ["B12"]
        if code < t.monster:
            return wizard.objections(s, code - t.wizard)
        if code < t.displace:
            return attack.step_objections(s, (code - t.monster) // t.fields, (code - t.monster) % t.fields)
        if code < t.shift:
            return ["G4a"]
        if code < t.lift:
            return ruins.shift_objections(s, (code - t.shift) // 4, (code - t.shift) % 4)
        if code < t.set_ruin:
            return ruins.lift_objections(s)
        if code < t.shield:
            return ruins.lift_objections(s) if s.table[LIFTED] != 0 or t.lifts[s.card()] == 0 else ["I4c"]
        if code == t.shield:
            return ["J1b"]
        if code < t.put_back:
            return ["J1d" if s.table[SHIELDED] == 0 else "J1b"]
        if code == t.put_back:
            return ["I4h"]
        if code == t.take_energy:
            return gain_objections(s)
        if code == t.roll:
            return self.roll_objections(s)
        if code == t.take_back:
            return ["C3a"]
        if code == t.end_turn:
            return self.end_objections(s)
        return ["H4"]

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


class Rolling(Decision):
    """The dealer rolls two dice for the giant; the dice cannot be taken back (C3, H1)."""

    def choices(self, s: MagalonState) -> vec[i64]:
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

    def play(self, s: MagalonState, code: i64, sink: "Sink | None") -> None:
        fallen: i64 = code - s.t.dice
        low: i64 = 1
        while fallen > 6 - low:
            fallen -= 7 - low
            low += 1
        high: i64 = low + fallen
        s.table[DICE] = low * 8 + high
        s.phase = TURN
        s.mark()
        if sink is not None:
            sink.tell("rolled", {"seat": s.mover, "dice": [int(low), int(high)], "sum": low + high})

    def objections(self, s: MagalonState, code: i64) -> list[str]:
        return []


DECISIONS[TURN] = Turn()
DECISIONS[ROLLING] = Rolling()
