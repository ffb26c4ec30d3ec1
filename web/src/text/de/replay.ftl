# Die Wörter der Wiedergabe und der gedruckten Regeln.

replay-title = Wiedergabe
rules-title = Regeln
