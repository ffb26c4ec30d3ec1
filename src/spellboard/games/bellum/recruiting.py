"""Event 5: creatures for food and signs; the pile shows its next card before the side is chosen (32-36)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .phases import CAPTAIN, DRAW, EVENING, PLACE, RECRUIT
from .state import FOOD, GONE, HELD, MAGIC, OPEN, SERVES, SHIELD, SIGN, SPELL, UNSEEN, BellumState
from .tables import SIDES, Tables

if TYPE_CHECKING:
    from ...core.events import Sink

EVIL: Final[i64] = 0
VERY_EVIL: Final[i64] = 1
BY_SIGNS: Final[i64] = 2


def class_of(t: Tables, card: i64) -> i64:
    """Evil or most evil."""
    return EVIL if card < t.first_very else VERY_EVIL


def can_pay(s: BellumState, seat: i64, price: i64) -> bool:
    """The price exactly as printed, no mixture (34)."""
    return s.has(seat, FOOD) >= s.tables.price_food[price] and s.has(seat, SIGN) >= s.tables.price_sign[price]


class Recruit(Decision[BellumState]):
    """Any creature that lies face up and can be paid for, as often as one likes (32)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """The next lord may recruit; after the last the day ends (32)."""
        if s.next_lord():
            s.ask(RECRUIT, s.seat)
        else:
            s.turn_to(EVENING, sink)

    def choices(self, s: BellumState, seat: i64) -> vec[i64]:
        t = s.tables
        up: i64 = t.open_creatures
        found = vec[i64](capacity=1 + 3 * up)
        found = append(found, t.passing)
        if can_pay(s, seat, EVIL):
            for card in s.lying(0, up):
                found = append(found, t.recruit + card - t.first_evil)
        if can_pay(s, seat, VERY_EVIL):
            for card in s.lying(up, up):
                found = append(found, t.recruit + card - t.first_evil)
        if can_pay(s, seat, BY_SIGNS):
            for card in s.lying(up, up):
                found = append(found, t.by_signs + card - t.first_very)
        return found

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.passing:
            if sink is not None:
                sink.tell("finished", {"seat": int(seat)})
            self.open(s, sink)
            return
        card: i64 = code - t.recruit + t.first_evil
        price: i64 = class_of(t, card)
        if code >= t.by_signs:
            card = code - t.by_signs + t.first_very
            price = BY_SIGNS
        s.pay(seat, FOOD, t.price_food[price])
        s.pay(seat, SIGN, t.price_sign[price])
        s.creatures[card] = HELD
        s.take_up(class_of(t, card) * t.open_creatures, card)
        s.hand = card
        if sink is not None:
            cost = {"food": int(t.price_food[price]), "sign": int(t.price_sign[price])}
            sink.tell("recruited", {"seat": int(seat), "creature": t.creature_ids[card], **cost})
        if t.bonus[card] >= 0:
            # Whichever side the creature will serve on (35); tokens are permanent and never run out (15).
            spare: i64 = s.award(seat, t.bonus[card])
            if sink is not None:
                bonus = BONUSES[int(t.bonus[card])]
                sink.tell("bonus", {"seat": int(seat), "bonus": bonus, "spare": int(spare)})
        s.turn_to(DRAW, sink)

    def objections(self, s: BellumState, code: i64, seat: i64) -> list[str]:
        t = s.tables
        card: i64 = code - t.recruit + t.first_evil
        price: i64 = class_of(t, card)
        if code >= t.by_signs:
            card = code - t.by_signs + t.first_very
            price = BY_SIGNS
        if s.creatures[card] >= SERVES:
            return ["36b"]
        if s.creatures[card] != OPEN:
            return ["36a"]
        if price == EVIL:
            return ["34a"]
        if price == BY_SIGNS:
            return ["34d"]
        return ["34b"] if s.has(seat, SIGN) < t.price_sign[price] else ["34c"]

    def abandon(self, s: BellumState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.seat:
            self.open(s, sink)


# The names of the bonus tokens by the field of a lord that they raise.
BONUSES = {int(SHIELD): "shield", int(MAGIC): "magic_shield", int(SPELL): "spell"}


def pile_left(s: BellumState, group: i64) -> bool:
    """Whether a pile of creatures has a card left (36)."""
    t = s.tables
    card: i64 = t.first_evil if group == EVIL else t.first_very
    end: i64 = t.first_very if group == EVIL else t.cards
    creatures = s.creatures
    while card < end:
        if creatures[card] == UNSEEN:
            return True
        card += 1
    return False


class TurnUp(Decision[BellumState]):
    """A creature from its pile: during set-up two of each (5), later the one that replaces a recruit (33)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """A recruit is replaced at once, while its pile lasts (36)."""
        if s.hand < 0:
            s.asked = 0
        if s.hand < 0 or pile_left(s, self.group(s)):
            s.ask(DRAW, s.seat)
        else:
            s.turn_to(PLACE, sink)

    def group(self, s: BellumState) -> i64:
        """The pile that is drawn from: that of the recruit, or during set-up first evil and then most evil."""
        if s.hand >= 0:
            return class_of(s.tables, s.hand)
        return EVIL if s.asked < s.tables.open_creatures else VERY_EVIL

    def odds(self, s: BellumState) -> vec[i64]:
        t = s.tables
        evil: bool = self.group(s) == EVIL
        card: i64 = t.first_evil if evil else t.first_very
        end: i64 = t.first_very if evil else t.cards
        creatures = s.creatures
        found = vec[i64](capacity=2 * (end - card))
        while card < end:
            if creatures[card] == UNSEEN:
                found = append(found, t.draw + card - t.first_evil)
                found = append(found, 1)
            card += 1
        return found

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        card: i64 = code - t.draw + t.first_evil
        s.creatures[card] = OPEN
        s.lay_down(class_of(t, card) * t.open_creatures, card)
        if sink is not None:
            sink.tell("creature", {"creature": t.creature_ids[card]})
        if s.hand >= 0:
            s.turn_to(PLACE, sink)
            return
        s.asked += 1
        if s.asked == 2 * t.open_creatures:
            s.turn_to(CAPTAIN, sink)


class Place(Decision[BellumState]):
    """The new creature serves left or right, for good; then more may be recruited (33)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """Whoever has left meanwhile has the new creature on the left (L1)."""
        s.ask(PLACE, s.seat)
        if s.has(s.seat, GONE):
            self.serve(s, 0, sink)

    def choices(self, s: BellumState, seat: i64) -> vec[i64]:
        return vec[i64]([s.tables.place, s.tables.place + 1])

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        self.serve(s, code - s.tables.place, sink)

    def serve(self, s: BellumState, side: i64, sink: "Sink | None") -> None:
        """The creature in hand joins its lord; whoever has left recruits no more (L1)."""
        s.join(s.hand, s.seat, side)
        if sink is not None:
            creature = s.tables.creature_ids[s.hand]
            sink.tell("placed", {"seat": int(s.seat), "creature": creature, "side": SIDES[side]})
        s.hand = -1
        if s.has(s.seat, GONE):
            s.turn_to(RECRUIT, sink)
        else:
            s.ask(RECRUIT, s.seat)

    def abandon(self, s: BellumState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.seat:
            self.serve(s, 0, sink)
