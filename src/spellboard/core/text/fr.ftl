label = { $label } :
resigned = a abandonné
reason-agreement = terminée d’un commun accord
reason-closed = arrêtée par l’hôte
reason-resigned = toutes les autres personnes ont abandonné
event-resigned = { $seat } abandonne.

## Sections des règles

section-every-game = tous les jeux
section-undo = annuler
