"""Tables for friends: what came in (wire), what is true (tables over `Match`), what goes out (per seat)."""

PACKAGE = "spellboard.server"
"""Where the words of the server are."""
