## À propos de cette édition

title = Das Amulett
about = Le contour du plateau, le tracé de la muraille, la place des terrains, tous les éclairs et tous les symboles de métal des sorts sont notre reconstruction ; de même les noms de six sorts de revenu et tous les noms français. Le nombre et la nature du matériel, les règles et les capacités suivent la règle néerlandaise ; là où elle se contredit ou se tait, nous avons tranché, et la clause le dit.

## Sorts

name-magic-amber = Magie de l'ambre
name-magic-diamond = Magie des diamants
name-magic-ruby = Magie des rubis
name-magic-emerald = Magie des émeraudes
name-teleportation = Téléportation
name-vein-gold = Filon d'or
name-vein-silver = Filon d'argent
name-vein-copper = Filon de cuivre
name-vein-iron = Filon de fer
name-philosophers-stone = Pierre philosophale
name-horn-of-plenty = Corne d'abondance
name-burning-desire = Désir brûlant
name-curse-croesus = Malédiction de Crésus
name-curse-avarice = Malédiction de l'avarice
name-influence = Influence
name-influence-builders = Influence des bâtisseurs
name-gift = Cadeau
name-influence-pharaohs = Influence des pharaons
name-gift-builders = Cadeau des bâtisseurs
name-meta-iron = Métamorphose du fer
name-gift-pharaohs = Cadeau des pharaons
name-great-power = Puissance immense
name-meta-copper = Métamorphose du cuivre
name-meta-gold = Métamorphose de l'or
name-magic-journey = Voyage magique
name-divine-meta = Métamorphose divine
name-wings-phoenix = Ailes du phénix
name-meta-silver = Métamorphose de l'argent
name-meta-stone = Métamorphose de la pierre
name-superiority = Supériorité
name-pull-light = Attraction de la lumière
name-pull-darkness = Attraction des ténèbres
name-energy-arcs = Arcs d'énergie

## Métaux, gemmes et terrains

name-gold = or
name-silver = argent
name-copper = cuivre
name-iron = fer
name-joker = métal au choix
name-red = rouge
name-yellow = jaune
name-green = vert
name-clear = incolore
name-white = blanc
name-light-blue = bleu clair
name-dark-blue = bleu foncé
name-grey = gris
name-orange = orange
name-brown = brun
name-blue = bleu
name-water = eau
name-forest = forêt
name-mountain = montagne
name-steppe = steppe
name-city = ville
name-pyramid = pyramide
name-wall = grande muraille
name-both = les deux
name-a1 = A1 (forêt)
name-a2 = A2 (steppe)
name-a3 = A3 (montagne)
name-a4 = A4 (eau)
name-b1 = B1 (montagne)
name-b2 = B2 (eau)
name-b3 = B3 (quartier nord)
name-b4 = B4 (forêt)
name-b5 = B5 (steppe)
name-c1 = C1 (steppe)
name-c2 = C2 (forêt)
name-c3 = C3 (quartier ouest)
name-c4 = C4 (quartier est)
name-c5 = C5 (eau)
name-c6 = C6 (montagne)
name-d1 = D1 (montagne)
name-d2 = D2 (eau)
name-d3 = D3 (quartier sud)
name-d4 = D4 (forêt)
name-d5 = D5 (steppe)
name-e1 = E1 (forêt)
name-e2 = E2 (steppe)
name-e3 = E3 (montagne)
name-e4 = E4 (eau)

## Ce que fait un sort

effect-none = Aucune capacité, seulement un revenu.
effect-gem-income = Phase de métal : { $amount } cartes { $metal } en plus par gemme de couleur { $gem } sur ton amulette.
effect-move-gem = Phase de métal : tu peux porter une gemme d'une région dans une autre.
effect-extra-metal = Avant le marqueur : nomme un métal valable dans chaque échange de cette phase des gemmes.
effect-skim = Après chaque échange, prends { $amount } des cartes payées, même les tiennes.
effect-refund-any = Après un échange gagné, reprends jusqu'à { $amount } de tes cartes.
effect-refund-wall = Après un échange gagné à la grande muraille, reprends jusqu'à { $amount } de tes cartes.
effect-refund-pyramid = Après un échange gagné à une pyramide, reprends jusqu'à { $amount } de tes cartes.
effect-extra-gem-any = Après un échange gagné, prends { $amount } gemme de plus dans la région.
effect-extra-gem-wall = Après un échange gagné à la grande muraille, prends { $amount } gemme de plus dans la région.
effect-extra-gem-pyramid = Après un échange gagné à une pyramide, prends { $amount } gemme de plus dans la région.
effect-wild-any = Chacune de tes cartes { $metal } vaut tout métal dans les échanges.
effect-wild-wall = À la grande muraille, toutes tes cartes valent tout métal.
effect-wild-pyramid = À une pyramide, toutes tes cartes valent tout métal.
effect-raise-step = Tant que ta mise est la plus haute d'un échange, la suivante doit la dépasser de { $amount }.
effect-choose-marker = Tu choisis le marqueur de la phase des gemmes au lieu de le tirer.
effect-free-move = Quand tu déplaces la caravane, elle peut aller dans toute région avec une gemme.
effect-may-equal = Dans les échanges, tu peux égaler la plus haute mise au lieu de relancer.
effect-drain = Phase d'énergie : ôte jusqu'à { $amount } pierres aux sorts d'autres joueurs.
effect-shift = Phase d'énergie : déplace des pierres de ce sort sur d'autres de tes sorts.

## Que faire

prompt-keep = Choisis en secret les deux sorts que tu gardes.
prompt-allot = Répartis en secret des pierres entre { $first } et { $second }.
prompt-redraw = Échange un ou deux sorts, ou décline.
prompt-spell-bid = { $spell } est aux enchères. Plus haute mise : { $high }. Mise des pierres ou passe.
prompt-lift = Téléportation : soulève une gemme, ou décline.
prompt-set = Dépose la gemme ({ $gem }) dans une autre région.
prompt-gain = Cartes au choix restantes : { $left }. Choisis un métal et combien.
prompt-before-marker = Avant le marqueur : emploie tes sorts ou décline.
prompt-trade-bid = Échange en { $area }. Plus haute mise : { $high }. Mise des cartes ou passe.
prompt-pay = Cartes restant à payer : { $left }. Choisis un métal et combien.
prompt-back = Tu peux reprendre des cartes : { $left }. Choisis un métal et combien.
prompt-curse = Ta Malédiction : prends une carte payée, ou décline.
prompt-take = Prends une gemme en { $area }.
prompt-move = Déplace la caravane.
prompt-blue = Énergie : emploie tes sorts bleus ou termine.
prompt-drain = { $spell } : retire une pierre à un sort d'un autre (encore { $left }).
prompt-under = Choisis le sort qui va maintenant sous la pioche.
prompt-chance = On tire au sort.
prompt-wait = En attente de { $seat }.
prompt-over = La partie est finie.

## Actions

kind-start = Premier chapeau
kind-gem = Poser une gemme
kind-deal = Distribuer
kind-reveal = Révéler
kind-marker = Marqueur
kind-keep = Garder
kind-allot = Répartir les pierres
kind-redraw = Échanger
kind-bid = Miser
kind-pass = Passer
kind-decline = Décliner
kind-lift = Soulever une gemme
kind-set = Déposer
kind-gain = Choisir du métal
kind-desire = Nommer un métal
kind-journey = Choisir le marqueur
kind-pay = Payer
kind-back = Reprendre
kind-curse = Malédiction
kind-take = Prendre une gemme
kind-move = Déplacer la caravane
kind-use = Employer un sort
kind-drain = Retirer une pierre
kind-shift = Déplacer une pierre
kind-enough = Assez
kind-done = Terminé
kind-under = Mettre sous la pioche
action-start = { $seat } commence avec le chapeau
action-gem = une gemme ({ $gem }) est posée
action-deal = { $spell } est distribué
action-reveal = { $spell } est révélé
action-marker = le marqueur { $number } est tiré
action-keep = garder { $first } et { $second }
action-allot = { $first } et { $second } pierres
action-redraw = échanger { $spell }
action-bid = miser { $count }
action-pass = passer
action-decline = décliner
action-lift = soulever la gemme ({ $gem }) de { $area }
action-set = la déposer en { $area }
action-gain = prendre { $count } { $metal }
action-desire = nommer { $metal }
action-journey = choisir le marqueur { $number }
action-pay = payer { $count } { $metal }
action-back = reprendre { $count } { $metal }
action-curse = prendre { $metal } par la Malédiction
action-take = prendre une gemme ({ $gem })
action-move = mener la caravane en { $area }
action-use = employer { $spell }
action-drain = retirer une pierre à { $spell } de { $seat }
action-shift = déplacer une pierre sur { $spell }
action-enough = assez
action-done = fini avec les sorts bleus
action-under = mettre { $spell } sous la pioche

## Événements

event-laid = Une gemme ({ $gem }) est posée en { $area }.
event-hat = { $seat } tient le chapeau.
event-dealt = { $seat } reçoit { $spell }.
event-dealt-secretly = { $seat } reçoit un sort face cachée.
    .private = C'est { $spell }.
event-kept = { $seat } a choisi deux sorts.
    .private = Tu gardes { $first } et { $second }.
event-allotted = { $seat } a réparti des pierres.
    .private = Tu répartis { $first } et { $second }.
event-opened = { $seat } montre { $spell }, pierres : { $count }.
event-redrew = { $seat } défausse { $spell } et repioche.
event-declined = { $seat } décline.
event-round = La manche { $number } commence.
event-offered = { $spell } est mis aux enchères.
event-bid = { $seat } mise { $count }.
event-passed = { $seat } passe.
event-bought = { $seat } gagne { $spell } pour { $count } et prend le chapeau.
event-unsold = Personne ne mise : { $spell } va sous la pioche.
event-lifted = { $seat } soulève une gemme ({ $gem }) en { $area }.
event-set = { $seat } dépose la gemme ({ $gem }) en { $area }.
event-income = { $seat } reçoit { $count } { $metal }.
event-desired = { $seat } nomme { $metal } : il vaut dans chaque échange de cette phase.
event-journeyed = { $seat } choisit le marqueur { $number }.
event-drawn = Le marqueur { $number } est tiré.
event-untraded = Pas d'échange en { $area }.
event-won = { $seat } gagne l'échange avec { $count } et prend le chapeau.
event-paid = { $seat } paie { $count } { $metal }.
event-recovered = { $seat } reprend { $count } { $metal }.
event-cursed = { $seat } prend { $metal } par une Malédiction.
event-took = { $seat } prend une gemme ({ $gem }) en { $area }.
event-moved = { $seat } mène la caravane en { $area }.
event-used = { $seat } emploie { $spell }.
event-drained = { $seat } retire une pierre à { $spell } de { $from }.
event-shifted = { $seat } déplace une pierre sur { $spell }.
event-burned = { $seat } reprend { $count } pierres sur ses sorts.
event-spent = { $spell } de { $seat } va sous la pioche.
event-buried = { $seat } met un sort sous la pioche.
    .private = C'est { $spell }.
event-ended = La partie est finie.

## Ce que tous voient d'une place

fact-hand = Cartes
fact-supply = Pierres
fact-gems = Gemmes
fact-colours = Couleurs
fact-spells = Sorts
fact-hat = Chapeau

## Comment une partie finit

reason-colours = Des gemmes de sept couleurs
reason-gems = Huit gemmes
reason-standstill = Trop longtemps sans échange

## Phases

phase-setup = Mise en place
phase-spell = Phase des sorts
phase-metal = Phase de métal
phase-gem = Phase des gemmes
phase-energy = Phase d'énergie
phase-over = Fin
