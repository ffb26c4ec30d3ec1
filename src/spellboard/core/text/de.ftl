label = { $label }:
resigned = aufgegeben
reason-agreement = einvernehmlich beendet
reason-closed = vom Host beendet
reason-resigned = Alle anderen haben aufgegeben
event-resigned = { $seat } gibt auf.
fact-count = { $count } { $label }
fact-is = { $label } { $value }
prompt-over = Das Spiel ist zu Ende: { $reason }. Gewonnen: { $winners }.
prompt-waiting = Am Zug: { $seats }.
prompt-dealer = Es wird gewürfelt oder gezogen.

## Warum ein Bot so gewählt hat

why-only = Es gab nichts anderes zu tun.
why-feeling = Es fühlte sich richtig an.
why-likely = Gewinnchance: etwa { $percent } %.

## Abschnitte der Regeln

section-every-game = alle Spiele
section-undo = Zurücknehmen

## Errors

error-entry = Eintrag { $entry }: { $reason }
error-within = { $place }: { $said }
error-line = { $file }, Zeile { $line }
error-figure = { $key }: { $expected }
error-figure-at = { $place }: { $key }: { $expected }
error-refused = das verbieten die Regeln ({ $clause })
error-verbatim = { $words }
error-nested = es ist zu tief verschachtelt
error-no-text = es ist kein Text in UTF-8
error-no-cause = das System sagt nicht, warum
error-key-twice = der Schlüssel „{ $key }“ steht zweimal da
error-control = es enthält ein Steuerzeichen

## Errors: games, seats, actions, options

error-no-game = es gibt kein Spiel „{ $name }“; es gibt: { $games }; oder module:GAME
error-game-failed = es gibt kein Spiel „{ $name }“: { $why }
error-not-a-game = „{ $name }“ ist kein Spiel: erwartet wurde eine Unterklasse von spellboard.Game
error-not-on-shelf = „{ $name }“ ist kein Spiel im Regal; sag, wo es liegt (module:GAME)
error-players = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $many }
error-players-exactly = { $game } ist für { $most } Personen, nicht für { $many }
error-seat = { $seat } ist kein Platz: sie gehen von 0 bis { $last }
error-seat-truth = ein Wahrheitswert ist kein Platz: sie gehen von 0 bis { $last }
error-seat-large = eine so große Zahl ist kein Platz: sie gehen von 0 bis { $last }
error-seat-type = „{ $type }“ ist kein Platz: sie gehen von 0 bis { $last }
error-no-seat = diesen Platz gibt es nicht
error-action-code = { $code } ist keine Nummer einer Aktion: sie gehen von 0 bis { $last }
error-action = „{ $action }“ ist keine Aktion dieses Spiels
error-no-option = es gibt keine Option „{ $name }“; es gibt: { $options }
error-no-options = es gibt keine Option „{ $name }“; es gibt gar keine
error-option = Option { $name }: { $why }
error-options = Optionen: { $why }
error-option-written = „{ $pair }“: Eine Option wird name=value geschrieben
error-no-event = { $game } kennt kein Ereignis „{ $event }“

## Errors: files and words

file-edition = eine Ausgabendatei
file-position = eine Stellung
file-record = eine Aufzeichnung
file-save = ein gespeichertes Spiel
error-not-a-file = { $file }: das ist keine Datei, erwartet wurde { $what }
error-unreadable = { $file }: { $what } lässt sich nicht lesen: { $why }
error-unwritable = { $file }: lässt sich nicht schreiben: { $why }
error-too-large = { $file }: { $bytes } Bytes sind zu viel für { $what } (höchstens { $most })
error-file-text = { $file }: { $what } muss Text in UTF-8 sein
error-packaged-text = { $where }: { $file } ist kein Text in UTF-8
error-packaged-missing = { $where }: { $file } fehlt oder lässt sich nicht lesen
error-language = „{ $language }“ ist keine der Sprachen { $languages }
error-no-words = den Texten von „{ $language }“ fehlt { $key }
error-words = { $language }: { $key }: { $why }
error-rulebook = { $file }: { $why }
error-clauses-twice = { $file }: { $clauses } steht zweimal da
error-no-clause = „{ $clause }“ ist keine Klausel dieses Regelwerks

## Errors: editions

error-toml-bytes = erwartet wurden höchstens { $most } Bytes
error-toml-numbers = erwartet wurden kleinere Zahlen
error-nesting = erwartet wurde weniger Verschachtelung (höchstens { $most } Ebenen)
error-figures = erwartet wurden höchstens { $most } Angaben
error-figure-names = erwartet wurden kürzere Namen der Angaben
error-shorter = erwartet wurde ein kürzerer Text (höchstens { $most } Zeichen)
error-between = erwartet wurde eine Zahl zwischen { $lowest } und { $highest }
error-edition-table = erwartet wurde eine Tabelle [edition] mit game, name und revision
error-edition-game = erwartet wurde eine Ausgabe von „{ $game }“, nicht von „{ $other }“
error-expected-game = erwartet wurde der Name eines Spiels
error-expected-text = erwartet wurde Text
error-expected-number = erwartet wurde eine Zahl
error-one-of = erwartet wurde eines von { $choices }
error-figure-of-table = erwartet wurde eine Angabe dieser Tabelle
error-status = erwartet wurde ein Status ({ $choices }), ein eigener oder der seiner Tabelle
error-no-index = daraus lässt sich kein Verzeichnis der Aktionen machen: { $why }

## Errors: positions and observations

error-position = erwartet wurde eine Stellung ({ $format })
error-position-of = das ist eine Stellung von „{ $name }“, nicht von „{ $game }“
error-position-of-none = diese Stellung nennt kein Spiel; erwartet wurde „{ $game }“
error-position-edition = diese Stellung gehört zu einer anderen Ausgabe von { $game } oder zu anderen Optionen
error-position-other = diese Stellung hat ein anderes Spiel, eine andere Ausgabe oder andere Optionen als { $game } hier
error-position-parts = erwartet wurden players (eine Zahl) und position (ein Objekt)
error-position-missing = position: { $field } fehlt
error-position-unknown = position: „{ $field }“ ist nicht bekannt
error-position-number = position: { $field }: erwartet wurde eine Zahl
error-position-list = position: { $field }: erwartet wurde eine Liste von Zahlen
error-position-range = position: { $field }: eine Zahl darin ist zu groß oder zu klein
error-position-bytes = diese Bytes sind keine Stellung von Spellboard
error-position-damaged = die Stellung ist abgeschnitten oder beschädigt
error-position-more = in der Stellung steht mehr, als dieses Spiel kennt
error-position-nowhere = diese Stellung ist unmöglich: eine Zahl darin zeigt ins Leere
error-position-unsound = diese Stellung ist unmöglich: { $problem }
error-seat-lines = erwartet wurde eine Zeile für jeden von { $fewest } bis { $most } Plätzen (`p1: ...`)
error-part = „{ $part }“ lässt sich nicht lesen
error-observation = erwartet wurde eine Beobachtung ({ $format })
error-observation-other = diese Beobachtung ist nicht von { $game } mit dieser Ausgabe und diesen Optionen
error-observation-large = die Beobachtung ist widersprüchlich: eine Zahl oder Liste darin ist zu groß
error-observation-unfit = die Beobachtung ist widersprüchlich: keine Stellung zeigt und bietet das
error-observation-missing = die Beobachtung ist nicht vollständig: { $field } fehlt
error-observation-whole = die Beobachtung ist nicht vollständig: { $why }
error-observation-names = die Beobachtung nennt einen Platz oder eine Aktion, die es nicht gibt
error-observation-bytes = { $bytes } Bytes sind zu viel für eine Beobachtung (höchstens { $most })
error-observation-unreadable = diese Bytes sind keine Beobachtung: { $why }

## Errors: matches and openings

error-stale = das wurde als Eintrag { $entry } vorbereitet, und die Partie ist jetzt bei Eintrag { $now }
error-not-prepared = das hat diese Partie nicht vorbereitet
error-seed-or-secret = eine Partie beginnt mit einem Startwert oder mit Geheimnis und Salzen, nicht mit beidem
error-close-reason = eine Partie wird geschlossen mit einem von: { $reasons }
error-back-to = es gibt keinen Eintrag { $number }, zu dem man zurückgehen könnte
error-older-format = diese Partie hat ein älteres Format: sie lässt sich ansehen, aber nicht fortsetzen
error-secret-needed = eine versiegelte Partie geht nur mit dem Geheimnis des Zufalls weiter
error-commitment-unfit = Geheimnis und Kopf passen nicht zur Festlegung dieser Aufzeichnung
error-match-id = die Kennung einer Partie hat 32 hexadezimale Ziffern
error-lot-seeded = Plätze werden aus Salzen ausgelost, und ein Startwert hat keine
error-secret-length = das Geheimnis des Zufalls hat { $bytes } Bytes
error-secret-type = das Geheimnis des Zufalls sind { $bytes } Bytes vom Typ „bytes“, nicht „{ $type }“
error-salt-printable = ein Salz ist ein Text aus 1 bis { $most } druckbaren Zeichen
error-salts-count = erwartet wurden { $seats } Salze, eines von jedem Platz, nicht { $salts }
error-salts-type = Salze sind eine Liste von Texten, einer von jedem Platz, nicht vom Typ „{ $type }“
error-hash-digits = der Hash eines Salzes hat 64 hexadezimale Ziffern in Kleinbuchstaben
error-hash-other = Platz { $seat } hat schon einen anderen Hash gesendet
error-salt-early = kein Salz wird gesendet, bevor alle Hashes da sind
error-salt-digits = ein Salz sind 16 bis 64 zufällige Bytes als hexadezimale Ziffern in Kleinbuchstaben
error-salt-unfit = das Salz von Platz { $seat } passt nicht zum gesendeten Hash
error-salt-promised = Platz { $seat } hat ein eigenes Salz versprochen
error-salts-missing = es sind nicht alle Salze da; es fehlen die Plätze: { $seats }
error-opening = das ist keine Eröffnung: { $why }
error-parts = die Teile passen nicht zueinander
error-fork-unfinished = eine Partie zweigt von einer beendeten Aufzeichnung ab, und diese hört vor dem Ende auf
error-fork-edition = jene Aufzeichnung wurde mit einer anderen Ausgabe oder anderen Optionen gespielt
error-fork-entry = es gibt keinen Eintrag { $number } für den Anfang; der letzte ist { $last }
error-not-forked = die Partie zweigt nicht von jener Aufzeichnung ab
error-fork-position = die Partie beginnt nicht mit der Stellung nach Eintrag { $number } jener Aufzeichnung
error-start = der Anfang ist fehlerhaft: { $why }
error-start-unknown = die Partie beginnt mit „{ $start }“, und das ist hier nicht bekannt
error-start-header = die Stellung, mit der die Partie beginnt, ist nicht die des Kopfes
error-start-players = die Partie beginnt mit einer Stellung für { $players } Personen, nicht für { $seats }
error-start-over = die Partie beginnt mit einer Stellung, in der das Spiel zu Ende ist
error-practice = { $game }: Der angeleitete Zug ist nicht lesbar: { $why }
error-block = ein Block beginnt auf Seite 0 oder später und hat mindestens eine Seite, nicht { $first } und { $count }

## Errors: records

error-not-a-record = das ist keine Aufzeichnung: { $why }
error-record-format = erwartet wurde { $expected }, nicht „{ $format }“
error-header = der Kopf ist fehlerhaft: { $why }
error-dealer-kinds = der Zufall ist { $sealed } oder { $seeded }
error-other-game = das ist eine Aufzeichnung von „{ $name }“, nicht von „{ $game }“
error-no-set-up = mit dieser Ausgabe lässt sich kein Spiel aufbauen ({ $error })
error-revision = gespielt nach Stand { $played } der Regeln; hier gilt { $here }
error-edition-of-header = die Ausgabe ist nicht die des Kopfes
error-names-count = Namen: { $names }, Plätze: { $seats }
error-no-entry = das ist kein Eintrag: { $why }
error-numbered = die Nummer ist { $number }; etwas wurde entfernt oder eingefügt
error-was-over = die Partie war schon vorher zu Ende
error-not-forced = der Eintrag gilt als erzwungen, aber das war nicht für alle sichtbar
error-no-chance = hier wird weder gewürfelt noch gezogen
error-nothing-comes = nach dieser Ausgabe ist hier kein Ergebnis möglich
error-counter = der Zähler des Zufalls sollte { $expected } sein, nicht { $counter }
error-resigned = dieser Platz hat schon aufgegeben
error-take-back = es gibt keinen Eintrag { $number } zum Zurücknehmen
error-rules-break = die Regeln versagen hier ({ $error })
error-chain = die Kette passt nicht: Zusammengesetztes sind mehrere Aktionen eines Platzes hintereinander
error-action-written = die Aktion wird „{ $written }“ geschrieben, nicht „{ $given }“
error-undo-own = ein Platz nimmt nur eigene Aktionen zurück, nie den Zufall
error-undo-known = was bekannt geworden ist, lässt sich nicht zurücknehmen
error-undo-whole = eine Aktion wird von ihrem Anfang an zurückgenommen, Zusammengesetztes ganz

## Errors: proofs

error-unfinished = die Aufzeichnung hört vor dem Ende der Partie auf
error-options-spelling = die Optionen sind nicht geschrieben, wie das Spiel sie schreibt
error-link-missing = das Glied der Kette fehlt
error-link-alone = es gibt ein Glied ohne Eintrag
error-link = die Kette reißt: Der Text dieses Eintrags ist nicht der verkettete
error-first-link = die Kette reißt: Der Text dieses Eintrags oder das Siegel ist nicht das Verkettete
error-no-longer-allowed = die Regeln erlauben das nicht mehr
error-stops-at-chance = die Aufzeichnung bricht ab, wo etwas zu würfeln oder zu ziehen ist
error-weights = die Gewichte sind nicht die der Regeln
error-dealer-gave = der versiegelte Zufall gab „{ $fell }“, nicht „{ $action }“
error-result = das Ergebnis ist nicht das der letzten Stellung
error-last-position = die letzte Stellung ist nicht die aufgezeichnete
error-other-commitment = die Festlegung ist { $commitment }, nicht die behaltene: Das ist eine andere Partie, oder Spiel, Ausgabe, Optionen oder Geheimnis wurden ausgetauscht
error-other-head = das behaltene Kettenende gehört nicht zu dieser Aufzeichnung: Es wurden andere Einträge gespielt
error-no-salt = in dieser Aufzeichnung ist kein Salz von Platz { $seat }
error-other-salt = das Salz von Platz { $seat } ist nicht das behaltene
error-salt-elsewhere = das behaltene Salz für Platz { $seat } ist das von Platz { $other }
error-seal = das Siegel ist gebrochen: { $why }
error-secret-missing = das Geheimnis des Zufalls fehlt oder ist fehlerhaft
error-seal-commitment = Geheimnis und Kopf passen nicht zur veröffentlichten Festlegung: Eines wurde ausgetauscht
error-seal-secret = das Geheimnis passt nicht zur veröffentlichten Festlegung
error-seal-dealer = nach dem Kopf ist der Zufall { $dealer }
error-seal-salts = Salze: { $salts }, Plätze: { $seats }
error-seal-salt = ein Salz besteht aus druckbaren Zeichen
error-seal-marks = die Vermerke der Salze des Servers sind keine Plätze in ihrer Reihenfolge
error-seal-marked = das Salz von Platz { $seat } ist als das des Servers vermerkt und ist es nicht
error-seal-unmarked = das Salz von Platz { $seat } ist das des Servers, ohne Vermerk
error-seal-lot = die Auslosung ist nicht die, die Geheimnis, Kopf und Salze ergeben
error-seal-lot-missing = nach dem Kopf wurden die Plätze ausgelost, und die Auslosung fehlt
error-seal-lot-alone = nach dem Kopf wurden keine Plätze ausgelost, und es gibt eine Auslosung

## Errors: bots and series

error-no-bot = es gibt keinen Bot „{ $name }“ für { $game }; es gibt: { $bots }
error-search = „search:{ $text }“ ist keine Suche; schreib search:SEKUNDEN oder search:nodes=N, dann :plain oder :forgetful
error-external-command = „external:{ $command }“ ist kein Befehl: { $why }
error-external-empty = external: verlangt einen Befehl, zum Beispiel „external:python bot.py“
error-bot-forfeits = der Bot „{ $bot }“ { $what }: sein Platz verlässt das Spiel
error-bot-silent = hat auf Wahl { $choice } nicht geantwortet
error-bot-action = hat „{ $action }“ geantwortet, was keine Aktion dieses Spiels ist
error-bot-illegal = hat „{ $action }“ geantwortet, was jetzt nicht erlaubt ist
error-bot-start = ließ sich nicht starten ({ $why })
error-bot-protocol = spricht nicht das Protokoll { $protocol }
error-bot-ended = hat sich beendet
error-bot-late = hat mehr als { $seconds } Sekunden gebraucht
error-bot-json = hat „{ $line }“ gesagt, was kein JSON ist
error-bot-crash = ist abgestürzt ({ $error })
error-arena-bots = eine Arena braucht mindestens zwei verschiedene Bots, durch Kommas getrennt, zum Beispiel master,adept
error-arena-scale = „{ $scale }“ ist kein Maßstab; schreib eine Zahl über 0, zum Beispiel 1/40
error-arena-ledger = { $file }, Zeile { $line }: Das ist kein Spiel einer Arena; wähle einen anderen Ordner
error-arena-extra = { $what } braucht Pakete, die nicht installiert sind: pip install 'spellboard[{ $extra }]'
error-arena-executor = „{ $text }“ führt nichts aus; schreib dask://HOST:PORT
error-arena-cluster = der Cluster unter { $address } antwortet nicht: { $why }
error-arena-workers = der Cluster unter { $address } hat keine Worker
error-bots-named = Bots werden durch Kommas getrennt, zum Beispiel random,random
error-too-many-bots = { $bots } Bots sind zu viele für { $seats } Plätze
error-violation = Spiel { $number }, Entscheidung { $decision }: { $what }
error-dead-end = Sackgasse: nichts ist erlaubt und das Spiel nicht zu Ende
error-choice-refused = Ablehnung: „{ $action }“: { $refusal }
error-crash = Absturz: „{ $action }“: { $error }
error-unsound = Unstimmigkeit: { $problem }
error-weight = Zufall: ein Gewicht ist nicht positiv
error-no-result = Ergebnis: das Spiel ist ohne Ergebnis zu Ende
error-codes-unsorted = Auswahl: die Nummern sind nicht geordnet und verschieden
error-too-wide = Auswahl: { $many } Möglichkeiten sind mehr als { $most }
error-bytes-differ = Bytes: gespeichert und wieder gelesen ist die Stellung nicht dieselbe
