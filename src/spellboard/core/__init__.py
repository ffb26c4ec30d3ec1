"""The contract of every game: positions, actions, chance, records, editions, refusals. It knows no game."""
