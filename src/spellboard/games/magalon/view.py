"""What is shown: Magalon hides nothing, so every seat sees the whole table; who is to move also sees where to."""

from __future__ import annotations

from msgspec import Struct

from .completing import giant_begun, gnomes_begun, wizard_begun
from .edition import FACINGS
from .monsters import MONSTERS
from .phases import NAMES, PUSHING, ROLLING, TURN
from .state import MagalonState
from .tables import (
    AT,
    ATTACKER,
    BONUS,
    DICE,
    DISPLACED,
    ENERGY,
    GAINED,
    GIANT_STEPS,
    GNOME_STEPS,
    HAND,
    HELD,
    LAID,
    LIFTED,
    MONSTER,
    OWNED,
    PUSHED,
    RUINS,
    SEEN_MONSTER,
    SEEN_PUSHED,
    SEEN_WIZARD,
    SHIELD_AT,
    SHIELDED,
    SHIFTS,
    SKIPPED,
    STEPS,
    VICTIM,
    displaced_by,
)
from .ways import ways
from .wizard import wizard_steps


class Seat(Struct, frozen=True):
    """A player's wizard, shield, energy, artifacts and cards."""

    wizard: str
    shield: str | None
    energy: int
    artifacts: list[str]
    hand: list[int]
    used: list[int]
    laid: int | None
    skipped: bool
    protected: bool
    displaced: bool
    resigned: bool


class Ruin(Struct, frozen=True):
    """A ruin: the square of its corner, the way it faces, all its squares."""

    id: str
    corner: str
    facing: str
    squares: list[str]


class Turn(Struct, frozen=True):
    """How far the turn has come: what is done, and of how much."""

    card: int
    walked: int
    to_walk: int
    """Steps that the wizard has to go if he goes (on)."""
    bonus: int
    gnomes: int
    of_gnomes: int
    shifts: int
    of_shifts: int
    lift: bool
    """A ruin can still be lifted."""
    shield: bool
    """The shield can still be set."""
    energy: int
    """What the card still gives."""
    giant: bool
    """This player moves the giant."""
    dice: list[int]
    giant_walked: int
    begun: list[str]
    """Counted moves that are begun and not finished."""
    attacker: str | None
    victim: int | None
    pushed: int
    of_push: int
    held: str | None
    """The ruin in the hand."""
    trails: dict[str, list[str]]
    """The fields that each piece has entered this turn."""


class Way(Struct, frozen=True):
    """A piece and the fields it would enter, the last one being where it ends."""

    piece: str
    path: list[str]


class View(Struct, frozen=True):
    """The whole table."""

    seat: int | None
    phase: str
    round: int
    mover: int | None
    leader: int
    lowest: int | None
    seats: list[Seat]
    gnomes: list[str]
    giant: str
    ruins: list[Ruin]
    turn: Turn | None
    ways: list[Way]
    winner: int | None


def see(s: MagalonState, seat: int | None) -> View:
    names, table = s.t.field_names, s.table
    acting = seat == s.mover and TURN <= s.phase <= PUSHING
    return View(
        seat,
        NAMES[s.phase],
        int(s.round),
        int(s.mover) if s.phase < ROLLING else None,
        int(s.leader),
        int(s.lowest) if s.lowest >= 0 else None,
        [_seat(s, who) for who in range(s.players)],
        [names[table[MONSTER]], names[table[MONSTER + 1]]],
        names[table[MONSTER + 2]],
        [_ruin(s, ruin) for ruin in range(s.t.ruins)],
        _turn(s) if TURN <= s.phase <= ROLLING else None,
        [Way(piece, [names[field] for field in path]) for piece, path in ways(s)] if acting else [],
        int(s.winner) if s.winner >= 0 else None,
    )


def _seat(s: MagalonState, who: int) -> Seat:
    t, table = s.t, s.table
    laid = int(table[LAID + who])
    hand = int(table[HAND + who])
    return Seat(
        t.field_names[table[AT + who]],
        t.field_names[table[SHIELD_AT + who]] if table[SHIELD_AT + who] >= 0 else None,
        int(table[ENERGY + who]),
        [t.field_names[t.start + 1 + each] for each in range(t.artifacts) if table[OWNED + who] >> each & 1],
        [int(t.value[card]) for card in range(t.cards) if hand >> card & 1],
        [int(t.value[card]) for card in range(t.cards) if not hand >> card & 1 and card != laid],
        int(t.value[laid]) if laid >= 0 else None,
        laid == SKIPPED,
        s.protected(who),
        displaced_by(table[DISPLACED], who) != 0,
        not s.present(who),
    )


def _ruin(s: MagalonState, ruin: int) -> Ruin:
    t = s.t
    place = int(s.table[RUINS + ruin])
    facing, corner = divmod(place, int(t.fields))
    squares = [t.field_names[t.footprint[place * t.ruin_size + part]] for part in range(t.ruin_size)]
    return Ruin(t.ruin_names[ruin], t.field_names[corner], FACINGS[facing], squares)


def _turn(s: MagalonState) -> Turn:
    t, table, card = s.t, s.table, int(s.card())
    begun = [("wizard", wizard_begun(s)), ("gnomes", gnomes_begun(s)), ("giant", giant_begun(s))]
    attacker, held = int(table[ATTACKER]), int(table[HELD])
    marks = {"wizard": SEEN_WIZARD, "displaced": SEEN_PUSHED}
    marks |= {monster: SEEN_MONSTER << at for at, monster in enumerate(MONSTERS)}
    steps = [int(entry) for entry in s.trails]
    entered = list(zip(steps[::2], steps[1::2], strict=True))
    trails = {name: [t.field_names[at] for at, bits in entered if bits & bit] for name, bit in marks.items()}
    return Turn(
        int(t.value[card]),
        int(table[STEPS]),
        int(wizard_steps(s)),
        int(table[BONUS]),
        int(table[GNOME_STEPS]),
        int(t.gnomes[card]),
        int(table[SHIFTS]),
        int(t.shifts[card]),
        bool(t.lifts[card]) and not table[LIFTED],
        not table[SHIELDED],
        0 if table[GAINED] else int(t.energy[card]),
        s.mover == s.lowest,
        list(divmod(int(table[DICE]), 8)) if table[DICE] else [],
        int(table[GIANT_STEPS]),
        [name for name, left in begun if left],
        MONSTERS[attacker] if attacker >= 0 else None,
        int(table[VICTIM]) if table[VICTIM] >= 0 else None,
        int(table[PUSHED]),
        int(t.push(attacker)) if attacker >= 0 else 0,
        t.ruin_names[held] if held >= 0 else None,
        {name: trail for name, trail in trails.items() if trail},
    )
