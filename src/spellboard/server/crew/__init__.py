"""Bots in worker processes: they get bytes of an observation, and nothing else."""
