"""A breath for long loops of compiled code. This file must stay interpreted."""


def pause() -> None:
    """Let Python see whether somebody pressed Ctrl-C: it looks when it enters a function, compiled code never does."""
