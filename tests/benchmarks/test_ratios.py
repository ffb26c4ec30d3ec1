"""The arithmetic of the benchmarks, with workers that answer at once. No time is measured here."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks import report, worker
from benchmarks.__main__ import main, our_command, peer_command
from benchmarks.contest import Contest, Figure
from benchmarks.extras import Extra
from benchmarks.process import Process, WorkerError
from benchmarks.slices import Burst, Measure, Slice, Subject, copying, timed

PLAY = Measure("play", "steps/s", "play")
COPY = Measure("copy", "copies/s", "copy")
ENGINE = Measure("engine", "decisions/s", "play")
DRIVEN = Measure("driven", "decisions/s", "play")

FACTS: dict[str, Any] = {
    "versions": {"spellboard": "1.2"},
    "python": "CPython 3.11",
    "engine": "compiled",
    "rules": "compiled",
    "players": 4,
    "options": {"rounds": 30},
}
CONDITIONS = {"cpu": "abacus", "cores": 2, "system": "desk", "load_at_start": 0.5}


class Fake:
    """A worker on a machine whose speed changes with every turn, as the diary says."""

    def __init__(
        self, name: str, rates: dict[Measure, int], diary: list[str], speeds: Sequence[float] = (1.0,)
    ) -> None:
        self.name = name
        self.facts = FACTS
        self.measures = list(rates)
        self._rates = {measure.name: rate for measure, rate in rates.items()}
        self._diary = diary
        self._speeds = speeds

    def slice(self, measure: str, seconds: float) -> Slice:
        speed = self._speeds[len(self._diary) % len(self._speeds)]
        self._diary.append(f"{self.name} {measure}")
        games = 0 if measure == "copy" else 2
        return Slice(self._rates[measure], games, 1.0 / speed)


def contest(rounds: int = 3, speeds: Sequence[float] = (1.0,)) -> tuple[Contest, list[str]]:
    diary: list[str] = []
    reference = Fake("catanatron", {PLAY: 100, COPY: 10}, diary, speeds)
    ours = Fake("bellum", {ENGINE: 3000, DRIVEN: 2000, COPY: 700}, diary, speeds)
    peer = Fake("rlcard uno", {PLAY: 250}, diary, speeds)
    return Contest(reference, [ours, peer], rounds, 0.1), diary


def line(race: Contest, name: str) -> Any:
    return next(line for line in race.lines if f"{line.worker.name} {line.measure.name}" == name)


def test_every_slice_lies_between_two_of_the_reference() -> None:
    race, diary = contest(rounds=1)
    race.run()
    warm = len(race.lines) + len(race.reference_lines)
    assert diary[warm:] == [
        "catanatron play",
        "bellum engine",
        "catanatron play",
        "bellum driven",
        "catanatron play",
        "rlcard uno play",
        "catanatron play",
        "catanatron copy",
        "bellum copy",
        "catanatron copy",
    ]


def test_every_other_round_goes_the_other_way_about() -> None:
    race, diary = contest(rounds=2)
    race.run()
    engines = [at for at, who in enumerate(diary) if who == "bellum engine"]
    peers = [at for at, who in enumerate(diary) if who == "rlcard uno play"]
    assert engines[1] < peers[1] and peers[2] < engines[2]


def test_the_number_of_turns_is_known_beforehand() -> None:
    race, diary = contest(rounds=3)
    told: list[str] = []
    race.run(told.append)
    assert race.turns == len(diary) == len(told)


def test_the_number_of_turns_is_known_beforehand_with_the_reference_alone() -> None:
    diary: list[str] = []
    race = Contest(Fake("catanatron", {PLAY: 100, COPY: 10}, diary), [], 2, 0.1)
    race.run()
    assert race.turns == len(diary) and len(race.reference_lines["copy"].slices) == 2


def test_ratios_on_a_quiet_machine() -> None:
    race, _ = contest()
    race.run()
    assert line(race, "bellum engine").ratio == Figure("x", (30.0, 30.0, 30.0))
    assert line(race, "bellum driven").ratio.value == 20.0
    assert line(race, "bellum copy").ratio.value == 70.0
    assert line(race, "rlcard uno play").ratio.value == 2.5


def test_a_machine_that_slows_down_in_the_middle_changes_rates_but_hardly_ratios() -> None:
    race, _ = contest(rounds=9, speeds=[1.0] * 46 + [0.25] * 1000)
    race.run()
    engine = line(race, "bellum engine")
    assert min(engine.rate.rounds) == pytest.approx(750) and max(engine.rate.rounds) == pytest.approx(3000)
    assert engine.ratio.value == pytest.approx(30.0)


def test_a_steady_drift_cancels_out_between_the_two_references() -> None:
    race, _ = contest(rounds=5, speeds=[1 / (1 + 0.01 * turn) for turn in range(1000)])
    race.run()
    assert line(race, "bellum engine").ratio.rounds == pytest.approx([30.0] * 5)


def test_the_ratio_is_the_median_of_the_rounds_and_not_the_ratio_of_the_medians() -> None:
    race, _ = contest()
    engine = line(race, "bellum engine")
    engine.slices[:] = [Slice(10, 1, 1.0), Slice(40, 1, 1.0), Slice(30, 1, 1.0)]
    engine.around[:] = [Slice(10, 1, 1.0), Slice(20, 1, 1.0), Slice(5, 1, 1.0)]
    assert engine.ratio.rounds == (1.0, 2.0, 6.0)
    assert engine.ratio.value == 2.0
    assert engine.rate.value == 30.0


def test_slices_add_up_before_they_are_divided() -> None:
    both = Slice(100, 1, 1.0) + Slice(100, 3, 3.0)
    assert (both.rate, both.games_rate) == (50.0, 1.0)


def test_the_burst_under_way_when_the_time_is_up_still_counts() -> None:
    clock = iter([10.0, 10.4, 10.8, 11.2])
    assert timed(lambda: Burst(7, games=1), 1.0, clock.__next__) == Slice(21, 3, pytest.approx(1.2))  # type: ignore[arg-type]


def test_warming_up_does_one_burst() -> None:
    clock = iter([10.0, 10.4])
    assert timed(lambda: Burst(7, games=1), 0.0, clock.__next__).games == 1


def test_a_clock_that_stands_still_divides_nothing_by_zero() -> None:
    clock = iter([10.0, 10.0, 10.5])
    assert timed(lambda: Burst(1), 0.0, clock.__next__).rate == 4.0


def test_copying_copies_each_position_once() -> None:
    seen: list[str] = []

    class Position:
        def __init__(self, name: str) -> None:
            self.name = name

        def copy(self) -> None:
            seen.append(self.name)

    assert copying([Position("a"), Position("b")], "copy")() == Burst(2)
    assert seen == ["a", "b"]


def result() -> dict[str, Any]:
    race, _ = contest()
    race.run()
    return report.document(race, [race.contenders[0]], [race.reference, race.contenders[1]], CONDITIONS, seed=1)


def test_the_document_has_every_figure_with_its_unit() -> None:
    document = json.loads(json.dumps(result()))
    assert document["reference"] == "catanatron"
    assert document["machine"] == CONDITIONS
    assert document["settings"] == {"rounds": 3, "slice_cpu_seconds": 0.1, "seed": 1}
    game = document["games"]["bellum"]
    assert (game["engine"], game["rules"], game["players"]) == ("compiled", "compiled", 4)
    assert list(game["ratios"]) == ["engine_ratio", "driven_ratio", "copy_ratio"]
    assert game["ratios"]["engine_ratio"] == {"value": 30, "unit": "x", "low": 30, "high": 30, "rounds": [30, 30, 30]}
    units = {name: figure["unit"] for name, figure in game["rates"].items()}
    assert units == {
        "engine": "decisions/s",
        "engine_games": "games/s",
        "driven": "decisions/s",
        "driven_games": "games/s",
        "copy": "copies/s",
    }
    assert document["peers"]["catanatron"]["rates"]["play"]["value"] == 100
    assert document["peers"]["rlcard uno"]["ratios"]["play_ratio"]["value"] == 2.5


def test_the_text_ends_with_one_line_a_game() -> None:
    assert report.show(result()).splitlines()[-1] == "bellum engine_ratio=30 driven_ratio=20 copy_ratio=70"


def test_an_uncompiled_engine_is_announced() -> None:
    document = result()
    assert "NOT COMPILED" not in report.show(document)
    document["games"]["bellum"]["engine"] = "pure"
    assert "NOT COMPILED" in report.show(document)


def test_uncompiled_rules_on_a_compiled_engine_are_announced() -> None:
    document = result()
    document["games"]["bellum"]["rules"] = "pure"
    assert "the rules of bellum run as plain Python" in report.show(document)


def test_microseconds_and_kilobytes_stand_behind_the_ratios() -> None:
    diary: list[str] = []
    sample, match = Measure("sample", "us", "play"), Measure("match", "kB", "play")
    ours = Fake("bellum", {ENGINE: 3000, sample: 100_000, match: 500_000}, diary)
    race = Contest(Fake("catanatron", {PLAY: 100}, diary), [ours], 3, 0.1)
    race.run()
    document = report.document(race, [ours], [race.reference], CONDITIONS, seed=1)
    told = document["games"]["bellum"]["each"]
    assert told["sample_us"] == {"value": 10, "unit": "us", "low": 10, "high": 10, "rounds": [10, 10, 10]}
    assert told["match_kb"]["value"] == 250 and "sample_ratio" not in document["games"]["bellum"]["ratios"]
    assert report.show(document).splitlines()[-1] == "bellum engine_ratio=30 sample_us=10 match_kb=250"


def test_four_significant_figures_are_kept() -> None:
    assert Figure("x", (1.23456, 12345.6)).to_json()["rounds"] == [1.235, 12350.0]


def test_a_worker_answers_line_by_line_and_prepares_each_measure_once() -> None:
    prepared: list[str] = []

    def prepare() -> Any:
        prepared.append("play")
        return lambda: Burst(sum(range(1000)), games=1)

    requests = [{"do": "hello"}, *[{"do": "slice", "measure": "play", "seconds": 0.0}] * 2]
    answers = io.StringIO()
    worker.serve(Subject(FACTS, {PLAY: prepare}), io.StringIO("\n".join(map(json.dumps, requests))), answers)
    hello, *slices = map(json.loads, answers.getvalue().splitlines())
    assert hello == {"facts": FACTS, "measures": [{"name": "play", "unit": "steps/s", "against": "play"}]}
    assert Measure.from_json(hello["measures"][0]) == PLAY
    assert [part["count"] >= 499500 and part["games"] >= 1 and part["cpu"] > 0 for part in slices] == [True, True]
    assert prepared == ["play"]


SPEAKER = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "hello":
        answer = {"facts": {"versions": {}}, "measures": [{"name": "play", "unit": "steps/s", "against": "play"}]}
    else:
        answer = {"count": 12, "games": 3, "cpu": 0.5}
    print(json.dumps(answer), flush=True)
"""


def test_a_process_speaks_the_protocol() -> None:
    with Process("peer", [sys.executable, "-c", SPEAKER], os.environ) as peer:
        assert list(peer.measures) == [PLAY]
        assert peer.slice("play", 0.1) == Slice(12, 3, 0.5)


def test_a_process_that_dies_leaves_its_last_words() -> None:
    with pytest.raises(WorkerError, match="peer stopped: ValueError: out of dice"):
        Process("peer", [sys.executable, "-c", "raise ValueError('out of dice')"], os.environ)


def test_a_process_that_cannot_be_measured_says_why() -> None:
    absent = """print('{"error": "rlcard is not installed"}')"""
    with pytest.raises(WorkerError, match=r"^rlcard is not installed$"):
        Process("rlcard uno", [sys.executable, "-c", absent], os.environ)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(WorkerError, match="peer cannot be started: No such file"):
        Process("peer", ["no-such-python"], os.environ)


def test_missing_peers_give_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benchmarks.__main__.peers_python", lambda: tmp_path / "python")
    assert main(["--peers-only"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "make bench" in said.err


def test_the_compiled_engine_is_ours_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "engine")
    assert our_command("bellum", 4, 1, pure=False)[1]["PYTHONPATH"] == "engine"
    assert "PYTHONPATH" not in our_command("bellum", 4, 1, pure=True)[1]
    assert "PYTHONPATH" not in peer_command("rlcard uno", 1)[1]


def test_a_file_in_a_folder_that_is_not_there_is_refused_before_measuring(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--peers-only", "--json", str(tmp_path / "nowhere" / "x.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--rounds", "0"], ["--slice", "-1"], ["--slice", "nan"], ["--players", "many"]])
def test_wrong_arguments_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(wrong)
    assert stopped.value.code == 2


def test_fake_peers_and_a_fake_game_run_from_end_to_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "speaker.py"
    facts = json.dumps({"facts": FACTS})
    script.write_text(SPEAKER.replace('"facts": {"versions": {}}', facts[1:-1]), encoding="utf-8")
    command = [sys.executable, str(script)], dict(os.environ)
    monkeypatch.setattr("benchmarks.__main__.peers_python", lambda: Path(sys.executable))
    monkeypatch.setattr("benchmarks.__main__.peer_command", lambda peer, seed: command)
    monkeypatch.setattr("benchmarks.__main__.our_command", lambda game, players, seed, pure: command)
    file = tmp_path / "figures.json"
    assert main(["--only", "bellum", "--rounds", "2", "--json", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "bellum play_ratio=1"
    assert json.loads(file.read_text(encoding="utf-8"))["games"]["bellum"]["rates"]["play"]["value"] == 24


def test_an_extra_brings_its_own_work() -> None:
    def prepare(game: Any, players: int, seed: int) -> Any:
        return lambda: Burst(players)

    assert Extra("destinations", "calls/s", prepare).prepare(None, 4, 1)() == Burst(4)
