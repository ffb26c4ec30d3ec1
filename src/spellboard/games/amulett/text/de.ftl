## Über diese Ausgabe

title = Das Amulett
about = Umriss des Plans, Verlauf der Mauer, Lage der Landschaften, alle Blitze und alle Metallsymbole der Zauber sind unsere Rekonstruktion; ebenso die Namen von sechs Einkommenszaubern und fast alle deutschen Namen. Zahl und Art des Materials, die Regeln und die Fähigkeiten folgen der niederländischen Anleitung; wo sie sich widerspricht oder schweigt, haben wir entschieden, und die Klausel sagt es.

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
name-energy-arcs = Energiebogen

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
name-orange = orange
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
name-b3 = B3 (Nordviertel)
name-b4 = B4 (Wald)
name-b5 = B5 (Steppe)
name-c1 = C1 (Steppe)
name-c2 = C2 (Wald)
name-c3 = C3 (Westviertel)
name-c4 = C4 (Ostviertel)
name-c5 = C5 (Wasser)
name-c6 = C6 (Gebirge)
name-d1 = D1 (Gebirge)
name-d2 = D2 (Wasser)
name-d3 = D3 (Südviertel)
name-d4 = D4 (Wald)
name-d5 = D5 (Steppe)
name-e1 = E1 (Wald)
name-e2 = E2 (Steppe)
name-e3 = E3 (Gebirge)
name-e4 = E4 (Wasser)

## Was ein Zauber tut

effect-none = Keine Fähigkeit, nur Einkommen.
effect-gem-income = Metallphase: { $amount } Karten { $metal } extra je Edelstein der Farbe { $gem } auf deinem Amulett.
effect-move-gem = Metallphase: Du darfst einen Edelstein aus einem Gebiet in ein anderes versetzen.
effect-extra-metal = Vor dem Marker: Nenne ein Metall, das in jedem Tausch dieser Edelsteinphase gilt.
effect-skim = Nimm nach jedem Tausch { $amount } der bezahlten Karten, auch eigene.
effect-refund-any = Nimm nach gewonnenem Tausch bis zu { $amount } deiner Karten zurück.
effect-refund-wall = Nimm nach gewonnenem Tausch an der großen Mauer bis zu { $amount } deiner Karten zurück.
effect-refund-pyramid = Nimm nach gewonnenem Tausch an einer Pyramide bis zu { $amount } deiner Karten zurück.
effect-extra-gem-any = Nimm nach gewonnenem Tausch { $amount } Edelstein des Gebiets mehr.
effect-extra-gem-wall = Nimm nach gewonnenem Tausch an der großen Mauer { $amount } Edelstein des Gebiets mehr.
effect-extra-gem-pyramid = Nimm nach gewonnenem Tausch an einer Pyramide { $amount } Edelstein des Gebiets mehr.
effect-wild-any = Jede deiner { $metal }-Karten gilt beim Tausch als beliebiges Metall.
effect-wild-wall = An der großen Mauer gelten alle deine Karten als beliebiges Metall.
effect-wild-pyramid = An einer Pyramide gelten alle deine Karten als beliebiges Metall.
effect-raise-step = Solange dein Gebot beim Tausch das höchste ist, muss das nächste um { $amount } höher sein.
effect-choose-marker = Du wählst den Marker der Edelsteinphase, statt ihn zu ziehen.
effect-free-move = Wenn du die Karawane ziehst, darf sie in jedes Gebiet mit Edelstein.
effect-may-equal = Beim Tausch darfst du das höchste Gebot gleichziehen, statt zu erhöhen.
effect-drain = Energiephase: Nimm bis zu { $amount } Steine von Zaubern anderer Spieler.
effect-shift = Energiephase: Verschiebe Steine dieses Zaubers auf andere deiner Zauber.

## Was nun

prompt-keep = Wähle geheim die zwei Zauber, die du behältst.
prompt-allot = Verteile geheim Steine auf { $first } und { $second }.
prompt-redraw = Tausche einen oder beide Zauber oder verzichte.
prompt-spell-bid = { $spell } wird versteigert. Höchstes Gebot: { $high }. Biete Steine oder passe.
prompt-lift = Teleportation: Heb einen Edelstein auf oder verzichte.
prompt-set = Setz den Edelstein ({ $gem }) in einem anderen Gebiet ab.
prompt-gain = Noch frei zu wählende Karten: { $left }. Wähle Metall und Anzahl.
prompt-before-marker = Vor dem Marker: Nutze deine Zauber oder verzichte.
prompt-trade-bid = Tausch in { $area }. Höchstes Gebot: { $high }. Biete Karten oder passe.
prompt-pay = Noch zu zahlende Karten: { $left }. Wähle Metall und Anzahl.
prompt-back = Du darfst Karten zurücknehmen: { $left }. Wähle Metall und Anzahl.
prompt-curse = Dein Fluch: Nimm eine bezahlte Karte oder verzichte.
prompt-take = Nimm einen Edelstein aus { $area }.
prompt-move = Zieh die Karawane.
prompt-blue = Energie: Nutze deine blauen Zauber oder beende.
prompt-drain = { $spell }: Entzieh dem Zauber eines anderen einen Stein (noch { $left }).
prompt-under = Wähle den Zauber, der als nächster unter den Stapel kommt.
prompt-chance = Es wird gezogen.
prompt-wait = Warten auf { $seat }.
prompt-over = Das Spiel ist zu Ende.

## Aktionen

kind-start = Erster Hut
kind-gem = Edelstein auslegen
kind-deal = Austeilen
kind-reveal = Aufdecken
kind-marker = Marker
kind-keep = Behalten
kind-allot = Steine verteilen
kind-redraw = Tauschen
kind-bid = Bieten
kind-pass = Passen
kind-decline = Verzichten
kind-lift = Edelstein aufheben
kind-set = Absetzen
kind-gain = Metall wählen
kind-desire = Metall nennen
kind-journey = Marker wählen
kind-pay = Zahlen
kind-back = Zurücknehmen
kind-curse = Fluch
kind-take = Edelstein nehmen
kind-move = Karawane ziehen
kind-use = Zauber nutzen
kind-drain = Stein entziehen
kind-shift = Stein verschieben
kind-enough = Genug
kind-done = Fertig
kind-under = Unter den Stapel legen
action-start = { $seat } beginnt mit dem Hut
action-gem = ein Edelstein ({ $gem }) wird ausgelegt
action-deal = { $spell } wird ausgeteilt
action-reveal = { $spell } wird aufgedeckt
action-marker = Marker { $number } wird gezogen
action-keep = { $first } und { $second } behalten
action-allot = { $first } und { $second } Steine
action-redraw = { $spell } tauschen
action-bid = { $count } bieten
action-pass = passen
action-decline = verzichten
action-lift = Edelstein ({ $gem }) aus { $area } aufheben
action-set = in { $area } absetzen
action-gain = { $count } { $metal } nehmen
action-desire = { $metal } nennen
action-journey = Marker { $number } wählen
action-pay = { $count } { $metal } zahlen
action-back = { $count } { $metal } zurücknehmen
action-curse = { $metal } durch den Fluch nehmen
action-take = Edelstein ({ $gem }) nehmen
action-move = die Karawane nach { $area } ziehen
action-use = { $spell } nutzen
action-drain = { $spell } von { $seat } einen Stein entziehen
action-shift = einen Stein auf { $spell } verschieben
action-enough = genug
action-done = fertig mit blauen Zaubern
action-under = { $spell } unter den Stapel legen

## Ereignisse

event-laid = Ein Edelstein ({ $gem }) liegt in { $area }.
event-hat = { $seat } hat den Hut.
event-dealt = { $seat } erhält { $spell }.
event-dealt-secretly = { $seat } erhält verdeckt einen Zauber.
    .private = Es ist { $spell }.
event-kept = { $seat } hat zwei Zauber gewählt.
    .private = Du behältst { $first } und { $second }.
event-allotted = { $seat } hat Steine verteilt.
    .private = Du verteilst { $first } und { $second }.
event-opened = { $seat } zeigt { $spell }, Steine: { $count }.
event-redrew = { $seat } legt { $spell } ab und zieht neu.
event-declined = { $seat } verzichtet.
event-round = Runde { $number } beginnt.
event-offered = { $spell } wird versteigert.
event-bid = { $seat } bietet { $count }.
event-passed = { $seat } passt.
event-bought = { $seat } gewinnt { $spell } für { $count } und nimmt den Hut.
event-unsold = Niemand bietet: { $spell } kommt unter den Stapel.
event-lifted = { $seat } hebt in { $area } einen Edelstein ({ $gem }) auf.
event-set = { $seat } setzt den Edelstein ({ $gem }) in { $area } ab.
event-income = { $seat } erhält { $count } { $metal }.
event-desired = { $seat } nennt { $metal }: Es gilt in jedem Tausch dieser Phase.
event-journeyed = { $seat } wählt Marker { $number }.
event-drawn = Marker { $number } wird gezogen.
event-untraded = Kein Tausch in { $area }.
event-won = { $seat } gewinnt den Tausch mit { $count } und nimmt den Hut.
event-paid = { $seat } zahlt { $count } { $metal }.
event-recovered = { $seat } nimmt { $count } { $metal } zurück.
event-cursed = { $seat } nimmt durch einen Fluch { $metal }.
event-took = { $seat } nimmt einen Edelstein ({ $gem }) aus { $area }.
event-moved = { $seat } zieht die Karawane nach { $area }.
event-used = { $seat } nutzt { $spell }.
event-drained = { $seat } entzieht { $spell } von { $from } einen Stein.
event-shifted = { $seat } verschiebt einen Stein auf { $spell }.
event-burned = { $seat } nimmt { $count } Steine von Zaubern zurück.
event-spent = { $spell } von { $seat } kommt unter den Stapel.
event-buried = { $seat } legt einen Zauber unter den Stapel.
    .private = Es ist { $spell }.
event-ended = Das Spiel ist zu Ende.

## Was alle von einem Platz sehen

fact-hand = Karten
fact-supply = Steine
fact-gems = Edelsteine
fact-colours = Farben
fact-spells = Zauber
fact-hat = Hut

## Wie ein Spiel endet

reason-colours = Edelsteine in sieben Farben
reason-gems = Acht Edelsteine
reason-standstill = Zu lange kein Tausch

## Phasen

phase-setup = Aufbau
phase-spell = Zauberphase
phase-metal = Metallphase
phase-gem = Edelsteinphase
phase-energy = Energiephase
phase-over = Ende
