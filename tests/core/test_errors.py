"""An error is a message before it is a sentence, and can be said in four languages."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import spellboard
from spellboard import (
    LANGUAGES,
    EditionError,
    Match,
    Message,
    OptionError,
    PositionError,
    RecordError,
    Refusal,
    SpellboardError,
    Stale,
    UnknownAction,
    UnknownGame,
    UnknownSeat,
)
from spellboard.arena.series import Violation
from spellboard.core.errors import because, cause
from spellboard.core.messages import LONGEST, Several, Text
from spellboard.core.record import Deed
from tests.example import GAME
from tests.example.game import Embers

from .forging import relinked
from .table import sealed


def refusal(game: Embers) -> Refusal:
    """What who aims at themselves is told."""
    return game.rulebook.refusal(["embers.aim-self"])


# --- what an error carries --------------------------------------------------------------------------------------------


def test_an_error_is_a_key_and_what_is_filled_in(game: Embers) -> None:
    with pytest.raises(UnknownAction) as caught:
        game.code_of("dance")
    assert caught.value.said == Message("error-action", {"action": Text("dance")})
    assert caught.value.code == "action"
    assert str(caught.value) == "“dance” is not an action of this game"


def test_an_error_is_said_in_every_language(game: Embers) -> None:
    with pytest.raises(OptionError) as caught:
        game.new(9)
    assert [caught.value.text(language) for language in LANGUAGES] == [
        "embers is for 3 players, not for 9",
        "embers ist für 3 Personen, nicht für 9",
        "embers is voor 3 spelers, niet voor 9",
        "embers se joue à 3 personnes, pas à 9",
    ]


def test_a_wrong_figure_is_said_with_its_place_in_every_language(text: str) -> None:
    with pytest.raises(EditionError) as caught:
        GAME.load(spellboard.core.editions.parse(text.replace("rounds = 4", "rounds = 0"), "embers", "box.toml"))
    error = caught.value
    assert (error.code, error.key, error.place) == ("rounds", "play.rounds", "box.toml, line 8")
    assert error.expected == Message("error-rounds")
    assert error.text("de") == "box.toml, Zeile 8: play.rounds: erwartet wurden 1 bis 100 Runden"
    assert error.text("fr") == "box.toml, ligne 8\xa0: play.rounds\xa0: 1 à 100 manches étaient attendues"


def test_a_record_error_tells_its_entry_apart_from_its_reason() -> None:
    error = RecordError("error-counter", 12, expected=4, counter=5)
    assert (error.code, error.entry, error.reason.key, error.said.key) == (
        "counter",
        12,
        "error-counter",
        "error-entry",
    )
    assert str(error) == "entry 12: the dealer’s counter should be 4, not 5"


def test_a_refusal_in_a_record_is_spelled_out_in_the_readers_language(game: Embers) -> None:
    match = sealed(game)
    match.close("agreement")
    record = relinked(match.record, [*match.entries[:9], Deed(10, 0, "aim p1"), *match.entries[9:]])
    with pytest.raises(RecordError) as caught:
        record.verify(GAME)
    error = caught.value.within("a.json")
    assert error.reason == Message("error-refused", {"clause": Text("embers.aim-self")})
    assert (error.code, error.entry) == ("refused", 10)
    assert str(error) == "a.json: entry 10: Nobody aims at themselves. (embers.aim-self)"
    assert error.text("nl") == "a.json: logregel 10: Niemand mikt op zichzelf. (embers.aim-self)"


def test_an_error_within_a_file_keeps_its_code_its_class_and_its_words(game: Embers) -> None:
    inner = game.edition.error("error-hand", "play.hand", package="tests.example", most=5)
    error = inner.within("mine.toml")
    assert type(error) is EditionError
    assert (error.code, error.key, error.package) == ("hand", "play.hand", "tests.example")
    assert str(error) == f"mine.toml: {inner}"
    assert str(RecordError.saying(inner, 3)) == f"entry 3: {inner}"
    assert str(RecordError("error-seal", why=inner)) == f"the seal is broken: {inner}"


def test_an_error_is_data_that_comes_back_from_json() -> None:
    error = RecordError("error-salts-count", seats=3, salts=2).within("a b.json")
    assert msgspec.json.decode(msgspec.json.encode(error.said), type=Message) == error.said
    listed = UnknownGame("error-no-game", name="x", games=["a", "b"])
    assert listed.said.args["games"] == Several([Text("a"), Text("b")])


@pytest.mark.parametrize(
    "error",
    [
        SpellboardError("error-match-id"),
        UnknownGame("error-not-a-game", name="x"),
        UnknownAction("error-action", action="x"),
        UnknownSeat("error-seat", seat=9, last=2),
        OptionError("error-too-many-bots", bots=4, seats=3),
        EditionError("error-nesting", "TOML", "box.toml", 3, most=32),
        PositionError("error-part", part="p1"),
        RecordError("error-weights", 4),
        Stale(3, 4),
        Violation("error-dead-end", 2, 11),
        refusal(GAME.load()),
        RecordError.saying(refusal(GAME.load()), 5),
    ],
    ids=lambda error: type(error).__name__,
)
def test_every_error_survives_the_way_between_processes(error: SpellboardError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert (again.said, again.code, set(vars(again))) == (error.said, error.code, set(vars(error)))
        assert [again.text(language) for language in LANGUAGES] == [error.text(language) for language in LANGUAGES]


def test_what_an_error_says_is_worked_out_once_and_when_somebody_asks() -> None:
    class Counted(Exception):
        times = 0

        def __str__(self) -> str:
            Counted.times += 1
            return "odd"

    error = SpellboardError("error-options", why=Counted())
    assert (error.code, Counted.times) == ("options", 0)
    assert error.said.args == {"why": Text("odd")}
    assert str(error) == "options: odd" and Counted.times == 1


def test_no_words_are_read_before_somebody_asks() -> None:
    program = """
        from spellboard.core.words import words
        from tests.example import GAME
        game = GAME.load()
        state = game.new(3)
        try:
            state.view(7)
        except Exception as error:
            assert error.code == "seat" and words.cache_info().misses == 0
            assert str(error) and words.cache_info().misses == 1
        refusal = game.rulebook.refusal(["embers.aim-self"])
        assert str(refusal) and words.cache_info().misses == 1
    """
    lines = "\n".join(line.removeprefix(" " * 8) for line in program.splitlines())
    subprocess.run([sys.executable, "-c", lines], check=True, timeout=60)


# --- words from outside -----------------------------------------------------------------------------------------------


def test_words_from_outside_are_bounded_and_steer_nothing() -> None:
    assert Text("a\nb\x1b[31m\u202ec").text == "a b [31m c"
    assert Text("x" * 5_000).text == "x" * (LONGEST - 1) + "…"
    sent = msgspec.json.encode({"type": "text", "text": "y\x07" * 5_000})
    assert msgspec.json.decode(sent, type=Text).text == ("y " * 5_000)[: LONGEST - 1] + "…"


def test_words_from_outside_are_never_read_as_a_message() -> None:
    assert str(UnknownAction("error-action", action="{ $code }")) == "“{ $code }” is not an action of this game"


@pytest.mark.parametrize(
    ("number", "said"),
    [(1234, "1234"), (2**53, str(2**53)), (2**60, str(2**60)), (10**5_000, "…")],
    ids=["plain", "exact", "large", "huge"],
)
def test_a_number_is_said_by_its_digits_however_large(number: int, said: str) -> None:
    error = RecordError("error-numbered", number=number)
    assert str(error) == f"it is numbered {said}; something was taken out or put in"
    assert isinstance(error.said.args["number"], int) == (number <= 2**53), "a browser knows no larger"


def test_what_another_program_says_is_one_short_line() -> None:
    assert cause(ValueError("one\n  two")) == Text("one two")
    assert cause(ValueError("x" * 400)) == Text("x" * 300 + "...")
    assert cause(KeyError()) == Text("KeyError")
    assert cause(RecursionError("...")) == Message("error-nested")
    assert cause(OptionError("error-match-id")) == Message("error-match-id")


def test_words_that_a_game_lacks_do_not_hide_what_went_wrong(tmp_path: Path) -> None:
    lost = SpellboardError("error-nobody-wrote-this", package="tests.example", most=4, place="here")
    assert str(lost) == "error-nobody-wrote-this 4 here"
    elsewhere = SpellboardError("error-within", package="no.such.package", place="here", said=because("error-match-id"))
    assert str(elsewhere) == "here: a match id is 32 hexadecimal digits"


def test_a_match_says_a_stale_entry_as_data() -> None:
    match = Match.begin(GAME.load(), ["a", "b", "c"], seed=1)
    first, second = (match.prepare(match.game.codes_of("hide"), seat) for seat in (0, 1))
    match.commit(first)
    with pytest.raises(Stale) as caught:
        match.commit(second)
    assert caught.value.said == Message("error-stale", {"entry": caught.value.entry, "now": caught.value.now})
