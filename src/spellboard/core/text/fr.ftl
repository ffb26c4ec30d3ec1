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

## Pourquoi un bot a choisi ainsi

why-only = Il n’y avait rien d’autre à faire.
why-feeling = C’était une intuition.
why-likely = Chances de gagner : environ { $percent } %.

## Sections des règles

section-every-game = tous les jeux
section-undo = annuler
