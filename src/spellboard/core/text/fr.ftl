label = { $label } :
resigned = a abandonné
reason-agreement = terminée d’un commun accord
reason-closed = arrêtée par l’hôte
reason-resigned = toutes les autres personnes ont abandonné
event-resigned = { $seat } abandonne.
fact-count = { $count } { $label }
fact-is = { $label } { $value }
prompt-over = La partie est terminée : { $reason }. Victoire : { $winners }.
prompt-waiting = À choisir : { $seats }.
prompt-dealer = On lance ou on tire.

## Sections des règles

section-every-game = tous les jeux
section-undo = annuler
