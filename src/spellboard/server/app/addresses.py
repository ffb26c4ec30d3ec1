"""From where a request comes: the peer, or what a proxy says that we were told to trust."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from ipaddress import IPv4Network as Four

from spellboard.core.errors import SpellboardError

from .. import PACKAGE

Network = Four | IPv6Network
MOST_FORWARDED = 20


def networks(texts: Sequence[str]) -> tuple[Network, ...]:
    """Addresses or networks of trusted proxies, as they are given at start."""
    try:
        return tuple(ip_network(text.strip(), strict=False) for text in texts)
    except ValueError:
        raise SpellboardError("error-proxy", package=PACKAGE, given=texts) from None


def parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address; an IPv4 one in the clothes of IPv6 is taken out of them."""
    with suppress(ValueError):
        found = ip_address(text.strip().strip("[]"))
        mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
        return mapped or found
    return None


def trusts(trusted: Sequence[Network], peer: str) -> bool:
    found = parsed(peer)
    return found is not None and any(found in network for network in trusted)


def address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """Who asks: behind trusted proxies the last address of the chain that none of them has, else the peer itself."""
    asks = peer
    if trusts(trusted, peer):
        for hop in reversed(forwarded.split(",")[-MOST_FORWARDED:]):
            if parsed(hop) is None:
                break
            asks = hop.strip()
            if not trusts(trusted, asks):
                break
    return asks


def neighbourhood(asks: str) -> str:
    """What limits are counted by: an IPv4 address, or the /64 of an IPv6 one, which a single household has whole."""
    found = parsed(asks)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 64), strict=False))
    return str(found) if found is not None else "unknown"


def is_local(asks: str) -> bool:
    found = parsed(asks)
    return found is not None and found.is_loopback


def lan_address() -> str:
    """The address under which this machine is seen in its own network; no packet is sent to find it."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
        found = str(probe.getsockname()[0])
        if not is_local(found) and found != "0.0.0.0":
            return found
    with suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            if not is_local(str(place[0])):
                return str(place[0])
    raise SpellboardError("error-lan", package=PACKAGE)
