"""What is wrong with a position: every token, chest and card accounted for, and nothing but what its moment allows.

During set-up the table itself says which decision is at hand. During a day the decision says how far the circle of
lords has come, and with that whose turn it is, what may lie open and who may be owed something. What a moment has no
use for is empty, so that a position can be written in one way only.
"""

from __future__ import annotations

from collections.abc import Iterator

from .moments import Table, day, end, set_up
from .phases import END
from .state import (
    BARREL,
    BOARD,
    CHOICE,
    FIRST,
    FOOD,
    GONE,
    HELD,
    LOOTED,
    LORD,
    MOST,
    OPEN,
    OWED,
    REASONS,
    SECOND,
    SERVES,
    SIGN,
    SPELL,
    THEFT,
    BellumState,
)
from .tables import CHESTS, LOOTS, MASK


def problems(s: BellumState) -> list[str]:
    """Every fault in plain words; nothing if the position is sound."""
    found = list(_sizes(s)) or list(_bounds(s))
    if found:
        return found
    t = Table(s)
    moment = set_up(t) if s.day == 0 else day(t)
    return [*_tokens(s), *_chests(s), *_cards(t), *_kingdom(t), *moment, *end(t)]


def _sizes(s: BellumState) -> Iterator[str]:
    t, rows = s.tables, int(s.players) + 1
    sizes = {"lords": rows * LORD, "chests": rows * t.faces, "creatures": t.cards, "places": t.places}
    for field, size in sizes.items():
        if len(getattr(s, field)) != size:
            yield f"{field} must hold {size} numbers"
    if len(s.slots) < 2 * t.open_creatures + s.players:
        yield f"slots must hold at least {2 * t.open_creatures + s.players} numbers"
    if len(s.thefts) % THEFT:
        yield f"thefts must hold {THEFT} numbers each"


def _bounds(s: BellumState) -> Iterator[str]:
    t, n = s.tables, int(s.players)
    limits = {
        "phase": (0, END), "seat": (0, n - 1), "captain": (0, n - 1), "die": (0, 6),
        "day": (0, t.stall_days if t.guard else MOST), "idle": (0, t.stall_idle if t.guard else MOST),
        "brought": (0, 1), "asked": (0, max(n, 2 * t.open_creatures)), "cast": (0, MOST), "hand": (-1, t.cards - 1),
        "turned": (0, t.places), "victim": (-1, n - 1), "thieves": (0, MASK), "reason": (0, len(REASONS) - 1),
    }  # fmt: skip
    for field, (low, high) in limits.items():
        if not low <= getattr(s, field) <= high:
            yield f"{field} must be from {low} to {high}"
    if any(not 0 <= number <= MOST for number in s.chests):
        yield "a number of chests is out of bounds"
    if any(not 0 <= where < SERVES + 2 * n for where in s.creatures):
        yield "a creature is nowhere"
    if any(not 0 <= where <= LOOTED for where in s.places):
        yield "a place is nowhere"
    table = 2 * int(t.open_creatures) + n
    if any(not -1 <= thing < max(t.cards, t.places) for thing in s.slots) or any(
        not 0 <= card < t.cards for card in list(s.slots)[table:]
    ):
        yield "there is no such thing in a slot"
    for seat in range(n):
        if any(not 0 <= s.has(seat, token) <= MOST for token in range(int(FOOD), int(SPELL) + 1)):
            yield f"p{seat + 1} has an impossible number of tokens"
        if not -1 <= s.has(seat, BOARD) < t.castles or s.has(seat, GONE) not in (0, 1):
            yield f"p{seat + 1} has no possible castle, or is neither in nor out of the game"
        if any(not -1 <= s.has(seat, card) < t.first_evil for card in (FIRST, SECOND)):
            yield f"p{seat + 1} holds no possible goblins"
        if not -1 <= s.has(seat, CHOICE) < 4:
            yield f"p{seat + 1} has made no possible choice"
        if any(not 0 <= s.has(seat, OWED + kind) <= MASK for kind in range(len(CHESTS))):
            yield f"p{seat + 1} is owed an impossible number of chests"
    if any(s.has(n, field) for field in range(int(LORD)) if field not in (FOOD, SIGN, BARREL)):
        yield "the supply holds food, glyphs and barrels only"


def _tokens(s: BellumState) -> Iterator[str]:
    """Food, signs and barrels are finite (15)."""
    for at, field in enumerate((FOOD, SIGN, BARREL)):
        there = sum(int(s.has(seat, field)) for seat in range(int(s.players) + 1))
        if there != s.tables.supply[at] or s.has(s.players, field) < 0:
            yield f"{there} {LOOTS[at]} instead of {s.tables.supply[at]}"


def _chests(s: BellumState) -> Iterator[str]:
    """Every chest is in a stack or before a castle, and the ledger of thefts fits what lies there."""
    t = s.tables
    for face in range(int(t.faces)):
        there = sum(int(number) for number in list(s.chests)[face :: int(t.faces)])
        if there != t.face_count[face]:
            yield f"{there} chests of face {face} instead of {t.face_count[face]}"
    ledger = [int(number) for number in s.thefts]
    thefts = [ledger[at : at + int(THEFT)] for at in range(0, len(ledger), int(THEFT))]
    for face, victim, thief, victim_had, thief_had in thefts:
        if not (0 <= face < t.faces and victim != thief and all(0 <= who < s.players for who in (victim, thief))):
            yield "a theft names a chest or a lord that is not there"
            return
        if not (0 <= victim_had <= MOST and 0 <= thief_had <= MOST):
            yield "a theft tells of an impossible number of chests"
            return
    by_kind = [[theft for theft in thefts if _kind(s, theft[0]) == kind] for kind in range(len(CHESTS))]
    if [theft for those in by_kind for theft in those] != thefts:
        yield "the thefts must be told kind by kind"
    for who in range(int(s.players)):
        for kind, those in enumerate(by_kind):
            faces = range(t.face_start[kind], t.face_start[kind + 1])
            if not _could_be(s, who, faces, those):
                yield f"the thefts do not fit the {CHESTS[kind]} chests of p{who + 1}"


def _kind(s: BellumState, face: int) -> int:
    return sum(1 for kind in range(1, len(CHESTS)) if face >= s.tables.face_start[kind])


def _could_be(s: BellumState, who: int, faces: range, thefts: list[list[int]]) -> bool:
    """Whether some order of draws from the stack explains the thefts from and by a lord, and what he has now."""
    balance = dict.fromkeys(faces, 0)
    needed = dict.fromkeys(faces, 0)
    drawn = 0
    for face, victim, thief, victim_had, thief_had in thefts:
        if who not in (victim, thief):
            continue
        before = (victim_had if who == victim else thief_had) - sum(balance.values())
        if before < drawn:
            return False
        drawn = before
        balance[face] += 1 if who == thief else -1
        needed[face] = max(needed[face], -balance[face])
        if sum(needed.values()) > drawn:
            return False
    now = {face: int(s.chests[who * s.tables.faces + face]) for face in faces}
    return sum(now.values()) - sum(balance.values()) >= drawn and all(
        now[face] - balance[face] >= needed[face] for face in faces
    )


def _cards(t: Table) -> Iterator[str]:
    """Castles differ (1); what is in a hand is known there; no more creatures lie open than belong there (5, 33)."""
    given = [board for board in t.boards if board >= 0]
    if len(set(given)) < len(given):
        yield "two lords have the same castle"
    held = sorted(card for card, where in enumerate(t.creatures) if where == HELD)
    hands = [card for hand in t.hands for card in hand if card >= 0]
    if held != sorted(hands + ([t.hand] if t.hand >= 0 else [])):
        yield "the creatures in hand are not those that were dealt or recruited"
    if 0 <= t.hand < t.goblins:
        yield "a goblin cannot be recruited"
    if any(where == OPEN for where in t.creatures[: t.goblins]):
        yield "a goblin lies face up"
    if max(t.up) > t.most_up:
        yield "too many creatures lie face up"
    if any(t.lying[pile] != t.open[pile] for pile in range(2)):
        yield "the creatures in the slots are not those that lie face up"
    if sorted(t.serving_order, key=t.creatures.__getitem__) != t.serving_order or sorted(t.serving_order) != [
        card for card, where in enumerate(t.creatures) if where >= SERVES
    ]:
        yield "the creatures that serve must be told castle by castle, left before right"


def _kingdom(t: Table) -> Iterator[str]:
    """The places turned up are those that were on top: farms, then villages, then cities (S3)."""
    if any(where != OPEN for where in t.places[: t.lasting]):
        yield "the tavern must lie face up"
    for kind, shown in enumerate(t.shown):
        if shown != max(0, min(t.turned, t.ends[kind + 1]) - t.ends[kind]):
            yield f"{shown} places of kind {kind} are turned up, which does not fit {t.turned} in all"
    if t.turned > t.ends[-1] or t.visible > t.n:
        yield "too many places lie face up"
    if t.lying[2] != t.open[2]:
        yield "the places in the slots are not those that lie face up"
