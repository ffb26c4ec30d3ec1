"""A match: a position, the sealed dealer, the journal, undo and leaving."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from . import header, seal, starts, verify
from .dealer import Dealer, drawn_secret, must_be_secret, seeded_secret
from .entries import known
from .errors import RecordError, SpellboardError
from .events import Event, Sink
from .game import Game
from .history import BLOCK, History, follow
from .journal import Journal
from .line import Line
from .prepared import Draft, Prepared, Stale
from .record import FORMAT, REASONS, Chance, Close, Deed, Entry, Record, Resign, Step, Undo, checksum
from .rulebook import Refusal
from .seats import eyes_of, seat_of
from .starts import Begun
from .state import CHANCE, State
from .transcript import FORMAT as TRANSCRIPT
from .transcript import Page, Told, Transcript, told

MOST_UNDOS = 200
"""So often a seat takes back in a row: until the dice fall, somebody else acts or something becomes known."""
RECENT = 32
"""So many positions are kept for undo, and the events of so many entries for who asks what is new."""


class Match:
    """One game being played: every change goes through here and stands in the journal.

    A change is prepared, which changes nothing, and then committed; a host stores it in between. The match keeps its
    position and its journal. What came before is played again when somebody asks for it.
    """

    def __init__(
        self, game: Game, players: Sequence[str], dealer: Dealer, forced: bool = False, start: str = ""
    ) -> None:
        self.game = game
        self.players = list(players)
        self.dealer = dealer
        self.forced = forced
        self.start = start
        """The text of the start; empty where it is a new game."""
        self.state = self._opening()
        self.entries = Journal()
        self.chain = dealer.chain()
        self.closed = ""
        self._line = Line(self.entries, len(self.players))
        self._recent: deque[tuple[int, State]] = deque(maxlen=RECENT)
        self._acting = -1
        """Whose actions those positions are before."""
        self._news: deque[list[Event]] = deque(maxlen=RECENT)
        self._busy, self._in_a_row = -1, 0

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
        start: Begun | None = None,
    ) -> Match:
        """Begin a match. With a small `seed` it is repeatable and marked unsealed; otherwise the dealer is sealed.

        A host whose players send salts of their own begins by an `Opening`; salts that are not given here are marked
        as the server's. `forced` lets single choices that rest on public facts be played by themselves; the record
        still holds them. `start` is a position to begin from, a game's guided turn, or a finished record and the number
        of an entry.
        """
        if seed is not None and (secret is not None or salts is not None):
            raise SpellboardError("error-seed-or-secret")
        text = starts.text_of(game, start)
        seats, begins = len(players), starts.hashed(text)
        if seed is not None:
            secret = seeded_secret(seed)
            head = header.write(game, seats, seal.identity(secret), dealer=header.SEEDED, start=begins)
            dealer = Dealer(secret, head, [], unsealed=True)
        else:
            secret = drawn_secret() if secret is None else secret
            must_be_secret(secret)
            head = header.write(game, seats, seal.identity(secret), start=begins)
            dealer = Dealer.sealed(head, seats, secret, salts)
        return cls.dealt(game, players, dealer, forced, text)

    @classmethod
    def dealt(cls, game: Game, players: Sequence[str], dealer: Dealer, forced: bool = False, start: str = "") -> Match:
        """A match at its first choice, by a dealer whose header and salts are settled."""
        match = cls(game, players, dealer, forced, start)
        match._settle()
        return match

    def _opening(self) -> State:
        """The position before the first entry."""
        return header.begin(header.read(self.dealer.header), self.game, self.start)

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
        return self.commit(self.prepare(codes, seat))

    def resign(self, seat: int) -> list[Event]:
        """A seat leaves: recorded, ruled by the game."""
        return self.commit(self.prepare_resign(seat))

    def close(self, reason: str) -> None:
        """End without a result of the game: `agreement`, or `closed` by the host."""
        self.commit(self.prepare_close(reason))

    def undo(self, seat: int, turn: bool = False) -> None:
        """Take back one's own last action: a composite whole, and what was forced after it.

        With `turn`, all that one did since the last barrier: chance, another seat, or something that became known.
        """
        self.commit(self.prepare_undo(seat, turn))

    def rewind(self, before: int) -> None:
        """Back to the position before an entry, as all have agreed; the dealer's counter does not go back."""
        self.commit(self.prepare_rewind(before))

    # --- preparing: nothing changes ----------------------------------------------------------------------------------

    def prepare(self, codes: int | Sequence[int], seat: int | None = None) -> Prepared:
        """What playing a code, or several of one seat as one atomic batch, would enter."""
        batch = [codes] if isinstance(codes, int) else list(codes)
        eyes_of(seat, len(self.players))
        self._must_run()
        draft = Draft(self)
        # One seat for the whole batch: undo takes it back whole, and nobody takes back what another one did.
        who = int(self.state.turn()) if seat is None else seat
        chain = draft.next if len(batch) > 1 else 0
        for code in batch:
            draft.deed(code, who, chain)
        draft.settle()
        return draft.done()

    def prepare_resign(self, seat: int) -> Prepared:
        """What the leaving of a seat would enter."""
        seat_of(seat, len(self.players))
        self._must_run()
        if seat in self._line.resigned:
            raise self.game.rulebook.refusal(["core.resigned"])
        draft, sink = Draft(self), Sink()
        draft.go_on(keep=False)
        sink.tell("resigned", {"seat": seat})
        draft.state.resign(seat, sink)
        draft.enter(Resign(draft.next, seat), sink.events)
        draft.settle()
        return draft.done()

    def prepare_close(self, reason: str) -> Prepared:
        """What closing the match would enter."""
        self._must_run()
        if reason not in REASONS:
            raise SpellboardError("error-close-reason", reasons=REASONS)
        draft = Draft(self)
        draft.closed = reason
        draft.enter(Close(draft.next, reason), [])
        return draft.done()

    def prepare_undo(self, seat: int, turn: bool = False) -> Prepared:
        """What an undo by that seat would enter."""
        refusal = self.why_no_undo(seat, turn)
        if refusal is not None:
            raise refusal
        before = self._line.turn_of(seat)[0] if turn else self._line.own_last(seat)[0]
        draft = Draft(self)
        self._back(draft, before)
        draft.enter(Undo(draft.next, before, seat), [])
        return draft.done()

    def prepare_rewind(self, before: int) -> Prepared:
        """What going back before an entry would enter."""
        self._must_run()
        if not self._line.has(before):
            raise SpellboardError("error-back-to", number=before)
        draft = Draft(self)
        self._back(draft, before)
        draft.enter(Undo(draft.next, before), [])
        draft.settle()
        return draft.done()

    def actions_of(self, seat: int) -> list[str]:
        """What that seat has done and not taken back, in notation."""
        counting = map(self.entries.entry, self._line.numbers)
        return [entry.action for entry in counting if isinstance(entry, Deed) and entry.seat == seat]

    def in_a_row(self, seat: int) -> int:
        """How often this seat has acted or taken back since anybody else, or chance, had a say."""
        return self._in_a_row if seat == self._busy else 0

    def changes(self, seat: int) -> int:
        """How often that seat has changed the choice that it is at; after `MOST_CHANGES` times the last one stands."""
        seat_of(seat, len(self.players))
        return self._line.changes(seat)

    def may_undo(self, seat: int) -> bool:
        """Whether that seat may take back its last action."""
        seat_of(seat, len(self.players))
        return not self._against_undo(seat)

    def why_no_undo(self, seat: int, turn: bool = False) -> Refusal | None:
        """The clause against an undo by that seat, or None if it may; for the whole turn it is the same."""
        seat_of(seat, len(self.players))
        clause = self._against_undo(seat)
        return self.game.rulebook.refusal([clause]) if clause else None

    def _against_undo(self, seat: int) -> str:
        if self.over:
            return "core.over"
        if not self._line.acted(seat):
            return "core.undo-nothing"
        first, known = self._line.own_last(seat)
        if not first:
            return "core.undo-chance" if self._line.ends_with_chance() else "core.undo-other"
        if known:
            return "core.undo-known"
        barrier = self._line.turn_of(seat)[1]
        return "core.undo-often" if self._line.undos(seat, barrier) >= MOST_UNDOS else ""

    def _back(self, draft: Draft, before: int) -> None:
        """The position before an entry that counts: one that is kept, or worked out anew."""
        for n, state in self._recent:
            if n == before:
                draft.back_to(state)
                return
        state = self._opening()
        draft.recent = []
        past = self._line.numbers[: self._line.numbers.index(before)]
        for place, n in enumerate(past):
            if len(past) - place <= RECENT:
                draft.recent.append((n, state.copy()))
            follow(self.game, state, self.entries.entry(n))
        draft.back_to(state)

    # --- committing: it becomes true ---------------------------------------------------------------------------------

    def commit(self, prepared: Prepared) -> list[Event]:
        """Enter what was prepared and return what happened; refused if the match has moved on since."""
        draft = vars(prepared).get("draft")
        if draft is None or draft.match is not self:
            raise SpellboardError("error-not-prepared")
        if prepared.after != len(self.entries):
            raise Stale(prepared.after + 1, len(self.entries) + 1)
        self.state = draft.state
        self.chain = draft.chain
        self.dealer.counter = draft.counter
        self.closed = draft.closed
        if draft.recent is not None:
            self._recent = deque(draft.recent, maxlen=RECENT)
        for at, entry in enumerate(draft.entries):
            self._enter(entry, draft.texts[at], draft.links[at], draft.events[at], draft.before[at], draft.changes[at])
        if self._recent and self.over:
            self._recent.clear()
        return prepared.all_events

    def _enter(
        self, entry: Entry, text: str, link: str, events: list[Event], before: State | None, changes: bool
    ) -> None:
        reveals = False
        for event in events:
            reveals = reveals or event.reveals
        self.entries.add(text, link)
        self._line.add(entry, reveals, changes)
        self._count(entry)
        self._news.append(events)
        if isinstance(entry, Undo):
            while self._recent and self._recent[-1][0] >= entry.before:
                self._recent.pop()
        elif isinstance(entry, Deed) and before is not None and not reveals:
            if entry.seat != self._acting:
                self._recent.clear()
            self._recent.append((entry.n, before))
            self._acting = entry.seat
        else:
            self._recent.clear()  # nobody goes back past this alone

    def _count(self, entry: Entry) -> None:
        seat = entry.seat if isinstance(entry, Deed | Undo) and entry.seat is not None else -1
        self._in_a_row = self._in_a_row + 1 if seat == self._busy else 1
        self._busy = seat

    def _settle(self) -> None:
        draft = Draft(self)
        draft.settle()
        self.commit(draft.done())

    def _must_run(self) -> None:
        if self.over:
            raise self.game.rulebook.refusal(["core.over"])

    # --- what was ----------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> list[str]:
        """The texts of all entries."""
        return self.entries.texts

    @property
    def links(self) -> list[str]:
        """The links of all entries."""
        return self.entries.links

    @property
    def head(self) -> str:
        """The newest link of the chain. Anybody may see it: it tells nothing, and fixes all that was entered so far."""
        return self.chain.head

    def told(self, seat: int | None, after: int = 0) -> list[Told]:
        """What that seat (None: a spectator) was told since an entry; the entries themselves stay in the journal."""
        eyes_of(seat, len(self.players))
        wanted = range(len(self.entries))[after:]
        if len(wanted) > len(self._news):
            return self.history.told(seat, after)
        news = list(self._news)[len(self._news) - len(wanted) :]
        return [told(entry, events, seat) for entry, events in zip(self.entries[after:], news, strict=True)]

    @property
    def history(self) -> History:
        """The match as it is now, for whoever builds pages of it in another thread while it goes on."""
        return History(self.game, self._opening(), self.texts)

    def pages(self, seat: int | None, first: int = 0, count: int = BLOCK) -> list[Page[Any]]:
        """A block of that seat's transcript; what came before it is played again without being shown."""
        return self.history.pages(seat, first, count)

    def transcript(self, seat: int | None) -> Transcript[Any]:
        """What that seat (None: a spectator) was told and shown so far, from the opening position on."""
        pages = self.pages(seat, 0, len(self.entries) + 1)
        return Transcript(TRANSCRIPT, self.game.name, self.players, seat, pages)

    @property
    def record(self) -> Record:
        """The match so far; the dealer's secret is in it only when the match is over, or proves nothing anyway."""
        return Record(
            format=FORMAT,
            header_text=self.dealer.header,
            players=list(self.players),
            seal=self.dealer.seal(reveal=self.over or self.dealer.unsealed),
            entry_texts=self.texts,
            links=self.links,
            edition=header.edition_text(self.game.edition),
            outcome=self.state.outcome,
            checksum=checksum(self.state, self.game.stamp(header.read(self.dealer.header).options)),
            start_text=self.start,
        )

    @classmethod
    def resume(
        cls, saved: Record, secret: bytes | None = None, game: type[Game] | None = None, forced: bool = False
    ) -> Match:
        """Go on with a match from its record and the dealer's secret; the journal is proved first.

        The record of a seeded match holds the secret itself: it proves nothing anyway.
        """
        if saved.former:
            raise RecordError("error-older-format")
        shown = saved.seal
        if secret is None:
            secret = Dealer.opened(shown, saved.header_text).secret if shown.secret else None
        if secret is None:
            raise RecordError("error-secret-needed")
        dealer = Dealer(secret, saved.header_text, shown.salts, shown.server, shown.unsealed, shown.lot)
        if dealer.commitment != shown.commitment:
            raise RecordError("error-commitment-unfit")
        match = cls(saved.load_game(game), saved.players, dealer, forced, saved.start_text)
        match.state, links = verify.proved(saved, match.game, dealer, lambda step: match._take(saved, step))
        match.chain = match.chain.at(bytes.fromhex(links[-1]), len(match.entries))
        match._settle()
        return match

    @classmethod
    def restore(cls, saved: Record, secret: bytes, game: Game, forced: bool = False) -> Match:
        """Go on with a match from the host's own journal, in a fraction of the time that `resume` takes.

        The host has loaded the game. Actions must be legal and the chain must hold; that the dice are the sealed ones
        is not proved again.
        """
        dealer = Dealer.of(saved.seal, saved.header_text, secret)
        match = cls(game, saved.players, dealer, forced, saved.start_text)
        entries = [known(text) for text in saved.entry_texts]
        back = {entry.before for entry in entries if isinstance(entry, Undo)}
        kept: dict[int, State] = {}
        state = match.state
        for entry, text, link in zip(entries, saved.entry_texts, saved.links, strict=True):
            if entry.n in back:
                kept[entry.n] = state.copy()
            if match.chain.add(text) != link or match.closed:
                raise RecordError("error-link", entry.n)
            sink, changes = Sink(), False
            if isinstance(entry, Undo):
                state = kept[entry.before].copy()
            else:
                if isinstance(entry, Deed):
                    changes = entry.seat not in state.waiting
                    if not state.allows(game.code_of(entry.action), entry.seat, state.turn()):
                        raise RecordError("error-no-longer-allowed", entry.n)
                follow(game, state, entry, sink)
            match._take(saved, Step(entry, state, [], sink.events, changes))
        match.state = state
        if state.turn() == CHANCE and not match.closed:
            raise RecordError("error-stops-at-chance", len(entries))
        return match

    def _take(self, saved: Record, step: Step) -> None:
        """An entry of a saved journal that has been proved, as it was written, whoever wrote it."""
        entry, at = step.entry, step.entry.n - 1
        self._enter(entry, saved.entry_texts[at], saved.links[at], step.events, None, step.changes)
        if isinstance(entry, Chance):
            self.dealer.counter = entry.counter + 1
        elif isinstance(entry, Close):
            self.closed = entry.reason

    def view(self, seat: int | None) -> Any:
        """What that seat is shown now."""
        return self.state.view(seat)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {', '.join(self.players)}; {len(self.entries)} entries>"

    def _repr_svg_(self) -> str:
        """A picture for a notebook, with the eyes of a spectator."""
        return self.game.picture(self.state.view(None), names=self.players)
