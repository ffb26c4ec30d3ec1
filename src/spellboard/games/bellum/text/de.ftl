# Die Wörter von Bellum Magica auf Deutsch.

## About this edition

title = Bellum Magica
about = Bellum Magica von Frédéric Guérard. Anzahlen, Preise, Aufbau und die aufgedruckten Schilde sind bekannt; die Symbole der Burgen und Kreaturen, Verteidigung und Beute der Orte und die Werte der Truhen haben wir rekonstruiert und an simulierten Partien abgestimmt, denn keine öffentliche Quelle nennt sie. Die Namen von Kreaturen und Orten sind unsere eigenen.

## What now

prompt-castle = Wähle deine Burg.
prompt-goblins = Lege deine Goblins an, { $first } und { $second }: links zum Sammeln und Spähen, rechts zum Angreifen.
prompt-horde = Der Würfel zeigt { $row }. Ein Fass für einen neuen Wurf ausgeben oder passen?
prompt-captain = Der Würfel zeigt { $row }. Du bist Würfelmeister, mit { $spell } bereiten Zaubern und { $barrel } Fässern: neu würfeln oder passen?
prompt-attack = Reihe { $row } bringt { $sword } Schwerter, { $magic } magische Schwerter und { $thief } Diebe. Greif ein Ziel an oder halte dich zurück.
prompt-rob = Deine Diebe sind in der Burg von { $victim }. Nimm noch eine Truhe (höchstens { $left }) oder hör auf.
prompt-recruit = Wirb mit { $food } Nahrung und { $sign } Glyphen Kreaturen an oder beende das Anwerben.
prompt-place = Auf welcher Seite deiner Burg soll { $creature } dienen?

## Actions

action-castle = Die Burg { $castle } nehmen
action-deal = Verteilt: { $creature }
action-goblins = Erster Goblin { $first }, zweiter Goblin { $second }
action-reveal = Aufgedeckt: { $place }
action-draw = Aufgedeckt: { $creature }
action-captain = Würfelmeister: { $seat }
action-die = Der Würfel zeigt { $row }
action-reroll-barrel = Ein Fass ausgeben: neu würfeln
action-reroll-spell = Verwirrung zaubern: neu würfeln
action-pass = Passen
action-attack = Angreifen: { $place }
action-rob = { $seat } ausrauben: { $chest }
action-done = Genug gestohlen
action-chest = Eine Truhe im Wert { $value }
action-recruit = { $creature } anwerben
action-recruit-by-signs = { $creature } nur mit Glyphen anwerben
action-place = An diese Seite legen: { $side }
kind-castle = Burg
kind-deal = Goblin verteilt
kind-goblins = Goblins anlegen
kind-reveal = Ort aufgedeckt
kind-draw = Kreatur aufgedeckt
kind-captain = Erster Würfelmeister
kind-die = Würfel
kind-reroll-barrel = Fass
kind-reroll-spell = Zauber
kind-pass = Passen
kind-attack = Ort angreifen
kind-rob = Burg ausrauben
kind-done = Raub beenden
kind-chest = Truhe
kind-recruit = Anwerben
kind-recruit-by-signs = Mit Glyphen anwerben
kind-place = Kreatur anlegen

## What happened

event-castle = { $seat } hat die Burg { $castle }.
event-dealt = { $seat } bekommt einen Goblin.
    .private = { $seat } bekommt { $creature }.
event-chose = { $seat } hat beide Goblins verdeckt angelegt.
    .private = { $seat } legt verdeckt an: erster Goblin { $first }, zweiter { $second }.
event-goblins = { $seat } zeigt die Goblins. Links: { $left }. Rechts: { $right }.
event-place = Das Königreich zeigt: { $place }.
event-creature = { $creature } bietet sich an.
event-captain = { $captain } ist Würfelmeister.
event-rolled = Würfelmeister { $captain } würfelt { $row }.
event-barrel = { $seat } gibt eine Runde aus: ein Fass für einen neuen Wurf.
event-spell = { $seat } zaubert Verwirrung und würfelt neu.
event-passed = { $seat } lässt den Würfel liegen.
event-scout = { $seat } hat die meisten Schatzkarten ({ $maps }).
event-tie = Gleich viele Schatzkarten ({ $maps }): { $seats }.
event-chest = { $seat } nimmt eine Truhe: { $chest }.
    .private = { $seat } nimmt eine Truhe: { $chest }, Wert { $value }.
event-robs = Ein Dieb von { $seat } greift nach einer Truhe von { $victim }: { $chest }.
event-stole = { $seat } stiehlt { $victim }: { $chest }.
    .private = { $seat } stiehlt { $victim }: { $chest }, Wert { $value }.
event-shield = { $seat } errichtet einen Schild gegen den nächsten Dieb.
event-held = { $seat } hält sich zurück.
event-bonus = { $seat } bekommt einen Bonus: { $bonus }.
event-placed = { $seat } legt { $creature } an: { $side }.
event-finished = { $seat } ist mit dem Anwerben fertig.
event-day = Tag { $day } ist vorbei.
event-ended = Das Spiel ist zu Ende.
event-gathered = { $seat } sammelt { $food } Nahrung{ $sign ->
        [0] {""}
        [one] , { $sign } Glyphe
       *[other] , { $sign } Glyphen
    }.
event-short = Der Vorrat reicht nicht: { $seat } entgehen Nahrung { $food }, Glyphen { $sign }, Truhen { $chest }.
event-looted = { $seat } plündert: { $place }{ $food ->
        [0] {""}
        [one] , { $food } Nahrung
       *[other] , { $food } Nahrung
    }{ $sign ->
        [0] {""}
        [one] , { $sign } Glyphe
       *[other] , { $sign } Glyphen
    }{ $barrel ->
        [0] {""}
        [one] , { $barrel } Fass
       *[other] , { $barrel } Fässer
    }.
event-recruited = { $seat } wirbt an: { $creature }{ $food ->
        [0] {""}
        [one] , { $food } Nahrung
       *[other] , { $food } Nahrung
    }{ $sign ->
        [0] {""}
        [one] , { $sign } Glyphe
       *[other] , { $sign } Glyphen
    }.
event-counted = { $seat }: { $chests ->
        [one] { $chests } Truhe
       *[other] { $chests } Truhen
    }, Wert { $value }.

## Public facts of a seat

fact-castle = Burg
fact-food = Nahrung
fact-sign = Glyphen
fact-barrel = Fässer
fact-wood = Holztruhen
fact-metal = Metalltruhen
fact-gold = Goldtruhen
fact-shield = Schilde
fact-magic-shield = magische Schilde
fact-spell = Zauber
fact-creatures = Kreaturen
fact-captain = Würfelmeister

## Why it ended

reason-chests = jemand hatte nach den Angriffen zehn Truhen
reason-days = der letzte erlaubte Tag ist vorbei
reason-idle = zu viele Tage brachten niemandem eine Truhe

## Names


# Castles
name-c1 = Lichkönig
name-c2 = Hexenkönigin
name-c3 = Ork-Kriegsherr
name-c4 = Vampirgraf
name-c5 = Dämonenprinz

# Goblins
name-g01 = Goblin-Sammler
name-g02 = Goblin-Sammler
name-g03 = Goblin-Koch
name-g04 = Goblin-Koch
name-g05 = Goblin-Schleicher
name-g06 = Goblin-Schleicher
name-g07 = Goblin-Späher
name-g08 = Goblin-Späher
name-g09 = Goblin-Raufbold
name-g10 = Goblin-Raufbold

# Evil creatures
name-e01 = Ork
name-e02 = Ork
name-e03 = Ork-Schütze
name-e04 = Ork-Schütze
name-e05 = Wolf
name-e06 = Wolf
name-e07 = Fledermausschwarm
name-e08 = Fledermausschwarm
name-e09 = Riesenratte
name-e10 = Riesenratte
name-e11 = Skelett
name-e12 = Skelett
name-e13 = Zombie
name-e14 = Zombie
name-e15 = Ghul
name-e16 = Ghul
name-e17 = Teufelchen
name-e18 = Teufelchen
name-e19 = Wasserspeier
name-e20 = Wasserspeier
name-e21 = Harpyie
name-e22 = Harpyie
name-e23 = Kobold-Bergmann
name-e24 = Kobold-Bergmann
name-e25 = Kultist
name-e26 = Kultist
name-e27 = Hobgoblin
name-e28 = Hobgoblin
name-e29 = Oger
name-e30 = Oger
name-e31 = Riesenspinne
name-e32 = Riesenspinne
name-e33 = Gespenst
name-e34 = Gespenst
name-e35 = Dunkelelf
name-e36 = Dunkelelf
name-e37 = Hexenmeister
name-e38 = Hexenmeister
name-e39 = Keilerreiter
name-e40 = Keilerreiter
name-e41 = Baumteufel
name-e42 = Baumteufel
name-e43 = Langfinger
name-e44 = Langfinger
name-e45 = Lebende Rüstung
name-e46 = Lebende Rüstung

# Most evil creatures
name-v01 = Roter Drache
name-v02 = Roter Drache
name-v03 = Schwarzer Drache
name-v04 = Schwarzer Drache
name-v05 = Totenbeschwörer
name-v06 = Totenbeschwörer
name-v07 = Erzhexe
name-v08 = Erzhexe
name-v09 = Trollkönig
name-v10 = Trollkönig
name-v11 = Dämon
name-v12 = Dämon
name-v13 = Vampir
name-v14 = Vampir
name-v15 = Minotaurus
name-v16 = Minotaurus
name-v17 = Hydra
name-v18 = Hydra
name-v19 = Meisterdieb
name-v20 = Meisterdieb

# Places
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

# Things
name-tavern = Taverne
name-farm = Hof
name-village = Dorf
name-city = Stadt
name-goblin = Goblin
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
