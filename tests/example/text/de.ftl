title = Embers
about = Ein kleines Spiel nur zum Testen; alle Zahlen sind unsere eigenen.
prompt-aim = Runde { $round }: Wen beraubst du, oder versteckst du dich?
prompt-lead = Runde { $round }: Eine Karte für Punkte vergraben oder passen?
prompt-lay = Welche Karte vergräbst du?
action-aim = Auf { $seat } zielen
action-hide = Verstecken
action-pass = Nichts vergraben
action-bury = Eine Karte vergraben
action-lay = { $card } vergraben
action-put-back = Zurücklegen
action-deal = { $card } austeilen
action-die = Der Würfel zeigt { $face }
action-lift = { $card } stehlen
action-omen = { $card } aufdecken
kind-aim = Zielen
kind-hide = Verstecken
kind-pass = Passen
kind-bury = Vergraben
kind-lay = Legen
kind-put-back = Zurücklegen
kind-deal = Austeilen
kind-die = Würfel
kind-lift = Stehlen
kind-omen = Omen
event-dealt = { $seat } erhält eine Karte.
    .private = { $seat } erhält { $card }.
event-aimed = { $seat } hat gewählt.
    .private = { $seat } wählt: { $target }.
event-revealed = Alle zeigen ihre Wahl: { $targets }.
event-rolled = Der Würfel zeigt { $die }.
event-stole = { $seat } stiehlt { $from } eine Karte.
    .private = { $seat } stiehlt { $from } { $card }.
event-buried = { $seat } vergräbt eine Karte.
    .private = { $seat } vergräbt { $card }.
event-passed = { $seat } vergräbt nichts.
event-omen = { $seat } deckt { $card } auf.
event-ended = Das Feuer ist aus. Punkte: { $scores }.
fact-cards = Karten
fact-points = Punkte
reason-rounds = die letzte Runde ist gespielt
name-ash = Asche
name-coal = Kohle
name-flame = Flamme
name-hiding = versteckt
name-nobody = niemand
sentence = Raube heimlich, versteck dich rechtzeitig und vergrabe deine besten Karten.
sheet-table = Tisch
sheet-mat = Ablage
sheet-hand = Hand
piece-deck = Stapel
piece-die = Würfel: { $die }
piece-backs = Verdeckte Karten ({ $seat }): { $count }
piece-cards = { $card }: { $count }
option-shelter = Schutz
    .help = Wer sich versteckt, kann nicht beraubt werden.

## Abschnitte der Regeln

section-set-up = Aufbau
section-aim = Zielen
section-rob = Rauben
section-lead = Führen
section-omen = Omen
section-end = Ende

## Was die Dinge tun

goal = Nach { $rounds } Runden gewinnt das höchste Ergebnis aus Karten und Punkten. Raube die anderen heimlich aus, versteck dich rechtzeitig und vergrabe Karten für Punkte.
legend = > führt die Runde an; Karten und Punkte stehen neben jedem Platz.
show-card = { $card }: zählt am Ende { $value }; { $count } insgesamt.

## Errors

error-card-figures = erwartet wurden Anzahlen und Werte von 0 bis 99
error-rounds = erwartet wurden 1 bis 100 Runden
error-hand = erwartet wurden 1 bis { $most } Karten auf jeder Hand

## Der angeleitete erste Zug

practice-hide = Verstecke dich: Wer sich versteckt, wird nicht beraubt.
practice-bury = Du führst. Vergrabe Kohle: Das bringt einen Punkt.
