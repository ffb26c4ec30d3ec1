"""Whether the decision at hand has what it is about: a part of soundness, chapter by chapter."""

from __future__ import annotations

from .caravan import with_gems
from .energy import arcs_of, drainable, pulls_of
from .marker import can_choose, can_name
from .payment import allowance, gems_promised
from .phases import (
    ALLOT,
    BLUE,
    CURSE,
    END,
    GAIN,
    MARKER,
    MOVE,
    PAY,
    PULL,
    REVEAL,
    SET_DOWN,
    SPELL_BID,
    TAKE,
    TAKE_BACK,
    TRADE,
)
from .state import BID_BITS, CHOSEN, DEALT, PILE, SEATS, SPELL_BITS, STACKS, AmulettState
from .tables import (
    CHOOSE_MARKER,
    DRAIN,
    EXTRA_METAL,
    GEM_INCOME,
    JOKER,
    MAY_EQUAL,
    METALS,
    MOVE_GEM,
    SKIM,
    gems_in,
    gems_of,
)


def named(s: AmulettState) -> list[int]:
    """The spells emptied by the Pull at work, in the order named; -1 for a gap that cannot be."""
    found: list[int] = []
    rest = int(s.named)
    while rest > 0:
        found.insert(0, (rest & SPELL_BITS) - 1)
        rest >>= 6
    return found


def moment(s: AmulettState) -> list[str]:
    """Whether the decision at hand has what it is about."""
    if s.phase not in (PAY, TAKE_BACK, CURSE) and any(s.cards[PILE + metal] for metal in range(METALS)):
        return ["cards lie open though nobody pays"]
    if s.phase <= ALLOT:
        return []
    if any(s.spells[place] for place in range(DEALT, CHOSEN + SEATS)):
        return ["a secret choice is left over"]
    if s.phase == END:
        return []
    if s.phase <= SPELL_BID:
        return _auction(s)
    if s.phase <= GAIN:
        return _metal(s)
    if s.phase <= MARKER:
        return _before_marker(s)
    if s.phase <= MOVE:
        return trades(s, taking=s.phase >= TAKE) or _trade(s)
    return _energy(s)


def _auction(s: AmulettState) -> list[str]:
    """As many spells as players come up, and who bids has the stones (B1, B2)."""
    if s.phase == REVEAL and not s.to_come:
        return ["no spell is to come"]
    if s.to_come > min(int(s.deck()), int(s.players) - (s.phase == SPELL_BID)):
        return ["more spells are to come than there are"]
    if s.phase == REVEAL:
        return []
    if s.card < 0:
        return ["a spell is on offer exactly while it is auctioned"]
    spoken = _until(s)
    if s.out != spoken | s.gone:
        return ["somebody has had their say out of turn"]
    if s.leader >= 0 and (s.gone >> s.leader & 1 or not spoken >> s.leader & 1):
        return ["the highest bid is somebody's who has not bid"]
    if s.leader >= 0 and s.high > s.stones[s.tables.spells + s.leader]:
        return ["nobody has the stones for the highest bid"]
    made = [(seat, int(s.bid_of(seat))) for seat in _spoken(s)]
    rising = [bid for _, bid in made if bid]
    highest = int(s.bid_of(s.leader)) if s.leader >= 0 else 0
    if not highest == s.high == (rising or [0])[-1] or rising != sorted(set(rising)) or s.bids != _packed(made):
        return ["the bids do not follow each other"]
    if any(bid > s.stones[s.tables.spells + seat] for seat, bid in made):
        return ["nobody has the stones for a bid"]
    return []


def _spoken(s: AmulettState) -> list[int]:
    """The seats from the hat up to the one to act."""
    found, seat = [], int(s.hat)
    while seat != s.to_act:
        found.append(seat)
        seat = int(s.after(seat))
    return found


def _until(s: AmulettState) -> int:
    """The seats from the hat up to the one to act, as a mask."""
    return sum(1 << seat for seat in _spoken(s))


def _packed(bids: list[tuple[int, int]]) -> int:
    return sum(bid << BID_BITS * seat for seat, bid in bids)


def _metal(s: AmulettState) -> list[str]:
    """Teleportation for its owner; a card to choose for each joker and for what a stack could not give (C3, C4)."""
    t, seat = s.tables, int(s.to_act)
    if s.phase != GAIN:
        if not s.owned(seat, MOVE_GEM):
            return ["somebody teleports without the spell"]
        return ["a gem is lifted exactly before it is set down"] if (s.phase == SET_DOWN) != (s.lifted >= 0) else []
    stacks = [int(s.cards[STACKS + metal]) for metal in range(METALS)]
    mine = [spell for spell in range(t.spells) if s.spells[seat] >> spell & 1]
    most = sum(t.symbols[spell * 5 + JOKER] for spell in mine)
    for metal in range(METALS):
        if not stacks[metal]:
            most += sum(t.symbols[spell * 5 + metal] for spell in mine)
            magic = [spell for spell in mine if t.kind[spell] == GEM_INCOME and t.wild[spell] >> metal & 1]
            most += sum(t.amount[spell] * gems_of(s.gems[t.areas + seat], t.gem[spell]) for spell in magic)
    if not 1 <= s.pending <= most:
        return ["more or fewer cards are to be chosen than are due"]
    if s.metal:
        if s.pending > sum(stacks[s.metal :]) or not s.cards[seat * METALS + s.metal - 1]:
            return ["other cards were chosen than there are"]
    elif s.pending >= sum(stacks) or sum(map(bool, stacks)) < 2:
        return ["there is nothing to choose from"]
    return []


def _before_marker(s: AmulettState) -> list[str]:
    """Burning Desire and Magic Journey are used whole, by those whose turn it was (D3)."""
    t, n = s.tables, int(s.players)
    if s.phase == MARKER:
        return _desire(s)
    had = {int(s.hat + at) % n for at in range(int(s.progress) + 1)}
    rest = int(s.used)
    for seat in had:
        for kind in (EXTRA_METAL, CHOOSE_MARKER):
            part = rest & int(s.owned(seat, kind))
            if part not in (0, s.owned(seat, kind)):
                return ["a spell is used in part"]
            rest &= ~part
    if rest:
        return ["a spell is used that cannot be used now"]
    if (s.desire >= 0) != bool(s.used & t.having[EXTRA_METAL]):
        return ["a metal is named by Burning Desire"]
    if (s.to_come > 0) != bool(s.used & t.having[CHOOSE_MARKER]) or (s.to_come and s.to_come not in list(t.markers)):
        return ["a marker is chosen by a Magic Journey"]
    if not (can_name(s, s.to_act) or can_choose(s, s.to_act)):
        return ["a choice about nothing"]
    return []


def _desire(s: AmulettState) -> list[str]:
    owners = [seat for seat in range(s.players) if s.owned(seat, EXTRA_METAL)]
    return ["a metal is named and nobody has the spell"] if s.desire >= 0 and not owners else []


def trades(s: AmulettState, taking: bool) -> list[str]:
    """Trades are still to come, and fewer than the highest marker if there was one already (D1, D2)."""
    most = max(s.tables.markers)
    if not 1 <= s.to_come <= (most - 1 if s.traded and not taking else most):
        return ["more or fewer trades are to come than a marker gives"]
    return _desire(s)


def _trade(s: AmulettState) -> list[str]:
    pile = sum(s.cards[PILE + metal] for metal in range(METALS))
    if s.phase == MOVE:
        return [] if with_gems(s) else ["nowhere to move"]
    if s.gems[s.caravan] == 0:
        return ["a trade where there is no gem"]
    if s.phase == TRADE:
        return _bids(s)
    if s.pending < 1:
        return ["a choice about nothing"]
    if s.phase == TAKE:
        return _take(s)
    accepted = s.accepted(s.leader)
    if any(s.cards[PILE + metal] for metal in range(METALS) if not accepted >> metal & 1):
        return ["cards were paid that do not count here"]
    if s.phase == PAY:
        return _pay(s, pile)
    if not pile:
        return ["no card lies open"]
    return _back(s, pile) if s.phase == TAKE_BACK else _curse(s, pile)


def _bids(s: AmulettState) -> list[str]:
    """Who passed is out, and the highest bid is covered (D4-D6)."""
    if s.leader < 0:
        return [] if s.out == _until(s) | s.gone and not s.bids else ["somebody has had their say out of turn"]
    if s.gone & ~s.out or s.out >> s.leader & 1 or s.to_act == s.leader:
        return ["the highest bid is somebody's who is out"]
    if s.high > s.purse(s.leader, s.accepted(s.leader)):
        return ["nobody has the cards for the highest bid"]
    if any(s.bid_of(seat) > s.purse(seat, s.accepted(seat)) for seat in range(s.players)):
        return ["nobody has the cards for a bid"]
    return [] if _follow(s) else ["the bids do not follow each other"]


def _follow(s: AmulettState) -> bool:
    """Whether the last bids can have been made one after the other, round and round (D5, D10)."""
    n = int(s.players)
    bids = [int(s.bid_of(seat)) for seat in range(n)]
    silent = sum(1 << seat for seat in range(n) if not bids[seat] and not s.out >> seat & 1)
    later = [seat for seat in range(n) if seat not in _spoken(s)]
    if silent and (
        silent != sum(1 << seat for seat in later if not s.gone >> seat & 1) or any(bids[at] for at in later)
    ):
        return False
    # Of those still in, each has raised the one before, from the seat to act round to the highest bidder.
    high = 0
    for seat in [(int(s.to_act) + at) % n for at in range(n)]:
        if bids[seat] and not s.out >> seat & 1:
            if bids[seat] < high + (not s.owned(seat, MAY_EQUAL)):
                return False
            high = bids[seat]
    return bids[s.leader] == s.high == high and max(bids) == high and _differ(s, bids)


def _differ(s: AmulettState, bids: list[int]) -> bool:
    """Two have the same last bid only where one of them may equal the other (D10)."""
    same = [(one, two) for two in range(len(bids)) for one in range(two) if bids[one] and bids[one] == bids[two]]
    return all(s.owned(one, MAY_EQUAL) or s.owned(two, MAY_EQUAL) for one, two in same)


def _pay(s: AmulettState, pile: int) -> list[str]:
    """The bid is laid open metal by metal, and the rest of it is in hand (D7)."""
    accepted = int(s.accepted(s.leader))
    later = sum(s.cards[PILE + metal] for metal in range(s.metal, METALS))
    begun = bool(s.metal) == bool(pile) and (not s.metal or s.cards[PILE + s.metal - 1])
    if pile + s.pending != s.high or later or not begun:
        return ["other cards lie open than were paid"]
    if accepted & (accepted - 1) == 0:
        return ["there is nothing to choose from"]
    if s.pending > s.purse(s.leader, accepted & ~((1 << s.metal) - 1)):
        return ["nobody has the cards for the highest bid"]
    return []


def _allowance(s: AmulettState) -> int:
    """How many cards the winner may take back (D12, D13d)."""
    return int(allowance(s, s.leader))


def _back(s: AmulettState, pile: int) -> list[str]:
    """What was taken back, metal by metal, is in hand; the rest of the bid lies open (D12)."""
    taken = int(s.high) - pile
    before = sum(s.cards[s.leader * METALS + metal] for metal in range(s.metal))
    fits = taken >= 0 and taken + s.pending == _allowance(s) and bool(s.metal) == bool(taken) and taken <= before
    if s.metal and fits:
        last = s.metal - 1
        fits = bool(s.cards[s.leader * METALS + last]) and bool(s.accepted(s.leader) >> last & 1)
        fits = fits and any(s.cards[PILE + metal] for metal in range(s.metal, METALS))
    return [] if fits else ["other cards lie open than were paid"]


def _curse(s: AmulettState, pile: int) -> list[str]:
    """From the winner clockwise everybody takes a card for each Curse (D13)."""
    n = int(s.players)
    if not 1 <= s.progress < n:
        return ["more turns than players"]
    curses = [int(s.sum_of((s.leader + at) % n, SKIM, s.here())) for at in range(1, int(s.progress) + 1)]
    taken = curses[-1] - int(s.pending)
    if taken < 0 or taken > s.hand_size(s.to_act):
        return ["more cards are taken than there are Curses"]
    if not taken <= s.high - pile <= taken + sum(curses[:-1]) + _allowance(s):
        return ["other cards lie open than were paid"]
    return []


def _take(s: AmulettState) -> list[str]:
    """One gem, and one more for each Gift, as far as there are any; the cards paid are back on their stacks (D14)."""
    t, n = s.tables, int(s.players)
    due, there = int(gems_promised(s, s.leader)), int(gems_in(s.gems[s.caravan]))
    taken = due - int(s.pending)
    if taken < 0 or s.pending > there:
        return ["more gems to take than there are"]
    # One gem less than due is not missing where the area had no more.
    if s.pending < there and taken and (not s.traded or taken > gems_in(s.gems[t.areas + s.leader])):
        return ["a gem is taken that nobody has"]
    if s.traded and s.to_come == max(t.markers) and not taken:
        return ["more or fewer trades are to come than a marker gives"]
    accepted = s.accepted(s.leader)
    back = sum(s.cards[STACKS + metal] for metal in range(METALS) if accepted >> metal & 1)
    curses = sum(int(s.sum_of(seat, SKIM, s.here())) for seat in range(n) if seat != s.leader)
    return [] if s.high <= back + _allowance(s) + curses else ["other cards were paid than there are"]


def _energy(s: AmulettState) -> list[str]:
    """Blue spells are used by the one whose turn it is; empty spells leave at once (E1, E3, E5)."""
    t = s.tables
    seat = int(s.hat + s.progress) % int(s.players)
    gone = sum(1 << (int(entry) & SPELL_BITS) for entry in list(s.tail)[len(s.tail) - int(s.buried) :])
    mine = (int(s.spells[seat]) | (gone if s.burnt else 0)) & int(t.having[DRAIN])
    if s.used & ~mine:
        return ["a spell is used that cannot be used now"]
    emptied = named(s)
    if len(set(emptied)) != len(emptied):
        return ["a spell is emptied twice"]
    for spell in emptied:
        if s.spells[seat] >> spell & 1 or not any(s.spells[who] >> spell & 1 for who in range(s.players)):
            return ["a spell was not emptied by a Pull"]
    if s.phase == BLUE:
        return [] if pulls_of(s, seat) or arcs_of(s, seat) >= 0 else ["a choice about nothing"]
    return _pull(s, seat, emptied) if s.phase == PULL else _under(s, seat, emptied, gone)


def _pull(s: AmulettState, seat: int, emptied: list[int]) -> list[str]:
    """A Pull that is begun draws off a stone at least, as long as there is one (E3)."""
    t = s.tables
    if s.pull < 0 or not s.used >> s.pull & 1:
        return ["a Pull by somebody who does not own it"]
    drawn = int(t.amount[s.pull] - s.pending)
    if not 1 <= s.pending or not len(emptied) <= drawn:
        return ["other stones are drawn off than the Pull gives"]
    if drawn > sum(s.stones[t.spells + who] for who in range(s.players) if who != seat):
        return ["other stones are drawn off than the Pull gives"]
    return [] if drainable(s, seat) else ["no stone to draw off"]


def _under(s: AmulettState, seat: int, emptied: list[int], gone: int) -> list[str]:
    """Two empty spells of one owner at least: burnt on the own turn, or emptied by somebody's Pull (E3h, E5)."""
    t = s.tables
    leaving = int(s.leaving)
    if leaving & ~int(s.spells[s.to_act]):
        return ["somebody else's spell is leaving"]
    if leaving.bit_count() < 2:
        return ["no spell is leaving"]
    if s.burnt:
        return ["a spell was not emptied by a Pull"] if emptied else []
    if s.to_act == seat:
        return ["the seat to act does not fit the phase"]
    if any(s.spells[s.to_act] >> spell & 1 for spell in emptied):
        return ["a spell was not emptied by a Pull"]
    most = max((int(t.amount[spell]) for spell in range(t.spells) if s.used >> spell & 1), default=0)
    if (leaving | gone).bit_count() + len(emptied) > most:
        return ["more spells are emptied than a Pull can empty"]
    return []
