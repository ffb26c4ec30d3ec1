# Was die Befehlszeile selbst sagt, während gespielt wird.
hello = Tippe die Zahl oder den Buchstaben vor einer Zeile, eine Aktion in Notation oder help. Neu hier? Tippe goal.
yes = ja
no = nein
back = zurück
thinks = { $name } überlegt …
hand-over = { $name } ist als Nächstes dran. Enter löscht den Bildschirm.
ready = { $name }, mit Enter siehst du deine Seite des Tisches.
earlier = { $number ->
        [one] 1 frühere Zeile
       *[other] { $number } frühere Zeilen
    }; log zeigt alle.
took-back = { $name } nimmt den letzten Schritt zurück.
agreed-back = Alle sind einverstanden, zurückzugehen.
no-number = Eine Zeile „{ $text }“ gibt es nicht. Wähle eine von oben oder tippe help.
unknown = „{ $text }“ ist hier weder eine Auswahl noch eine Aktion. Mit help siehst du, was möglich ist.
save-where = Sag, wohin: save DATEI
saved = Gespeichert in { $file }.
resume-where = Sag, welche: resume DATEI
why-what = Frag nach einer Art von Aktion oder nach einer einzelnen. Jetzt nicht möglich: { $kinds }
is-offered = { $text } ist jetzt möglich.
rules-what = Tippe rules und eine Klausel oder einen Abschnitt, um sie zu lesen.
resign-sure = Für { $name } aufgeben? Tippe ja.
stays = Das Spiel geht weiter.
quit-save = Das Spiel speichern? Enter: ja; n: nein; ein Dateiname: dort.
kept = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
closed = Das Spiel wurde { $reason }.
wins = { $number ->
    [one] { $names } gewinnt: { $reason }.
   *[other] { $names } gewinnen gemeinsam: { $reason }.
}
record-where = Die Aufzeichnung behalten? Tippe einen Dateinamen; Enter verwirft sie.
record-kept = Die Aufzeichnung liegt in { $file }. Prüfen lässt sie sich mit: { $command }
which-game = Welches Spiel?
players = { $players } Personen
number = Tippe eine Zahl bis { $most }.
how-many = Wie viele spielen mit, { $fewest } bis { $most }? Enter: { $fewest }
who-else = Wer spielt noch an dieser Tastatur? Namen durch Kommas trennen; Enter: niemand, Bots besetzen die anderen Plätze.
which-bot = Welcher Bot besetzt die anderen Plätze? Enter: der erste
ruling = unsere Entscheidung
dealer = Zufall
all-agree = alle einverstanden
back-before = zurück vor Eintrag { $number }
player = Person { $number }
edition-line = Ausgabe: { $edition }; bekannte Angaben: { $known }. Regeln: Stand { $revision }.
figures-known = { $figures ->
    [0] keine Angaben
   *[other] { $share } von { $figures }
}
no-games = Noch steht kein Spiel im Regal. Ein Spiel an anderem Ort heißt module:GAME.
not-loaded = lässt sich nicht laden: { $reason }
column-game = Spiel
column-title = Titel
column-players = Personen
column-edition = Ausgabe
column-figures = bekannte Angaben
column-bots = Bots
error-nothing-kept = Hier ist kein Spiel gespeichert.
turn-of = am Zug: { $names }
which-kept = Welches? Enter: das erste
show-what = Sag, was: show NAME. Zum Beispiel: { $names }
show-unknown = Nichts heißt hier „{ $text }“. Tippe nur show, um zu sehen, was es gibt.
no-goal = Dieses Spiel sagt es nicht.
help =
    3, b             wählt die Zeile, die so beginnt; 0 geht zurück
    Eine Aktion      in der Notation neben der Zeile; auch eine ganze Kette
    Eine Art         beim Namen, um ihre Aktionen zu sehen
    goal             worum es in diesem Spiel geht und wie man gewinnt
    legend           was die Zeichen der Zeichnung bedeuten
    show NAME        was Karte, Zauber, Kreatur oder Ort tut und kostet
    undo             letzten Schritt zurücknehmen, solange nichts Neues bekannt ist
    why ART          warum eine Aktion nicht möglich ist, mit der Regel
    rules [KLAUSEL]  Klausel oder Abschnitt lesen; allein: was es gibt
    board            den Tisch noch einmal zeichnen
    choices          alle Aktionen, die jetzt möglich sind
    log              alles, was geschah, so wie du es erfahren hast
    save DATEI       speichern und weiterspielen
    resume DATEI     mit einem anderen gespeicherten Spiel weitermachen
    resign           aufgeben
    quit             den Tisch verlassen; das Spiel kann gespeichert werden

## What verify says

proof-facts = { $game }, { $seats } Personen, { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }, Würfe und gezogene Karten: { $chances }
proof-whole = { $file }: bewiesen. { $facts }.
proof-agrees = { $file }: in sich stimmig, aber nicht als die gespielte Partie bewiesen. { $facts }.
proof-basis-nothing = Weder eine Festlegung noch ein Kettenende, das du behalten hast, wurde verglichen. Wer das Geheimnis hat, kann eine andere Aufzeichnung schreiben, die in sich stimmig ist.
proof-basis-commitment = Die Festlegung ist deine, aber kein behaltenes Kettenende wurde verglichen: Die Aktionen können ausgetauscht sein.
proof-basis-head = { $rest ->
    [0] Das letzte Kettenende ist deines, aber keine behaltene Festlegung wurde verglichen: Wann das Geheimnis feststand, ist nicht bekannt.
    [one] Das Kettenende nach Eintrag { $after } ist deines. Der letzte Eintrag kann später geschrieben sein.
   *[other] Das Kettenende nach Eintrag { $after } ist deines. Die { $rest } Einträge danach können später geschrieben sein.
}
proof-former = { $file }: unbewiesen (ein älteres Format). { $facts }.
proof-seeded = { $file }: unbewiesen (aus einem Startwert, nicht versiegelt). { $facts }.
proof-commitment = Festlegung  { $hash }
proof-head = Kettenende  { $hash }
proof-begun-fork = Begonnen ab Eintrag { $entry } der Partie { $match }, nicht als neues Spiel.
proof-begun-position = Begonnen aus einer Stellung, nicht als neues Spiel.
proof-begun-practice = Eine Übung: begonnen aus der Stellung des angeleiteten ersten Zuges.
proof-lot = Plätze ausgelost: { $seats }.
proof-lot-seat = { $player } hatte Stuhl { $chair }
proof-rewinds = ZURÜCKGEGANGEN: { $times ->
        [one] Einmal
       *[other] { $times }-mal
    } ging die Partie nach Vereinbarung zurück, und { $lost ->
        [0] kein Wurf und keine gezogene Karte fielen
        [one] 1 Wurf oder eine gezogene Karte fiel
       *[other] { $lost } Würfe und gezogene Karten fielen
    } weg.
proof-rewind = Eintrag { $entry } ging vor Eintrag { $before } zurück und { $lost ->
        [0] warf nichts weg
       *[other] warf { $chances } weg
    }
proof-rewinds-more = … und { $count } weitere
proof-server-salts = Salze des Servers: { $seats } gaben keines, also gab es der Server; von ihnen ist nichts Eigenes beigemischt.
proof-short-salts = Kurze Salze: { $seats } gaben weniger als 16 zufällige Bytes; das lässt sich erraten.
proof-proved = Bewiesen: { $what }.
proof-unknown = Nicht bekannt: { $what }.
proved-rules = Jeder Eintrag folgt den Regeln
proved-result = Das Ergebnis ist das der letzten Stellung
proved-dice = Jeder Wurf und jede gezogene Karte ergibt sich aus Geheimnis, Kopf und Salzen
proved-lot = Alle sitzen, wo die Auslosung aus Geheimnis, Kopf und Salzen sie hingesetzt hat
proved-commitment = Spiel, Ausgabe, Optionen und Geheimnis standen mit der Festlegung fest, die du behalten hast
proved-salts = Das Salz, das du behalten hast, steckt in jedem Wurf und jeder gezogenen Karte
proved-head = Die Einträge sind die des Kettenendes, das du behalten hast, und zwar alle
proved-earlier-entries = Bis Eintrag { $after } sind die Einträge die des Kettenendes, das du behalten hast
proved-start = Sie begann aus der Stellung der Aufzeichnung, die du behalten hast
unknown-former = ob etwas ausgetauscht wurde: In diesem älteren Format waren Spiel, Ausgabe, Optionen und Aktionen durch nichts festgelegt
unknown-seeded = ob die Würfel ausgesucht wurden: Sie folgen aus einem kleinen Startwert, den jemand gewählt hat
unknown-commitment = ob diese Festlegung vor der Partie veröffentlicht wurde: Vergleiche deine mit --commitment
unknown-salts = ob die Salze von denen sind, die gespielt haben: Vergleiche deines mit --salt
unknown-head = ob diese Aktionen gespielt wurden: Mit dem offenen Geheimnis lassen sich andere schreiben; vergleiche ein behaltenes Kettenende mit --head
unknown-later-entries = ob die Einträge nach { $after } so gespielt wurden: Das Kettenende, das du behalten hast, endet dort
unknown-start = wie die Stellung zustande kam, aus der sie begann
unknown-agreement = ob alle dem Zurückgehen zugestimmt haben: Frag sie
unknown-host = ob benutzt wurde, was der Server weiß: jeden künftigen Wurf, jede verdeckte Karte und Wahl

## Errors

error-file-there = { $file }: diese Datei gibt es schon; wähle einen anderen Namen
error-file-no-save = { $file }: diese Datei gibt es schon, und sie ist kein gespeichertes Spiel; wähle einen anderen Namen
error-folder = { $folder }: lässt sich nicht anlegen: { $why }
error-not-a-save = { $file }: das ist kein gespeichertes Spiel: { $why }
error-not-a-position = { $file }: das ist keine Stellung: { $why }
error-is-a-record = { $file }: das ist eine Aufzeichnung, kein gespeichertes Spiel; sieh sie an mit: { $command }
error-not-over = { $file }: dieses Spiel ist nicht zu Ende; weiter geht es mit: { $command }
error-resume-alone = ein gespeichertes Spiel bringt Personen, Startwert, Ausgabe und Optionen mit; lass sie weg
error-players-named = wer spielt, wird durch Kommas getrennt, zum Beispiel you,bot:greedy
error-which-game = welches Spiel? Es gibt: { $games }; oder module:GAME
error-edition-elsewhere = { $file }: eine Ausgabe von „{ $name }“, das nicht im Regal steht ({ $games }); sag mit --game module:GAME, wo es liegt
error-players-with-at = --players geht nicht zusammen mit --at: Die Stellung sagt, wie viele spielen
error-json-seat = --json gibt die ganze Stellung, auch was jemand nicht sehen darf: Lass --seat weg
error-salt-written = „{ $pair }“: Ein Salz wird N=SALT geschrieben, mit der Nummer der Person
error-no-player = es gibt keine Person { $player }; es spielen { $players }
error-no-such-entry = es gibt keinen Eintrag { $number }; der letzte ist { $last }
error-again = { $violation }; noch einmal mit: { $command }
error-seat-transcript = --seat gehört zu --transcript: Eine Aufzeichnung ist für alle gleich
error-tables-several = mehrere Tische beginnen mit „{ $start }“: { $tables }
error-table-unknown = es gibt keinen Tisch „{ $table }“ (siehe: { $command })
error-database-unnamed = nenne die Datenbank: als Argument, mit --database oder mit SPELLBOARD_DATABASE
error-log-level = --log-level: erwartet wurde eines von { $levels }, nicht „{ $given }“
error-editions-folder = --editions: { $folder } ist kein Ordner
