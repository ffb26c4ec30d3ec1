title = Embers
about = Een klein spel om mee te testen; alle cijfers zijn van onszelf.
prompt-aim = Ronde { $round }: wie beroof je, of verstop je je?
prompt-lead = Ronde { $round }: een kaart begraven voor punten, of passen?
prompt-lay = Welke kaart begraaf je?
action-aim = Op { $seat } mikken
action-hide = Verstoppen
action-pass = Niets begraven
action-bury = Een kaart begraven
action-lay = { $card } begraven
action-put-back = Terugleggen
action-deal = { $card } delen
action-die = De dobbelsteen toont { $face }
action-lift = { $card } stelen
action-omen = { $card } omdraaien
kind-aim = Mikken
kind-hide = Verstoppen
kind-pass = Passen
kind-bury = Begraven
kind-lay = Leggen
kind-put-back = Terugleggen
kind-deal = Delen
kind-die = Dobbelsteen
kind-lift = Stelen
kind-omen = Voorteken
event-dealt = { $seat } krijgt een kaart.
    .private = { $seat } krijgt { $card }.
event-aimed = { $seat } heeft gekozen.
    .private = { $seat } kiest: { $target }.
event-revealed = Alle keuzes worden getoond: { $targets }.
event-rolled = De dobbelsteen toont { $die }.
event-stole = { $seat } steelt een kaart van { $from }.
    .private = { $seat } steelt { $card } van { $from }.
event-buried = { $seat } begraaft een kaart.
    .private = { $seat } begraaft { $card }.
event-passed = { $seat } begraaft niets.
event-omen = { $seat } draait { $card } om.
event-ended = Het vuur dooft. Punten: { $scores }.
fact-cards = kaarten
fact-points = punten
reason-rounds = de laatste ronde is gespeeld
name-ash = as
name-coal = kool
name-flame = vlam
name-hiding = verstopt
name-nobody = niemand
sentence = Roof in het geheim, verstop je op tijd en begraaf je beste kaarten.
sheet-table = Tafel
sheet-mat = Mat
sheet-hand = Hand
piece-deck = Stapel
piece-die = Dobbelsteen: { $die }
piece-backs = Verborgen kaarten van { $seat }: { $count }
piece-cards = { $card }: { $count }
option-shelter = Beschutting
    .help = Wie zich verstopt, kan niet beroofd worden.

## Hoofdstukken van de spelregels

section-set-up = opstelling
section-aim = mikken
section-rob = roven
section-lead = leiden
section-omen = voorteken
section-end = einde

## Wat de dingen doen

goal = Na { $rounds } ronden wint de hoogste score van kaarten en punten. Beroof de anderen in het geheim, verstop je op tijd en begraaf kaarten voor punten.
legend = > leidt de ronde; kaarten en punten staan naast elke plaats.
show-card = { $card }: telt aan het einde { $value }; { $count } in totaal.

## Errors

error-card-figures = verwacht werden aantallen en waarden van 0 tot 99
error-rounds = verwacht werden 1 tot 100 rondes
error-hand = verwacht werden 1 tot { $most } kaarten voor elke hand

## De begeleide eerste beurt

practice-hide = Verstop je: wie zich verstopt, wordt niet beroofd.
practice-bury = Jij leidt. Begraaf kool: dat levert een punt op.
