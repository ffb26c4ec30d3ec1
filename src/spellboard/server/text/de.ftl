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

## Tische

error-no-table = Diesen Tisch gibt es nicht.
error-refused = Die Regeln erlauben das nicht.
error-stale = Du wirst jetzt etwas anderes gefragt.
error-impossible = Das geht nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-bot-plays = Auf diesem Platz spielt jetzt ein Bot.
error-not-running = An diesem Tisch läuft keine Partie.
error-not-open = Die Partie ist schon gestartet.
error-not-opening = An diesem Tisch wird keine Partie eröffnet.
error-other-opening = Die Eröffnung hat neu begonnen.
error-salt = Dieses Salz passt nicht.
error-paused = Die Partie macht Pause.
error-muted = Du bist an diesem Tisch stummgeschaltet.
error-nothing-said = In dieser Zeile steht nichts.
error-nothing-asked = Sag, welche Aktion du meinst.
error-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
error-vote-waits = Ein solcher Vorschlag wartet schon auf Antworten.
error-vote-gone = Diesen Vorschlag gibt es nicht mehr.
error-vote-not-asked = Du bist nicht gefragt oder hast schon geantwortet.
error-vote-entry = Zu diesem Eintrag führt kein Weg zurück.
error-vote-return = Zurückkehren kannst du nur auf deinen eigenen Platz, solange dort ein Bot spielt.
error-vote-not-away = Ein Bot kann nur übernehmen, wo jemand schon eine Weile fort ist.
error-no-seat = Diesen Platz gibt es nicht.
error-seat-taken = Dort sitzt schon jemand.
error-table-full = Alle Plätze sind besetzt.
error-seats-free = Einige Plätze sind noch frei.
error-seat-count = Dieses Spiel ist für { $fewest } bis { $most } Personen.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unknown-edition = Diese Ausgabe gibt es hier nicht.
error-unknown-bot = Diesen Bot gibt es für dieses Spiel nicht.
error-clock = So lange oder so kurz läuft keine Uhr.
error-removed = Du wurdest von diesem Tisch entfernt.
error-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-not-yourself = Mit dir selbst geht das nicht.
error-nobody = So jemand ist nicht an diesem Tisch.
error-over = Dieser Tisch ist geschlossen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-still-running = Beende zuerst die Partie.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-too-many-tables = Du hast schon { $most } offene Tische.
error-too-many-bot-tables = Du hast schon { $most } laufende Tische mit Bots.
error-fork = Fortsetzen lässt sich nur eine beendete Partie mit gleichem Spiel, gleicher Ausgabe und gleichen Optionen.
prompt-closed = Dieser Tisch ist geschlossen: { $reason }.
error-no-such-edition = kein Spiel hier kann eine Ausgabe dieses Namens brauchen
