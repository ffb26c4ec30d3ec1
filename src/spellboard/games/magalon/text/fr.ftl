title = Magalon
sentence = Réunissez trois artefacts dans une vallée de ruines mouvantes, de gnomes et d’un géant, et rentrez avant les autres.
about = Le Magalon de Wolfgang Kramer (1998), joué selon la règle allemande. Le plateau, l’emplacement des ruines, des figurines et des cases rouges, et les nombres des cartes 2 (ruines), 3, 6, 8, 9 et 10 sont introuvables : ils sont reconstitués. Tout le reste figure dans les règles ou en découle. Qui possède la boîte peut corriger chaque donnée dans le fichier d’édition.

option-origin-reusable = Retour sur la case d’origine
    .help = La case d’où part une pièce peut être occupée une fois dans le même tour.
option-displace-into-special = Déplacement par les cases spéciales
    .help = Un mage peut être déplacé sur le départ et les cases d’artefact, ou par-dessus.
option-strict-enclosure = Boucliers stricts
    .help = Aucun bouclier ne peut prendre à un mage sa dernière case voisine libre, comme dans la règle néerlandaise.
option-start-without-winning = Passer par le départ sans gagner
    .help = Avec 16 points d’énergie, le départ est ouvert même sans tous les artefacts.
option-round-cap = Dernière manche
    .help = La partie se termine après ce nombre de manches ; 0 veut dire jamais.

prompt-lay = Manche { $round } : posez une carte. La plus haute joue en premier, la plus basse déplace aussi le géant.
prompt-turn = À vous, avec la carte { $card }. { $walk ->
        [0] Actions dans l’ordre voulu ; terminez le tour quand vous avez fini.
        [one] Avancez d’exactement 1 case ou restez sur place ; actions dans l’ordre voulu.
       *[other] Avancez d’exactement { $walk } cases ou restez sur place ; actions dans l’ordre voulu.
    }
prompt-finish = Carte { $card }. À terminer : { $begun }.
prompt-contact = Attaque contre { $victim } par { $monster } : déplacez ce mage de { $left } cases ou repartez.
prompt-displace = Mage à déplacer : { $victim }, encore { $left ->
        [one] 1 case
       *[other] { $left } cases
    }.
prompt-set = Vous tenez la ruine { $ruin } : choisissez sa case d’angle et la direction de ses deux bras.
prompt-shield = Choisissez une case libre pour votre bouclier.

action-lay = Poser la carte { $card }
action-wizard = Aller sur { $field }
action-gnome = Déplacer le gnome { $gnome } en { $field }
action-giant = Déplacer le géant en { $field }
action-displace = Déplacer le mage sur { $field }
action-shift = Faire glisser la ruine { $ruin } vers { $direction ->
        [nord] le nord
        [est] l’est
        [sud] le sud
       *[ouest] l’ouest
    }
action-lift = Soulever la ruine { $ruin }
action-set = Poser la ruine : angle en { $field }, bras vers { $facing ->
        [nord] le nord et l’est
        [est] l’est et le sud
        [sud] le sud et l’ouest
       *[ouest] l’ouest et le nord
    }
action-shield = Prendre votre bouclier
action-on = Poser votre bouclier en { $field }
action-put-back = Remettre en place
action-put-back-ruin = Remettre la ruine en place
action-put-back-shield = Remettre le bouclier en place
action-energy = Prendre l’énergie de la carte
action-roll = Lancer les dés pour le géant
action-take-back = Annuler le tour
action-take-back-dice = Annuler tout depuis les dés
action-end-turn = Terminer votre tour
action-dice = Les dés montrent { $low } et { $high }

kind-lay = Poser une carte
kind-wizard = Mage
kind-gnome = Gnomes
kind-giant = Géant
kind-displace = Déplacer
kind-shift = Faire glisser une ruine
kind-lift = Soulever une ruine
kind-set = Poser la ruine
kind-shield = Bouclier
kind-on = Case du bouclier
kind-put-back = Remettre
kind-energy = Énergie
kind-roll = Lancer les dés
kind-take-back = Annuler le tour
kind-end-turn = Fin du tour
kind-dice = Résultat des dés

event-round = La manche { $round } commence ; { $leader } ouvre.
event-laid = { $seat } pose la carte { $card }.
event-skipped = { $seat } n’a aucune carte de valeur nouvelle et passe cette manche.
event-turn = { $seat } joue son tour avec la carte { $card }.
event-recovered = { $seat } reprend toutes ses cartes jouées.
event-walked = { $seat } quitte { $here } pour { $field }.
event-took = { $seat } prend { $artifact }.
event-stalked = { $seat } déplace { $monster } de { $here } à { $field }.
event-attacked = Attaque contre { $victim } par { $monster }.
event-passed-over = { $victim } reste sur place : { $monster } continue.
event-pushed = { $victim } quitte { $here } pour { $field }, sous l’attaque.
event-displaced = { $seat } a déplacé { $victim } sur { $field } avec { $monster }.
event-took-back = { $seat } ne peut pas finir un mouvement entamé et annule son tour.
event-shifted = { $seat } fait glisser la ruine { $ruin } vers { $direction ->
        [nord] le nord
        [est] l’est
        [sud] le sud
       *[ouest] l’ouest
    }.
event-lifted = { $seat } soulève la ruine { $ruin }.
event-set = { $seat } pose la ruine { $ruin } : angle en { $field }, bras vers { $facing ->
        [nord] le nord et l’est
        [est] l’est et le sud
        [sud] le sud et l’ouest
       *[ouest] l’ouest et le nord
    }.
event-put-back = { $seat } remet la pièce en place.
event-shield-taken = { $seat } prend le bouclier en main.
event-shielded = { $seat } pose le bouclier en { $field }.
event-gained = { $seat } prend l’énergie de la carte et a maintenant { $energy ->
        [one] { $energy } point
       *[other] { $energy } points
    } d’énergie.
event-warmed = { $seat } reste sur une case rouge et a maintenant { $energy ->
        [one] { $energy } point
       *[other] { $energy } points
    } d’énergie.
event-spilled = L’échelle s’arrête là : { $seat } perd { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    } d’énergie.
event-tired = { $seat } paie 1 point d’énergie pour le tour et en a maintenant { $energy }.
event-fell = { $seat } tombe sous zéro point d’énergie et recommence depuis { $field } : plus d’artefact, { $energy } points d’énergie.
event-rolls = { $seat } lance les dés pour le géant.
event-rolled = Les dés montrent { $dice } : { $sum } cases pour le géant.
event-ended = La partie est terminée : { $reason }. Victoire : { $winners }.

told-walked = { $seat } avance de { $steps } cases et s’arrête sur { $field }.
told-stalked = { $seat } déplace { $monster } de { $steps } cases, jusque sur { $field }.
told-pushed = Mage déplacé : { $victim }, de { $steps } cases, jusque sur { $field }.

fact-energy = énergie
fact-artifacts = { $count ->
        [one] artefact
       *[other] artefacts
    }
fact-laid = carte
fact-protected = protection
fact-hand = en main
fact-used = jouées

need-fields = cases à parcourir
need-shifts = cases à faire glisser
preview-stuck = Impossible à terminer : { $piece }. Il n’y a plus de chemin d’exactement { $left ->
        [one] 1 case
       *[other] { $left } cases
    }.
preview-unsettled = L’attaque contre { $victim } ne peut plus être menée à bout.

reason-council = un mage a rejoint le Conseil des 11
reason-round-cap = la dernière manche est jouée

name-start = le départ
name-amulet = l’Amulette du pouvoir
name-stone = la Pierre de sagesse
name-ring = l’Anneau d’immortalité
name-wizard = le mage
name-gnomes = les gnomes
name-gnome-a = le gnome a
name-gnome-b = le gnome b
name-giant = le géant
name-north = nord
name-east = est
name-south = sud
name-west = ouest
name-orange = orange
name-purple = violet
name-red = rouge
name-green = vert
name-skips = passe

## La table en texte

board-round = Manche { $round }
board-mover = { $seat } avec la carte { $card }
board-wizard = mage { $done }
board-bonus = pas de plus { $steps }
board-gnomes = gnomes { $done }
board-ruins = ruines { $done }
board-giant = géant { $done }
board-displaced = déplacé { $done }
board-held = ruine { $ruin } en main
board-field = case
board-energy = énergie
board-card = carte
board-artifacts = artefacts
board-hand = en main

sheet-board = Plateau
sheet-scale = Échelle d’énergie
sheet-dice = Dés
sheet-mat = Espace de jeu

piece-wizard = Mage ({ $seat }) : { $field }
piece-shield = Bouclier ({ $seat }) : { $field }
piece-shield-aside = Bouclier ({ $seat }) à côté du plateau
piece-energy = Points d’énergie ({ $seat }) : { $energy }
piece-monster = Sur { $field } : { $monster }
piece-ruin = Ruine { $ruin }, angle en { $field }
piece-ruin-held = Ruine { $ruin } en main ({ $seat })
piece-artifact = Pour { $seat } : { $artifact }
piece-card-hand = Carte { $card } en main ({ $seat })
piece-card-laid = Carte { $card } posée ({ $seat })
piece-card-used = Carte { $card } jouée ({ $seat })
piece-die = Dé : { $die }

## Sections des règles

section-set-up = mise en place
section-cards = cartes
section-turn = tour
section-wizard = mage
section-red-fields = cases rouges
section-energy = énergie
section-gnomes = gnomes
section-giant = géant
section-ruins = ruines
section-shields = boucliers
section-protection = protection
section-end = fin

## Ce que font les choses

goal =
    Rapportez tous les artefacts : { $artifacts }. Revenez ensuite avant les autres au départ avec au moins { $goal } points d’énergie : votre mage entre au Conseil des 11 et gagne.
    À chaque manche, tout le monde pose une carte. La plus haute joue en premier. Le nombre de votre carte dit de combien votre mage avance : exactement autant, ou pas du tout. La plupart des cartes déplacent aussi des ruines ou des gnomes, donnent de l’énergie ou protègent. Qui a posé la plus basse déplace aussi le géant.
    Un tour coûte { $upkeep ->
        [one] { $upkeep } point
       *[other] { $upkeep } points
    } d’énergie. Qui tombe au-dessous de zéro retourne au départ sans artefacts. Un mouvement qui finit sur une case rouge rapporte { $red } points d’énergie.
legend =
    p1 p2 …  les mages            s1 s2 …  leurs boucliers
    ga gb    les gnomes           GG       le géant
    ra rb …  les ruines           **       une case rouge
    ##       le départ            .        une case libre
legend-artifact = { $sign }       case : { $artifact }
topic-ruins = ruine
topic-shield = bouclier
topic-red-field = case rouge
topic-card = carte
show-card = { $card ->
        [0] Carte 0 : votre mage reste sur place.
       *[other] Carte { $card } : votre mage avance d’exactement autant de cases, ou reste sur place.
    }
show-card-energy = Elle donne { $energy } points d’énergie, et le tour n’en coûte pas.
show-card-ruins = Elle fait glisser les ruines, de { $ruins ->
        [one] { $ruins } case
       *[other] { $ruins } cases
    } au plus en tout.
show-card-gnomes = Elle déplace les gnomes, d’exactement { $gnomes ->
        [one] { $gnomes } case
       *[other] { $gnomes } cases
    } en tout.
show-card-lift = Elle soulève une ruine, la tourne et la pose à un endroit libre.
show-card-protection = Elle protège votre mage des attaques jusqu’à la fin de la manche.
show-card-recover = Elle ramène en main toutes vos cartes jouées.
show-wizard = Votre mage avance d’exactement le nombre de la carte, sans entrer deux fois sur une case dans le même tour. Les autres mages, les ruines, tous les boucliers (même le vôtre), les gnomes et le géant barrent le chemin.
show-gnomes = Les deux gnomes se partagent le nombre de la carte. Un gnome qui entre sur la case d’un autre mage peut le déplacer de { $push } cases.
show-giant = Qui a posé la carte la plus basse peut lancer deux dés et déplacer le géant d’exactement leur somme. Il déplace un mage de { $push } cases.
show-ruins = Une ruine couvre { $squares } cases et barre le chemin à tous. Des cartes la font glisser ou la soulèvent.
show-shield = Une fois par tour, vous pouvez poser votre bouclier sur une case libre. Il barre le chemin à tout le monde, même à votre mage, et ne peut enfermer personne.
show-red-field = Un mouvement qui finit exactement sur une case rouge rapporte { $energy } points d’énergie, ou bien { $steps } pas de plus.
show-artifact = Vous le prenez en entrant sur sa case : { $artifact }. Qui tombe au-dessous de zéro perd tous ses artefacts.

## Errors

error-one-start = une seule case du genre start était attendue
error-artifact-fields = une à huit cases du genre artifact étaient attendues
error-lower-case = un mot en minuscules
error-some-square = au moins une case était attendue
error-two-fields = { $name } appartient à deux cases spéciales
error-adjoin = des cases qui se touchent étaient attendues
error-differ = des identifiants différents étaient attendus
error-no-square = « { $name } » n’est pas une case de ce plateau
error-special = { $name } est dans une case spéciale
error-cut = les cases spéciales ne doivent pas couper le plateau en deux
error-two-pieces = deux pièces commencent sur { $name }
error-shape-corner = des cases avec l’angle [0, 0]
error-ruin-count = une à vingt ruines étaient attendues
error-expected-id = « { $id } » était attendu
error-ruin-squares = la forme des ruines, tournée, était attendue
error-at-most-top = au plus le sommet, { $top }, était attendu
error-ascending = des valeurs croissantes et différentes
error-recover-card = une carte qui reprend les autres (B6)
error-card-most = au plus trente cartes étaient attendues
error-push = une distance d’au moins une case était attendue
error-four-colours = quatre couleurs étaient attendues
error-seat-part = « { $part } » ne peut pas être lu : une place (`p1`) était attendue
error-not-drawn = { $pieces } : dans la fenêtre du dessin, et pas dessiné
error-row-squares = cases à la rangée { $row } : { $squares }, pas { $expected }
error-ruin-shape = la ruine { $ruin } est dessinée dans une forme impossible

why-home = Le chemin de l’arrivée est libre.
why-struck = Voilà un recul pour { $victim }.
why-artifact = Un artefact de plus : { $artifact }.
why-barred = Le chemin est barré : un détour pour { $victim }.
why-red = La case rouge donne de l’énergie : { $energy }.
why-nearer = { $steps } pas de moins jusqu’à l’arrivée.
why-cards-back = Il est temps de récupérer toutes les cartes jouées.
why-energy = Il faut de l’énergie à l’arrivée : { $energy } sur { $goal } pour l’instant.
why-protected = Ce mage est inattaquable pendant cette manche.
why-far = { $steps ->
        [one] Encore { $steps } pas à faire.
       *[other] Encore { $steps } pas à faire, par les artefacts manquants jusqu’à l’arrivée.
    }

## Le premier tour guidé

practice-lay = Posez la carte 7. Votre mage peut avancer d’exactement 7 cases, et 7 dépasse le 3 déjà posé : vous jouez en premier.
practice-walk = Menez votre mage à l’Amulette du pouvoir. Elle est à exactement 7 cases : cliquez sur la case éclairée, ou faites-y glisser le mage.
practice-ruin = La carte 7 fait aussi glisser des ruines, de 4 cases au plus. Prenez la ruine marquée et faites-la glisser d’une case vers le sud : les ruines sont des murs pour tout le monde.
practice-shield = À présent votre bouclier : prenez-le et posez-le sur H9. Il barre le chemin à l’autre mage, et personne d’autre ne le déplace.
practice-end = Terminez le tour. Il coûte 1 point d’énergie ; puis vient la carte suivante, plus basse.
