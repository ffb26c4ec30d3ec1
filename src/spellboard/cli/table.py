"""The table in the terminal: whose turn it is, what they see, what they may do, and what they said."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from .. import bots
from ..core.match import Match
from ..core.record import Close, Resign, Undo
from ..core.rng import Rng
from ..core.rulebook import Refusal
from ..core.words import key_of
from ..core.words import words as words_of
from . import orders
from .arguments import names_of, title
from .keyboard import Keyboard
from .menu import Item, Menu
from .screen import plain, write

NEWS = 24
"""So many sentences are told at once; the rest is in the log."""
TURN = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Table:
    """One match at one terminal: people take turns at the keyboard, bots in between."""

    def __init__(self, match: Match, spoken: str, luck: int, out: Console, keyboard: Keyboard) -> None:
        self.match = match
        self.game = match.game
        self.spoken = spoken
        self.luck = luck
        self.out = out
        self.keyboard = keyboard
        self.words = self.game.words(spoken)
        self.own = words_of("spellboard.cli", spoken)
        self.names = names_of(match.players, spoken)
        self.menu = Menu(self.game, self.words, self.names)
        self.people = [seat for seat, player in enumerate(match.players) if not player.startswith("bot:")]
        self.bots = {
            seat: bots.bot(player.removeprefix("bot:"), self.game, seat, Rng(0))
            for seat, player in enumerate(match.players)
            if player.startswith("bot:")
        }
        self.told = dict.fromkeys([*range(len(match.players)), -1], 0)
        self.drawn = ""
        self.last: int | None = None
        self.home: Path | None = None
        """The file it was resumed from."""

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """A sentence of the command itself."""
        # A command must stay in one piece, so that it can be copied.
        self.out.print(self.own.say(key, facts), style=style or None, soft_wrap="command" in facts)

    # --- the course of the game --------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over."""
        self.out.print(Rule(Text(title(self.game, self.spoken), style="strong"), style="quiet"))
        if self.people:
            self.say("hello", "quiet")
        while not self.match.over:
            waiting = self.match.state.waiting
            bot = next((seat for seat in waiting if seat in self.bots), None)
            if bot is None:
                self.turn(waiting[0])
            else:
                self.think(bot)
            if self.people and self.resigned.issuperset(self.people) and not self.match.over:
                self.match.close("agreement")
        self.end()

    @property
    def resigned(self) -> set[int]:
        """The seats that have given up. Where no person is left, the bots have nobody to play for."""
        return {entry.seat for entry in self.match.entries if isinstance(entry, Resign)}

    def think(self, seat: int) -> None:
        """A bot chooses. Its luck depends on the place in the match, so that a saved game goes on the same way."""
        player = self.bots[seat]
        digest = hashlib.sha256(f"{self.luck} {seat} {len(self.match.entries)}".encode()).digest()
        player.rng = Rng(int.from_bytes(digest[:12], "big"))
        if self.out.is_terminal:
            self.out.file.write("\r" + self.own.say("thinks", {"name": self.names[seat]}))
            self.out.file.flush()
        code = player.choose(self.match.state.observe(seat))
        if self.out.is_terminal:
            self.out.file.write("\r\x1b[K")
        self.match.apply(code, seat)
        if not self.people:
            self.news(None)

    def turn(self, seat: int) -> None:
        """A person chooses: news, board, question, answer."""
        self.hand_over(seat)
        self.news(seat)
        self.board(seat)
        self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is cleared if one of them sees what the other may not."""
        last, self.last = self.last, seat
        if len(self.people) < 2 or last == seat:
            return
        self.drawn = ""
        if not (self.has_secrets(seat) or (last is not None and self.has_secrets(last))):
            return
        if last is not None:
            self.news(last)
            self.say("hand-over", "gold", name=self.names[seat])
            self.keyboard.read("")
            self.keyboard.forget()
            if self.out.is_terminal:
                self.out.file.write(WIPE)
        self.say("ready", "gold", name=self.names[seat])
        self.keyboard.read("")

    def has_secrets(self, seat: int) -> bool:
        """Whether that seat is shown more than a spectator."""
        mine, anybody = (msgspec.to_builtins(self.match.view(who), str_keys=True) for who in (seat, None))
        return {**mine, "seat": None} != {**anybody, "seat": None}

    def end(self) -> None:
        """The last news, the last board, and how it ended."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.news(seat)
        write(self.out, f"\n{self.game.draw(self.match.view(seat), self.words)}\n")
        outcome = self.match.state.outcome
        if outcome is None:
            self.say("closed", "gold", reason=self.words.say(f"reason-{self.match.closed}"))
            return
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        reason = self.words.say(f"reason-{outcome.reason}")
        self.say("wins", "gold", names=winners, number=len(outcome.winners), reason=reason)
        for rank, name in sorted(zip(outcome.ranks, self.names, strict=True)):
            write(self.out, f"  {rank}. {name}")

    # --- what is shown -----------------------------------------------------------------------------------------------

    def sentences(self, seat: int | None, after: int = 0) -> list[str]:
        """What that seat was told since an entry."""
        found = []
        for entry, events in self.match.told(seat, after):
            if isinstance(entry, Undo):
                who = "" if entry.seat is None else self.names[entry.seat]
                found.append(self.own.say("took-back", {"name": who}) if who else self.own.say("agreed-back"))
            elif not isinstance(entry, Close):
                found += [self.words.event(event, self.names) for event in events]
        return [plain(sentence) for sentence in found]

    def news(self, seat: int | None) -> None:
        """What happened since that seat last looked."""
        place = -1 if seat is None else seat
        found = self.sentences(seat, self.told[place])
        self.told[place] = len(self.match.entries)
        if len(found) > NEWS:
            self.say("earlier", "quiet", number=len(found) - NEWS)
        for sentence in found[-NEWS:]:
            write(self.out, Text.assemble(("  \N{MIDDLE DOT} ", "quiet"), sentence))

    def board(self, seat: int, again: bool = False) -> None:
        """The table as that seat sees it, unless it looks as it did."""
        view = self.match.view(seat)
        drawing = self.game.draw(view, self.words)
        if drawing == self.drawn and not again:
            return
        self.drawn = drawing
        write(self.out, f"\n{drawing}\n")
        facts = self.game.facts(view)
        widest = max(len(name) for name in self.names)
        for who, name in enumerate(self.names):
            said = ", ".join(self._fact(key, value) for key, value in facts[who] if value not in (0, "", None))
            line = Text.assemble((f" {TURN if who in self.match.state.waiting else ' '} ", "gold"), f"p{who + 1} ")
            line.append(name.ljust(widest), "strong" if who == seat else "").append(f"  {said}")
            if who in self.bots:
                line.append(f"  ({self.match.players[who]})", "quiet")
            write(self.out, line)

    def _fact(self, key: str, value: object) -> str:
        """A public fact of a seat in words; what is nought is not worth saying."""
        label = self.words.say(f"fact-{key_of(key)}", {"count": value})
        if isinstance(value, bool):
            return label
        return f"{value} {label}" if isinstance(value, int) else f"{label} {self.words.name(str(value))}"

    def question(self, seat: int) -> None:
        """What that seat is asked."""
        key, facts = self.game.prompt(self.match.state, seat)
        who = f"{self.words.label(self.names[seat])} " if len(self.people) > 1 else ""
        self.out.print(Text(f"\n{who}{plain(self.words.prompt(key, facts, self.names))}"), style="gold")

    def choices(self, items: Sequence[Item], deeper: bool) -> None:
        """The numbered lines of a menu, in columns where they are many."""
        lines = [Text.assemble((f"{at:>3}  ", "gold"), item.label) for at, item in enumerate(items, 1)]
        if len(items) > NEWS:
            self.out.print(Columns(lines, equal=True, column_first=True, padding=(0, 3, 0, 0)))
        else:
            widest = max(len(item.label) for item in items)
            for line, item in zip(lines, items, strict=True):
                if item.note.casefold() != item.label.casefold():
                    line.pad_right(widest - len(item.label))
                    line.append(f"   {item.note}", "quiet")
                write(self.out, line)
        if deeper:
            write(self.out, Text.assemble(("  0  ", "gold"), (self.own.say("back"), "quiet")))

    def blocked(self, seat: int) -> None:
        """What might be expected now and is not offered, with the reason."""
        for kind, refusal in self.match.state.blocked(seat):
            label = self.words.label(self.words.kind(kind))
            self.out.print(Text(f"  -  {label} {self.reason(refusal)}", style="quiet"))

    def reason(self, refusal: Refusal) -> str:
        """A refusal in the language of the table: the reason, then the clause."""
        return f"{refusal.text(self.spoken)} [{refusal.clause}]"

    # --- what is answered --------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask until something is done."""
        levels: list[Sequence[int]] = [self.match.state.legal(seat)]
        show = True
        while True:
            items = self.menu.items(levels[-1])
            if show:
                self.question(seat)
                self.choices(items, len(levels) > 1)
                if len(levels) == 1:
                    self.blocked(seat)
            show = True
            self.keyboard.expect([*map(self.game.name_of, levels[0]), *orders.WORDS])
            line = self.keyboard.read()
            if line in ("0", "back") and len(levels) > 1:
                levels.pop()
            elif line.isdecimal() and len(line) < 6:
                number = int(line)
                if not 1 <= number <= len(items):
                    self.say("no-number", "rubric", most=len(items))
                    show = False
                elif items[number - 1].is_action:
                    self.match.apply(items[number - 1].codes[0], seat)
                    return
                else:
                    levels.append(items[number - 1].codes)
            elif line:
                fitting = self.menu.of_kind(line, levels[0])
                if fitting and not self.menu.is_notation(line):
                    levels.append(fitting)
                elif orders.obey(self, seat, line):
                    return
                else:
                    show = False
            else:
                levels = levels[:1]
