resigned = abandon
reason-agreement = terminée d'un commun accord
reason-closed = fermée par l'hôte
reason-resigned = toutes les autres personnes ont abandonné
event-resigned = { $seat } abandonne.
