"""Tests of the games that ship, game by game."""
