## Über diese Ausgabe

title = Das Amulett
sentence = Biete Energiesteine für Zauber und Metall für Edelsteine, und fülle als Erstes dein Amulett.
about = Umriss des Spielplans, Verlauf der Mauer, Lage der Landschaften, alle Blitze und alle Metallsymbole der Zauber sind unsere Rekonstruktion; ebenso die Namen von sechs Einkommenszaubern und fast alle deutschen Namen. Zahl und Art des Materials, die Regeln und die Fähigkeiten folgen der niederländischen Anleitung; wo sie sich widerspricht oder schweigt, haben wir entschieden, und die Klausel sagt es.

## Optionen

option-start = Aufbau
    .help = Wie die ersten Zauber verteilt werden und ihre Energiesteine bekommen.
option-start-basic = Grundaufbau: zwei Zauber mit je zwei Energiesteinen
option-start-expert = für Könner: zwei von vier Zaubern behalten, Energiesteine geheim legen
option-start-redraw = Neuziehen: einmal neu ziehen, Energiesteine geheim legen
option-influence-amounts = Einfluss
    .help = Wie viele Karten jeder Einfluss zurückgibt: überall, an der großen Mauer, an einer Pyramide.
option-influence-amounts-1-2-2 = eine, zwei und zwei Karten
option-influence-amounts-2-2-2 = je zwei Karten
option-burning-desire-scope = Brennendes Verlangen
    .help = Für wen das Metall gilt, das „Brennendes Verlangen“ nennt.
option-burning-desire-scope-all = für alle
option-burning-desire-scope-owner = nur für die Person, der der Zauber gehört
option-builders-gift = Geschenk der Baumeister
    .help = Wo das „Geschenk der Baumeister“ einen weiteren Edelstein bringt.
option-builders-gift-wall = an der großen Mauer
option-builders-gift-pyramid = an einer Pyramide
option-gifts-stack = Geschenke addieren sich
    .help = Ob bei einem Tausch mehrere Geschenke wirken oder nur eines.
option-stalemate-rounds = Stillstand
    .help = Nach so vielen Runden hintereinander ohne Tausch endet das Spiel.

## Zauber

name-magic-amber = Magie der Bernsteine
name-magic-diamond = Magie der Diamanten
name-magic-ruby = Magie der Rubine
name-magic-emerald = Magie der Smaragde
name-teleportation = Teleportation
name-vein-gold = Goldader
name-vein-silver = Silberader
name-vein-copper = Kupferader
name-vein-iron = Eisenader
name-philosophers-stone = Stein der Weisen
name-horn-of-plenty = Füllhorn
name-burning-desire = Brennendes Verlangen
name-curse-croesus = Der Fluch des Krösus
name-curse-avarice = Der Fluch über den Geiz
name-influence = Einfluss
name-influence-builders = Einfluss der Baumeister
name-gift = Geschenk
name-influence-pharaohs = Einfluss der Pharaonen
name-gift-builders = Geschenk der Baumeister
name-meta-iron = Metamorphose des Eisens
name-gift-pharaohs = Geschenk der Pharaonen
name-great-power = Gewaltige Macht
name-meta-copper = Metamorphose des Kupfers
name-meta-gold = Metamorphose des Goldes
name-magic-journey = Magische Reise
name-divine-meta = Göttliche Metamorphose
name-wings-phoenix = Schwingen des Phönix
name-meta-silver = Metamorphose des Silbers
name-meta-stone = Metamorphose des Steins
name-superiority = Überlegenheit
name-pull-light = Sog des Lichts
name-pull-darkness = Sog der Dunkelheit
name-energy-arcs = Energiebögen

## Metalle, Edelsteine und Landschaften

name-gold = Gold
name-silver = Silber
name-copper = Kupfer
name-iron = Eisen
name-joker = beliebiges Metall
name-red = rot
name-yellow = gelb
name-green = grün
name-clear = farblos
name-white = weiß
name-light-blue = hellblau
name-dark-blue = dunkelblau
name-grey = grau
name-orange = orangefarben
name-brown = braun
name-blue = blau
name-water = Wasser
name-forest = Wald
name-mountain = Gebirge
name-steppe = Steppe
name-city = Stadt
name-pyramid = Pyramide
name-wall = große Mauer
name-both = beide
name-a1 = A1 (Wald)
name-a2 = A2 (Steppe)
name-a3 = A3 (Gebirge)
name-a4 = A4 (Wasser)
name-b1 = B1 (Gebirge)
name-b2 = B2 (Wasser)
name-b3 = B3 (Stadtteil Nord)
name-b4 = B4 (Wald)
name-b5 = B5 (Steppe)
name-c1 = C1 (Steppe)
name-c2 = C2 (Wald)
name-c3 = C3 (Stadtteil West)
name-c4 = C4 (Stadtteil Ost)
name-c5 = C5 (Wasser)
name-c6 = C6 (Gebirge)
name-d1 = D1 (Gebirge)
name-d2 = D2 (Wasser)
name-d3 = D3 (Stadtteil Süd)
name-d4 = D4 (Wald)
name-d5 = D5 (Steppe)
name-e1 = E1 (Wald)
name-e2 = E2 (Steppe)
name-e3 = E3 (Gebirge)
name-e4 = E4 (Wasser)

## Was ein Zauber tut

effect-none = Keine Fähigkeit, nur Einkommen.
effect-gem-income = Metallphase: { $amount } { $metal }karten extra je { $gem }em Edelstein auf deinem Amulett.
effect-move-gem = Metallphase: Du darfst einen Edelstein aus einem Gebiet in ein beliebiges anderes versetzen.
effect-extra-metal = Vor dem Ziehen des Rundenmarkers: Nenne ein Metall, das bei jedem Tausch dieser Edelsteinphase gilt.
effect-skim = Nimm nach jedem Tausch { $amount } der bezahlten Karten, auch eigene.
effect-refund-any = Nimm nach gewonnenem Tausch bis zu { $amount } deiner Karten zurück.
effect-refund-wall = Nimm nach gewonnenem Tausch an der großen Mauer bis zu { $amount } deiner Karten zurück.
effect-refund-pyramid = Nimm nach gewonnenem Tausch an einer Pyramide bis zu { $amount } deiner Karten zurück.
effect-extra-gem-any = Nimm nach gewonnenem Tausch { $amount ->
        [one] 1 weiteren Edelstein
       *[other] { $amount } weitere Edelsteine
    } aus dem Gebiet.
effect-extra-gem-wall = Nimm nach gewonnenem Tausch an der großen Mauer { $amount ->
        [one] 1 weiteren Edelstein
       *[other] { $amount } weitere Edelsteine
    } aus dem Gebiet.
effect-extra-gem-pyramid = Nimm nach gewonnenem Tausch an einer Pyramide { $amount ->
        [one] 1 weiteren Edelstein
       *[other] { $amount } weitere Edelsteine
    } aus dem Gebiet.
effect-wild-any = Jede deiner { $metal }karten gilt beim Tausch als beliebiges Metall.
effect-wild-wall = An der großen Mauer gelten alle deine Karten als beliebiges Metall.
effect-wild-pyramid = An einer Pyramide gelten alle deine Karten als beliebiges Metall.
effect-raise-step = Solange dein Gebot beim Tausch das höchste ist, muss das nächste um mindestens { $amount } höher sein.
effect-choose-marker = Du wählst den Rundenmarker der Edelsteinphase, statt ihn zu ziehen.
effect-free-move = Wenn du die Reisegesellschaft ziehst, darf sie in jedes Gebiet mit einem Edelstein.
effect-may-equal = Beim Tausch darfst du mit dem höchsten Gebot gleichziehen, statt zu erhöhen.
effect-drain = Energiephase: Nimm bis zu { $amount ->
        [one] 1 Energiestein
       *[other] { $amount } Energiesteine
    } von Zaubern der anderen.
effect-shift = Energiephase: Verschiebe Energiesteine von diesem Zauber auf andere deiner Zauber.

## Was nun

prompt-keep = Wähle geheim die zwei Zauber, die du behältst.
prompt-allot = Verteile geheim Energiesteine auf „{ $first }“ und „{ $second }“.
prompt-redraw = Leg einen oder beide Zauber ab und zieh neu, oder verzichte.
prompt-spell-bid = „{ $spell }“ wird versteigert. { $high ->
        [0] Noch kein Gebot.
       *[other] Höchstes Gebot: { $high }.
    } Biete Energiesteine oder passe.
prompt-lift = Teleportation: Heb einen Edelstein auf oder verzichte.
prompt-set = Setz den { $gem }en Edelstein in einem anderen Gebiet ab.
prompt-gain = Noch frei zu wählende Karten: { $left }. Wähle Metall und Anzahl.
prompt-before-marker = Vor dem Ziehen des Rundenmarkers: Nutze deine Zauber oder verzichte.
prompt-trade-bid = Tausch in { $area }. { $high ->
        [0] Noch kein Gebot.
       *[other] Höchstes Gebot: { $high }.
    } Biete Karten oder passe.
prompt-pay = Noch zu zahlende Karten: { $left }. Wähle Metall und Anzahl.
prompt-back = Karten, die du zurücknehmen darfst: { $left }. Wähle Metall und Anzahl.
prompt-curse = Dein Fluch: Nimm eine bezahlte Karte oder verzichte.
prompt-take = Nimm einen Edelstein aus { $area }.
prompt-move = Zieh die Reisegesellschaft.
prompt-blue = Energiephase: Nutze deine blauen Zauber oder sag, dass du fertig bist.
prompt-drain = „{ $spell }“: Entzieh einem fremden Zauber einen Energiestein (noch { $left }).
prompt-under = Wähle den Zauber, der als nächster unter den Zauberstapel kommt.
prompt-chance = Der Zufall ist dran.
prompt-wait = Warten auf { $seat }.

## Aktionen

kind-start = Wer beginnt
kind-gem = Edelstein auslegen
kind-deal = Austeilen
kind-reveal = Aufdecken
kind-marker = Rundenmarker
kind-keep = Behalten
kind-allot = Energiesteine verteilen
kind-redraw = Neu ziehen
kind-bid = Bieten
kind-pass = Passen
kind-decline = Verzichten
kind-lift = Edelstein aufheben
kind-set = Absetzen
kind-gain = Metall wählen
kind-desire = Metall nennen
kind-journey = Rundenmarker wählen
kind-pay = Zahlen
kind-back = Zurücknehmen
kind-curse = Fluch
kind-take = Edelstein nehmen
kind-move = Reisegesellschaft ziehen
kind-use = Zauber nutzen
kind-drain = Energiestein entziehen
kind-shift = Energiestein verschieben
kind-enough = Genug
kind-done = Fertig
kind-under = Unter den Zauberstapel legen
action-start = { $seat } beginnt mit dem Zauberhut
action-gem = Ein { $gem }er Edelstein wird ausgelegt
action-deal = „{ $spell }“ wird ausgeteilt
action-reveal = „{ $spell }“ wird aufgedeckt
action-marker = Rundenmarker { $number } wird gezogen
action-keep = „{ $first }“ und „{ $second }“ behalten
action-allot = { $first } und { $second } Energiesteine
action-redraw = Neu ziehen: { $spell }
action-bid = { $count } bieten
action-pass = Passen
action-decline = Verzichten
action-lift = Den { $gem }en Edelstein aus { $area } aufheben
action-set = Absetzen in { $area }
action-gain = { $count } { $metal } nehmen
action-desire = { $metal } nennen
action-journey = Rundenmarker { $number } wählen
action-pay = { $count } { $metal } zahlen
action-back = { $count } { $metal } zurücknehmen
action-curse = { $metal } durch den Fluch nehmen
action-take = Einen { $gem }en Edelstein nehmen
action-move = Die Reisegesellschaft nach { $area } ziehen
action-use = „{ $spell }“ nutzen
action-drain = Einen Energiestein entziehen: „{ $spell }“ von { $seat }
action-shift = Einen Energiestein auf „{ $spell }“ verschieben
action-enough = Genug
action-done = Fertig mit blauen Zaubern
action-under = „{ $spell }“ unter den Zauberstapel legen
action-bid-spell-bid = { $count ->
        [one] 1 Energiestein
       *[other] { $count } Energiesteine
    } bieten
action-bid-trade-bid = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } bieten
action-pass-spell-bid = Beim Zauber passen
action-pass-trade-bid = Passen und aus dem Tausch aussteigen
action-decline-redraw = Beide Zauber behalten
action-decline-lift = Alle Edelsteine liegen lassen
action-decline-before-marker = Keinen Zauber nutzen
action-decline-curse = Die Karten liegen lassen
action-enough-back = Nichts mehr zurücknehmen
action-enough-drain = Nichts mehr entziehen

## Bevor man wählt

need-supply = Energiesteine im Vorrat
need-least-bid = Mindestgebot
need-counting = Karten, die hier gelten ({ $metals })
need-stack = { $metal } im Stapel
need-laid-open = { $metal } unter den bezahlten Karten
need-hand = { $metal } auf der Hand
need-due = noch zu wählende Karten
need-stones = Energiesteine auf „{ $spell }“
need-spells = eigene Zauber
need-drawn = entzogene Energiesteine
preview-gems = Wer gewinnt, nimmt { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
    }.
preview-back = Wer gewinnt, darf höchstens { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } zurücknehmen.
preview-hat = Wer gewinnt, nimmt den Zauberhut.
preview-bid = Letztes Gebot ({ $seat }): { $count }.
preview-passed = { $seat } hat gepasst.
preview-metal-paid = Zu zahlen in { $metal }: { $count } von { $had }.
preview-metal-open = Zu zahlen in { $metal }: { $least } bis { $most } von { $had }, nach Wahl.
preview-metal-idle = Gilt hier nicht: { $metal } ({ $had }).
preview-off = Von „{ $spell }“ { $count ->
        [one] geht 1 Energiestein
       *[other] gehen { $count } Energiesteine
    } ab.

## Ereignisse

event-laid = Ein { $gem }er Edelstein liegt in { $area }.
event-hat = { $seat } hat den Zauberhut und beginnt.
event-dealt = { $seat } erhält „{ $spell }“.
event-dealt-secretly = { $seat } erhält verdeckt einen Zauber.
    .private = { $seat } erhält verdeckt „{ $spell }“.
event-kept = { $seat } hat zwei Zauber gewählt.
    .private = { $seat } behält „{ $first }“ und „{ $second }“.
event-allotted = { $seat } hat Energiesteine verteilt.
    .private = { $seat } verteilt { $first } und { $second } Energiesteine.
event-opened = { $seat } zeigt „{ $spell }“; Energiesteine darauf: { $count }.
event-redrew = { $seat } legt ab und zieht neu: { $spell }.
event-declined = { $seat } verzichtet.
event-round = Runde { $number } beginnt.
event-deck-short = { $count ->
        [0] Der Zauberstapel ist leer: In dieser Runde wird kein Zauber versteigert.
        [one] Der Zauberstapel reicht nicht: In dieser Runde wird nur 1 Zauber von { $wanted } versteigert.
       *[other] Der Zauberstapel reicht nicht: In dieser Runde werden nur { $count } Zauber von { $wanted } versteigert.
    }
event-offered = „{ $spell }“ wird versteigert.
event-bid = { $seat } bietet { $count }.
event-passed = { $seat } passt.
event-bought = { $seat } ersteigert „{ $spell }“ für { $count ->
        [one] 1 Energiestein
       *[other] { $count } Energiesteine
    } und nimmt den Zauberhut.
event-unsold = Niemand bietet: „{ $spell }“ kommt unter den Zauberstapel.
event-lifted = { $seat } hebt in { $area } einen { $gem }en Edelstein auf.
event-set = { $seat } setzt den { $gem }en Edelstein in { $area } ab.
event-income = { $seat } erhält { $count } { $metal }.
event-lacking = Der Metallstapel reicht nicht für { $seat }: { $count ->
        [one] Es fehlt 1
       *[other] Es fehlen { $count }
    } { $metal }.
event-missed = Alle Metallstapel sind leer: { $count ->
        [one] { $seat } entgeht 1 Karte
       *[other] { $seat } entgehen { $count } Karten
    }.
event-desired = { $seat } nennt { $metal }: Es gilt bei jedem Tausch dieser Phase.
event-journeyed = { $seat } wählt Rundenmarker { $number }.
event-drawn = Rundenmarker { $number } wird gezogen.
event-untraded = Kein Tausch in { $area }.
event-won = { $seat } gewinnt den Tausch mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } und nimmt den Zauberhut.
event-paid = { $seat } zahlt { $count } { $metal }.
event-recovered = { $seat } nimmt { $count } { $metal } zurück.
event-cursed = { $seat } nimmt durch einen Fluch { $metal }.
event-gems-short = Zu wenige Edelsteine in { $area } für ein Geschenk: { $count ->
        [one] { $seat } entgeht 1 Edelstein
       *[other] { $seat } entgehen { $count } Edelsteine
    }.
event-took = { $seat } nimmt einen { $gem }en Edelstein aus { $area }.
event-moved = { $seat } zieht die Reisegesellschaft nach { $area }.
event-used = { $seat } nutzt „{ $spell }“.
event-drained = { $seat } entzieht einen Energiestein: „{ $spell }“ von { $from }.
event-shifted = { $seat } verschiebt einen Energiestein auf „{ $spell }“.
event-burned = { $seat } nimmt { $count ->
        [one] 1 Energiestein
       *[other] { $count } Energiesteine
    } von Zaubern zurück.
event-spent = „{ $spell }“ von { $seat } kommt unter den Zauberstapel.
event-buried = { $seat } legt einen Zauber unter den Zauberstapel.
    .private = { $seat } legt „{ $spell }“ unter den Zauberstapel.
event-ended = Das Spiel ist zu Ende: { $reason }.

## Was alle von einem Platz sehen

fact-hand = { $count ->
        [one] Karte
       *[other] Karten
    }
fact-supply = { $count ->
        [one] Energiestein im Vorrat
       *[other] Energiesteine im Vorrat
    }
fact-gems = { $count ->
        [one] Edelstein
       *[other] Edelsteine
    }
fact-colours = { $count ->
        [one] Farbe
       *[other] Farben
    }
fact-spells = { $count ->
        [one] Zauber
       *[other] Zauber
    }
fact-hat = Zauberhut

## Wie ein Spiel endet

reason-colours = Edelsteine in sieben Farben
reason-gems = acht Edelsteine
reason-standstill = zu lange kein Tausch

## Phasen

phase-setup = Aufbau
phase-spell = Zauberspruchphase
phase-metal = Metallphase
phase-gem = Edelsteinphase
phase-energy = Energiephase
phase-over = Ende

## Der Tisch als Text

board-round = Runde { $round }
board-stacks = Metallstapel
board-deck = Zauberstapel { $count }
board-offer = „{ $spell }“, Gebot { $bid }
board-trades = Tauschgeschäfte übrig { $left }, Gebot { $bid }
board-desire = auch { $metal } zählt
board-open = offen gelegt
board-hand = Auf der Hand
board-dealt = Ausgeteilt
board-chosen = Gewählt
board-bid = Gebot { $count }
board-passed = gepasst
board-face-down = { $count } verdeckt
short-red = ro
short-yellow = ge
short-green = gn
short-clear = fl
short-white = we
short-light-blue = hb
short-dark-blue = db
short-grey = gu
short-orange = or
short-brown = br
short-water = Was
short-forest = Wal
short-mountain = Geb
short-steppe = Ste
short-city = Sta

sheet-board = Spielplan
sheet-display = Auslage
sheet-mat = Ablage
sheet-hand = Hand

## Teile, wie sie vorgelesen werden

piece-pyramid = Pyramide in { $area }
piece-caravan = Reisegesellschaft in { $area }
piece-gems = { $count ->
        [one] 1 { $gem }er Edelstein
       *[other] { $count } { $gem }e Edelsteine
    }
piece-metal = Metall: { $metal }
piece-cards = { $count ->
        [one] 1 Metallkarte
       *[other] { $count } Metallkarten
    }: { $metal }
piece-marker = Noch folgende Tauschgeschäfte: { $count }
piece-deck = Zauberstapel: { $count }
piece-hat = Zauberhut ({ $seat })
piece-supply = Energiesteine im Vorrat ({ $seat }): { $count }
piece-hand = Karten auf der Hand ({ $seat }): { $count }
piece-face-down = Verdeckte Zauber ({ $seat }): { $count }
piece-choice = Geheime Wahl ({ $seat }): { $count }
piece-last-bid = Letztes Gebot ({ $seat }): { $count }
piece-bid = Höchstes Gebot ({ $seat }): { $count }
piece-spell = Zauber: „{ $spell }“
piece-stones = Energiesteine auf „{ $spell }“: { $count }

## Abschnitte der Regeln

section-set-up = Aufbau
section-spell = Zauberspruchphase
section-metal = Metallphase
section-gem = Edelsteinphase
section-energy = Energiephase
section-end = Ende

## Was die Dinge tun

goal =
    Sammle Edelsteine auf deinem Amulett: Mit { $colours } verschiedenen Farben oder { $gems } beliebigen Edelsteinen gewinnst du sofort.
    In jeder Runde werden Zaubersprüche für Energiesteine versteigert. Deine Zauber bringen Metallkarten und haben Fähigkeiten. Mit Metall bietest du um die Edelsteine, wo die Reisegesellschaft steht; ein Gebiet nimmt nur sein eigenes Metall, ein Stadtteil alle vier.
    Am Ende der Runde nehmen Blitze Energiesteine von deinen Zaubern; ein leerer Zauber ist verloren.
legend =
    { "*" }  die Reisegesellschaft   ^ am Gebiet  die große Mauer
    P  eine Pyramide           ^ am Platz   der Zauberhut
    >  wer am Zug ist          die Zahl neben einem Zauber: seine Energiesteine
legend-sign = { $sign } { $name }
legend-gems = Edelsteine: { $signs }
legend-terrains = Gelände: { $signs }
topic-stone = Energiestein
topic-hat = Zauberhut
topic-caravan = Reisegesellschaft
topic-marker = Rundenmarker
show-spell = „{ $spell }“ (Zauber, { $colour }). In jeder Runde verliert er Energiesteine: { $bolts }.
show-income = Metall in jeder Runde: { $metals }.
show-counted = { $thing } { $count }
show-area = { $area }. Bezahlt wird mit: { $metal }. Plätze für Edelsteine: { $gems }.
show-wall = Es liegt an der großen Mauer.
show-pyramid = Es hat eine Pyramide.
show-metal = Karten ({ $metal }): { $cards } insgesamt. Angenommen in: { $terrains }.
show-gem = Edelsteine dieser Farbe ({ $gem }): { $count } insgesamt.
show-stone = Energiesteine: Du hast { $stones }. Du bietest sie für Zauber; sie liegen auf dem Zauber, und Runde für Runde schicken seine Blitze sie in deinen Vorrat zurück.
show-hat = Wer eine Versteigerung oder einen Tausch gewinnt, nimmt den Zauberhut und beginnt beim nächsten Mal.
show-caravan = Getauscht wird, wo die Reisegesellschaft steht. Wer gewinnt, zieht sie in ein Nachbargebiet mit Edelsteinen.
show-marker = Der Rundenmarker sagt, wie oft in der Edelsteinphase getauscht wird: { $numbers }.

## Errors

error-own-names = erwartet wurde ein eigener Name für jedes Gebiet, jeden Zauber, jedes Metall und jeden Edelstein
error-area-id = erwartet wurde die Kennung eines Gebiets
error-gem-colours = erwartet wurden { $fewest } bis { $most } Farben
error-colours-most = nicht mehr Farben, als es gibt: { $colours }
error-gems-count = Edelsteine erwartet: { $gems }, einer für jeden Ort
error-gems-run-out = so wenige, dass die Edelsteine nicht ausgehen, bevor jemand gewinnt
error-first-stones = erwartet wurde höchstens die Hälfte der Energiesteine einer Person
error-metal-cards = erwartet wurden genug Karten jedes Metalls für sechs Personen
error-expert-spells = erwartet wurden genug Zauber für sechs Personen
error-equal-bids = erwartet wurde höchstens ein Zauber, der mit einem Gebot gleichzieht: Zwei fänden kein Ende
error-unseen-cards = die Hände enthalten nicht die Karten, die niemand sieht
error-metal-all = erwartet wurde das Metall all oder eines von { $metals }
error-metal-any = erwartet wurde any oder eines von { $metals }
error-metal-joker = erwartet wurde joker oder eines von { $metals }
error-amount = erwartet wurde eine Menge von { $fewest } bis { $most }
error-gem-and-metal = erwartet wurden ein Edelstein der Ausgabe und ein Metall
error-borders = „{ $area }“ ist kein Gebiet, das ebenso angrenzt
error-gems-of-colour = so viele Edelsteine einer Farbe gibt es nicht

## Warum ein Bot so gezogen hat

why-win = Damit ist das Spiel gewonnen.
why-stop = Sonst kann { $seat } hier das Spiel gewinnen.
why-new-colour = Diese Farbe fehlt noch: { $gem }.
why-one-more = Jeder Edelstein zählt.
why-too-dear = Mehr Karten ist der Edelstein nicht wert.
why-not-here = Anderswo sind die Karten mehr wert.
why-keep-stones = Die Energiesteine sind bei einem anderen Zauber besser aufgehoben.
why-lasts = So wirkt „{ $spell }“ { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } lang.
why-waits = In { $area } wartet eine Farbe, die noch fehlt: { $gem }.
why-best-there = Der nächste Tausch lohnt sich am meisten in { $area }.
why-many = Mehr Tauschgeschäfte bringen mehr Edelsteine.
why-few = Bei wenigen Tauschgeschäften bleibt den anderen wenig.
why-weaken = Ohne „{ $spell }“ ist { $seat } schwächer.
why-longer = So hält „{ $spell }“ länger.
why-away = Dort nützt er den anderen weniger.
why-metal = Dieses Metall wird am meisten gebraucht: { $metal }.

## Der angeleitete erste Zug

practice-spell = Zaubersprüche bringen Metall, und „Goldader“ bringt jede Runde 3 Gold. Die anderen haben keinen Energiestein mehr: Biete 1, und sie gehört dir.
practice-joker = Deine Zaubersprüche haben Metall gebracht. Bei einem Joker wählst du: Nimm Gold, denn die Reisegesellschaft steht am Wasser, und dort zählt Gold.
practice-trade = Ein Edelstein gegen Metallkarten: Hier zählt nur Gold. Die Zaubersprüche der anderen bringen keines: Biete 2 Karten.
practice-gem = Der Tausch gehört dir, und damit ein Edelstein. Nimm den roten: Sieben verschiedene Farben gewinnen, oder acht beliebige Edelsteine.
practice-caravan = Du hast den Zauberhut, also ziehst du die Reisegesellschaft. Zieh sie nach C3: In der Stadt zählt jedes Metall, und dort liegt ein gelber Edelstein.
