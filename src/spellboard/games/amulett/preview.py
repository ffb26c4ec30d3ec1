"""Before one chooses: what an action takes, what one has of it, and what a won trade would bring."""

from __future__ import annotations

from ...core.messages import Argument, Message, Several, Thing, Who
from ...core.preview import Need
from .payment import allowance, gems_due
from .phases import SPELL_BID, TRADE
from .state import PILE, STACKS, AmulettState
from .tables import METALS, SHIFT


def needs(s: AmulettState, code: int, seat: int) -> list[Need]:
    """What an action takes and what the seat has of it, legal or not."""
    kind, args = s.game.codes.kind(code), s.game.codes.arguments(code)
    if kind == "bid":
        return bid_needs(s, int(args["count"]), seat)
    if kind == "allot":
        return [_need("supply", int(args["first"]) + int(args["second"]), int(s.stones[s.tables.spells + seat]))]
    if kind in ("pay", "gain", "back"):
        return _portion(s, kind, args["metal"], int(args["count"]), seat)
    if kind == "curse":
        return [_need("laid-open", 1, _cards(s, PILE, args["metal"]), metal=Thing(args["metal"]))]
    if kind == "use":
        return [Need(Thing(args["spell"]), 1, int(s.spells[seat] >> s.tables.spell_at[args["spell"]] & 1))]
    if kind == "shift" and s.owned(seat, SHIFT):
        arcs = int(s.owned(seat, SHIFT)).bit_length() - 1
        return [_need("stones", 1, int(s.stones[arcs]), spell=Thing(s.tables.spell_names[arcs]))]
    return []


def bid_needs(s: AmulettState, count: int, seat: int) -> list[Need]:
    """Stones for a spell (B2c, B2d); cards that count here for a gem (D5b, D6, D9, D10)."""
    if s.phase == SPELL_BID:
        return [
            _need("supply", count, int(s.stones[s.tables.spells + seat])),
            _need("least-bid", int(s.high) + 1, count),
        ]
    if s.phase == TRADE:
        had = int(s.purse(seat, s.accepted(seat)))
        return [
            _need("counting", count, had, metals=counting(s, seat)),
            _need("least-bid", int(s.lowest_bid(seat)), count),
        ]
    return []


def counting(s: AmulettState, seat: int) -> Several:
    """The metals that count for a seat where the caravan stands (D6, D8)."""
    accepted = s.accepted(seat)
    return Several([Thing(name) for metal, name in enumerate(s.tables.metal_names) if accepted >> metal & 1])


def bids(s: AmulettState) -> list[Message]:
    """The auction as it stands: each seat's last bid, and who has passed."""
    found: list[Message] = []
    for seat in range(s.players):
        if s.bid_of(seat):
            found.append(Message("preview-bid", {"seat": Who(seat), "count": int(s.bid_of(seat))}))
        if s.has_passed(seat):
            found.append(Message("preview-passed", {"seat": Who(seat)}))
    return found


def prize(s: AmulettState, count: int, seat: int) -> list[Message]:
    """What winning with a bid would bring: gems, cards of it that may come back, the hat (B3, D11, D12, D14)."""
    found: list[Message] = []
    if s.phase == TRADE:
        found.append(Message("preview-gems", {"count": int(gems_due(s, seat))}))
        back = min(int(allowance(s, seat)), count)
        found += [Message("preview-back", {"count": back})] if back else []
    return found if s.hat == seat else [*found, Message("preview-hat")]


def payment(s: AmulettState, count: int, seat: int) -> list[Message]:
    """With which cards of the hand a bid of so many would be paid; where several metals count, the bounds (D7, D7e)."""
    had, accepted = int(s.purse(seat, s.accepted(seat))), s.accepted(seat)
    found: list[Message] = []
    for metal, name in enumerate(s.tables.metal_names):
        held = int(s.cards[seat * METALS + metal])
        least, most = max(0, count - (had - held)), min(held, count)
        said: dict[str, Argument] = {"metal": Thing(name), "had": held}
        if not held:
            continue
        if not accepted >> metal & 1:
            found.append(Message("preview-metal-idle", said))
        elif least == most:
            found.append(Message("preview-metal-paid", {**said, "count": most}))
        else:
            found.append(Message("preview-metal-open", {**said, "least": least, "most": most}))
    return found


def coming_off(s: AmulettState, seat: int) -> list[Message]:
    """What the next removal takes off a seat's spells: as many stones as bolts, as far as there are any (E1, E2)."""
    t = s.tables
    return [
        Message("preview-off", {"spell": Thing(name), "count": min(int(t.bolts[spell]), int(s.stones[spell]))})
        for spell, name in enumerate(t.spell_names)
        if s.spells[seat] >> spell & 1 and t.bolts[spell] and s.stones[spell]
    ]


def _portion(s: AmulettState, kind: str, metal: str, count: int, seat: int) -> list[Need]:
    key, at = {"pay": ("hand", seat * METALS), "gain": ("stack", STACKS), "back": ("laid-open", PILE)}[kind]
    there = _need(key, count, _cards(s, at, metal), metal=Thing(metal))
    return [there, _need("due", count, int(s.pending))]


def _cards(s: AmulettState, at: int, metal: str) -> int:
    return int(s.cards[at + s.tables.metal_names.index(metal)])


def _need(key: str, needed: int, had: int, **args: Argument) -> Need:
    return Need(Message(f"need-{key}", args), needed, had)
