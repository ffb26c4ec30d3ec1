"""What an edition of Das Amulett must hold, the options of a table, and the flat tables that the rules look up."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...core.codes import Codes
from ...core.editions import Edition
from ...core.errors import EditionError, Value
from .tables import ANYWHERE, AT_PYRAMID, AT_WALL, EFFECTS, METALS, Tables

# Every figure has a bound: what the rules can use, what a position can hold (a heap of gems has four bits a colour, a
# Pull nine spells of six bits), and what a table can play in an evening.
Count = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(pattern=r"^\S+$", max_length=40)]
Length = Annotated[float, Meta(ge=0, le=100_000)]
Point = tuple[Length, Length]


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of everything, and what a player starts with."""

    metals: Annotated[list[Name], Meta(min_length=4, max_length=4)]
    cards: Annotated[int, Meta(ge=6, le=99)]
    stones: Annotated[int, Meta(ge=4, le=40)]
    hand: Annotated[int, Meta(ge=0, le=9)]
    markers: Annotated[list[Annotated[int, Meta(ge=1, le=24)]], Meta(min_length=1, max_length=24)]
    dealt: Literal[2]
    first_stones: Annotated[int, Meta(ge=1, le=20)]
    expert_dealt: Annotated[int, Meta(ge=2, le=6)]


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """So many different colours or so many gems win."""

    colours: Annotated[int, Meta(ge=1, le=15)]
    gems: Annotated[int, Meta(ge=1, le=15)]


class Canvas(Struct, frozen=True, forbid_unknown_fields=True):
    """How large the board is drawn, and the course of the great wall."""

    width: Length
    height: Length
    radius: Length
    wall: Annotated[list[Point], Meta(max_length=200)]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the caravan sets out."""

    start: str


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """One area of the board."""

    id: Name
    terrain: str
    gems: Count
    pyramid: bool
    wall: bool
    neighbours: Annotated[list[str], Meta(max_length=60)]
    at: Point


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """What a spell does: one of a few kinds, with its figures."""

    kind: Literal[
        "none", "gem-income", "move-gem", "extra-metal", "skim", "refund", "extra-gem", "wild", "raise-step",
        "choose-marker", "free-move", "may-equal", "drain", "shift",
    ]  # fmt: skip
    amount: Count = 0
    metal: str = "all"
    gem: str = ""
    where: Literal["any", "wall", "pyramid"] = "any"


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    """One spell card."""

    id: Name
    colour: Literal["grey", "red", "blue"]
    bolts: Annotated[int, Meta(ge=1, le=9)]
    metals: dict[str, Count]
    effect: Effect


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole edition."""

    pieces: Pieces
    victory: Victory
    gems: dict[Name, Count]
    terrain: dict[Name, str]
    canvas: Canvas
    board: Board
    area: Annotated[list[Area], Meta(min_length=2, max_length=60)]
    spell: Annotated[list[Spell], Meta(min_length=24, max_length=60)]
    """Six players own two spells each and may discard both (A4)."""


class AmulettOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How to play: the set-up, and the rulings that a table may turn the other way."""

    start: Annotated[Literal["basic", "expert", "redraw"], Meta(extra={"clause": "A2"})] = "basic"
    influence_amounts: Annotated[Literal["1-2-2", "2-2-2"], Meta(extra={"clause": "D12"})] = "1-2-2"
    burning_desire_scope: Annotated[Literal["all", "owner"], Meta(extra={"clause": "D8"})] = "all"
    builders_gift: Annotated[Literal["wall", "pyramid"], Meta(extra={"clause": "D14e"})] = "wall"
    gifts_stack: Annotated[bool, Meta(extra={"clause": "D14a"})] = True
    stalemate_rounds: Annotated[int, Meta(ge=1, le=20, extra={"clause": "F3"})] = 3


# Where the conditional spells work, as a bit of an area's features.
WHERE = {"any": ANYWHERE, "wall": AT_WALL, "pyramid": AT_PYRAMID}


def place_of(effect: Effect, options: AmulettOptions) -> Literal["any", "wall", "pyramid"]:
    """Where a spell works: the booklet prints a pyramid for the Builders' gift, by a slip as we think (D14e)."""
    return options.builders_gift if (effect.kind, effect.where) == ("extra-gem", "wall") else effect.where


def check(edition: Edition, figures: Figures) -> None:
    """What no single figure shows: that the edition as a whole can be played."""
    areas = {area.id: area for area in figures.area}
    ids = [*areas, *(spell.id for spell in figures.spell), *figures.pieces.metals, *figures.gems]
    if len(set(ids)) != len(ids) or len(areas) != len(figures.area):
        raise _wrong("error-own-names", edition, "area")
    if figures.board.start not in areas:
        raise _wrong("error-area-id", edition, "board.start")
    for at, area in enumerate(figures.area):
        if area.terrain not in figures.terrain:
            raise _wrong("error-one-of", edition, f"area[{at}].terrain", choices=list(figures.terrain))
        for other in area.neighbours:
            if other not in areas or area.id not in areas[other].neighbours or other == area.id:
                raise _wrong("error-borders", edition, f"area[{at}].neighbours", area=other)
    for terrain, metal in figures.terrain.items():
        if metal not in (*figures.pieces.metals, "any"):
            raise _wrong("error-metal-any", edition, f"terrain.{terrain}", metals=figures.pieces.metals)
    if not 1 <= len(figures.gems) <= 15:
        raise _wrong("error-gem-colours", edition, "gems", fewest=1, most=15)
    if figures.victory.colours > len(figures.gems):
        raise _wrong("error-colours-most", edition, "victory.colours", colours=len(figures.gems))
    total = sum(figures.gems.values())
    if total != sum(area.gems for area in figures.area):
        raise _wrong("error-gems-count", edition, "gems", gems=sum(area.gems for area in figures.area))
    if total <= 6 * (figures.victory.gems - 1):
        raise _wrong("error-gems-run-out", edition, "victory.gems")
    if 2 * figures.pieces.first_stones > figures.pieces.stones:
        raise _wrong("error-first-stones", edition, "pieces.first_stones")
    if 6 * figures.pieces.hand > figures.pieces.cards:
        raise _wrong("error-metal-cards", edition, "pieces.hand")
    if 6 * figures.pieces.expert_dealt > len(figures.spell):
        raise _wrong("error-expert-spells", edition, "pieces.expert_dealt")
    if sum(spell.effect.kind == "may-equal" for spell in figures.spell) > 1:
        raise _wrong("error-equal-bids", edition, "spell")
    for at, spell in enumerate(figures.spell):
        _check_spell(edition, figures, spell, f"spell[{at}]")


def _check_spell(edition: Edition, figures: Figures, spell: Spell, key: str) -> None:
    for metal in spell.metals:
        if metal not in (*figures.pieces.metals, "joker"):
            raise _wrong("error-metal-joker", edition, f"{key}.metals", metals=figures.pieces.metals)
    if spell.effect.metal not in (*figures.pieces.metals, "all"):
        raise _wrong("error-metal-all", edition, f"{key}.effect", metals=figures.pieces.metals)
    if spell.effect.kind == "drain" and not 1 <= spell.effect.amount <= 9:
        raise _wrong("error-amount", edition, f"{key}.effect", fewest=1, most=9)
    if spell.effect.kind == "gem-income" and (spell.effect.gem not in figures.gems or spell.effect.metal == "all"):
        raise _wrong("error-gem-and-metal", edition, f"{key}.effect")


def tables(edition: Edition, options: AmulettOptions, codes: Codes) -> Tables:
    """The edition and the options as flat numbers."""
    figures = edition.figures(Figures)
    t = Tables()
    pieces, metals, gems = figures.pieces, figures.pieces.metals, list(figures.gems)
    t.metal_names, t.gem_names = list(metals), gems
    t.area_names, t.spell_names = [area.id for area in figures.area], [spell.id for spell in figures.spell]
    t.gem_at = {name: at for at, name in enumerate(t.gem_names)}
    t.area_at = {name: at for at, name in enumerate(t.area_names)}
    t.spell_at = {name: at for at, name in enumerate(t.spell_names)}
    t.areas, t.colours, t.spells = len(figures.area), len(gems), len(figures.spell)
    t.cards, t.stones, t.hand = pieces.cards, pieces.stones, pieces.hand
    t.dealt, t.first_stones, t.expert_dealt = pieces.dealt, pieces.first_stones, pieces.expert_dealt
    t.win_colours, t.win_gems = figures.victory.colours, figures.victory.gems
    t.start = t.area_names.index(figures.board.start)
    t.pouch = sum(count << 4 * at for at, count in enumerate(figures.gems.values()))
    t.lay_out(
        [at for at, area in enumerate(figures.area) for _ in range(area.gems)],
        [_mask(metals, figures.terrain[area.terrain]) for area in figures.area],
        [ANYWHERE | AT_WALL * area.wall | AT_PYRAMID * area.pyramid for area in figures.area],
        [sum(1 << t.area_names.index(other) for other in area.neighbours) for area in figures.area],
    )
    values = sorted(set(pieces.markers))
    t.mark(values, [pieces.markers.count(value) for value in values])
    _spells(t, figures, options)
    t.expert, t.redraws = options.start == "expert", options.start == "redraw"
    t.desire_for_all, t.gifts_stack = options.burning_desire_scope == "all", options.gifts_stack
    t.stalemate = options.stalemate_rounds
    _codes(t, codes)
    return t


def _spells(t: Tables, figures: Figures, options: AmulettOptions) -> None:
    spells, metals = figures.spell, figures.pieces.metals
    kinds = [EFFECTS.index(spell.effect.kind) for spell in spells]
    t.print_spells(
        [spell.bolts for spell in spells],
        [spell.metals.get(metal, 0) for spell in spells for metal in (*metals, "joker")],
        [WHERE[place_of(spell.effect, options)] for spell in spells],
    )
    t.give_effects(
        kinds,
        # The notes of the booklet print two cards for every Influence, its example needs 1 + 2 + 2 (D12).
        [
            2 if spell.effect.kind == "refund" and options.influence_amounts == "2-2-2" else spell.effect.amount
            for spell in spells
        ],
        [_mask(metals, spell.effect.metal) for spell in spells],
        [t.gem_names.index(spell.effect.gem) if spell.effect.gem else 0 for spell in spells],
    )
    t.sort_spells(
        [sum(1 << at for at, own in enumerate(kinds) if own == kind) for kind in range(len(EFFECTS))],
        sorted(range(len(spells)), key=lambda at: kinds[at]),
        [sum(own < kind for own in kinds) for kind in range(len(EFFECTS) + 1)],
    )


def _codes(t: Tables, codes: Codes) -> None:
    t.to_start, t.to_gem, t.to_deal, t.to_reveal = map(codes.base, ("start", "gem", "deal", "reveal"))
    t.to_marker, t.to_keep, t.to_allot, t.to_redraw = map(codes.base, ("marker", "keep", "allot", "redraw"))
    t.to_pass, t.to_bid, t.to_decline, t.to_lift = map(codes.base, ("pass", "bid", "decline", "lift"))
    t.to_set, t.to_gain, t.to_desire, t.to_journey = map(codes.base, ("set", "gain", "desire", "journey"))
    t.to_pay, t.to_back, t.to_curse, t.to_take = map(codes.base, ("pay", "back", "curse", "take"))
    t.to_move, t.to_use, t.to_drain, t.to_shift = map(codes.base, ("move", "use", "drain", "shift"))
    t.to_enough, t.to_done, t.to_under = map(codes.base, ("enough", "done", "under"))
    pairs = [(one, two) for one in range(t.spells) for two in range(one + 1, t.spells)]
    t.pair([one for one, _ in pairs], [two for _, two in pairs])


def _mask(metals: list[str], metal: str) -> int:
    return (1 << METALS) - 1 if metal in ("any", "all") else 1 << metals.index(metal)


def _wrong(expected: str, edition: Edition, key: str, **args: Value) -> EditionError:
    """The error for a figure that this game cannot be played with."""
    return edition.error(expected, key, package=__package__, **args)
