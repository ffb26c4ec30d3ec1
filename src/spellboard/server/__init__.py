"""Tables for friends: what came in (wire), what is true (tables over `Match`), what goes out (per seat)."""
