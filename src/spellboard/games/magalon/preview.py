"""Before one chooses: what an action takes, how far the turn has come, and what of it cannot be finished any more."""

from __future__ import annotations

from ...core.messages import Message, Thing, Who
from ...core.preview import Need
from .begun import giant_begun, gnomes_begun, wizard_begun
from .completing import FINISH, giant_stuck, gnomes_stuck, stuck, wizard_stuck
from .exact_walks import Patience
from .monsters import steps_left
from .phases import CONTACT, PUSHING, ROLLING, TURN
from .ruins import shifts_left
from .state import MagalonState
from .tables import (
    ATTACKER,
    BONUS,
    DICE,
    ENERGY,
    GIANT_NUMBER,
    GIANT_STEPS,
    GNOME_STEPS,
    OWNED,
    PUSHED,
    STEPS,
    VICTIM,
)
from .wizard import wizard_steps


def needs(s: MagalonState, code: int) -> list[Need]:
    """What an action of the turn takes and what there is of it, legal or not."""
    t, table, codes = s.t, s.table, s.game.codes
    kind = codes.kind(code)
    if not TURN <= s.phase < ROLLING:
        return []
    if kind == "end turn":
        return _unfinished(s)
    if kind == "wizard":
        found = [Need(Message("need-fields"), 1, int(wizard_steps(s)))]
        if code - t.wizard == t.start:
            energy, owned = int(table[ENERGY + s.mover]), int(table[OWNED + s.mover]).bit_count()
            found.append(Need(Message("fact-energy"), int(t.energy_goal), energy))
            found.append(Need(Message("fact-artifacts", {"count": int(t.artifacts)}), int(t.artifacts), owned))
        return found
    if kind in ("gnome", "giant"):
        monster = GIANT_NUMBER if kind == "giant" else 0
        return [Need(Message("need-fields"), 1, int(steps_left(s, monster)))]
    if kind == "displace" and table[ATTACKER] >= 0:
        return [Need(Message("need-fields"), int(t.push(table[ATTACKER])), int(table[PUSHED]))]
    return [Need(Message("need-shifts"), 1, int(shifts_left(s)))] if kind == "shift" else []


def _unfinished(s: MagalonState) -> list[Need]:
    """The counted moves that are begun, with how far they must go and how far they have come (D1, E2, G2, H1)."""
    t, table, card = s.t, s.table, s.card()
    moves = [
        ("wizard", int(t.value[card]), int(table[STEPS])),
        ("wizard", int(t.red_walk), int(table[BONUS])),
        ("gnomes", int(t.gnomes[card]), int(table[GNOME_STEPS])),
        ("giant", int(s.dice()) if table[DICE] else 0, int(table[GIANT_STEPS])),
    ]
    return [Need(Thing(name), of, done) for name, of, done in moves if 0 < done < of]


def stuck_moves(s: MagalonState) -> list[Message]:
    """What is begun and cannot be finished as the board stands, and how many steps it lacks (C3)."""
    if s.phase in (CONTACT, PUSHING):
        return [Message("preview-unsettled", {"victim": Who(int(s.table[VICTIM]))})] if stuck(s) else []
    if s.phase != TURN:
        return []
    patience = Patience(FINISH)
    moves = [
        ("wizard", wizard_stuck(s, patience), wizard_begun(s)),
        ("gnomes", gnomes_stuck(s, patience), gnomes_begun(s)),
        ("giant", giant_stuck(s, patience), giant_begun(s)),
    ]
    return [Message("preview-stuck", {"piece": Thing(name), "left": int(left)}) for name, lost, left in moves if lost]
