"""What can be typed besides a number: an action in notation, or a word to the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..core import topics
from ..core.errors import SpellboardError, UnknownAction
from ..core.rulebook import LEVELS, Refusal
from . import saves
from .screen import plain, write
from .shelf import clause_text, clauses_of, sections

if TYPE_CHECKING:
    from .table import Table


class Leave(Exception):
    """Somebody quits; the match is kept in a file, or nowhere if that was wished."""

    def __init__(self, file: Path | None) -> None:
        self.file = file


class Another(Exception):
    """Somebody goes on with another saved game."""

    def __init__(self, file: Path) -> None:
        self.file = file


def obey(table: Table, seat: int, line: str) -> bool:
    """Do what a line says; whether the match has changed by it. What cannot be done is said and changes nothing."""
    try:
        try:
            codes = table.game.codes_of(line)
        except UnknownAction:
            return _order(table, seat, line)
        table.match.apply(codes, seat)
        return True
    except Refusal as refusal:
        table.out.print(table.reason(refusal), style="rubric")
    except SpellboardError as error:
        table.out.print(plain(error.text(table.spoken)), style="rubric")
    return False


def _order(table: Table, seat: int, line: str) -> bool:
    word, _, rest = line.lstrip("/:").partition(" ")
    order = ORDERS.get(word.casefold())
    if order is None:
        table.say("unknown", "rubric", text=plain(line[:60]))
        return False
    return order(table, seat, rest.strip())


def undo(table: Table, seat: int, rest: str) -> bool:
    """Take back the last action made at this keyboard; those who sit here together may do so for each other."""
    free = [who for who in (seat, *table.people) if table.match.why_no_undo(who) is None]
    table.match.undo(free[0] if free else seat)
    return True


def save(table: Table, seat: int, rest: str) -> bool:
    if not rest:
        table.say("save-where", "rubric")
        return False
    file = Path(rest).expanduser()
    saves.write(file, table.match, table.luck)
    table.say("saved", "verdigris", file=plain(str(file)))
    return False


def resume(table: Table, seat: int, rest: str) -> bool:
    if not rest:
        table.say("resume-where", "rubric")
        return False
    file = Path(rest).expanduser()
    saves.read(file)
    raise Another(file)


def why(table: Table, seat: int, rest: str) -> bool:
    """Why an action, or every action of a kind, is not offered."""
    state, kind = table.match.state, table.menu.kind(rest)
    if kind is None:
        try:
            codes = table.game.codes_of(rest)[:1]
        except UnknownAction:
            kinds = ", ".join(table.words.kind(kind) for kind, _ in state.blocked(seat))
            table.say("why-what", "rubric", kinds=kinds or "\N{EN DASH}")
            return False
    else:
        codes = list(table.game.codes.span(kind))
    refusals = [refusal for code in codes if (refusal := state.why_not(code, seat)) is not None]
    if len(refusals) < len(codes) or not refusals:
        table.say("is-offered", "verdigris", text=plain(rest))
    else:
        nearest = max(refusals, key=lambda refusal: LEVELS.index(refusal.level or "effect"))
        table.out.print(table.reason(nearest), style="rubric")
    return False


def rules(table: Table, seat: int, rest: str) -> bool:
    """A clause, a section, or the list of sections."""
    book = table.game.rulebook
    if not rest:
        for section, clauses in sections(book).items():
            ids = ", ".join(clause.id.partition(".")[2] for clause in clauses)
            table.line(f"  {table.words.label(table.words.section(section))} ", ids)
        table.say("rules-what", "quiet")
        return False
    for clause in clauses_of(book, rest, table.words):
        write(table.out, clause_text(clause, table.spoken, table.out.width))
    return False


def board(table: Table, seat: int, rest: str) -> bool:
    table.board(seat, again=True)
    return False


def log(table: Table, seat: int, rest: str) -> bool:
    for sentence in table.sentences(seat):
        table.line("  \N{MIDDLE DOT} ", sentence)
    return False


def choices(table: Table, seat: int, rest: str) -> bool:
    """Every legal action at once, in words and in notation."""
    for code in table.match.state.legal(seat):
        table.line("  ", f"{table.menu.sentence(code)}  ({table.game.name_of(code)})")
    return False


def goal(table: Table, seat: int, rest: str) -> bool:
    """What the game is about and how it is won."""
    return _explain(table, "goal")


def legend(table: Table, seat: int, rest: str) -> bool:
    """What the signs of the drawing mean."""
    return _explain(table, "legend")


def show(table: Table, seat: int, rest: str) -> bool:
    """What a card, a spell, a creature, a place does and costs; alone: what there is."""
    if not rest:
        names = dict.fromkeys(topics.name_of(topic, table.words) for topic in table.game.topics[2:])
        table.say("show-what", "quiet", names=", ".join(names))
        return False
    if table.game.explain(rest, table.words) is None:
        table.say("show-unknown", "rubric", text=plain(rest[:60]))
        return False
    return _explain(table, rest)


def _explain(table: Table, name: str) -> bool:
    said = table.game.explain(name, table.words)
    if said is None:
        table.say("no-goal", "quiet")
    for message in said or []:
        for line in table.words.render(message, table.names).splitlines():
            table.line("", line)
    return False


def help_(table: Table, seat: int, rest: str) -> bool:
    write(table.out, table.own.say("help"))
    return False


def resign(table: Table, seat: int, rest: str) -> bool:
    table.say("resign-sure", "gold", name=table.names[seat])
    if table.keyboard.read().casefold() != table.own.say("yes"):
        table.say("stays", "quiet")
        return False
    table.match.resign(seat)
    return True


def quit_(table: Table, seat: int, rest: str) -> bool:
    """Leave, and keep the match unless that is not wished."""
    table.say("quit-save", "gold")
    answer = table.keyboard.read()
    if answer.casefold() in ("n", table.own.say("no")):
        raise Leave(None)
    if answer.casefold() in ("", "y", table.own.say("yes")[:1], table.own.say("yes")):
        file = table.home or saves.kept(table.match)
    else:
        file = Path(answer).expanduser()
    saves.write(file, table.match, table.luck)
    raise Leave(file)


ORDERS: dict[str, Callable[[Table, int, str], bool]] = {
    "undo": undo,
    "save": save,
    "resume": resume,
    "why": why,
    "rules": rules,
    "board": board,
    "log": log,
    "choices": choices,
    "goal": goal,
    "legend": legend,
    "show": show,
    "help": help_,
    "?": help_,
    "resign": resign,
    "quit": quit_,
    "exit": quit_,
}
WORDS = tuple(word for word in ORDERS if word.isalpha())


def words(table: Table) -> list[str]:
    """What the Tab key offers besides the actions."""
    named = [topics.name_of(topic, table.words).lower() for topic in table.game.topics[2:]]
    return [*WORDS, *(f"show {name}" for name in named)]
