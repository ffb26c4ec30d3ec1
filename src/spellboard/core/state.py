"""A position of a game, and the one way to change it.

A game subclasses `State` with a few flat arrays and writes what is marked "the game says"; everything else is here.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .seats import Seat, eyes_of, seat_of

if TYPE_CHECKING:
    from .events import Sink
    from .game import Game
    from .observation import Observation
    from .outcome import Outcome
    from .rulebook import Refusal

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -3


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: who chooses, what is legal, and what follows. Pure: no randomness and no unknown order inside."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: "Game", players: i64) -> None:
        self.game = game
        self.players: i64 = players
        self._offer: vec[i64] = vec[i64]()
        self._offered_to: i64 = NOBODY

    # --- the game says: the hooks that it fills; those that are seldom asked stand in `Game` -------------------------

    def rule_actor(self) -> i64:
        """The seat that must choose next, CHANCE, or OVER."""
        raise NotImplementedError

    def rule_waiting(self) -> list[int]:
        """All seats that must choose now: several where choices are secret and simultaneous."""
        seat: i64 = self.rule_actor()
        return [int(seat)] if seat >= 0 else []

    def rule_legal(self, seat: i64) -> vec[i64]:
        """What that seat may choose now, sorted; empty if it has no choice."""
        raise NotImplementedError

    def rule_chances(self) -> vec[i64]:
        """At a chance node: code, weight, code, weight ... with the codes sorted and the weights positive."""
        raise NotImplementedError

    def rule_apply(self, code: i64, seat: i64, sink: "Sink | None") -> None:
        """Carry out a code that is known to be legal."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def openly_forced(self) -> bool:
        """Whether a single legal choice can be worked out from public facts, so that it may be played by itself."""
        return False

    def fill(self, field: str, numbers: list[int]) -> None:
        """Give one of FIELDS its value; a single number comes alone.

        A compiled game names its arrays here one by one: a `vec` that interpreted code hands to compiled code, as an
        attribute or as an argument, is never freed. What is left to the default are numbers, and games that run
        interpreted.
        """
        whole: bool = isinstance(getattr(self, field), int)
        setattr(self, field, numbers[0] if whole else vec[i64](numbers))

    # --- at native speed: numbers instead of lists, and nothing is checked -------------------------------------------

    @final
    def turn(self) -> i64:
        """The seat that chooses next, CHANCE, or OVER."""
        return self.rule_actor()

    @final
    def offer(self, seat: i64) -> vec[i64]:
        """The legal codes of a seat, worked out once for each position."""
        if self._offered_to != seat:
            self._offer = self.rule_legal(seat)
            self._offered_to = seat
        return self._offer

    @final
    def odds(self) -> vec[i64]:
        """At a chance node: code, weight, code, weight ..."""
        return self.rule_chances()

    @final
    def step(self, code: i64, seat: i64, sink: "Sink | None") -> None:
        """Play a code that is known to be legal."""
        self._offered_to = NOBODY
        self.rule_apply(code, seat, sink)

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat that chooses next, CHANCE, or None when the game is over."""
        seat: i64 = self.turn()
        return None if seat == OVER else int(seat)

    @property
    def waiting(self) -> list[int]:
        """The seats that must choose now; `actor` is the first of them."""
        return self.rule_waiting()

    @property
    def outcome(self) -> "Outcome | None":
        """None, or how the game ended."""
        return self.game.rule_outcome(self)

    def meant(self, seat: Seat, turn: i64) -> i64:
        """Who acts: a seat that is there, the dealer (CHANCE), or without a seat whoever has the turn."""
        if seat is None:
            return turn
        return CHANCE if type(seat) is int and seat == CHANCE else seat_of(seat, self.players)

    def legal(self, seat: Seat = None) -> list[int]:
        """The legal codes of a seat (default: the actor; the dealer's at a chance node), sorted."""
        who = self.meant(seat, self.turn())
        if who == CHANCE:
            return [code for code, _ in self.chances()]
        if who < 0:
            return []
        return [int(code) for code in self.offer(who)]

    def chances(self) -> list[tuple[int, int]]:
        """At a chance node what can be rolled or drawn, with weights; elsewhere nothing."""
        if self.turn() != CHANCE:
            return []
        odds = self.odds()
        return [(int(odds[at]), int(odds[at + 1])) for at in range(0, len(odds), 2)]

    def apply(self, code: int, seat: Seat = None, sink: "Sink | None" = None) -> None:
        """Play a code, in place; raises Refusal and changes nothing if it is not allowed."""
        turn: i64 = self.turn()
        who = self.meant(seat, turn)
        if not self.allows(code, who, turn):
            refusal = self.why_not(code, seat)
            assert refusal is not None
            raise refusal
        self.step(code, who, sink)

    def resign(self, seat: Seat, sink: "Sink | None" = None) -> None:
        """That seat leaves the game, in place, as the game rules it."""
        who = seat_of(seat, self.players)
        if self.turn() == OVER:
            raise self.game.rulebook.refusal(["core.over"])
        self._offered_to = NOBODY
        self.game.rule_resign(self, int(who), sink)

    def allows(self, code: int, seat: i64, turn: i64) -> bool:
        """Whether a seat (or the dealer) may play a code now."""
        if code < 0 or code > 0xFFFF:
            return False
        wanted: i64 = code
        if seat == CHANCE:
            if turn != CHANCE:
                return False
            odds = self.odds()
            at: i64 = 0
            n: i64 = len(odds)
            while at < n:
                if odds[at] == wanted:
                    return True
                at += 2
            return False
        if seat < 0 or seat >= self.players or turn < 0:
            return False
        return self.offers(wanted, wanted + 1, seat)

    # --- refusing ----------------------------------------------------------------------------------------------------

    def why_not(self, code: int, seat: Seat = None) -> "Refusal | None":
        """The refusal that `apply` would raise, or None if the code is legal; an unknown code raises UnknownAction."""
        self.game.codes.name(code)
        turn: i64 = self.turn()
        who = self.meant(seat, turn)
        if self.allows(code, who, turn):
            return None
        rulebook = self.game.rulebook
        if turn == OVER:
            return rulebook.refusal(["core.over"])
        if turn == CHANCE:
            meanwhile = self.game.rule_meanwhile(self, code, int(who)) if who >= 0 else ["core.chance"]
            return rulebook.refusal(meanwhile or ["core.dealer"])
        if who < 0 or len(self.offer(who)) == 0:
            return rulebook.refusal(["core.seat"])
        return rulebook.refusal(self.game.rule_objections(self, code, int(who)))

    def blocked(self, seat: Seat) -> "list[tuple[str, Refusal]]":
        """The kinds of action a seat might expect now that are not offered, each with the reason nearest to a yes."""
        from .rulebook import LEVELS

        codes = self.game.codes
        who = seat_of(seat, self.players)
        found: list[tuple[str, Refusal]] = []
        for kind in self.game.rule_expected(self, int(who)):
            span = codes.span(kind)
            if not span or (self.turn() >= 0 and self.offers(span.start, span.stop, who)):
                continue
            nearest = self.game.rule_nearest(self, kind, int(who))
            if nearest is not None:
                found.append((kind, self.game.rulebook.refusal([nearest[0]], nearest[1])))
                continue
            reasons = [self.why_not(code, seat) for code in span]
            refusals = [reason for reason in reasons if reason is not None]
            found.append((kind, max(refusals, key=lambda refusal: LEVELS.index(refusal.level or "effect"))))
        return found

    @final
    def offers(self, start: i64, stop: i64, seat: i64) -> bool:
        """Whether some code from `start` on and below `stop` is legal for a seat."""
        offer = self.offer(seat)
        low: i64 = 0
        high: i64 = len(offer)
        while low < high:
            middle: i64 = (low + high) >> 1
            if offer[middle] < start:
                low = middle + 1
            else:
                high = middle
        return low < len(offer) and offer[low] < stop

    def problems(self) -> list[str]:
        """What is wrong with this position, in plain words; nothing if it is sound."""
        return self.game.rule_problems(self)

    # --- seeing and keeping ------------------------------------------------------------------------------------------

    def view(self, seat: Seat = None) -> Any:
        """What that seat is shown (None: a spectator)."""
        eyes_of(seat, self.players)
        return self.game.see(self, seat)

    def observe(self, seat: Seat) -> "Observation":
        """What that seat knows, if it forgets nothing."""
        return self.game.observe(self, seat)

    def to_bytes(self) -> bytes:
        """The position in short canonical bytes; `game.from_bytes` reads them."""
        return self.game.pack(self)

    def to_json(self) -> dict[str, Any]:
        """The position as a plain document; `game.from_json` reads it."""
        return self.game.document(self)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the game, and the fields that make the position."""
        return self.game.rebuilt, (int(self.players), self.game.values(self))

    def __repr__(self) -> str:
        return f"<{self.game.name} for {int(self.players)}, actor {self.actor}>"

    def __str__(self) -> str:
        return self.game.draw(self.game.see(self, None), self.game.words("en"))

    def _repr_svg_(self) -> str:
        """A picture for a notebook, with the eyes of a spectator."""
        return self.game.picture(self.game.see(self, None))
