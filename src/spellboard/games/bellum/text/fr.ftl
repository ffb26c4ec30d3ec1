# Les mots de Bellum Magica en français.

## About this edition

title = Bellum Magica
about = Bellum Magica, de Frédéric Guérard. Les quantités, les prix, la mise en place et les boucliers imprimés sont connus ; les symboles des châteaux et des créatures, la défense et le butin des lieux et la valeur des coffres sont notre reconstitution, réglée par des parties simulées, car aucune source publique ne les donne. Les noms des créatures et des lieux sont de nous.

## What now

prompt-castle = Choisissez votre château.
prompt-goblins = Placez vos gobelins, { $first } et { $second } : à gauche pour récolter et explorer, à droite pour attaquer.
prompt-horde = Le dé indique { $row }. Dépenser un tonneau pour un nouveau jet, ou passer ?
prompt-captain = Le dé indique { $row }. Vous êtes Capitaine, avec { $spell } sorts prêts et { $barrel } tonneaux : relancer, ou passer ?
prompt-attack = La rangée { $row } aligne { $sword } épées, { $magic } épées magiques et { $thief } voleurs. Attaquez une cible, ou abstenez-vous.
prompt-rob = Vos voleurs sont dans le château de { $victim }. Prenez un autre coffre ({ $left } au plus), ou arrêtez.
prompt-recruit = Recrutez avec vos { $food } nourritures et { $sign } glyphes, ou terminez.
prompt-place = De quel côté de votre château servira { $creature } ?

## Actions

action-castle = Prendre le château : { $castle }
action-deal = Distribué : { $creature }
action-goblins = Premier gobelin à { $first }, second gobelin à { $second }
action-reveal = Dévoilé : { $place }
action-draw = Dévoilée : { $creature }
action-captain = Capitaine : { $seat }
action-die = Le dé indique { $row }
action-reroll-barrel = Dépenser un tonneau : relancer
action-reroll-spell = Lancer la confusion : relancer
action-pass = Passer
action-attack = Attaquer : { $place }
action-rob = Voler { $seat } : { $chest }
action-done = Assez volé
action-chest = Un coffre de valeur { $value }
action-recruit = Recruter { $creature }
action-recruit-by-signs = Recruter { $creature } en glyphes seulement
action-place = Placer de ce côté : { $side }
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

## What happened

event-castle = { $seat } a le château : { $castle }.
event-dealt = { $seat } reçoit un gobelin.
    .private = { $seat } reçoit { $creature }.
event-chose = { $seat } a placé ses deux gobelins, face cachée.
    .private = { $seat } place face cachée : premier gobelin à { $first }, second à { $second }.
event-goblins = { $seat } montre ses gobelins. À gauche : { $left }. À droite : { $right }.
event-place = Le royaume dévoile : { $place }.
event-creature = { $creature } propose ses services.
event-captain = { $captain } est Capitaine.
event-rolled = Le Capitaine { $captain } obtient { $row }.
event-barrel = { $seat } paie une tournée : un tonneau pour un nouveau jet.
event-spell = { $seat } sème la confusion et relance.
event-passed = { $seat } laisse le dé.
event-scout = { $seat } montre le plus de cartes au trésor ({ $maps }).
event-tie = Égalité de cartes au trésor ({ $maps }) : { $seats }.
event-chest = { $seat } prend un coffre : { $chest }.
    .private = { $seat } prend un coffre : { $chest }, valeur { $value }.
event-robs = Un voleur de { $seat } vise un coffre de { $victim } : { $chest }.
event-stole = { $seat } vole à { $victim } : { $chest }.
    .private = { $seat } vole à { $victim } : { $chest }, valeur { $value }.
event-shield = { $seat } dresse un bouclier contre le prochain voleur.
event-held = { $seat } s'abstient.
event-bonus = { $seat } gagne un bonus : { $bonus }.
event-placed = { $seat } place { $creature } : { $side }.
event-finished = { $seat } a fini de recruter.
event-day = Le jour { $day } s'achève.
event-ended = La partie est terminée.
event-gathered = { $seat } récolte { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }{ $sign ->
        [0] {""}
        [one] , { $sign } glyphe
       *[other] , { $sign } glyphes
    }.
event-short = La réserve ne suffit pas : { $seat } perd nourriture { $food }, glyphes { $sign }, coffres { $chest }.
event-looted = { $seat } pille : { $place }{ $food ->
        [0] {""}
        [one] , { $food } nourriture
       *[other] , { $food } nourritures
    }{ $sign ->
        [0] {""}
        [one] , { $sign } glyphe
       *[other] , { $sign } glyphes
    }{ $barrel ->
        [0] {""}
        [one] , { $barrel } tonneau
       *[other] , { $barrel } tonneaux
    }.
event-recruited = { $seat } recrute : { $creature }{ $food ->
        [0] {""}
        [one] , { $food } nourriture
       *[other] , { $food } nourritures
    }{ $sign ->
        [0] {""}
        [one] , { $sign } glyphe
       *[other] , { $sign } glyphes
    }.
event-counted = { $seat } : { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }, valeur { $value }.

## Public facts of a seat

fact-castle = château
fact-food = nourriture
fact-sign = glyphes
fact-barrel = tonneaux
fact-wood = coffres de bois
fact-metal = coffres de métal
fact-gold = coffres d'or
fact-shield = boucliers
fact-magic-shield = boucliers magiques
fact-spell = sorts
fact-creatures = créatures
fact-captain = Capitaine

## Why it ended

reason-chests = quelqu'un avait dix coffres après les attaques
reason-days = le dernier jour permis est passé
reason-idle = trop de jours sans coffre pour personne

## Names


# Castles
name-c1 = Roi-liche
name-c2 = Reine des sorcières
name-c3 = Seigneur de guerre orc
name-c4 = Comte vampire
name-c5 = Prince démon

# Goblins
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

# Evil creatures
name-e01 = Orc
name-e02 = Orc
name-e03 = Archer orc
name-e04 = Archer orc
name-e05 = Loup
name-e06 = Loup
name-e07 = Nuée de chauves-souris
name-e08 = Nuée de chauves-souris
name-e09 = Rat géant
name-e10 = Rat géant
name-e11 = Squelette
name-e12 = Squelette
name-e13 = Zombie
name-e14 = Zombie
name-e15 = Goule
name-e16 = Goule
name-e17 = Diablotin
name-e18 = Diablotin
name-e19 = Gargouille
name-e20 = Gargouille
name-e21 = Harpie
name-e22 = Harpie
name-e23 = Kobold mineur
name-e24 = Kobold mineur
name-e25 = Cultiste
name-e26 = Cultiste
name-e27 = Hobgobelin
name-e28 = Hobgobelin
name-e29 = Ogre
name-e30 = Ogre
name-e31 = Araignée géante
name-e32 = Araignée géante
name-e33 = Spectre
name-e34 = Spectre
name-e35 = Elfe noir
name-e36 = Elfe noir
name-e37 = Sorcier
name-e38 = Sorcier
name-e39 = Chevaucheur de sanglier
name-e40 = Chevaucheur de sanglier
name-e41 = Démon sylvestre
name-e42 = Démon sylvestre
name-e43 = Diablotin tire-laine
name-e44 = Diablotin tire-laine
name-e45 = Armure vivante
name-e46 = Armure vivante

# Most evil creatures
name-v01 = Dragon rouge
name-v02 = Dragon rouge
name-v03 = Dragon noir
name-v04 = Dragon noir
name-v05 = Nécromancien
name-v06 = Nécromancien
name-v07 = Archisorcière
name-v08 = Archisorcière
name-v09 = Roi des trolls
name-v10 = Roi des trolls
name-v11 = Démon
name-v12 = Démon
name-v13 = Vampire
name-v14 = Vampire
name-v15 = Minotaure
name-v16 = Minotaure
name-v17 = Hydre
name-v18 = Hydre
name-v19 = Maître voleur
name-v20 = Maître voleur

# Places
name-ta = Taverne
name-fa1 = Ferme aux navets
name-fa2 = Ferme au houblon
name-fa3 = Ferme au verger
name-fa4 = Ferme au blé
name-fa5 = Ferme aux oies
name-fa6 = Bergerie
name-fa7 = Ferme de l'abbaye
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

# Things
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
name-wood = coffre de bois
name-metal = coffre de métal
name-gold = coffre d'or
name-left = gauche
name-right = droite
