"""Where the server is known, and from where a request comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellboard.core.errors import SpellboardError
from spellboard.server.app import links, serving
from spellboard.server.app.addresses import address, neighbourhood, networks
from spellboard.server.app.places import places
from spellboard.server.app.settings import Settings
from tests.server.saying import refused


def test_this_machine_is_known_with_its_port() -> None:
    found = places(8000)
    assert found.origin("localhost:8000") == "http://localhost:8000"
    assert found.origin("LOCALHOST:8000") == "http://localhost:8000"
    assert found.origin("[::1]:8000") == "http://[::1]:8000"
    assert found.origin("localhost") is None
    assert found.origin("localhost:8001") is None
    assert found.origin("evil.example:8000") is None
    assert found.public == "http://localhost:8000"


def test_links_carry_the_public_address() -> None:
    found = places(8000, "https://play.example")
    assert found.public == "https://play.example"
    assert found.origin("play.example") == found.origin("play.example:443") == "https://play.example"


def test_links_follow_the_address_in_the_local_network() -> None:
    found = places(8000, others=("192.168.1.7",))
    assert found.public == found.origin("192.168.1.7:8000") == "http://192.168.1.7:8000"


def test_a_page_of_this_machine_may_not_speak_to_the_public_place() -> None:
    found = places(8000, "https://play.example")
    assert found.allows("https://play.example", "play.example")
    assert found.allows("https://play.example", "127.0.0.1:8000")  # a proxy that passes no Host
    assert found.allows("http://localhost:8000", "localhost:8000")
    assert not found.allows("http://localhost:8000", "play.example")
    assert not found.allows("null", "play.example")
    assert not found.allows("https://play.example.evil.example", "play.example")


@pytest.mark.parametrize(
    "url", ["play.example", "ftp://a", "https://", "https://a/b", "https://a?b", "http://[", "https://u@a"]
)
def test_a_public_address_that_is_none_is_refused(url: str) -> None:
    with refused(SpellboardError, "public-address"):
        places(8000, url)


def test_what_a_stranger_says_about_forwarding_is_not_believed() -> None:
    assert address("203.0.113.5", "10.0.0.1", ()) == "203.0.113.5"
    assert address("203.0.113.5", "10.0.0.1", networks(["127.0.0.1"])) == "203.0.113.5"


def test_behind_trusted_proxies_the_last_stranger_asks() -> None:
    trusted = networks(["127.0.0.1", "10.0.0.0/8"])
    assert address("127.0.0.1", "1.1.1.1, 203.0.113.5, 10.0.0.2", trusted) == "203.0.113.5"
    assert address("127.0.0.1", "", trusted) == "127.0.0.1"
    assert address("127.0.0.1", "203.0.113.5, nonsense", trusted) == "127.0.0.1"


def test_a_household_is_one_neighbourhood() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1:2:3") == "2001:db8::/64"
    assert neighbourhood("2001:db8:0:1::1") != neighbourhood("2001:db8::1")
    assert neighbourhood("203.0.113.5") == neighbourhood("::ffff:203.0.113.5") == "203.0.113.5"
    assert neighbourhood("unix:") == "unknown"


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(SpellboardError):
        networks(["somewhere"])


def test_with_lan_links_and_checks_follow_the_address_of_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "lan_address", lambda: "192.168.1.7")
    found = serving.whereabouts(Settings(Path("x.db"), host="0.0.0.0", lan=True), 8000)
    assert found.public == "http://192.168.1.7:8000"
    assert found.allows("http://192.168.1.7:8000", "192.168.1.7:8000")
    assert found.allows("http://localhost:8000", "localhost:8000")
    assert "192.168.1.7" in links.url(found.public, "join", "x")


def test_an_address_that_is_listened_at_is_known() -> None:
    found = serving.whereabouts(Settings(Path("x.db"), host="192.168.1.8"), 80)
    assert found.origin("192.168.1.8") == "http://192.168.1.8"


def test_a_drawing_for_the_terminal_is_made() -> None:
    assert len(links.terminal("http://192.168.1.7:8000").splitlines()) > 10
