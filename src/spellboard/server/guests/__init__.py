"""Guests: a name, tokens that are stored hashed, and links."""
