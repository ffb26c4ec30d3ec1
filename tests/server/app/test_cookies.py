"""The cookie of a session."""

from __future__ import annotations

import pytest

from spellboard.server.app import cookies


def test_on_https_the_cookie_belongs_to_this_host_alone() -> None:
    made = cookies.made("https://play.example", "value").to_header(header="")
    assert made.startswith("__Host-spellboard=value;")
    assert "Secure" in made and "HttpOnly" in made and "Path=/" in made and "Domain" not in made


def test_somebody_stays_signed_in_for_a_year() -> None:
    assert f"Max-Age={365 * 86_400}" in cookies.made("https://play.example", "value").to_header(header="")


def test_on_http_it_has_another_name_so_that_neither_stands_for_the_other() -> None:
    made = cookies.made("http://localhost:8000", "value").to_header(header="")
    assert made.startswith("spellboard=value;") and "Secure" not in made
    assert cookies.read("spellboard=value", "https://play.example") is None
    assert cookies.read("__Host-spellboard=value; a=b", "https://play.example") == "value"


@pytest.mark.parametrize("header", ["", ";;;", "spellboard", "a" * 5000, "spellboard=\x00", '"; spellboard='])
def test_a_broken_header_holds_no_cookie(header: str) -> None:
    assert not cookies.read(header, "http://localhost:8000")
