# Was der Server sagt. Jeder Teil hat eine Überschrift; ein Test hält die vier Dateien gleich.

## Gäste, Anfragen, Links

error-said = { $text }
error-name-empty = Bitte wähle einen Namen mit mindestens einem Buchstaben, einer Zahl oder einem Bild.
error-name-long = Ein Name hat höchstens { $most } Zeichen.
error-name-characters = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen.
error-name-bot = Namen, die mit „bot:“ beginnen, gehören den Bots.
error-guest = Du bist auf diesem Gerät nicht angemeldet.
error-link-over = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-keys-many = Du hast schon { $most } Schlüssel. Widerrufe zuerst einen.
error-host = Unter dieser Adresse ist der Server nicht bekannt.
error-origin = Diese Anfrage kam von einer anderen Seite.
error-json = Der Server erwartet JSON.
error-long = Das ist zu lang: höchstens { $most } Bytes.
error-long-body = Das ist zu lang.
error-body = Der Server versteht diese Anfrage nicht.
error-nothing = Hier ist nichts.
error-method = Das geht hier nicht.
error-often = Zu viele Anfragen. Warte einen Moment.
error-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
error-storage = Der Server kann gerade nichts speichern. Nichts wurde geändert; versuche es später noch einmal.
error-ours = Der Server hat einen Fehler gemacht. Nichts wurde geändert.
error-record-heavy = Diese Aufzeichnung zu prüfen dauert zu lange.
error-frame = Der Server versteht diese Nachricht nicht.
error-hello = Melde dich zuerst am Tisch an.
