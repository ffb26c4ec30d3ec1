"""The cookie of a session: for this host alone, out of reach of scripts and of other people's pages."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from litestar.datastructures import Cookie

YEAR = 365 * 24 * 3600
OPEN = "spellboard"
SECURE = f"__Host-{OPEN}"
"""On https: the browser itself sees to it that no neighbouring host has set it."""


def is_secure(origin: str) -> bool:
    return origin.startswith("https:")


def name_of(origin: str) -> str:
    return SECURE if is_secure(origin) else OPEN


def made(origin: str, value: str) -> Cookie:
    """The cookie that keeps somebody signed in."""
    return Cookie(
        name_of(origin), value=value, path="/", max_age=YEAR, secure=is_secure(origin), httponly=True, samesite="lax"
    )


def gone(origin: str) -> Cookie:
    """The cookie that signs somebody out."""
    return Cookie(
        name_of(origin), value="", path="/", max_age=0, secure=is_secure(origin), httponly=True, samesite="lax"
    )


def read(header: str, origin: str) -> str | None:
    """The value in a Cookie header."""
    try:
        found = SimpleCookie(header).get(name_of(origin))
    except CookieError:
        return None
    return None if found is None else found.value
