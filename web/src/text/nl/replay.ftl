# De woorden van het terugkijken en van de gedrukte regels.

replay-title = Terugkijken
rules-title = Regels
