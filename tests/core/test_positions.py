"""Positions in bytes and in JSON: they come back whole, and anything else is refused in one line."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellboard import PositionError, Rng, State
from spellboard.core import editions, positions
from tests.conformance.walking import positions as along
from tests.example import GAME
from tests.example.game import Embers
from tests.example.state import AIM, DIE, END, LAY, LEAD, LIFT, OMEN

from .table import damaged, embers, values

GAMES = (GAME.load(), GAME.load(options={"shelter": False}))


def midway(game: Embers = GAMES[0], seed: int = 3) -> State:
    """A position in the middle of a game, with something in most fields."""
    return next(state.copy() for state in along(game, 3, seed) if embers(state).round == 2 and len(embers(state).tail))


DOCUMENT = midway().to_json()
BYTES = midway().to_bytes()


def refused(call: Any, *args: Any) -> str:
    """The one line with which it is refused."""
    with pytest.raises(PositionError) as caught:
        call(*args)
    said = str(caught.value)
    assert said and "\n" not in said and len(said) < 200
    return said


def with_check(data: bytes) -> bytes:
    """The bytes with a check that fits, as somebody who knows the format would forge them."""
    return data + zlib.crc32(data).to_bytes(4, "big")


# --- round trips ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=["shelter", "no shelter"])
@pytest.mark.parametrize("seed", range(5))
def test_every_position_of_a_game_comes_back_from_bytes_and_from_json(game: Embers, seed: int) -> None:
    phases = set()
    for state in along(game, 3, seed):
        phases.add(embers(state).phase)
        data = state.to_bytes()
        document = json.loads(json.dumps(state.to_json()))
        for again in (game.from_bytes(data), game.from_json(document)):
            assert again.to_bytes() == data
            assert again.to_json() == document
            assert (again.actor, again.waiting, again.outcome) == (state.actor, state.waiting, state.outcome)
            assert again.chances() == state.chances()
            assert [again.legal(seat) for seat in range(3)] == [state.legal(seat) for seat in range(3)]
    assert {AIM, DIE, LEAD, OMEN, END} <= phases


def test_what_comes_back_is_played_on_alike() -> None:
    state = midway()
    again = GAMES[0].from_bytes(state.to_bytes())
    for one in (state, again):
        rng = Rng(1)
        while one.actor is not None:
            one.apply(rng.choice(one.offer(one.actor)) if one.actor >= 0 else rng.draw(one.odds()))
    assert state.to_bytes() == again.to_bytes()


def test_bytes_are_short_and_json_can_be_read() -> None:
    assert len(BYTES) < 120
    assert DOCUMENT["format"] == "spellboard-position/1"
    assert (DOCUMENT["game"], DOCUMENT["players"]) == ("embers", 3)
    assert DOCUMENT["position"]["round"] == 2


@given(st.integers(-(2**63), 2**63 - 1))
def test_every_number_of_64_bits_is_written_and_read(number: int) -> None:
    out = bytearray()
    positions._put(out, number)
    reader = positions._Reader(bytes(out))
    assert reader.number() == number
    assert reader.at_end


def test_a_position_can_be_set_up_by_hand(game: Embers) -> None:
    document = game.new(3).to_json()
    document["position"] |= {
        "phase": LEAD,
        "dealt": 9,
        "leader": 1,
        "hands": [0, 0, 0, 0, 2, 0, 0, 0, 0],
        "bag": [6, 3, 4],
    }
    state = game.from_json(document)
    assert state.actor == 1
    assert [game.name_of(code) for code in state.legal()] == ["pass", "bury"]


# --- bytes ------------------------------------------------------------------------------------------------------------


def test_bytes_cut_at_any_length_are_refused(game: Embers) -> None:
    for length in range(len(BYTES)):
        assert refused(game.from_bytes, BYTES[:length]) in (
            "these bytes are not a Spellboard position",
            "the position is cut short or damaged",
        )


def test_bytes_cut_at_any_length_are_refused_even_with_a_check_that_fits(game: Embers) -> None:
    for length in range(len(BYTES) - 4):
        refused(game.from_bytes, with_check(BYTES[:length]))


def test_a_flipped_bit_is_noticed_anywhere(game: Embers) -> None:
    for at in range(len(BYTES)):
        for bit in range(8):
            refused(game.from_bytes, BYTES[:at] + bytes([BYTES[at] ^ 1 << bit]) + BYTES[at + 1 :])


def test_foreign_bytes_are_not_a_position(game: Embers) -> None:
    for data in (b"", b"SPB2" + BYTES[4:], b"PK\x03\x04", b"{}"):
        assert refused(game.from_bytes, data) == "these bytes are not a Spellboard position"


def test_a_position_of_other_options_or_another_edition_is_refused(text: str) -> None:
    other = GAME.load(editions.parse(text.replace("rounds = 4", "rounds = 5"), "embers", "box.toml"))
    for state in (midway(GAMES[1]), midway(other)):
        assert "another game, edition or set of options" in refused(GAMES[0].from_bytes, state.to_bytes())
        assert "another edition" in refused(GAMES[0].from_json, state.to_json())


def test_more_than_the_game_knows_is_refused(game: Embers) -> None:
    said = refused(game.from_bytes, with_check(BYTES[:-4] + b"\0"))
    assert said == "the position has more in it than this game knows"


def test_a_wrong_number_of_players_is_refused(game: Embers) -> None:
    head = BYTES[:12]
    for players in (b"\x00", b"\x08", b"\x05", b"\xfe\xff\x03"):
        said = refused(game.from_bytes, with_check(head + players + BYTES[13:-4]))
        assert said.startswith("embers is for 3 players, not for")


def test_a_number_written_in_two_ways_is_refused(game: Embers) -> None:
    assert BYTES[12] == 6  # three players, doubled for the sign
    assert refused(game.from_bytes, with_check(BYTES[:12] + b"\x86\x00" + BYTES[13:-4])).endswith("damaged")


def test_a_number_too_large_and_a_list_too_long_are_refused(game: Embers) -> None:
    head = BYTES[:13]
    assert refused(game.from_bytes, with_check(head + b"\xff" * 9 + b"\x7f" + BYTES[14:-4])).endswith("too small")
    assert refused(game.from_bytes, with_check(head + b"\xff" * 40)).endswith("damaged")
    assert refused(game.from_bytes, with_check(head + b"\0" * 7 + b"\xfe\xff\xff\x7f")).endswith("damaged")


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data: bytes) -> None:
    refused(GAMES[0].from_bytes, data)
    refused(GAMES[0].from_bytes, with_check(BYTES[:12] + data))


@given(st.integers(12, len(BYTES) - 5), st.integers(0, 255))
def test_any_changed_byte_is_refused_or_gives_a_sound_position(at: int, byte: int) -> None:
    data = with_check(BYTES[:at] + bytes([byte]) + BYTES[at + 1 : -4])
    try:
        state = GAMES[0].from_bytes(data)
    except PositionError as error:
        assert "\n" not in str(error)
    else:
        assert state.to_bytes() == data


# --- JSON -------------------------------------------------------------------------------------------------------------


def changed(**fields: Any) -> dict[str, Any]:
    return {**DOCUMENT, "position": {**DOCUMENT["position"], **fields}}


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (None, "a position (spellboard-position/1) was expected"),
        ([], "a position (spellboard-position/1) was expected"),
        ({}, "a position (spellboard-position/1) was expected"),
        ({**DOCUMENT, "format": "spellboard-position/2"}, "a position (spellboard-position/1) was expected"),
        ({**DOCUMENT, "game": "magalon"}, "this is a position of “magalon”, not of “embers”"),
        ({**DOCUMENT, "game": 3}, "this position names no game; “embers” was expected"),
        ({**DOCUMENT, "edition": "0" * 16}, "this position belongs to another edition of embers or to other options"),
        ({**DOCUMENT, "players": "3"}, "players (a number) and position (an object) were expected"),
        ({**DOCUMENT, "players": None}, "players (a number) and position (an object) were expected"),
        ({**DOCUMENT, "players": 4}, "embers is for 3 players, not for 4"),
        ({**DOCUMENT, "players": True}, "embers is for 3 players, not for True"),
        ({**DOCUMENT, "position": []}, "players (a number) and position (an object) were expected"),
        ({**DOCUMENT, "position": {}}, "position: phase is missing"),
        (changed(moon=1), "position: “moon” is not known"),
        (changed(phase="aim"), "position: phase: a number was expected"),
        (changed(phase=1.0), "position: phase: a number was expected"),
        (changed(phase=True), "position: phase: a number was expected"),
        (changed(phase=None), "position: phase: a number was expected"),
        (changed(phase=[1]), "position: phase: a number was expected"),
        (changed(bag=3), "position: bag: a list of numbers was expected"),
        (changed(bag="123"), "position: bag: a list of numbers was expected"),
        (changed(bag=[1, 2, True]), "position: bag: a list of numbers was expected"),
        (changed(bag=[1, 2, [3]]), "position: bag: a list of numbers was expected"),
        (changed(die=2**63), "position: die: a number in it is too large or too small"),
        (changed(die=-(2**63) - 1), "position: die: a number in it is too large or too small"),
        (changed(points=[0, 0, 2**70]), "position: points: a number in it is too large or too small"),
        (changed(bag=[1, 2]), "this position is impossible: bag must hold 3 numbers"),
        (changed(bag=[99, 0, 0]), "this position is impossible: 103 cards ash instead of 6"),
        (changed(phase=99), "this position is impossible: phase, leader or round is out of bounds"),
        (changed(leader=3), "this position is impossible: phase, leader or round is out of bounds"),
    ],
)
def test_a_wrong_document_is_refused_in_one_line(document: Any, said: str) -> None:
    assert refused(GAMES[0].from_json, document) == said


def test_a_missing_field_is_called_missing_also_beside_an_unknown_one() -> None:
    document = changed(aardvark=1)
    del document["position"]["tail"]
    assert refused(GAMES[0].from_json, document) == "position: tail is missing"


def test_a_position_in_which_nobody_can_act_is_refused() -> None:
    everybody_has_aimed = changed(phase=AIM, aims=[1, 2, 0])
    assert "points nowhere" in refused(GAMES[0].from_json, everybody_has_aimed)
    nothing_to_draw = changed(phase=OMEN, bag=[0, 0, 0], tail=[], pile=_all_that_is_not_held())
    assert "this position is impossible" in refused(GAMES[0].from_json, nothing_to_draw)


def _all_that_is_not_held() -> list[int]:
    position = DOCUMENT["position"]
    held = [sum([*position["hands"], *position["stash"]][card::3]) for card in range(3)]
    return [count - there for count, there in zip([6, 5, 4], held)] + [0] * 6


def test_a_robber_without_a_victim_is_refused() -> None:
    assert "robs without an aim" in refused(GAMES[0].from_json, changed(phase=LIFT, robber=0, aims=[-2, 0, 0]))


@pytest.mark.parametrize("field", DOCUMENT["position"])
def test_every_field_is_needed(field: str) -> None:
    document = changed()
    del document["position"][field]
    assert refused(GAMES[0].from_json, document) == f"position: {field} is missing"


@given(damaged(DOCUMENT) | values)
def test_any_damaged_document_is_refused_or_gives_a_position_that_can_be_seen(document: Any) -> None:
    try:
        state = GAMES[0].from_json(document)
    except PositionError as error:
        assert "\n" not in str(error) and len(str(error)) < 300
    else:
        assert GAMES[0].from_bytes(state.to_bytes()).to_json() == state.to_json()
        assert state.actor is None or state.legal()


@pytest.mark.parametrize("phase", [AIM, LEAD, LAY])
def test_a_seat_that_must_choose_has_a_choice_in_every_position_that_is_taken(phase: int) -> None:
    for state in along(GAMES[0], 3, 5):
        document = state.to_json()
        document["position"]["phase"] = phase
        try:
            found = GAMES[0].from_json(document)
        except PositionError:
            continue
        assert all(found.legal(seat) for seat in found.waiting)
