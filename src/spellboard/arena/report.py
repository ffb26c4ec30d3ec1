"""The report of an arena: results as JSON and CSV, and one page with everything drawn."""

from __future__ import annotations

import csv
import platform
from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.util import find_spec
from io import StringIO
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from .. import COMPILED, __version__
from ..core import files
from ..core.errors import SpellboardError
from ..core.game import Game
from ..core.registry import load
from . import plots
from .page import PAGE, SECTION
from .pairing import made_of
from .standing import Standing, ratings
from .tally import UNFINISHED

JSON, CSV, HTML = "results.json", "games.csv", "report.html"
EXTRA = ("matplotlib", "openskill")
SHOWN = 20
"""So many errors are listed."""


def needed() -> None:
    """Whether a report can be written at all is known before the first game."""
    if any(find_spec(name) is None for name in EXTRA):
        raise SpellboardError("error-arena-extra", what="--report", extra="arena")


def write_all(standings: Sequence[Standing], folder: Path, commands: Sequence[str]) -> list[Path]:
    """Write everything; gives the files."""
    found = {
        folder / JSON: msgspec.json.format(msgspec.json.encode(document(standings, commands))) + b"\n",
        folder / CSV: table(standings).encode(),
        folder / HTML: page(standings, commands).encode(),
    }
    for path, data in found.items():
        files.write(path, data)
    return list(found)


# --- for programs -----------------------------------------------------------------------------------------------------


def document(standings: Sequence[Standing], commands: Sequence[str]) -> dict[str, Any]:
    """The results as a plain document."""
    return {
        "commands": list(commands),
        "spellboard": __version__,
        "compiled": COMPILED,
        "python": platform.python_version(),
        "bots": {name: made_of(load(name).name) for name in dict.fromkeys(one.pairing.game for one in standings)},
        "pairings": [one.report() for one in standings],
        "ratings": {
            title: {name: {"skill": skill, "sigma": sigma} for name, (skill, sigma) in ratings(group).items()}
            for title, group in rated(standings)
        },
    }


def table(standings: Sequence[Standing]) -> str:
    """A line a game."""
    out = StringIO()
    to = csv.writer(out, lineterminator="\n")
    to.writerow(
        ["game", "one", "others", "seats", "scale", "timed", "seed", "number", "deal", "seat_of_one", "winners",
         "part_of_one", "reason", "decisions", "rounds", "cpu_one", "cpu_others", "checksum", "forfeits"]
    )  # fmt: skip
    for one in standings:
        pairing = one.pairing
        for bout, part in zip(one.bouts, one.parts, strict=True):
            place = pairing.place(bout.number)
            mine = bout.seconds[place]
            to.writerow(
                [pairing.game, pairing.one, pairing.others, pairing.seats, pairing.scale, int(pairing.timed),
                 pairing.seed, bout.number, pairing.deal(bout.number), place + 1,
                 " ".join(str(seat + 1) for seat in bout.winners), f"{part:g}", bout.reason, sum(bout.decisions),
                 "" if bout.rounds is None else bout.rounds, f"{mine:.3f}", f"{sum(bout.seconds) - mine:.3f}",
                 bout.checksum, len(bout.forfeits)]
            )  # fmt: skip
    return out.getvalue()


# --- for people -------------------------------------------------------------------------------------------------------


def rated(standings: Sequence[Standing]) -> list[tuple[str, list[Standing]]]:
    """Ratings compare what was played under the same conditions: one game, one table, one budget."""
    groups: dict[str, list[Standing]] = {}
    for one in standings:
        if one.games:
            groups.setdefault(f"{one.pairing.game}, {conditions(one)}", []).append(one)
    return list(groups.items())


def page(standings: Sequence[Standing], commands: Sequence[str]) -> str:
    """The whole report in one file."""
    games = [(name, list(group)) for name, group in groupby(standings, key=lambda one: one.pairing.game)]
    seeds = ", ".join(sorted({str(one.pairing.seed) for one in standings}))
    engine = (
        f"Spellboard {__version__}, {'compiled' if COMPILED else 'pure'} engine, Python {platform.python_version()}"
    )
    return PAGE.format(
        commands="\n".join(escape(text) for text in commands),
        seeds=escape(seeds),
        engine=escape(engine),
        sections="\n".join(section(name, group) for name, group in games),
    )


def section(name: str, standings: Sequence[Standing]) -> str:
    """One game."""
    game = load(name, standings[0].pairing.edition, standings[0].pairing.options)
    played = [one for one in standings if one.games]
    title = game.words("en").say("title") if game.words("en").has("title") else game.name
    drawn = "\n".join(figures(game, title, played)) if played else "<p>No game was played yet.</p>"
    return SECTION.format(
        title=escape(title),
        bots=made_of(game.name),
        pairings=rows_of(standings, _pairing),
        paces=rows_of(paces(played), _pace),
        figures=drawn,
        forfeits=_forfeits(played),
    )


def figures(game: Game, title: str, standings: Sequence[Standing]) -> Iterable[str]:
    """The drawings of one game."""
    names = named(standings)
    count = len(standings)

    def figure(head: str, draw: plots.Draw, rows: float, note: str) -> str:
        drawn = plots.svg(draw, rows, escape(f"{title}: {head}", quote=True))
        return f"<figure><figcaption><b>{escape(head)}</b> {escape(note)}</figcaption>{drawn}</figure>"

    yield figure(
        "Win share", plots.shares(standings, names), count,
        "of the bot that is named first, with its 95 % interval (Wilson); thin mark: what its seat would bring; "
        "thick mark: the bar, where there is one; in brackets: games.",
    )  # fmt: skip
    for terms, group in rated(standings):
        found = ratings(group)
        yield figure(
            f"Ratings, {terms.partition(', ')[2]}", plots.ratings(found), len(found),
            "by openskill (Plackett-Luce), with twice the uncertainty; everybody began at 25.",
        )  # fmt: skip
    yield figure("Share by seat", plots.seats(standings, names), count + 1, "of the bot that is named first.")
    yield figure(
        "Length", plots.lengths(standings, names), count,
        "in decisions of all players; half of the games lie in the box, the line in it is the median.",
    )  # fmt: skip
    found_paces = {f"{row[0]} ({row[1]})": (row[3], row[4]) for row in paces(standings)}
    yield figure("Time a decision", plots.paces(found_paces), len(found_paces) + 1, "of CPU, single choices included.")
    reasons = {reason for one in standings for reason in one.reasons()}
    yield figure(
        "How games ended", plots.endings(standings, names, _reasons(game)), count + 0.7 * ((len(reasons) + 1) // 2),
        "in parts of all games.",
    )  # fmt: skip


def paces(standings: Sequence[Standing]) -> list[tuple[str, str, float, float, float, float]]:
    """Each bot under each condition: decisions a game, and its times."""
    found: dict[tuple[str, str], list[dict[str, float]]] = {}
    for one in standings:
        for name, lone in ((one.pairing.one, True), (one.pairing.others, False)):
            found.setdefault((name, conditions(one)), []).append(one.pace(lone))
    rows = []
    for (name, terms), parts in found.items():
        seconds = sum(part["seconds"] for part in parts)
        decisions = sum(part["seconds"] / part["mean"] if part["mean"] else 0 for part in parts)
        rows.append(
            (
                name,
                terms,
                sum(part["decisions"] for part in parts) / len(parts),
                seconds / decisions if decisions else 0.0,
                max(part["slowest"] for part in parts),
                max(part["longest_turn"] for part in parts),
            )
        )
    return rows


def rows_of(items: Iterable[Any], cells: Callable[[Any], Sequence[str]]) -> str:
    return "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells(item)) + "</tr>" for item in items)


def label(one: Standing) -> str:
    """A pairing by name."""
    pairing = one.pairing
    many = f"{pairing.seats - 1} × " if pairing.seats > 2 else ""
    return one.fixture.title or f"{pairing.one} against {many}{pairing.others}"


def named(standings: Sequence[Standing]) -> list[str]:
    """Pairings beside each other: where two have one name, their budgets tell them apart."""
    labels = [label(one) for one in standings]
    return [
        f"{text}{f', {budget(one)}' if labels.count(text) > 1 else ''} ({one.games})"
        for one, text in zip(standings, labels, strict=True)
    ]


def percent(part: float) -> str:
    return f"{100 * part:.1f}\N{NO-BREAK SPACE}%"


def verdict(one: Standing) -> str:
    """What became of the bar."""
    if not one.games:
        return "not played"
    if not one.over:
        return f"unfinished, {one.games} of {one.fixture.most}"
    early = "; ended early" if one.stopped else ""
    if not one.fixture.wanted:
        return f"done{early}"
    return ("met" if one.met else "NOT met") + early


def wish(one: Standing) -> str:
    """The bar in words."""
    fixture = one.fixture
    if not fixture.wanted:
        return "none"
    low = f", lower end > {percent(fixture.low)}" if fixture.low else ""
    return f"{'≤' if fixture.below else '≥'} {percent(fixture.bar)}{low}"


def _pairing(one: Standing) -> list[str]:
    low, high = one.interval
    near, far = one.paired
    share = [percent(one.share), f"{percent(low)} to {percent(high)}", f"{percent(near)} to {percent(far)}"]
    shown = share if one.games else ["", "", ""]
    return [label(one), conditions(one), str(one.games), *shown, percent(one.pairing.fair), wish(one), verdict(one)]


def _pace(row: tuple[str, str, float, float, float, float]) -> list[str]:
    name, terms, decisions, usual, slowest, turn = row
    return [name, terms, f"{decisions:.1f}", *(f"{1000 * seconds:,.2f}" for seconds in (usual, slowest, turn))]


def conditions(one: Standing) -> str:
    """Under which conditions was played."""
    return f"{one.pairing.seats} seats, {budget(one)}"


def budget(one: Standing) -> str:
    """What the levels had."""
    pairing = one.pairing
    unit = "time" if pairing.timed else "nodes"
    return f"full {unit}" if pairing.scale == "1" else f"{pairing.scale} of the {unit}"


def _reasons(game: Game) -> Callable[[str], str]:
    words = game.words("en")

    def say(reason: str) -> str:
        if reason == UNFINISHED:
            return "given up"
        return words.say(f"reason-{reason}") if words.has(f"reason-{reason}") else reason

    return say


def _forfeits(standings: Sequence[Standing]) -> str:
    said = [f"{label(one)}: {text}" for one in standings for text in one.forfeits()]
    if not said:
        return ""
    lines = [*said[:SHOWN], *([f"and {len(said) - SHOWN} more"] if len(said) > SHOWN else [])]
    listed = "".join(f"<li>{escape(text)}</li>" for text in lines)
    return f"<h3>Seats that were lost by an error</h3><ul>{listed}</ul>"
