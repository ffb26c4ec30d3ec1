label = { $label }:
resigned = aufgegeben
reason-agreement = einvernehmlich beendet
reason-closed = vom Gastgeber beendet
reason-resigned = Alle anderen haben aufgegeben
event-resigned = { $seat } gibt auf.

## Abschnitte der Regeln

section-every-game = alle Spiele
section-undo = Zurücknehmen
