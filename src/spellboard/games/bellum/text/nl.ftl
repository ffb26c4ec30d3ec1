# De woorden van Bellum Magica in het Nederlands.

## Over deze uitgave

title = Bellum Magica
about = Bellum Magica van Frédéric Guérard. Aantallen, prijzen, opstelling en de gedrukte schilden zijn bekend; de symbolen van kastelen en wezens, verdediging en buit van de plaatsen en de waarden van de kisten hebben wij gereconstrueerd en met gesimuleerde partijen afgesteld, want geen openbare bron noemt ze. De namen van wezens en plaatsen zijn van ons.

## Wat nu

prompt-castle = Kies je kasteel.
prompt-goblins = Plaats je kobolden, { $first } en { $second }: links om in te zamelen en te verkennen, rechts om aan te vallen.
prompt-horde = De dobbelsteen toont { $row }. Een ton uitgeven voor een nieuwe worp, of passen?
prompt-captain = De dobbelsteen toont { $row }. Je bent Kapitein; betoveringen klaar: { $spell }, tonnen: { $barrel }. Opnieuw gooien of passen?
prompt-attack = Jouw lijn { $row }: zwaarden { $sword }, magische zwaarden { $magic }, dieven { $thief }. Val één doel aan of pas.
prompt-rob = Je dieven zijn in het kasteel van { $victim }. Neem nog een kist (hoogstens nog { $left }) of stop.
prompt-recruit = Werf wezens aan of pas. Je hebt: voedsel { $food }, tekens { $sign }.
prompt-place = Nieuw wezen: { $creature }. Aan welke kant van je kasteel moet het dienen?

## Acties

action-castle = Kasteel nemen: { $castle }
action-deal = Gedeeld: { $creature }
action-goblins = Eerste kobold { $first }, tweede kobold { $second }
action-reveal = Omgedraaid: { $place }
action-draw = Omgedraaid: { $creature }
action-captain = Kapitein: { $seat }
action-die = De dobbelsteen toont { $row }
action-reroll-barrel = Een ton uitgeven: opnieuw gooien
action-reroll-spell = Verwarringsbetovering gebruiken: opnieuw gooien
action-pass = Passen
action-attack = Aanvallen: { $place }
action-rob = { $seat } beroven: { $chest }
action-done = Genoeg gestolen
action-chest = Een kist met waarde { $value }
action-recruit = Aanwerven: { $creature }
action-recruit-by-signs = Alleen met tekens aanwerven: { $creature }
action-place = Plaatsen: { $side }
kind-castle = Kasteel
kind-deal = Kobold gedeeld
kind-goblins = Kobolden plaatsen
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

## Gebeurtenissen

event-castle = { $seat } heeft het kasteel: { $castle }.
event-dealt = { $seat } krijgt een kobold.
    .private = { $seat } krijgt een kobold: { $creature }.
event-chose = { $seat } heeft beide kobolden gedekt geplaatst.
    .private = { $seat } plaatst gedekt: eerste kobold { $first }, tweede { $second }.
event-goblins = { $seat } toont de kobolden. Links: { $left }. Rechts: { $right }.
event-place = Nieuwe plaats: { $place }.
event-creature = Aan te werven: { $creature }.
event-captain = { $captain } is Kapitein.
event-rolled = { $captain } gooit { $row }.
event-barrel = { $seat } betaalt een rondje: een ton voor een nieuwe worp.
event-spell = { $seat } gebruikt een verwarringsbetovering en gooit opnieuw.
event-passed = { $seat } laat de worp staan.
event-scout = { $seat } heeft de meeste schatkaarten ({ $maps }).
event-tie = Gelijke stand met de meeste schatkaarten ({ $maps }): { $seats }.
event-chest = { $seat } neemt een { $chest }{ $substitute ->
        [0] { "" }
       *[other] , want er is geen { $owed } meer
    }.
    .private = { $seat } neemt een { $chest } met waarde { $value }{ $substitute ->
            [0] { "" }
           *[other] , want er is geen { $owed } meer
        }.
event-robs = Een dief van { $seat } grijpt naar een { $chest } van { $victim }.
event-stole = { $seat } steelt een { $chest } van { $victim }.
    .private = { $seat } steelt een { $chest } met waarde { $value } van { $victim }.
event-shield = { $seat } krijgt een schildfiche voor het beroofde kasteel.{ $spare ->
        [0] { "" }
       *[other] { "" } Zo’n fiche is er niet meer: iets anders moet ervoor staan.
    }
event-held = { $seat } valt niet aan.
event-bonus = { $seat } krijgt een bonus: { $bonus }.{ $spare ->
        [0] { "" }
       *[other] { "" } Zo’n fiche is er niet meer: iets anders moet ervoor staan.
    }
event-placed = { $seat } plaatst { $side }: { $creature }.
event-finished = { $seat } is klaar met aanwerven.
event-day = Dag { $day } is voorbij.
event-ended = Het spel is afgelopen: { $reason }.
event-gathered = { $seat } zamelt { $food ->
        [0] geen voedsel
       *[other] { $food } voedsel
    }{ $sign ->
        [0] { "" }
        [one] , { $sign } teken
       *[other] , { $sign } tekens
    } in.
event-short = De voorraad schiet tekort. { $seat } loopt mis:{ $food ->
        [0] { "" }
       *[other] { " " }{ $food } voedsel
    }{ $sign ->
        [0] { "" }
        [one] { " " }{ $sign } teken
       *[other] { " " }{ $sign } tekens
    }{ $barrel ->
        [0] { "" }
        [one] { " " }{ $barrel } ton
       *[other] { " " }{ $barrel } tonnen
    }{ $chest ->
        [0] { "" }
        [one] { " " }{ $chest } kist
       *[other] { " " }{ $chest } kisten
    }.
event-looted = { $seat } plundert: { $place }{ $food ->
        [0] { "" }
       *[other] , +{ $food } voedsel
    }{ $sign ->
        [0] { "" }
        [one] , +{ $sign } teken
       *[other] , +{ $sign } tekens
    }{ $barrel ->
        [0] { "" }
        [one] , +{ $barrel } ton
       *[other] , +{ $barrel } tonnen
    }.
event-recruited = { $seat } werft aan: { $creature }{ $food ->
        [0] { "" }
       *[other] , −{ $food } voedsel
    }{ $sign ->
        [0] { "" }
        [one] , −{ $sign } teken
       *[other] , −{ $sign } tekens
    }.
event-counted = { $seat }: { $chests ->
        [one] { $chests } kist
       *[other] { $chests } kisten
    }, waarde { $value }.

## Wat iedereen van een stoel ziet

fact-castle = kasteel
fact-food = { $count ->
        [one] voedsel
       *[other] voedsel
    }
fact-sign = { $count ->
        [one] teken
       *[other] tekens
    }
fact-barrel = { $count ->
        [one] ton
       *[other] tonnen
    }
fact-wood = { $count ->
        [one] houten kist
       *[other] houten kisten
    }
fact-metal = { $count ->
        [one] metalen kist
       *[other] metalen kisten
    }
fact-gold = { $count ->
        [one] gouden kist
       *[other] gouden kisten
    }
fact-shield = { $count ->
        [one] schild
       *[other] schilden
    }
fact-magic-shield = { $count ->
        [one] magisch schild
       *[other] magische schilden
    }
fact-spell = { $count ->
        [one] betovering
       *[other] betoveringen
    }
fact-creatures = { $count ->
        [one] wezen
       *[other] wezens
    }
fact-captain = Kapitein

## Hoe een spel eindigt

reason-chests = iemand had na de aanvallen tien kisten
reason-days = de laatste toegestane dag is voorbij
reason-idle = te veel dagen lang kreeg niemand een kist

## Namen


# Kastelen
name-c1 = Lichkoning
name-c2 = Heksenkoningin
name-c3 = Ork-krijgsheer
name-c4 = Vampiergraaf
name-c5 = Demonenprins

# Kobolden
name-g01 = Koboldstroper
name-g02 = Koboldstroper
name-g03 = Koboldkok
name-g04 = Koboldkok
name-g05 = Koboldgluiper
name-g06 = Koboldgluiper
name-g07 = Koboldverkenner
name-g08 = Koboldverkenner
name-g09 = Koboldvechter
name-g10 = Koboldvechter

# Boosaardige wezens
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
name-e23 = Mijngnoom
name-e24 = Mijngnoom
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

# Zeer boosaardige wezens
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

# Plaatsen
name-ta = Taverne
name-fa1 = Knollenhoeve
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

# Dingen
name-tavern = Taverne
name-farm = boerderij
name-village = dorp
name-city = stad
name-goblin = kobold
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

## De tafel als tekst

board-day = { $day ->
    [0] Opstelling
   *[other] Dag { $day }
}
board-captain = Kapitein { $seat }
board-row = lijn { $row }
board-over = Het spel is afgelopen: { $reason }
board-supply = Voorraad
board-piles = Stapels
board-kingdom = Koninkrijk (verdediging, buit)
board-hire = Aan te werven (lijnen links | rechts, bonus)
board-place = Te plaatsen
board-chosen = Gekozen
board-shields = schilden { $shields }, magisch { $magic }
board-worth = kisten waard { $worth } ({ $values })
short-shield = schild
short-magic-shield = mag. schild
short-spell = betovering
letter-food = V
letter-sign = T
letter-map = K
letter-sword = Z
letter-magic-sword = X
letter-thief = D

sheet-board = Speelbord

## Hoofdstukken van de spelregels

section-set-up = opstelling
section-day = dag
section-horde = bende
section-gathering = inzamelen
section-scouts = verkenners
section-attack = aanval
section-recruiting = aanwerven
section-end-of-the-day = einde van de dag
section-end = einde
section-what-is-known = wat bekend is
section-leaving = opgeven

## Wat de dingen doen

goal =
    Verzamel kisten. Heeft iemand er na de aanvallen van een dag { $chests }, dan eindigt het spel, en de waardevolste kisten winnen.
    Elke dag zegt een dobbelsteen welke lijn van alle kastelen werkt. Links verzamel je voedsel en tekens en verken je met schatkaarten; rechts val je een plaats aan om de buit, of beroof je met dieven een kasteel. Daarna werf je wezens aan, en elk ervan versterkt je lijnen aan de kant waar je het plaatst.
legend =
    { "*" }  de Kapitein                       >  de actieve lijn
    2+1x  schilden 2, magische 1         links, rechts: de wezens aan die kant
    Een lijn toont wat ze links | rechts oplevert.
legend-sign = { $sign } { $name }
legend-signs = Letters: { $signs }
show-creature = { $creature } ({ $id }): { $kind }.
show-dealt = Kobolden worden aan het begin gedeeld en kosten niets.
show-price = Prijs: voedsel { $food }.
show-price-more = Prijs: voedsel { $food } en tekens { $sign }, of alleen tekens { $signs }.
show-left = Links, per lijn van de dobbelsteen: { $cells }.
show-right = Rechts, per lijn van de dobbelsteen: { $cells }.
show-cell = { $row }: { $icon } { $count }
show-bonus = Bonus bij het plaatsen: { $bonus }.
show-place = { $place } ({ $id }): schilden { $shields }, magische schilden { $magic }. Buit: { $loot }.
show-castle = { $castle } ({ $id }): gedrukte schilden { $shields }.
show-counted = { $thing } { $count }
show-chest = { $chest }: { $count } in totaal, elk { $least } tot { $most } waard.
show-food = Voedsel: links verzameld; betaalt wezens.
show-sign = Tekens: links verzameld; betalen zeer boosaardige wezens.
show-barrel = Ton: geef er een uit voor een nieuwe worp.
show-map = Schatkaarten: wie als enige de meeste in de actieve lijn toont, neemt een metalen kist; bij een gelijke stand neemt ieder een houten.
show-sword = Zwaarden: één verslaat één schild. Ze worden niet verbruikt.
show-magic-sword = Magische zwaarden: alleen die verslaan magische schilden; tegen andere tellen ze als zwaarden.
show-thief = Dieven: elk steelt één kist uit een kasteel dat je verslaat.
show-shield = Schilden verdedigen een plaats of een kasteel. Wie beroofd wordt, krijgt er een bij.
show-magic-shield = Magische schilden verdedigen je kasteel; alleen magische zwaarden verslaan ze.
show-spell = Verwarringsbetovering: als Kapitein mag je er een gebruiken voor een nieuwe worp.
