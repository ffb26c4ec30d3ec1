"""Where the rulebook speaks of a choice, and of what the log tells."""

CHOICES = {
    "dice": "H4", "displace": "G6", "end turn": "F4", "energy": "F1", "giant": "H1", "gnome": "G1", "lay": "B1",
    "lift": "I4", "on": "G4", "put back": "I4d", "roll": "H1", "set": "I4", "shield": "J1", "shift": "I1",
    "take back": "C3", "wizard": "D1",
}  # fmt: skip
EVENTS = {
    "attacked": "G4", "displaced": "G6", "ended": "L3", "fell": "F6", "gained": "F1", "laid": "B1", "lifted": "I4",
    "passed-over": "G5", "pushed": "G6", "put-back": "I4d", "recovered": "B8", "resigned": "L5", "rolled": "H1",
    "rolls": "H1", "round": "B9", "set": "I4", "shield-taken": "J1", "shielded": "J1", "shifted": "I1", "skipped": "B3",
    "spilled": "F3", "stalked": "G12", "tired": "F4", "took": "D8", "took-back": "C3", "turn": "B11", "walked": "D11",
    "warmed": "E2",
}  # fmt: skip
