title = Embers
about = Un petit jeu inventé pour les tests ; tous ses chiffres sont les nôtres.
prompt-aim = Manche { $round } : qui volez-vous, ou vous cachez-vous ?
prompt-lead = Manche { $round } : enterrer une carte pour des points, ou passer ?
prompt-lay = Quelle carte enterrez-vous ?
action-aim = Viser { $seat }
action-hide = Se cacher
action-pass = Ne rien enterrer
action-bury = Enterrer une carte
action-lay = Enterrer { $card }
action-put-back = Reprendre
action-deal = Distribuer { $card }
action-die = Le dé montre { $face }
action-lift = Voler { $card }
action-omen = Retourner { $card }
kind-aim = Viser
kind-hide = Se cacher
kind-pass = Passer
kind-bury = Enterrer
kind-lay = Poser
kind-put-back = Reprendre
kind-deal = Distribuer
kind-die = Dé
kind-lift = Voler
kind-omen = Présage
event-dealt = { $seat } reçoit une carte.
    .private = { $seat } reçoit { $card }.
event-aimed = { $seat } a choisi.
    .private = { $seat } choisit : { $target }.
event-revealed = Tous montrent leur choix : { $targets }.
event-rolled = Le dé montre { $die }.
event-stole = { $seat } vole une carte à { $from }.
    .private = { $seat } vole { $card } à { $from }.
event-buried = { $seat } enterre une carte.
    .private = { $seat } enterre { $card }.
event-passed = { $seat } n’enterre rien.
event-omen = { $seat } retourne { $card }.
event-ended = Le feu s’éteint. Points : { $scores }.
fact-cards = cartes
fact-points = points
reason-rounds = la dernière manche est jouée
name-ash = cendre
name-coal = charbon
name-flame = flamme
name-hiding = à l’abri
name-nobody = personne
sentence = Volez en secret, cachez-vous à temps et enterrez vos meilleures cartes.
sheet-table = Table
sheet-mat = Tapis
sheet-hand = Main
piece-deck = Pioche
piece-die = Dé : { $die }
piece-backs = Cartes cachées ({ $seat }) : { $count }
piece-cards = { $card } : { $count }
option-shelter = Abri
    .help = Qui se cache ne peut pas être volé.

## Sections des règles

section-set-up = mise en place
section-aim = visée
section-rob = vol
section-lead = commandement
section-omen = présage
section-end = fin

## Ce que font les choses

goal = Après { $rounds } manches, le meilleur total de cartes et de points gagne. Volez les autres en secret, cachez-vous à temps et enterrez des cartes pour des points.
legend = > mène la manche ; cartes et points sont à côté de chaque place.
show-card = { $card } : compte { $value } à la fin ; { $count } en tout.

## Errors

error-card-figures = des nombres et des valeurs de 0 à 99 étaient attendus
error-rounds = 1 à 100 manches étaient attendues
error-hand = 1 à { $most } cartes pour chaque main étaient attendues

## Le premier tour guidé

practice-hide = Cachez-vous : qui se cache ne peut être volé.
practice-bury = Vous menez. Enterrez du charbon : cela rapporte un point.
