"""Where the rulebook speaks of a choice, and of what the log tells."""

CHOICES = {
    "attack": "20", "captain": "7", "castle": "1", "chest": "18", "deal": "2", "die": "H1", "done": "26", "draw": "26",
    "goblins": "3", "pass": "8", "place": "33", "recruit": "34", "recruit by signs": "34", "reroll barrel": "9",
    "reroll spell": "12", "reveal": "5", "rob": "26",
}  # fmt: skip
EVENTS = {
    "barrel": "11", "bonus": "35", "captain": "39", "castle": "1", "chest": "18", "chose": "3", "counted": "31",
    "creature": "33", "day": "D1", "dealt": "2", "ended": "30", "finished": "32", "gathered": "14", "goblins": "3",
    "held": "20", "looted": "22", "passed": "8", "place": "37", "placed": "33", "recruited": "34", "resigned": "L1",
    "robs": "26", "rolled": "H1", "scout": "16", "shield": "27", "short": "15", "spell": "12", "stole": "28",
    "tie": "17",
}  # fmt: skip
