"""What is wrong with a position: every token, chest and card accounted for, every number within its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from .state import (
    BARREL,
    BOARD,
    CASTLE,
    CHEST,
    CHOICE,
    DEAL,
    DRAW,
    END,
    FIRST,
    FOOD,
    GOBLINS,
    GONE,
    HELD,
    HORDE,
    LOOTED,
    LORD,
    OPEN,
    OWED,
    PLACE,
    REASONS,
    REVEAL,
    ROB,
    ROLL,
    SECOND,
    SERVES,
    SIGN,
    SPELL,
    STEAL,
    THEFT,
    BellumState,
)
from .tables import CHESTS, LOOTS


def problems(s: BellumState) -> list[str]:
    """Every fault in plain words; nothing if the position is sound."""
    found = list(_sizes(s)) or list(_bounds(s))
    return found or [*_tokens(s), *_chests(s), *_cards(s), *_kingdom(s), *_moment(s)]


def _sizes(s: BellumState) -> Iterator[str]:
    t, rows = s.tables, int(s.players) + 1
    sizes = {"lords": rows * LORD, "chests": rows * t.faces, "creatures": t.cards, "places": t.places}
    for field, size in sizes.items():
        if len(getattr(s, field)) != size:
            yield f"{field} must hold {size} numbers"
    if len(s.thefts) % THEFT:
        yield f"thefts must hold {THEFT} numbers each"


def _bounds(s: BellumState) -> Iterator[str]:
    t, n = s.tables, int(s.players)
    limits = {
        "phase": (0, END), "seat": (0, n - 1), "captain": (0, n - 1), "die": (0, 6), "day": (0, 1 << 20),
        "idle": (0, 1 << 20), "brought": (0, 1), "asked": (0, max(n, 2 * t.open_creatures)), "cast": (0, 1000),
        "hand": (-1, t.cards - 1), "turned": (0, t.places), "victim": (-1, n - 1), "thieves": (0, 1000),
        "reason": (0, len(REASONS) - 1),
    }  # fmt: skip
    for field, (low, high) in limits.items():
        if not low <= getattr(s, field) <= high:
            yield f"{field} must be from {low} to {high}"
    if any(not 0 <= number <= 1000 for number in s.chests):
        yield "a number of chests is out of bounds"
    if any(not 0 <= where < SERVES + 2 * n for where in s.creatures):
        yield "a creature is nowhere"
    if any(not 0 <= where <= LOOTED for where in s.places):
        yield "a place is nowhere"
    for seat in range(n):
        if any(not 0 <= s.has(seat, token) <= 1000 for token in range(int(FOOD), int(SPELL) + 1)):
            yield f"p{seat + 1} has an impossible number of tokens"
        if not -1 <= s.has(seat, BOARD) < t.castles or s.has(seat, GONE) not in (0, 1):
            yield f"p{seat + 1} has no possible castle, or is neither in nor out of the game"
        if any(not -1 <= s.has(seat, card) < t.first_evil for card in (FIRST, SECOND)):
            yield f"p{seat + 1} holds no possible goblins"
        if not -1 <= s.has(seat, CHOICE) < 4:
            yield f"p{seat + 1} has made no possible choice"
        if any(not 0 <= s.has(seat, OWED + kind) <= 50 for kind in range(len(CHESTS))):
            yield f"p{seat + 1} is owed an impossible number of chests"


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
    for face, victim, thief, _, _ in thefts:
        if not (0 <= face < t.faces and victim != thief and all(0 <= who < s.players for who in (victim, thief))):
            yield "a theft names a chest or a lord that is not there"
            return
    for who in range(int(s.players)):
        for kind in range(len(CHESTS)):
            faces = range(t.face_start[kind], t.face_start[kind + 1])
            if not _could_be(s, who, faces, [theft for theft in thefts if theft[0] in faces]):
                yield f"the thefts do not fit the {CHESTS[kind]} chests of p{who + 1}"


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


def _cards(s: BellumState) -> Iterator[str]:
    """Castles differ (1); goblins come in twos (3); a creature in hand is the one just recruited (33)."""
    t, n = s.tables, int(s.players)
    boards = [int(s.has(seat, BOARD)) for seat in range(n)]
    given = [board for board in boards if board >= 0]
    if len(set(given)) < len(given):
        yield "two lords have the same castle"
    if CASTLE < s.phase < END and len(given) < n:
        yield "somebody has no castle"
    held = sorted(card for card, where in enumerate(s.creatures) if where == HELD)
    hands = [int(s.has(seat, field)) for seat in range(n) for field in (FIRST, SECOND) if s.has(seat, field) >= 0]
    if held != sorted(hands + ([int(s.hand)] if s.hand >= 0 else [])):
        yield "the creatures in hand are not those that were dealt or recruited"
    for seat in range(n):
        serving = sum(1 for card in range(int(t.first_evil)) if (s.creatures[card] - SERVES) // 2 == seat)
        if GOBLINS < s.phase < END and serving != 2:
            yield f"p{seat + 1} has {serving} goblins instead of 2"
        if s.phase == GOBLINS and not 0 <= s.has(seat, FIRST) < s.has(seat, SECOND):
            yield f"p{seat + 1} must hold two goblins in order"
    if any(s.creatures[card] == OPEN for card in range(int(t.first_evil))):
        yield "a goblin lies face up"
    for low, high in ((t.first_evil, t.first_very), (t.first_very, t.cards)):
        if sum(1 for card in range(low, high) if s.creatures[card] == OPEN) > t.open_creatures:
            yield "too many creatures lie face up"


def _kingdom(s: BellumState) -> Iterator[str]:
    """The places turned up are those that were on top: farms, then villages, then cities (S3)."""
    t = s.tables
    if any(s.places[place] != OPEN for place in range(int(t.lasting))):
        yield "the tavern must lie face up"
    turned, ends = int(s.turned), [0, *[int(end) for end in t.pile_end][s.players * 3 : s.players * 3 + 3]]
    for kind in range(3):
        shown = sum(1 for place in range(t.place_start[kind], t.place_start[kind + 1]) if s.places[place] != 0)
        if shown != max(0, min(turned, ends[kind + 1]) - ends[kind]):
            yield f"{shown} places of kind {kind} are turned up, which does not fit {turned} in all"
    visible = sum(1 for place in range(int(t.lasting), int(t.places)) if s.places[place] == OPEN)
    if turned > ends[3] or visible > s.players:
        yield "too many places lie face up"


def _moment(s: BellumState) -> Iterator[str]:
    """What is open at this moment belongs to the decision at hand."""
    n = int(s.players)
    owed = [int(s.owed(seat)) for seat in range(n)]
    if (s.phase >= ROLL) != (s.day >= 1) and s.phase not in (REVEAL, DRAW, END):
        yield "set-up and days do not fit"
    if s.phase >= HORDE and s.phase != END and s.die == 0:
        yield "the die must show a number"
    if (s.victim >= 0) != (s.phase in (ROB, STEAL)) and s.phase != END:
        yield "a theft is under way without its decision, or the other way about"
    if s.victim >= 0 and (s.victim == s.seat or s.owed(s.seat) == 0 or _greedy(s)):
        yield "more is to be stolen than there is, or nothing, or from oneself"
    if any(owed) and s.phase not in (CHEST, ROB, STEAL, END):
        yield "chests are owed outside their moment"
    if s.phase == CHEST and not owed[s.seat]:
        yield "nobody is owed the chest that is drawn"
    if (s.thieves > 0) != (s.phase == ROB) and s.phase != END:
        yield "thieves wait outside a theft"
    if s.phase == PLACE and s.hand < 0:
        yield "there is no creature to place"
    if s.hand >= 0 and s.phase not in (DRAW, PLACE, END):
        yield "a creature waits to be placed outside its moment"
    if s.hand >= 0 and s.hand < s.tables.first_evil:
        yield "a goblin cannot be recruited"
    in_hand = any(s.has(seat, FIRST) >= 0 or s.has(seat, CHOICE) >= 0 for seat in range(n))
    if in_hand and s.phase not in (DEAL, GOBLINS, END):
        yield "goblins are in hand outside their moment"
    if s.phase not in (CASTLE, DEAL, END) and s.turn() in range(n) and s.has(s.turn(), GONE):
        yield "who has left is to choose"
    if (s.phase == END) != (s.reason > 0):
        yield "the end and its reason belong together"
    if s.cast > s.has(s.captain, SPELL):
        yield "the Captain has cast more spells than he has"
    if s.phase in (CHEST, DEAL, DRAW, REVEAL) and not s.chances():
        yield "there is nothing left to draw"


def _greedy(s: BellumState) -> bool:
    """Whether more chests of a kind are chosen than the robbed lord has."""
    return any(s.has(s.seat, OWED + kind) > s.held(s.victim, kind) for kind in range(len(CHESTS)))
