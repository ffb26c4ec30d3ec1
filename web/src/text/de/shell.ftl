# The words of every page but table, replay and rules.

skip-to-main = Skip to the content
home = Spellboard, to the start page
tools = Tools
replays = Replays
settings = Settings
language = Language
to-night = Night sky
to-day = Parchment
your-turn = Your turn
seat-sign = Seat { $number }, { $colour ->
    [lapis] lapis with a moon
    [cinnabar] cinnabar with a sun
    [malachite] malachite with a leaf
    [orchil] orchil with a chalice
    [soot] soot with a tower
   *[umber] umber with a key
}
error-unreached = The server cannot be reached. Nothing was changed.
connection-lost = Connection lost. Trying again …
connection-lost-kept = { $count ->
    [one] Connection lost. Your move is kept.
   *[other] Connection lost. Your { $count } moves are kept.
}
broken-title = This page has stumbled
broken-text = Your game is safe on the server. Load the page again; if it happens twice, please send us the report.
broken-again = Load again
broken-report = Save a report
broken-details = What went wrong
title-your-turn = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
notify-turn = Your turn
notify-turn-body = A table of yours is waiting for you.
