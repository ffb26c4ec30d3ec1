about = Wolfgang Kramers Magalon von 1998, gespielt nach der deutschen Anleitung. Der Plan, die Plätze der Ruinen, Figuren und roten Felder und die Zahlen auf den Karten 2 (Ruinen), 3, 6, 8, 9 und 10 waren nirgends zu finden: sie sind rekonstruiert. Alles andere steht in den Anleitungen oder folgt aus ihnen. Wer die Schachtel besitzt, kann jede Angabe in der Editionsdatei berichtigen.

prompt-lay = Runde { $round }: lege eine Karte. Die höchste zieht zuerst, die niedrigste bewegt den Giganten.
prompt-turn = Dein Zug mit Karte { $card }. { $walk ->
        [0] Alle Aktionen in beliebiger Folge; beende den Zug, wenn du fertig bist.
       *[other] Gehe genau { $walk } Felder oder bleib stehen; alle Aktionen in beliebiger Folge.
    }
prompt-finish = Karte { $card }. Begonnen und nicht beendet: { $begun }.
prompt-contact = { $monster } steht auf dem Feld von { $victim }: versetze diesen Magier um { $left } Felder oder zieh weiter.
prompt-displace = Versetze den Magier von { $victim } noch um { $left }.
prompt-set = Ruine { $ruin } ist in deiner Hand: wähle ihr Eckfeld und ihre Richtung.
prompt-shield = Wähle ein freies Feld für deinen Schild.

action-lay = Karte { $card } legen
action-wizard = Gehe nach { $field }
action-gnome = Gnom { $gnome } nach { $field } ziehen
action-giant = Den Giganten nach { $field } ziehen
action-displace = Den Magier nach { $field } versetzen
action-shift = Ruine { $ruin } nach { $direction } schieben
action-lift = Ruine { $ruin } hochheben
action-set = Die Ruine auf { $field } stellen, Richtung { $facing }
action-shield = Deinen Schild nehmen
action-on = Deinen Schild auf { $field } stellen
action-put-back = Zurückstellen
action-energy = Die Energie der Karte nehmen
action-roll = Für den Giganten würfeln
action-take-back = Den Zug zurücknehmen
action-end-turn = Den Zug beenden
action-dice = Die Würfel zeigen { $low } und { $high }

kind-lay = Karte legen
kind-wizard = Magier
kind-gnome = Gnome
kind-giant = Gigant
kind-displace = Versetzen
kind-shift = Ruine schieben
kind-lift = Ruine heben
kind-set = Ruine absetzen
kind-shield = Schild
kind-on = Feld des Schilds
kind-put-back = Zurückstellen
kind-energy = Energie
kind-roll = Würfeln
kind-take-back = Zurücknehmen
kind-end-turn = Zug beenden
kind-dice = Würfel

event-round = Runde { $round } beginnt; { $leader } legt zuerst.
event-laid = { $seat } legt Karte { $card }.
event-skipped = { $seat } hat keine Karte mit neuem Wert und setzt diese Runde aus.
event-turn = { $seat } ist mit Karte { $card } am Zug.
event-recovered = { $seat } nimmt alle gespielten Karten zurück.
event-walked = { $seat } geht von { $here } nach { $field }.
event-took = { $seat } nimmt: { $artifact }.
event-stalked = { $seat } zieht { $monster } von { $here } nach { $field }.
event-attacked = { $monster } steht auf dem Feld von { $victim }.
event-passed-over = { $monster } lässt { $victim } in Ruhe.
event-pushed = Der Magier von { $victim } wird von { $here } nach { $field } bewegt.
event-displaced = { $seat } versetzt { $victim } nach { $field } durch: { $monster }.
event-took-back = { $seat } kann einen begonnenen Zug nicht beenden und nimmt alles zurück.
event-shifted = { $seat } schiebt Ruine { $ruin } nach { $direction }.
event-lifted = { $seat } hebt Ruine { $ruin } hoch.
event-set = { $seat } stellt Ruine { $ruin } auf { $field }, Richtung { $facing }.
event-put-back = { $seat } stellt es zurück.
event-shield-taken = { $seat } nimmt den Schild in die Hand.
event-shielded = { $seat } stellt den Schild auf { $field }.
event-gained = { $seat } nimmt die Energie der Karte und hat { $energy }.
event-warmed = { $seat } bleibt auf einem roten Feld und hat { $energy } Energie.
event-tired = { $seat } zahlt für den Zug und hat { $energy } Energie.
event-fell = { $seat } fällt unter null: zurück auf { $field }, keine Artefakte, { $energy } Energie.
event-rolls = { $seat } würfelt für den Giganten.
event-rolled = Die Würfel zeigen { $dice }: { $sum } Felder für den Giganten.
event-ended = Das Spiel ist aus: { $reason }. Sieg: { $winners }.

fact-energy = Energie
fact-artifacts = Artefakte
fact-laid = Karte
fact-protected = geschützt
fact-hand = auf der Hand
fact-used = gespielt

reason-council = ein Magier gehört nun zum Rat der 11
reason-round-cap = die letzte Runde ist gespielt

name-start = Start
name-amulet = das Amulett der Macht
name-stone = der Stein der Weisheit
name-ring = der Ring der Unsterblichkeit
name-wizard = Magier
name-gnomes = Gnome
name-gnome-a = Gnom a
name-gnome-b = Gnom b
name-giant = Gigant
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-orange = Orange
name-purple = Violett
name-red = Rot
name-green = Grün
name-skips = setzt aus
name-council = ein Magier gehört nun zum Rat der 11
name-round-cap = die letzte Runde ist gespielt
name-resigned = alle anderen haben aufgegeben
