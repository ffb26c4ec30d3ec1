"""Records: replayed for people, and proved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

from ..core import files
from ..core.errors import OptionError, RecordError, SpellboardError
from ..core.events import Event
from ..core.game import Game
from ..core.record import Chance, Deed, Entry, Record
from ..core.state import State
from ..core.svg import Theme
from ..core.transcript import Told, told
from ..core.words import words as words_of
from .arguments import Elsewhere, Language, kind_of, language, names_of, title
from .called import CLI, command, examples
from .proofs import tell
from .saves import FORMAT as SAVE
from .screen import as_text, console, plain, write

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def enter(app: typer.Typer) -> None:
    app.command(
        "replay",
        epilog=examples("replay game.json", "replay game.json --at 40", "replay game.json --at 40 --svg board.svg"),
    )(replay)
    app.command("verify", epilog=examples("verify game.json"))(verify)


def load(file: Path) -> Record:
    """A record from a file; a saved game is no record yet."""
    data = files.read(file, "record")
    if data.lstrip().startswith(b'{"format":"' + SAVE.encode()):
        raise RecordError("error-not-over", package=CLI, file=str(file), command=command("play", "--resume", file))
    return Record.load(file)


def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="The commitment that you kept before the match.")
    ] = None,
    salt: Annotated[
        list[str] | None,
        typer.Option(
            "--salt", metavar="N=SALT", help="The salt of player N, as the record counts them; may be repeated."
        ),
    ] = None,
    head: Annotated[
        str | None, typer.Option("--head", metavar="HEX", help="A head of the chain that you kept during the match.")
    ] = None,
    origin: Annotated[
        Path | None, typer.Option("--origin", metavar="FILE", help="The record that this one was forked from.")
    ] = None,
    elsewhere: Elsewhere = None,
    lang: Language = None,
) -> None:
    """Prove a record as far as it can be proved: rules, dice, chain and result, and what you kept of the match.

    A wrong record gets one line with the first wrong entry, and exit code 2.
    """
    spoken = language(lang)
    record = load(file)
    try:
        kind = kind_of(elsewhere)
        source = None if origin is None else load(origin)
        proof = record.verify(kind, commitment=commitment, salts=salts_of(salt or []), head=head, origin=source)
    except RecordError as error:
        raise error.within(str(file)) from None
    tell(console(), str(file), proof, spoken)


def salts_of(pairs: list[str]) -> dict[int, str]:
    """Salts from the command line: the number of the player and the salt."""
    found: dict[int, str] = {}
    for pair in pairs:
        number, equals, salt = pair.partition("=")
        if not equals or not number.removeprefix("p").isdecimal() or int(number.removeprefix("p")) < 1:
            raise SpellboardError("error-salt-written", package=CLI, pair=pair)
        found[int(number.removeprefix("p")) - 1] = salt.strip()
    return found


def replay(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", min=0, help="Only the position after entry N (0: the start).")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", min=1, help="With the eyes of player N; by default all is told."),
    ] = None,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the board after every entry.")] = False,
    drawn: Annotated[
        Path | None,
        typer.Option("--svg", metavar="OUT", help="A picture of that position; into a folder: one after every entry."),
    ] = None,
    theme: Annotated[
        Literal["light", "dark"], typer.Option("--theme", help="With --svg: by day or by night.")
    ] = "light",
    as_json: Annotated[bool, typer.Option("--json", help="With --at: the position as JSON, for perft --at.")] = False,
    elsewhere: Elsewhere = None,
    lang: Language = None,
) -> None:
    """Tell a record entry by entry in sentences, and draw the board."""
    if as_json and seat is not None:
        raise OptionError("error-json-seat", package=CLI)
    record = load(file)
    try:
        game = record.load_game(kind_of(elsewhere))
        eyes = None if seat is None else seat - 1
        if eyes is not None and eyes >= len(record.players):
            raise RecordError("error-no-player", package=CLI, player=eyes + 1, players=len(record.players))
        if at is not None and at > len(record.entries):
            raise RecordError("error-no-such-entry", package=CLI, number=at, last=len(record.entries))
        if drawn is not None:
            _draw(record, game, at, eyes, drawn, theme, language(lang))
            return
        _tell(record, game, at, eyes, boards, as_json, language(lang))
    except RecordError as error:
        raise error.within(str(file)) from None


def _tell(
    record: Record, game: Game, at: int | None, eyes: int | None, boards: bool, as_json: bool, spoken: str
) -> None:
    out, words, names = console(), game.words(spoken), names_of(record.players, spoken)
    last = len(record.entries) if at is None else at
    if as_json:
        print(as_text(next(after.to_json() for n, _, _, after in steps(record, game) if n == last)))
        return
    seats = ", ".join(f"p{number} {name}" for number, name in enumerate(names, 1))
    write(out, f"{words.label(title(game, spoken))} {seats}", "gold")
    for n, entry, events, state in steps(record, game):
        here = at is None or at == n
        if here and entry is not None:
            # With somebody's eyes the entry itself stays closed: it says what was chosen or drawn in secret.
            news = None if eyes is None else told(entry, events, eyes)
            said = notation(entry, names, spoken) if news is None else headline(news, names, spoken)
            write(out, Text.assemble((f"{n:>5}  ", "quiet"), said))
            for message in game.summary(events if news is None else news.events):
                write(out, f"       \N{MIDDLE DOT} {plain(words.render(message, names))}", "quiet")
        if (boards and here) or n == last:
            write(out, f"\n{game.draw(state.view(eyes), words)}\n")
        if at == n:
            return
    if state.outcome is not None:
        winners = ", ".join(names[seat] for seat in state.outcome.winners)
        write(out, f"{words.label(winners)} {words.say('reason-' + state.outcome.reason)}", "gold")


def _draw(record: Record, game: Game, at: int | None, eyes: int | None, out: Path, theme: Theme, spoken: str) -> None:
    """Pictures of the board: of one position into a file, of one or all of them into a folder."""
    last, names = len(record.entries) if at is None else at, names_of(record.players, spoken)
    for n, _, _, state in steps(record, game):
        if n == last or (at is None and out.is_dir()):
            place = out / f"{n:05}.svg" if out.is_dir() else out
            files.write(place, game.picture(state.view(eyes), spoken, theme, names=names).encode())
        if n == last:
            return


def notation(entry: Entry, names: list[str], spoken: str) -> str:
    """An entry in short: who, and what in notation."""
    own = words_of("spellboard.cli", spoken)
    match entry:
        case Deed():
            return f"{own.label(names[entry.seat])} {entry.action}"
        case Chance():
            return f"{own.label(own.say('dealer'))} {entry.action}"
        case _:
            return headline(told(entry, [], None), names, spoken)


def headline(news: Told, names: list[str], spoken: str) -> str:
    """Who acted, and no more than everybody may know of it."""
    own = words_of("spellboard.cli", spoken)
    who = "" if news.seat is None else names[news.seat]
    match news.kind:
        case "undo":
            back = own.say("back-before", {"number": news.before})
            return f"{own.label(who or own.say('all-agree'))} {back}"
        case "resign":
            return f"{own.label(who)} {own.say('resigned')}"
        case "close":
            return own.say(f"reason-{news.reason}")
        case _:
            return who or own.say("dealer")


def steps(record: Record, game: Game) -> Iterator[tuple[int, Entry | None, list[Event], State]]:
    """The start as number 0, then every entry with what it told and the position after it."""
    yield 0, None, [], record.start(game)
    for step in record.walk(game):
        yield step.entry.n, step.entry, step.events, step.state
