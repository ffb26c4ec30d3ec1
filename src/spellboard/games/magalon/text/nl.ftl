about = Magalon van Wolfgang Kramer uit 1998, gespeeld volgens de Duitse regels. Het bord, de plaatsen van de ruïnes, figuren en rode velden en de getallen op de kaarten 2 (ruïnes), 3, 6, 8, 9 en 10 waren nergens te vinden: ze zijn gereconstrueerd. Al het andere staat in de regels of volgt eruit. Wie de doos bezit, kan elk gegeven in het editiebestand verbeteren.

prompt-lay = Ronde { $round }: leg een kaart. De hoogste is het eerst aan de beurt, de laagste beweegt de reus.
prompt-turn = Jouw beurt met kaart { $card }. { $walk ->
        [0] Alle acties in elke volgorde; beëindig de beurt als je klaar bent.
       *[other] Loop precies { $walk } velden of blijf staan; alle acties in elke volgorde.
    }
prompt-finish = Kaart { $card }. Begonnen en niet af: { $begun }.
prompt-contact = { $monster } staat op het veld van { $victim }: verzet deze magiër { $left } velden of ga verder.
prompt-displace = Verzet de magiër van { $victim } nog { $left }.
prompt-set = Ruïne { $ruin } is in je hand: kies haar hoekveld en haar richting.
prompt-shield = Kies een vrij veld voor je schild.

action-lay = Leg kaart { $card }
action-wizard = Loop naar { $field }
action-gnome = Gnoom { $gnome } naar { $field }
action-giant = De reus naar { $field }
action-displace = Verzet de magiër naar { $field }
action-shift = Schuif ruïne { $ruin } naar het { $direction }
action-lift = Til ruïne { $ruin } op
action-set = Zet de ruïne op { $field }, richting { $facing }
action-shield = Neem je schild
action-on = Zet je schild op { $field }
action-put-back = Zet terug
action-energy = Neem de energie van de kaart
action-roll = Gooi voor de reus
action-take-back = Neem de beurt terug
action-end-turn = Beëindig je beurt
action-dice = De dobbelstenen tonen { $low } en { $high }

kind-lay = Kaart leggen
kind-wizard = Magiër
kind-gnome = Gnomen
kind-giant = Reus
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
event-attacked = { $monster } staat op het veld van { $victim }.
event-passed-over = { $monster } laat { $victim } met rust.
event-pushed = De magiër van { $victim } gaat van { $here } naar { $field }.
event-displaced = { $seat } verzet { $victim } naar { $field } met { $monster }.
event-took-back = { $seat } kan een begonnen zet niet afmaken en neemt alles terug.
event-shifted = { $seat } schuift ruïne { $ruin } naar het { $direction }.
event-lifted = { $seat } tilt ruïne { $ruin } op.
event-set = { $seat } zet ruïne { $ruin } op { $field }, richting { $facing }.
event-put-back = { $seat } zet het terug.
event-shield-taken = { $seat } neemt het schild in de hand.
event-shielded = { $seat } zet het schild op { $field }.
event-gained = { $seat } neemt de energie van de kaart en heeft { $energy }.
event-warmed = { $seat } blijft op een rood veld en heeft { $energy } energie.
event-tired = { $seat } betaalt voor de beurt en heeft { $energy } energie.
event-fell = { $seat } zakt onder nul: terug naar { $field }, geen artefacten, { $energy } energie.
event-rolls = { $seat } gooit voor de reus.
event-rolled = De dobbelstenen tonen { $dice }: { $sum } velden voor de reus.
event-ended = Het spel is uit: { $reason }. Winnaar: { $winners }.

fact-energy = energie
fact-artifacts = artefacten
fact-laid = kaart
fact-protected = beschermd
fact-hand = op de hand
fact-used = gebruikt

reason-council = een magiër hoort nu bij de Raad van 11
reason-round-cap = de laatste ronde is gespeeld

name-start = de start
name-amulet = het Amulet van de Macht
name-stone = de Steen der Wijsheid
name-ring = de Ring van Onsterfelijkheid
name-wizard = magiër
name-gnomes = gnomen
name-gnome-a = gnoom a
name-gnome-b = gnoom b
name-giant = de reus
name-north = noorden
name-east = oosten
name-south = zuiden
name-west = westen
name-orange = oranje
name-purple = paars
name-red = rood
name-green = groen
name-skips = slaat over
name-council = een magiër hoort nu bij de Raad van 11
name-round-cap = de laatste ronde is gespeeld
name-resigned = alle anderen hebben opgegeven
