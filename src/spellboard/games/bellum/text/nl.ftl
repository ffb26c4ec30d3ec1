# De woorden van Bellum Magica in het Nederlands.

## Over deze uitgave

title = Bellum Magica
sentence = Gooi voor je bende, plunder de mensen en beroof de andere kastelen: de waardevolste kisten winnen.
about = Bellum Magica van Frédéric Guérard. Aantallen, prijzen, opstelling en de gedrukte schilden zijn bekend; de symbolen van kastelen en wezens, verdediging en buit van de plaatsen en de waarden van de kisten hebben wij gereconstrueerd en met gesimuleerde partijen afgesteld, want geen openbare bron noemt ze. De namen van wezens en plaatsen zijn van ons.

## Wat nu

prompt-castle = Kies je kasteel.
prompt-goblins = Plaats je kobolden, { $first } en { $second }: links om in te zamelen en te verkennen, rechts om aan te vallen.
prompt-horde = De dobbelsteen toont { $row }. Een ton uitgeven voor een nieuwe worp, of passen?
prompt-captain = De dobbelsteen toont { $row }. Je bent Kapitein; betoveringen klaar: { $spell }, tonnen: { $barrel }. Opnieuw gooien of passen?
prompt-attack = Jouw lijn { $row }: zwaarden { $sword }, magische zwaarden { $magic }, dieven { $thief }. Val één doel aan of pas.
prompt-rob = Je dieven zijn in het kasteel van { $victim }. Neem nog een kist (hoogstens nog { $left }) of stop met stelen.
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
action-pass-horde = Passen: de worp laten staan
action-pass-attack = Passen: niet aanvallen
action-pass-recruit = Passen: niet verder aanwerven
action-attack = Aanvallen: { $place }
action-rob = { $seat } beroven: { $chest }
action-done = Stoppen met stelen
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
       *[other] { "" } Deze fiches zijn op; er wordt iets anders gebruikt.
    }
event-held = { $seat } valt niet aan.
event-bonus = { $seat } krijgt een bonus: { $bonus }.{ $spare ->
        [0] { "" }
       *[other] { "" } Deze fiches zijn op; er wordt iets anders gebruikt.
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
event-short = De voorraad schiet tekort. { $seat } loopt mis: { $missing }.
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
    }{ $wood ->
        [0] { "" }
        [one] , +{ $wood } houten kist
       *[other] , +{ $wood } houten kisten
    }{ $metal ->
        [0] { "" }
        [one] , +{ $metal } metalen kist
       *[other] , +{ $metal } metalen kisten
    }{ $gold ->
        [0] { "" }
        [one] , +{ $gold } gouden kist
       *[other] , +{ $gold } gouden kisten
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

## Waarom een bot zo koos

why-chests = { $chests ->
        [one] Eén kist erbij
       *[other] { $chests } kisten erbij
    }: dat zijn er { $total } van { $end }.
why-ending = Hiermee eindigt het spel, en niemand lijkt rijker.
why-supplies = Geen kist was haalbaar, maar met deze buit kun je wezens aanwerven.
why-barrel = Een ton is een tweede kans als de dobbelsteen slecht valt.
why-rob-richest = De waardevolste kisten heeft { $seat }.
why-rob = Eén kist meer hier is er één minder voor { $seat }.
why-hold = Nog een kist zou het spel te vroeg beëindigen.
why-reroll = Lijn { $row } levert hier minder op dan de andere lijnen gemiddeld.
why-reroll-others = Lijn { $row } zou de anderen meer helpen.
why-row-good = Lijn { $row } levert hier niet minder op dan de andere lijnen gemiddeld.
why-row-kept = Lijn { $row } is zwak, maar een nieuwe worp is later misschien meer waard.
why-recruit-most = Een zeer boosaardig wezen werkt in alle zes lijnen.
why-recruit-bonus = Het levert meteen een bonus op: { $bonus }.
why-recruit-early = Wat vroeg is aangeworven, werkt het langst.
why-recruit = Voor zijn prijs levert hier geen wezen meer op.
why-save = Voedsel en tekens worden bewaard voor een beter wezen.
why-left-maps = Links heeft het de meeste schatkaarten in { $rows ->
        [one] één lijn
       *[other] { $rows } lijnen
    }.
why-left = Links zamelt het in op { $rows ->
        [one] één lijn
       *[other] { $rows } lijnen
    }.
why-right-thief = Rechts kunnen zijn dieven kastelen beroven.
why-right-magic = Rechts verslaan zijn magische zwaarden magische schilden.
why-right = Rechts versterkt het { $rows ->
        [one] één lijn
       *[other] { $rows } lijnen
    }.
why-goblins-left = Eerst voedsel: daarmee werf je de volgende wezens aan.
why-goblins-right = Eerst zwaarden: zo vallen de eerste boerderijen vroeg.
why-goblins-split = Eén zamelt in, één vecht.

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
fact-chest = { $count ->
        [one] kist
       *[other] kisten
    }
fact-shield = { $count ->
        [one] schild
       *[other] schilden
    }
fact-magic-shield = { $count ->
        [one] magisch schild
       *[other] magische schilden
    }
fact-sword = { $count ->
        [one] zwaard
       *[other] zwaarden
    }
fact-magic-sword = { $count ->
        [one] magisch zwaard
       *[other] magische zwaarden
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

## Hoe een keuze ervoor staat

verdict-falls = Valt, { $had } : { $needed }
verdict-short = Tekort: { $missing }
verdict-theft = { $count ->
        [one] Er is één kist te stelen
       *[other] Er zijn tot { $count } kisten te stelen
    }
verdict-no-thief = Geen dief in je lijn
verdict-no-chest = Geen kist te stelen
verdict-price = Kost: { $price }

## Hoe een spel eindigt

reason-chests = iemand had na de aanvallen tien kisten
reason-days = de laatste dag is voorbij
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
name-e01 = Ork A
name-e02 = Ork B
name-e03 = Orkschutter A
name-e04 = Orkschutter B
name-e05 = Wolf A
name-e06 = Wolf B
name-e07 = Vleermuizen A
name-e08 = Vleermuizen B
name-e09 = Reuzenrat A
name-e10 = Reuzenrat B
name-e11 = Skelet A
name-e12 = Skelet B
name-e13 = Zombie A
name-e14 = Zombie B
name-e15 = Lijkenvreter A
name-e16 = Lijkenvreter B
name-e17 = Duiveltje A
name-e18 = Duiveltje B
name-e19 = Waterspuwer A
name-e20 = Waterspuwer B
name-e21 = Harpij A
name-e22 = Harpij B
name-e23 = Mijngnoom A
name-e24 = Mijngnoom B
name-e25 = Cultist A
name-e26 = Cultist B
name-e27 = Hobgoblin A
name-e28 = Hobgoblin B
name-e29 = Oger A
name-e30 = Oger B
name-e31 = Reuzenspin A
name-e32 = Reuzenspin B
name-e33 = Spook A
name-e34 = Spook B
name-e35 = Donkerelf A
name-e36 = Donkerelf B
name-e37 = Heksenmeester A
name-e38 = Heksenmeester B
name-e39 = Zwijnenrijder A
name-e40 = Zwijnenrijder B
name-e41 = Boomduivel A
name-e42 = Boomduivel B
name-e43 = Zakkenroller A
name-e44 = Zakkenroller B
name-e45 = Levend harnas A
name-e46 = Levend harnas B

# Zeer boosaardige wezens
name-v01 = Rode draak A
name-v02 = Rode draak B
name-v03 = Zwarte draak A
name-v04 = Zwarte draak B
name-v05 = Dodenbezweerder A
name-v06 = Dodenbezweerder B
name-v07 = Opperheks A
name-v08 = Opperheks B
name-v09 = Trollenkoning A
name-v10 = Trollenkoning B
name-v11 = Demon A
name-v12 = Demon B
name-v13 = Vampier A
name-v14 = Vampier B
name-v15 = Minotaurus A
name-v16 = Minotaurus B
name-v17 = Hydra A
name-v18 = Hydra B
name-v19 = Meesterdief A
name-v20 = Meesterdief B

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
sheet-mat = Kasteel
sheet-hand = Hand
piece-card = { $card }
piece-place = { $place }: schilden { $shields }, magische schilden { $magic }, buit: { $loot }
piece-pile = Nog niet genomen, { $pile }: { $count }
piece-have = { $seat }, { $thing }: { $count }
piece-used = { $seat }, { $thing }, vandaag al gebruikt: { $count }
piece-worth = { $chest } met waarde { $value }: { $count }
piece-goblin = Gedekte kobold van { $seat }
piece-die = Dobbelsteen: { $row }
piece-die-held = Dobbelsteen in de hand van de Kapitein

## Opties

option-castles = Kastelen
    .help = Willekeurig verdeeld, of op volgorde van de stoelen gekozen.
option-castles-random = willekeurig verdeeld
option-castles-draft = op volgorde gekozen
option-stall-guard = Vastgelopen spel beëindigen
    .help = Het spel eindigt na de laatste toegestane dag, of na te veel dagen waarop niemand een kist kreeg.

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
    Elke dag wijst de dobbelsteen de actieve lijn van alle kastelen aan. Links zamel je voedsel en tekens in en verken je met schatkaarten; rechts val je een plaats aan om de buit, of beroof je met dieven een kasteel. Daarna werf je wezens aan, en elk ervan versterkt je lijnen aan de kant waar je het plaatst.
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
show-food = Voedsel: links ingezameld; daarmee betaal je voor wezens.
show-sign = Tekens: links ingezameld; daarmee betaal je voor zeer boosaardige wezens.
show-barrel = Ton: geef er een uit voor een nieuwe worp.
show-map = Schatkaarten: wie als enige de meeste in de actieve lijn toont, neemt een metalen kist; bij een gelijke stand neemt ieder een houten.
show-sword = Zwaarden: één verslaat één schild. Ze worden niet verbruikt.
show-magic-sword = Magische zwaarden: alleen die verslaan magische schilden; tegen andere tellen ze als zwaarden.
show-thief = Dieven: elk steelt één kist uit een kasteel dat je verslaat.
show-shield = Schilden verdedigen een plaats of een kasteel. Wie beroofd wordt, krijgt er een bij.
show-magic-shield = Magische schilden verdedigen een plaats of een kasteel; alleen magische zwaarden verslaan ze.
show-spell = Verwarringsbetovering: als Kapitein mag je er een gebruiken voor een nieuwe worp.

## Errors

error-card-count = verwacht werden zo veel kaarten als counts zegt ({ $count }), niet { $cards }
error-id-twice = ‘{ $id }’ is aan twee kaarten gegeven
error-chest-count = kisten verwacht: { $count }, zoals counts zegt
error-values-once = verwacht werd elke waarde één keer
error-open-creatures = verwacht werd niet meer dan er kaarten van elke soort zijn
error-end-chests = verwacht werd niet meer dan er kisten zijn
error-kingdom-piles = verwacht werd een stapel voor 2, 3, 4 en 5 spelers
error-kingdom-kinds = verwacht werd van elke soort niet meer dan er is
error-kingdom-places = verwacht werd een plaats voor elke speler
error-prices = verwacht werd voor elk wezen een prijs boven nul
error-six-rows = verwacht werden zes lijnen, niet { $rows }
error-row-icons = verwacht werden in een lijn hoogstens negen van { $icons }
error-row-sum = verwacht werden in lijn { $row } in totaal hoogstens { $most } van { $icon }
error-lord-lines = verwacht werd een regel voor elk van { $fewest } tot { $most } heren (`p1 ...`)
error-named-twice = { $name } is twee keer genoemd

## De begeleide eerste beurt

practice-barrel = De dobbelsteen toont 4, en je lijn 4 heeft geen zwaard. Je bent Kapitein en hebt een ton: geef die uit en gooi opnieuw.
practice-attack = Vandaag telt lijn 1: die leverde je 2 voedsel op, en ze heeft 4 zwaarden. De Schapenhoeve verdedigt zich met 3: val haar aan en neem de buit.
practice-recruit = Je hebt een kist, en voedsel voor een leger. Werf de Ork aan voor 2 voedsel: die telt voortaan in zijn lijnen.
practice-place = Links zou hij inzamelen, rechts vecht hij. Plaats hem rechts: met zwaarden win je de plaatsen die meer waard zijn.
