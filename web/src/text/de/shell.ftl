# Die Wörter aller Seiten außer Tisch, Wiedergabe und Regeln. Ein Test hält die vier Dateien gleich.

## Der Rahmen

skip-to-main = Zum Inhalt springen
home = Spellboard, zur Startseite
tools = Werkzeuge
replays = Nachspielen
settings = Einstellungen
language = Sprache
to-night = Nachthimmel
to-day = Pergament
to-start = Zur Startseite
loading = Einen Moment …
hide = Verbergen
copy = Kopieren
stay = Bleiben
your-turn = Du bist dran
title-your-turn = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
notify-turn = Du bist dran
notify-turn-body = Einer deiner Tische wartet auf dich.
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch gelöscht.

## Wenn etwas nicht geht

error-unreached = Der Server ist nicht erreichbar. Nichts wurde geändert.
connection-lost = Verbindung verloren. Neuer Versuch …
connection-lost-kept = { $count ->
    [one] Verbindung verloren. Deine Aktion ist gespeichert.
   *[other] Verbindung verloren. Deine { $count } Aktionen sind gespeichert.
}
broken-title = Diese Seite ist gestolpert
broken-text = Dein Spiel liegt sicher auf dem Server. Lade die Seite neu; passiert es noch einmal, schick uns bitte den Bericht.
broken-again = Neu laden
broken-report = Bericht speichern
broken-details = Was schiefging
mishap-text = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel liegt sicher auf dem Server; verhält sich die Seite seltsam, lade sie neu.
mishap-close = Schließen
bye-removed = Der Host hat dich von diesem Tisch entfernt.
bye-signed-out = Du bist auf diesem Gerät nicht angemeldet.
bye-closed = Diesen Tisch gibt es nicht.
bye-protocol = Diese Seite passt nicht mehr zum Server. Lade sie neu.
bye-too-many = Zu viele Seiten sind offen. Schließe eine und lade diese neu.

## Plätze und Bots

seat-sign = Platz { $number }, { $colour ->
    [lapis] Lapis mit Mond
    [cinnabar] Zinnober mit Sonne
    [malachite] Malachit mit Blatt
    [orchil] Orseille mit Kelch
    [soot] Ruß mit Turm
   *[umber] Umbra mit Schlüssel
}
seat-number = Platz { $number }
seat-free = frei
seat-host = Host
seat-here = da
seat-away = nicht da
bot-greedy = Bot (eifrig)
bot-random = Bot (zufällig)
bot-novice = Bot (Neuling)
bot-adept = Bot (Kenner)
bot-master = Bot (Meister)

## Die Startseite

start-promise = Drei Spiele voller Magie, ein guter Tisch.
start-how = Spiel heute Abend: gegen Bots, rund um diesen Bildschirm oder mit Freunden per Link. Ohne Konto.
start-games = Spiele
fact-players = { $fewest } bis { $most } Personen
fact-minutes = { $shortest }–{ $longest } Min.
fact-weight = Anspruch { $weight } von 5
rules = Regeln
rules-of = Regeln: { $game }
play-bots = Gegen Bots
play-bots-of = Gegen Bots: { $game }
play-here = An diesem Gerät
play-here-of = An diesem Gerät: { $game }
play-friends = Einladen
play-friends-of = Einladen: { $game }
practice = Übung
practise = Dein erster Zug
practise-of = Dein erster Zug, angeleitet: { $game }
my-tables = Deine Tische
my-tables-none = Noch kein Tisch. Wähle oben ein Spiel.
my-tables-none-yet = Hier erscheinen deine Tische.
open-tables = Offene Tische
open-tables-none = Gerade sucht niemand Gesellschaft.
open-tables-none-yet = Sobald du einen Namen hast, siehst du hier offene Tische.
table-open = Weiter
table-look = Ansehen
table-open-of = { $what }: { $game }, { $names }
sit-down = Dazusetzen
sit-down-of = Dazusetzen: { $game }, { $names }
state-over = Das Spiel ist zu Ende
state-closed = Geschlossen
state-opening = Die Würfel werden versiegelt
state-open = { $seated } von { $seats } Plätzen besetzt
state-seated = { $seated } von { $seats } Plätzen besetzt, { $clock }
state-paused = Pausiert
state-turn = Alle warten auf dich
state-thinking = { $count ->
    [one] Überlegt: { $names }
   *[other] Am Wählen: { $names }
}
state-running = Läuft

## Ein neuer Tisch

new-title = Neuer Tisch: { $game }
new-facts = { $fewest } bis { $most } Personen, { $shortest } bis { $longest } Minuten
new-who = Wer sitzt wo
who-you = Du
who-you-named = Du, { $name }
who-here = Auch hier
who-friend = Per Link
who-bot = Bot
who-empty = Leer
bot-level-of = Stärke des Bots auf Platz { $number }
here-name = Name
here-name-of = Name auf Platz { $number }
new-start = Spiel beginnen
new-open = Tisch eröffnen
new-few = Für dieses Spiel braucht es mindestens { $fewest } Personen.
new-nobody = Nimm selbst einen der Plätze.
new-invite-next = Auf der nächsten Seite bekommst du einen Link und einen QR-Code zum Verschicken.
new-house-rules = Hausregeln
clause-of = Klausel { $clause }
new-clock = Uhr
clock-none = ohne Uhr
clock-move = { $minutes } pro Zug
clock-move-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-total = { $minutes } insgesamt, { $increment } s mehr pro Zug
span-minutes = { $minutes } Min.
span-seconds = { $seconds } s
clock-none-note = Kein Zeitdruck.
clock-note = Ist die Zeit um, übernimmt ein Bot den Platz; wer dort saß, darf zurückkommen.
new-public = Alle dürfen dazukommen
new-public-help = Der Tisch erscheint auf der Startseite bei den offenen Tischen.
new-lot = Plätze auslosen
new-lot-help = Die Reihenfolge wird zu Beginn gelost, und alle können es nachprüfen.
new-edition = Ausgabe
name-label = Wie heißt du?
name-note = Ein Name genügt. Kein Konto, keine E-Mail.
name-default = Gast

## Vor der Partie

waiting-opening = Die Würfel werden versiegelt; gleich geht es los.
waiting-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-ready-host = Alle sind da. Beginne, wann du magst.
waiting-ready = Alle sind da. Der Host startet das Spiel.
waiting-start = Spiel beginnen
waiting-close = Tisch schließen
waiting-leave = Tisch verlassen
invite-title = Freunde einladen
invite-text = Wer diesen Link hat, darf Platz nehmen: Schick ihn weiter oder lass den Code mit dem Handy scannen.
invite-link = Einladung
invite-renew = Neuer Link (der alte gilt dann nicht mehr)
link-drawn = QR-Code: { $label }
link-copy = Link kopieren
link-share = Teilen
link-copied = Kopiert.
link-copy-failed = Dein Browser erlaubt das Kopieren nicht. Markiere stattdessen den Text.

## Wohin Links führen

enter-no-token = Dieser Link ist nicht vollständig. Lass ihn dir noch einmal geben.
enter-as = Du erscheinst als { $name }.
enter-instead = Auf diesem Gerät bist du bisher { $name }; das wird ersetzt. Bewahre vorher einen Rückkehrlink auf, wenn du zurückkommen willst.
join-title = Du bist eingeladen
join-text = An einem Spellboard-Tisch wartet ein Platz auf dich.
join-go = Platz nehmen
watch-title = Zuschauen
watch-text = Du darfst an einem Tisch zuschauen. Du siehst, was offen ist, aber keine Geheimnisse.
watch-go = Zuschauen
device-title = Auch dieses Gerät
device-text = Ab jetzt spielst du auch auf diesem Gerät. Der Link gilt einmal.
device-go = Dieses Gerät verwenden
recover-title = Willkommen zurück
recover-text = Dieser Link bringt dir deinen Namen und deine Tische zurück.
recover-go = Zurückkommen

## Einstellungen

me-browser = Dieser Browser
me-theme = Aussehen
theme-system = Wie das System
me-confirm = Vor dem Ausspielen nachfragen
confirm-always = Immer
confirm-barrier = Wenn es endgültig ist
confirm-never = Nie
me-confirm-note = „Wenn es endgültig ist“ fragt nur, wenn sich eine Wahl nicht zurücknehmen lässt.
me-speed = Tempo der Bots und Animationen
speed-calm = Ruhig
speed-normal = Normal
speed-quick = Schnell
speed-at-once = Sofort
me-speed-note = Ein Klick auf den Spielplan überspringt das Warten.
me-speed-still = Dein System wünscht weniger Bewegung, deshalb geschieht alles sofort.
me-sound = Ton
me-notify = Melden, wenn ich dran bin
me-notify-note = Solange ein Tab von Spellboard offen ist.
notify-refused = Dein Browser erlaubt keine Meldungen dieser Seite.
me-about = Über Spellboard
me-version = Spellboard { $version }
me-nobody-title = Noch niemand
me-nobody = Du bekommst einen Namen, sobald du dich irgendwo hinsetzt.
me-name = Dein Name
me-rename = Ändern
me-renamed = Ab jetzt heißt du so.
me-devices = Weitere Geräte
me-device-note = Spiel auch auf deinem Handy: Scanne damit innerhalb von fünf Minuten diesen Code.
me-device-make = Code zeigen
me-device-link = Zweites Gerät
me-recovery-note = Ein Link zum sicheren Aufbewahren: der Weg zurück, falls dieses Gerät verloren geht. Ein neuer macht den alten ungültig.
me-recovery-make = Rückkehrlink erstellen
me-recovery-link = Rückkehrlink
me-keys = Persönliche Schlüssel
me-keys-note = Für Programme, die in deinem Namen spielen oder zuschauen.
me-api = Die offene Schnittstelle
me-key-label = Wofür ist er?
me-key-make = Schlüssel erstellen
me-key-once = Kopiere ihn jetzt: Er wird nur einmal gezeigt.
me-key-text = Schlüssel
me-key-revoke = Widerrufen
me-key-revoke-of = Widerrufen: { $label }
me-farewell = Weggehen
me-leave = Dieses Gerät abmelden
me-leave-sure = Ohne zweites Gerät oder Rückkehrlink kommst du nicht mehr an deine Tische.
me-left = Dieses Gerät ist abgemeldet.
me-leave-elsewhere = Überall sonst abmelden
me-left-elsewhere = Alle anderen Geräte sind abgemeldet; Links und Schlüssel gelten nicht mehr.
me-forget = Vergesst mich
me-forget-sure = Dein Name und alles, was du geschrieben hast, wird gelöscht, an jedem Tisch und für immer.
me-forget-yes = Ja, vergesst mich
me-forgotten = Du bist vergessen.
