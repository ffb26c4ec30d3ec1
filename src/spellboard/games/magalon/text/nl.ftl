title = Magalon
sentence = Verzamel drie attributen in een dal vol schuivende ruïnes, trollen en een gigant, en kom als eerste thuis.
about = Magalon van Wolfgang Kramer uit 1998, gespeeld volgens de Duitse regels. Het bord, de plaatsen van de ruïnes, figuren en rode velden en de getallen op de kaarten 2 (ruïnes), 3, 6, 8, 9 en 10 waren nergens te vinden: ze zijn gereconstrueerd. Al het andere staat in de regels of volgt eruit. Wie de doos bezit, kan elk gegeven in het editiebestand verbeteren.

option-origin-reusable = Terug naar het beginveld
    .help = Het veld waar een stuk begint, mag in dezelfde beurt één keer worden betreden.
option-displace-into-special = Verzetten over speciale velden
    .help = Een magiër mag op en over het startveld en de attribuutvelden worden verzet.
option-strict-enclosure = Strenge schilden
    .help = Geen schild mag een magiër het laatste vrije buurveld ontnemen, zoals in de Nederlandse spelregels.
option-start-without-winning = Over het startveld zonder te winnen
    .help = Met 16 energiepunten mag het startveld ook zonder alle attributen worden betreden.
option-round-cap = Laatste ronde
    .help = Het spel eindigt na zoveel rondes; 0 betekent nooit.

prompt-lay = Ronde { $round }: leg een magiekaart. De hoogste is het eerst aan de beurt, de laagste beweegt ook de gigant.
prompt-turn = Jouw beurt met kaart { $card }. { $walk ->
        [0] Acties in willekeurige volgorde; beëindig de beurt als je klaar bent.
        [one] Loop precies 1 veld of blijf staan; acties in willekeurige volgorde.
       *[other] Loop precies { $walk } velden of blijf staan; acties in willekeurige volgorde.
    }
prompt-finish = Kaart { $card }. Nog af te maken: { $begun }.
prompt-contact = { $victim } wordt aangevallen door { $monster }: verzet de magiër { $left } velden of ga verder.
prompt-displace = Verzet de magiër van { $victim } nog { $left ->
        [one] 1 veld
       *[other] { $left } velden
    }.
prompt-set = Je houdt ruïne { $ruin } vast: kies het hoekveld en waarheen de twee armen wijzen.
prompt-shield = Kies een vrij veld voor je schild.

action-lay = Kaart { $card } leggen
action-wizard = Naar { $field } lopen
action-gnome = Trol { $gnome } naar { $field } verplaatsen
action-giant = Gigant naar { $field } verplaatsen
action-displace = Magiër naar { $field } verzetten
action-shift = Ruïne { $ruin } naar het { $direction } schuiven
action-lift = Ruïne { $ruin } optillen
action-set = De ruïne neerzetten: hoek op { $field }, armen naar het { $facing ->
        [noorden] noorden en oosten
        [oosten] oosten en zuiden
        [zuiden] zuiden en westen
       *[westen] westen en noorden
    }
action-shield = Je schild pakken
action-on = Je schild op { $field } zetten
action-put-back = Terugzetten
action-put-back-ruin = De ruïne terugzetten
action-put-back-shield = Het schild terugzetten
action-energy = De energie van de kaart nemen
action-roll = Gooien voor de gigant
action-take-back = De beurt terugnemen
action-take-back-dice = Alles sinds de dobbelstenen terugnemen
action-end-turn = Je beurt beëindigen
action-dice = De dobbelstenen tonen { $low } en { $high }

kind-lay = Kaart leggen
kind-wizard = Magiër
kind-gnome = Trollen
kind-giant = Gigant
kind-displace = Verzetten
kind-shift = Ruïne schuiven
kind-lift = Ruïne optillen
kind-set = Ruïne neerzetten
kind-shield = Schild
kind-on = Veld van het schild
kind-put-back = Terugzetten
kind-energy = Energie
kind-roll = Gooien
kind-take-back = Terugnemen
kind-end-turn = Beurt beëindigen
kind-dice = Dobbelstenen

event-round = Ronde { $round } begint; { $leader } legt het eerst.
event-laid = { $seat } legt kaart { $card }.
event-skipped = { $seat } heeft geen kaart met een nieuwe waarde en slaat deze ronde over.
event-turn = { $seat } is aan de beurt met kaart { $card }.
event-recovered = { $seat } neemt alle gebruikte kaarten terug.
event-walked = { $seat } loopt van { $here } naar { $field }.
event-took = { $seat } neemt { $artifact }.
event-stalked = { $seat } beweegt { $monster } van { $here } naar { $field }.
event-attacked = { $victim } wordt aangevallen door { $monster }.
event-passed-over = { $victim } wordt met rust gelaten door { $monster }.
event-pushed = De magiër van { $victim } wordt verzet van { $here } naar { $field }.
event-displaced = { $seat } heeft { $victim } met { $monster } verzet naar { $field }.
event-took-back = { $seat } kan een begonnen zet niet afmaken en neemt de beurt terug.
event-shifted = { $seat } schuift ruïne { $ruin } naar het { $direction }.
event-lifted = { $seat } tilt ruïne { $ruin } op.
event-set = { $seat } zet ruïne { $ruin } neer: hoek op { $field }, armen naar het { $facing ->
        [noorden] noorden en oosten
        [oosten] oosten en zuiden
        [zuiden] zuiden en westen
       *[westen] westen en noorden
    }.
event-put-back = { $seat } zet het stuk terug.
event-shield-taken = { $seat } neemt het schild in de hand.
event-shielded = { $seat } zet het schild op { $field }.
event-gained = { $seat } neemt de energie van de kaart en heeft nu { $energy ->
        [one] 1 energiepunt
       *[other] { $energy } energiepunten
    }.
event-warmed = { $seat } blijft op een rood veld en heeft nu { $energy ->
        [one] 1 energiepunt
       *[other] { $energy } energiepunten
    }.
event-spilled = Daar eindigt de schaal: { $seat } verliest { $lost ->
        [one] 1 energiepunt
       *[other] { $lost } energiepunten
    }.
event-tired = { $seat } betaalt 1 energiepunt voor de beurt en heeft er nu { $energy }.
event-fell = { $seat } zakt onder nul energiepunten: terug naar { $field }, geen attributen, { $energy } energiepunten.
event-rolls = { $seat } gooit voor de gigant.
event-rolled = De dobbelstenen tonen { $dice }: { $sum } velden voor de gigant.
event-ended = Het spel is afgelopen: { $reason }. Gewonnen door: { $winners }.

told-walked = { $seat } loopt { $steps } velden en stopt op { $field }.
told-stalked = { $seat } beweegt { $monster } { $steps } velden, tot op { $field }.
told-pushed = De magiër van { $victim } wordt { $steps } velden verzet, naar { $field }.

fact-energy = energie
fact-artifacts = { $count ->
        [one] attribuut
       *[other] attributen
    }
fact-laid = kaart
fact-protected = beschermd
fact-hand = in de hand
fact-used = gebruikt

need-fields = velden te gaan
need-shifts = velden te schuiven
preview-stuck = Niet meer af te maken: { $piece }. Er is geen weg meer van precies { $left ->
        [one] 1 veld
       *[other] { $left } velden
    }.
preview-unsettled = De aanval op { $victim } kan niet meer worden afgemaakt.

reason-council = een magiër hoort nu bij de Raad van 11
reason-round-cap = de laatste ronde is gespeeld

name-start = het startveld
name-amulet = het Amulet van de Macht
name-stone = de Steen der Wijsheid
name-ring = de Ring van Onsterfelijkheid
name-wizard = de magiër
name-gnomes = de trollen
name-gnome-a = trol a
name-gnome-b = trol b
name-giant = de gigant
name-north = noorden
name-east = oosten
name-south = zuiden
name-west = westen
name-orange = oranje
name-purple = paars
name-red = rood
name-green = groen
name-skips = slaat over

## De tafel als tekst

board-round = Ronde { $round }
board-mover = { $seat } met kaart { $card }
board-wizard = magiër { $done }
board-bonus = extra stappen { $steps }
board-gnomes = trollen { $done }
board-ruins = ruïnes { $done }
board-giant = gigant { $done }
board-displaced = verzet { $done }
board-held = ruïne { $ruin } in de hand
board-field = veld
board-energy = energie
board-card = kaart
board-artifacts = attributen
board-hand = in de hand

sheet-board = Speelbord
sheet-scale = Energieschaal
sheet-dice = Dobbelstenen
sheet-mat = Eigen plek

piece-wizard = Magiër van { $seat } op { $field }
piece-shield = Schild van { $seat } op { $field }
piece-shield-aside = Schild van { $seat } naast het bord
piece-energy = Energiepunten van { $seat }: { $energy }
piece-monster = Op { $field }: { $monster }
piece-ruin = Ruïne { $ruin }, hoek op { $field }
piece-ruin-held = Ruïne { $ruin } in de hand van { $seat }
piece-artifact = Voor { $seat }: { $artifact }
piece-card-hand = Kaart { $card } in de hand van { $seat }
piece-card-laid = Kaart { $card }, gelegd door { $seat }
piece-card-used = Kaart { $card }, gebruikt door { $seat }
piece-die = Dobbelsteen: { $die }

## Hoofdstukken van de spelregels

section-set-up = opstelling
section-cards = kaarten
section-turn = beurt
section-wizard = magiër
section-red-fields = rode velden
section-energy = energie
section-gnomes = trollen
section-giant = gigant
section-ruins = ruïnes
section-shields = schilden
section-protection = bescherming
section-end = einde

## Wat de dingen doen

goal =
    Haal alle attributen: { $artifacts }. Kom daarna als eerste met minstens { $goal } energie terug op het startveld: je magiër treedt toe tot de Raad van 11 en wint.
    Elke ronde legt iedereen een kaart. Wie de hoogste legde, is het eerst aan de beurt. Het getal op je kaart zegt hoe ver je magiër loopt: precies zo ver, of helemaal niet. De meeste kaarten verplaatsen ook ruïnes of trollen, leveren energie op of beschermen. Wie de laagste kaart legde, verplaatst ook de gigant.
    Een beurt kost { $upkeep } energie. Wie onder nul komt, gaat zonder attributen terug naar het startveld. Een zet die op een rood veld eindigt, levert { $red } energie op.
legend =
    p1 p2 …  de magiërs           s1 s2 …  hun schilden
    ga gb    de trollen           GG       de gigant
    ra rb …  de ruïnes            **       een rood veld
    ##       het startveld        .        een vrij veld
legend-artifact = { $sign }       veld: { $artifact }
topic-ruins = ruïne
topic-shield = schild
topic-red-field = rood veld
topic-card = kaart
show-card = { $card ->
        [0] Kaart 0: je magiër blijft staan.
       *[other] Kaart { $card }: je magiër loopt precies zo veel velden, of blijft staan.
    }
show-card-energy = Deze kaart geeft { $energy } energie, en de beurt kost niets.
show-card-ruins = Deze kaart verschuift ruïnes, samen hoogstens { $ruins ->
        [one] 1 veld
       *[other] { $ruins } velden
    }.
show-card-gnomes = Deze kaart verplaatst de trollen, samen precies { $gnomes ->
        [one] 1 veld
       *[other] { $gnomes } velden
    }.
show-card-lift = Met deze kaart til je een ruïne op, draai je haar en zet je haar op een vrije plek neer.
show-card-protection = Deze kaart beschermt je magiër tegen aanvallen tot het einde van de ronde.
show-card-recover = Deze kaart brengt al je gebruikte kaarten terug in de hand.
show-wizard = Je magiër loopt precies het getal van de kaart en komt in een beurt nooit twee keer op hetzelfde veld. Andere magiërs, ruïnes, alle schilden (ook dat van jezelf), trollen en de gigant staan in de weg.
show-gnomes = Beide trollen delen het getal van de kaart. Een trol die op een andere magiër stapt, mag die { $push } velden verzetten.
show-giant = Wie de laagste kaart legde, mag twee dobbelstenen gooien en de gigant precies de som verplaatsen. Hij verzet een magiër { $push } velden.
show-ruins = Een ruïne bedekt { $squares } velden en staat iedereen in de weg. Kaarten verschuiven haar of tillen haar op.
show-shield = Eén keer per beurt mag je jouw schild op een vrij veld zetten. Het staat iedereen in de weg, ook je eigen magiër, en mag niemand insluiten.
show-red-field = Een zet die precies op een rood veld eindigt, levert { $energy } energie op, of in plaats daarvan { $steps } extra stappen.
show-artifact = Je pakt het door het veld te betreden: { $artifact }. Wie onder nul energie komt, verliest alle attributen.

## Errors

error-one-start = verwacht werd precies één veld van de soort start
error-artifact-fields = verwacht werden één tot acht velden van de soort artifact
error-lower-case = een woord in kleine letters
error-some-square = verwacht werd minstens één veld
error-two-fields = { $name } hoort bij twee velden
error-adjoin = verwacht werden velden die aan elkaar grenzen
error-differ = verwacht werden verschillende kenmerken
error-no-square = ‘{ $name }’ is geen veld van dit bord
error-special = { $name } ligt in een speciaal veld
error-cut = speciale velden mogen het bord niet in tweeën delen
error-two-pieces = twee stukken beginnen op { $name }
error-shape-corner = velden met de hoek [0, 0]
error-ruin-count = verwacht werden één tot twintig ruïnes
error-expected-id = verwacht werd ‘{ $id }’
error-ruin-squares = verwacht werd de gedraaide vorm van de ruïnes
error-at-most-top = verwacht werd hoogstens het hoogste, { $top }
error-ascending = oplopende, verschillende waarden
error-recover-card = een kaart die de andere terughaalt (B6)
error-card-most = verwacht werden hoogstens dertig kaarten
error-push = verwacht werd een afstand van minstens één veld
error-four-colours = verwacht werden vier kleuren
error-seat-part = ‘{ $part }’ kan niet worden gelezen: verwacht werd een plaats (`p1`)
error-not-drawn = { $pieces }: in het venster van de tekening, en niet getekend
error-row-squares = velden in rij { $row }: { $squares }, niet { $expected }
error-ruin-shape = ruïne { $ruin } is in een onmogelijke vorm getekend

why-home = De weg naar het doel is vrij.
why-struck = Dit gooit { $victim } terug.
why-artifact = Dit levert een attribuut op: { $artifact }.
why-barred = Dit verspert de weg: { $victim } moet omlopen.
why-red = Het rode veld geeft energie: { $energy }.
why-nearer = { $steps ->
        [one] 1 stap dichter bij het doel.
       *[other] { $steps } stappen dichter bij het doel.
    }
why-cards-back = Tijd om alle gebruikte kaarten terug te nemen.
why-energy = Bij het doel is energie nodig: tot nu toe { $energy } van { $goal }.
why-protected = Deze magiër kan deze ronde niet worden aangevallen.
why-far = { $steps ->
        [one] Nog 1 stap te gaan.
       *[other] Nog { $steps } stappen te gaan, langs de ontbrekende attributen naar het doel.
    }

## De begeleide eerste beurt

practice-lay = Leg kaart 7. Je magiër mag precies 7 velden lopen, en 7 is meer dan de 3 op tafel: jij bent als eerste aan de beurt.
practice-walk = Loop met je magiër naar het Amulet van de Macht. Het ligt precies 7 velden verder: klik op het verlichte veld, of sleep hem erheen.
practice-ruin = Kaart 7 verschuift ook ruïnes, tot 4 velden. Neem de gemarkeerde ruïne en schuif haar één veld naar het zuiden: ruïnes zijn muren voor iedereen.
practice-shield = Nu je schild: neem het en zet het op H9. Het staat de andere magiër in de weg, en alleen jij verzet het.
practice-end = Beëindig de beurt. Die kost 1 energiepunt; daarna is de volgende lagere kaart aan de beurt.
