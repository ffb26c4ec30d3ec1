"""Other people's bots: they speak JSON by lines, and whatever they do wrong costs their seat and nothing else."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spellboard import Match, Observation, Rng, SpellboardError
from spellboard.arena import Series, run
from spellboard.bots import bot, bots, external, levels
from spellboard.bots.external import External, Forfeit
from tests.example import GAME
from tools import node

ROOT = Path(__file__).resolve().parents[2]
PYTHON = f"external:{sys.executable} {ROOT / 'examples' / 'bot.py'}"


@pytest.fixture
def seen() -> Observation:
    return Match.begin(GAME.load(), ["a", "b", "c"], seed=1).state.observe(0)


@pytest.fixture
def hired(seen: Observation) -> Iterator[list[External]]:
    """What is started here is ended here."""
    found: list[External] = []
    yield found
    for player in found:
        player.close()


def spoken(tmp_path: Path, body: str) -> str:
    """A bot that says hello and does `body` with each question."""
    file = tmp_path / "bot.py"
    file.write_text(
        "import json, sys, time\n"
        "def say(**message): print(json.dumps(message), flush=True)\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'hello': say(type='hello', protocol=1)\n"
        "    if asked['type'] == 'stop': break\n"
        f"    if asked['type'] == 'choose': {body}\n"
    )
    return f"external:{sys.executable} {shlex.quote(str(file))}"


def hire(command: str, seen: Observation, hired: list[External]) -> External:
    made = bot(command, seen.game, seen.seat, Rng(1), outside=True)
    assert isinstance(made, External)
    hired.append(made)
    return made


# --- who may ask for them ---------------------------------------------------------------------------------------------


def test_only_who_says_so_gets_a_command(seen: Observation) -> None:
    with pytest.raises(SpellboardError, match="there is no bot “external:"):
        bot(PYTHON, seen.game, 0, Rng(1))
    assert not [name for name in [*levels("embers"), *bots("embers")] if "external" in name]


@pytest.mark.parametrize("command", ["external:", "external:  ", "external:'unfinished"])
def test_what_is_no_command_is_refused_before_the_game(seen: Observation, command: str) -> None:
    with pytest.raises(SpellboardError, match="command"):
        bot(command, seen.game, 0, Rng(1), outside=True)


# --- the examples -----------------------------------------------------------------------------------------------------


def test_the_example_in_python_plays_whole_games() -> None:
    tally = run(Series("tests.example:GAME", (PYTHON, "random", "random"), seed=3, check=True), 2)
    assert tally.games == 2 and not tally.violation


def test_the_example_in_javascript_plays_whole_games() -> None:
    found = (node.own() and shutil.which("node")) or str(node.wheel() / "bin" / "node")
    command = f"external:{found} {ROOT / 'examples' / 'bot.mjs'}"
    tally = run(Series("tests.example:GAME", (command, "random", "random"), seed=3, check=True), 2)
    assert tally.games == 2 and not tally.violation


def test_the_example_takes_what_is_legal_in_every_language_of_bots(seen: Observation, hired: list[External]) -> None:
    player = hire(PYTHON, seen, hired)
    assert all(player.choose(seen) in seen.legal for _ in range(5))


# --- what is said -----------------------------------------------------------------------------------------------------


def test_a_question_holds_what_the_seat_may_know(seen: Observation, hired: list[External], tmp_path: Path) -> None:
    kept = tmp_path / "asked.json"
    body = f"open({str(kept)!r}, 'w').write(line); say(type='chosen', id=asked['id'], action='hide')"
    assert hire(spoken(tmp_path, body), seen, hired).choose(seen) == seen.game.code_of("hide")
    asked = json.loads(kept.read_text())
    assert set(asked) == {"type", "id", "seconds", "seed", "legal", "view", "scene", "memory"}
    assert asked["legal"][0] == {"action": "aim p2", "kind": "aim", "arguments": {"seat": {"type": "seat", "seat": 1}}}
    assert asked["view"]["hand"] == seen.view.hand and asked["seconds"] == external.SECONDS
    assert asked["memory"] == {"lost": [[0, 0, 0]] * 3, "buried": []}


def test_a_composite_begins_with_its_first_action(seen: Observation, hired: list[External], tmp_path: Path) -> None:
    body = "say(type='chosen', id=asked['id'], action='  AIM   p3 ')"
    assert hire(spoken(tmp_path, body), seen, hired).choose(seen) == seen.game.code_of("aim p3")


# --- what goes wrong --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit(1)", "stopped running"),
        ("raise ValueError", "stopped running"),
        ("say(type='chosen', id=asked['id'], action='aim p1')", "“aim p1”, which is not legal now"),
        ("say(type='chosen', id=asked['id'], action='fly')", "“fly”, which is not an action of this game"),
        ("say(type='chosen', id=asked['id'] + 1, action='hide')", "did not answer choice 1"),
        ("say(type='chosen', id=asked['id'], action=7)", "did not answer choice 1"),
        ("print('hide', flush=True)", "which is not JSON"),
        ("print('[]', flush=True)", "did not answer choice 1"),
        ("time.sleep(60)", "took more than 0.3 seconds"),
    ],
)
def test_whatever_it_does_wrong_is_told_in_one_line(
    seen: Observation, hired: list[External], tmp_path: Path, body: str, said: str
) -> None:
    player = hire(spoken(tmp_path, body), seen, hired)
    if "sleep" in body:
        player.seconds = 0.3
    with pytest.raises(Forfeit) as caught:
        player.choose(seen)
    assert said in str(caught.value) and str(caught.value).endswith(": its seat leaves the game")
    assert "\n" not in str(caught.value)
    assert player.process is not None and player.process.poll() is not None, "its process is gone"


def test_a_command_that_is_not_there_forfeits_too(seen: Observation, hired: list[External]) -> None:
    with pytest.raises(Forfeit, match="could not be started"):
        hire("external:/no/such/command", seen, hired).choose(seen)


def test_who_speaks_another_protocol_does_not_play(seen: Observation, hired: list[External], tmp_path: Path) -> None:
    command = spoken(tmp_path, "pass")
    file = tmp_path / "bot.py"
    file.write_text(file.read_text().replace("protocol=1", "protocol=9"))
    with pytest.raises(Forfeit, match="does not speak protocol 1"):
        hire(command, seen, hired).choose(seen)


def test_a_forfeit_costs_the_seat_and_not_the_match(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tally = run(Series("tests.example:GAME", (spoken(tmp_path, "sys.exit(1)"), "random", "random"), seed=3), 2)
    assert tally.games == 2 and not tally.violation
    assert tally.share_of_seat(0) == 0
    assert [entry.getMessage().endswith("its seat leaves the game") for entry in caplog.records] == [True, True]
