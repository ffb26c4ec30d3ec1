"""What is typed: lines with history and completion on a terminal, plain lines from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable

try:
    import readline
except ImportError:  # Windows
    readline = None  # type: ignore[assignment]


class Keyboard:
    """Reads lines; an end of input is an EOFError, Ctrl-C a KeyboardInterrupt."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.terminal = sys.stdin.isatty()
        if self.terminal and readline is not None:
            readline.set_completer(self._complete)
            readline.set_completer_delims("\n")
            readline.parse_and_bind("tab: complete")

    def read(self, prompt: str = "> ") -> str:
        """One line, without the spaces around it."""
        return input(prompt).strip()

    def expect(self, words: Iterable[str]) -> None:
        """What the Tab key offers from now on."""
        self.words = sorted(set(words))

    def forget(self) -> None:
        """The next person must not find what the last one typed."""
        if self.terminal and readline is not None:
            readline.clear_history()

    def _complete(self, text: str, at: int) -> str | None:
        fitting = [word for word in self.words if word.startswith(text.lower())]
        return fitting[at] if at < len(fitting) else None
