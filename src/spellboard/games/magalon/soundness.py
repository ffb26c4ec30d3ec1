"""What must hold in every position: no piece lost, none doubled, nothing where it may not be."""

from __future__ import annotations

from .rounds import present
from .state import MagalonState, board_of
from .tables import (
    AT,
    ATTACKER,
    BONUS,
    CONTACT,
    DICE,
    DISPLACED,
    ENDED,
    ENERGY,
    FIRM,
    GIANT_STEPS,
    GNOME_STEPS,
    HAND,
    HELD,
    HOLDING,
    LAID,
    LAYING,
    MONSTER,
    OWNED,
    PIECE,
    PUSHED,
    PUSHING,
    ROLLING,
    RUINS,
    SEEN_PUSHED,
    SEEN_WIZARD,
    SHIELD_AT,
    SHIFTS,
    SPECIAL,
    START,
    STEPS,
    TURN,
    VICTIM,
)


def problems(s: MagalonState) -> list[str]:
    """The broken invariants in plain words; the shape of the arrays first, as everything else reads them."""
    return _shape(s) or _numbers(s) or [*_places(s), *_turn(s)]


def _shape(s: MagalonState) -> list[str]:
    t = s.t
    found = []
    if len(s.table) != len(t.table) or len(s.board) != t.fields:
        found.append("the table or the board has the wrong length")
    marked = (len(s.mark_table), len(s.mark_board))
    during = TURN <= s.phase <= ROLLING
    if marked not in ({(len(t.table), t.fields)} if during else {(0, 0), (len(t.table), t.fields)}):
        found.append("the mark of the turn's start has the wrong length")
    return found


def _numbers(s: MagalonState) -> list[str]:
    t, players = s.t, int(s.players)
    found = []

    def within(name: str, value: int, low: int, high: int) -> None:
        if not low <= value <= high:
            found.append(f"{name} is {value}, not {low} to {high}")

    within("phase", s.phase, LAYING, ENDED)
    within("mover", s.mover, 0, players - 1)
    within("leader", s.leader, 0, players - 1)
    within("round", s.round, 1, 1_000_000)
    within("skipper", s.skipper, -1, players - 1)
    within("lowest", s.lowest, -1, players - 1)
    within("gone", s.gone, 0, (1 << players) - 1)
    within("winner", s.winner, -1, players - 1)
    within("ending", s.ending, 0, 3)
    for at, table in (("now", s.table), ("at the mark", s.mark_table)):
        if not len(table):
            continue
        for seat in range(players):
            who = f"p{seat + 1} {at}"
            within(f"{who}: wizard", table[AT + seat], 0, t.fields - 1)
            within(f"{who}: shield", table[SHIELD_AT + seat], -1, t.squares - 1)
            within(f"{who}: energy", table[ENERGY + seat], 0, t.energy_top)
            within(f"{who}: artifacts", table[OWNED + seat], 0, t.all_artifacts)
            within(f"{who}: hand", table[HAND + seat], 0, (1 << t.cards) - 1)
            within(f"{who}: card", table[LAID + seat], -2, t.cards - 1)
        for monster in range(3):
            within(f"monster {monster} {at}", table[MONSTER + monster], 0, t.squares - 1)
        for ruin in range(t.ruins):
            place = int(table[RUINS + ruin])
            within(f"ruin {ruin} {at}", place, 0, 4 * t.fields - 1)
            if not found and t.footprint[place * t.ruin_size] < 0:
                found.append(f"ruin {ruin} {at} leaves the squares of the board")
        within("ruin in hand", table[HELD], -1, t.ruins - 1)
        within("attacker", table[ATTACKER], -1, 2)
        within("victim", table[VICTIM], -1, players - 1)
    return found


def _places(s: MagalonState) -> list[str]:
    """Pieces share no square, but for an attacker on its victim."""
    t, found = s.t, []
    seen = ~(PIECE | SPECIAL | START | FIRM)
    expected = board_of(s, s.table, TURN <= s.phase <= ROLLING)
    for field in range(t.fields):
        if s.phase != ENDED and s.board[field] & ~seen != expected[field]:
            found.append(f"the board and the table differ at {t.field_names[field]}")
    taken: dict[int, str] = {}
    pieces = [(f"p{seat + 1}", int(s.table[AT + seat])) for seat in range(s.players)]
    pieces += [(f"shield of p{seat + 1}", int(s.table[SHIELD_AT + seat])) for seat in range(s.players)]
    pieces += [
        ("gnome a", int(s.table[MONSTER])),
        ("gnome b", int(s.table[MONSTER + 1])),
        ("giant", int(s.table[MONSTER + 2])),
    ]
    for ruin in range(t.ruins):
        if ruin != s.table[HELD]:
            at = int(s.table[RUINS + ruin]) * t.ruin_size
            pieces += [(f"ruin {t.ruin_names[ruin]}", int(t.footprint[at + part])) for part in range(t.ruin_size)]
    for name, field in pieces:
        if not 0 <= field < t.squares:
            continue
        other = taken.setdefault(field, name)
        if other != name and not (s.phase == CONTACT and other == f"p{s.table[VICTIM] + 1}"):
            found.append(f"{other} and {name} share {t.field_names[field]}")
    return found


def _turn(s: MagalonState) -> list[str]:
    """Counts within their bounds, and a phase that fits what is open."""
    t, found = s.t, []
    table = s.table
    if (s.phase == ENDED) != (s.ending != 0):
        found.append("the game is over without an ending, or ended and not over")
    if not any(present(s, seat) for seat in range(s.players)):
        found.append("everybody has resigned")
    for seat in range(s.players):
        laid = int(table[LAID + seat])
        recovered = laid >= 0 and t.recovers[laid] and TURN <= s.phase
        if laid >= 0 and (table[HAND + seat] >> laid) & 1 and not recovered:
            found.append(f"p{seat + 1} has laid a card and still holds it")
    laid_cards = [int(table[LAID + seat]) for seat in range(s.players) if table[LAID + seat] >= 0]
    if len(set(laid_cards)) != len(laid_cards):
        found.append("two cards of the same value lie on the table")
    if s.phase in (LAYING, ENDED):
        if s.phase == LAYING and any(here & ~(PIECE | SPECIAL | START) for here in s.board):
            found.append("steps of a turn are left on the board")
        return found
    card = int(table[LAID + s.mover])
    if card < 0:
        return [*found, "whose turn it is has laid no card"]
    if s.lowest < 0 or table[LAID + s.lowest] < 0:
        found.append("nobody laid the lowest card")
    most_steps = {STEPS: t.value[card], BONUS: t.red_walk, GNOME_STEPS: t.gnomes[card], GIANT_STEPS: s.dice()}
    for entry, most in {**most_steps, SHIFTS: t.shifts[card], DISPLACED: 255}.items():
        if not 0 <= table[entry] <= most:
            found.append(f"entry {entry} of the table is {table[entry]}, not 0 to {most}")
    low, high = divmod(int(table[DICE]), 8)
    if table[DICE] and not 1 <= low <= high <= 6:
        found.append("the dice show no faces")
    contact = s.phase in (CONTACT, PUSHING)
    if (
        contact != (table[ATTACKER] >= 0)
        or contact != (table[VICTIM] >= 0)
        or (s.phase == HOLDING) != (table[HELD] >= 0)
    ):
        found.append("the phase does not fit what is open")
    elif contact and not 0 <= table[PUSHED] < t.push(table[ATTACKER]):
        found.append("a displacement has gone too far")
    if s.phase != PUSHING and any(here & SEEN_PUSHED for here in s.board):
        found.append("steps of a displacement are left on the board")
    if table[STEPS] and not s.board[table[AT + s.mover]] & SEEN_WIZARD:
        found.append("the wizard has walked and not entered his field")
    return found
