resigned = aufgegeben
reason-agreement = einvernehmlich beendet
reason-closed = vom Gastgeber beendet
reason-resigned = Alle anderen haben aufgegeben
event-resigned = { $seat } gibt auf.
