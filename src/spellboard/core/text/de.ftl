label = { $label }:
resigned = aufgegeben
reason-agreement = einvernehmlich beendet
reason-closed = vom Gastgeber beendet
reason-resigned = Alle anderen haben aufgegeben
event-resigned = { $seat } gibt auf.
fact-count = { $count } { $label }
fact-is = { $label } { $value }
prompt-over = Das Spiel ist zu Ende: { $reason }. Gewonnen: { $winners }.
prompt-waiting = Am Zug: { $seats }.
prompt-dealer = Es wird gewürfelt oder gezogen.

## Warum ein Bot so gewählt hat

why-only = Es gab nichts anderes zu tun.
why-feeling = Aus dem Gefühl heraus.
why-likely = Gewinnchance: etwa { $percent } %.

## Abschnitte der Regeln

section-every-game = alle Spiele
section-undo = Zurücknehmen
