"""Tokens, the signature of a cookie and the key beside the database."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from spellboard.core.errors import SpellboardError
from spellboard.server.guests.tokens import Signer, fresh_id, fresh_token, hash_of, key_beside
from spellboard.server.wire.bounds import Id, Token
from tests.server.saying import refused


def pattern(annotated: object) -> str:
    return str(annotated.__metadata__[0].pattern)  # type: ignore[attr-defined]


def test_tokens_and_ids_are_of_the_form_that_the_wire_lets_in() -> None:
    assert re.search(pattern(Token), fresh_token())
    assert re.search(pattern(Id), fresh_id())
    assert len({fresh_token() for _ in range(100)}) == 100


def test_what_is_stored_does_not_hold_the_token() -> None:
    token = fresh_token()
    assert len(hash_of(token)) == 32
    assert token.encode() not in hash_of(token)


def test_a_cookie_opens_with_the_key_that_signed_it() -> None:
    token, signer = fresh_token(), Signer(b"k" * 32)
    assert signer.opened(signer.signed(token)) == token
    assert Signer(b"x" * 32).opened(signer.signed(token)) is None


@pytest.mark.parametrize("cookie", ["", ".", "a.b", "ü.ü", f"{'a' * 43}.", f"{'a' * 43}.é", f"{'a' * 43}", "\ud800"])
def test_a_cookie_that_was_made_up_opens_nothing(cookie: str) -> None:
    assert Signer(b"k" * 32).opened(cookie) is None


def test_the_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    database = tmp_path / "spellboard.db"
    key = key_beside(database)
    place = tmp_path / "spellboard.db.key"
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    assert key_beside(database) == key == place.read_bytes()
    assert sorted(tmp_path.iterdir()) == [place]


def test_a_key_that_others_can_read_is_shut(tmp_path: Path) -> None:
    database = tmp_path / "spellboard.db"
    key_beside(database)
    place = tmp_path / "spellboard.db.key"
    place.chmod(0o644)
    key_beside(database)
    assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_a_broken_key_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "spellboard.db.key").write_bytes(b"short")
    with refused(SpellboardError, "key-length"):
        key_beside(tmp_path / "spellboard.db")
