"""An option that is added later: whoever played before it is proved as before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

import spellboard
from spellboard import Dealer, Game, Match, Opening, PositionError, Record, RecordError
from spellboard.core import header, positions, seal, starts
from spellboard.core.options import fit, stated
from spellboard.games.amulett.edition import AmulettOptions
from spellboard.games.amulett.game import Amulett
from tests.example import GAME
from tests.example.game import Embers

from .table import NAMES, SALTS, SECRET, STATED, finish, sealed


class BareOptions(Struct, frozen=True):
    """Embers before anybody thought of doing without shelter."""

    shelter: ClassVar[bool] = True


class BareEmbers(GAME):
    Options: ClassVar[Any] = BareOptions


class OlderOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Das Amulett before a table could choose where the Builders' gift counts."""

    builders_gift: ClassVar[str] = "wall"
    start: Annotated[Literal["basic", "expert", "redraw"], Meta(extra={"clause": "A2"})] = "basic"
    influence_amounts: Annotated[Literal["1-2-2", "2-2-2"], Meta(extra={"clause": "D12"})] = "1-2-2"
    burning_desire_scope: Annotated[Literal["all", "owner"], Meta(extra={"clause": "D8"})] = "all"
    gifts_stack: Annotated[bool, Meta(extra={"clause": "D14a"})] = True
    stalemate_rounds: Annotated[int, Meta(ge=1, le=20, extra={"clause": "F3"})] = 3


class OlderAmulett(Amulett):
    Options: ClassVar[Any] = OlderOptions


def whole(game: Game) -> dict[str, Any]:
    """All options, as headers and fingerprints named them once."""
    named: dict[str, Any] = msgspec.to_builtins(game.options, str_keys=True)
    return named


@pytest.fixture(params=[False, True], ids=["left out", "all named"])
def written(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[bool]:
    """Headers are written as today, and as they were once."""
    if request.param:
        monkeypatch.setattr(header, "stated", lambda chosen: msgspec.to_builtins(chosen, str_keys=True))
    yield request.param


@pytest.mark.parametrize("path", sorted(STATED.glob("*.json")), ids=lambda path: path.stem)
def test_a_record_that_names_every_option_is_proved(path: Any) -> None:
    record = Record.load(path)
    kind = GAME if record.game == "embers" else spellboard.find(record.game)
    assert record.options == whole(record.load_game(kind)) != {}
    assert "rules" in record.verify(kind).proved
    forged = msgspec.structs.replace(record, checksum="0" * 16)
    with pytest.raises(RecordError, match="the last position is not"):
        forged.verify(kind)


@pytest.mark.parametrize(
    "chosen", [{}, {"start": "expert"}, {"gifts_stack": False}, {"stalemate_rounds": 1, "start": "redraw"}], ids=str
)
def test_a_record_of_an_older_amulett_is_proved(chosen: dict[str, Any], written: bool) -> None:
    older = OlderAmulett.load(options=chosen)
    match = Match.begin(older, ["Ada", "Ben", "Cleo"], secret=SECRET, salts=SALTS)
    finish(match, 3)
    record = match.record
    assert record.options == (whole(older) if written else chosen)
    assert "dice" in record.verify(Amulett).proved
    assert record.load_game(Amulett).options == AmulettOptions(**chosen)


def test_a_match_of_an_older_amulett_goes_on(written: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(OlderAmulett.load(), ["Ada", "Ben", "Cleo"], secret=SECRET, salts=SALTS)
    monkeypatch.undo()
    again = Match.resume(Record.decode(match.record.encode()), SECRET, Amulett)
    finish(again, 5)
    assert again.record.header_text == match.record.header_text
    again.record.verify(Amulett)
    again.record.verify(OlderAmulett)


def test_an_opening_of_before_goes_on(written: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Opening.new(BareEmbers.load(), NAMES).encode()
    monkeypatch.undo()
    opening = Opening.decode(kept, GAME)
    for seat in range(3):
        opening.server_salt(seat)
    finish(opening.begin(), 2).record.verify(GAME)


def test_an_option_by_default_changes_no_fingerprint() -> None:
    assert GAME.load().fingerprint == GAME.load(options={"shelter": True}).fingerprint == BareEmbers.load().fingerprint
    assert Amulett.load().fingerprint == OlderAmulett.load().fingerprint
    assert Amulett.load(options={"builders_gift": "pyramid"}).fingerprint != OlderAmulett.load().fingerprint


def test_a_position_of_before_is_read(game: Embers) -> None:
    state = sealed(game).state
    for stamp in game.stamps:
        assert game.from_bytes(positions.to_bytes(state, stamp)).to_bytes() == state.to_bytes()
        assert game.from_json(positions.to_json(state, stamp)).to_bytes() == state.to_bytes()
    other = GAME.load(options={"shelter": False})
    for stamp in game.stamps:
        with pytest.raises(PositionError, match="options"):
            other.from_bytes(positions.to_bytes(state, stamp))
        with pytest.raises(PositionError, match="options"):
            other.from_json(positions.to_json(state, stamp))


def forked(kind: type[Game], origin: Record, number: int, written: bool) -> Record:
    """A match from an entry of a record, finished; position and header as they are written today, or as once."""
    game = kind.load()
    text = starts.text_of(game, (origin, number), game.stamp(whole(game)) if written else "")
    head = header.write(game, 3, seal.identity(SECRET), start=starts.hashed(text))
    return finish(Match.dealt(game, NAMES, Dealer.sealed(head, 3, SECRET, SALTS), start=text), 4).record


@pytest.mark.parametrize("kind", [Amulett, OlderAmulett])
def test_a_fork_of_before_is_proved_with_its_origin(kind: type[Amulett], written: bool) -> None:
    origin = finish(Match.begin(kind.load(), NAMES, secret=bytes(32), salts=SALTS), 3).record
    record = forked(kind, origin, 60, written)
    named = starts.read(record.start_text).position["edition"]
    assert (named == Amulett.load().fingerprint) is not written
    assert "start" in record.verify(Amulett, origin=origin).proved


def test_a_start_under_the_stamp_of_other_options_is_refused(played: Record) -> None:
    game, other = GAME.load(), GAME.load(options={"shelter": False})
    text = starts.text_of(game, (played, 20), other.fingerprint)
    head = header.write(game, 3, seal.identity(SECRET), start=starts.hashed(text))
    with pytest.raises(RecordError, match="other options"):
        Match.dealt(game, NAMES, Dealer.sealed(head, 3, SECRET, SALTS), start=text)


class Several(Struct, frozen=True):
    rounds: int
    towers: list[int] = msgspec.field(default_factory=lambda: [1])
    pace: str = "slow"


def test_only_what_differs_is_stated_and_what_has_no_default_always() -> None:
    assert stated(Several(3)) == {"rounds": 3}
    assert stated(Several(3, [], "fast")) == {"rounds": 3, "towers": [], "pace": "fast"}


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ({"rounds": 1}, True),
        ({"rounds": 1, "pace": "slow"}, True),
        ({"rounds": 1, "pace": "slow", "towers": [1]}, True),
        ({"rounds": True}, False),
        ({"rounds": "1"}, False),
        ({"rounds": 1, "pace": "fast"}, False),
        ({"rounds": 1, "moon": 1}, False),
        ({}, False),
    ],
    ids=str,
)
def test_options_are_written_as_they_are_or_not_at_all(said: dict[str, Any], fits: bool) -> None:
    assert fit(Several(1), said) is fits
