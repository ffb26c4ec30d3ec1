"""The table in the terminal: whose turn it is, what they see, what they may do, and what they said."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from .. import bots
from ..bots.external import Forfeit
from ..bots.thought import Thought
from ..core.drawing import folded
from ..core.events import Event
from ..core.match import Match
from ..core.record import Resign
from ..core.rng import Rng
from ..core.rulebook import Refusal
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

    def __init__(
        self, match: Match, spoken: str, luck: int, out: Console, keyboard: Keyboard, outside: bool = False
    ) -> None:
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
            seat: bots.bot(player.removeprefix("bot:"), self.game, seat, Rng(0), outside)
            for seat, player in enumerate(match.players)
            if player.startswith("bot:")
        }
        self.told = dict.fromkeys([*range(len(match.players)), -1], 0)
        self.drawn = ""
        self.last: int | None = None
        self.home: Path | None = None
        """The file it was resumed from."""
        self.reasons: bool | None = None
        """Whether bots say why; None: where only bots play, since a reason may tell what a seat keeps secret."""
        self.given: set[str] = set()
        """The kinds of reasons that a bot has given for the move that it is at."""

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """A sentence of the command itself."""
        # A command must stay in one piece, so that it can be copied.
        self.out.print(self.own.say(key, facts), style=style or None, soft_wrap="command" in facts)

    def line(self, label: str, text: str, style: str = "") -> None:
        """A line that goes on under itself where it is too long for the terminal; what fits stays as it is."""
        fits = len(label) + len(text) <= self.out.width
        write(self.out, label + text if fits else "\n".join(folded(label, text, self.out.width)), style)

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

    def close(self) -> None:
        """Let the bots go."""
        for player in self.bots.values():
            player.close()

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
        try:
            thought = player.answer(self.match.state.observe(seat), time.perf_counter)
        except Forfeit as error:
            self.line("  ! ", plain(str(error)), "rubric")
            self.match.resign(seat)
            return
        finally:
            if self.out.is_terminal:
                self.out.file.write("\r\x1b[K")
        if (not self.people) if self.reasons is None else self.reasons:
            self.reason_of(seat, thought)
        self.match.apply(thought.code, seat)
        # A bot that goes on is told when its move is whole.
        if self.match.over or self.match.state.waiting != [seat]:
            self.given.clear()
            if not self.people:
                self.news(None)

    def reason_of(self, seat: int, thought: Thought) -> None:
        """Why a bot chose so, where it had a choice; step by step it has the same reason, and gives it once."""
        reason = thought.reason
        if reason is not None and reason.key not in self.given and len(self.match.state.legal(seat)) > 1:
            self.given.add(reason.key)
            said = self.words.render(reason, self.names)
            self.line("  \N{MIDDLE DOT} ", plain(f"{self.words.label(self.names[seat])} {said}"), "quiet")

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
        """What that seat was told since an entry; a move of many steps is one sentence."""
        found: list[str] = []
        events: list[Event] = []
        for news in self.match.told(seat, after):
            if news.kind == "undo":
                found += self.summary(events)
                events = []
                who = "" if news.seat is None else self.names[news.seat]
                found.append(self.own.say("took-back", {"name": who}) if who else self.own.say("agreed-back"))
            else:
                events += news.events
        return [plain(sentence) for sentence in found + self.summary(events)]

    def summary(self, events: Sequence[Event]) -> list[str]:
        """Events in the words of the game."""
        return [self.words.render(message, self.names) for message in self.game.summary(events)]

    def news(self, seat: int | None) -> None:
        """What happened since that seat last looked."""
        place = -1 if seat is None else seat
        found = self.sentences(seat, self.told[place])
        self.told[place] = len(self.match.entries)
        if len(found) > NEWS:
            self.say("earlier", "quiet", number=len(found) - NEWS)
        for sentence in found[-NEWS:]:
            self.line("  \N{MIDDLE DOT} ", sentence)

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
            said = ", ".join(self.words.render(fact, self.names) for fact in facts[who])
            said += f"  ({self.match.players[who]})" if who in self.bots else ""
            line = Text.assemble((f" {TURN if who in self.match.state.waiting else ' '} ", "gold"), f"p{who + 1} ")
            line.append(name.ljust(widest), "strong" if who == seat else "")
            first, *more = folded(" " * (len(line) + 2), said, self.out.width)
            write(self.out, line.append("\n".join([first[len(line) :], *more])))

    def question(self, seat: int) -> None:
        """What that seat is asked."""
        asked = self.words.render(self.game.prompt(self.match.state, seat), self.names)
        who = f"{self.words.label(self.names[seat])} " if len(self.people) > 1 else ""
        self.out.print(Text(f"\n{who}{plain(asked)}"), style="gold")

    def choices(self, items: Sequence[Item], deeper: bool) -> None:
        """The numbered lines of a menu, in columns where they are many."""
        keys = self.menu.keys(items)
        lines = [Text.assemble((f"{key:>3}  ", "gold"), item.label) for key, item in zip(keys, items, strict=True)]
        if len(items) > NEWS:
            self.out.print(Columns(lines, equal=True, column_first=True, padding=(0, 3, 0, 0)))
        else:
            widest = max(len(item.label) for item in items)
            narrow = any(8 + widest + len(item.note) > self.out.width for item in items)
            for line, item in zip(lines, items, strict=True):
                if item.note.casefold() != item.label.casefold():
                    # Where both do not fit in a line, the notation stands below.
                    line.append("\n       " if narrow else " " * (widest - len(item.label) + 3))
                    line.append(item.note, "quiet")
                write(self.out, line)
        if deeper:
            back = self.own.say("back")
            shown = ("     ", "") if "0" in keys else ("  0  ", "gold")
            write(self.out, Text.assemble(shown, (back, "quiet")))

    def blocked(self, seat: int) -> None:
        """What might be expected now and is not offered, with the reason."""
        for kind, refusal in self.match.state.blocked(seat):
            label = self.words.label(self.words.kind(kind))
            self.line("  -  ", f"{label} {self.reason(refusal)}", "quiet")

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
            keys = dict(zip(self.menu.keys(items), items, strict=True))
            if show:
                self.question(seat)
                self.choices(items, len(levels) > 1)
                if len(levels) == 1:
                    self.blocked(seat)
            show = True
            self.keyboard.expect([*map(self.game.name_of, levels[0]), *orders.words(self)])
            line = self.keyboard.read()
            chosen = keys.get(line.casefold())
            if chosen is not None and chosen.is_action:
                self.match.apply(chosen.codes[0], seat)
                return
            if chosen is not None:
                levels.append(chosen.codes)
            elif line in ("0", "back", self.own.say("back")) and len(levels) > 1:
                levels.pop()
            elif line.isdecimal():
                self.say("no-number", "rubric", text=line[:20])
                show = False
            elif line:
                fitting = self.menu.of_kind(line, levels[0])
                if len(fitting) == 1 and not self.game.codes.arguments(fitting[0]):
                    self.match.apply(fitting[0], seat)
                    return
                if fitting and not self.menu.is_notation(line):
                    levels.append(fitting)
                elif orders.obey(self, seat, line):
                    return
                else:
                    show = False
            else:
                levels = levels[:1]
