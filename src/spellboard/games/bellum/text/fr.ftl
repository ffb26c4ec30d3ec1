# Les mots de Bellum Magica en français.

## À propos de cette édition

title = Bellum Magica
sentence = Lancez le dé pour votre horde, pillez les humains et les autres châteaux : les coffres les plus précieux l’emportent.
about = Bellum Magica, de Frédéric Guérard. Les quantités, les prix, la mise en place et les boucliers imprimés sont connus ; les symboles des châteaux et des créatures, la défense et le butin des lieux et la valeur des coffres sont notre reconstitution, réglée par des parties simulées, car aucune source publique ne les donne. Les noms des créatures et des lieux sont de nous.

## Que faire

prompt-castle = Choisissez votre château.
prompt-goblins = Placez vos gobelins, { $first } et { $second } : à gauche pour récolter et explorer, à droite pour attaquer.
prompt-horde = Le dé indique { $row }. Dépenser un tonneau pour un nouveau jet, ou passer ?
prompt-captain = Le dé indique { $row }. Vous êtes Capitaine ; sorts prêts : { $spell }, tonneaux : { $barrel }. Relancer, ou passer ?
prompt-attack = Votre ligne { $row } : épées { $sword }, épées magiques { $magic }, voleurs { $thief }. Attaquez une cible, ou passez.
prompt-rob = Vos voleurs sont chez { $victim }. Prenez un autre coffre (encore { $left } au plus), ou cessez de voler.
prompt-recruit = Recrutez des créatures, ou passez. Vous avez : nourriture { $food }, glyphes { $sign }.
prompt-place = Nouvelle créature : { $creature }. De quel côté de votre château servira-t-elle ?

## Actions

action-castle = Prendre le château : { $castle }
action-deal = Distribué : { $creature }
action-goblins = Premier gobelin à { $first }, second gobelin à { $second }
action-reveal = Dévoilé : { $place }
action-draw = Dévoilé : { $creature }
action-captain = Capitaine : { $seat }
action-die = Le dé indique { $row }
action-reroll-barrel = Dépenser un tonneau : relancer
action-reroll-spell = Lancer un sort de confusion : relancer le dé
action-pass = Passer
action-pass-horde = Passer : accepter le résultat
action-pass-attack = Passer : ne pas attaquer
action-pass-recruit = Passer : ne plus recruter
action-attack = Attaquer : { $place }
action-rob = Voler à { $seat } : { $chest }
action-done = Cesser de voler
action-chest = Un coffre de valeur { $value }
action-recruit = Recruter : { $creature }
action-recruit-by-signs = Recruter en glyphes seulement : { $creature }
action-place = Placer à { $side }
kind-castle = Château
kind-deal = Gobelin distribué
kind-goblins = Placer les gobelins
kind-reveal = Lieu dévoilé
kind-draw = Créature dévoilée
kind-captain = Premier Capitaine
kind-die = Dé
kind-reroll-barrel = Tonneau
kind-reroll-spell = Sort
kind-pass = Passer
kind-attack = Attaquer un lieu
kind-rob = Piller un château
kind-done = Cesser de voler
kind-chest = Coffre
kind-recruit = Recruter
kind-recruit-by-signs = Recruter en glyphes
kind-place = Placer la créature

## Événements

event-castle = { $seat } a le château : { $castle }.
event-dealt = { $seat } reçoit un gobelin.
    .private = { $seat } reçoit un gobelin : { $creature }.
event-chose = { $seat } a placé ses deux gobelins, face cachée.
    .private = { $seat } place face cachée : premier gobelin à { $first }, second à { $second }.
event-goblins = { $seat } montre ses gobelins. À gauche : { $left }. À droite : { $right }.
event-place = Nouveau lieu : { $place }.
event-creature = À recruter : { $creature }.
event-captain = { $captain } est Capitaine.
event-rolled = { $captain } lance le dé : { $row }.
event-barrel = { $seat } paie une tournée : un tonneau pour un nouveau jet.
event-spell = { $seat } lance un sort de confusion et relance le dé.
event-passed = { $seat } accepte le résultat.
event-scout = { $seat } a le plus de cartes au trésor ({ $maps }).
event-tie = Égalité pour le plus de cartes au trésor ({ $maps }) : { $seats }.
event-chest = { $seat } prend un { $chest }{ $substitute ->
        [0] { "" }
       *[other] , faute de { $owed }
    }.
    .private = { $seat } prend un { $chest } d’une valeur de { $value }{ $substitute ->
            [0] { "" }
           *[other] , faute de { $owed }
        }.
event-robs = { $seat } envoie un voleur vers un { $chest } chez { $victim }.
event-stole = { $seat } vole un { $chest } à { $victim }.
    .private = { $seat } vole à { $victim } un { $chest } d’une valeur de { $value }.
event-shield = { $seat } reçoit un jeton bouclier pour son château pillé.{ $spare ->
        [0] { "" }
       *[other] { "" } Il n’y a plus de jetons de ce genre ; un substitut est utilisé.
    }
event-held = { $seat } n’attaque pas.
event-bonus = { $seat } gagne un bonus : { $bonus }.{ $spare ->
        [0] { "" }
       *[other] { "" } Il n’y a plus de jetons de ce genre ; un substitut est utilisé.
    }
event-placed = { $seat } place à { $side } : { $creature }.
event-finished = { $seat } a fini de recruter.
event-day = Le jour { $day } s’achève.
event-ended = La partie est terminée : { $reason }.
event-gathered = { $seat } récolte { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }{ $sign ->
        [0] {""}
        [one] , { $sign } glyphe
       *[other] , { $sign } glyphes
    }.
event-short = La réserve ne suffit pas. Manque pour { $seat } : { $missing }.
event-looted = { $seat } pille : { $place }{ $food ->
        [0] { "" }
        [one] , +{ $food } nourriture
       *[other] , +{ $food } nourritures
    }{ $sign ->
        [0] { "" }
        [one] , +{ $sign } glyphe
       *[other] , +{ $sign } glyphes
    }{ $barrel ->
        [0] { "" }
        [one] , +{ $barrel } tonneau
       *[other] , +{ $barrel } tonneaux
    }{ $wood ->
        [0] { "" }
        [one] , +{ $wood } coffre en bois
       *[other] , +{ $wood } coffres en bois
    }{ $metal ->
        [0] { "" }
        [one] , +{ $metal } coffre métallique
       *[other] , +{ $metal } coffres métalliques
    }{ $gold ->
        [0] { "" }
        [one] , +{ $gold } coffre doré
       *[other] , +{ $gold } coffres dorés
    }.
event-recruited = { $seat } recrute : { $creature }{ $food ->
        [0] { "" }
        [one] , −{ $food } nourriture
       *[other] , −{ $food } nourritures
    }{ $sign ->
        [0] { "" }
        [one] , −{ $sign } glyphe
       *[other] , −{ $sign } glyphes
    }.
event-counted = { $seat } : { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }, valeur { $value }.

## Pourquoi un bot a choisi ainsi

why-chests = { $chests ->
        [one] Un coffre de plus
       *[other] { $chests } coffres de plus
    } : cela en fait { $total } sur { $end }.
why-ending = Cela termine la partie, et personne ne semble plus riche.
why-supplies = Aucun coffre n’était à portée, mais ce butin permet de recruter.
why-barrel = Un tonneau est une seconde chance quand le dé tombe mal.
why-rob-richest = Les coffres les plus précieux sont chez { $seat }.
why-rob = Un coffre de plus ici, c’est un de moins pour { $seat }.
why-hold = Un coffre de plus terminerait la partie trop tôt.
why-reroll = La ligne { $row } rapporte ici moins que la moyenne des autres lignes.
why-reroll-others = La ligne { $row } aiderait davantage les autres.
why-row-good = La ligne { $row } ne rapporte pas moins ici que la moyenne des autres lignes.
why-row-kept = La ligne { $row } est faible, mais un nouveau jet sera peut-être plus utile plus tard.
why-recruit-most = Une créature très maléfique agit dans les six lignes.
why-recruit-bonus = Elle apporte aussitôt un bonus : { $bonus }.
why-recruit-early = Une créature recrutée tôt sert plus longtemps.
why-recruit = Pour son prix, aucune autre n’apporte davantage.
why-save = Nourriture et glyphes sont gardés pour une meilleure créature.
why-left-maps = À gauche, elle a le plus de cartes au trésor dans { $rows ->
        [one] une ligne
       *[other] { $rows } lignes
    }.
why-left = À gauche, elle récolte dans { $rows ->
        [one] une ligne
       *[other] { $rows } lignes
    }.
why-right-thief = À droite, ses voleurs peuvent piller des châteaux.
why-right-magic = À droite, ses épées magiques battent les boucliers magiques.
why-right = À droite, elle renforce { $rows ->
        [one] une ligne
       *[other] { $rows } lignes
    }.
why-goblins-left = La nourriture d’abord : elle paie les prochaines créatures.
why-goblins-right = Les épées d’abord : les premières fermes tombent tôt.
why-goblins-split = L’un récolte, l’autre combat.

## Ce que tous voient d’une place

fact-castle = château
fact-food = { $count ->
        [one] nourriture
       *[other] nourritures
    }
fact-sign = { $count ->
        [one] glyphe
       *[other] glyphes
    }
fact-barrel = { $count ->
        [one] tonneau
       *[other] tonneaux
    }
fact-wood = { $count ->
        [one] coffre en bois
       *[other] coffres en bois
    }
fact-metal = { $count ->
        [one] coffre métallique
       *[other] coffres métalliques
    }
fact-gold = { $count ->
        [one] coffre doré
       *[other] coffres dorés
    }
fact-chest = { $count ->
        [one] coffre
       *[other] coffres
    }
fact-shield = { $count ->
        [one] bouclier
       *[other] boucliers
    }
fact-magic-shield = { $count ->
        [one] bouclier magique
       *[other] boucliers magiques
    }
fact-sword = { $count ->
        [one] épée
       *[other] épées
    }
fact-magic-sword = { $count ->
        [one] épée magique
       *[other] épées magiques
    }
fact-spell = { $count ->
        [one] sort
       *[other] sorts
    }
fact-creatures = { $count ->
        [one] créature
       *[other] créatures
    }
fact-captain = Capitaine

## Où en est un choix

verdict-falls = Tombe, { $had } : { $needed }
verdict-short = Manque : { $missing }
verdict-theft = { $count ->
        [one] Un coffre peut être volé
       *[other] Jusqu’à { $count } coffres peuvent être volés
    }
verdict-no-thief = Aucun voleur dans votre ligne
verdict-no-chest = Aucun coffre à voler
verdict-price = Coûte : { $price }

## Comment une partie finit

reason-chests = quelqu’un avait dix coffres après les attaques
reason-days = le dernier jour est passé
reason-idle = trop de jours sans nouveau coffre

## Noms


# Châteaux
name-c1 = Roi-liche
name-c2 = Reine des sorcières
name-c3 = Seigneur de guerre orc
name-c4 = Comte vampire
name-c5 = Prince démon

# Gobelins
name-g01 = Gobelin maraudeur
name-g02 = Gobelin maraudeur
name-g03 = Gobelin cuistot
name-g04 = Gobelin cuistot
name-g05 = Gobelin fureteur
name-g06 = Gobelin fureteur
name-g07 = Gobelin éclaireur
name-g08 = Gobelin éclaireur
name-g09 = Gobelin bagarreur
name-g10 = Gobelin bagarreur

# Créatures maléfiques
name-e01 = Orc A
name-e02 = Orc B
name-e03 = Archer orc A
name-e04 = Archer orc B
name-e05 = Loup A
name-e06 = Loup B
name-e07 = Nuée de chauves-souris A
name-e08 = Nuée de chauves-souris B
name-e09 = Rat géant A
name-e10 = Rat géant B
name-e11 = Squelette A
name-e12 = Squelette B
name-e13 = Zombie A
name-e14 = Zombie B
name-e15 = Goule A
name-e16 = Goule B
name-e17 = Diablotin A
name-e18 = Diablotin B
name-e19 = Gargouille A
name-e20 = Gargouille B
name-e21 = Harpie A
name-e22 = Harpie B
name-e23 = Kobold mineur A
name-e24 = Kobold mineur B
name-e25 = Cultiste A
name-e26 = Cultiste B
name-e27 = Hobgobelin A
name-e28 = Hobgobelin B
name-e29 = Ogre A
name-e30 = Ogre B
name-e31 = Araignée géante A
name-e32 = Araignée géante B
name-e33 = Spectre A
name-e34 = Spectre B
name-e35 = Elfe noir A
name-e36 = Elfe noir B
name-e37 = Sorcier A
name-e38 = Sorcier B
name-e39 = Chevaucheur de sanglier A
name-e40 = Chevaucheur de sanglier B
name-e41 = Démon sylvestre A
name-e42 = Démon sylvestre B
name-e43 = Diablotin tire-laine A
name-e44 = Diablotin tire-laine B
name-e45 = Armure vivante A
name-e46 = Armure vivante B

# Créatures très maléfiques
name-v01 = Dragon rouge A
name-v02 = Dragon rouge B
name-v03 = Dragon noir A
name-v04 = Dragon noir B
name-v05 = Nécromancien A
name-v06 = Nécromancien B
name-v07 = Archisorcière A
name-v08 = Archisorcière B
name-v09 = Roi des trolls A
name-v10 = Roi des trolls B
name-v11 = Démon A
name-v12 = Démon B
name-v13 = Vampire A
name-v14 = Vampire B
name-v15 = Minotaure A
name-v16 = Minotaure B
name-v17 = Hydre A
name-v18 = Hydre B
name-v19 = Maître voleur A
name-v20 = Maître voleur B

# Lieux
name-ta = Taverne
name-fa1 = Ferme aux navets
name-fa2 = Ferme au houblon
name-fa3 = Ferme au verger
name-fa4 = Ferme au blé
name-fa5 = Ferme aux oies
name-fa6 = Bergerie
name-fa7 = Ferme de l’abbaye
name-vi1 = Village de la chapelle
name-vi2 = Village du marché
name-vi3 = Village des forgerons
name-vi4 = Village du moulin
name-vi5 = Village des scribes
name-vi6 = Village des brasseurs
name-vi7 = Village de pêcheurs
name-ci01 = Ville portuaire
name-ci02 = Ville des vignerons
name-ci03 = Ville fortifiée
name-ci04 = Ville des greniers
name-ci05 = Ville de la cathédrale
name-ci06 = Ville minière
name-ci07 = Ville des guildes
name-ci08 = Ville des tours
name-ci09 = Ville des ponts
name-ci10 = Ville royale

# Choses
name-tavern = Taverne
name-farm = ferme
name-village = village
name-city = ville
name-goblin = gobelin
name-evil = créature maléfique
name-very-evil = créature très maléfique
name-food = nourriture
name-sign = glyphe
name-barrel = tonneau
name-map = carte au trésor
name-sword = épée
name-magic-sword = épée magique
name-thief = voleur
name-shield = bouclier
name-magic-shield = bouclier magique
name-spell = sort de confusion
name-wood = coffre en bois
name-metal = coffre métallique
name-gold = coffre doré
name-left = gauche
name-right = droite

## La table en texte

board-day = { $day ->
    [0] Mise en place
   *[other] Jour { $day }
}
board-captain = Capitaine { $seat }
board-row = ligne { $row }
board-over = La partie est terminée : { $reason }
board-supply = Réserve
board-piles = Piles
board-kingdom = Royaume (défense, butin)
board-hire = À recruter (lignes gauche | droite, bonus)
board-place = À placer
board-chosen = Choisi
board-shields = boucliers { $shields }, magiques { $magic }
board-worth = coffres valant { $worth } ({ $values })
short-shield = bouclier
short-magic-shield = bouclier mag.
short-spell = sort
letter-food = N
letter-sign = G
letter-map = C
letter-sword = E
letter-magic-sword = X
letter-thief = V

sheet-board = Plateau
sheet-mat = Château
sheet-hand = Main
piece-card = { $card }
piece-place = { $place } : boucliers { $shields }, boucliers magiques { $magic }, butin : { $loot }
piece-pile = Encore disponible, { $pile } : { $count }
piece-have = { $seat }, { $thing } : { $count }
piece-used = { $seat }, { $thing }, déjà lancé aujourd’hui : { $count }
piece-worth = { $chest } d’une valeur de { $value } : { $count }
piece-goblin = Gobelin caché chez { $seat }
piece-die = Dé : { $row }
piece-die-held = Dé dans la main du Capitaine

## Options

option-castles = Châteaux
    .help = Distribués au hasard, ou choisis dans l’ordre des places.
option-castles-random = distribués au hasard
option-castles-draft = choisis dans l’ordre des places
option-stall-guard = Terminer une partie bloquée
    .help = La partie se termine après le dernier jour permis, ou après trop de jours sans coffre pour personne.

## Sections des règles

section-set-up = mise en place
section-day = journée
section-horde = horde
section-gathering = récolte
section-scouts = éclaireurs
section-attack = attaque
section-recruiting = recrutement
section-end-of-the-day = fin du jour
section-end = fin
section-what-is-known = ce qui est connu
section-leaving = abandon

## Ce que font les choses

goal =
    Amassez des coffres. Quand quelqu’un en a { $chests } après les attaques d’une journée, la partie se termine, et les coffres les plus précieux l’emportent.
    Chaque jour, le dé désigne la ligne active de tous les châteaux. À gauche, vous récoltez nourriture et glyphes et envoyez des éclaireurs avec vos cartes au trésor ; à droite, vous attaquez un lieu pour son butin, ou pillez un château avec des voleurs. Ensuite, vous recrutez des créatures, et chacune renforce vos lignes du côté où vous la placez.
legend =
    { "*" }  Capitaine                         >  la ligne active
    2+1x  boucliers 2, magiques 1        gauche, droite : les créatures de ce côté
    Une ligne montre ce qu’elle rapporte à gauche | à droite.
legend-sign = { $sign } { $name }
legend-signs = Signes : { $signs }
show-creature = { $creature } ({ $id }) : { $kind }.
show-dealt = Les gobelins sont distribués au début et ne coûtent rien.
show-price = Prix : nourriture { $food }.
show-price-more = Prix : nourriture { $food } et glyphes { $sign }, ou glyphes { $signs } seulement.
show-left = À gauche, par ligne du dé : { $cells }.
show-right = À droite, par ligne du dé : { $cells }.
show-cell = { $row } : { $icon } { $count }
show-bonus = Bonus quand vous la placez : { $bonus }.
show-place = { $place } ({ $id }) : boucliers { $shields }, boucliers magiques { $magic }. Butin : { $loot }.
show-castle = { $castle } ({ $id }) : boucliers imprimés { $shields }.
show-counted = { $thing } { $count }
show-chest = { $chest } : { $count } en tout, chacun d’une valeur de { $least } à { $most }.
show-food = Nourriture : récoltée à gauche ; elle sert à payer les créatures.
show-sign = Glyphes : récoltés à gauche ; ils servent à payer les créatures très maléfiques.
show-barrel = Tonneau : dépensez-en un pour un nouveau jet.
show-map = Cartes au trésor : qui en montre seul le plus dans la ligne active prend un coffre métallique ; à égalité, chacun prend un coffre en bois.
show-sword = Épées : une épée bat un bouclier. Elles ne sont pas dépensées.
show-magic-sword = Épées magiques : elles seules battent les boucliers magiques ; contre les autres, elles comptent comme des épées.
show-thief = Voleurs : chacun vole un coffre dans un château que vous battez.
show-shield = Les boucliers défendent un lieu ou un château. Qui se fait piller en reçoit un de plus.
show-magic-shield = Les boucliers magiques défendent un lieu ou un château ; seules les épées magiques les battent.
show-spell = Sort de confusion : en tant que Capitaine, vous pouvez en lancer un pour un nouveau jet.

## Errors

error-card-count = autant de cartes que le dit counts ({ $count }) étaient attendues, pas { $cards }
error-id-twice = « { $id } » a été donné à deux cartes
error-chest-count = coffres attendus : { $count }, comme le dit counts
error-values-once = chaque valeur une fois était attendue
error-open-creatures = pas plus qu’il n’y a de cartes de chaque sorte n’était attendu
error-end-chests = pas plus qu’il n’y a de coffres n’était attendu
error-kingdom-piles = une pile pour 2, 3, 4 et 5 personnes était attendue
error-kingdom-kinds = pas plus de chaque sorte qu’il n’y en a n’était attendu
error-kingdom-places = un lieu par personne était attendu
error-prices = un prix supérieur à zéro était attendu pour chaque créature
error-six-rows = six lignes étaient attendues, pas { $rows }
error-row-icons = au plus neuf symboles par ligne parmi { $icons } étaient attendus
error-row-sum = au plus { $most } de { $icon } à la ligne { $row } étaient attendus en tout
error-lord-lines = une ligne pour chaque seigneur, de { $fewest } à { $most }, était attendue (`p1 ...`)
error-named-twice = { $name } est nommé deux fois

## Le premier tour guidé

practice-barrel = Le dé montre 4, et votre ligne 4 n’a pas d’épée. Vous êtes Capitaine et avez un tonneau : dépensez-le et relancez le dé.
practice-attack = Aujourd’hui, la ligne 1 compte : elle vous a rapporté 2 nourritures et porte 4 épées. La Bergerie se défend avec 3 : attaquez-la et prenez son butin.
practice-recruit = Vous avez un coffre, et de quoi nourrir une armée. Recrutez l’Orc pour 2 nourritures : il compte désormais dans ses lignes.
practice-place = À gauche il récolterait, à droite il se bat. Placez-le à droite : avec des épées, vous gagnez les lieux qui valent plus.
