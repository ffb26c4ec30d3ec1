"""The games that ship. A new one needs its folder and one line here."""

SHIPPED: dict[str, str] = {
    "amulett": "spellboard.games.amulett:GAME",
    "bellum": "spellboard.games.bellum:GAME",
    "magalon": "spellboard.games.magalon:GAME",
}
