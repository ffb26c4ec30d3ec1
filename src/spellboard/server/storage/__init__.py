"""What outlives the process: tables, journals, guests. `Store` is all that the rest of the server knows of it."""
