"""Bots and engine-side play."""
