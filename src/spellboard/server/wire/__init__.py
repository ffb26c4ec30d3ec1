"""Everything that crosses the wire, as types: bounded where it comes in, built per seat where it goes out."""
