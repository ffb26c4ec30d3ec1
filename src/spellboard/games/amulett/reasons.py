"""Why not: the clauses against an action, and what a seat might expect."""

from ...core.decisions import Decision
from ...core.messages import Message, Thing
from ...core.preview import Need
from .phases import SPELL_BID
from .preview import bid_needs
from .state import DECISIONS, AmulettState
from .tables import CHOOSE_MARKER, DRAIN, EXTRA_METAL, SHIFT

# The clause that refuses each kind of action when it does not belong to the decision at hand.
MOMENT = {
    "start": "A7", "gem": "A7", "deal": "A7", "reveal": "A7", "marker": "A7", "keep": "A3a", "allot": "A3d",
    "redraw": "A4b", "bid": "B2a", "pass": "B2b", "decline": "A8", "lift": "C6a", "set": "C6d", "gain": "C3a",
    "desire": "D3a", "journey": "D3d", "pay": "D7a", "back": "D12a", "curse": "D13a", "take": "D14b", "move": "D15a",
    "use": "E1a", "drain": "E3a", "shift": "E4a", "enough": "E3e", "done": "E1f", "under": "E5a",
}  # fmt: skip


def objections(s: AmulettState, code: int, seat: int) -> list[str]:
    """The clauses against a code that is not offered."""
    decision = DECISIONS[s.phase]
    kind = s.game.codes.kind(code)
    if kind in decision.kinds:
        return decision.objections(s, code, seat)
    return decision.elsewhere(s, kind, seat) or [_moment(decision, kind)]


def _moment(decision: Decision[AmulettState], kind: str) -> str:
    """Who may stop need not decline (A8a); every other kind of action has its own moment."""
    stops = any(other in decision.kinds for other in ("pass", "enough", "done"))
    return "A8a" if kind == "decline" and stops else MOMENT[kind]


def expected(s: AmulettState, seat: int) -> list[str]:
    """The kinds of action of the decision at hand, offered or not."""
    return list(DECISIONS[s.phase].kinds) if seat in s.waiting else []


def nearest(s: AmulettState, kind: str, seat: int) -> tuple[str, list[Need]]:
    """Why nothing of a kind of the decision at hand is offered: the clause nearest to a yes, and what is missing."""
    t = s.tables
    if kind == "bid" and s.phase == SPELL_BID:
        return "B2d", bid_needs(s, int(s.high) + 1, seat)[:1]
    if kind == "bid":
        least = int(s.lowest_bid(seat))
        return "D19" if least > s.hand_size(seat) else "D6b", bid_needs(s, least, seat)[:1]
    if kind == "desire":
        return "D3c" if s.owned(seat, EXTRA_METAL) else "D3b", _spells(s, EXTRA_METAL, seat)
    if kind == "journey":
        return "D3f" if s.owned(seat, CHOOSE_MARKER) else "D3e", _spells(s, CHOOSE_MARKER, seat)
    if kind == "use":
        pulls = s.owned(seat, DRAIN)
        return "E1b" if not pulls else "E1e" if pulls & ~s.used else "E1d", _spells(s, DRAIN, seat)
    if kind == "shift":
        own = int(s.spells[seat]).bit_count()
        if s.owned(seat, SHIFT):
            return "E4c", [Need(Message("need-spells"), 2, own)]
        return "E4b", _spells(s, SHIFT, seat)
    if kind == "enough":
        return "E3f", [Need(Message("need-drawn"), 1, int(t.amount[s.pull] - s.pending))]
    return objections(s, s.game.codes.span(kind)[0], seat)[0], []


def _spells(s: AmulettState, effect: int, seat: int) -> list[Need]:
    """The spells that would do it, if the seat has none of them."""
    t = s.tables
    if s.owned(seat, effect):
        return []
    return [Need(Thing(t.spell_names[t.by_kind[at]]), 1, 0) for at in range(t.first[effect], t.first[effect + 1])]
