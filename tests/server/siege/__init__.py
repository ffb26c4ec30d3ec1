"""A siege: one well-behaved guest plays while a hostile one does all it can, each on a core of its own."""
