## À propos de cette édition

title = Das Amulett
sentence = Misez des pierres pour les sorts et du métal pour les gemmes, et garnissez votre amulette avant les autres.
about = Le contour du plateau, le tracé de la muraille, la place des terrains, tous les éclairs et tous les symboles de métal des sorts sont notre reconstitution ; de même les noms de six sorts de revenu et tous les noms français. Le nombre et la nature du matériel, les règles et les capacités suivent la règle néerlandaise ; là où elle se contredit ou se tait, nous avons tranché, et l’article le dit.

## Options

option-start = Mise en place
    .help = Comment les premiers sorts sont distribués et reçoivent leurs pierres.
option-start-basic = de base : deux sorts, deux pierres sur chacun
option-start-expert = pour experts : garder deux sorts sur quatre, poser les pierres en secret
option-start-redraw = avec repioche : repiocher une fois, poser les pierres en secret
option-influence-amounts = Influence
    .help = Combien de cartes chaque Influence rend : partout, à la grande muraille, à une pyramide.
option-influence-amounts-1-2-2 = une, deux et deux cartes
option-influence-amounts-2-2-2 = deux cartes chacune
option-burning-desire-scope = Désir brûlant
    .help = Pour qui vaut le métal que nomme « Désir brûlant ».
option-burning-desire-scope-all = pour tout le monde
option-burning-desire-scope-owner = seulement pour qui possède le sort
option-builders-gift = Cadeau des bâtisseurs
    .help = Où le « Cadeau des bâtisseurs » rapporte une gemme de plus.
option-builders-gift-wall = à la grande muraille
option-builders-gift-pyramid = à une pyramide
option-gifts-stack = Les Cadeaux s’ajoutent
    .help = Si plusieurs Cadeaux agissent dans un échange, ou un seul.
option-stalemate-rounds = Blocage
    .help = Après ce nombre de manches d’affilée sans échange, la partie s’arrête.

## Sorts

name-magic-amber = Magie de l’ambre
name-magic-diamond = Magie des diamants
name-magic-ruby = Magie des rubis
name-magic-emerald = Magie des émeraudes
name-teleportation = Téléportation
name-vein-gold = Filon d’or
name-vein-silver = Filon d’argent
name-vein-copper = Filon de cuivre
name-vein-iron = Filon de fer
name-philosophers-stone = Pierre philosophale
name-horn-of-plenty = Corne d’abondance
name-burning-desire = Désir brûlant
name-curse-croesus = Malédiction de Crésus
name-curse-avarice = Malédiction de l’avarice
name-influence = Influence
name-influence-builders = Influence des bâtisseurs
name-gift = Cadeau
name-influence-pharaohs = Influence des pharaons
name-gift-builders = Cadeau des bâtisseurs
name-meta-iron = Métamorphose du fer
name-gift-pharaohs = Cadeau des pharaons
name-great-power = Puissance immense
name-meta-copper = Métamorphose du cuivre
name-meta-gold = Métamorphose de l’or
name-magic-journey = Voyage magique
name-divine-meta = Métamorphose divine
name-wings-phoenix = Ailes du phénix
name-meta-silver = Métamorphose de l’argent
name-meta-stone = Métamorphose de la pierre
name-superiority = Supériorité
name-pull-light = Attraction de la lumière
name-pull-darkness = Attraction des ténèbres
name-energy-arcs = Arcs d’énergie

## Métaux, gemmes et terrains

name-gold = or
name-silver = argent
name-copper = cuivre
name-iron = fer
name-joker = métal au choix
name-red = rouge
name-yellow = jaune
name-green = verte
name-clear = incolore
name-white = blanche
name-light-blue = bleu clair
name-dark-blue = bleu foncé
name-grey = grise
name-orange = orange
name-brown = brune
name-blue = bleue
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
effect-gem-income = Phase des métaux : { $amount } cartes { $metal } en plus par gemme { $gem } sur votre amulette.
effect-move-gem = Phase des métaux : vous pouvez porter une gemme d’une région dans n’importe quelle autre.
effect-extra-metal = Avant le tirage du marqueur : nommez un métal valable dans chaque échange de cette phase des gemmes.
effect-skim = Après chaque échange, prenez { $amount } des cartes payées, même les vôtres.
effect-refund-any = Après un échange gagné, reprenez jusqu’à { $amount } de vos cartes.
effect-refund-wall = Après un échange gagné à la grande muraille, reprenez jusqu’à { $amount } de vos cartes.
effect-refund-pyramid = Après un échange gagné à une pyramide, reprenez jusqu’à { $amount } de vos cartes.
effect-extra-gem-any = Après un échange gagné, prenez { $amount ->
        [one] { $amount } gemme
       *[other] { $amount } gemmes
    } de plus dans la région.
effect-extra-gem-wall = Après un échange gagné à la grande muraille, prenez { $amount ->
        [one] { $amount } gemme
       *[other] { $amount } gemmes
    } de plus dans la région.
effect-extra-gem-pyramid = Après un échange gagné à une pyramide, prenez { $amount ->
        [one] { $amount } gemme
       *[other] { $amount } gemmes
    } de plus dans la région.
effect-wild-any = Chacune de vos cartes { $metal } vaut n’importe quel métal dans les échanges.
effect-wild-wall = À la grande muraille, toutes vos cartes valent n’importe quel métal.
effect-wild-pyramid = À une pyramide, toutes vos cartes valent n’importe quel métal.
effect-raise-step = Tant que votre mise est la plus haute d’un échange, la suivante doit la dépasser d’au moins { $amount }.
effect-choose-marker = Vous choisissez le marqueur de la phase des gemmes au lieu de le tirer.
effect-free-move = Quand vous déplacez la caravane, elle peut aller dans toute région avec une gemme.
effect-may-equal = Dans les échanges, vous pouvez égaler la plus haute mise au lieu de relancer.
effect-drain = Phase d’énergie : ôtez jusqu’à { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    } aux sorts des autres.
effect-shift = Phase d’énergie : déplacez des pierres de ce sort sur d’autres de vos sorts.

## Que faire

prompt-keep = Choisissez en secret les deux sorts que vous gardez.
prompt-allot = Répartissez en secret des pierres entre « { $first } » et « { $second } ».
prompt-redraw = Défaussez un sort ou les deux et repiochez, ou renoncez.
prompt-spell-bid = « { $spell } » est aux enchères. { $high ->
        [0] Aucune mise.
       *[other] Plus haute mise : { $high }.
    } Misez des pierres ou passez.
prompt-lift = Téléportation : soulevez une gemme, ou renoncez.
prompt-set = Déposez la gemme { $gem } dans une autre région.
prompt-gain = Cartes au choix restantes : { $left }. Choisissez un métal et un nombre.
prompt-before-marker = Avant le tirage du marqueur : employez vos sorts ou renoncez.
prompt-trade-bid = Échange en { $area }. { $high ->
        [0] Aucune mise.
       *[other] Plus haute mise : { $high }.
    } Misez des cartes ou passez.
prompt-pay = Cartes restant à payer : { $left }. Choisissez un métal et un nombre.
prompt-back = Cartes que vous pouvez reprendre : { $left }. Choisissez un métal et un nombre.
prompt-curse = Votre Malédiction : prenez une carte payée, ou renoncez.
prompt-take = Prenez une gemme en { $area }.
prompt-move = Déplacez la caravane.
prompt-blue = Phase d’énergie : employez vos sorts bleus ou terminez.
prompt-drain = « { $spell } » : retirez une pierre à un sort adverse (encore { $left }).
prompt-under = Choisissez le sort qui va maintenant sous la pioche.
prompt-chance = On tire au sort.
prompt-wait = On attend { $seat }.

## Actions

kind-start = Qui commence
kind-gem = Poser une gemme
kind-deal = Distribuer
kind-reveal = Révéler
kind-marker = Marqueur
kind-keep = Garder
kind-allot = Répartir les pierres
kind-redraw = Repiocher
kind-bid = Miser
kind-pass = Passer
kind-decline = Renoncer
kind-lift = Soulever une gemme
kind-set = Déposer
kind-gain = Choisir un métal
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
action-start = { $seat } commence et prend le chapeau
action-gem = Une gemme { $gem } est posée
action-deal = Le sort « { $spell } » est distribué
action-reveal = Le sort « { $spell } » est révélé
action-marker = Le marqueur { $number } est tiré
action-keep = Garder « { $first } » et « { $second } »
action-allot = { $first } et { $second } pierres
action-redraw = Repiocher : { $spell }
action-bid = Miser { $count }
action-pass = Passer
action-decline = Renoncer
action-lift = Soulever la gemme { $gem } en { $area }
action-set = La déposer en { $area }
action-gain = Prendre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $metal }
action-desire = Nommer un métal : { $metal }
action-journey = Choisir le marqueur { $number }
action-pay = Payer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $metal }
action-back = Reprendre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $metal }
action-curse = Prendre par la Malédiction : { $metal }
action-take = Prendre une gemme { $gem }
action-move = Déplacer la caravane en { $area }
action-use = Employer « { $spell } »
action-drain = Retirer une pierre : « { $spell } » ({ $seat })
action-shift = Déplacer une pierre sur « { $spell } »
action-enough = Assez
action-done = Terminer les sorts bleus
action-under = Mettre « { $spell } » sous la pioche
action-bid-spell-bid = Miser { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
action-bid-trade-bid = Miser { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
action-pass-spell-bid = Passer pour ce sort
action-pass-trade-bid = Passer et quitter l’échange
action-decline-redraw = Garder les deux sorts
action-decline-lift = Laisser toutes les gemmes
action-decline-before-marker = N’utiliser aucun sort
action-decline-curse = Laisser les cartes
action-enough-back = Ne plus rien reprendre
action-enough-drain = Ne plus rien retirer

## Avant de choisir

need-supply = pierres en réserve
need-least-bid = mise minimale
need-counting = cartes qui valent ici ({ $metals })
need-stack = { $metal } dans la pile
need-laid-open = { $metal } parmi les cartes payées
need-hand = { $metal } en main
need-due = cartes encore à choisir
need-stones = pierres sur « { $spell } »
need-spells = sorts à soi
need-drawn = pierres retirées
preview-gems = Qui gagne prend { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }.
preview-back = Qui gagne peut reprendre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au plus.
preview-hat = Qui gagne prend le chapeau.
preview-bid = Dernière mise ({ $seat }) : { $count }.
preview-passed = { $seat } a passé.
preview-metal-paid = À payer en { $metal } : { $count } sur { $had }.
preview-metal-open = À payer en { $metal } : de { $least } à { $most } sur { $had }, au choix le moment venu.
preview-metal-idle = Ne vaut pas ici : { $metal } ({ $had }).
preview-off = { $count ->
        [one] { $count } pierre quitte
       *[other] { $count } pierres quittent
    } « { $spell } ».

## Événements

event-laid = Une gemme { $gem } est posée en { $area }.
event-hat = { $seat } a le chapeau et commence.
event-dealt = { $seat } reçoit « { $spell } ».
event-dealt-secretly = { $seat } reçoit un sort face cachée.
    .private = { $seat } reçoit « { $spell } », face cachée.
event-kept = { $seat } a choisi deux sorts.
    .private = { $seat } garde « { $first } » et « { $second } ».
event-allotted = { $seat } a réparti des pierres.
    .private = { $seat } pose { $first } et { $second } pierres.
event-opened = { $seat } montre « { $spell } » ; pierres posées : { $count }.
event-redrew = { $seat } défausse et repioche : { $spell }.
event-declined = { $seat } renonce.
event-round = La manche { $number } commence.
event-deck-short = { $count ->
        [0] La pioche est vide : aucun sort n’est mis aux enchères pendant cette manche.
        [one] La pioche ne suffit pas : { $count } sort sur { $wanted } est mis aux enchères pendant cette manche.
       *[other] La pioche ne suffit pas : { $count } sorts sur { $wanted } sont mis aux enchères pendant cette manche.
    }
event-offered = Le sort « { $spell } » est mis aux enchères.
event-bid = { $seat } mise { $count }.
event-passed = { $seat } passe.
event-bought = { $seat } remporte « { $spell } » pour { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } et prend le chapeau.
event-unsold = Personne ne mise : « { $spell } » va sous la pioche.
event-lifted = { $seat } soulève une gemme { $gem } en { $area }.
event-set = { $seat } dépose la gemme { $gem } en { $area }.
event-income = { $seat } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $metal }.
event-lacking = La pile ne suffit pas pour { $seat } : il manque { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $metal }.
event-missed = Toutes les piles sont vides : { $seat } se passe de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-desired = { $seat } nomme un métal : { $metal }, valable dans chaque échange de cette phase.
event-journeyed = { $seat } choisit le marqueur { $number }.
event-drawn = Le marqueur { $number } est tiré.
event-untraded = Pas d’échange en { $area }.
event-won = { $seat } gagne l’échange avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et prend le chapeau.
event-paid = { $seat } paie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $metal }.
event-recovered = { $seat } reprend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $metal }.
event-cursed = { $seat } prend par une Malédiction : { $metal }.
event-gems-short = Pas assez de gemmes en { $area } pour un cadeau : { $seat } se passe de { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    }.
event-took = { $seat } prend une gemme { $gem } en { $area }.
event-moved = { $seat } déplace la caravane en { $area }.
event-used = { $seat } emploie « { $spell } ».
event-drained = { $seat } retire une pierre : « { $spell } » ({ $from }).
event-shifted = { $seat } déplace une pierre sur « { $spell } ».
event-burned = { $seat } reprend { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } sur ses sorts.
event-spent = « { $spell } » ({ $seat }) va sous la pioche.
event-buried = { $seat } met un sort sous la pioche.
    .private = { $seat } met « { $spell } » sous la pioche.
event-ended = La partie est terminée : { $reason }.

## Ce que tous voient d'une place

fact-hand = { $count ->
        [one] carte
       *[other] cartes
    }
fact-supply = { $count ->
        [one] pierre en réserve
       *[other] pierres en réserve
    }
fact-gems = { $count ->
        [one] gemme
       *[other] gemmes
    }
fact-colours = { $count ->
        [one] couleur
       *[other] couleurs
    }
fact-spells = { $count ->
        [one] sort
       *[other] sorts
    }
fact-hat = chapeau

## Comment une partie finit

reason-colours = des gemmes de sept couleurs
reason-gems = huit gemmes
reason-standstill = trop longtemps sans échange

## Phases

phase-setup = Mise en place
phase-spell = Phase des sorts
phase-metal = Phase des métaux
phase-gem = Phase des gemmes
phase-energy = Phase d’énergie
phase-over = Fin

## La table en texte

board-round = Manche { $round }
board-stacks = Piles de métal
board-deck = pioche { $count }
board-offer = « { $spell } », mise { $bid }
board-trades = échanges restants { $left }, mise { $bid }
board-desire = { $metal } compte aussi
board-open = posé visible
board-hand = En main
board-dealt = Distribués
board-chosen = Choisi
board-bid = mise { $count }
board-passed = a passé
board-face-down = { $count } face cachée
short-red = ro
short-yellow = ja
short-green = ve
short-clear = in
short-white = bl
short-light-blue = bc
short-dark-blue = bf
short-grey = gr
short-orange = or
short-brown = br
short-water = eau
short-forest = for
short-mountain = mon
short-steppe = ste
short-city = vil

sheet-board = Plateau
sheet-display = Offre
sheet-mat = Espace de jeu
sheet-hand = Main

## Pièces, telles qu’elles sont lues

piece-pyramid = Pyramide en { $area }
piece-caravan = Caravane en { $area }
piece-gems = { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
    } : { $gem }
piece-metal = Métal : { $metal }
piece-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $metal }
piece-marker = Échanges à venir : { $count }
piece-deck = Pioche : { $count }
piece-hat = Chapeau ({ $seat })
piece-supply = Pierres en réserve ({ $seat }) : { $count }
piece-hand = Cartes en main ({ $seat }) : { $count }
piece-face-down = Sorts face cachée ({ $seat }) : { $count }
piece-choice = Choix secret ({ $seat }) : { $count }
piece-last-bid = Dernière mise ({ $seat }) : { $count }
piece-bid = Mise la plus haute ({ $seat }) : { $count }
piece-spell = Sort : « { $spell } »
piece-stones = Pierres sur « { $spell } » : { $count }

## Sections des règles

section-set-up = mise en place
section-spell = phase des sorts
section-metal = phase des métaux
section-gem = phase des gemmes
section-energy = phase d’énergie
section-end = fin

## Ce que font les choses

goal =
    Réunissez des gemmes sur votre amulette : avec { $colours } couleurs différentes, ou { $gems } gemmes quelconques, vous gagnez aussitôt.
    À chaque manche, des sorts sont mis aux enchères contre des pierres d’énergie. Vos sorts rapportent des cartes de métal et ont des capacités. Avec le métal, vous misez sur les gemmes là où se trouve la caravane ; une région n’accepte que son métal, un quartier de la ville les quatre.
    À la fin d’une manche, les éclairs retirent des pierres de vos sorts ; un sort vide est perdu.
legend =
    { "*" }  la caravane          ^ près d’une région  la grande muraille
    P  une pyramide         ^ près d’une place   le chapeau
    >  à qui de choisir     le nombre près d’un sort : ses pierres
legend-sign = { $sign } { $name }
legend-gems = Gemmes : { $signs }
legend-terrains = Terrains : { $signs }
topic-stone = pierre
topic-hat = chapeau
topic-caravan = caravane
topic-marker = marqueur
show-spell = « { $spell } » (sort, couleur : { $colour }). À chaque manche, il perd des pierres : { $bolts }.
show-income = Métal par manche : { $metals }.
show-counted = { $thing } { $count }
show-area = { $area } : on paie en { $metal }. Places pour des gemmes : { $gems }.
show-wall = Elle est au pied de la grande muraille.
show-pyramid = Elle a une pyramide.
show-metal = Cartes ({ $metal }) : { $cards } en tout. Acceptées : { $terrains }.
show-gem = Gemmes de cette couleur ({ $gem }) : { $count } en tout.
show-stone = Pierres : vous en avez { $stones }. Vous les misez pour des sorts ; elles restent sur le sort et, manche après manche, ses éclairs les renvoient dans votre réserve.
show-hat = Qui gagne une enchère ou un échange prend le chapeau et ouvre la suite.
show-caravan = On échange là où se trouve la caravane. Qui gagne la déplace vers une région voisine qui a des gemmes.
show-marker = Le marqueur dit combien d’échanges il y a dans la phase des gemmes : { $numbers }.

## Errors

error-own-names = un nom propre à chaque région, sort, métal et gemme était attendu
error-area-id = l’identifiant d’une région était attendu
error-gem-colours = { $fewest } à { $most } couleurs étaient attendues
error-colours-most = pas plus de couleurs qu’il n’y en a : { $colours }
error-gems-count = gemmes attendues : { $gems }, une par emplacement
error-gems-run-out = si peu que les gemmes ne s’épuisent pas avant que quelqu’un gagne
error-first-stones = au plus la moitié des pierres d’une personne était attendue
error-metal-cards = assez de cartes de chaque métal pour six personnes étaient attendues
error-expert-spells = assez de sorts pour six personnes étaient attendus
error-equal-bids = au plus un sort qui égale une mise était attendu : deux n’en finiraient jamais
error-unseen-cards = les mains ne contiennent pas les cartes que personne ne voit
error-metal-all = le métal all ou l’un de ceux-ci était attendu : { $metals }
error-metal-any = any ou l’un de ceux-ci était attendu : { $metals }
error-metal-joker = joker ou l’un de ceux-ci était attendu : { $metals }
error-amount = une quantité de { $fewest } à { $most } était attendue
error-gem-and-metal = une gemme de l’édition et un métal étaient attendus
error-borders = « { $area } » n’est pas une région voisine en retour
error-gems-of-colour = il n’y a pas autant de gemmes d’une couleur

## Pourquoi un bot a joué ainsi

why-win = Cela donne la victoire.
why-stop = Sinon, { $seat } peut gagner la partie ici.
why-new-colour = Cette couleur manque encore : { $gem }.
why-one-more = Chaque gemme compte.
why-too-dear = La gemme ne vaut pas plus de cartes.
why-not-here = Les cartes vaudront plus ailleurs.
why-keep-stones = Mieux vaut garder les pierres pour un autre sort.
why-lasts = Ainsi, « { $spell } » agit pendant { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
why-waits = Une couleur qui manque encore attend en { $area } : { $gem }.
why-best-there = Le prochain échange sera meilleur en { $area }.
why-many = Plus il y a d’échanges, plus il y a de gemmes.
why-few = Moins il y a d’échanges, moins il reste aux autres.
why-weaken = Sans « { $spell } », { $seat } a moins de force.
why-longer = Ainsi, « { $spell } » dure plus longtemps.
why-away = Là-bas, elle sert moins aux autres.
why-metal = Ce métal est le plus utile : { $metal }.

## Le premier tour guidé

practice-spell = Les sorts rapportent du métal, et « Filon d’or » 3 cartes or par manche. Les autres n’ont plus de pierre : misez 1 pierre, et il est à vous.
practice-joker = Vos sorts ont rapporté du métal. Pour un joker, vous choisissez : prenez de l’or, car la caravane est au bord de l’eau, où l’or compte.
practice-trade = Une gemme contre des cartes de métal : ici, seul l’or compte. Les sorts des autres n’en rapportent pas : misez 2 cartes.
practice-gem = L’échange est à vous, et donc une gemme. Prenez la rouge : sept couleurs différentes gagnent, ou huit gemmes quelles qu’elles soient.
practice-caravan = Vous avez le chapeau, donc vous déplacez la caravane. Déplacez-la en C3 : en ville, tout métal compte, et une gemme jaune s’y trouve.
