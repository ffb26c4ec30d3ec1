"""Whether a position can be: every piece is in one place, and every number says something that this moment can have.

First come the figures alone, then the pieces (E7, A5), then what the decision at hand implies: which fields mean
something now, whose choice it is, and what must lie on the table. What means nothing at a moment has its neutral value,
so that a position has one way to be written.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from ...core.state import NOBODY
from .ending import COLOURS, GEMS, RESIGNED, STANDSTILL, best_standing, victory
from .moments import moment, named, trades
from .phases import (
    ALLOT,
    BEFORE_MARKER,
    BLUE,
    CURSE,
    DEAL,
    END,
    FIRST_HAT,
    GAIN,
    KEEP,
    LAY_GEMS,
    LIFT,
    MARKER,
    MOVE,
    PAY,
    PULL,
    REDRAW,
    REPLACE,
    REVEAL,
    SET_DOWN,
    SPELL_BID,
    TAKE,
    TAKE_BACK,
    TRADE,
    UNDER,
)
from .state import BID_BITS, BY, CHOSEN, DEALT, DECISIONS, JOINED, PILE, SEATS, SPELL_BITS, AmulettState
from .tables import METALS, colours_in, gems_in, gems_of

CHANCES = (LAY_GEMS, FIRST_HAT, DEAL, REPLACE, REVEAL, MARKER)

NEUTRAL = {
    "progress": 0, "to_come": 0, "card": -1, "high": 0, "leader": -1, "bids": 0, "out": 0, "desire": -1, "pending": 0,
    "metal": 0, "used": 0, "lifted": -1, "pull": -1, "leaving": 0, "named": 0, "buried": 0, "burnt": 0, "traded": 0,
    "pouch": 0, "winners": 0, "reason": 0,
}  # fmt: skip
"""What a field holds while it means nothing."""

GEM_PHASE = "to_come desire traded"
MEANING = {
    LAY_GEMS: "progress pouch", FIRST_HAT: "", DEAL: "progress", KEEP: "", REDRAW: "progress leaving",
    REPLACE: "progress leaving pending", ALLOT: "",
    REVEAL: "to_come", SPELL_BID: "to_come card high leader bids out",
    LIFT: "progress", SET_DOWN: "progress lifted", GAIN: "progress pending metal",
    BEFORE_MARKER: "progress used to_come desire", MARKER: "desire",
    TRADE: f"{GEM_PHASE} high leader bids out", PAY: f"{GEM_PHASE} high leader pending metal",
    TAKE_BACK: f"{GEM_PHASE} high leader pending metal", CURSE: f"{GEM_PHASE} high leader pending progress",
    TAKE: f"{GEM_PHASE} high leader pending", MOVE: GEM_PHASE,
    BLUE: "progress used traded", PULL: "progress used traded pull pending named",
    UNDER: "progress used traded leaving buried burnt named",
    END: f"{GEM_PHASE} pouch winners reason",
}  # fmt: skip
"""The fields that mean something at each decision, beside those that always do."""
IDLE = {phase: [field for field in NEUTRAL if field not in fields.split()] for phase, fields in MEANING.items()}


def problems(s: AmulettState) -> list[str]:
    """Everything that is wrong, in plain words."""
    return _shape(s) or _bounds(s) or _pieces(s) + _spells(s) or _seats(s) or _course(s) or moment(s)


# --- the figures alone ------------------------------------------------------------------------------------------------


def _shape(s: AmulettState) -> list[str]:
    t = s.tables
    sizes = {"cards": PILE + METALS, "gems": t.areas + SEATS, "stones": t.spells + SEATS, "spells": CHOSEN + SEATS}
    found = [f"{name} must hold {size} numbers" for name, size in sizes.items() if len(getattr(s, name)) != size]
    if not found and any(number < 0 for name in (*sizes, "tail") for number in getattr(s, name)):
        found.append("a number is below zero")
    return found


def _bounds(s: AmulettState) -> list[str]:
    t, n = s.tables, int(s.players)
    every = (1 << t.spells) - 1
    steps = max(len(t.places), n * t.expert_dealt)
    limits = {
        "phase": (0, END), "to_act": (-2, n - 1), "round": (0, 1 << 20), "hat": (0, n - 1), "caravan": (0, t.areas - 1),
        "progress": (0, steps), "to_come": (0, max(n, *t.markers)), "card": (-1, t.spells - 1),
        "high": (0, METALS * t.cards), "leader": (-1, n - 1), "bids": (0, (1 << BID_BITS * n) - 1),
        "out": (0, (1 << n) - 1), "gone": (0, (1 << n) - 1),
        "desire": (-1, METALS - 1), "pending": (0, 1 << 12), "metal": (0, METALS - 1), "used": (0, every),
        "lifted": (-1, t.colours * t.areas - 1), "pull": (-1, t.spells - 1), "leaving": (0, every),
        "named": (0, (1 << 54) - 1), "buried": (0, len(s.tail)), "burnt": (0, 1), "traded": (0, 1),
        "idle": (0, t.stalemate), "pouch": (0, t.pouch), "bag": (0, every), "winners": (0, (1 << n) - 1),
        "reason": (0, RESIGNED),
    }  # fmt: skip
    found = [f"{name} is out of bounds" for name, (low, high) in limits.items() if not low <= getattr(s, name) <= high]
    if any(not 0 <= spell < t.spells for spell in named(s)):
        found.append("named is out of bounds")
    if not found:
        found = [f"{name} means nothing now" for name in IDLE[s.phase] if getattr(s, name) != NEUTRAL[name]]
    empty = range(n, SEATS)
    if any(s.cards[at] for seat in empty for at in range(seat * METALS, seat * METALS + METALS)):
        found.append("an empty seat holds cards")
    if any(s.gems[t.areas + seat] or s.stones[t.spells + seat] for seat in empty):
        found.append("an empty seat holds gems or stones")
    if any(s.spells[place + seat] for seat in empty for place in (0, DEALT, CHOSEN)):
        found.append("an empty seat holds spells")
    return found


# --- the pieces -------------------------------------------------------------------------------------------------------


def _pieces(s: AmulettState) -> list[str]:
    t, cards, stones = s.tables, list(s.cards), list(s.stones)
    found = []
    for metal, name in enumerate(t.metal_names):
        count = sum(cards[metal::METALS])
        if count != t.cards:
            found.append(f"{count} cards of {name} instead of {t.cards}")
    heaps = [*s.gems, s.pouch] + ([1 << 4 * (s.lifted // t.areas)] if s.lifted >= 0 else [])
    # A heap that is one number adds up as one; the count tells a sum from another that only carries over to it.
    if sum(heaps) != t.pouch or sum(map(gems_in, heaps)) != gems_in(t.pouch):
        for colour, name in enumerate(t.gem_names):
            count = sum(gems_of(heap, colour) for heap in heaps)
            if count != gems_of(t.pouch, colour):
                found.append(f"{count} gems of {name} instead of {gems_of(t.pouch, colour)}")
        found = found or ["there is a gem that is none"]
    for seat in range(s.players):
        mine = int(s.spells[seat])
        own = stones[t.spells + seat] + sum(stones[spell] for spell in range(t.spells) if mine >> spell & 1)
        if own != t.stones:
            found.append(f"seat {seat + 1} has {own} stones instead of {t.stones}")
    return found


def _spells(s: AmulettState) -> list[str]:
    """Every spell is in one place: the deck, under it, on offer, aside, dealt in secret, or with an owner."""
    t, masks = s.tables, [int(mask) for mask in s.spells]
    owners = masks[DEALT : DEALT + SEATS] if t.expert and s.phase <= KEEP else masks[:SEATS]
    if t.expert and s.phase <= KEEP and any(masks[:SEATS]):
        return ["a spell has an owner before anybody has kept one"]
    found = _tail(s)
    if found:
        return found
    places = [int(s.bag), *owners, *(1 << (entry & SPELL_BITS) for entry in s.tail)]
    places += [1 << int(s.card)] if s.card >= 0 else []
    places += [int(s.leaving)] if s.phase != UNDER else []
    if sum(int(place).bit_count() for place in places) != t.spells or reduce(or_, places) != (1 << t.spells) - 1:
        counts = [sum(place >> spell & 1 for place in places) for spell in range(t.spells)]
        found += [f"{t.spell_names[spell]} is in {count} places" for spell, count in enumerate(counts) if count != 1]
        return found or ["there is a spell that is none"]
    return _stones(s, reduce(or_, owners))


def _tail(s: AmulettState) -> list[str]:
    """The cards under the deck, in groups that one seat put there in an order of its own (E5)."""
    tail = [int(entry) for entry in s.tail]
    groups: list[list[int]] = []
    for entry in tail:
        by = entry % JOINED // BY
        if entry & SPELL_BITS >= s.tables.spells or by > s.players or entry >= 2 * JOINED:
            return ["a card under the deck is no spell, or put there by nobody"]
        if not entry & JOINED:
            groups.append([])
        elif not by or not groups or groups[-1][-1] % JOINED // BY != by:
            return ["a card under the deck is joined to none"]
        groups[-1].append(entry)
    # Only the top of the deck shrinks, when the bag is empty, and only the group that is being made grows.
    whole = groups[0 if s.bag else 1 :]
    if s.buried:
        last = whole.pop() if whole else groups[-1]
        if len(last) != s.buried or last[0] % JOINED // BY != s.to_act + 1:
            return ["other spells are under the deck than were put there"]
    if any(len(group) == 1 and group[0] >= BY for group in whole):
        return ["a single spell under the deck has no order to be chosen"]
    return []


def _stones(s: AmulettState, owned: int) -> list[str]:
    """No stone lies on a spell without an owner, and from the first round on no spell stays without a stone (E1)."""
    t = s.tables
    empty = int(s.leaving) if s.phase == UNDER else 0
    for spell in named(s):
        empty |= 1 << spell
    for spell, stones in enumerate(list(s.stones)[: t.spells]):
        if stones and not owned >> spell & 1:
            return [f"stones lie on {t.spell_names[spell]}, which nobody owns"]
        if owned >> spell & 1 and bool(stones) != (s.round > 0 and not empty >> spell & 1):
            return [f"{t.spell_names[spell]} has {stones} stones"]
    return []


# --- whose choice it is -----------------------------------------------------------------------------------------------


def _seats(s: AmulettState) -> list[str]:
    """A game goes on between two at least (F5), and the one who chooses is the one whose turn it is."""
    if s.phase != END and s.active() < 2:
        return ["a game goes on with nobody left to play"]
    if PAY <= s.phase <= TAKE and (s.leader < 0 or s.high < 1):
        return ["a trade is settled without a winner"]
    if PAY <= s.phase <= TAKE and s.hat != s.leader:
        return ["the winner of a trade has the hat"]
    if (s.leader < 0) != (s.high < 1):
        return ["a bid belongs to somebody"]
    if s.to_act != _on_turn(s):
        return ["the seat to act does not fit the phase"]
    if s.to_act >= 0 and s.gone >> s.to_act & 1:
        return ["a seat that has left is to act"]
    if LIFT <= s.phase <= BEFORE_MARKER or s.phase in (REDRAW, REPLACE, BLUE, PULL, UNDER):
        first = s.phase == GAIN
        return [] if first <= s.progress < s.players + first else ["more turns than players"]
    return []


def _on_turn(s: AmulettState) -> int:
    """Who must choose now, as the order of play has it."""
    n = int(s.players)
    if s.phase in CHANCES:
        return -1
    if s.phase == END:
        return -2
    if s.phase in (KEEP, ALLOT):
        return next((seat for seat in range(n) if not s.spells[CHOSEN + seat]), NOBODY)
    if s.phase in (PAY, TAKE_BACK, TAKE):
        return int(s.leader) if s.leader >= 0 else NOBODY
    if s.phase == CURSE:
        return int(s.leader + s.progress) % n
    if s.phase == UNDER and not s.burnt:
        return int(s.to_act) if s.to_act >= 0 else NOBODY
    if s.phase == MOVE:
        return int(s.first_from(s.hat, s.gone))
    if s.phase in (SPELL_BID, TRADE):
        answering = s.phase == TRADE and s.leader >= 0
        first = int(s.first_from(s.after(s.leader) if answering else s.hat, s.out))
        return first if first >= 0 else NOBODY
    return int(s.hat + s.progress - (s.phase == GAIN)) % n


# --- how far the game has come ----------------------------------------------------------------------------------------


def _course(s: AmulettState) -> list[str]:
    """Rounds, gems and trades fit each other."""
    t = s.tables
    amulets = [int(s.gems[t.areas + seat]) for seat in range(s.players)]
    gems = sum(map(gems_in, amulets))
    setting_up = s.phase <= ALLOT
    if setting_up != (s.round == 0) and s.phase != END:
        return ["the rounds begin after the set-up"]
    if s.round == 0:
        return _set_up(s, gems)
    if s.traded and not gems:
        return ["somebody traded and nobody has a gem"]
    # A round without a trade counts as idle, and so many of them end the game (F3): each gem explains a few rounds.
    over = s.phase == END and s.reason == STANDSTILL
    if (s.idle == t.stalemate) != over:
        return ["so many rounds without a trade end the game"]
    past = s.round if over else s.round - 1
    if not 0 <= past - s.idle <= t.stalemate * (gems - s.traded):
        return ["the rounds do not fit the trades"]
    won = [victory(t, heap) > 0 for heap in amulets]
    if s.phase != END:
        return ["somebody has won already"] if any(won) else []
    return _ended(s, amulets, won)


def _set_up(s: AmulettState, gems: int) -> list[str]:
    """Before the first round all lies as it was laid out (A1-A5)."""
    t, n = s.tables, int(s.players)
    if s.caravan != t.start or s.idle or len(s.tail) or gems:
        return ["this cannot be before the first round"]
    laid = len(t.places) - int(gems_in(s.pouch))
    for area in range(t.areas):
        if gems_in(s.gems[area]) != sum(place == area for place in list(t.places)[:laid]):
            return ["gems fill the board area by area"]
    if any(s.cards[seat * METALS + metal] != t.hand for seat in range(n) for metal in range(METALS)):
        return ["hands are not as they are dealt"]
    if s.phase <= FIRST_HAT and s.hat:
        return ["nobody has the hat yet"]
    if s.phase == LAY_GEMS and not s.progress == laid < len(t.places):
        return ["other gems are laid than were counted"]
    if LAY_GEMS < s.phase < END and laid < len(t.places):
        return ["gems are left in the bag"]
    return _dealt(s) or (_resigned(s) if s.phase == END else [])


def _dealt(s: AmulettState) -> list[str]:
    """How many spells each seat has been dealt (A2-A4)."""
    t, n = s.tables, int(s.players)
    if (s.phase == KEEP and not t.expert) or (s.phase in (REDRAW, REPLACE) and not t.redraws):
        return ["this set-up is not played"]
    if s.phase == ALLOT and not (t.expert or t.redraws):
        return ["this set-up is not played"]
    each = int(t.expert_dealt if t.expert and s.phase <= KEEP else t.dealt)
    place = DEALT if t.expert and s.phase <= KEEP else 0
    wanted = dict.fromkeys(range(n), each if s.phase >= KEEP else 0)
    if s.phase == END and t.expert:
        wanted = dict.fromkeys(wanted, 0)
    if s.phase == DEAL:
        if s.progress >= each * n:
            return ["all spells are dealt"]
        wanted = {int(s.hat + at) % n: min(max(int(s.progress) - at * each, 0), each) for at in range(n)}
    if s.phase == REPLACE:
        wanted[int(s.hat + s.progress) % n] -= int(s.pending)
    for seat, count in wanted.items():
        found = int(s.spells[place + seat]).bit_count()
        if found > count or (found < count and s.phase != END):
            return ["the spells dealt do not fit the set-up"]
    aside = int(s.leaving).bit_count()
    if (s.phase == REPLACE and not 1 <= s.pending <= aside) or aside > t.dealt * (s.progress + (s.phase == REPLACE)):
        return ["more spells are aside than were discarded"]
    return _secrets(s)


def _secrets(s: AmulettState) -> list[str]:
    """What was dealt face down, and the choices that are not open yet (A3, A3c)."""
    t = s.tables
    dealt = [int(s.spells[DEALT + seat]) for seat in range(s.players)]
    if s.phase == ALLOT and t.expert:
        for seat, mask in enumerate(dealt):
            rest = mask & ~int(s.spells[seat])
            if rest.bit_count() != t.expert_dealt - t.dealt or mask.bit_count() != t.expert_dealt or rest & ~s.bag:
                return ["somebody keeps a spell that was not dealt"]
    elif any(dealt) and not (t.expert and s.phase <= KEEP):
        return ["spells dealt in secret are left over"]
    for seat in range(s.players):
        chosen = s.spells[CHOSEN + seat]
        if chosen and s.phase not in (KEEP, ALLOT):
            return ["a secret choice is left over"]
        if chosen and chosen - 1 not in list(DECISIONS[s.phase].choices(s, seat)):
            return ["a secret choice is not among those allowed"]
        if not chosen and s.phase in (KEEP, ALLOT) and s.gone >> seat & 1:
            return ["nobody has chosen for a seat that has left"]
    return []


def _ended(s: AmulettState, amulets: list[int], won: list[bool]) -> list[str]:
    """The result follows from the table (F1, F3, F5)."""
    t = s.tables
    if s.reason == RESIGNED:
        return _resigned(s) or (["somebody has won already"] if any(won) else [])
    if s.active() < 2:
        return ["the last one left has won"]
    if s.reason == STANDSTILL:
        if any(getattr(s, field) != NEUTRAL[field] for field in ("to_come", "desire", "traded", "pouch")):
            return ["this cannot be after a standstill"]
        return ["the winners do not fit the table"] if any(won) or s.winners != best_standing(s) else []
    if s.reason not in (COLOURS, GEMS):
        return ["it is over for no reason"]
    mine = amulets[s.hat]
    colours, gems = colours_in(mine), gems_in(mine)
    # Not more than it takes: the game ends with the gem that wins it.
    fits = s.reason == victory(t, mine) and colours <= t.win_colours and gems <= t.win_gems
    if not fits or sum(won) != 1 or s.winners != 1 << s.hat or s.gone >> s.hat & 1 or not s.traded:
        return ["the winner does not fit the table"]
    return trades(s, taking=True)


def _resigned(s: AmulettState) -> list[str]:
    """The last one left wins (F5), and whatever was open is put away."""
    last = (1 << int(s.players)) - 1 & ~int(s.gone)
    fits = s.reason == RESIGNED and s.active() == 1 and s.winners == last
    if not fits or s.to_come or s.desire >= 0 or s.traded or (s.round and s.pouch):
        return ["this cannot be after everybody else has left"]
    return []
