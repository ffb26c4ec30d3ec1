# Les mots des relectures et des règles imprimées.

replay-title = Relectures
replay-title-of = Relecture : { $game }
replay-open = Ouvrir un enregistrement
replay-drop = Déposez un enregistrement sur cette page, ou choisissez un fichier. Le serveur le rejoue avant de montrer quoi que ce soit, et n’en garde rien.
replay-choose = Choisir un fichier
replay-refused = Ceci ne peut pas être montré. { $why }
replay-mine = Vos parties
replay-none = Les parties que vous commencez apparaîtront ici.
replay-of = Revoir la partie : { $game }, { $names }
replay-file = Du fichier « { $name } »
replay-running = Cette partie est en cours. Vous voyez ce qui vous a été montré jusqu’ici.
replay-early = Cette partie n’a pas encore commencé.
replay-looking = Relecture
replay-eyes = Point de vue
replay-everybody = Ce que tout le monde voyait
replay-eyes-here = ce point de vue
replay-to-choose = doit choisir
replay-link = Lien vers ce moment
replay-record = Garder l’enregistrement
replay-transcript = Garder ce qui m’a été montré
replay-table = À la table

## Le curseur

replay-controls = Relecture
replay-scrub = Moment
replay-steps = Pas à pas
replay-where = Moment { $page } sur { $all }, manche { $round }
replay-play = Lire
replay-rest = Pause
replay-first = Au début
replay-last = À la fin
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-round-back = Une manche en arrière
replay-round-on = Une manche en avant
replay-start = La table avant le premier coup.
replay-folded = Un essai a été fait puis annulé.
replay-undone = { $name } annule une action.
replay-rewound = Tout le monde a accepté de revenir en arrière.
replay-jumps = Manches et temps forts
replay-round = Manche
replay-round-n = Manche { $round }
replay-round-none = Avant la première manche
replay-events = Temps forts de cette manche
replay-no-events = Rien de remarquable dans cette manche.
replay-event-back = Temps fort précédent
replay-event-on = Temps fort suivant
replay-told = Ce qui s’est passé
replay-key-step = un pas en arrière ou en avant
replay-key-ends = au début, à la fin
replay-key-rounds = une manche en arrière ou en avant
replay-key-events = temps fort suivant, précédent
replay-key-play = lire, mettre en pause
replay-key-board = au plateau
replay-key-keys = ces touches

## Continuer d’ici

replay-fork = Continuer d’ici
replay-fork-text = Une nouvelle table commence par cette position, avec des bots aux autres places. L’ancienne partie reste comme elle était.
replay-fork-over = Choisissez un moment antérieur : ici, la partie est terminée.
replay-fork-seat = Votre place
replay-fork-go = Continuer à la place : { $name }

## Le sceau

seal-title = Le sceau
seal-text = Quelqu’un a-t-il triché avec les dés ou les tirages ? Ce navigateur refait lui-même les calculs.
seal-check = Vérifier le sceau
seal-holds = Prouvé :
seal-broken = Réfuté :
seal-failed = Échec de la vérification :
seal-entry = La première entrée fautive est la { $entry }.
seal-said-holds = Le sceau tient.
seal-said-part = L’enregistrement est cohérent, mais prouvé en partie seulement.
seal-said-broken = Le sceau ne tient pas.
seal-said-nothing = Il n’y a pas de sceau à vérifier.
seal-malformed = Ce navigateur ne peut pas lire l’enregistrement : il n’est pas écrit comme le veut le format.
seal-unproved-former = Cet enregistrement est d’un format plus ancien, dont le sceau ne liait ni le jeu ni les coups.
seal-unproved-unsealed = Cette partie a été tirée d’une graine : on peut la répéter, mais elle ne prouve rien.
seal-unproved-closed = Le secret n’est pas encore révélé.
seal-basis-nothing = Non prouvé : ce navigateur n’a gardé ni engagement ni tête de chaîne de cette partie. L’enregistrement est seulement cohérent en soi, et qui a le secret peut en écrire un autre qui l’est aussi.
seal-basis-commitment = Prouvé en partie : jeu, édition, options et secret sont ceux de l’engagement que ce navigateur a gardé. Il n’a gardé aucune tête de chaîne : les coups ont pu être échangés.
seal-basis-head = { $rest ->
    [0] Prouvé en partie : ce sont les entrées que ce navigateur a suivies. Il n’a pas gardé d’engagement et ne peut donc pas dire quand le secret a été fixé.
    [one] Prouvé jusqu’à l’entrée { $count } : ce navigateur a gardé la tête de chaîne qui la suit. La dernière entrée a pu être écrite plus tard.
   *[other] Prouvé jusqu’à l’entrée { $count } : ce navigateur a gardé la tête de chaîne qui la suit. Les { $rest } entrées suivantes ont pu être écrites plus tard.
}
seal-basis-whole = Prouvé : c’est la partie que ce navigateur a suivie. Il a gardé l’engagement et la dernière tête de chaîne.
seal-by-browser = Calculé dans ce navigateur
seal-commitment = secret, jeu, édition et options correspondent à l’engagement de l’enregistrement.
seal-edition = les données de l’édition correspondent à l’en-tête.
seal-start = la position de départ correspond à l’en-tête.
seal-players = il y a un nom par place.
seal-salts = les sels correspondent aux places, et ceux du serveur sont marqués.
seal-lot = les places sont celles du tirage au sort issu du secret, de l’en-tête et des sels.
seal-chain = { $count ->
    [one] la seule entrée est liée à son début.
   *[other] { $count } entrées sont liées l’une à l’autre.
}
seal-journal = { $count ->
    [one] la seule entrée est bien écrite, et l’enregistrement a une fin.
   *[other] { $count } entrées sont numérotées dans l’ordre et s’accordent, et l’enregistrement a une fin.
}
seal-falls = { $count ->
    [0] il n’y avait ni jets ni tirages à vérifier.
    [one] le seul jet ou tirage tombe sur un de ses poids.
   *[other] { $count } jets et tirages sont numérotés dans l’ordre, et chacun tombe sur un de ses poids.
}
seal-by-kept = Comparé à ce que ce navigateur a gardé
seal-kept-commitment = l’engagement est celui que ce navigateur a vu avant la première donne.
seal-kept-salt = { $count ->
    [one] votre sel y est.
   *[other] vos { $count } sels y sont.
}
seal-kept-head = { $count ->
    [0] l’enregistrement contient la tête de chaîne que ce navigateur a vue en dernier.
   *[other] jusqu’à l’entrée { $count }, aucune n’a été changée, ajoutée ou omise depuis que ce navigateur a vu la tête de chaîne.
}
seal-by-engine = Prouvé par le moteur
seal-only-engine = Seul le moteur connaît les règles : que chaque coup était permis, que les poids sont ceux de la position, et à quelle carte ou face correspond chacun d’eux.
seal-by-nobody = Ce qu’aucun enregistrement ne montre
seal-host = Qui fait tourner le serveur détient le secret et connaît chaque jet à venir. En jouant aussi, on a un avantage qui ne laisse pas de trace.
proved-rules = chaque coup est permis par les règles.
proved-result = le résultat est celui de la dernière position.
proved-dice = chaque jet et chaque tirage découle du secret, de l’en-tête et des sels.
proved-commitment = l’engagement est celui qui a été montré.
proved-salts = les sels sont ceux qui ont été donnés.
proved-head = c’est l’enregistrement dont le dernier maillon a été gardé.
proved-lot = les places sont celles du tirage au sort issu du secret, de l’en-tête et des sels.
proved-start = elle a commencé par la position de l’autre partie.
warning-former = L’enregistrement est d’un format plus ancien.
warning-unsealed = La partie a été tirée d’une graine.
warning-rewinds = Au moins une fois, tout le monde a accepté de revenir en arrière ; les jets ainsi annulés figurent dans l’enregistrement.
warning-server-salts = Certains sels viennent du serveur : les bots n’en fournissent pas.
warning-weak-salts = Certains sels sont trop courts pour être sûrs.
warning-practice = C’est un exercice : un premier tour guidé depuis une position préparée.

## Les règles imprimées

rules-title = Règles
rules-of-game = Les règles : { $game }
rules-print = Imprimer
rules-revision = Révision { $revision } des règles, telles que ce serveur les joue.
rules-ruling-note = Là où les livrets diffèrent ou se taisent, nous avons décidé. Ces articles portent la marque « notre décision ».
rules-books = Sources
rules-figures = Données de l’édition
