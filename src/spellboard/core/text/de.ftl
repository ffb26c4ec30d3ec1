resigned = aufgegeben
reason-agreement = in gegenseitigem Einverständnis beendet
reason-closed = vom Gastgeber geschlossen
reason-resigned = alle anderen haben aufgegeben
event-resigned = { $seat } gibt auf.
