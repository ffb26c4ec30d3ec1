# Ce que dit le serveur. Chaque partie a un titre ; un test garde les quatre fichiers pareils.

## Invités, demandes, liens

error-said = { $text }
error-name-empty = Choisissez un nom avec au moins une lettre, un chiffre ou une image.
error-name-long = Un nom compte au plus { $most } caractères.
error-name-characters = Ce nom contient des caractères qui ne peuvent pas être affichés.
error-name-bot = Les noms qui commencent par « bot: » sont réservés aux bots.
error-guest = Vous n’êtes pas en session sur cet appareil.
error-link-over = Ce lien n’est plus valable. Demandez-en un nouveau.
error-keys-many = Vous avez déjà { $most } clés. Révoquez-en une d’abord.
error-host = Le serveur n’est pas connu sous cette adresse.
error-origin = Cette demande vient d’une autre page.
error-json = Le serveur attend du JSON.
error-long = C’est trop long : au plus { $most } octets.
error-long-body = C’est trop long.
error-body = Le serveur ne comprend pas cette demande.
error-nothing = Il n’y a rien ici.
error-method = Ce n’est pas possible ici.
error-often = Trop de demandes. Attendez un instant.
error-busy = Le serveur est occupé. Réessayez dans un instant.
error-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessayez plus tard.
error-ours = Le serveur a fait une erreur. Rien n’a changé.
error-record-heavy = Vérifier cet enregistrement prend trop de temps.
error-frame = Le serveur ne comprend pas ce message.
error-hello = Présentez-vous d’abord à la table.

## Tables

error-no-table = Cette table n’existe pas.
error-refused = Les règles ne le permettent pas.
error-stale = Autre chose vous est demandé maintenant.
error-impossible = C’est impossible.
error-not-your-seat = Ce n’est pas votre place.
error-bot-plays = Un bot joue à cette place maintenant.
error-not-running = Aucune partie n’est en cours à cette table.
error-not-open = La partie a déjà commencé.
error-not-opening = Aucune partie ne s’ouvre à cette table.
error-other-opening = L’ouverture a été recommencée.
error-salt = Ce sel ne convient pas.
error-paused = La partie est en pause.
error-muted = L’hôte vous a retiré la parole à cette table.
error-nothing-said = Cette ligne est vide.
error-nothing-asked = Dites de quelle action il s’agit.
error-unknown-action = Cette action n’existe pas dans ce jeu.
error-vote-waits = Une telle proposition attend déjà des réponses.
error-vote-gone = Cette proposition ne tient plus.
error-vote-not-asked = On ne vous demande rien, ou vous avez déjà répondu.
error-vote-entry = On ne peut pas revenir à ce point.
error-vote-return = Vous ne pouvez revenir qu’à votre propre place, tant qu’un bot y joue.
error-vote-not-away = Un bot ne peut remplacer qu’une personne absente depuis un moment.
error-no-seat = Cette place n’existe pas.
error-seat-taken = Cette place est déjà prise.
error-table-full = Toutes les places sont prises.
error-seats-free = Des places sont encore libres.
error-seat-count = Ce jeu se joue de { $fewest } à { $most }.
error-unknown-game = Ce jeu n’est pas ici.
error-unknown-edition = Cette édition n’est pas ici.
error-unknown-bot = Ce bot n’existe pas pour ce jeu.
error-clock = Aucune pendule ne court aussi longtemps, ni aussi peu.
error-removed = L’hôte vous a fait quitter cette table.
error-not-host = Seul l’hôte peut faire cela.
error-not-yourself = Vous ne pouvez pas vous faire cela.
error-nobody = Il n’y a personne de ce nom à cette table.
error-over = Cette table est fermée.
error-not-over = La partie n’est pas encore terminée.
error-still-running = Terminez d’abord la partie.
error-not-seated = Vous n’êtes pas à cette table.
error-too-many-tables = Vous avez déjà { $most } tables inachevées.
error-too-many-bot-tables = Vous avez déjà { $most } tables en cours avec des bots.
error-fork = On ne continue qu’une partie terminée, avec le même jeu, la même édition et les mêmes options.
prompt-closed = Cette table est fermée : { $reason }.
error-no-such-edition = aucun jeu ici n’a l’usage d’une édition de ce nom
