"""What is shown: Magalon hides nothing, so every seat sees the whole table."""

from __future__ import annotations

from msgspec import Struct

from ...core.view import SeatHead, ViewHead
from .begun import giant_begun, gnomes_begun, wizard_begun
from .edition import FACINGS
from .monsters import MONSTERS
from .phases import NAMES, ROLLING, TURN
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
    Tables,
    displaced_by,
)
from .wizard import wizard_steps

TRIES = 500
"""So often another order of a trail is tried: it is for the eye, and nothing follows from it."""


class Seat(SeatHead, frozen=True):
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


class Ruin(Struct, frozen=True):
    """A ruin: the square of its corner, the way it faces, all its squares."""

    id: str
    corner: str
    facing: str
    squares: list[str]


class Turn(Struct, frozen=True):
    """How far the turn has come: what is done, and of how much."""

    seat: int
    """Whose turn it is."""
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
    begun: dict[str, int]
    """Counted moves that are begun and not finished, with the steps that they lack."""
    attacker: str | None
    victim: int | None
    pushed: int
    of_push: int
    held: str | None
    """The ruin in the hand."""
    trails: dict[str, list[str]]
    """The fields that each piece has entered this turn, in the order of a walk that it may have gone."""


class View(ViewHead, frozen=True):
    """The whole table."""

    seats: list[Seat]
    leader: int
    """Who lays the first card of the round."""
    lowest: int | None
    """Who laid the lowest card, once all have."""
    order: list[int]
    """Who has laid a card, in the order in which they act."""
    gnomes: list[str]
    giant: str
    ruins: list[Ruin]
    turn: Turn | None
    """How far the turn has come; nothing while cards are laid, and at the end."""


def see(s: MagalonState, seat: int | None) -> View:
    names, table = s.t.field_names, s.table
    return View(
        seat=seat,
        waiting=s.waiting,
        phase=NAMES[s.phase],
        round=int(s.round),
        outcome=s.outcome,
        seats=[_seat(s, who) for who in range(s.players)],
        leader=int(s.leader),
        lowest=int(s.lowest) if s.lowest >= 0 else None,
        order=sorted((who for who in range(s.players) if table[LAID + who] >= 0), key=lambda who: -table[LAID + who]),
        gnomes=[names[table[MONSTER]], names[table[MONSTER + 1]]],
        giant=names[table[MONSTER + 2]],
        ruins=[_ruin(s, ruin) for ruin in range(s.t.ruins)],
        turn=_turn(s) if TURN <= s.phase <= ROLLING else None,
    )


def _seat(s: MagalonState, who: int) -> Seat:
    t, table = s.t, s.table
    laid = int(table[LAID + who])
    hand = int(table[HAND + who])
    return Seat(
        resigned=not s.present(who),
        wizard=t.field_names[table[AT + who]],
        shield=t.field_names[table[SHIELD_AT + who]] if table[SHIELD_AT + who] >= 0 else None,
        energy=int(table[ENERGY + who]),
        artifacts=[t.field_names[t.start + 1 + each] for each in range(t.artifacts) if table[OWNED + who] >> each & 1],
        hand=[int(t.value[card]) for card in range(t.cards) if hand >> card & 1],
        used=[int(t.value[card]) for card in range(t.cards) if not hand >> card & 1 and card != laid],
        laid=int(t.value[laid]) if laid >= 0 else None,
        skipped=laid == SKIPPED,
        protected=s.protected(who),
        displaced=displaced_by(table[DISPLACED], who) != 0,
    )


def _ruin(s: MagalonState, ruin: int) -> Ruin:
    t = s.t
    place = int(s.table[RUINS + ruin])
    facing, corner = divmod(place, int(t.fields))
    squares = [t.field_names[t.footprint[place * t.ruin_size + part]] for part in range(t.ruin_size)]
    return Ruin(t.ruin_names[ruin], t.field_names[corner], FACINGS[facing], squares)


def _turn(s: MagalonState) -> Turn:
    t, table, card = s.t, s.table, int(s.card())
    begun = {"wizard": wizard_begun(s), "gnomes": gnomes_begun(s), "giant": giant_begun(s)}
    attacker, held = int(table[ATTACKER]), int(table[HELD])
    return Turn(
        seat=int(s.mover),
        card=int(t.value[card]),
        walked=int(table[STEPS]),
        to_walk=int(wizard_steps(s)),
        bonus=int(table[BONUS]),
        gnomes=int(table[GNOME_STEPS]),
        of_gnomes=int(t.gnomes[card]),
        shifts=int(table[SHIFTS]),
        of_shifts=int(t.shifts[card]),
        lift=bool(t.lifts[card]) and not table[LIFTED],
        shield=not table[SHIELDED],
        energy=0 if table[GAINED] else int(t.energy[card]),
        giant=s.mover == s.lowest,
        dice=list(divmod(int(table[DICE]), 8)) if table[DICE] else [],
        giant_walked=int(table[GIANT_STEPS]),
        begun={name: int(left) for name, left in begun.items() if left},
        attacker=MONSTERS[attacker] if attacker >= 0 else None,
        victim=int(table[VICTIM]) if table[VICTIM] >= 0 else None,
        pushed=int(table[PUSHED]),
        of_push=int(t.push(attacker)) if attacker >= 0 else 0,
        held=t.ruin_names[held] if held >= 0 else None,
        trails=_trails(s),
    )


def _trails(s: MagalonState) -> dict[str, list[str]]:
    """Each trail from its end back to its beginning, turned round: the board knows the fields, not their order."""
    t, table = s.t, s.table
    steps = [int(entry) for entry in s.trails]
    if not steps:
        return {}
    pieces = {"wizard": (SEEN_WIZARD, table[AT + s.mover]), "displaced": (SEEN_PUSHED, table[AT + table[VICTIM]])}
    pieces |= {name: (SEEN_MONSTER << at, table[MONSTER + at]) for at, name in enumerate(MONSTERS)}
    found = {}
    for name, (bit, end) in pieces.items():
        entered = {field for field, who in zip(steps[::2], steps[1::2], strict=True) if who & bit}
        if entered:
            found[name] = [t.field_names[field] for field in reversed(_thread(s, entered, int(end)))]
    return found


def _thread(s: MagalonState, fields: set[int], end: int) -> list[int]:
    """All these fields one after the other from the end on, each beside the next, as far as that can be."""
    whole = _further(s.t, fields, [end], [TRIES])
    return [*whole, *sorted(fields - set(whole))]


def _further(t: Tables, fields: set[int], path: list[int], patience: list[int]) -> list[int]:
    """The path, and behind it as many of the fields as can follow; `patience` is used up on the way."""
    patience[0] -= 1
    if len(path) == len(fields) or patience[0] < 0:
        return path
    at = path[-1]
    near = [int(t.near[edge]) for edge in range(t.first[at], t.first[at + 1])]
    for there in near:
        if there in fields and there not in path:
            whole = _further(t, fields, [*path, there], patience)
            if len(whole) == len(fields):
                return whole
    return path
