"""What the server says when something is not done: a message, and of what kind the trouble is."""

from __future__ import annotations

from spellboard.core.errors import SpellboardError
from spellboard.core.messages import Argument, Message, Thing

PACKAGE = "spellboard.server"
LONGEST = 300


class Problem(SpellboardError):
    """Something that is not done; `said` tells why, and `status` is that of HTTP."""

    def __init__(self, key: str, status: int = 400, **args: Argument) -> None:
        super().__init__(Message(key, dict(args)), package=PACKAGE)
        self.status = status


def said(error: BaseException) -> Message:
    """What an error says, as a message: its own, or its one line of text."""
    own = getattr(error, "said", None)
    if isinstance(own, Message):
        return own
    text = " ".join(str(error).split()) or type(error).__name__
    return Message("error-said", {"text": Thing(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")})
