# Ce que la ligne de commande dit elle-même pendant une partie.
hello = Tapez le chiffre ou la lettre devant une ligne, une action en notation, ou help. Première fois ? Tapez goal.
yes = oui
no = non
back = retour
thinks = { $name } réfléchit…
hand-over = Ensuite, c’est à { $name }. Entrée efface l’écran.
ready = { $name }, appuyez sur Entrée pour voir votre côté de la table.
earlier = { $number ->
        [one] 1 ligne plus ancienne
       *[other] { $number } lignes plus anciennes
    } ; log montre tout.
took-back = { $name } annule sa dernière action.
agreed-back = Tout le monde est d’accord pour revenir en arrière.
no-number = Il n’y a pas de ligne « { $text } ». Choisissez-en une ci-dessus, ou tapez help.
unknown = « { $text } » n’est ici ni un choix ni une action. Tapez help pour voir ce qui est possible.
save-where = Dites où : save FICHIER
saved = Enregistré dans { $file }.
resume-where = Dites laquelle : resume FICHIER
why-what = Indiquez un type d’action ou une action précise. Impossible maintenant : { $kinds }
is-offered = { $text } est possible maintenant.
rules-what = Tapez rules et un article ou une section pour le lire.
resign-sure = Abandonner pour { $name } ? Tapez oui.
stays = La partie continue.
quit-save = Garder la partie ? Entrée : oui ; n : non ; un nom de fichier : dans ce fichier.
kept = La partie est gardée. Reprenez-la avec : { $command }
closed = La partie est { $reason }.
wins = { $number ->
    [one] { $names } gagne : { $reason }.
   *[other] { $names } gagnent ensemble : { $reason }.
}
record-where = Garder l’enregistrement ? Tapez un nom de fichier, ou Entrée pour ne pas le garder.
record-kept = L’enregistrement est dans { $file }. Vérifiez-le avec : { $command }
which-game = Quel jeu ?
players = { $players } personnes
number = Tapez un nombre jusqu’à { $most }.
how-many = À combien jouez-vous, de { $fewest } à { $most } ? Entrée : { $fewest }
who-else = Qui d’autre joue à ce clavier ? Séparez les noms par des virgules ; Entrée : personne, des bots prennent les autres places.
which-bot = Quel bot prend les autres places ? Entrée : le premier
ruling = notre décision
dealer = hasard
all-agree = tout le monde d’accord
back-before = retour avant l’entrée { $number }
player = J{ $number }
edition-line = Édition : { $edition } ; données connues : { $known }. Règles : révision { $revision }.
figures-known = { $figures ->
    [0] aucune donnée
   *[other] { $share } sur { $figures }
}
no-games = Il n’y a pas encore de jeu sur l’étagère. Un jeu d’ailleurs se nomme module:GAME.
not-loaded = chargement impossible : { $reason }
column-game = jeu
column-title = titre
column-players = personnes
column-edition = édition
column-figures = données connues
column-bots = bots
error-nothing-kept = Aucune partie n’est gardée ici.
turn-of = on attend : { $names }
which-kept = Laquelle ? Entrée : la première
show-what = Dites quoi : show NOM. Par exemple : { $names }
show-unknown = Rien ne s’appelle ici « { $text } ». Tapez show seul pour voir ce qu’il y a.
no-goal = Ce jeu ne le dit pas.
help =
    3, b              choisit la ligne qui commence ainsi ; 0 revient en arrière
    Une action        dans la notation à côté de la ligne ; aussi toute une suite
    Un type           par son nom, pour voir ses actions
    goal              de quoi il s’agit et comment on gagne
    legend            ce que veulent dire les signes du dessin
    show NOM          ce que fait et coûte une carte, un sort, une créature, un lieu
    undo              annuler votre action, tant que rien n’a été révélé
    why TYPE          pourquoi une action n’est pas possible, avec la règle
    rules [ARTICLE]   lire un article ou une section ; seul : ce qu’il y a
    board             redessiner la table
    choices           toutes les actions possibles maintenant
    log               tout ce qui s’est passé, tel qu’on vous l’a dit
    save FICHIER      enregistrer et continuer à jouer
    resume FICHIER    reprendre une autre partie enregistrée
    resign            abandonner
    quit              quitter ; la partie peut être gardée

## What verify says

proof-facts = { $game }, { $seats } personnes, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, jets et tirages : { $chances }
proof-whole = { $file } : prouvé. { $facts }.
proof-agrees = { $file } : cohérent en soi, mais rien ne prouve que c’est la partie jouée. { $facts }.
proof-basis-nothing = Ni engagement ni tête de chaîne que vous auriez gardés n’ont été comparés. Qui a le secret peut écrire un autre enregistrement cohérent en soi.
proof-basis-commitment = L’engagement est le vôtre, mais aucune tête de chaîne gardée n’a été comparée : les actions ont pu être échangées.
proof-basis-head = { $rest ->
    [0] La dernière tête de chaîne est la vôtre, mais aucun engagement gardé n’a été comparé : on ne sait pas quand le secret a été fixé.
    [one] La tête de chaîne après l’entrée { $after } est la vôtre. La dernière entrée a pu être écrite plus tard.
   *[other] La tête de chaîne après l’entrée { $after } est la vôtre. Les { $rest } entrées suivantes ont pu être écrites plus tard.
}
proof-former = { $file } : non prouvé (un format plus ancien). { $facts }.
proof-seeded = { $file } : non prouvé (tiré d’une graine, sans sceau). { $facts }.
proof-commitment = engagement  { $hash }
proof-head = tête de chaîne  { $hash }
proof-begun-fork = Commencée à l’entrée { $entry } de la partie { $match }, pas comme nouvelle partie.
proof-begun-position = Commencée depuis une position, pas comme nouvelle partie.
proof-begun-practice = Un exercice : commencé depuis la position du premier tour guidé.
proof-lot = Places tirées au sort : { $seats }.
proof-lot-seat = { $player } avait la chaise { $chair }
proof-rewinds = RETOURS : { $times ->
        [one] une fois
       *[other] { $times } fois
    }, la partie est revenue en arrière d’un commun accord ; { $lost ->
        [0] aucun jet ni tirage n’a été perdu.
        [one] 1 jet ou tirage a été perdu.
       *[other] { $lost } jets et tirages ont été perdus.
    }
proof-rewind = l’entrée { $entry } est revenue avant l’entrée { $before } et { $lost ->
        [0] n’a rien perdu
       *[other] a perdu { $chances }
    }
proof-rewinds-more = … et { $count } de plus
proof-server-salts = Sels du serveur : { $seats } n’en ont pas donné, le serveur l’a fait ; rien ne vient de ces places.
proof-short-salts = Sels courts : { $seats } ont donné moins de 16 octets aléatoires, ce qui peut se deviner.
proof-proved = Prouvé : { $what }.
proof-unknown = Inconnu : { $what }.
proved-rules = chaque entrée suit les règles
proved-result = le résultat est celui de la dernière position
proved-dice = chaque jet et chaque tirage est celui que donnent le secret, l’en-tête et les sels
proved-lot = les places sont celles du tirage au sort que donnent le secret, l’en-tête et les sels
proved-commitment = jeu, édition, options et secret étaient fixés par l’engagement que vous avez gardé
proved-salts = le sel que vous avez gardé est dans chaque jet et chaque tirage
proved-head = les entrées sont celles de la tête de chaîne que vous avez gardée, toutes
proved-earlier-entries = jusqu’à l’entrée { $after }, les entrées sont celles de la tête de chaîne que vous avez gardée
proved-start = elle a commencé depuis la position de l’enregistrement que vous avez gardé
unknown-former = si quelque chose a été échangé : dans ce format plus ancien, rien ne liait jeu, édition, options et actions
unknown-seeded = si les dés ont été choisis : ils viennent d’une petite graine, que quelqu’un a prise
unknown-commitment = si cet engagement a été publié avant la partie : comparez le vôtre avec --commitment
unknown-salts = si les sels sont ceux que les places ont donnés : comparez le vôtre avec --salt
unknown-head = si ce sont les actions jouées : le secret ouvert, on peut en écrire d’autres ; comparez une tête de chaîne gardée avec --head
unknown-later-entries = si les entrées après { $after } ont été jouées ainsi : la tête de chaîne que vous avez gardée s’arrête là
unknown-start = d’où vient la position du début
unknown-agreement = si tout le monde était d’accord pour revenir en arrière : demandez
unknown-host = si on s’est servi de ce que sait le serveur : chaque jet à venir, chaque carte et chaque choix cachés

## Errors

error-file-there = { $file } : ce fichier existe déjà ; choisissez un autre nom
error-file-no-save = { $file } : ce fichier existe déjà et n’est pas une partie enregistrée ; choisissez un autre nom
error-folder = { $folder } : création impossible : { $why }
error-not-a-save = { $file } : ce n’est pas une partie enregistrée : { $why }
error-not-a-position = { $file } : ce n’est pas une position : { $why }
error-is-a-record = { $file } : c’est un enregistrement, pas une partie enregistrée ; voyez-le avec : { $command }
error-not-over = { $file } : cette partie n’est pas terminée ; reprenez-la avec : { $command }
error-resume-alone = une partie enregistrée contient déjà places, graine, édition et options ; ne les donnez pas
error-players-named = séparez les places par des virgules, par exemple you,bot:greedy
error-which-game = quel jeu ? Il y a : { $games } ; ou module:GAME
error-edition-elsewhere = { $file } : une édition pour « { $name } », qui n’est pas sur l’étagère ({ $games }) ; dites où il se trouve avec --game module:GAME
error-players-with-at = --players ne va pas avec --at : la position dit combien jouent
error-json-seat = --json donne toute la position, avec ce qu’une personne ne peut pas voir : ne donnez pas --seat
error-salt-written = « { $pair } » : un sel s’écrit N=SALT, avec le numéro de la personne
error-no-player = il n’y a pas de place { $player } ; { $players } sont occupées
error-no-such-entry = il n’y a pas d’entrée { $number } ; la dernière est { $last }
error-again = { $violation } ; recommencez avec : { $command }
error-seat-transcript = --seat va avec --transcript : un enregistrement est le même pour tout le monde
error-tables-several = plusieurs tables commencent par « { $start } » : { $tables }
error-table-unknown = il n’y a pas de table « { $table } » (voir : { $command })
error-database-unnamed = indiquez la base de données : en argument, avec --database ou avec SPELLBOARD_DATABASE
error-log-level = --log-level : l’un de { $levels } est attendu, pas « { $given } »
error-editions-folder = --editions : { $folder } n’est pas un dossier
