"""What there is to play, and its rules."""

from __future__ import annotations

import textwrap
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from .. import bots
from ..core.editions import Edition
from ..core.errors import SpellboardError
from ..core.registry import shelf
from ..core.rulebook import CORE, Clause, Rulebook
from ..core.words import Words
from ..core.words import words as words_of
from .arguments import EditionFile, GameName, Language, language, open_game, title
from .called import examples
from .screen import console, percent, write


def enter(app: typer.Typer) -> None:
    app.command("games", epilog=examples("games"))(games)
    app.command("rules", epilog=examples("rules magalon --lang de", "rules bellum 21"))(rules)


def games(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these; also games elsewhere, as module:GAME.")
    ] = None,
    lang: Language = None,
) -> None:
    """List the games: players, edition, bots, and how much of the edition is known."""
    out, spoken = console(), language(lang)
    wanted = names or shelf()
    if not wanted:
        write(out, words_of("spellboard.cli", spoken).say("no-games"))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="strong", padding=(0, 2, 0, 0))
    say = words_of("spellboard.cli", spoken).say
    for column in ("game", "title", "players", "edition", "figures", "bots"):
        table.add_column(say(f"column-{column}"), overflow="fold", no_wrap=column in ("game", "players", "figures"))
    abouts = []
    for name in wanted:
        try:
            game = open_game(name)
        except SpellboardError as error:
            if names:
                raise
            table.add_row(name, Text(say("not-loaded", {"reason": error.text(spoken)}), style="rubric"))
            continue
        players = f"{game.fewest}" if game.fewest == game.most else f"{game.fewest}-{game.most}"
        made_by = ", ".join(bots.bots(game.name))
        table.add_row(name, title(game, spoken), players, game.edition.name, status(game.edition, spoken), made_by)
        abouts.append((name, game.words(spoken).say("about")))
    out.print(table)
    for name, about in abouts:
        out.print(Text.assemble((name, "strong"), "  ", about))


def status(edition: Edition, spoken: str) -> str:
    """How honest the figures are, in a few words."""
    statuses = list(edition.provenance.values())
    known = sum(status != "reconstructed" for status in statuses)
    share = percent(known / len(statuses)) if statuses else ""
    return words_of("spellboard.cli", spoken).say("figures-known", {"share": share, "figures": len(statuses)})


def rules(
    name: GameName,
    clauses: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAUSE]...", help="Only these clauses, by id, or a whole section.")
    ] = None,
    lang: Language = None,
    edition: EditionFile = None,
) -> None:
    """Show the rules of a game, clause by clause, with their sources; a star marks our own rulings."""
    out, spoken = console(), language(lang)
    game = open_game(name, edition)
    book, words = game.rulebook, game.words(spoken)
    if clauses:
        for wanted in clauses:
            for clause in clauses_of(book, wanted, words):
                write(out, clause_text(clause, spoken, out.width))
        return
    own = words_of("spellboard.cli", spoken)
    write(out, title(game, spoken), "gold")
    out.print(words.say("about"))
    known = status(game.edition, spoken)
    out.print(own.say("edition-line", {"edition": game.edition.name, "known": known, "revision": book.revision}))
    for key, book_title in book.books.items():
        write(out, f"  {key} = {book_title[spoken]}", "quiet")
    for section, inside in [*sections(book).items(), *sections(CORE).items()]:
        write(out, f"\n{words.section(section)}", "strong")
        for clause in inside:
            write(out, clause_text(clause, spoken, out.width))


def sections(book: Rulebook) -> dict[str, list[Clause]]:
    """The clauses of a rulebook by section."""
    found: dict[str, list[Clause]] = {}
    for clause in book.clauses.values():
        found.setdefault(clause.section, []).append(clause)
    return found


def clauses_of(book: Rulebook, wanted: str, words: Words) -> list[Clause]:
    """One clause by its id, or a whole section by its name in the reader's language or in English."""
    for section, inside in sections(book).items():
        if wanted.casefold() in (section, words.section(section).casefold()):
            return inside
    return [book[wanted]]


def clause_text(clause: Clause, spoken: str, width: int) -> Text:
    """A clause for people: id, text, what the rulebooks say, sources, and a star where it is our ruling."""
    mark = f" * {words_of('spellboard.cli', spoken).say('ruling')}" if clause.ruling else ""
    notes = [] if clause.note is None else [(_body(clause.note[spoken], width), "quiet")]
    return Text.assemble(
        (f"  {clause.id}", "strong"),
        (mark, "gold"),
        _body(clause.text[spoken], width),
        *notes,
        (_body("; ".join(clause.sources), width), "quiet"),
    )


def _body(text: str, width: int) -> str:
    filled = textwrap.fill(text, max(40, min(width, 100)) - 4, break_long_words=False)
    return "\n" + textwrap.indent(filled, "    ")
