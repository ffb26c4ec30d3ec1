"""Why not: the clauses against an action, the kinds that a seat might expect, and what an action takes."""

from __future__ import annotations

from ...core.messages import Message, Thing
from ...core.preview import Need
from ...core.rulebook import LEVELS
from .monsters import steps_left
from .phases import CONTACT, END, PUSHING, ROLLING, TURN
from .ruins import shifts_left
from .state import DECISIONS, MagalonState
from .tables import (
    AT,
    ATTACKER,
    BONUS,
    DICE,
    ENERGY,
    GIANT_NUMBER,
    GIANT_STEPS,
    GNOME_STEPS,
    MONSTER,
    OWNED,
    PUSHED,
    STEPS,
    VICTIM,
)
from .wizard import may_walk, wizard_steps


def objections(s: MagalonState, code: int, seat: int) -> list[str]:
    """The clauses against a code that is not offered."""
    decision = DECISIONS[s.phase]
    kind = s.game.codes.kind(code)
    if kind not in decision.kinds:
        return decision.elsewhere(s, kind, seat)
    return decision.objections(s, code, seat)


def expected(s: MagalonState, seat: int) -> list[str]:
    """The kinds of action of the moment, offered or not."""
    return list(DECISIONS[s.phase].kinds) if seat == s.mover and s.phase not in (ROLLING, END) else []


# --- the reason nearest to a yes -------------------------------------------------------------------------------------


def nearest(s: MagalonState, kind: str, seat: int) -> tuple[str, list[Need]]:
    """The clause against a kind of action that comes nearest to a yes: only what lies beside a piece is asked."""
    decision, book = DECISIONS[s.phase], s.game.rulebook
    best, found, for_code = -1, "", -1
    for code in near(s, kind):
        clauses = decision.objections(s, code, seat)
        levels = [LEVELS.index(book[clause].refuses or "effect") for clause in clauses]
        if clauses and min(levels) > best:
            best = min(levels)
            found, for_code = clauses[levels.index(best)], code
    return found, needs(s, for_code)


def near(s: MagalonState, kind: str) -> list[int]:
    """The codes of a kind that could be meant: steps onto neighbouring fields, everything else once."""
    t, table, span = s.t, s.table, s.game.codes.span(kind)
    if kind == "wizard" and may_walk(s):
        return _beside(s, int(t.wizard), int(table[AT + s.mover]))
    if kind in ("gnome", "giant"):
        mine = [GIANT_NUMBER] if kind == "giant" else [0, 1]
        if s.phase == CONTACT and table[ATTACKER] in mine:
            mine = [table[ATTACKER]]
        if steps_left(s, mine[0]) > 0 and (s.phase != CONTACT or table[ATTACKER] in mine):
            return [
                code
                for monster in mine
                for code in _beside(s, int(t.monster + monster * t.fields), int(table[MONSTER + monster]))
            ]
    if kind == "displace" and s.phase in (CONTACT, PUSHING):
        return _beside(s, int(t.displace), int(table[AT + table[VICTIM]]))
    if kind == "shift" and shifts_left(s) > 0:
        return [*span]
    return [span.start]


def _beside(s: MagalonState, base: int, field: int) -> list[int]:
    return [base + int(s.t.near[edge]) for edge in range(s.t.first[field], s.t.first[field + 1])]


# --- what an action takes --------------------------------------------------------------------------------------------


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
