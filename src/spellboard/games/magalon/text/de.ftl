title = Magalon
sentence = Sammle drei Artefakte in einem Tal wandernder Ruinen, weiche Gnomen und dem Giganten aus und kehre vor allen anderen heim.
about = Wolfgang Kramers Magalon von 1998, gespielt nach der deutschen Anleitung. Der Spielplan, die Plätze der Ruinen, Figuren und roten Felder und die Zahlen auf den Karten 2 (Ruinen), 3, 6, 8, 9 und 10 waren nirgends zu finden; sie sind rekonstruiert. Alles andere steht in den Anleitungen oder folgt aus ihnen. Wer die Schachtel besitzt, kann jede Angabe in der Ausgabendatei berichtigen.

option-origin-reusable = Zurück auf das Ausgangsfeld
    .help = Das Feld, von dem eine Figur loszieht, darf im selben Zug einmal betreten werden.
option-displace-into-special = Versetzen über Sonderfelder
    .help = Magier dürfen auf Startfeld und Artefaktfelder und darüber hinweg versetzt werden.
option-strict-enclosure = Strenge Schilde
    .help = Kein Schild darf einem Magier das letzte freie Nachbarfeld nehmen, wie in der niederländischen Anleitung.
option-start-without-winning = Ohne Sieg über das Startfeld
    .help = Mit 16 Energiepunkten darf das Startfeld auch ohne alle Artefakte betreten werden.
option-round-cap = Letzte Runde
    .help = Das Spiel endet nach so vielen Runden; 0 heißt nie.

prompt-lay = Runde { $round }: Lege eine Magiekarte. Die höchste ist zuerst am Zug, die niedrigste bewegt auch den Giganten.
prompt-turn = Dein Zug mit Karte { $card }. { $walk ->
        [0] Aktionen in beliebiger Reihenfolge; beende den Zug, wenn du fertig bist.
        [one] Zieh deinen Magier um genau 1 Feld oder lass ihn stehen; Aktionen in beliebiger Reihenfolge.
       *[other] Zieh deinen Magier um genau { $walk } Felder oder lass ihn stehen; Aktionen in beliebiger Reihenfolge.
    }
prompt-finish = Karte { $card }. Noch zu Ende zu ziehen: { $begun }.
prompt-contact = Angriff auf { $victim } ({ $monster }): Versetze den Magier um { $left } Felder oder zieh weiter.
prompt-displace = Versetze den Magier von { $victim } noch um { $left ->
        [one] 1 Feld
       *[other] { $left } Felder
    }.
prompt-set = Du hältst Ruine { $ruin }: Wähle ihr Eckfeld und wohin ihre zwei Arme zeigen.
prompt-shield = Wähle ein freies Feld für deinen Schild.

action-lay = Karte { $card } legen
action-wizard = Magier ziehen: { $field }
action-gnome = Gnom { $gnome } nach { $field } ziehen
action-giant = Den Giganten nach { $field } ziehen
action-displace = Magier versetzen: { $field }
action-shift = Ruine { $ruin } nach { $direction } verschieben
action-lift = Ruine { $ruin } hochheben
action-set = Die Ruine abstellen: Ecke auf { $field }, Arme nach { $facing ->
        [Norden] Norden und Osten
        [Osten] Osten und Süden
        [Westen] Westen und Norden
       *[other] Süden und Westen
    }
action-shield = Deinen Schild nehmen
action-on = Deinen Schild auf { $field } setzen
action-put-back = Zurückstellen
action-put-back-ruin = Die Ruine zurückstellen
action-put-back-shield = Den Schild zurückstellen
action-energy = Die Energie der Karte nehmen
action-roll = Für den Giganten würfeln
action-take-back = Den Zug zurücknehmen
action-take-back-dice = Alles seit dem Würfeln zurücknehmen
action-end-turn = Den Zug beenden
action-dice = Die Würfel zeigen { $low } und { $high }

kind-lay = Karte legen
kind-wizard = Magier
kind-gnome = Gnome
kind-giant = Gigant
kind-displace = Versetzen
kind-shift = Ruine verschieben
kind-lift = Ruine hochheben
kind-set = Ruine abstellen
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
event-walked = { $seat } zieht: { $here } → { $field }.
event-took = { $seat } erhält ein Artefakt: { $artifact }.
event-stalked = { $seat } zieht { $monster ->
        [Gigant] den Giganten
       *[other] { $monster }
    } von { $here } nach { $field }.
event-attacked = Angriff auf { $victim } ({ $monster }).
event-passed-over = { $monster ->
        [Gigant] Der Gigant
       *[other] { $monster }
    } zieht weiter und lässt { $victim } stehen.
event-pushed = Der Magier von { $victim } wird versetzt: { $here } → { $field }.
event-displaced = { $seat } hat { $victim } mit { $monster ->
        [Gigant] dem Giganten
       *[other] { $monster }
    } versetzt: { $field }.
event-took-back = { $seat } kann eine begonnene Bewegung nicht beenden und nimmt den Zug zurück.
event-shifted = { $seat } verschiebt Ruine { $ruin } nach { $direction }.
event-lifted = { $seat } hebt Ruine { $ruin } hoch.
event-set = { $seat } stellt Ruine { $ruin } ab: Ecke auf { $field }, Arme nach { $facing ->
        [Norden] Norden und Osten
        [Osten] Osten und Süden
        [Westen] Westen und Norden
       *[other] Süden und Westen
    }.
event-put-back = { $seat } stellt die Figur zurück.
event-shield-taken = { $seat } nimmt den Schild in die Hand.
event-shielded = { $seat } setzt den Schild auf { $field }.
event-gained = { $seat } nimmt die Energie der Karte und hat jetzt { $energy ->
        [one] 1 Energiepunkt
       *[other] { $energy } Energiepunkte
    }.
event-warmed = { $seat } bleibt auf einem roten Feld und hat jetzt { $energy ->
        [one] 1 Energiepunkt
       *[other] { $energy } Energiepunkte
    }.
event-spilled = Dort endet die Skala: { $seat } verliert { $lost ->
        [one] 1 Energiepunkt
       *[other] { $lost } Energiepunkte
    }.
event-tired = { $seat } zahlt 1 Energiepunkt für den Zug und hat jetzt { $energy }.
event-fell = { $seat } fällt unter null Energiepunkte und beginnt neu: { $field }, keine Artefakte, { $energy } Energiepunkte.
event-rolls = { $seat } würfelt für den Giganten.
event-rolled = Die Würfel zeigen { $dice }: { $sum } Felder für den Giganten.
event-ended = Das Spiel ist zu Ende: { $reason }. Sieg: { $winners }.

told-walked = { $seat } zieht { $steps } Felder weit: { $field }.
told-stalked = { $seat } zieht { $monster ->
        [Gigant] den Giganten
       *[other] { $monster }
    } { $steps } Felder weit: { $field }.
told-pushed = Der Magier von { $victim } wird um { $steps } Felder versetzt: { $field }.

fact-energy = Energie
fact-artifacts = { $count ->
        [one] Artefakt
       *[other] Artefakte
    }
fact-laid = Karte
fact-protected = geschützt
fact-hand = auf der Hand
fact-used = gespielt

need-fields = Felder zu ziehen
need-shifts = Felder zu verschieben
preview-stuck = Nicht mehr zu Ende zu ziehen: { $piece }. Es gibt keinen Weg mehr von genau { $left ->
        [one] 1 Feld
       *[other] { $left } Feldern
    }.
preview-unsettled = Der Angriff auf { $victim } lässt sich nicht mehr zu Ende führen.

reason-council = Ein Magier gehört nun zum Rat der 11
reason-round-cap = Die letzte Runde ist gespielt

name-start = Startfeld
name-amulet = Amulett der Macht
name-stone = Stein der Weisheit
name-ring = Ring der Unsterblichkeit
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

## Der Tisch als Text

board-round = Runde { $round }
board-mover = { $seat } mit Karte { $card }
board-wizard = Magier { $done }
board-bonus = weitere Schritte { $steps }
board-gnomes = Gnome { $done }
board-ruins = Ruinen { $done }
board-giant = Gigant { $done }
board-displaced = versetzt { $done }
board-held = Ruine { $ruin } in der Hand
board-field = Feld
board-energy = Energie
board-card = Karte
board-artifacts = Artefakte
board-hand = auf der Hand

sheet-board = Spielplan
sheet-scale = Energieskala
sheet-dice = Würfel
sheet-mat = Ablage

piece-wizard = Magier von { $seat }: { $field }
piece-shield = Schild von { $seat }: { $field }
piece-shield-aside = Schild von { $seat } neben dem Spielplan
piece-energy = Energiepunkte von { $seat }: { $energy }
piece-monster = { $monster }: { $field }
piece-ruin = Ruine { $ruin }, Ecke auf { $field }
piece-ruin-held = Ruine { $ruin } in der Hand von { $seat }
piece-artifact = Für { $seat }: { $artifact }
piece-card-hand = Karte { $card } auf der Hand von { $seat }
piece-card-laid = Karte { $card }, gelegt von { $seat }
piece-card-used = Karte { $card }, gespielt von { $seat }
piece-die = Würfel: { $die }

## Abschnitte der Regeln

section-set-up = Aufbau
section-cards = Karten
section-turn = Zug
section-wizard = Magier
section-red-fields = rote Felder
section-energy = Energie
section-gnomes = Gnome
section-giant = Gigant
section-ruins = Ruinen
section-shields = Schilde
section-protection = Schutz
section-end = Ende

## Was die Dinge tun

goal =
    Hole alle Artefakte: { $artifacts }. Komm dann vor allen anderen mit mindestens { $goal } Energie zum Startfeld zurück: Dein Magier tritt in den Rat der 11 ein und gewinnt.
    In jeder Runde legen alle eine Karte. Wer die höchste gelegt hat, ist zuerst am Zug. Die Zahl deiner Karte sagt, wie weit dein Magier zieht: genau so weit oder gar nicht. Die meisten Karten ziehen auch Ruinen oder Gnome, bringen Energie oder schützen. Wer die niedrigste Karte gelegt hat, zieht auch den Giganten.
    Ein Zug kostet { $upkeep } Energie. Wer unter null fällt, muss ohne Artefakte zurück zum Startfeld. Eine Bewegung, die auf einem roten Feld endet, bringt { $red } Energie.
legend =
    p1 p2 …  die Magier           s1 s2 …  ihre Schilde
    ga gb    die Gnome            GG       der Gigant
    ra rb …  die Ruinen           **       ein rotes Feld
    ##       das Startfeld        .        ein freies Feld
legend-artifact = { $sign }       Feld: { $artifact }
topic-ruins = Ruine
topic-shield = Schild
topic-red-field = rotes Feld
topic-card = Karte
show-card = { $card ->
        [0] Karte 0: Dein Magier bleibt stehen.
       *[other] Karte { $card }: Dein Magier zieht genau so viele Felder oder bleibt stehen.
    }
show-card-energy = Sie gibt { $energy } Energie, und der Zug kostet keine.
show-card-ruins = Sie verschiebt Ruinen, alle zusammen um höchstens { $ruins ->
        [one] 1 Feld
       *[other] { $ruins } Felder
    }.
show-card-gnomes = Sie zieht die Gnome, beide zusammen um genau { $gnomes ->
        [one] 1 Feld
       *[other] { $gnomes } Felder
    }.
show-card-lift = Sie hebt eine Ruine hoch, dreht sie und stellt sie auf einem freien Platz ab.
show-card-protection = Sie schützt deinen Magier bis zum Ende der Runde vor Angriffen.
show-card-recover = Sie bringt alle deine gespielten Karten auf die Hand zurück.
show-wizard = Dein Magier zieht genau die Zahl der Karte und betritt in einem Zug kein Feld zweimal. Andere Magier, Ruinen, alle Schilde (auch dein eigener), Gnome und der Gigant sind im Weg.
show-gnomes = Beide Gnome teilen sich die Zahl der Karte. Ein Gnom, der ein Feld mit einem fremden Magier betritt, darf diesen um { $push } Felder versetzen.
show-giant = Wer die niedrigste Karte gelegt hat, darf zwei Würfel werfen und den Giganten genau um ihre Summe ziehen. Er versetzt einen Magier um { $push } Felder.
show-ruins = Eine Ruine bedeckt { $squares } Felder und ist allen im Weg. Karten verschieben sie oder heben sie hoch.
show-shield = Einmal im Zug darfst du deinen Schild auf ein freies Feld setzen. Er ist allen im Weg, auch deinem eigenen Magier, und darf niemanden einschließen.
show-red-field = Eine Bewegung, die genau auf einem roten Feld endet, bringt { $energy } Energie oder stattdessen { $steps } weitere Schritte.
show-artifact = Du nimmst es, indem du sein Feld betrittst: { $artifact }. Wer unter null Energie fällt, verliert alle Artefakte.

## Errors

error-one-start = erwartet wurde genau ein Feld der Art start
error-artifact-fields = erwartet wurden ein bis acht Felder der Art artifact
error-lower-case = ein Wort in Kleinbuchstaben
error-some-square = erwartet wurde mindestens ein Feld
error-two-fields = { $name } gehört zu zwei Feldern
error-adjoin = erwartet wurden Felder, die aneinandergrenzen
error-differ = erwartet wurden verschiedene Kennungen
error-no-square = „{ $name }“ ist kein Feld dieses Spielplans
error-special = { $name } liegt in einem Sonderfeld
error-cut = Sonderfelder dürfen den Spielplan nicht teilen
error-two-pieces = zwei Figuren beginnen auf { $name }
error-shape-corner = Felder mit der Ecke [0, 0]
error-ruin-count = erwartet wurden eine bis zwanzig Ruinen
error-expected-id = erwartet wurde „{ $id }“
error-ruin-squares = erwartet wurde die gedrehte Form der Ruinen
error-at-most-top = erwartet wurde höchstens das obere Ende, { $top }
error-ascending = aufsteigende, verschiedene Werte
error-recover-card = eine Karte, die die anderen zurückholt (B6)
error-card-most = erwartet wurden höchstens dreißig Karten
error-push = erwartet wurde mindestens ein Feld Weite
error-four-colours = erwartet wurden vier Farben
error-seat-part = „{ $part }“ lässt sich nicht lesen: erwartet wurde ein Platz (`p1`)
error-not-drawn = { $pieces }: im Ausschnitt der Zeichnung und nicht gezeichnet
error-row-squares = Felder in Zeile { $row }: { $squares }, nicht { $expected }
error-ruin-shape = Ruine { $ruin } ist in einer unmöglichen Form gezeichnet

why-home = Der Weg ins Ziel ist frei.
why-struck = Das wirft { $victim } zurück.
why-artifact = Das bringt ein Artefakt: { $artifact }.
why-barred = Das versperrt den Weg: { $victim } braucht einen Umweg.
why-red = Das rote Feld gibt Energie: { $energy }.
why-nearer = { $steps ->
        [one] 1 Schritt näher am Ziel.
       *[other] { $steps } Schritte näher am Ziel.
    }
why-cards-back = Zeit, alle gespielten Karten zurückzunehmen.
why-energy = Im Ziel ist Energie nötig: bisher { $energy } von { $goal }.
why-protected = Dieser Magier ist in dieser Runde unangreifbar.
why-far = { $steps ->
        [one] Noch 1 Schritt bis ins Ziel.
       *[other] Noch { $steps } Schritte, über die fehlenden Artefakte bis ins Ziel.
    }

## Der angeleitete erste Zug

practice-lay = Lege Karte 7. Dein Magier darf genau 7 Felder ziehen, und 7 ist mehr als die 3 auf dem Tisch: Du bist zuerst am Zug.
practice-walk = Ziehe deinen Magier zum Amulett der Macht. Es ist genau 7 Felder entfernt: Klicke auf das leuchtende Feld, oder ziehe ihn dorthin.
practice-ruin = Karte 7 verschiebt auch Ruinen um bis zu 4 Felder. Nimm die markierte Ruine und verschiebe sie ein Feld nach Süden: Ruinen sind Mauern für alle.
practice-shield = Nun dein Schild: Nimm ihn und setze ihn auf H9. Er steht dem anderen Magier im Weg, und nur du bewegst ihn.
practice-end = Beende den Zug. Er kostet 1 Energiepunkt; dann ist die nächstniedrige Karte an der Reihe.
