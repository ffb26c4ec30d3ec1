"""What each moment of a game allows: how far set-up has come, where the day stands, and what an end leaves behind."""

from __future__ import annotations

from collections.abc import Iterator

from .attack import falls
from .phases import (
    ATTACK,
    CAPTAIN,
    CASTLE,
    CHEST,
    DEAL,
    DRAW,
    END,
    GOBLINS,
    HORDE,
    PLACE,
    RECRUIT,
    REVEAL,
    ROB,
    ROLL,
    STEAL,
)
from .scouts import METAL, WOOD
from .state import (
    ALL_DAYS,
    ALONE,
    BARREL,
    BOARD,
    CHOICE,
    FIRST,
    FOOD,
    GONE,
    IDLE_DAYS,
    LOOTED,
    LORD,
    MAGIC,
    OPEN,
    OWED,
    SECOND,
    SERVES,
    SHIELD,
    SPELL,
    TEN_CHESTS,
    UNSEEN,
    BellumState,
)
from .tables import BITS, CHESTS, KINDS, LOOT, MAGIC_ICON, MAP_ICON, MASK, ROWS, SWORD_ICON, THIEF_ICON


class Table:
    """A position in plain numbers, and what can be counted on it."""

    def __init__(self, s: BellumState) -> None:
        t = s.tables
        self.s, self.n, self.phase, self.hand = s, int(s.players), int(s.phase), int(s.hand)
        width, faces = int(LORD), int(t.faces)
        lords, chests = list(s.lords), list(s.chests)
        self.lords = [lords[seat * width : (seat + 1) * width] for seat in range(self.n)]
        self.boards = [lord[BOARD] for lord in self.lords]
        self.hands = [(lord[FIRST], lord[SECOND]) for lord in self.lords]
        self.owed = [lord[OWED:] for lord in self.lords]
        self.staying = [seat for seat, lord in enumerate(self.lords) if not lord[GONE]]
        self.chests = [sum(chests[seat * faces : (seat + 1) * faces]) for seat in range(self.n)]
        self.richest = max(self.chests)
        # Creatures: those on each castle's side, and the two piles of recruits.
        self.creatures = list(s.creatures)
        self.goblins, self.first_very, self.most_up = int(t.first_evil), int(t.first_very), int(t.open_creatures)
        self.serving = [(where - SERVES) // 2 for where in self.creatures[: self.goblins] if where >= SERVES]
        piles = self.creatures[self.goblins : self.first_very], self.creatures[self.first_very :]
        self.up = [pile.count(OPEN) for pile in piles]
        self.left = [pile.count(UNSEEN) for pile in piles]
        # Places: farms, villages and cities that were turned up, and where each kind ends in the pile.
        self.places, self.lasting, self.turned = list(s.places), int(t.lasting), int(s.turned)
        starts = list(t.place_start)
        self.shown = [sum(1 for where in self.places[starts[k] : starts[k + 1]] if where) for k in range(len(CHESTS))]
        self.ends = [0, *list(t.pile_end)[self.n * KINDS : (self.n + 1) * KINDS]]
        self.visible = self.places[self.lasting :].count(OPEN)
        # What lies face up, and what the slots say: evil and most evil creatures, places of the kingdom.
        cuts = [0, self.most_up, 2 * self.most_up, 2 * self.most_up + self.n]
        slots = list(s.slots)
        self.serving_order = slots[cuts[3] :]
        self.lying = [sorted(thing for thing in slots[cuts[k] : cuts[k + 1]] if thing >= 0) for k in range(3)]
        up = [card for card, where in enumerate(self.creatures) if where == OPEN]
        self.open = [[card for card in up if card < self.first_very], [card for card in up if card >= self.first_very]]
        self.open.append([place for place, where in enumerate(self.places) if where == OPEN and place >= self.lasting])

    def icons(self, seat: int, icon: int) -> int:
        """How many of an icon a lord's active row shows, counted anew."""
        s, t = self.s, self.s.tables
        row = int(t.castle_icons[self.boards[seat] * ROWS + s.die - 1])
        for card, where in enumerate(self.creatures):
            if where >= SERVES and (where - SERVES) // 2 == seat:
                row += int(t.icons[(card * 2 + (where - SERVES) % 2) * ROWS + s.die - 1])
        return row >> (icon * int(BITS)) & int(MASK)

    def from_captain(self, seat: int) -> int:
        """How many lords come before this one, from the Captain clockwise."""
        return (seat - int(self.s.captain)) % self.n


# --- set-up ----------------------------------------------------------------------------------------------------------


def stage(t: Table) -> int:
    """How far set-up has come, as the table shows: each decision is at hand when what comes before it is done (2)."""
    if min(t.boards) < 0:
        return int(CASTLE)
    if not t.serving:
        return int(DEAL if min(second for _, second in t.hands) < 0 else GOBLINS)
    if t.turned < t.n:
        return int(REVEAL)
    return int(DRAW if sum(t.up) < 2 * t.most_up else CAPTAIN)


def set_up(t: Table) -> Iterator[str]:
    """Before the first day: castles, then goblins dealt and placed, the kingdom, the creatures, the Captain (1-7)."""
    s, now = t.s, stage(t)
    if t.phase not in (now, END):
        yield "set-up and days do not fit, or the decision is not the one that the table calls for"
    given = sum(1 for board in t.boards if board >= 0)
    if any(board >= 0 for board in t.boards[given:]):
        yield "castles are given out in the order of the seats"
    dealt = sum(1 for hand in t.hands for card in hand if card >= 0)
    for seat, (first, second) in enumerate(t.hands):
        here = max(0, min(2, dealt - 2 * seat))
        if (first >= 0) != (here > 0) or (second >= 0) != (here > 1):
            yield "goblins are dealt in the order of the seats"
        elif here == 2 and first > second:
            yield f"p{seat + 1} must hold two goblins in order"
    if (dealt and now not in (DEAL, GOBLINS)) or (t.serving and sorted(t.serving) != sorted([*range(t.n)] * 2)):
        yield "goblins are dealt when all castles are, and placed together, two by each lord"
    if (t.turned and now < REVEAL) or (any(t.up) and now < DRAW) or t.turned > t.n:
        yield "the kingdom and the creatures are turned up after the goblins, in this order"
    if t.up[1] and t.up[0] < t.most_up:
        yield "evil creatures are turned up before most evil ones"
    if any(where == LOOTED for where in t.places) or any(where >= SERVES for where in t.creatures[t.goblins :]):
        yield "nothing can be looted or recruited during set-up"
    if any(any(lord[FOOD : SPELL + 1]) or any(lord[OWED:]) for lord in t.lords) or any(t.chests) or len(s.thefts):
        yield "nobody has anything during set-up"
    if (s.captain, s.die, s.idle, s.brought, s.cast, s.hand, s.victim, s.thieves) != (0, 0, 0, 0, 0, -1, -1, 0):
        yield "a number belongs to a day, and none has begun"
    if t.phase == END:
        return
    if s.asked != (sum(t.up) if now in (DRAW, CAPTAIN) else 0) or s.seat != s.lord_at_hand():
        yield "asked or seat is not what set-up has come to"
    undecided = [seat for seat in t.staying if t.lords[seat][CHOICE] < 0]
    if t.phase != GOBLINS and any(lord[CHOICE] >= 0 for lord in t.lords):
        yield "a choice about goblins was made outside its moment"
    if t.phase == GOBLINS and (not undecided or any(lord[GONE] and lord[CHOICE] >= 0 for lord in t.lords)):
        yield "everybody has chosen, or somebody who has left"
    if t.phase == CASTLE and s.tables.draft and s.seat not in t.staying:
        yield "who has left is to choose"


# --- a day -----------------------------------------------------------------------------------------------------------

# How many lords have been asked in each phase of a day, from and to; None: all of them.
ASKED: dict[int, tuple[int, int | None]] = {
    int(ROLL): (0, 0), int(HORDE): (0, -1), int(CHEST): (0, None), int(ATTACK): (1, None), int(ROB): (1, None),
    int(STEAL): (1, None), int(RECRUIT): (1, None), int(DRAW): (1, None), int(PLACE): (1, None),
}  # fmt: skip
CHOOSING = (HORDE, ATTACK, ROB, RECRUIT, PLACE)
# In these phases somebody may have chests enough to end the game: it is tested after the last attack (30).
RICH = (CHEST, ATTACK, ROB, STEAL)


def day(t: Table) -> Iterator[str]:
    """From the first roll on: all are settled, and the circle of lords has come as far as the decision says."""
    s = t.s
    if t.phase in (CASTLE, DEAL, GOBLINS, CAPTAIN):
        yield "set-up and days do not fit"
        return
    if min(t.boards) < 0:
        yield "somebody has no castle"
        return
    for seat in range(t.n):
        if t.serving.count(seat) != 2:
            yield f"p{seat + 1} has {t.serving.count(seat)} goblins instead of 2"
    if any(lord[FIRST] >= 0 or lord[SECOND] >= 0 or lord[CHOICE] >= 0 for lord in t.lords):
        yield "goblins are in hand outside their moment"
    if s.cast > t.lords[s.captain][SPELL] or (s.cast and t.phase == REVEAL):
        yield "the Captain has cast more spells than he has"
    if s.brought and (t.phase in (ROLL, HORDE) or t.richest == 0):
        yield "nobody can have got a chest today"
    yield from _open(t)
    if t.phase == END:
        return
    if (s.die == 0) != (t.phase == ROLL):
        yield "the die must show a number, except in the Captain's hand"
    low, high = ASKED.get(t.phase, (t.n, None))
    if not low <= s.asked <= (t.n if high is None else t.n - 1 if high < 0 else high):
        yield "so many lords cannot have had their turn"
        return
    if s.seat != s.lord_at_hand():
        yield f"it is the turn of p{s.lord_at_hand() + 1}"
        return
    if t.phase in CHOOSING and s.seat not in t.staying:
        yield "who has left is to choose"
    if s.tables.guard and not (s.idle < s.day and s.idle < s.tables.stall_idle):
        yield "more idle days than days, or than the game waits for"
    if t.phase not in RICH and t.richest >= s.tables.end_chests:
        yield "somebody has chests enough to have ended the game"
    if s.die or t.phase == ROLL:
        yield from _moment(t)


def _open(t: Table) -> Iterator[str]:
    """What lies open: a recruit is replaced at once, while the pile lasts, then placed; places wait for the evening."""
    s = t.s
    if (t.hand >= 0) != (t.phase in (DRAW, PLACE)) and s.reason != ALONE:
        yield "there is no creature to place, or one waits outside its moment"
        return
    for pile in range(2):
        mine = t.hand >= 0 and (t.hand >= t.first_very) == pile
        replaced = t.phase == PLACE or (t.phase == END and t.up[pile] == t.most_up)
        wanted = t.most_up - (1 if mine and not replaced else 0)
        if t.left[pile] and t.up[pile] != wanted:
            yield f"{t.up[pile]} creatures of a kind lie open instead of {wanted}"
        if mine and t.phase == DRAW and not t.left[pile]:
            yield "there is nothing left to draw"
    refilled = t.visible == t.n or t.turned == t.ends[-1]
    if t.phase == REVEAL and refilled:
        yield "there is no place to turn up"
    if not refilled and (t.phase in (ROLL, HORDE) or s.reason in (ALL_DAYS, IDLE_DAYS)):
        yield "the kingdom was not refilled in the evening"


def _moment(t: Table) -> Iterator[str]:
    """What is under way belongs to the decision at hand, and nothing else is."""
    s, seat = t.s, int(t.s.seat)
    if any(any(owed) for owed in t.owed) and t.phase not in (CHEST, ROB, STEAL):
        yield "chests are owed outside their moment"
    if (s.victim >= 0) != (t.phase in (ROB, STEAL)):
        yield "a theft is under way without its decision, or the other way about"
    elif t.phase in (ROB, STEAL):
        yield from _theft(t, seat, int(s.victim))
    if s.thieves and t.phase != ROB:
        yield "thieves wait outside a theft"
    if t.phase == HORDE and not (t.lords[seat][BARREL] or (seat == s.captain and t.lords[seat][SPELL] > s.cast)):
        yield "who can force no roll is asked about it"
    if t.phase == CHEST:
        yield from _scouts(t) if s.asked == 0 else _loot(t, seat)
        if not s.chests_of(s.players):
            yield "there is nothing left to draw"


def _theft(t: Table, seat: int, victim: int) -> Iterator[str]:
    """A castle that fell is robbed of chests that it has, by as many thieves as there are (25-27)."""
    s, owed = t.s, sum(t.owed[seat])
    if victim == seat or not owed or any(any(t.owed[other]) for other in range(t.n) if other != seat):
        yield "nothing is to be stolen, or by somebody else, or from oneself"
    if any(t.owed[seat][kind] > s.held(victim, kind) for kind in range(len(CHESTS))):
        yield "more is to be stolen than there is"
    thieves = t.icons(seat, THIEF_ICON)
    if owed > thieves or (t.phase == ROB and (s.thieves != thieves - owed or s.thieves == 0)):
        yield "the thieves are not those of the active row"
    if t.phase == ROB and owed == t.chests[victim]:
        yield "there is no other chest to choose"
    # The robbed lord got his shield when the theft was done, too late against it.
    shields = t.lords[victim][SHIELD] - (1 if t.phase == STEAL else 0)
    walls = int(s.tables.castle_shield[t.boards[victim]]) + shields
    if shields < 0 or not falls(t.icons(seat, SWORD_ICON), t.icons(seat, MAGIC_ICON), walls, t.lords[victim][MAGIC]):
        yield "the castle that is robbed did not fall"


def _scouts(t: Table) -> Iterator[str]:
    """Most treasure maps: a metal chest alone, or a wooden one each, from the Captain clockwise (16, 17)."""
    waiting = [seat for seat in range(t.n) if any(t.owed[seat])]
    if not waiting:
        yield "nobody is owed the chest that is drawn"
        return
    maps = [t.icons(seat, MAP_ICON) for seat in range(t.n)]
    most = maps[waiting[0]]
    sharing = [seat for seat in range(t.n) if maps[seat] == most]
    kind = METAL if len(waiting) == 1 and t.owed[waiting[0]][METAL] else WOOD
    alone = [seat for seat in sharing if seat in t.staying or seat in waiting] == waiting
    fair = alone if kind == METAL else len(sharing) > 1
    if any(t.owed[seat][kind] != 1 or sum(t.owed[seat]) != 1 or maps[seat] != most for seat in waiting) or not fair:
        yield "the scouts did not earn the chests that are owed"
    if most == 0 or any(maps[seat] > most for seat in t.staying):
        yield "others have shown more treasure maps"
    first = min(t.from_captain(seat) for seat in waiting)
    if any(seat not in waiting and t.from_captain(seat) > first for seat in sharing if seat in t.staying):
        yield "somebody who shares the most treasure maps is owed nothing"


def _loot(t: Table, seat: int) -> Iterator[str]:
    """What a looted place still owes: the dearest chests come first (22)."""
    s = t.s
    owed = t.owed[seat]
    dearest = max((kind for kind, number in enumerate(owed) if number), default=-1)
    if dearest < 0 or any(any(t.owed[other]) for other in range(t.n) if other != seat):
        yield "nobody is owed the chest that is drawn, or somebody else"
        return
    for place, where in enumerate(t.places):
        if where == LOOTED or place < t.lasting:
            loot = [int(s.tables.loot[place * LOOT + 3 + kind]) for kind in range(len(CHESTS))]
            if loot[:dearest] == owed[:dearest] and loot[dearest] >= owed[dearest]:
                return
    yield "no looted place holds the chests that are owed"


# --- the end ---------------------------------------------------------------------------------------------------------


def end(t: Table) -> Iterator[str]:
    """A game runs while two lords are in it, and ends for one reason, which the table bears out (30, 38, L1)."""
    s = t.s
    if (t.phase == END) != (s.reason > 0):
        yield "the end and its reason belong together"
    if (len(t.staying) == 1) != (s.reason == ALONE) or not t.staying:
        yield "a game runs while two lords are in it, and ends when one is left"
    if t.phase != END:
        return
    nothing = (s.asked, s.seat, s.victim, s.thieves, len(s.thefts)) == (s.players, s.lord_at_hand(), -1, 0, 0)
    if not nothing or any(any(lord[OWED:]) or lord[CHOICE] >= 0 for lord in t.lords):
        yield "nothing is under way after the end"
    if s.reason != ALONE and (s.day == 0 or s.die == 0 or t.hand >= 0):
        yield "a game without a day can only be left"
    if (s.reason == TEN_CHESTS and t.richest < s.tables.end_chests) or (
        s.reason in (ALL_DAYS, IDLE_DAYS) and t.richest >= s.tables.end_chests
    ):
        yield "nobody has chests enough to end the game, or somebody has"
    if s.reason in (ALL_DAYS, IDLE_DAYS) and (s.cast or s.brought):
        yield "the last day is over, and something is left of it"
    over = s.tables.guard and (s.day == s.tables.stall_days if s.reason == ALL_DAYS else s.idle == s.tables.stall_idle)
    if s.reason in (ALL_DAYS, IDLE_DAYS) and not over:
        yield "the game did not stall"
    if s.reason == IDLE_DAYS and s.day == s.tables.stall_days:
        yield "the last day is the reason before idle days are"
    today = 0 if s.reason in (ALL_DAYS, IDLE_DAYS) else 1
    if s.day and s.tables.guard and (s.idle > s.day - today or (today and s.idle == s.tables.stall_idle)):
        yield "more idle days than days, or than the game waits for"
    if s.day and s.die == 0 and (s.brought or t.hand >= 0):
        yield "something was brought or recruited before the roll"
