# Les mots de la table et de l’écran de table.

table-title = Table
table-lost = Un appareil à cette table connaît l’entrée { $entry } du journal, et le serveur ne l’a pas. Le serveur a peut-être perdu des coups.
table-damaged = Ce que le serveur avait gardé de cette table est endommagé ; la table est donc fermée. Qui fait tourner le serveur peut voir ce qui peut être sauvé.
table-rules-changed = Les règles de ce jeu ont changé depuis ; la table est donc fermée.
board-label = La position
board-own = Chez vous : { $sheet }
seats-label = Places
seat-label = Place : { $name }
seat-you = c’est vous
seat-your-turn = à vous de jouer
seat-thinks = réfléchit
seat-bot = bot
seat-resigned = a abandonné
seat-unfold = Ce que possède { $name }
watching = Vous regardez.
cell-lit = Vous pouvez choisir ceci.
clock-label = Temps restant : { $left }
clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}

## Que faire

flag-over = La partie est terminée
flag-chosen = Choisi ; vous pouvez encore changer
choices-label = Vos choix
choices-back = Retour
choices-rules = Règles à ce sujet
choice-where = choisissez où
choice-which = { $count ->
    [one] 1 possibilité
   *[other] { $count } possibilités
}
move-steps = { $move } ({ $steps } pas)
pick-place = Choisissez un lieu éclairé ou tapez son nom
pick-type = Tapez quelques lettres
pick-count = { $shown } sur { $all } affichés
number-label = Combien
number-less = Un de moins
number-more = Un de plus
confirm-label = Jouer ce choix ?
confirm-stays = On ne peut pas revenir dessus.
confirm-no = Pas encore
undo = Annuler
undo-turn = Annuler mon tour
rewatch = Depuis mon dernier tour
rewatch-stop = Arrêter ({ $at } sur { $all })
command-label = Un coup en notation
command-hint = Tapez un coup
blocked-title = { $count ->
    [one] Ce qui est impossible, et pourquoi ({ $count })
   *[other] Ce qui est impossible, et pourquoi ({ $count })
}
need = { $what } : il en faut { $needed }, il y en a { $had }
why-source = Source : { $source }
why-close = Compris
order-button = Action automatique
order-title = Action automatique
order-text = Elle est jouée pour vous dès que possible, même en votre absence.
order-phase = Pour cette phase
order-round = Pour cette manche
order-cancel = Annuler
order-stands = Action automatique : { $order }

## Journal, discussion, règles

tabs-label = Journal, discussion et règles
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
log-empty = Aucun coup pour l’instant.
log-rule = Chercher la règle
somebody = Quelqu’un
chat-label = Dites quelque chose à la table
chat-hint = Dites quelque chose
chat-muted = L’hôte vous a retiré la parole.
chat-send = Envoyer
rules-search = Chercher dans les règles
rules-none = Aucune règle trouvée.
rules-whole = Tout le livret de règles
our-ruling = notre décision
figures-none = Chaque donnée a été trouvée dans une source.
figures-text = { $count ->
    [one] Une donnée de cette édition est reconstituée, car aucune source ne la montre :
   *[other] { $count } données de cette édition sont reconstituées, car aucune source ne les montre :
}
figures-derived = { $count ->
    [one] Une autre a été déduite des sources.
   *[other] { $count } autres ont été déduites des sources.
}
happened-joined = { $name } s’assied.
happened-left = { $name } a quitté la table.
happened-away = { $name } n’est plus là.
happened-present = { $name } est là.
happened-bot = Un bot joue pour { $name }.
happened-returned = { $name } est de retour.
happened-removed = L’hôte a renvoyé quelqu’un.
happened-paused = La partie est en pause.
happened-resumed = La partie reprend.
happened-flag = Temps écoulé : { $name }.
happened-long = Cette partie compte { $entries } entrées. À partir de { $undo }, plus rien ne peut être annulé ; à { $most }, elle est fermée.
happened-agreed = Tout le monde est d’accord.
happened-refused = La proposition est rejetée.
happened-lost = Un appareil connaît des coups que le serveur n’a pas.

## La table elle-même

table-dialog = Table et personnes
open-screen = Écran de table
replay = Revoir la partie
pause = Mettre en pause
resume = Reprendre
mute = Retirer la parole
mute-of = Retirer la parole : { $name }
unmute = Rendre la parole
unmute-of = Rendre la parole : { $name }
hand = Confier à un bot
hand-of = Confier cette place à un bot : { $name }
remove = Renvoyer
remove-of = Renvoyer { $name }
propose-rewind = Proposer de revenir d’un pas
propose-agreement = Proposer d’arrêter la partie
resign = Abandonner
close-table = Mettre fin à la partie
resign-title = Quitter la partie ?
resign-text = Les autres continuent sans vous. On ne peut pas revenir dessus.
resign-yes = Oui, j’abandonne
vote-label = Une proposition
vote-rewind = { $name } propose de revenir avant l’entrée { $entry }.
vote-agreement = { $name } propose de finir la partie sans vainqueur.
vote-hand = { $name } propose qu’un bot joue pour { $about }.
vote-return = { $name } aimerait reprendre sa place dans la partie.
vote-count = { $yes } sur { $all } pour
vote-yes = Accepter
vote-no = Refuser
rank = { $rank }. { $name }
revealed = Ce que les autres avaient
rematch = Rejouer
rematch-go = Vers la nouvelle table
dialog-close = Fermer
words-title = La position en mots

## Un appareil, plusieurs personnes

hand-over = À { $name } de jouer
hand-over-text = Passez l’appareil. Plus rien de la personne précédente n’est visible.
hand-over-take = Je suis { $name }

## Touches

keys-title = Touches
key-1-does = choisir dans la liste
key-arrows-does = parcourir le plateau
key-page = Page préc., Page suiv.
key-page-does = vers le prochain lieu éclairé
key-enter = Entrée
key-enter-does = choisir ce qui a le focus, ou confirmer
key-escape = Échap
key-escape-does = un pas en arrière ; finir une animation
key-u-does = annuler
key-shift-u = Maj U
key-shift-u-does = annuler mon tour
key-w-does = revoir ce qui s’est passé depuis mon dernier tour
key-s-does = entendre la position en mots
key-b-does = vers le plateau
key-t-does = vers mes choix
key-l-does = journal
key-c-does = discussion
key-r-does = règles
key-zoom-does = zoom avant, zoom arrière, plateau entier ; les flèches le déplacent ensuite
key-slash-does = taper un coup
key-question-does = ces touches

## L’écran de table

screen-title = Écran de table
screen-scan = Place { $number } : scannez pour vous asseoir
screen-last = Dernier coup
screen-nobody = Personne n’a à choisir pour l’instant.
guide-label = Conseil
guide-read = Compris
guide-enough = Plus de conseils
guide-again = Revoir les conseils
zoom-label = Taille du plateau : { $name }
zoom-closer = Plus près
zoom-farther = Plus loin
zoom-whole = Montrer tout le plateau

## Un premier tour guidé

lesson-label = Votre premier tour, pas à pas
lesson-step = Étape { $step } sur { $of }
lesson-again = Recommencer
lesson-own-way = Vous suivez votre propre chemin, et c’est très bien. Choisissez ce qui vous plaît ; ici, rien ne compte.
lesson-done = C’était votre premier tour. Les bots continuent avec vous, ou vous commencez une vraie partie.
lesson-play-on = Continuer contre les bots
lesson-real = Commencer une vraie partie
