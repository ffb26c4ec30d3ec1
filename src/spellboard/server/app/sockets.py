"""The live channels that are open, so that whoever is signed out or removed hears no more."""

from __future__ import annotations

from collections.abc import Callable

from ..tables.connection import Reason


class Socket:
    """One live channel: by which token somebody came, and how to end it."""

    __slots__ = ("close", "guest", "token")

    def __init__(self, guest: str, token: str, close: Callable[[Reason], None]) -> None:
        self.guest, self.token, self.close = guest, token, close


class Sockets:
    """All live channels."""

    def __init__(self) -> None:
        self._by_guest: dict[str, set[Socket]] = {}

    def enter(self, socket: Socket) -> None:
        self._by_guest.setdefault(socket.guest, set()).add(socket)

    def leave(self, socket: Socket) -> None:
        held = self._by_guest.get(socket.guest, set())
        held.discard(socket)
        if not held:
            self._by_guest.pop(socket.guest, None)

    def sign_out(self, guest: str, *, token: str | None = None, but: str | None = None) -> None:
        """Close what came by this token, or all of a guest's channels but those of one token."""
        for socket in list(self._by_guest.get(guest, ())):
            if (token is None or socket.token == token) and socket.token != but:
                socket.close("signed-out")

    def keep(self, guest: str, tokens: set[str]) -> None:
        """Close all of a guest's channels but those that came by one of these tokens."""
        for socket in list(self._by_guest.get(guest, ())):
            if socket.token not in tokens:
                socket.close("signed-out")

    def close_all(self, reason: Reason) -> None:
        for held in list(self._by_guest.values()):
            for socket in list(held):
                socket.close(reason)

    def __len__(self) -> int:
        return sum(map(len, self._by_guest.values()))
