"""A match: a position, the sealed dealer, the journal, undo and leaving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import entries, header, seal, verify
from .dealer import Dealer, drawn_secret, seeded_secret
from .errors import RecordError, SpellboardError
from .events import Event, Sink
from .game import Game
from .record import FORMAT, REASONS, Chance, Close, Deed, Entry, Record, Resign, Undo, checksum
from .rulebook import Refusal
from .seats import eyes_of, seat_of
from .state import CHANCE, State
from .transcript import FORMAT as TRANSCRIPT
from .transcript import Page, Told, Transcript, told


class _Step:
    """A live entry of the journal with the position before it and what it told."""

    __slots__ = ("before", "entry", "events")

    def __init__(self, entry: Entry, before: State, events: list[Event]) -> None:
        self.entry = entry
        self.before = before
        self.events = events


class Match:
    """One game being played: every change goes through here and stands in the journal."""

    def __init__(self, game: Game, players: Sequence[str], dealer: Dealer, forced: bool = False) -> None:
        self.game = game
        self.players = list(players)
        self.dealer = dealer
        self.forced = forced
        self.state = game.new(len(self.players))
        self.entries: list[Entry] = []
        self.texts: list[str] = []
        self.links: list[str] = []
        self.chain = dealer.chain()
        self.closed = ""
        self._live: list[_Step] = []
        self._pages: list[tuple[int, list[Event], State]] = []

    @classmethod
    def begin(
        cls,
        game: Game,
        players: Sequence[str],
        *,
        secret: bytes | None = None,
        salts: Sequence[str] | None = None,
        seed: int | None = None,
        forced: bool = False,
    ) -> Match:
        """Begin a match. With a small `seed` it is repeatable and marked unsealed; otherwise the dealer is sealed.

        A host whose players send salts of their own begins by an `Opening`; salts that are not given here are marked
        as the server's. `forced` lets single choices that rest on public facts be played by themselves; the record
        still holds them.
        """
        if seed is not None and (secret is not None or salts is not None):
            raise SpellboardError("a match begins from a seed, or from a secret and salts, not from both")
        if seed is not None:
            secret = seeded_secret(seed)
            head = header.write(game, len(players), seal.identity(secret), dealer=header.SEEDED)
            dealer = Dealer(secret, head, [], unsealed=True)
        else:
            secret = drawn_secret() if secret is None else secret
            head = header.write(game, len(players), seal.identity(secret))
            dealer = Dealer.sealed(head, len(players), secret, salts)
        return cls.dealt(game, players, dealer, forced)

    @classmethod
    def dealt(cls, game: Game, players: Sequence[str], dealer: Dealer, forced: bool = False) -> Match:
        """A match at its first choice, by a dealer whose header and salts are settled."""
        match = cls(game, players, dealer, forced)
        match._settle()
        return match

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return bool(self.closed) or self.state.actor is None

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, text: str, seat: int | None = None) -> list[Event]:
        """Play a notation; a composite is played whole or not at all."""
        return self.apply(self.game.codes_of(text), seat)

    def apply(self, codes: int | Sequence[int], seat: int | None = None) -> list[Event]:
        """Play a code, or several of one seat as one atomic batch; returns what happened, chance included."""
        batch = [codes] if isinstance(codes, int) else list(codes)
        eyes_of(seat, len(self.players))
        self._must_run()
        trial = self.state.copy()
        # One seat for the whole batch: undo takes it back whole, and nobody takes back what another one did.
        who = int(trial.turn()) if seat is None else seat
        told: list[tuple[Deed, State, list[Event]]] = []
        first = len(self.entries) + 1
        for at, code in enumerate(batch):
            before, sink = trial.copy(), Sink()
            trial.apply(code, who, sink)
            chain = first if len(batch) > 1 else 0
            told.append((Deed(first + at, who, self.game.name_of(code), chain), before, sink.events))
        self.state = trial
        for deed, before, events in told:
            self._enter(deed, before, events)
        return [event for _, _, events in told for event in events] + self._settle()

    def _settle(self) -> list[Event]:
        """The dealer acts as long as it is his turn; forced choices follow if that was wished."""
        told: list[Event] = []
        while not self.over:
            if self.state.turn() == CHANCE:
                chances = self.state.chances()
                weights = [weight for _, weight in chances]
                counter, fell = self.dealer.deal(weights)
                code = chances[fell][0]
                told += self._do(Chance(self._next, self.game.name_of(code), counter, weights), code, None)
            elif self.forced and len(self.state.waiting) == 1 and self.state.openly_forced():
                seat = self.state.waiting[0]
                legal = self.state.legal(seat)
                if len(legal) != 1:
                    break
                told += self._do(Deed(self._next, seat, self.game.name_of(legal[0]), 0, True), legal[0], seat)
            else:
                break
        return told

    def resign(self, seat: int) -> list[Event]:
        """A seat leaves: recorded, ruled by the game."""
        seat_of(seat, len(self.players))
        self._must_run()
        if any(isinstance(step.entry, Resign) and step.entry.seat == seat for step in self._live):
            raise self.game.rulebook.refusal(["core.resigned"])
        before, sink = self.state.copy(), Sink()
        after = self.state.copy()
        after.resign(seat, sink)
        self.state = after
        sink.events.insert(0, Event("resigned", {"seat": seat}))
        self._enter(Resign(self._next, seat), before, sink.events)
        return sink.events + self._settle()

    def close(self, reason: str) -> None:
        """End without a result of the game: `agreement`, or `closed` by the host."""
        self._must_run()
        if reason not in REASONS:
            raise SpellboardError(f"a match is closed by one of: {', '.join(REASONS)}")
        self.closed = reason
        self._enter(Close(self._next, reason), self.state.copy(), [])

    # --- taking back -------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back one's own last action: a composite whole, and what was forced after it."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise refusal
        self._rewind(self._own_last(seat)[0].entry.n, seat)

    def why_no_undo(self, seat: int) -> Refusal | None:
        """The clause against an undo by that seat, or None if it may."""
        seat_of(seat, len(self.players))
        if self.over:
            return self.game.rulebook.refusal(["core.over"])
        if not any(isinstance(step.entry, Deed) and step.entry.seat == seat for step in self._live):
            return self.game.rulebook.refusal(["core.undo-nothing"])
        taken = self._own_last(seat)
        if not taken:
            chance = any(isinstance(step.entry, Chance) for step in self._live[-1:])
            return self.game.rulebook.refusal(["core.undo-chance" if chance else "core.undo-other"])
        if any(event.reveals for step in taken for event in step.events):
            return self.game.rulebook.refusal(["core.undo-known"])
        return None

    def _own_last(self, seat: int) -> list[_Step]:
        """The seat's last action, a composite whole, with what was forced after it; nothing if others came since."""
        for at in range(len(self._live) - 1, -1, -1):
            entry = self._live[at].entry
            if not isinstance(entry, Deed) or entry.seat != seat:
                break
            if not entry.forced and entry.chain in (0, entry.n):
                return self._live[at:]
        return []

    def rewind(self, before: int) -> None:
        """Back to the position before an entry, as all have agreed; the dealer's counter does not go back."""
        self._must_run()
        if all(step.entry.n != before for step in self._live):
            raise SpellboardError(f"there is no entry {before} to go back to")
        self._rewind(before, None)
        self._settle()

    def _rewind(self, before: int, seat: int | None) -> None:
        at = next(at for at, step in enumerate(self._live) if step.entry.n == before)
        self.state = self._live[at].before.copy()
        del self._live[at:]
        entry = Undo(self._next, before, seat)
        self._write(entry)
        self._pages.append((entry.n, [], self.state.copy()))

    # --- the journal -------------------------------------------------------------------------------------------------

    @property
    def _next(self) -> int:
        return len(self.entries) + 1

    def _must_run(self) -> None:
        if self.over:
            raise self.game.rulebook.refusal(["core.over"])

    def _do(self, entry: Entry, code: int, seat: int | None) -> list[Event]:
        before, sink = self.state.copy(), Sink()
        self.state.apply(code, seat, sink)
        self._enter(entry, before, sink.events)
        return sink.events

    def _write(self, entry: Entry) -> None:
        text = entries.write(entry)
        self.entries.append(entry)
        self.texts.append(text)
        self.links.append(self.chain.add(text))

    def _enter(self, entry: Entry, before: State, events: list[Event]) -> None:
        self._write(entry)
        self._live.append(_Step(entry, before, events))
        self._pages.append((entry.n, events, self.state.copy()))

    def told(self, seat: int | None, after: int = 0) -> list[Told]:
        """What that seat (None: a spectator) was told since an entry; the entries themselves stay in the journal."""
        eyes_of(seat, len(self.players))
        news = zip(self.entries[after:], self._pages[after:], strict=True)
        return [told(entry, events, seat) for entry, (_, events, _) in news]

    @property
    def head(self) -> str:
        """The newest link of the chain. Anybody may see it: it tells nothing, and fixes all that was entered so far."""
        return self.chain.head

    @property
    def record(self) -> Record:
        """The match so far; the dealer's secret is in it only when the match is over."""
        return Record(
            format=FORMAT,
            header_text=self.dealer.header,
            players=list(self.players),
            seal=self.dealer.seal(reveal=self.over),
            entry_texts=list(self.texts),
            links=list(self.links),
            edition=header.edition_text(self.game.edition),
            outcome=self.state.outcome,
            checksum=checksum(self.state),
        )

    def transcript(self, seat: int | None) -> Transcript:
        """What that seat (None: a spectator) was told and shown so far."""
        eyes_of(seat, len(self.players))
        pages = [
            Page(n, [event.seen_by(seat) for event in events], state.view(seat)) for n, events, state in self._pages
        ]
        return Transcript(TRANSCRIPT, self.game.name, self.players, seat, pages)

    @classmethod
    def resume(cls, saved: Record, secret: bytes, game: type[Game] | None = None, forced: bool = False) -> Match:
        """Go on with a match from its record and the dealer's secret; the journal is proved first."""
        if saved.former:
            raise RecordError("this match was begun in an older format: it can be replayed, not gone on with")
        shown = saved.seal
        dealer = Dealer(secret, saved.header_text, shown.salts, shown.server, shown.unsealed)
        if dealer.commitment != shown.commitment:
            raise RecordError("secret and header do not fit the commitment of this record")
        match = cls(saved.load_game(game), saved.players, dealer, forced)
        verify.proved(saved, match.game, dealer)
        for entry in saved.entries:
            match._follow(entry)
        # What was linked stays as it was written, whoever wrote it.
        match.texts, match.links, match.chain = list(saved.entry_texts), list(saved.links), dealer.chain()
        for text in match.texts:
            match.chain.add(text)
        match._settle()
        return match

    def _follow(self, entry: Entry) -> None:
        """Enter an entry of a saved journal again; the journal has been proved."""
        if isinstance(entry, Deed):
            self._do(entry, self.game.code_of(entry.action), entry.seat)
        elif isinstance(entry, Chance):
            self._do(entry, self.game.code_of(entry.action), None)
            self.dealer.counter = entry.counter + 1
        elif isinstance(entry, Undo):
            self._rewind(entry.before, entry.seat)
        elif isinstance(entry, Resign):
            before, sink = self.state.copy(), Sink()
            self.state.resign(entry.seat, sink)
            self._enter(entry, before, [Event("resigned", {"seat": entry.seat}), *sink.events])
        else:
            self.closed = entry.reason
            self._enter(entry, self.state.copy(), [])

    def view(self, seat: int | None) -> Any:
        """What that seat is shown now."""
        return self.state.view(seat)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {', '.join(self.players)}; {len(self.entries)} entries>"
