# Les mots de la table et de l’écran de table.

table-title = Table
board-label = La position
board-own = À vous : { $sheet }
seats-label = Places
seat-label = Place de { $name }
seat-you = c’est vous
seat-your-turn = à vous de jouer
seat-thinks = réfléchit
seat-bot = robot
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

flag-over = La partie est finie
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
pick-place = Choisissez un lieu éclairé ou tapez-le
pick-type = Tapez quelques lettres
pick-count = { $shown } sur { $all } affichés
number-label = Combien
number-less = Un de moins
number-more = Un de plus
confirm-label = Faut-il le jouer ?
confirm-stays = On ne peut pas revenir dessus.
confirm-no = Pas encore
undo = Annuler
undo-turn = Annuler mon tour
rewatch = Depuis mon dernier tour
rewatch-stop = Arrêter ({ $at } sur { $all })
command-label = Un coup en notation
command-hint = Tapez un coup
blocked-title = { $count ->
    [one] Pourquoi pas autre chose ? 1 réponse
   *[other] Pourquoi pas autre chose ? { $count } réponses
}
need = { $what } : { $needed } nécessaires, { $had } disponibles
why-source = Source : { $source }
why-close = Compris
order-button = Ordre permanent
order-title = Ordre permanent
order-text = Il est joué pour vous dès que possible, même en votre absence.
order-phase = Pour cette phase
order-round = Pour ce tour de table
order-cancel = L’annuler
order-stands = Ordre permanent : { $order }

## Journal, discussion, règles

tabs-label = Journal, discussion et règles
tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
log-empty = Rien ne s’est encore passé.
log-rule = Chercher la règle
somebody = Quelqu’un
chat-label = Dites quelque chose à la table
chat-hint = Dites quelque chose
chat-muted = L’hôte vous a rendu muet.
chat-send = Envoyer
rules-search = Chercher dans les règles
rules-none = Aucune règle n’en parle.
rules-whole = Tout le livret de règles
our-ruling = notre décision
figures-none = Chaque chiffre a été trouvé dans une source.
figures-text = { $count ->
    [one] Un chiffre de cette édition est reconstitué, car aucune source ne le montre :
   *[other] { $count } chiffres de cette édition sont reconstitués, car aucune source ne les montre :
}
figures-derived = { $count ->
    [one] Un autre a été déduit des sources.
   *[other] { $count } autres ont été déduits des sources.
}
happened-joined = { $name } s’assied.
happened-left = { $name } est parti.
happened-away = { $name } s’est absenté.
happened-present = { $name } est là.
happened-bot = Un robot joue pour { $name }.
happened-returned = { $name } est de retour.
happened-removed = L’hôte a renvoyé quelqu’un.
happened-paused = La partie est en pause.
happened-resumed = La partie reprend.
happened-flag = Le temps de { $name } est écoulé.
happened-agreed = Tout le monde est d’accord.
happened-refused = La proposition est rejetée.

## La table elle-même

table-dialog = Table et joueurs
open-screen = Écran de table
replay = Revoir la partie
pause = Mettre en pause
resume = Reprendre
mute = Rendre muet
mute-of = Rendre { $name } muet
unmute = Laisser parler
unmute-of = Laisser parler { $name }
hand = Confier à un robot
hand-of = Confier la place de { $name } à un robot
remove = Renvoyer
remove-of = Renvoyer { $name }
propose-rewind = Proposer de revenir d’un pas
propose-agreement = Proposer d’arrêter
resign = Abandonner
close-table = Mettre fin à la partie
resign-title = Quitter la partie ?
resign-text = Les autres continuent sans vous. On ne peut pas revenir dessus.
resign-yes = Oui, j’abandonne
vote-label = Une proposition
vote-rewind = { $name } propose de revenir avant l’entrée { $entry }.
vote-agreement = { $name } propose de finir la partie sans vainqueur.
vote-hand = { $name } propose qu’un robot joue pour { $about }.
vote-return = { $name } aimerait rejouer.
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

hand-over = Au tour de { $name }
hand-over-text = Passez l’appareil. Plus rien du joueur précédent n’est visible.
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
key-zoom-does = plus près du plateau, plus loin, tout ; les flèches le déplacent ensuite
key-slash-does = taper un coup
key-question-does = ces touches

## L’écran de table

screen-title = Écran de table
screen-scan = Place { $number } : scannez pour vous asseoir
screen-last = Dernier coup
screen-nobody = Personne n’est sollicité.
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
