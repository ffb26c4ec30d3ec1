# De woorden van Bellum Magica in het Nederlands.

## About this edition

title = Bellum Magica
about = Bellum Magica van Frédéric Guérard. Aantallen, prijzen, opstelling en de gedrukte schilden zijn bekend; de symbolen van kastelen en wezens, verdediging en buit van de plaatsen en de waarden van de kisten hebben wij gereconstrueerd en met gesimuleerde partijen afgesteld, want geen openbare bron noemt ze. De namen van wezens en plaatsen zijn van ons.

## What now

prompt-castle = Kies je kasteel.
prompt-goblins = Plaats je goblins, { $first } en { $second }: links om in te zamelen en te verkennen, rechts om aan te vallen.
prompt-horde = De dobbelsteen toont { $row }. Een ton uitgeven voor een nieuwe worp, of passen?
prompt-captain = De dobbelsteen toont { $row }. Je bent Kapitein, met { $spell } betoveringen klaar en { $barrel } tonnen: opnieuw gooien of passen?
prompt-attack = Rij { $row } telt { $sword } zwaarden, { $magic } magische zwaarden en { $thief } dieven. Val één doel aan of houd je in.
prompt-rob = Je dieven zijn in het kasteel van { $victim }. Neem nog een kist (hoogstens { $left }) of stop.
prompt-recruit = Werf wezens aan met je { $food } voedsel en { $sign } tekens, of stop.
prompt-place = Aan welke kant van je kasteel moet { $creature } dienen?

## Actions

action-castle = Het kasteel van { $castle } nemen
action-deal = Gedeeld: { $creature }
action-goblins = Eerste goblin { $first }, tweede goblin { $second }
action-reveal = Omgedraaid: { $place }
action-draw = Omgedraaid: { $creature }
action-captain = Kapitein: { $seat }
action-die = De dobbelsteen toont { $row }
action-reroll-barrel = Een ton uitgeven: opnieuw gooien
action-reroll-spell = Verwarring toveren: opnieuw gooien
action-pass = Passen
action-attack = Aanvallen: { $place }
action-rob = { $seat } beroven: { $chest }
action-done = Genoeg gestolen
action-chest = Een kist met waarde { $value }
action-recruit = { $creature } aanwerven
action-recruit-by-signs = { $creature } alleen met tekens aanwerven
action-place = Aan deze kant plaatsen: { $side }
kind-castle = Kasteel
kind-deal = Goblin gedeeld
kind-goblins = Goblins plaatsen
kind-reveal = Plaats omgedraaid
kind-draw = Wezen omgedraaid
kind-captain = Eerste Kapitein
kind-die = Dobbelsteen
kind-reroll-barrel = Ton
kind-reroll-spell = Betovering
kind-pass = Passen
kind-attack = Plaats aanvallen
kind-rob = Kasteel beroven
kind-done = Stoppen met stelen
kind-chest = Kist
kind-recruit = Aanwerven
kind-recruit-by-signs = Aanwerven met tekens
kind-place = Wezen plaatsen

## What happened

event-castle = { $seat } heeft het kasteel van { $castle }.
event-dealt = { $seat } krijgt een goblin.
    .private = { $seat } krijgt { $creature }.
event-chose = { $seat } heeft beide goblins gedekt geplaatst.
    .private = { $seat } plaatst gedekt: eerste goblin { $first }, tweede { $second }.
event-goblins = { $seat } toont de goblins. Links: { $left }. Rechts: { $right }.
event-place = Het koninkrijk toont: { $place }.
event-creature = { $creature } biedt zich aan.
event-captain = { $captain } is Kapitein.
event-rolled = Kapitein { $captain } gooit { $row }.
event-barrel = { $seat } geeft een rondje: een ton voor een nieuwe worp.
event-spell = { $seat } tovert verwarring en gooit opnieuw.
event-passed = { $seat } laat de dobbelsteen liggen.
event-scout = { $seat } heeft de meeste schatkaarten ({ $maps }).
event-tie = Evenveel schatkaarten ({ $maps }): { $seats }.
event-chest = { $seat } neemt een kist: { $chest }.
    .private = { $seat } neemt een kist: { $chest }, waarde { $value }.
event-robs = Een dief van { $seat } grijpt een kist van { $victim }: { $chest }.
event-stole = { $seat } steelt van { $victim }: { $chest }.
    .private = { $seat } steelt van { $victim }: { $chest }, waarde { $value }.
event-shield = { $seat } richt een schild op tegen de volgende dief.
event-held = { $seat } houdt zich in.
event-bonus = { $seat } krijgt een bonus: { $bonus }.
event-placed = { $seat } plaatst { $creature }: { $side }.
event-finished = { $seat } is klaar met aanwerven.
event-day = Dag { $day } is voorbij.
event-ended = Het spel is afgelopen.
event-gathered = { $seat } verzamelt { $food } voedsel{ $sign ->
        [0] {""}
        [one] , { $sign } teken
       *[other] , { $sign } tekens
    }.
event-short = De voorraad schiet tekort: { $seat } mist voedsel { $food }, tekens { $sign }, kisten { $chest }.
event-looted = { $seat } plundert: { $place }{ $food ->
        [0] {""}
        [one] , { $food } voedsel
       *[other] , { $food } voedsel
    }{ $sign ->
        [0] {""}
        [one] , { $sign } teken
       *[other] , { $sign } tekens
    }{ $barrel ->
        [0] {""}
        [one] , { $barrel } ton
       *[other] , { $barrel } tonnen
    }.
event-recruited = { $seat } werft aan: { $creature }{ $food ->
        [0] {""}
        [one] , { $food } voedsel
       *[other] , { $food } voedsel
    }{ $sign ->
        [0] {""}
        [one] , { $sign } teken
       *[other] , { $sign } tekens
    }.
event-counted = { $seat }: { $chests ->
        [one] { $chests } kist
       *[other] { $chests } kisten
    }, waarde { $value }.

## Public facts of a seat

fact-castle = kasteel
fact-food = voedsel
fact-sign = tekens
fact-barrel = tonnen
fact-wood = houten kisten
fact-metal = metalen kisten
fact-gold = gouden kisten
fact-shield = schilden
fact-magic-shield = magische schilden
fact-spell = betoveringen
fact-creatures = wezens
fact-captain = Kapitein

## Why it ended

reason-chests = iemand had na de aanvallen tien kisten
reason-days = de laatste toegestane dag is voorbij
reason-idle = te veel dagen brachten niemand een kist

## Names


# Castles
name-c1 = Lichkoning
name-c2 = Heksenkoningin
name-c3 = Ork-krijgsheer
name-c4 = Vampiergraaf
name-c5 = Demonenprins

# Goblins
name-g01 = Goblin strooper
name-g02 = Goblin strooper
name-g03 = Goblin kok
name-g04 = Goblin kok
name-g05 = Goblin gluiper
name-g06 = Goblin gluiper
name-g07 = Goblin verkenner
name-g08 = Goblin verkenner
name-g09 = Goblin vechtersbaas
name-g10 = Goblin vechtersbaas

# Evil creatures
name-e01 = Ork
name-e02 = Ork
name-e03 = Orkschutter
name-e04 = Orkschutter
name-e05 = Wolf
name-e06 = Wolf
name-e07 = Vleermuizen
name-e08 = Vleermuizen
name-e09 = Reuzenrat
name-e10 = Reuzenrat
name-e11 = Skelet
name-e12 = Skelet
name-e13 = Zombie
name-e14 = Zombie
name-e15 = Lijkenvreter
name-e16 = Lijkenvreter
name-e17 = Duiveltje
name-e18 = Duiveltje
name-e19 = Waterspuwer
name-e20 = Waterspuwer
name-e21 = Harpij
name-e22 = Harpij
name-e23 = Kobold-mijnwerker
name-e24 = Kobold-mijnwerker
name-e25 = Cultist
name-e26 = Cultist
name-e27 = Hobgoblin
name-e28 = Hobgoblin
name-e29 = Oger
name-e30 = Oger
name-e31 = Reuzenspin
name-e32 = Reuzenspin
name-e33 = Spook
name-e34 = Spook
name-e35 = Donkerelf
name-e36 = Donkerelf
name-e37 = Heksenmeester
name-e38 = Heksenmeester
name-e39 = Zwijnenrijder
name-e40 = Zwijnenrijder
name-e41 = Boomduivel
name-e42 = Boomduivel
name-e43 = Zakkenroller
name-e44 = Zakkenroller
name-e45 = Levend harnas
name-e46 = Levend harnas

# Most evil creatures
name-v01 = Rode draak
name-v02 = Rode draak
name-v03 = Zwarte draak
name-v04 = Zwarte draak
name-v05 = Dodenbezweerder
name-v06 = Dodenbezweerder
name-v07 = Opperheks
name-v08 = Opperheks
name-v09 = Trollenkoning
name-v10 = Trollenkoning
name-v11 = Demon
name-v12 = Demon
name-v13 = Vampier
name-v14 = Vampier
name-v15 = Minotaurus
name-v16 = Minotaurus
name-v17 = Hydra
name-v18 = Hydra
name-v19 = Meesterdief
name-v20 = Meesterdief

# Places
name-ta = Taverne
name-fa1 = Knollenboerderij
name-fa2 = Hophoeve
name-fa3 = Boomgaardhoeve
name-fa4 = Tarwehoeve
name-fa5 = Ganzenhoeve
name-fa6 = Schapenhoeve
name-fa7 = Abdijhoeve
name-vi1 = Kapeldorp
name-vi2 = Marktdorp
name-vi3 = Smidsdorp
name-vi4 = Molendorp
name-vi5 = Schrijversdorp
name-vi6 = Brouwersdorp
name-vi7 = Vissersdorp
name-ci01 = Havenstad
name-ci02 = Wijnstad
name-ci03 = Muurstad
name-ci04 = Korenstad
name-ci05 = Domstad
name-ci06 = Mijnstad
name-ci07 = Gildestad
name-ci08 = Torenstad
name-ci09 = Bruggenstad
name-ci10 = Koningsstad

# Things
name-tavern = Taverne
name-farm = boerderij
name-village = dorp
name-city = stad
name-goblin = goblin
name-evil = boosaardig wezen
name-very-evil = zeer boosaardig wezen
name-food = voedsel
name-sign = teken
name-barrel = ton
name-map = schatkaart
name-sword = zwaard
name-magic-sword = magisch zwaard
name-thief = dief
name-shield = schild
name-magic-shield = magisch schild
name-spell = verwarringsbetovering
name-wood = houten kist
name-metal = metalen kist
name-gold = gouden kist
name-left = links
name-right = rechts
