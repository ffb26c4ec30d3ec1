## Over deze uitgave

title = Das Amulett
about = De omtrek van het bord, de loop van de muur, de plaats van de landschappen, alle bliksems en alle metaalsymbolen van de spreuken zijn onze reconstructie; net als de namen van zes inkomensspreuken. Aantal en soort van het materiaal, de regels en de eigenschappen volgen het Nederlandse spelreglement; waar dat zichzelf tegenspreekt of zwijgt, hebben wij beslist, en de clausule zegt dat.

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
name-influence-pharaohs = Invloed van de farao's
name-gift-builders = Geschenk van de bouwmeester
name-meta-iron = Metamorfose van ijzer
name-gift-pharaohs = Geschenk van de farao's
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
name-red = rood
name-yellow = geel
name-green = groen
name-clear = kleurloos
name-white = wit
name-light-blue = lichtblauw
name-dark-blue = donkerblauw
name-grey = grijs
name-orange = oranje
name-brown = bruin
name-blue = blauw
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
effect-gem-income = Metaalfase: { $amount } extra kaarten { $metal } per edelsteen in { $gem } op je amulet.
effect-move-gem = Metaalfase: je mag één edelsteen van een gebied naar een ander verplaatsen.
effect-extra-metal = Vóór de fiche: noem een metaal dat in elke ruil van deze edelsteenfase geldt.
effect-skim = Neem na elke ruil { $amount } van de betaalde kaarten, ook eigen kaarten.
effect-refund-any = Neem na een gewonnen ruil tot { $amount } van je kaarten terug.
effect-refund-wall = Neem na een gewonnen ruil aan de grote muur tot { $amount } van je kaarten terug.
effect-refund-pyramid = Neem na een gewonnen ruil bij een piramide tot { $amount } van je kaarten terug.
effect-extra-gem-any = Neem na een gewonnen ruil { $amount } edelsteen van het gebied extra.
effect-extra-gem-wall = Neem na een gewonnen ruil aan de grote muur { $amount } edelsteen van het gebied extra.
effect-extra-gem-pyramid = Neem na een gewonnen ruil bij een piramide { $amount } edelsteen van het gebied extra.
effect-wild-any = Elke { $metal }kaart van jou geldt bij ruilen als elk metaal.
effect-wild-wall = Aan de grote muur gelden al je kaarten als elk metaal.
effect-wild-pyramid = Bij een piramide gelden al je kaarten als elk metaal.
effect-raise-step = Zolang jouw bod bij een ruil het hoogste is, moet het volgende { $amount } hoger zijn.
effect-choose-marker = Je kiest de fiche van de edelsteenfase in plaats van ze te trekken.
effect-free-move = Als jij de karavaan verplaatst, mag ze naar elk gebied met een edelsteen.
effect-may-equal = Bij ruilen mag je het hoogste bod evenaren in plaats van verhogen.
effect-drain = Energiefase: neem tot { $amount } stenen van spreuken van andere spelers.
effect-shift = Energiefase: verschuif stenen van deze spreuk naar andere spreuken van jou.

## Wat nu

prompt-keep = Kies in het geheim de twee spreuken die je houdt.
prompt-allot = Verdeel in het geheim stenen over { $first } en { $second }.
prompt-redraw = Ruil een of beide spreuken, of zie ervan af.
prompt-spell-bid = { $spell } wordt geveild. Hoogste bod: { $high }. Bied stenen of pas.
prompt-lift = Teleportatie: til een edelsteen op, of zie ervan af.
prompt-set = Leg de edelsteen ({ $gem }) in een ander gebied neer.
prompt-gain = Nog vrij te kiezen kaarten: { $left }. Kies metaal en aantal.
prompt-before-marker = Vóór de fiche: gebruik je spreuken of zie ervan af.
prompt-trade-bid = Ruil in { $area }. Hoogste bod: { $high }. Bied kaarten of pas.
prompt-pay = Nog te betalen kaarten: { $left }. Kies metaal en aantal.
prompt-back = Je mag kaarten terugnemen: { $left }. Kies metaal en aantal.
prompt-curse = Je Vloek: neem een betaalde kaart, of zie ervan af.
prompt-take = Neem een edelsteen uit { $area }.
prompt-move = Verplaats de karavaan.
prompt-blue = Energie: gebruik je blauwe spreuken of rond af.
prompt-drain = { $spell }: neem een steen van een spreuk van een ander (nog { $left }).
prompt-under = Kies de spreuk die nu onder de stapel gaat.
prompt-chance = Er wordt getrokken.
prompt-wait = Wachten op { $seat }.
prompt-over = Het spel is afgelopen.

## Acties

kind-start = Eerste hoed
kind-gem = Edelsteen leggen
kind-deal = Delen
kind-reveal = Omdraaien
kind-marker = Fiche
kind-keep = Houden
kind-allot = Stenen verdelen
kind-redraw = Ruilen
kind-bid = Bieden
kind-pass = Passen
kind-decline = Afzien
kind-lift = Edelsteen optillen
kind-set = Neerleggen
kind-gain = Metaal kiezen
kind-desire = Metaal noemen
kind-journey = Fiche kiezen
kind-pay = Betalen
kind-back = Terugnemen
kind-curse = Vloek
kind-take = Edelsteen nemen
kind-move = Karavaan verplaatsen
kind-use = Spreuk gebruiken
kind-drain = Steen afnemen
kind-shift = Steen verschuiven
kind-enough = Genoeg
kind-done = Klaar
kind-under = Onder de stapel leggen
action-start = { $seat } begint met de hoed
action-gem = een edelsteen ({ $gem }) wordt uitgelegd
action-deal = { $spell } wordt gedeeld
action-reveal = { $spell } wordt omgedraaid
action-marker = fiche { $number } wordt getrokken
action-keep = { $first } en { $second } houden
action-allot = { $first } en { $second } stenen
action-redraw = { $spell } ruilen
action-bid = { $count } bieden
action-pass = passen
action-decline = ervan afzien
action-lift = edelsteen ({ $gem }) uit { $area } optillen
action-set = in { $area } neerleggen
action-gain = { $count } { $metal } nemen
action-desire = { $metal } noemen
action-journey = fiche { $number } kiezen
action-pay = { $count } { $metal } betalen
action-back = { $count } { $metal } terugnemen
action-curse = { $metal } nemen door de Vloek
action-take = edelsteen ({ $gem }) nemen
action-move = de karavaan naar { $area } verplaatsen
action-use = { $spell } gebruiken
action-drain = een steen nemen van { $spell } van { $seat }
action-shift = een steen naar { $spell } verschuiven
action-enough = genoeg
action-done = klaar met blauwe spreuken
action-under = { $spell } onder de stapel leggen

## Gebeurtenissen

event-laid = Een edelsteen ({ $gem }) ligt in { $area }.
event-hat = { $seat } heeft de hoed.
event-dealt = { $seat } krijgt { $spell }.
event-dealt-secretly = { $seat } krijgt verdekt een spreuk.
    .private = Het is { $spell }.
event-kept = { $seat } heeft twee spreuken gekozen.
    .private = Je houdt { $first } en { $second }.
event-allotted = { $seat } heeft stenen verdeeld.
    .private = Je verdeelt { $first } en { $second }.
event-opened = { $seat } toont { $spell }, stenen: { $count }.
event-redrew = { $seat } legt { $spell } af en trekt opnieuw.
event-declined = { $seat } ziet ervan af.
event-round = Ronde { $number } begint.
event-offered = { $spell } wordt geveild.
event-bid = { $seat } biedt { $count }.
event-passed = { $seat } past.
event-bought = { $seat } wint { $spell } voor { $count } en neemt de hoed.
event-unsold = Niemand biedt: { $spell } gaat onder de stapel.
event-lifted = { $seat } tilt in { $area } een edelsteen ({ $gem }) op.
event-set = { $seat } legt de edelsteen ({ $gem }) in { $area } neer.
event-income = { $seat } krijgt { $count } { $metal }.
event-desired = { $seat } noemt { $metal }: het geldt in elke ruil van deze fase.
event-journeyed = { $seat } kiest fiche { $number }.
event-drawn = Fiche { $number } wordt getrokken.
event-untraded = Geen ruil in { $area }.
event-won = { $seat } wint de ruil met { $count } en neemt de hoed.
event-paid = { $seat } betaalt { $count } { $metal }.
event-recovered = { $seat } neemt { $count } { $metal } terug.
event-cursed = { $seat } neemt { $metal } door een Vloek.
event-took = { $seat } neemt een edelsteen ({ $gem }) uit { $area }.
event-moved = { $seat } verplaatst de karavaan naar { $area }.
event-used = { $seat } gebruikt { $spell }.
event-drained = { $seat } neemt een steen van { $spell } van { $from }.
event-shifted = { $seat } verschuift een steen naar { $spell }.
event-burned = { $seat } neemt { $count } stenen van spreuken terug.
event-spent = { $spell } van { $seat } gaat onder de stapel.
event-buried = { $seat } legt een spreuk onder de stapel.
    .private = Het is { $spell }.
event-ended = Het spel is afgelopen.

## Wat iedereen van een plaats ziet

fact-hand = Kaarten
fact-supply = Stenen
fact-gems = Edelstenen
fact-colours = Kleuren
fact-spells = Spreuken
fact-hat = Hoed

## Hoe een spel eindigt

reason-colours = Edelstenen in zeven kleuren
reason-gems = Acht edelstenen
reason-standstill = Te lang geen ruil

## Fasen

phase-setup = Opstelling
phase-spell = Spreukfase
phase-metal = Metaalfase
phase-gem = Edelsteenfase
phase-energy = Energiefase
phase-over = Einde
