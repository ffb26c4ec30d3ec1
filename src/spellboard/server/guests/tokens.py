"""What lets somebody in: 256 random bits, of which only the hash is stored, and the signature around a cookie."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import stat
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path

from spellboard.core.errors import SpellboardError, system

from .. import PACKAGE

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
KEY_BYTES = 32


def fresh_token() -> str:
    """256 random bits, as 43 characters that fit into an address."""
    return secrets.token_urlsafe(32)


def fresh_id() -> str:
    """128 random bits, as 22 characters: a name that cannot be guessed."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> bytes:
    """What is stored instead of the token. It is random enough that no salt is needed."""
    return hashlib.sha256(token.encode()).digest()


class Signer:
    """Signs the cookie, so that what was made up is thrown away before the database is asked."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, token: str) -> str:
        return f"{token}.{self._signature(token)}"

    def opened(self, cookie: str) -> str | None:
        """The token of a cookie that this server signed."""
        token, dot, signature = cookie.partition(".")
        if not dot or not TOKEN.fullmatch(token) or not signature.isascii():
            return None
        return token if hmac.compare_digest(signature, self._signature(token)) else None

    def _signature(self, token: str) -> str:
        digest = hmac.digest(self._key, b"spellboard cookie\0" + token.encode(), "sha256")
        return urlsafe_b64encode(digest).decode().rstrip("=")


def key_beside(database: Path) -> bytes:
    """The key of the cookies, in a file beside the database that its owner alone can read; made when it is missing."""
    place = database.with_name(f"{database.name}.key")
    with suppress(FileExistsError):
        return _made(place)
    try:
        key, mode = place.read_bytes(), place.stat().st_mode
    except OSError as error:
        raise SpellboardError("error-key-unreadable", package=PACKAGE, file=str(place), why=system(error)) from None
    if len(key) != KEY_BYTES:
        raise SpellboardError("error-key-length", package=PACKAGE, file=str(place), bytes=KEY_BYTES)
    if stat.S_IMODE(mode) & 0o077:
        place.chmod(0o600)
    return key


def _made(place: Path) -> bytes:
    """A new key, whole on disk before it has its name."""
    key = secrets.token_bytes(KEY_BYTES)
    if place.exists():
        raise FileExistsError(place)
    part = place.with_name(f"{place.name}.{secrets.token_hex(4)}")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        os.link(part, place)  # fails where somebody else was quicker
    except FileExistsError:
        raise
    except OSError as error:
        raise SpellboardError("error-key-unwritable", package=PACKAGE, file=str(place), why=system(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return key
