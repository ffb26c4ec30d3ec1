# Die Worte des Tisches und des Tischbildschirms.

table-title = Tisch
table-lost = Ein Gerät an diesem Tisch kennt Eintrag { $entry } des Verlaufs, und der Server hat ihn nicht. Vielleicht hat der Server Züge verloren.
table-damaged = Was der Server von diesem Tisch gespeichert hatte, ist beschädigt; der Tisch ist deshalb geschlossen. Wer den Server betreibt, kann nachsehen, was zu retten ist.
table-rules-changed = Die Regeln dieses Spiels haben sich seither geändert; der Tisch ist deshalb geschlossen.
board-label = Die Stellung
board-own = Bei dir: { $sheet }
seats-label = Plätze
seat-label = Platz von { $name }
seat-you = das bist du
seat-your-turn = du bist dran
seat-thinks = überlegt
seat-bot = Bot
seat-resigned = hat aufgegeben
seat-unfold = Was { $name } hat
watching = Du schaust zu.
cell-lit = Das kannst du wählen.
clock-label = Restzeit: { $left }
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}

## Was jetzt

flag-over = Das Spiel ist zu Ende
flag-chosen = Gewählt; du kannst es noch ändern
choices-label = Deine Möglichkeiten
choices-back = Zurück
choices-rules = Regeln dazu
choice-where = wähle wohin
choice-which = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
move-steps = { $move } ({ $steps } Schritte)
pick-place = Wähle einen leuchtenden Ort oder tippe seinen Namen ein
pick-type = Tippe ein paar Buchstaben
pick-count = { $shown } von { $all } gezeigt
number-label = Wie viele
number-less = Eins weniger
number-more = Eins mehr
confirm-label = Das spielen?
confirm-stays = Das lässt sich nicht zurücknehmen.
confirm-no = Noch nicht
undo = Zurücknehmen
undo-turn = Meinen Zug zurücknehmen
rewatch = Seit meinem letzten Zug
rewatch-stop = Anhalten ({ $at } von { $all })
command-label = Ein Zug in Notation
command-hint = Zug eintippen
blocked-title = { $count ->
    [one] Was nicht geht, und warum (1)
   *[other] Was nicht geht, und warum ({ $count })
}
need = { $what }: { $needed } nötig, { $had } vorhanden
why-source = Quelle: { $source }
why-close = Verstanden
order-button = Automatischer Zug
order-title = Automatischer Zug
order-text = Er wird für dich gespielt, sobald es geht, auch wenn du weg bist.
order-phase = Für diese Phase
order-round = Für diese Runde
order-cancel = Aufheben
order-stands = Automatischer Zug: { $order }

## Verlauf, Gespräch, Regeln

tabs-label = Verlauf, Gespräch und Regeln
tab-log = Verlauf
tab-chat = Gespräch
tab-rules = Regeln
log-empty = Noch keine Züge.
log-rule = Die Regel nachschlagen
somebody = Jemand
chat-label = Sag etwas am Tisch
chat-hint = Sag etwas
chat-muted = Der Host hat dich stummgeschaltet.
chat-send = Senden
rules-search = In den Regeln suchen
rules-none = Keine Regel gefunden.
rules-whole = Das ganze Regelheft
our-ruling = unsere Entscheidung
figures-none = Jede Angabe wurde in einer Quelle gefunden.
figures-text = { $count ->
    [one] Eine Angabe dieser Ausgabe ist rekonstruiert, weil keine Quelle sie zeigt:
   *[other] { $count } Angaben dieser Ausgabe sind rekonstruiert, weil keine Quelle sie zeigt:
}
figures-derived = { $count ->
    [one] Eine weitere wurde aus den Quellen abgeleitet.
   *[other] { $count } weitere wurden aus den Quellen abgeleitet.
}
happened-joined = { $name } setzt sich.
happened-left = { $name } ist gegangen.
happened-away = { $name } ist weg.
happened-present = { $name } ist da.
happened-bot = Ein Bot spielt für { $name }.
happened-returned = { $name } ist zurück.
happened-removed = Der Host hat jemanden weggeschickt.
happened-paused = Die Partie ist pausiert.
happened-resumed = Die Partie geht weiter.
happened-flag = Die Zeit von { $name } ist abgelaufen.
happened-long = Diese Partie hat { $entries } Einträge. Ab { $undo } lässt sich nichts mehr zurücknehmen, bei { $most } wird sie geschlossen.
happened-agreed = Alle haben zugestimmt.
happened-refused = Der Vorschlag wurde abgelehnt.
happened-lost = Ein Gerät kennt Züge, die der Server nicht hat.

## Der Tisch selbst

table-dialog = Tisch und Leute
open-screen = Tischbildschirm
replay = Nachspielen
pause = Pause
resume = Weiter
mute = Stummschalten
mute-of = { $name } stummschalten
unmute = Reden lassen
unmute-of = { $name } reden lassen
hand = An einen Bot geben
hand-of = Den Platz von { $name } an einen Bot geben
remove = Wegschicken
remove-of = { $name } wegschicken
propose-rewind = Vorschlagen, einen Schritt zurückzugehen
propose-agreement = Vorschlagen, das Spiel zu beenden
resign = Aufgeben
close-table = Die Partie beenden
resign-title = Das Spiel verlassen?
resign-text = Die anderen spielen ohne dich weiter. Das lässt sich nicht zurücknehmen.
resign-yes = Ja, ich gebe auf
vote-label = Ein Vorschlag
vote-rewind = { $name } schlägt vor, vor den Eintrag { $entry } zurückzugehen.
vote-agreement = { $name } schlägt vor, das Spiel ohne Sieg zu beenden.
vote-hand = { $name } schlägt vor, dass ein Bot für { $about } spielt.
vote-return = { $name } möchte wieder mitspielen.
vote-count = { $yes } von { $all } dafür
vote-yes = Zustimmen
vote-no = Ablehnen
rank = { $rank }. { $name }
revealed = Was die anderen hatten
rematch = Noch einmal
rematch-go = Zum neuen Tisch
dialog-close = Schließen
words-title = Die Stellung in Worten

## Ein Gerät, mehrere Leute

hand-over = Jetzt ist { $name } dran
hand-over-text = Gib das Gerät weiter. Von der letzten Person ist nichts mehr zu sehen.
hand-over-take = Ich bin { $name }

## Tasten

keys-title = Tasten
key-1-does = aus der Liste wählen
key-arrows-does = sich auf dem Spielplan bewegen
key-page = Bild auf, Bild ab
key-page-does = zum nächsten leuchtenden Ort
key-enter = Eingabe
key-enter-does = wählen, was im Fokus ist, oder bestätigen
key-escape = Esc
key-escape-does = einen Schritt zurück; eine Animation beenden
key-u-does = zurücknehmen
key-shift-u = Umschalt U
key-shift-u-does = meinen Zug zurücknehmen
key-w-does = ansehen, was seit meinem letzten Zug geschah
key-s-does = die Stellung in Worten hören
key-b-does = zum Spielplan
key-t-does = zu meinen Möglichkeiten
key-l-does = Verlauf
key-c-does = Gespräch
key-r-does = Regeln
key-zoom-does = heranzoomen, herauszoomen, ganzer Spielplan; dann verschieben ihn die Pfeile
key-slash-does = einen Zug eintippen
key-question-does = diese Tasten

## Der Tischbildschirm

screen-title = Tischbildschirm
screen-scan = Platz { $number }: scannen und hinsetzen
screen-last = Letzter Zug
screen-nobody = Gerade muss niemand wählen.
guide-label = Hinweis
guide-read = Verstanden
guide-enough = Keine Hinweise mehr
guide-again = Hinweise wieder zeigen
zoom-label = Größe des Spielplans: { $name }
zoom-closer = Näher heran
zoom-farther = Weiter weg
zoom-whole = Den ganzen Spielplan zeigen

## Ein angeleiteter erster Zug

lesson-label = Dein erster Zug, Schritt für Schritt
lesson-step = Schritt { $step } von { $of }
lesson-again = Von vorn
lesson-own-way = Du gehst deinen eigenen Weg, und das ist gut so. Wähle, was du magst; hier zählt nichts.
lesson-done = Das war dein erster Zug. Die Bots spielen mit dir weiter, oder du beginnst ein richtiges Spiel.
lesson-play-on = Gegen die Bots weiterspielen
lesson-real = Ein richtiges Spiel beginnen
