"""The edition as flat numbers for the rules, the kinds of effects, and gems counted in one number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

METALS: Final = 4
JOKER: Final = 4

# Where a spell works: bits of an area's features.
ANYWHERE: Final = 1
AT_WALL: Final = 2
AT_PYRAMID: Final = 4

# What spells do. The flow of the game knows these kinds and no spell by name.
NONE: Final = 0
GEM_INCOME: Final = 1
MOVE_GEM: Final = 2
EXTRA_METAL: Final = 3
SKIM: Final = 4
REFUND: Final = 5
EXTRA_GEM: Final = 6
WILD: Final = 7
RAISE_STEP: Final = 8
CHOOSE_MARKER: Final = 9
FREE_MOVE: Final = 10
MAY_EQUAL: Final = 11
DRAIN: Final = 12
SHIFT: Final = 13
EFFECTS: Final = (
    "none", "gem-income", "move-gem", "extra-metal", "skim", "refund", "extra-gem", "wild", "raise-step",
    "choose-marker", "free-move", "may-equal", "drain", "shift",
)  # fmt: skip


class Tables:
    """What the rules look up. Filled by `edition.tables`."""

    def __init__(self) -> None:
        self.metal_names: list[str] = []
        self.gem_names: list[str] = []
        self.area_names: list[str] = []
        self.spell_names: list[str] = []
        self.gem_at: dict[str, int] = {}
        self.area_at: dict[str, int] = {}
        self.spell_at: dict[str, int] = {}
        self.heap_names: dict[int, list[str]] = {}
        """Heaps of gems by name, as far as somebody has looked at them: views ask for the same ones again and again."""
        self.areas: i64 = 0
        self.colours: i64 = 0
        self.spells: i64 = 0
        # Pieces and the set-up.
        self.cards: i64 = 0
        self.stones: i64 = 0
        self.hand: i64 = 0
        self.dealt: i64 = 0
        self.first_stones: i64 = 0
        self.expert_dealt: i64 = 0
        self.pouch: i64 = 0
        self.places = vec[i64]()
        self.start: i64 = 0
        self.win_colours: i64 = 0
        self.win_gems: i64 = 0
        # Areas: accepted metals (bits), features (bits), neighbours (bits).
        self.asks = vec[i64]()
        self.features = vec[i64]()
        self.near = vec[i64]()
        self.markers = vec[i64]()
        self.marker_weights = vec[i64]()
        # Spells: bolts, symbols (four metals and the joker each), effect and its figures.
        self.bolts = vec[i64]()
        self.symbols = vec[i64]()
        self.kind = vec[i64]()
        self.amount = vec[i64]()
        self.wild = vec[i64]()
        self.gem = vec[i64]()
        self.where = vec[i64]()
        # Spells by kind of effect: as a mask, and as a list that begins at first[kind].
        self.having = vec[i64]()
        self.by_kind = vec[i64]()
        self.first = vec[i64]()
        # Options.
        self.expert: bool = False
        self.redraws: bool = False
        self.desire_for_all: bool = True
        self.gifts_stack: bool = True
        self.stalemate: i64 = 0
        # The first code of each kind of action.
        self.to_start: i64 = 0
        self.to_gem: i64 = 0
        self.to_deal: i64 = 0
        self.to_reveal: i64 = 0
        self.to_marker: i64 = 0
        self.to_keep: i64 = 0
        self.to_allot: i64 = 0
        self.to_redraw: i64 = 0
        self.to_pass: i64 = 0
        self.to_bid: i64 = 0
        self.to_decline: i64 = 0
        self.to_lift: i64 = 0
        self.to_set: i64 = 0
        self.to_gain: i64 = 0
        self.to_desire: i64 = 0
        self.to_journey: i64 = 0
        self.to_pay: i64 = 0
        self.to_back: i64 = 0
        self.to_curse: i64 = 0
        self.to_take: i64 = 0
        self.to_move: i64 = 0
        self.to_use: i64 = 0
        self.to_drain: i64 = 0
        self.to_shift: i64 = 0
        self.to_enough: i64 = 0
        self.to_done: i64 = 0
        self.to_under: i64 = 0
        # `keep A B` for every pair of spells.
        self.pair_first = vec[i64]()
        self.pair_second = vec[i64]()

    # Lists come from outside as lists: an array that interpreted code hands to compiled code is never freed.

    def lay_out(self, places: list[int], asks: list[int], features: list[int], near: list[int]) -> None:
        """The board."""
        self.places = vec[i64](places)
        self.asks = vec[i64](asks)
        self.features = vec[i64](features)
        self.near = vec[i64](near)

    def mark(self, markers: list[int], weights: list[int]) -> None:
        """The markers by their numbers, and how many there are of each."""
        self.markers = vec[i64](markers)
        self.marker_weights = vec[i64](weights)

    def print_spells(self, bolts: list[int], symbols: list[int], where: list[int]) -> None:
        """What stands on the cards."""
        self.bolts = vec[i64](bolts)
        self.symbols = vec[i64](symbols)
        self.where = vec[i64](where)

    def give_effects(self, kind: list[int], amount: list[int], wild: list[int], gem: list[int]) -> None:
        """What the spells do."""
        self.kind = vec[i64](kind)
        self.amount = vec[i64](amount)
        self.wild = vec[i64](wild)
        self.gem = vec[i64](gem)

    def sort_spells(self, having: list[int], by_kind: list[int], first: list[int]) -> None:
        """The spells by what they do."""
        self.having = vec[i64](having)
        self.by_kind = vec[i64](by_kind)
        self.first = vec[i64](first)

    def pair(self, first: list[int], second: list[int]) -> None:
        """Every pair of spells."""
        self.pair_first = vec[i64](first)
        self.pair_second = vec[i64](second)


# --- a heap of gems is one number: four bits a colour, so that a position stays small --------------------------------


def gems_of(heap: i64, colour: i64) -> i64:
    """How many gems of a colour are in a heap."""
    return (heap >> (4 * colour)) & 15


def one_gem(colour: i64) -> i64:
    """The heap that is one gem."""
    return bit(4 * colour)


def gems_in(heap: i64) -> i64:
    """How many gems are in a heap."""
    total: i64 = 0
    while heap:
        total += heap & 15
        heap >>= 4
    return total


def colours_in(heap: i64) -> i64:
    """How many different colours are in a heap."""
    total: i64 = 0
    while heap:
        if heap & 15:
            total += 1
        heap >>= 4
    return total


def bit(at: i64) -> i64:
    """The mask with one bit. mypyc 2.4 writes a literal one as a 32-bit number, so `1 << 40` would be wrong there."""
    return (at - at + 1) << at


def bits(mask: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
