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
from .arguments import EditionFile, GameName, Language, language, open_game, title
from .screen import console, percent, write


def enter(app: typer.Typer) -> None:
    app.command("games", epilog="Example: spellboard games")(games)
    app.command("rules", epilog="Examples: spellboard rules magalon --lang de · spellboard rules bellum 21")(rules)


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
        write(out, "There is no game on the shelf yet. A game elsewhere is named module:GAME.")
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="strong", padding=(0, 2, 0, 0))
    for column in ("game", "title", "players", "edition", "figures known", "bots"):
        table.add_column(column, overflow="fold", no_wrap=column in ("game", "players", "figures known"))
    abouts = []
    for name in wanted:
        try:
            game = open_game(name)
        except SpellboardError as error:
            if names:
                raise
            table.add_row(name, Text(f"cannot be loaded: {error}", style="rubric"))
            continue
        players = f"{game.fewest}" if game.fewest == game.most else f"{game.fewest}-{game.most}"
        made_by = ", ".join(bots.bots(game.name))
        table.add_row(name, title(game, spoken), players, game.edition.name, status(game.edition), made_by)
        abouts.append((name, game.words(spoken).say("about")))
    out.print(table)
    for name, about in abouts:
        out.print(Text.assemble((name, "strong"), "  ", about))


def status(edition: Edition) -> str:
    """How honest the figures are, in a few words."""
    statuses = list(edition.provenance.values())
    known = sum(status != "reconstructed" for status in statuses)
    return f"{percent(known / len(statuses))} of {len(statuses)}" if statuses else "no figures"


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
    book = game.rulebook
    if clauses:
        for wanted in clauses:
            inside = [clause for clause in book.clauses.values() if clause.section == wanted]
            for clause in inside or [book[wanted]]:
                write(out, clause_text(clause, spoken, out.width))
        return
    write(out, title(game, spoken), "gold")
    out.print(game.words(spoken).say("about"))
    out.print(f"Edition: {game.edition.name}; {status(game.edition)} figures known. Rules: revision {book.revision}.")
    for key, book_title in book.books.items():
        write(out, f"  {key} = {book_title}", "quiet")
    for section, inside in [*_sections(book), *_sections(CORE)]:
        write(out, f"\n{section}", "strong")
        for clause in inside:
            write(out, clause_text(clause, spoken, out.width))


def _sections(book: Rulebook) -> list[tuple[str, list[Clause]]]:
    found: dict[str, list[Clause]] = {}
    for clause in book.clauses.values():
        found.setdefault(clause.section, []).append(clause)
    return list(found.items())


def clause_text(clause: Clause, spoken: str, width: int) -> Text:
    """A clause for people: id, text, sources, and a star where it is our ruling."""
    mark = " * our ruling" if clause.ruling else ""
    body = textwrap.fill(clause.text[spoken], max(40, min(width, 100)) - 4, break_long_words=False)
    return Text.assemble(
        (f"  {clause.id}", "strong"),
        (mark, "gold"),
        "\n",
        textwrap.indent(body, "    "),
        (f"\n    {'; '.join(clause.sources)}", "quiet"),
    )
