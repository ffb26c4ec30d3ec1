"""Codes, random play and recorded courses are what they were."""

from __future__ import annotations

import pytest

from spellboard import Game, Record
from tests.budget import compiled_first
from tests.conformance.walking import load

from . import HERE, course_records, courses, doubted, kept_facts, kinds, messages, play, shown

GAMES = pytest.mark.parametrize("kind", list(kinds().values()), ids=lambda kind: kind.name)


@GAMES
def test_every_code_means_what_it_meant(kind: type[Game]) -> None:
    assert kind.load().codes.sha256 == kept_facts()[kind.name]["codes"]


@GAMES
def test_random_play_gives_the_same_positions_pure_and_compiled(kind: type[Game]) -> None:
    assert play(kind) == kept_facts()[kind.name]["play"]


@GAMES
def test_golden_records_replay_exactly(kind: type[Game]) -> None:
    files = {path.stem: path for path in (HERE / kind.name).glob("*.json")}
    assert set(files) == set(courses(kind.name))
    for name, path in files.items():
        kept = Record.load(path)
        kept.verify(kind)
        assert courses(kind.name)[name]().encode() == kept.encode(), f"{name} takes another course now"


@GAMES
def test_everything_lies_where_it_lay_and_is_explained_as_it_was(kind: type[Game]) -> None:
    kept, game = kept_facts()[kind.name], kind.load()
    assert (shown.laid_out(game), shown.explained(game)) == (kept["laid out"], kept["explained"])


@GAMES
def test_boards_and_pieces_are_drawn_as_they_were(kind: type[Game]) -> None:
    assert shown.drawn(kind.load()) == kept_facts()[kind.name]["drawn"], "look at them, then `make golden`"


@GAMES
def test_everybody_is_told_the_same_in_the_recorded_courses(kind: type[Game]) -> None:
    assert shown.told(course_records(kind)) == kept_facts()[kind.name]["told"], "`make golden` writes it anew"


@GAMES
def test_everybody_is_shown_the_same_in_the_recorded_courses(kind: type[Game]) -> None:
    assert shown.shown(course_records(kind)) == kept_facts()[kind.name]["shown"], "`make golden` writes it anew"


@compiled_first
@GAMES
def test_the_same_is_said_against_positions_that_cannot_be(kind: type[Game]) -> None:
    said = doubted.doubted(load(kind), course_records(kind))
    assert said == kept_facts()[kind.name]["doubted"], "`make golden` writes it anew"


@GAMES
def test_the_same_is_said_against_editions_that_cannot_be(kind: type[Game]) -> None:
    assert doubted.edited(kind) == kept_facts()[kind.name]["edited"], "`make golden` writes it anew"


@GAMES
def test_every_message_says_what_the_golden_file_holds(kind: type[Game]) -> None:
    assert (messages.HERE / f"{kind.name}.json").read_bytes() == messages.text(kind), "`make golden` writes it anew"


@pytest.mark.parametrize("name", messages.BESIDE)
def test_every_error_of_the_command_line_and_the_server_says_what_the_golden_file_holds(name: str) -> None:
    told = messages.beside(messages.BESIDE[name])
    assert (messages.HERE / f"{name}.json").read_bytes() == told, "`make golden` writes it anew"
