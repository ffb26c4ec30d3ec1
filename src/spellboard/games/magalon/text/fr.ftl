about = Le Magalon de Wolfgang Kramer (1998), joué selon la règle allemande. Le plateau, l'emplacement des ruines, des figurines et des cases rouges, et les nombres des cartes 2 (ruines), 3, 6, 8, 9 et 10 sont introuvables : ils sont reconstitués. Tout le reste figure dans les règles ou en découle. Qui possède la boîte peut corriger chaque donnée dans le fichier d'édition.

prompt-lay = Manche { $round } : posez une carte. La plus haute joue d'abord, la plus basse déplace le géant.
prompt-turn = À vous, avec la carte { $card }. { $walk ->
        [0] Toutes les actions dans l'ordre voulu ; terminez le tour quand vous avez fini.
       *[other] Avancez d'exactement { $walk } cases ou restez ; toutes les actions dans l'ordre voulu.
    }
prompt-finish = Carte { $card }. Entamé et pas fini : { $begun }.
prompt-contact = { $monster } se tient sur la case de { $victim } : déplacez ce mage de { $left } cases ou repartez.
prompt-displace = Déplacez le mage de { $victim } de { $left } encore.
prompt-set = La ruine { $ruin } est en main : choisissez sa case d'angle et son orientation.
prompt-shield = Choisissez une case libre pour votre bouclier.

action-lay = Poser la carte { $card }
action-wizard = Aller en { $field }
action-gnome = Gnome { $gnome } vers { $field }
action-giant = Le géant vers { $field }
action-displace = Déplacer le mage vers { $field }
action-shift = Pousser la ruine { $ruin } vers { $direction }
action-lift = Soulever la ruine { $ruin }
action-set = Poser la ruine en { $field }, orientée vers { $facing }
action-shield = Prendre votre bouclier
action-on = Poser votre bouclier en { $field }
action-put-back = Remettre en place
action-energy = Prendre l'énergie de la carte
action-roll = Lancer les dés pour le géant
action-take-back = Reprendre le tour
action-end-turn = Terminer votre tour
action-dice = Les dés montrent { $low } et { $high }

kind-lay = Poser une carte
kind-wizard = Mage
kind-gnome = Gnomes
kind-giant = Géant
kind-displace = Déplacer
kind-shift = Pousser une ruine
kind-lift = Soulever une ruine
kind-set = Poser la ruine
kind-shield = Bouclier
kind-on = Case du bouclier
kind-put-back = Remettre
kind-energy = Énergie
kind-roll = Dés
kind-take-back = Reprendre
kind-end-turn = Fin du tour
kind-dice = Dés tombés

event-round = La manche { $round } commence ; { $leader } ouvre.
event-laid = { $seat } pose la carte { $card }.
event-skipped = { $seat } n'a aucune carte de valeur nouvelle et passe cette manche.
event-turn = { $seat } joue son tour avec la carte { $card }.
event-recovered = { $seat } reprend toutes ses cartes jouées.
event-walked = { $seat } va de { $here } à { $field }.
event-took = { $seat } prend { $artifact }.
event-stalked = { $seat } mène { $monster } de { $here } à { $field }.
event-attacked = { $monster } se tient sur la case de { $victim }.
event-passed-over = { $monster } laisse { $victim } en paix.
event-pushed = Le mage de { $victim } passe de { $here } à { $field }.
event-displaced = { $seat } déplace { $victim } en { $field } avec { $monster }.
event-took-back = { $seat } ne peut finir un mouvement entamé et reprend son tour.
event-shifted = { $seat } pousse la ruine { $ruin } vers { $direction }.
event-lifted = { $seat } soulève la ruine { $ruin }.
event-set = { $seat } pose la ruine { $ruin } en { $field }, orientée vers { $facing }.
event-put-back = { $seat } remet la pièce en place.
event-shield-taken = { $seat } prend le bouclier en main.
event-shielded = { $seat } pose le bouclier en { $field }.
event-gained = { $seat } prend l'énergie de la carte et en a { $energy }.
event-warmed = { $seat } reste sur une case rouge et a { $energy } d'énergie.
event-tired = { $seat } paie le tour et a { $energy } d'énergie.
event-fell = { $seat } tombe sous zéro : retour vers { $field }, plus d'artefact, { $energy } d'énergie.
event-rolls = { $seat } lance les dés pour le géant.
event-rolled = Les dés montrent { $dice } : { $sum } cases pour le géant.
event-ended = La partie est finie : { $reason }. Victoire : { $winners }.

fact-energy = énergie
fact-artifacts = artefacts
fact-laid = carte
fact-protected = protégé
fact-hand = en main
fact-used = jouées

reason-council = un mage a rejoint le Conseil des 11
reason-round-cap = la dernière manche est jouée

name-start = le départ
name-amulet = l'Amulette du pouvoir
name-stone = la Pierre de sagesse
name-ring = l'Anneau d'immortalité
name-wizard = mage
name-gnomes = gnomes
name-gnome-a = le gnome a
name-gnome-b = le gnome b
name-giant = le géant
name-north = le nord
name-east = l'est
name-south = le sud
name-west = l'ouest
name-orange = orange
name-purple = violet
name-red = rouge
name-green = vert
name-skips = passe
name-council = un mage a rejoint le Conseil des 11
name-round-cap = la dernière manche est jouée
name-resigned = tous les autres ont abandonné
