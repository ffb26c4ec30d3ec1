"""Where this server is known: the addresses that a browser may have typed, and the one that links carry."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec import Struct

from spellboard.core.errors import SpellboardError

from .. import PACKAGE

PORTS = {"http": 80, "https": 443}
LOCAL = ("localhost", "127.0.0.1", "[::1]")


class Places(Struct, frozen=True):
    """All hosts that may stand in a request, each with its origin; anything else is a request for somebody else.

    A page that got here under a foreign name (DNS rebinding) is turned away, whatever it asks for.
    """

    origins: dict[str, str]
    public: str
    """The origin in links."""

    def origin(self, host: str) -> str | None:
        """The origin that belongs to a Host header."""
        return self.origins.get(host.lower())

    def allows(self, origin: str, host: str) -> bool:
        """Whether a page of that origin may speak to us under that host: the same place, or the public one."""
        return origin in (self.origin(host), self.public)


def places(port: int, public_url: str = "", others: tuple[str, ...] = ()) -> Places:
    """The places of a server on that port: this machine, its public address, and others (LAN) by host name."""
    origins: dict[str, str] = {}
    for host in (*LOCAL, *(_bracketed(other) for other in others)):
        _enter(origins, "http", host, port)
    public = _origin_of("http", _bracketed(others[0]) if others else "localhost", port)
    if public_url:
        scheme, host, its_port = _parts(public_url)
        _enter(origins, scheme, host, its_port)
        public = _origin_of(scheme, host, its_port)
    return Places(origins, public)


def _parts(url: str) -> tuple[str, str, int]:
    try:
        split = urlsplit(url)
        port = split.port
    except ValueError:
        split, port = urlsplit(""), None
    if split.scheme not in PORTS or not split.hostname or split.path not in ("", "/") or split.query or split.username:
        raise SpellboardError("error-public-address", package=PACKAGE, address=url[:100])
    return split.scheme, _bracketed(split.hostname), port or PORTS[split.scheme]


def _enter(origins: dict[str, str], scheme: str, host: str, port: int) -> None:
    origin = _origin_of(scheme, host, port)
    origins[f"{host}:{port}".lower()] = origin
    if port == PORTS[scheme]:
        origins[host.lower()] = origin


def _origin_of(scheme: str, host: str, port: int) -> str:
    return f"{scheme}://{host}" if port == PORTS[scheme] else f"{scheme}://{host}:{port}"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host
