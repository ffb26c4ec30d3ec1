"""Tests of Das Amulett: they read as rulings."""
