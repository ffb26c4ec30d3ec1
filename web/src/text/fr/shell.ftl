# Les mots de toutes les pages sauf table, relecture et règles. Un test garde les quatre fichiers pareils.

## Le cadre

skip-to-main = Aller au contenu
home = Spellboard, vers la page d’accueil
tools = Outils
replays = Relectures
settings = Réglages
language = Langue
to-night = Ciel de nuit
to-day = Parchemin
to-start = Vers la page d’accueil
loading = Un instant…
hide = Masquer
copy = Copier
stay = Rester
your-turn = À vous de jouer
title-your-turn = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { $count } tables
}
notify-turn = À vous de jouer
notify-turn-body = Une de vos tables vous attend.
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. La table a peut-être été supprimée.

## Quand quelque chose échoue

error-unreached = Le serveur est injoignable. Rien n’a été modifié.
connection-lost = Connexion perdue. Nouvel essai…
connection-lost-kept = { $count ->
    [one] Connexion perdue. Votre action est conservée.
   *[other] Connexion perdue. Vos { $count } actions sont conservées.
}
broken-title = Cette page a trébuché
broken-text = Votre partie est en sûreté sur le serveur. Rechargez la page ; si cela se reproduit, envoyez-nous le rapport.
broken-again = Recharger
broken-report = Enregistrer un rapport
broken-details = Ce qui n’a pas marché
mishap-text = Un problème est survenu sur cette page. Votre partie est en sûreté sur le serveur ; si la page se comporte mal, rechargez-la.
mishap-close = Fermer
bye-removed = L’hôte vous a fait quitter cette table.
bye-signed-out = Aucune session n’est ouverte sur cet appareil.
bye-closed = Cette table n’existe pas.
bye-protocol = Cette page ne correspond plus au serveur. Rechargez-la.
bye-too-many = Trop de pages sont ouvertes. Fermez-en une et rechargez celle-ci.

## Places et bots

seat-sign = Place { $number }, { $colour ->
    [lapis] lapis avec une lune
    [cinnabar] cinabre avec un soleil
    [malachite] malachite avec une feuille
    [orchil] orseille avec un calice
    [soot] suie avec une tour
   *[umber] terre d’ombre avec une clé
}
seat-number = Place { $number }
seat-free = libre
seat-host = hôte
seat-here = là
seat-away = pas là
bot-greedy = Bot (vif)
bot-random = Bot (au hasard)
bot-novice = Bot (débutant)
bot-adept = Bot (confirmé)
bot-master = Bot (maître)

## La page d’accueil

start-promise = Trois jeux de magie, une bonne table.
start-how = Jouez ce soir : contre des bots, autour de cet écran ou entre amis par un lien. Sans compte.
start-games = Jeux
fact-players = de { $fewest } à { $most } personnes
fact-minutes = { $shortest }–{ $longest } min
fact-weight = Difficulté { $weight } sur 5
rules = Règles
rules-of = Règles : { $game }
play-bots = Contre des bots
play-bots-of = Contre des bots : { $game }
play-here = Sur cet appareil
play-here-of = Sur cet appareil : { $game }
play-friends = Inviter
play-friends-of = Inviter : { $game }
practice = Exercice
practise = Votre premier tour
practise-of = Votre premier tour, guidé : { $game }
my-tables = Vos tables
my-tables-none = Pas encore de table. Choisissez un jeu ci-dessus.
my-tables-none-yet = Vos tables apparaîtront ici.
open-tables = Tables ouvertes
open-tables-none = Personne ne cherche de compagnie en ce moment.
open-tables-none-yet = Dès que vous aurez un nom, vous verrez ici les tables ouvertes.
table-open = Continuer
table-look = Voir
table-open-of = { $what } : { $game }, { $names }
sit-down = S’asseoir
sit-down-of = S’asseoir : { $game }, { $names }
state-over = La partie est terminée
state-closed = Fermée
state-opening = On scelle les dés
state-open = { $seated } places prises sur { $seats }
state-seated = { $seated } places prises sur { $seats }, { $clock }
state-paused = En pause
state-turn = Tout le monde vous attend
state-thinking = { $count ->
    [one] Réfléchit : { $names }
   *[other] Choisissent : { $names }
}
state-running = En cours

## Une nouvelle table

new-title = Nouvelle table : { $game }
new-facts = de { $fewest } à { $most } personnes, de { $shortest } à { $longest } minutes
new-who = Qui s’assied où
who-you = Vous
who-you-named = Vous, { $name }
who-here = Ici aussi
who-friend = Par lien
who-bot = Bot
who-empty = Vide
bot-level-of = Niveau du bot, place { $number }
here-name = Nom
here-name-of = Nom, place { $number }
new-start = Commencer la partie
new-open = Ouvrir la table
new-few = Il faut au moins { $fewest } personnes pour ce jeu.
new-nobody = Prenez vous-même une des places.
new-invite-next = À la page suivante, vous recevrez un lien et un code QR à envoyer.
new-house-rules = Règles maison
clause-of = Article { $clause }
new-clock = Pendule
clock-none = sans pendule
clock-move = { $minutes } par tour
clock-move-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
clock-total = { $minutes } en tout, { $increment } s de plus par tour
span-minutes = { $minutes } min
span-seconds = { $seconds } s
clock-none-note = Aucune limite de temps.
clock-note = Quand le temps est écoulé, un bot prend la place ; qui y était peut revenir.
new-public = Ouverte à tout le monde
new-public-help = La table figure parmi les tables ouvertes de la page d’accueil.
new-lot = Tirer les places au sort
new-lot-help = L’ordre est tiré au début de la partie, et tout le monde peut le vérifier.
new-edition = Édition
name-label = Comment vous appelez-vous ?
name-note = Un nom suffit. Ni compte ni e-mail.
name-default = Anonyme

## Avant la partie

waiting-opening = On scelle les dés ; la partie commence dans un instant.
waiting-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-ready-host = Tout le monde est là. Commencez quand vous voulez.
waiting-ready = Tout le monde est là. L’hôte lance la partie.
waiting-start = Commencer la partie
waiting-close = Fermer la table
waiting-leave = Quitter la table
invite-title = Inviter des amis
invite-text = Qui a ce lien peut s’asseoir : envoyez-le, ou faites scanner le code avec un téléphone.
invite-link = Invitation
invite-renew = Nouveau lien (l’ancien ne fonctionnera plus)
link-drawn = Code QR : { $label }
link-copy = Copier le lien
link-share = Partager
link-copied = Copié.
link-copy-failed = Votre navigateur ne permet pas de copier. Sélectionnez le texte.

## Où mènent les liens

enter-no-token = Ce lien n’est pas complet. Demandez-le encore une fois.
enter-as = Vous apparaîtrez sous le nom : { $name }.
enter-instead = Sur cet appareil, vous êtes { $name } ; ce nom sera remplacé. Gardez d’abord un lien de retour si vous voulez revenir.
join-title = On vous invite
join-text = Une place vous attend à une table de Spellboard.
join-go = S’asseoir
watch-title = Regarder
watch-text = Vous pouvez regarder une table. Vous voyez ce qui est public, mais aucun secret.
watch-go = Regarder
device-title = Cet appareil aussi
device-text = Désormais, vous jouez aussi sur cet appareil. Le lien ne sert qu’une fois.
device-go = Utiliser cet appareil
recover-title = Bon retour
recover-text = Ce lien vous rend votre nom et vos tables.
recover-go = Revenir

## Réglages

me-browser = Ce navigateur
me-theme = Apparence
theme-system = Comme le système
me-confirm = Demander avant de jouer un choix
confirm-always = Toujours
confirm-barrier = Si c’est définitif
confirm-never = Jamais
me-confirm-note = « Si c’est définitif » ne demande que lorsqu’un choix ne peut pas être annulé.
me-speed = Vitesse des bots et des animations
speed-calm = Calme
speed-normal = Normale
speed-quick = Rapide
speed-at-once = Immédiate
me-speed-note = Un clic sur le plateau saute l’attente.
me-speed-still = Votre système demande moins de mouvement : tout est donc immédiat.
me-sound = Son
me-notify = M’avertir quand c’est à moi de jouer
me-notify-note = Tant qu’un onglet de Spellboard est ouvert.
notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
me-about = À propos
me-version = Spellboard { $version }
me-nobody-title = Encore personne
me-nobody = Vous recevrez un nom dès que vous vous assiérez quelque part.
me-name = Votre nom
me-rename = Changer
me-renamed = C’est désormais votre nom.
me-devices = D’autres appareils
me-device-note = Jouez aussi sur votre téléphone : scannez ce code avec lui dans les cinq minutes.
me-device-make = Afficher un code
me-device-link = Deuxième appareil
me-recovery-note = Un lien à garder en lieu sûr : le chemin du retour si cet appareil est perdu. Un nouveau lien annule l’ancien.
me-recovery-make = Créer un lien de retour
me-recovery-link = Lien de retour
me-keys = Clés personnelles
me-keys-note = Pour les programmes qui jouent ou regardent en votre nom.
me-api = L’API ouverte
me-key-label = À quoi sert-elle ?
me-key-make = Créer une clé
me-key-once = Copiez-la maintenant : elle n’est montrée qu’une fois.
me-key-text = Clé
me-key-revoke = Révoquer
me-key-revoke-of = Révoquer : { $label }
me-farewell = Partir
me-leave = Déconnecter cet appareil
me-leave-sure = Sans deuxième appareil ni lien de retour, vous ne retrouverez pas vos tables.
me-left = Cet appareil est déconnecté.
me-leave-elsewhere = Déconnecter partout ailleurs
me-left-elsewhere = Tous les autres appareils sont déconnectés ; liens et clés ne valent plus.
me-forget = Oubliez-moi
me-forget-sure = Votre nom et tout ce que vous avez écrit seront effacés, à chaque table et pour toujours.
me-forget-yes = Oui, oubliez-moi
me-forgotten = Spellboard ne vous connaît plus.
