"""One game of a pairing: what is told of it, and that whoever fails loses a seat and nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from spellboard import Record
from spellboard.arena.bout import Bout, bout
from spellboard.arena.pairing import Pairing

EXAMPLE = "tests.example:GAME"


def played(one: str, others: str = "random", number: int = 0, limit: int = 1000) -> Bout:
    return bout(Pairing(EXAMPLE, one, others, 3, seed=2, limit=limit).encode(), "key", number)[0]


def test_a_game_tells_who_won_how_long_it_took_and_how_it_ended() -> None:
    told = played("random")
    assert told.winners and all(told.ranks[seat] == 1 for seat in told.winners)
    assert told.reason and told.rounds == 4 and min(told.decisions) > 0 and not told.forfeits
    assert len(told.seconds) == len(told.slowest) == len(told.turns) == 3


def test_by_nodes_a_game_can_be_repeated() -> None:
    one, other = (played("search:nodes=20") for _ in range(2))
    assert (one.checksum, one.decisions, one.winners) == (other.checksum, other.decisions, other.winners)
    assert played("search:nodes=20", number=1).checksum != one.checksum


def test_a_turn_is_no_shorter_than_its_longest_decision() -> None:
    told = played("search:nodes=5")
    assert all(turn >= slowest > 0 for turn, slowest in zip(told.turns, told.slowest, strict=True))


def test_a_game_without_end_is_given_up_and_nobody_wins() -> None:
    told = played("random", limit=5)
    assert (told.winners, told.reason, sum(told.decisions)) == ([], "unfinished", 5)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("crasher", "crashed (ValueError: out of ideas (strange.py"),
        ("cheat", "which is not legal now"),
        ("dreamer", "answered “1000000000”"),
    ],
)
def test_who_fails_loses_its_seat_and_the_others_play_on(strange: None, name: str, said: str) -> None:
    told = played(name, number=1)
    assert len(told.forfeits) == 1 and told.forfeits[0].startswith("p2: ") and said in told.forfeits[0]
    assert told.forfeits[0].endswith("its seat leaves the game")
    assert told.winners and 1 not in told.winners and told.decisions[0] > 1


def test_a_command_plays_too_and_its_own_processs_time_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "busy.py"
    file.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'hello': print(json.dumps({'type': 'hello', 'protocol': 1}), flush=True)\n"
        "    if asked['type'] == 'choose':\n"
        "        sum(range(3_000_000))\n"
        "        action = asked['legal'][0]['action']\n"
        "        print(json.dumps({'type': 'chosen', 'id': asked['id'], 'action': action}), flush=True)\n"
    )
    told = played(f"external:{sys.executable} {file}")
    assert not told.forfeits
    if sys.platform == "linux":
        assert told.seconds[0] > max(told.seconds[1:])


def test_the_record_of_a_game_can_be_kept_and_is_sound() -> None:
    told, record = bout(Pairing(EXAMPLE, "random", "search:nodes=4", 3).encode(), "key", 1, keep=True)
    kept = Record.decode(record)
    assert kept.players == ["bot:search:nodes=4", "bot:random", "bot:search:nodes=4"]
    assert kept.outcome is not None and list(kept.outcome.winners) == told.winners


def test_a_game_is_plain_data() -> None:
    told = played("random")
    assert msgspec.json.decode(msgspec.json.encode(told), type=Bout) == told
