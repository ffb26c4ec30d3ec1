"""The fixed facts of one edition as flat tables, and the names of everything that a position keeps in its arrays.

Fields are numbered: the ordinary squares row by row from A1, then the special fields, the start first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final[i64] = 4

# --- what the board knows of each field: one number, a bit for each fact -----------------------------------------
RUIN: Final[i64] = 1
SHIELD: Final[i64] = 2
GNOME: Final[i64] = 4
GIANT: Final[i64] = 8
WIZARD: Final[i64] = 16
SPECIAL: Final[i64] = 32
FIRM: Final[i64] = 64
"""A wizard whom the mover's gnomes and giant cannot attack: his own, a protected one, one displaced already."""
START: Final[i64] = 128
SEEN_WIZARD: Final[i64] = 256
"""Entered by the mover's wizard this turn; gnome a, gnome b, the giant and a displaced wizard have the next bits."""
SEEN_MONSTER: Final[i64] = 512
SEEN_PUSHED: Final[i64] = 4096

SEEN: Final[i64] = 31 * SEEN_WIZARD
"""All trails."""

PIECE: Final[i64] = RUIN | SHIELD | GNOME | GIANT | WIZARD
WALL: Final[i64] = RUIN | SHIELD | GNOME | GIANT | SPECIAL | FIRM
"""What no gnome and no giant can enter (G3)."""
LASTING: Final[i64] = PIECE | SPECIAL | START
"""What stays on the board from turn to turn."""

# --- where the table keeps things: one array, a stretch for each -------------------------------------------------
AT: Final[i64] = 0
"""The wizard's field, for each seat."""
SHIELD_AT: Final[i64] = 4
"""The shield's field, for each seat; -1 while it lies beside the board (A3)."""
ENERGY: Final[i64] = 8
OWNED: Final[i64] = 12
"""The artifacts of each seat, a bit each."""
HAND: Final[i64] = 16
"""The cards in hand, a bit each."""
LAID: Final[i64] = 20
"""The card laid this round; -1 none yet, -2 skipped."""
MONSTER: Final[i64] = 24
"""Gnome a, gnome b, the giant: their fields."""
STEPS: Final[i64] = 27
"""How far the mover's wizard has walked with his card."""
BONUS: Final[i64] = 28
"""How far he has gone on from a red field."""
GNOME_STEPS: Final[i64] = 29
GIANT_STEPS: Final[i64] = 30
MOVED: Final[i64] = 31
"""Which monsters have moved this turn, a bit each."""
SHIFTS: Final[i64] = 32
LIFTED: Final[i64] = 33
"""1 once a ruin was lifted and set down."""
SHIELDED: Final[i64] = 34
GAINED: Final[i64] = 35
"""1 once the card's energy was taken."""
DICE: Final[i64] = 36
"""Both dice: the smaller times 8 plus the larger; 0 before the roll."""
DISPLACED: Final[i64] = 37
"""The wizards whom the mover's gnomes have displaced this turn, a bit for each seat, then those of the giant."""
ATTACKER: Final[i64] = 38
"""The monster that stands on a wizard's field now, -1 if none."""
VICTIM: Final[i64] = 39
PUSHED: Final[i64] = 40
"""How many steps the victim has been moved."""
HELD: Final[i64] = 41
"""The ruin in the mover's hand, -1 if none."""
RUINS: Final[i64] = 42
"""Each ruin's place: its facing times the number of fields plus the field of its corner."""

NONE: Final[i64] = -1
SKIPPED: Final[i64] = -2

GIANT_NUMBER: Final[i64] = 2
"""Among the monsters: gnome a is 0, gnome b is 1, the giant 2."""

BY_GNOME: Final[i64] = 1
BY_GIANT: Final[i64] = 16
"""The bits of the first seat in DISPLACED."""


def displaced_by(displaced: i64, seat: i64) -> i64:
    """By whom the mover has had this wizard displaced in this turn: nobody (0), BY_GNOME or BY_GIANT (G7, G8)."""
    return (displaced >> seat) & (BY_GNOME | BY_GIANT)


class Tables:
    """One edition and one set of options, as numbers. Shared by all positions, never changed."""

    def __init__(self) -> None:
        # the board
        self.fields: i64 = 0
        self.squares: i64 = 0
        """Ordinary squares; special fields have the numbers from here on, the start first."""
        self.start: i64 = 0
        self.first: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()
        self.around: vec[i64] = vec[i64]()
        """What lies north, east, south, west of each square; -1 beyond the edge."""
        self.ground: vec[i64] = vec[i64]()
        """The empty board: SPECIAL and START only."""
        self.red: vec[i64] = vec[i64]()
        self.homeward: vec[i64] = vec[i64]()
        """Steps from each field to the start on the empty board."""
        self.apart: vec[i64] = vec[i64]()
        """Steps from each field to each artifact field on the empty board, one artifact after the other."""
        # pieces
        self.ruins: i64 = 0
        self.ruin_size: i64 = 0
        self.footprint: vec[i64] = vec[i64]()
        """The squares under a ruin at each place; all -1 where it would leave the board or meet a special field."""
        self.shadow: vec[i64] = vec[i64]()
        """The same with special fields, and -1 only for what is off the board: to say why a ruin cannot stand there."""
        self.table: vec[i64] = vec[i64]()
        """The table at the start of a game, as for four players."""
        self.artifacts: i64 = 0
        self.all_artifacts: i64 = 0
        # cards
        self.cards: i64 = 0
        self.value: vec[i64] = vec[i64]()
        self.energy: vec[i64] = vec[i64]()
        self.shifts: vec[i64] = vec[i64]()
        self.gnomes: vec[i64] = vec[i64]()
        self.lifts: vec[i64] = vec[i64]()
        self.protects: vec[i64] = vec[i64]()
        self.recovers: vec[i64] = vec[i64]()
        # figures
        self.energy_top: i64 = 0
        self.energy_goal: i64 = 0
        self.energy_after_fall: i64 = 0
        self.upkeep: i64 = 0
        self.red_gain: i64 = 0
        self.red_walk: i64 = 0
        self.gnome_push: i64 = 0
        self.giant_push: i64 = 0
        # options
        self.origin_reusable: bool = False
        self.displace_into_special: bool = True
        self.strict_enclosure: bool = False
        self.start_without_winning: bool = True
        self.round_cap: i64 = 0
        # the first code of each kind
        self.lay: i64 = 0
        self.wizard: i64 = 0
        self.monster: i64 = 0
        """Gnome a, gnome b and the giant follow one another, a code for each field."""
        self.displace: i64 = 0
        self.shift: i64 = 0
        self.lift: i64 = 0
        self.set_ruin: i64 = 0
        self.shield: i64 = 0
        self.shield_on: i64 = 0
        self.put_back: i64 = 0
        self.take_energy: i64 = 0
        self.roll: i64 = 0
        self.take_back: i64 = 0
        self.end_turn: i64 = 0
        self.dice: i64 = 0
        self.field_names: list[str] = []
        self.ruin_names: list[str] = []
        self.card_names: list[str] = []

    def adjoin(self, here: i64, field: i64) -> bool:
        """Whether two fields share a side (D11)."""
        edge: i64 = self.first[here]
        last: i64 = self.first[here + 1]
        while edge < last:
            if self.near[edge] == field:
                return True
            edge += 1
        return False

    def push(self, monster: i64) -> i64:
        """By how many fields this monster displaces (G4, H1)."""
        return self.giant_push if monster == GIANT_NUMBER else self.gnome_push

    def put(self, name: str, numbers: list[int]) -> None:
        """Fill in one of the arrays; here, because a `vec` that comes from interpreted code is never freed."""
        array = vec[i64](numbers)
        if name == "first":
            self.first = array
        elif name == "near":
            self.near = array
        elif name == "around":
            self.around = array
        elif name == "ground":
            self.ground = array
        elif name == "red":
            self.red = array
        elif name == "homeward":
            self.homeward = array
        elif name == "apart":
            self.apart = array
        elif name == "value":
            self.value = array
        elif name == "energy":
            self.energy = array
        elif name == "shifts":
            self.shifts = array
        elif name == "gnomes":
            self.gnomes = array
        elif name == "lifts":
            self.lifts = array
        elif name == "protects":
            self.protects = array
        elif name == "recovers":
            self.recovers = array
        elif name == "footprint":
            self.footprint = array
        elif name == "shadow":
            self.shadow = array
        elif name == "table":
            self.table = array
        else:
            raise KeyError(name)
