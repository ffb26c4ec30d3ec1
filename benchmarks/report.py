"""The result, for a person (text) and for a program (JSON)."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from typing import Any

from .contest import Contest, Figure, Line, Worker


def document(
    contest: Contest, games: Sequence[Worker], peers: Sequence[Worker], conditions: dict[str, Any], **settings: Any
) -> dict[str, Any]:
    """Everything that was measured, each figure with its unit."""
    return {
        "format": 1,
        "machine": conditions,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "settings": {"rounds": contest.rounds, "slice_cpu_seconds": contest.seconds, **settings},
        "reference": contest.reference.name,
        "games": {worker.name: entry(worker, lines_of(contest, worker)) for worker in games},
        "peers": {worker.name: entry(worker, lines_of(contest, worker)) for worker in peers},
    }


def lines_of(contest: Contest, worker: Worker) -> list[Line]:
    lines = list(contest.reference_lines.values()) if worker is contest.reference else contest.lines
    return [line for line in lines if line.worker is worker and line.slices]


def entry(worker: Worker, lines: list[Line]) -> dict[str, Any]:
    """One worker's facts, its ratios to the reference, and its rates."""
    rates: dict[str, Figure] = {}
    told = {f"{line.measure.name}_{line.measure.unit.lower()}": line.each for line in lines}
    lines = [line for line in lines if line.each is None]
    for line in lines:
        rates[line.measure.name] = line.rate
        if line.games_rate is not None:
            rates[f"{line.measure.name}_games"] = line.games_rate
    return {
        **worker.facts,
        "ratios": {f"{line.measure.name}_ratio": line.ratio.to_json() for line in lines},
        "rates": {name: figure.to_json() for name, figure in rates.items()},
        "each": {name: figure.to_json() for name, figure in told.items() if figure is not None},
    }


def show(result: dict[str, Any]) -> str:
    """All figures, then one line a game with its ratios and what calls cost, which a program may read too."""
    cpu, cores, load = (result["machine"][key] for key in ("cpu", "cores", "load_at_start"))
    text = [f"{cpu}, {cores} cores, load {load} at the start; {result['python']}; CPU time"]
    text += [f"{name}: {about(game)}" for name, game in result["games"].items()]
    text += ["", *rates_table(result), "", *warnings(result)]
    if result["games"]:
        text.append(f"Times the speed of {result['reference']}, median of {result['settings']['rounds']} rounds:")
    for name, game in result["games"].items():
        figures = {**game["ratios"], **game["each"]}
        text.append(" ".join([name, *(f"{key}={short(figure['value'])}" for key, figure in figures.items())]))
    return "\n".join(text)


def about(game: dict[str, Any]) -> str:
    versions = ", ".join(f"{library} {version}" for library, version in game["versions"].items())
    options = ", ".join(f"{key}={value}" for key, value in game["options"].items()) or "none"
    return f"{versions}, {game['engine']} engine, {game['rules']} rules, {game['players']} players, options: {options}"


def warnings(result: dict[str, Any]) -> list[str]:
    found = []
    games = result["games"]
    if any(game["engine"] == "pure" for game in games.values()):
        found.append("The engine is NOT COMPILED: these are figures of plain Python.")
    elif pure := [name for name, game in games.items() if game["rules"] == "pure"]:
        found.append(f"The engine is compiled, but the rules of {', '.join(pure)} run as plain Python.")
    return found


def rates_table(result: dict[str, Any]) -> list[str]:
    rows = [("", "rate", "", "games/s", f"x {result['reference']}", "lowest", "highest")]
    for name, worker in [*result["games"].items(), *result["peers"].items()]:
        for key, rate in worker["rates"].items():
            if key.endswith("_games"):
                continue
            games = worker["rates"].get(f"{key}_games")
            value, low, high = (short(worker["ratios"][f"{key}_ratio"][which]) for which in ("value", "low", "high"))
            each = short(games["value"]) if games else ""
            rows.append((f"{name} {key}", short(rate["value"]), rate["unit"], each, value, low, high))
    widths = [max(len(row[column]) for row in rows) for column in range(7)]
    # names and units to the left, numbers to the right
    return [
        "  ".join(f"{cell:{'<' if at in (0, 2) else '>'}{widths[at]}}" for at, cell in enumerate(row)) for row in rows
    ]


def short(number: float) -> str:
    """Three significant figures, with separators where they help."""
    if number == 0:
        return "0"
    if abs(number) >= 100:
        return f"{float(f'{number:.3g}'):,.0f}"
    return f"{number:.3g}" if abs(number) >= 0.001 else f"{number:.1g}"
