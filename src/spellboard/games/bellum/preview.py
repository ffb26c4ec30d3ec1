"""Before one chooses: what an action takes, what a lord has of it, how it stands, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.messages import Message, Several, Thing, fact
from ...core.preview import Need
from ...core.words import key_of
from .horde import can_cast
from .phases import ATTACK, PHASES, RECRUIT
from .recruiting import BY_SIGNS, class_of
from .state import BARREL, FOOD, OPEN, SIGN, SPELL, BellumState
from .strength import Strength
from .tables import CHESTS, KINDS, LOOT, THIEF_ICON
from .view import View


def needs(s: BellumState, code: int, seat: int) -> list[Need]:
    """What a code takes, legal or not; nothing where nothing is asked (11, 12, 21, 25, 34)."""
    t = s.tables
    kind = s.game.codes.kind(code)
    if kind == "reroll barrel":
        return [barrel(s, seat)]
    if kind == "reroll spell":
        return [spell(s, seat)]
    if kind == "attack" and s.die:
        return Strength(s, seat).at_place(code - int(t.attack))
    if kind == "rob" and s.die:
        victim = (code - int(t.rob)) // int(KINDS)
        if victim >= s.players:
            return []
        strength = Strength(s, seat)
        return [strength.thieves(), *strength.at_castle(victim)]
    if kind == "recruit":
        return price(s, seat, int(class_of(t, code - t.recruit + t.first_evil)))
    return price(s, seat, int(BY_SIGNS)) if kind == "recruit by signs" else []


def barrel(s: BellumState, seat: int) -> Need:
    return Need(Thing("barrel"), 1, int(s.has(seat, BARREL)))


def spell(s: BellumState, seat: int) -> Need:
    """Spells that are ready; only the Captain's ever are."""
    return Need(Thing("spell"), 1, int(s.has(seat, SPELL) - s.cast) if can_cast(s, seat) else 0)


def price(s: BellumState, seat: int, kind: int) -> list[Need]:
    t = s.tables
    found = [Need(Thing("food"), int(t.price_food[kind]), int(s.has(seat, FOOD)))]
    found.append(Need(Thing("sign"), int(t.price_sign[kind]), int(s.has(seat, SIGN))))
    return [need for need in found if need.needed]


# --- what is weighed -------------------------------------------------------------------------------------------------


def weighed(view: View) -> list[tuple[str, str]]:
    """In an attack every open place and every other lord's castle, when recruiting every creature for hire (20, 34)."""
    if view.phase == PHASES[ATTACK]:
        return [(place, f"attack {place}") for place in view.places if place] + _castles(view)
    if view.phase == PHASES[RECRUIT]:
        evil = len(view.creatures) // 2
        paid = [(card, f"recruit {card}") for card in view.creatures if card]
        return paid + [(card, f"recruit by signs {card}") for card in view.creatures[evil:] if card]
    return []


def _castles(view: View) -> list[tuple[str, str]]:
    """A castle stands or falls whichever chest is reached for (25)."""
    found = []
    for seat, lord in enumerate(view.seats):
        if seat != view.seat and lord.castle and not lord.resigned:
            chest = next((name for name, count in zip(CHESTS, lord.chests, strict=True) if count), CHESTS[0])
            found.append((lord.castle, f"rob p{seat + 1} {chest}"))
    return found


# --- how a choice stands ---------------------------------------------------------------------------------------------


def outlook(s: BellumState, code: int, seat: int) -> list[Message]:
    """Whether a target would fall or a creature could be paid, and if not what is missing; then what it would bring.

    It is told of everything that lies open, allowed or not, so that nobody has to add up (20-22, 25, 26, 34).
    """
    t, kind = s.tables, s.game.codes.kind(code)
    if kind == "attack" and s.phase == ATTACK and s.places[code - t.attack] == OPEN:
        return [_falls(needs(s, code, seat)), *_loot(s, code - int(t.attack))]
    if kind == "rob" and s.phase == ATTACK:
        victim = (code - int(t.rob)) // int(KINDS)
        return [_theft(s, seat, victim)] if victim < s.players and victim != seat else []
    if kind in ("recruit", "recruit by signs") and s.phase == RECRUIT:
        asked = needs(s, code, seat)
        return [_short(asked) or Message("verdict-price", {"price": _several((n.what, n.needed) for n in asked)})]
    return []


def _falls(asked: list[Need]) -> Message:
    """All swords against all shields; what is spent on magic shields is counted with them."""
    magic = sum(need.needed for need in asked[1:])
    force = {"had": asked[0].had + magic, "needed": asked[0].needed + magic}
    return _short(asked) or Message("verdict-falls", {**force})


def _theft(s: BellumState, seat: int, victim: int) -> Message:
    """The reasons against it in the order in which a refusal names them; else how many chests thieves can carry."""
    strength = Strength(s, seat)
    if s.icons(seat, THIEF_ICON) == 0:
        return Message("verdict-no-thief")
    if s.chests_of(victim) == 0:
        return Message("verdict-no-chest")
    carried = min(int(s.icons(seat, THIEF_ICON)), int(s.chests_of(victim)))
    return _short(strength.at_castle(victim)) or Message("verdict-theft", {"count": carried})


def _short(asked: list[Need]) -> Message | None:
    lacking = [(need.what, need.needed - need.had) for need in asked if need.had < need.needed]
    return Message("verdict-short", {"missing": _several(lacking)}) if lacking else None


def _loot(s: BellumState, place: int) -> list[Message]:
    counts = list(s.tables.loot)[place * int(LOOT) : (place + 1) * int(LOOT)]
    return [
        fact(thing, number) for thing, number in zip(("food", "sign", "barrel", *CHESTS), counts, strict=True) if number
    ]


def _several(counted: Iterable[tuple[object, int]]) -> Several:
    return Several([fact(key_of(what.id), number) for what, number in counted if isinstance(what, Thing)])
