"""Where the rulebook speaks of a choice, and of what the log tells."""

CHOICES = {
    "allot": "A3c", "back": "D12", "bid": "B2", "curse": "D13", "deal": "A3", "decline": "A8", "desire": "D8",
    "done": "E1", "drain": "E3", "enough": "E3e", "gain": "C3", "gem": "A1a", "journey": "D3", "keep": "A3",
    "lift": "C6", "marker": "D1", "move": "D15", "pass": "B2", "pay": "D7", "redraw": "A4", "reveal": "B1", "set": "C6",
    "shift": "E4", "start": "A1", "take": "D11", "under": "E5", "use": "E1",
}  # fmt: skip
EVENTS = {
    "allotted": "A3c", "bid": "B2", "bought": "B3", "buried": "E5", "burned": "E1", "cursed": "D13", "dealt": "A2",
    "dealt-secretly": "A3", "deck-short": "B7", "declined": "A8", "desired": "D8", "drained": "E3", "drawn": "D1",
    "ended": "F1", "gems-short": "D14a", "hat": "B3", "income": "C2", "journeyed": "D3", "kept": "A3", "lacking": "C4",
    "laid": "A1a", "lifted": "C6", "missed": "C4b", "moved": "D15", "offered": "B1", "opened": "A3c", "paid": "D7",
    "passed": "B2", "recovered": "D12", "redrew": "A4", "resigned": "F4", "round": "E6", "set": "C6", "shifted": "E4",
    "spent": "E5", "took": "D11", "unsold": "B4", "untraded": "D5a", "used": "E1", "won": "D11",
}  # fmt: skip
