## Over deze uitgave

title = Das Amulett
sentence = Bied energiestenen voor spreuken en metaal voor edelstenen, en vul als eerste je amulet.
about = De omtrek van het bord, de loop van de muur, de plaats van de landschappen, alle bliksems en alle metaalsymbolen van de spreuken zijn onze reconstructie; net als de namen van zes inkomensspreuken. Aantal en soort van het materiaal, de regels en de eigenschappen volgen het Nederlandse spelreglement; waar dat zichzelf tegenspreekt of zwijgt, hebben wij beslist, en het artikel zegt dat.

## Opties

option-start = Opstelling
    .help = Hoe de eerste spreuken worden gedeeld en hun energiestenen krijgen.
option-start-basic = basisopstelling: twee spreuken met elk twee energiestenen
option-start-expert = voor experts: twee van vier spreuken houden, energiestenen in het geheim leggen
option-start-redraw = opnieuw trekken: één keer opnieuw trekken, energiestenen in het geheim leggen
option-influence-amounts = Invloed
    .help = Hoeveel kaarten elke invloed teruggeeft: overal, aan de grote muur, bij een piramide.
option-influence-amounts-1-2-2 = één, twee en twee kaarten
option-influence-amounts-2-2-2 = elk twee kaarten
option-burning-desire-scope = Brandend verlangen
    .help = Voor wie het metaal geldt dat ‘Brandend verlangen’ noemt.
option-burning-desire-scope-all = voor iedereen
option-burning-desire-scope-owner = alleen voor wie de spreuk bezit
option-builders-gift = Geschenk van de bouwmeester
    .help = Waar het ‘Geschenk van de bouwmeester’ nog een edelsteen oplevert.
option-builders-gift-wall = aan de grote muur
option-builders-gift-pyramid = bij een piramide
option-gifts-stack = Geschenken worden opgeteld
    .help = Of bij een ruil meerdere geschenken werken, of maar één.
option-stalemate-rounds = Stilstand
    .help = Na zoveel rondes op rij zonder ruil eindigt het spel.

## Spreuken

name-magic-amber = Magie van de barnsteen
name-magic-diamond = Magie van de diamanten
name-magic-ruby = Magie van de robijn
name-magic-emerald = Magie van de smaragden
name-teleportation = Teleportatie
name-vein-gold = Goudader
name-vein-silver = Zilverader
name-vein-copper = Koperader
name-vein-iron = IJzerader
name-philosophers-stone = Steen der wijzen
name-horn-of-plenty = Hoorn des overvloeds
name-burning-desire = Brandend verlangen
name-curse-croesus = De vloek van Croesus
name-curse-avarice = De vloek over de gierigheid
name-influence = Invloed
name-influence-builders = Invloed van de bouwmeester
name-gift = Geschenk
name-influence-pharaohs = Invloed van de farao’s
name-gift-builders = Geschenk van de bouwmeester
name-meta-iron = Metamorfose van ijzer
name-gift-pharaohs = Geschenk van de farao’s
name-great-power = Geweldige macht
name-meta-copper = Metamorfose van koper
name-meta-gold = Metamorfose van goud
name-magic-journey = Magische reis
name-divine-meta = Goddelijke metamorfose
name-wings-phoenix = Swing van de feniks
name-meta-silver = Metamorfose van zilver
name-meta-stone = Metamorfose van steen
name-superiority = Superioriteit
name-pull-light = Zuigkracht van het licht
name-pull-darkness = Zuigkracht van de duisternis
name-energy-arcs = Energiebogen

## Metalen, edelstenen en landschappen

name-gold = goud
name-silver = zilver
name-copper = koper
name-iron = ijzer
name-joker = elk metaal
name-red = rode
name-yellow = gele
name-green = groene
name-clear = kleurloze
name-white = witte
name-light-blue = lichtblauwe
name-dark-blue = donkerblauwe
name-grey = grijze
name-orange = oranje
name-brown = bruine
name-blue = blauwe
name-water = water
name-forest = woud
name-mountain = gebergte
name-steppe = steppe
name-city = stad
name-pyramid = piramide
name-wall = grote muur
name-both = beide
name-a1 = A1 (woud)
name-a2 = A2 (steppe)
name-a3 = A3 (gebergte)
name-a4 = A4 (water)
name-b1 = B1 (gebergte)
name-b2 = B2 (water)
name-b3 = B3 (noordelijk stadsdeel)
name-b4 = B4 (woud)
name-b5 = B5 (steppe)
name-c1 = C1 (steppe)
name-c2 = C2 (woud)
name-c3 = C3 (westelijk stadsdeel)
name-c4 = C4 (oostelijk stadsdeel)
name-c5 = C5 (water)
name-c6 = C6 (gebergte)
name-d1 = D1 (gebergte)
name-d2 = D2 (water)
name-d3 = D3 (zuidelijk stadsdeel)
name-d4 = D4 (woud)
name-d5 = D5 (steppe)
name-e1 = E1 (woud)
name-e2 = E2 (steppe)
name-e3 = E3 (gebergte)
name-e4 = E4 (water)

## Wat een spreuk doet

effect-none = Geen eigenschap, alleen inkomen.
effect-gem-income = Metaalfase: { $amount } extra { $metal }kaarten per { $gem } edelsteen op je amulet.
effect-move-gem = Metaalfase: je mag één edelsteen van een gebied naar een willekeurig ander gebied verplaatsen.
effect-extra-metal = Vóór het trekken van de rondefiche: noem een metaal dat bij elke ruil van deze edelsteenfase geldt.
effect-skim = Neem na elke ruil { $amount } van de betaalde kaarten, ook eigen kaarten.
effect-refund-any = Neem na een gewonnen ruil tot { $amount } van je kaarten terug.
effect-refund-wall = Neem na een gewonnen ruil aan de grote muur tot { $amount } van je kaarten terug.
effect-refund-pyramid = Neem na een gewonnen ruil bij een piramide tot { $amount } van je kaarten terug.
effect-extra-gem-any = Neem na een gewonnen ruil nog { $amount ->
        [one] 1 edelsteen
       *[other] { $amount } edelstenen
    } uit het gebied.
effect-extra-gem-wall = Neem na een gewonnen ruil aan de grote muur nog { $amount ->
        [one] 1 edelsteen
       *[other] { $amount } edelstenen
    } uit het gebied.
effect-extra-gem-pyramid = Neem na een gewonnen ruil bij een piramide nog { $amount ->
        [one] 1 edelsteen
       *[other] { $amount } edelstenen
    } uit het gebied.
effect-wild-any = Elke { $metal }kaart van jou geldt bij ruilen als een metaal naar keuze.
effect-wild-wall = Aan de grote muur gelden al je kaarten als een metaal naar keuze.
effect-wild-pyramid = Bij een piramide gelden al je kaarten als een metaal naar keuze.
effect-raise-step = Zolang jouw bod bij een ruil het hoogste is, moet het volgende minstens { $amount } hoger zijn.
effect-choose-marker = Je kiest de rondefiche van de edelsteenfase in plaats van er een te trekken.
effect-free-move = Als jij het reisgezelschap verplaatst, mag het naar elk gebied met een edelsteen.
effect-may-equal = Bij ruilen mag je het hoogste bod evenaren in plaats van verhogen.
effect-drain = Energiefase: neem tot { $amount ->
        [one] 1 energiesteen
       *[other] { $amount } energiestenen
    } van spreuken van andere spelers.
effect-shift = Energiefase: verschuif energiestenen van deze spreuk naar andere spreuken van jou.

## Wat nu

prompt-keep = Kies in het geheim de twee spreuken die je houdt.
prompt-allot = Verdeel in het geheim energiestenen over ‘{ $first }’ en ‘{ $second }’.
prompt-redraw = Leg een of beide spreuken af en trek opnieuw, of zie ervan af.
prompt-spell-bid = ‘{ $spell }’ wordt geveild. { $high ->
        [0] Nog geen bod.
       *[other] Hoogste bod: { $high }.
    } Bied energiestenen of pas.
prompt-lift = Teleportatie: til een edelsteen op, of zie ervan af.
prompt-set = Leg de { $gem } edelsteen in een ander gebied neer.
prompt-gain = Nog vrij te kiezen kaarten: { $left }. Kies metaal en aantal.
prompt-before-marker = Vóór het trekken van de rondefiche: gebruik je spreuken of zie ervan af.
prompt-trade-bid = Ruil in { $area }. { $high ->
        [0] Nog geen bod.
       *[other] Hoogste bod: { $high }.
    } Bied kaarten of pas.
prompt-pay = Nog te betalen kaarten: { $left }. Kies metaal en aantal.
prompt-back = Kaarten die je mag terugnemen: { $left }. Kies metaal en aantal.
prompt-curse = Je vloek: neem een betaalde kaart, of zie ervan af.
prompt-take = Neem een edelsteen uit { $area }.
prompt-move = Verplaats het reisgezelschap.
prompt-blue = Energiefase: gebruik je blauwe spreuken of zeg dat je klaar bent.
prompt-drain = ‘{ $spell }’: neem een energiesteen van andermans spreuk (nog { $left }).
prompt-under = Kies de spreuk die nu onder de spreukenstapel gaat.
prompt-chance = Het toeval is aan zet.
prompt-wait = Wachten op { $seat }.

## Acties

kind-start = Startspeler
kind-gem = Edelsteen leggen
kind-deal = Delen
kind-reveal = Omdraaien
kind-marker = Rondefiche
kind-keep = Houden
kind-allot = Energiestenen verdelen
kind-redraw = Opnieuw trekken
kind-bid = Bieden
kind-pass = Passen
kind-decline = Ervan afzien
kind-lift = Edelsteen optillen
kind-set = Neerleggen
kind-gain = Metaal kiezen
kind-desire = Metaal noemen
kind-journey = Rondefiche kiezen
kind-pay = Betalen
kind-back = Terugnemen
kind-curse = Vloek
kind-take = Edelsteen nemen
kind-move = Reisgezelschap verplaatsen
kind-use = Spreuk gebruiken
kind-drain = Energiesteen wegnemen
kind-shift = Energiesteen verschuiven
kind-enough = Genoeg
kind-done = Klaar
kind-under = Onder de spreukenstapel leggen
action-start = { $seat } begint met de toverhoed
action-gem = Een { $gem } edelsteen wordt neergelegd
action-deal = ‘{ $spell }’ wordt gedeeld
action-reveal = ‘{ $spell }’ wordt omgedraaid
action-marker = Rondefiche { $number } wordt getrokken
action-keep = ‘{ $first }’ en ‘{ $second }’ houden
action-allot = { $first } en { $second } energiestenen
action-redraw = Opnieuw trekken: { $spell }
action-bid = { $count } bieden
action-pass = Passen
action-decline = Ervan afzien
action-lift = De { $gem } edelsteen uit { $area } optillen
action-set = Neerleggen in { $area }
action-gain = { $count } { $metal } nemen
action-desire = Metaal noemen: { $metal }
action-journey = Rondefiche { $number } kiezen
action-pay = { $count } { $metal } betalen
action-back = { $count } { $metal } terugnemen
action-curse = Met de vloek nemen: { $metal }
action-take = Een { $gem } edelsteen nemen
action-move = Het reisgezelschap naar { $area } verplaatsen
action-use = ‘{ $spell }’ gebruiken
action-drain = Een energiesteen nemen van ‘{ $spell }’ van { $seat }
action-shift = Een energiesteen naar ‘{ $spell }’ verschuiven
action-enough = Genoeg
action-done = Klaar met blauwe spreuken
action-under = ‘{ $spell }’ onder de spreukenstapel leggen
action-bid-spell-bid = { $count ->
        [one] 1 energiesteen
       *[other] { $count } energiestenen
    } bieden
action-bid-trade-bid = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } bieden
action-pass-spell-bid = Passen voor de spreuk
action-pass-trade-bid = Passen en uit de ruil stappen
action-decline-redraw = Beide spreuken houden
action-decline-lift = Alle edelstenen laten liggen
action-decline-before-marker = Geen spreuk gebruiken
action-decline-curse = De kaarten laten liggen
action-enough-back = Niets meer terugnemen
action-enough-drain = Niets meer wegnemen

## Voor je kiest

need-supply = energiestenen in voorraad
need-least-bid = laagste bod
need-counting = kaarten die hier gelden ({ $metals })
need-stack = { $metal } in de stapel
need-laid-open = { $metal } bij de betaalde kaarten
need-hand = { $metal } in de hand
need-due = nog te kiezen kaarten
need-stones = energiestenen op ‘{ $spell }’
need-spells = eigen spreuken
need-drawn = weggenomen energiestenen
preview-gems = Wie wint, neemt { $count ->
        [one] 1 edelsteen
       *[other] { $count } edelstenen
    }.
preview-back = Wie wint, mag hoogstens { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } terugnemen.
preview-hat = Wie wint, neemt de toverhoed.
preview-bid = Laatste bod ({ $seat }): { $count }.
preview-passed = { $seat } heeft gepast.
preview-metal-paid = Te betalen in { $metal }: { $count } van { $had }.
preview-metal-open = Te betalen in { $metal }: { $least } tot { $most } van { $had }, naar keuze.
preview-metal-idle = Geldt hier niet: { $metal } ({ $had }).
preview-off = Van ‘{ $spell }’ { $count ->
        [one] gaat 1 energiesteen
       *[other] gaan { $count } energiestenen
    } af.

## Gebeurtenissen

event-laid = Een { $gem } edelsteen ligt in { $area }.
event-hat = { $seat } heeft de toverhoed en begint.
event-dealt = { $seat } krijgt ‘{ $spell }’.
event-dealt-secretly = { $seat } krijgt gedekt een spreuk.
    .private = { $seat } krijgt gedekt ‘{ $spell }’.
event-kept = { $seat } heeft twee spreuken gekozen.
    .private = { $seat } houdt ‘{ $first }’ en ‘{ $second }’.
event-allotted = { $seat } heeft energiestenen verdeeld.
    .private = { $seat } verdeelt { $first } en { $second } energiestenen.
event-opened = { $seat } toont ‘{ $spell }’; energiestenen erop: { $count }.
event-redrew = { $seat } legt af en trekt opnieuw: { $spell }.
event-declined = { $seat } ziet ervan af.
event-round = Ronde { $number } begint.
event-deck-short = { $count ->
        [0] De spreukenstapel is leeg: deze ronde wordt geen spreuk geveild.
        [one] De spreukenstapel is te klein: deze ronde wordt maar 1 spreuk van de { $wanted } geveild.
       *[other] De spreukenstapel is te klein: deze ronde worden maar { $count } spreuken van de { $wanted } geveild.
    }
event-offered = ‘{ $spell }’ wordt geveild.
event-bid = { $seat } biedt { $count }.
event-passed = { $seat } past.
event-bought = { $seat } krijgt ‘{ $spell }’ voor { $count ->
        [one] 1 energiesteen
       *[other] { $count } energiestenen
    } en neemt de toverhoed.
event-unsold = Niemand biedt: ‘{ $spell }’ gaat onder de spreukenstapel.
event-lifted = { $seat } tilt in { $area } een { $gem } edelsteen op.
event-set = { $seat } legt de { $gem } edelsteen in { $area } neer.
event-income = { $seat } krijgt { $count } { $metal }.
event-lacking = De metaalstapel is te klein voor { $seat }: er { $count ->
        [one] ontbreekt 1
       *[other] ontbreken { $count }
    } { $metal }.
event-missed = Alle metaalstapels zijn leeg: { $seat } loopt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } mis.
event-desired = { $seat } noemt { $metal }: het geldt bij elke ruil van deze fase.
event-journeyed = { $seat } kiest rondefiche { $number }.
event-drawn = Rondefiche { $number } wordt getrokken.
event-untraded = Geen ruil in { $area }.
event-won = { $seat } wint de ruil met { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } en neemt de toverhoed.
event-paid = { $seat } betaalt { $count } { $metal }.
event-recovered = { $seat } neemt { $count } { $metal } terug.
event-cursed = { $seat } neemt { $metal } met een vloek.
event-gems-short = Te weinig edelstenen in { $area } voor een geschenk: { $seat } loopt { $count ->
        [one] 1 edelsteen
       *[other] { $count } edelstenen
    } mis.
event-took = { $seat } neemt een { $gem } edelsteen uit { $area }.
event-moved = { $seat } verplaatst het reisgezelschap naar { $area }.
event-used = { $seat } gebruikt ‘{ $spell }’.
event-drained = { $seat } neemt een energiesteen van ‘{ $spell }’ van { $from }.
event-shifted = { $seat } verschuift een energiesteen naar ‘{ $spell }’.
event-burned = { $seat } neemt { $count ->
        [one] 1 energiesteen
       *[other] { $count } energiestenen
    } van spreuken terug.
event-spent = ‘{ $spell }’ van { $seat } gaat onder de spreukenstapel.
event-buried = { $seat } legt een spreuk onder de spreukenstapel.
    .private = { $seat } legt ‘{ $spell }’ onder de spreukenstapel.
event-ended = Het spel is afgelopen: { $reason }.

## Wat iedereen van een plaats ziet

fact-hand = { $count ->
        [one] kaart
       *[other] kaarten
    }
fact-supply = { $count ->
        [one] energiesteen in voorraad
       *[other] energiestenen in voorraad
    }
fact-gems = { $count ->
        [one] edelsteen
       *[other] edelstenen
    }
fact-colours = { $count ->
        [one] kleur
       *[other] kleuren
    }
fact-spells = { $count ->
        [one] spreuk
       *[other] spreuken
    }
fact-hat = toverhoed

## Hoe een spel eindigt

reason-colours = edelstenen in zeven kleuren
reason-gems = acht edelstenen
reason-standstill = te lang geen ruil

## Fasen

phase-setup = Opstelling
phase-spell = Toverspreukfase
phase-metal = Metaalfase
phase-gem = Edelsteenfase
phase-energy = Energiefase
phase-over = Einde

## De tafel als tekst

board-round = Ronde { $round }
board-stacks = Metaalstapels
board-deck = spreukenstapel { $count }
board-offer = ‘{ $spell }’, bod { $bid }
board-trades = ruilen over { $left }, bod { $bid }
board-desire = { $metal } telt ook
board-open = open gelegd
board-hand = In de hand
board-dealt = Gedeeld
board-chosen = Gekozen
board-bid = bod { $count }
board-passed = gepast
board-face-down = { $count } gedekt
short-red = ro
short-yellow = ge
short-green = gn
short-clear = kl
short-white = wi
short-light-blue = lb
short-dark-blue = db
short-grey = gr
short-orange = or
short-brown = br
short-water = wat
short-forest = wou
short-mountain = geb
short-steppe = ste
short-city = sta

sheet-board = Speelbord
sheet-display = Aanbod
sheet-mat = Eigen plek
sheet-hand = Hand

## Onderdelen, zoals ze worden voorgelezen

piece-pyramid = Piramide in { $area }
piece-caravan = Reisgezelschap in { $area }
piece-gems = { $count ->
        [one] 1 { $gem } edelsteen
       *[other] { $count } { $gem } edelstenen
    }
piece-metal = Metaal: { $metal }
piece-cards = { $count ->
        [one] 1 metaalkaart
       *[other] { $count } metaalkaarten
    }: { $metal }
piece-marker = Ruilen die nog komen: { $count }
piece-deck = Spreukenstapel: { $count }
piece-hat = Toverhoed ({ $seat })
piece-supply = Energiestenen in voorraad ({ $seat }): { $count }
piece-hand = Kaarten in de hand ({ $seat }): { $count }
piece-face-down = Gedekte spreuken ({ $seat }): { $count }
piece-choice = Geheime keuze ({ $seat }): { $count }
piece-last-bid = Laatste bod ({ $seat }): { $count }
piece-bid = Hoogste bod ({ $seat }): { $count }
piece-spell = Spreuk: ‘{ $spell }’
piece-stones = Energiestenen op ‘{ $spell }’: { $count }

## Hoofdstukken van de spelregels

section-set-up = opstelling
section-spell = toverspreukfase
section-metal = metaalfase
section-gem = edelsteenfase
section-energy = energiefase
section-end = einde

## Wat de dingen doen

goal =
    Verzamel edelstenen op je amulet: met { $colours } verschillende kleuren, of { $gems } edelstenen van welke kleur ook, win je meteen.
    Elke ronde worden toverspreuken voor energiestenen geveild. Je spreuken leveren metaalkaarten op en hebben eigenschappen. Met metaal bied je op de edelstenen waar het reisgezelschap staat; een gebied neemt alleen zijn eigen metaal aan, een stadsdeel alle vier.
    Aan het einde van een ronde nemen bliksems energiestenen van je spreuken; een lege spreuk ben je kwijt.
legend =
    { "*" }  het reisgezelschap      ^ bij een gebied  de grote muur
    P  een piramide            ^ bij een plaats  de toverhoed
    >  wie aan de beurt is     het getal naast een spreuk: de energiestenen
legend-sign = { $sign } { $name }
legend-gems = Edelstenen: { $signs }
legend-terrains = Terrein: { $signs }
topic-stone = energiesteen
topic-hat = toverhoed
topic-caravan = reisgezelschap
topic-marker = rondefiche
show-spell = ‘{ $spell }’ ({ $colour } spreuk). Elke ronde verliest ze energiestenen: { $bolts }.
show-income = Metaal per ronde: { $metals }.
show-counted = { $thing } { $count }
show-area = { $area }: betaald wordt met { $metal }. Plaatsen voor edelstenen: { $gems }.
show-wall = Het ligt aan de grote muur.
show-pyramid = Het heeft een piramide.
show-metal = Kaarten ({ $metal }): { $cards } in totaal. Aangenomen in: { $terrains }.
show-gem = Edelstenen van deze kleur ({ $gem }): { $count } in totaal.
show-stone = Energiestenen: je hebt er { $stones }. Je biedt ze voor spreuken; ze liggen op de spreuk, en ronde na ronde gaan ze door de bliksems terug naar je voorraad.
show-hat = Wie een veiling of een ruil wint, neemt de toverhoed en begint de volgende.
show-caravan = Geruild wordt waar het reisgezelschap staat. Wie wint, verplaatst het naar een aangrenzend gebied met edelstenen.
show-marker = De rondefiche zegt hoe vaak er in de edelsteenfase geruild wordt: { $numbers }.

## Errors

error-own-names = verwacht werd een eigen naam voor elk gebied, elke spreuk, elk metaal en elke edelsteen
error-area-id = verwacht werd het kenmerk van een gebied
error-gem-colours = verwacht werden { $fewest } tot { $most } kleuren
error-colours-most = niet meer kleuren dan er zijn: { $colours }
error-gems-count = edelstenen verwacht: { $gems }, een voor elke plek
error-gems-run-out = zo weinig dat de edelstenen niet opraken voordat iemand wint
error-first-stones = verwacht werd hoogstens de helft van de energiestenen van een speler
error-metal-cards = verwacht werden genoeg kaarten van elk metaal voor zes spelers
error-expert-spells = verwacht werden genoeg spreuken voor zes spelers
error-equal-bids = verwacht werd hoogstens één spreuk die een bod evenaart: twee zouden nooit ophouden
error-unseen-cards = de handen bevatten niet de kaarten die niemand ziet
error-metal-all = verwacht werd het metaal all of een van { $metals }
error-metal-any = verwacht werd any of een van { $metals }
error-metal-joker = verwacht werd joker of een van { $metals }
error-amount = verwacht werd een aantal van { $fewest } tot { $most }
error-gem-and-metal = verwacht werden een edelsteen van de editie en één metaal
error-borders = ‘{ $area }’ is geen gebied dat ook terug grenst
error-gems-of-colour = zo veel edelstenen van één kleur zijn er niet

## Waarom een bot zo speelde

why-win = Daarmee is het spel gewonnen.
why-stop = Anders kan { $seat } hier het spel winnen.
why-new-colour = Deze kleur ontbreekt nog: { $gem }.
why-one-more = Elke edelsteen telt.
why-too-dear = Meer kaarten is de edelsteen niet waard.
why-not-here = Elders zijn de kaarten meer waard.
why-keep-stones = De energiestenen kun je beter voor een andere spreuk bewaren.
why-lasts = Zo werkt ‘{ $spell }’ { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } lang.
why-waits = In { $area } wacht een kleur die nog ontbreekt: { $gem }.
why-best-there = De volgende ruil loont het meest in { $area }.
why-many = Vaker ruilen levert meer edelstenen op.
why-few = Wordt er weinig geruild, dan blijft er voor de anderen weinig over.
why-weaken = Zonder ‘{ $spell }’ staat { $seat } zwakker.
why-longer = Zo houdt ‘{ $spell }’ het langer vol.
why-away = Daar hebben de anderen er minder aan.
why-metal = Dit metaal is het meest nodig: { $metal }.

## De begeleide eerste beurt

practice-spell = Spreuken leveren metaal op, en ‘Goudader’ elke ronde 3 goud. De anderen hebben geen energiesteen meer: bied er 1, en de spreuk is van jou.
practice-joker = Je spreuken hebben metaal opgeleverd. Bij een joker kies je: neem goud, want het reisgezelschap staat aan het water, en daar telt goud.
practice-trade = Een edelsteen voor metaalkaarten: hier telt alleen goud. De spreuken van de anderen leveren er geen op: bied 2 kaarten.
practice-gem = De ruil is van jou, en dus een edelsteen. Neem de rode: zeven verschillende kleuren winnen, of acht edelstenen van welke kleur ook.
practice-caravan = Jij hebt de toverhoed, dus jij verplaatst het reisgezelschap. Verplaats het naar C3: in de stad telt elk metaal, en er ligt een gele edelsteen.
