# Die Wörter der Wiedergabe und der gedruckten Regeln.

replay-title = Nachspielen
replay-title-of = Nachspielen: { $game }
replay-open = Eine Aufzeichnung öffnen
replay-drop = Lege eine Aufzeichnung auf dieser Seite ab oder wähle eine Datei. Der Server spielt sie durch, bevor er etwas zeigt, und behält nichts davon.
replay-choose = Datei wählen
replay-refused = Das lässt sich nicht zeigen. { $why }
replay-mine = Deine Spiele
replay-none = Hier erscheinen Spiele, die du begonnen hast.
replay-of = Nachspielen: { $game }, { $names }
replay-file = Aus der Datei „{ $name }“
replay-running = Dieses Spiel läuft noch. Du siehst, was dir bisher gezeigt wurde.
replay-early = Dieses Spiel hat noch nicht begonnen.
replay-looking = Zurückblicken
replay-eyes = Mit wessen Augen
replay-everybody = Was alle sehen konnten
replay-eyes-here = mit diesen Augen
replay-to-choose = am Zug
replay-link = Link zu diesem Augenblick
replay-record = Aufzeichnung sichern
replay-transcript = Sichern, was mir gezeigt wurde
replay-table = Zum Tisch

## Der Schieber

replay-controls = Wiedergabe
replay-scrub = Augenblick
replay-steps = Schritte
replay-where = Augenblick { $page } von { $all }, Runde { $round }
replay-play = Abspielen
replay-rest = Anhalten
replay-first = An den Anfang
replay-last = Ans Ende
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
replay-start = Der Tisch vor dem ersten Zug.
replay-folded = Jemand hat etwas versucht und zurückgenommen.
replay-undone = { $name } nimmt etwas zurück.
replay-rewound = Alle waren einverstanden, zurückzugehen.
replay-jumps = Runden und Höhepunkte
replay-round = Runde
replay-round-n = Runde { $round }
replay-round-none = Vor der ersten Runde
replay-events = Höhepunkte dieser Runde
replay-no-events = Nichts Besonderes in dieser Runde.
replay-event-back = Voriger Höhepunkt
replay-event-on = Nächster Höhepunkt
replay-told = Was geschah
replay-key-step = einen Schritt zurück oder weiter
replay-key-ends = an den Anfang, ans Ende
replay-key-rounds = eine Runde zurück oder weiter
replay-key-events = nächster oder voriger Höhepunkt
replay-key-play = abspielen, anhalten
replay-key-board = zum Spielplan
replay-key-keys = diese Tasten

## Von hier an weiter

replay-fork = Von hier weiterspielen
replay-fork-text = An einem neuen Tisch geht es mit dieser Stellung los, mit Bots auf den anderen Plätzen. Das alte Spiel bleibt, wie es war.
replay-fork-over = Wähle einen früheren Augenblick: Hier ist das Spiel zu Ende.
replay-fork-seat = Dein Platz
replay-fork-go = Weiterspielen als { $name }

## Das Siegel

seal-title = Das Siegel
seal-text = Hat jemand Würfel oder Karten manipuliert? Dieser Browser rechnet selbst nach.
seal-check = Siegel prüfen
seal-holds = Bewiesen:
seal-broken = Widerlegt:
seal-failed = Prüfung gescheitert:
seal-entry = Der erste Eintrag, der nicht passt, ist { $entry }.
seal-said-holds = Das Siegel hält.
seal-said-part = Die Aufzeichnung ist in sich stimmig, aber nur zum Teil bewiesen.
seal-said-broken = Das Siegel hält nicht.
seal-said-nothing = Es gibt kein Siegel zu prüfen.
seal-malformed = Dieser Browser kann die Aufzeichnung nicht lesen: Sie ist nicht so geschrieben, wie das Format es verlangt.
seal-unproved-former = Diese Aufzeichnung hat ein älteres Format, dessen Siegel weder Spiel noch Züge band.
seal-unproved-unsealed = Dieses Spiel beruht auf einem Startwert: Es lässt sich wiederholen, beweist aber nichts.
seal-unproved-closed = Das Geheimnis ist noch nicht gelüftet.
seal-basis-nothing = Nicht bewiesen: Dieser Browser hat von diesem Spiel weder Festlegung noch Kettenende behalten. Die Aufzeichnung ist nur in sich stimmig, und wer das Geheimnis hat, kann eine andere schreiben, die es auch ist.
seal-basis-commitment = Zum Teil bewiesen: Spiel, Ausgabe, Optionen und Geheimnis sind die der Festlegung, die dieser Browser behalten hat. Ein Kettenende hat er nicht behalten, also können die Züge ausgetauscht sein.
seal-basis-head = { $rest ->
    [0] Zum Teil bewiesen: Das sind die Einträge, die dieser Browser verfolgt hat. Eine Festlegung hat er nicht behalten; wann das Geheimnis feststand, zeigt er also nicht.
    [one] Bewiesen bis Eintrag { $count }: Dieser Browser hat das Kettenende danach behalten. Der letzte Eintrag kann später geschrieben sein.
   *[other] Bewiesen bis Eintrag { $count }: Dieser Browser hat das Kettenende danach behalten. Die { $rest } Einträge danach können später geschrieben sein.
}
seal-basis-whole = Bewiesen: Das ist das Spiel, das dieser Browser verfolgt hat. Er hat die Festlegung und das letzte Kettenende behalten.
seal-by-browser = In diesem Browser nachgerechnet
seal-commitment = Geheimnis, Spiel, Ausgabe und Optionen passen zur Festlegung in der Aufzeichnung.
seal-edition = die Angaben der Ausgabe passen zum Kopf der Aufzeichnung.
seal-start = die Stellung am Anfang passt zum Kopf der Aufzeichnung.
seal-players = zu jedem Platz gibt es einen Namen.
seal-salts = die Salze passen zu den Plätzen, und die des Servers sind als solche markiert.
seal-lot = die Plätze sind die des Loses aus Geheimnis, Kopf und Salzen.
seal-chain = { $count ->
    [one] der einzige Eintrag ist mit dem Anfang verkettet.
   *[other] { $count } Einträge sind miteinander verkettet.
}
seal-journal = { $count ->
    [one] der einzige Eintrag ist richtig geschrieben, und die Aufzeichnung hat ein Ende.
   *[other] { $count } Einträge sind fortlaufend nummeriert und passen zueinander, und die Aufzeichnung hat ein Ende.
}
seal-falls = { $count ->
    [0] es gab keine Würfe und Karten zu prüfen.
    [one] der einzige Wurf oder die einzige gezogene Karte fällt auf eines der Gewichte.
   *[other] { $count } Würfe und gezogene Karten sind fortlaufend nummeriert, und jedes Ergebnis fällt auf eines der Gewichte.
}
seal-by-kept = Verglichen mit dem, was dieser Browser behielt
seal-kept-commitment = die Festlegung ist die, die diesem Browser vor dem ersten Geben gezeigt wurde.
seal-kept-salt = { $count ->
    [one] dein Salz ist darin.
   *[other] deine { $count } Salze sind darin.
}
seal-kept-head = { $count ->
    [0] die Aufzeichnung enthält das Kettenende, das dieser Browser zuletzt gesehen hat.
   *[other] bis Eintrag { $count } wurde keiner geändert, ergänzt oder weggelassen, seit dieser Browser das Kettenende gesehen hat.
}
seal-by-engine = Von der Engine bewiesen
seal-only-engine = Nur die Engine kennt die Regeln: dass jeder Zug erlaubt war, dass die Gewichte zur Stellung passen und für welche Karte oder Zahl jedes von ihnen steht.
seal-by-nobody = Was keine Aufzeichnung zeigen kann
seal-host = Wer den Server betreibt, hat das Geheimnis und kennt jeden kommenden Wurf. Wer dabei mitspielt, hat einen Vorteil, der keine Spur hinterlässt.
proved-rules = jeder Zug ist nach den Regeln erlaubt.
proved-result = das Ergebnis ist das der letzten Stellung.
proved-dice = jeder Wurf und jede gezogene Karte folgt aus Geheimnis, Kopf und Salzen.
proved-commitment = die Festlegung ist die gezeigte.
proved-salts = die Salze sind die, die abgegeben wurden.
proved-head = es ist die Aufzeichnung, deren letztes Glied behalten wurde.
proved-lot = die Plätze sind die des Loses aus Geheimnis, Kopf und Salzen.
proved-start = es begann mit der Stellung des anderen Spiels.
warning-former = Die Aufzeichnung hat ein älteres Format.
warning-unsealed = Das Spiel beruht auf einem Startwert.
warning-rewinds = Mindestens einmal ging es einvernehmlich zurück; die dabei verworfenen Würfe stehen in der Aufzeichnung.
warning-server-salts = Manches Salz kam vom Server: Bots haben kein eigenes.
warning-weak-salts = Manche Salze sind zu kurz und damit unsicher.
warning-practice = Das ist eine Übung: ein angeleiteter erster Zug aus einer vorbereiteten Stellung.

## Die gedruckten Regeln

rules-title = Regeln
rules-of-game = Die Regeln von { $game }
rules-print = Drucken
rules-revision = Fassung { $revision } der Regeln, wie dieser Server sie spielt.
rules-ruling-note = Wo die Regelhefte sich unterscheiden oder schweigen, haben wir entschieden. Solche Klauseln tragen den Vermerk „unsere Entscheidung“.
rules-books = Quellen
rules-figures = Angaben der Ausgabe
