# Die Wörter von Bellum Magica auf Deutsch.

## Über diese Ausgabe

title = Bellum Magica
sentence = Würfle für deine Horde, plündere die Menschen, raube die Burgen der anderen aus: Die wertvollsten Truhen gewinnen.
about = Bellum Magica von Frédéric Guérard. Anzahlen, Preise, Aufbau und die aufgedruckten Schilde sind bekannt; die Symbole der Burgen und Kreaturen, Verteidigung und Beute der Orte und die Werte der Truhen haben wir rekonstruiert und mit simulierten Partien abgestimmt, denn keine öffentliche Quelle nennt sie. Die Namen von Kreaturen und Orten sind unsere eigenen.

## Was nun

prompt-castle = Wähle deine Burg.
prompt-goblins = Leg deine Kobolde an, { $first } und { $second }: links zum Sammeln und Erkunden, rechts zum Angreifen.
prompt-horde = Der Würfel zeigt { $row }. Ein Fass für einen neuen Wurf ausgeben oder passen?
prompt-captain = Der Würfel zeigt { $row }. Du bist Würfelmeister; bereite Zauber: { $spell }, Fässer: { $barrel }. Neu würfeln oder passen?
prompt-attack = Deine Reihe { $row }: Schwerter { $sword }, magische Schwerter { $magic }, Diebe { $thief }. Greif ein Ziel an oder passe.
prompt-rob = Deine Diebe sind in der Burg von { $victim }. Nimm noch eine Truhe (höchstens noch { $left }) oder beende den Raub.
prompt-recruit = Rekrutiere Kreaturen oder passe. Du hast: Nahrung { $food }, Glyphen { $sign }.
prompt-place = Neue Kreatur: { $creature }. Auf welcher Seite deiner Burg soll sie dienen?

## Aktionen

action-castle = Burg nehmen: { $castle }
action-deal = Ausgeteilt: { $creature }
action-goblins = Erster Kobold { $first }, zweiter Kobold { $second }
action-reveal = Aufgedeckt: { $place }
action-draw = Aufgedeckt: { $creature }
action-captain = Würfelmeister: { $seat }
action-die = Der Würfel zeigt { $row }
action-reroll-barrel = Ein Fass ausgeben: neu würfeln
action-reroll-spell = Verwirrungszauber sprechen: neu würfeln
action-pass = Passen
action-pass-horde = Passen: den Wurf gelten lassen
action-pass-attack = Passen: nicht angreifen
action-pass-recruit = Passen: nicht weiter rekrutieren
action-attack = Angreifen: { $place }
action-rob = { $seat } ausrauben: { $chest }
action-done = Raub beenden
action-chest = Eine Truhe im Wert { $value }
action-recruit = Rekrutieren: { $creature }
action-recruit-by-signs = Nur mit Glyphen rekrutieren: { $creature }
action-place = Anlegen: { $side }
kind-castle = Burg
kind-deal = Kobold ausgeteilt
kind-goblins = Kobolde anlegen
kind-reveal = Ort aufgedeckt
kind-draw = Kreatur aufgedeckt
kind-captain = Wer beginnt als Würfelmeister
kind-die = Würfel
kind-reroll-barrel = Fass
kind-reroll-spell = Zauber
kind-pass = Passen
kind-attack = Ort angreifen
kind-rob = Burg ausrauben
kind-done = Raub beenden
kind-chest = Truhe
kind-recruit = Rekrutieren
kind-recruit-by-signs = Mit Glyphen rekrutieren
kind-place = Kreatur anlegen

## Ereignisse

event-castle = { $seat } hat die Burg: { $castle }.
event-dealt = { $seat } bekommt einen Kobold.
    .private = { $seat } bekommt einen Kobold: { $creature }.
event-chose = { $seat } hat beide Kobolde verdeckt angelegt.
    .private = { $seat } legt verdeckt an: erster Kobold { $first }, zweiter Kobold { $second }.
event-goblins = { $seat } zeigt die Kobolde. Links: { $left }. Rechts: { $right }.
event-place = Neuer Ort: { $place }.
event-creature = Zu rekrutieren: { $creature }.
event-captain = Würfelmeister: { $captain }.
event-rolled = { $captain } würfelt { $row }.
event-barrel = { $seat } gibt eine Runde aus: ein Fass für einen neuen Wurf.
event-spell = { $seat } spricht einen Verwirrungszauber und würfelt neu.
event-passed = { $seat } lässt den Wurf gelten.
event-scout = { $seat } hat die meisten Schatzkarten ({ $maps }).
event-tie = Gleichstand bei den meisten Schatzkarten ({ $maps }): { $seats }.
event-chest = { $seat } nimmt eine { $chest }{ $substitute ->
        [0] { "" }
       *[other] , denn es ist keine { $owed } mehr da
    }.
    .private = { $seat } nimmt eine { $chest } im Wert von { $value }{ $substitute ->
            [0] { "" }
           *[other] , denn es ist keine { $owed } mehr da
        }.
event-robs = Ein Dieb von { $seat } greift nach einer { $chest } von { $victim }.
event-stole = { $seat } stiehlt { $victim } eine { $chest }.
    .private = { $seat } stiehlt { $victim } eine { $chest } im Wert von { $value }.
event-shield = { $seat } bekommt ein Schildplättchen für die beraubte Burg.{ $spare ->
        [0] { "" }
       *[other] { "" } Solche Plättchen sind aufgebraucht; es wird ein Ersatz genommen.
    }
event-held = { $seat } greift nicht an.
event-bonus = { $seat } bekommt einen Bonus: { $bonus }.{ $spare ->
        [0] { "" }
       *[other] { "" } Solche Plättchen sind aufgebraucht; es wird ein Ersatz genommen.
    }
event-placed = { $seat } legt { $side } an: { $creature }.
event-finished = { $seat } ist mit dem Rekrutieren fertig.
event-day = Tag { $day } ist vorbei.
event-ended = Das Spiel ist zu Ende: { $reason }.
event-gathered = { $seat } sammelt { $food ->
        [0] keine Nahrung
       *[other] { $food } Nahrung
    }{ $sign ->
        [0] { "" }
        [one] , { $sign } Glyphe
       *[other] , { $sign } Glyphen
    }.
event-short = Der Vorrat reicht nicht. { $seat } bekommt nicht: { $missing }.
event-looted = { $seat } plündert: { $place }{ $food ->
        [0] { "" }
       *[other] , +{ $food } Nahrung
    }{ $sign ->
        [0] { "" }
        [one] , +{ $sign } Glyphe
       *[other] , +{ $sign } Glyphen
    }{ $barrel ->
        [0] { "" }
        [one] , +{ $barrel } Fass
       *[other] , +{ $barrel } Fässer
    }{ $wood ->
        [0] { "" }
        [one] , +{ $wood } Holztruhe
       *[other] , +{ $wood } Holztruhen
    }{ $metal ->
        [0] { "" }
        [one] , +{ $metal } Metalltruhe
       *[other] , +{ $metal } Metalltruhen
    }{ $gold ->
        [0] { "" }
        [one] , +{ $gold } Goldtruhe
       *[other] , +{ $gold } Goldtruhen
    }.
event-recruited = { $seat } rekrutiert: { $creature }{ $food ->
        [0] { "" }
       *[other] , −{ $food } Nahrung
    }{ $sign ->
        [0] { "" }
        [one] , −{ $sign } Glyphe
       *[other] , −{ $sign } Glyphen
    }.
event-counted = { $seat }: { $chests ->
        [one] { $chests } Truhe
       *[other] { $chests } Truhen
    }, Wert { $value }.

## Warum ein Bot so gewählt hat

why-chests = { $chests ->
        [one] Eine Truhe mehr
       *[other] { $chests } Truhen mehr
    }: Das macht { $total } von { $end }.
why-ending = Damit endet das Spiel, und niemand scheint reicher zu sein.
why-supplies = Keine Truhe war erreichbar, aber mit dieser Beute lassen sich Kreaturen bezahlen.
why-barrel = Ein Fass ist eine zweite Chance, wenn der Würfel schlecht fällt.
why-rob-richest = Die wertvollsten Truhen hat { $seat }.
why-rob = Eine Truhe mehr hier ist eine weniger für { $seat }.
why-hold = Noch eine Truhe würde das Spiel zu früh beenden.
why-reroll = Reihe { $row } bringt hier weniger als die anderen Reihen im Schnitt.
why-reroll-others = Reihe { $row } würde den anderen mehr helfen.
why-row-good = Reihe { $row } bringt hier nicht weniger als die anderen Reihen im Schnitt.
why-row-kept = Reihe { $row } ist schwach, aber ein neuer Wurf ist später vielleicht mehr wert.
why-recruit-most = Eine extrem fiese Kreatur wirkt in allen sechs Reihen.
why-recruit-bonus = Sie bringt sofort einen Bonus: { $bonus }.
why-recruit-early = Was früh rekrutiert wird, wirkt am längsten.
why-recruit = Für ihren Preis bringt hier keine mehr.
why-save = Nahrung und Glyphen werden für eine bessere Kreatur gespart.
why-left-maps = Links bringt sie die meisten Schatzkarten in { $rows ->
        [one] einer Reihe
       *[other] { $rows } Reihen
    }.
why-left = Links sammelt sie in { $rows ->
        [one] einer Reihe
       *[other] { $rows } Reihen
    }.
why-right-thief = Rechts können ihre Diebe Burgen ausrauben.
why-right-magic = Rechts schlagen ihre magischen Schwerter magische Schilde.
why-right = Rechts stärkt sie { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    }.
why-goblins-left = Erst Nahrung: Damit bezahlst du die nächsten Kreaturen.
why-goblins-right = Erst Schwerter: Die ersten Bauernhöfe fallen früh.
why-goblins-split = Einer sammelt, einer kämpft.

## Was alle von einem Platz sehen

fact-castle = Burg
fact-food = { $count ->
        [one] Nahrung
       *[other] Nahrung
    }
fact-sign = { $count ->
        [one] Glyphe
       *[other] Glyphen
    }
fact-barrel = { $count ->
        [one] Fass
       *[other] Fässer
    }
fact-wood = { $count ->
        [one] Holztruhe
       *[other] Holztruhen
    }
fact-metal = { $count ->
        [one] Metalltruhe
       *[other] Metalltruhen
    }
fact-gold = { $count ->
        [one] Goldtruhe
       *[other] Goldtruhen
    }
fact-chest = { $count ->
        [one] Truhe
       *[other] Truhen
    }
fact-shield = { $count ->
        [one] Schild
       *[other] Schilde
    }
fact-magic-shield = { $count ->
        [one] magischer Schild
       *[other] magische Schilde
    }
fact-sword = { $count ->
        [one] Schwert
       *[other] Schwerter
    }
fact-magic-sword = { $count ->
        [one] magisches Schwert
       *[other] magische Schwerter
    }
fact-spell = { $count ->
        [one] Zauber
       *[other] Zauber
    }
fact-creatures = { $count ->
        [one] Kreatur
       *[other] Kreaturen
    }
fact-captain = Würfelmeister

## Wie eine Wahl steht

verdict-falls = Fällt, { $had } : { $needed }
verdict-short = Fehlt: { $missing }
verdict-theft = { $count ->
        [one] Eine Truhe ist zu stehlen
       *[other] Bis zu { $count } Truhen sind zu stehlen
    }
verdict-no-thief = Kein Dieb in deiner Reihe
verdict-no-chest = Keine Truhe zu stehlen
verdict-price = Kostet: { $price }

## Wie ein Spiel endet

reason-chests = Nach den Angriffen hatte jemand zehn Truhen
reason-days = Der letzte Tag ist vorbei
reason-idle = Zu viele Tage lang bekam niemand eine Truhe

## Namen


# Burgen
name-c1 = Lichkönig
name-c2 = Hexenkönigin
name-c3 = Ork-Kriegsherr
name-c4 = Vampirgraf
name-c5 = Dämonenprinz

# Kobolde
name-g01 = Kobold-Sammler
name-g02 = Kobold-Sammler
name-g03 = Kobold-Koch
name-g04 = Kobold-Koch
name-g05 = Kobold-Schleicher
name-g06 = Kobold-Schleicher
name-g07 = Kobold-Kundschafter
name-g08 = Kobold-Kundschafter
name-g09 = Kobold-Raufbold
name-g10 = Kobold-Raufbold

# Fiese Kreaturen
name-e01 = Ork A
name-e02 = Ork B
name-e03 = Ork-Schütze A
name-e04 = Ork-Schütze B
name-e05 = Wolf A
name-e06 = Wolf B
name-e07 = Fledermausschwarm A
name-e08 = Fledermausschwarm B
name-e09 = Riesenratte A
name-e10 = Riesenratte B
name-e11 = Skelett A
name-e12 = Skelett B
name-e13 = Zombie A
name-e14 = Zombie B
name-e15 = Ghul A
name-e16 = Ghul B
name-e17 = Teufelchen A
name-e18 = Teufelchen B
name-e19 = Wasserspeier A
name-e20 = Wasserspeier B
name-e21 = Harpyie A
name-e22 = Harpyie B
name-e23 = Grubengnom A
name-e24 = Grubengnom B
name-e25 = Kultist A
name-e26 = Kultist B
name-e27 = Hobgoblin A
name-e28 = Hobgoblin B
name-e29 = Oger A
name-e30 = Oger B
name-e31 = Riesenspinne A
name-e32 = Riesenspinne B
name-e33 = Gespenst A
name-e34 = Gespenst B
name-e35 = Dunkelelf A
name-e36 = Dunkelelf B
name-e37 = Hexenmeister A
name-e38 = Hexenmeister B
name-e39 = Keilerreiter A
name-e40 = Keilerreiter B
name-e41 = Baumteufel A
name-e42 = Baumteufel B
name-e43 = Langfinger A
name-e44 = Langfinger B
name-e45 = Lebende Rüstung A
name-e46 = Lebende Rüstung B

# Extrem fiese Kreaturen
name-v01 = Roter Drache A
name-v02 = Roter Drache B
name-v03 = Schwarzer Drache A
name-v04 = Schwarzer Drache B
name-v05 = Totenbeschwörer A
name-v06 = Totenbeschwörer B
name-v07 = Erzhexe A
name-v08 = Erzhexe B
name-v09 = Trollkönig A
name-v10 = Trollkönig B
name-v11 = Dämon A
name-v12 = Dämon B
name-v13 = Vampir A
name-v14 = Vampir B
name-v15 = Minotaurus A
name-v16 = Minotaurus B
name-v17 = Hydra A
name-v18 = Hydra B
name-v19 = Meisterdieb A
name-v20 = Meisterdieb B

# Orte
name-ta = Taverne
name-fa1 = Rübenhof
name-fa2 = Hopfenhof
name-fa3 = Obsthof
name-fa4 = Weizenhof
name-fa5 = Gänsehof
name-fa6 = Schafhof
name-fa7 = Klosterhof
name-vi1 = Kapellendorf
name-vi2 = Marktdorf
name-vi3 = Schmiededorf
name-vi4 = Mühlendorf
name-vi5 = Schreiberdorf
name-vi6 = Brauerdorf
name-vi7 = Fischerdorf
name-ci01 = Hafenstadt
name-ci02 = Winzerstadt
name-ci03 = Mauerstadt
name-ci04 = Kornstadt
name-ci05 = Domstadt
name-ci06 = Bergstadt
name-ci07 = Zunftstadt
name-ci08 = Stadt der Türme
name-ci09 = Stadt der Brücken
name-ci10 = Königsstadt

# Dinge
name-tavern = Taverne
name-farm = Bauernhof
name-village = Dorf
name-city = Stadt
name-goblin = Kobold
name-evil = fiese Kreatur
name-very-evil = extrem fiese Kreatur
name-food = Nahrung
name-sign = Glyphe
name-barrel = Fass
name-map = Schatzkarte
name-sword = Schwert
name-magic-sword = magisches Schwert
name-thief = Dieb
name-shield = Schild
name-magic-shield = magischer Schild
name-spell = Verwirrungszauber
name-wood = Holztruhe
name-metal = Metalltruhe
name-gold = Goldtruhe
name-left = links
name-right = rechts

## Der Tisch als Text

board-day = { $day ->
    [0] Aufbau
   *[other] Tag { $day }
}
board-captain = Würfelmeister { $seat }
board-row = Reihe { $row }
board-over = Das Spiel ist zu Ende: { $reason }
board-supply = Vorrat
board-piles = Stapel
board-kingdom = Menschenreich (Verteidigung, Beute)
board-hire = Zu rekrutieren (Reihen links | rechts, Bonus)
board-place = Anzulegen
board-chosen = Gewählt
board-shields = Schilde { $shields }, magisch { $magic }
board-worth = Truhen wert { $worth } ({ $values })
short-shield = Schild
short-magic-shield = mag. Schild
short-spell = Zauber
letter-food = N
letter-sign = G
letter-map = K
letter-sword = S
letter-magic-sword = X
letter-thief = D

sheet-board = Spielplan
sheet-mat = Burg
sheet-hand = Hand
piece-card = { $card }
piece-place = { $place }: Schilde { $shields }, magische Schilde { $magic }, Beute: { $loot }
piece-pile = Noch nicht genommen, { $pile }: { $count }
piece-have = { $seat }, { $thing }: { $count }
piece-used = { $seat }, { $thing }, heute schon gesprochen: { $count }
piece-worth = { $chest } im Wert von { $value }: { $count }
piece-goblin = Verdeckter Kobold von { $seat }
piece-die = Würfel: { $row }
piece-die-held = Würfel in der Hand des Würfelmeisters

## Optionen

option-castles = Burgen
    .help = Zufällig verteilt oder der Reihe nach gewählt.
option-castles-random = zufällig verteilt
option-castles-draft = der Reihe nach gewählt
option-stall-guard = Festgefahrenes Spiel beenden
    .help = Das Spiel endet nach dem letzten erlaubten Tag oder nach zu vielen Tagen, an denen niemand eine Truhe bekam.

## Abschnitte der Regeln

section-set-up = Aufbau
section-day = Tag
section-horde = Horde
section-gathering = Sammeln
section-scouts = Kundschafter
section-attack = Angriff
section-recruiting = Rekrutieren
section-end-of-the-day = Tagesende
section-end = Ende
section-what-is-known = was bekannt ist
section-leaving = Aufgeben

## Was die Dinge tun

goal =
    Sammle Truhen. Wenn jemand nach den Angriffen eines Tages { $chests } hat, endet das Spiel, und die wertvollsten Truhen gewinnen.
    An jedem Tag bestimmt der Würfel die aktive Reihe aller Burgen. Auf ihrer linken Seite sammelst du Nahrung und Glyphen und kundschaftest mit Schatzkarten; auf der rechten greifst du einen Ort wegen seiner Beute an oder raubst mit Dieben eine Burg aus. Danach rekrutierst du Kreaturen, und jede stärkt deine Reihen auf der Seite, wo du sie anlegst.
legend =
    { "*" }  Würfelmeister                     >  die aktive Reihe
    2+1x  Schilde 2, magische 1          links, rechts: die Kreaturen dieser Seite
    Eine Reihe zeigt, was sie links | rechts bringt.
legend-sign = { $sign } { $name }
legend-signs = Zeichen: { $signs }
show-creature = { $creature } ({ $id }): { $kind }.
show-dealt = Kobolde werden am Anfang verteilt und kosten nichts.
show-price = Preis: Nahrung { $food }.
show-price-more = Preis: Nahrung { $food } und Glyphen { $sign }, oder nur Glyphen { $signs }.
show-left = Links, nach Reihe des Würfels: { $cells }.
show-right = Rechts, nach Reihe des Würfels: { $cells }.
show-cell = { $row }: { $icon } { $count }
show-bonus = Bonus beim Anlegen: { $bonus }.
show-place = { $place } ({ $id }): Schilde { $shields }, magische Schilde { $magic }. Beute: { $loot }.
show-castle = { $castle } ({ $id }): aufgedruckte Schilde { $shields }.
show-counted = { $thing } { $count }
show-chest = { $chest }: insgesamt { $count }, jede { $least } bis { $most } wert.
show-food = Nahrung: links gesammelt; damit bezahlst du Kreaturen.
show-sign = Glyphen: links gesammelt; damit bezahlst du extrem fiese Kreaturen.
show-barrel = Fass: Gib eines für einen neuen Wurf aus.
show-map = Schatzkarten: Wer allein in der aktiven Reihe die meisten zeigt, nimmt eine Metalltruhe; bei Gleichstand nehmen die Beteiligten je eine Holztruhe.
show-sword = Schwerter: Eines schlägt einen Schild. Sie werden nicht verbraucht.
show-magic-sword = Magische Schwerter: Nur sie schlagen magische Schilde; gegen andere zählen sie als Schwerter.
show-thief = Diebe: Jeder stiehlt eine Truhe aus einer Burg, die du besiegst.
show-shield = Schilde verteidigen einen Ort oder eine Burg. Wer ausgeraubt wird, bekommt einen dazu.
show-magic-shield = Magische Schilde verteidigen einen Ort oder eine Burg; nur magische Schwerter schlagen sie.
show-spell = Verwirrungszauber: Als Würfelmeister darfst du einen für einen neuen Wurf einsetzen.

## Errors

error-card-count = erwartet wurden so viele Karten, wie counts sagt ({ $count }), nicht { $cards }
error-id-twice = „{ $id }“ haben zwei Karten
error-chest-count = Truhen erwartet: { $count }, wie counts sagt
error-values-once = erwartet wurde jeder Wert einmal
error-open-creatures = erwartet wurde nicht mehr, als es Karten jeder Art gibt
error-end-chests = erwartet wurde nicht mehr, als es Truhen gibt
error-kingdom-piles = erwartet wurde ein Stapel für 2, 3, 4 und 5 Personen
error-kingdom-kinds = erwartet wurde von jeder Art nicht mehr, als es gibt
error-kingdom-places = erwartet wurde ein Ort für jede Person
error-prices = erwartet wurde für jede Kreatur ein Preis über null
error-six-rows = erwartet wurden sechs Reihen, nicht { $rows }
error-row-icons = erwartet wurden in einer Reihe höchstens neun von { $icons }
error-row-sum = erwartet wurden in Reihe { $row } insgesamt höchstens { $most } von { $icon }
error-lord-lines = erwartet wurde eine Zeile für jeden von { $fewest } bis { $most } Hexenfürsten (`p1 ...`)
error-named-twice = { $name } ist zweimal genannt

## Der angeleitete erste Zug

practice-barrel = Der Würfel zeigt 4, und deine Reihe 4 hat kein Schwert. Du bist Würfelmeister und hast ein Fass: Gib es aus und würfle neu.
practice-attack = Heute zählt Reihe 1: Sie brachte dir 2 Nahrung, und sie hat 4 Schwerter. Der Schafhof wehrt sich mit 3: Greif ihn an und nimm seine Beute.
practice-recruit = Du hast eine Truhe, und Nahrung für ein Heer. Rekrutiere den Ork für 2 Nahrung: Er zählt von nun an in seinen Reihen.
practice-place = Links würde er sammeln, rechts kämpft er. Lege ihn rechts an: Mit Schwertern gewinnst du die wertvolleren Orte.
