label = { $label } :
resigned = a abandonné
reason-agreement = terminée d’un commun accord
reason-closed = arrêtée par l’hôte
reason-resigned = toutes les autres personnes ont abandonné
event-resigned = { $seat } abandonne.
fact-count = { $count } { $label }
fact-is = { $label } { $value }
prompt-over = La partie est terminée : { $reason }. Victoire : { $winners }.
prompt-waiting = On attend : { $seats }.
prompt-dealer = On lance ou on tire.

## Pourquoi un bot a choisi ainsi

why-only = Il n’y avait rien d’autre à faire.
why-feeling = C’était une intuition.
why-likely = Chances de gagner : environ { $percent } %.

## Sections des règles

section-every-game = tous les jeux
section-undo = annuler

## Errors

error-entry = entrée { $entry } : { $reason }
error-within = { $place } : { $said }
error-line = { $file }, ligne { $line }
error-figure = { $key } : { $expected }
error-figure-at = { $place } : { $key } : { $expected }
error-refused = les règles l’interdisent ({ $clause })
error-verbatim = { $words }
error-nested = l’imbrication est trop profonde
error-no-text = ce n’est pas du texte en UTF-8
error-no-cause = le système ne dit pas pourquoi
error-key-twice = la clé « { $key } » figure deux fois
error-control = un caractère de contrôle s’y trouve

## Errors: games, seats, actions, options

error-no-game = il n’y a pas de jeu « { $name } » ; il y a : { $games } ; ou module:GAME
error-game-failed = il n’y a pas de jeu « { $name } » : { $why }
error-not-a-game = « { $name } » n’est pas un jeu : une sous-classe de spellboard.Game était attendue
error-not-on-shelf = « { $name } » n’est pas un jeu de l’étagère ; dites où il se trouve (module:GAME)
error-players = { $game } se joue de { $fewest } à { $most } personnes, pas à { $many }
error-players-exactly = { $game } se joue à { $most } personnes, pas à { $many }
error-seat = { $seat } n’est pas une place : elles vont de 0 à { $last }
error-seat-truth = une valeur de vérité n’est pas une place : elles vont de 0 à { $last }
error-seat-large = un nombre aussi grand n’est pas une place : elles vont de 0 à { $last }
error-seat-type = « { $type } » n’est pas une place : elles vont de 0 à { $last }
error-no-seat = cette place n’existe pas
error-action-code = { $code } n’est pas le numéro d’une action : ils vont de 0 à { $last }
error-action = « { $action } » n’est pas une action de ce jeu
error-no-option = il n’y a pas d’option « { $name } » ; il y a : { $options }
error-no-options = il n’y a pas d’option « { $name } » ; il n’y en a aucune
error-option = option { $name } : { $why }
error-options = options : { $why }
error-option-written = « { $pair } » : une option s’écrit name=value
error-no-event = { $game } ne déclare pas d’événement « { $event } »

## Errors: files and words

file-edition = un fichier d’édition
file-position = une position
file-record = un enregistrement
file-save = une partie enregistrée
error-not-a-file = { $file } : ce n’est pas un fichier, il fallait { $what }
error-unreadable = { $file } : impossible de lire { $what } : { $why }
error-unwritable = { $file } : écriture impossible : { $why }
error-too-large = { $file } : { $bytes } octets sont trop pour { $what } (au plus { $most })
error-file-text = { $file } : { $what } doit être du texte en UTF-8
error-packaged-text = { $where } : { $file } n’est pas du texte en UTF-8
error-packaged-missing = { $where } : { $file } manque ou ne peut pas être lu
error-language = « { $language } » n’est pas une des langues { $languages }
error-no-words = dans les textes de « { $language } » il manque { $key }
error-words = { $language } : { $key } : { $why }
error-rulebook = { $file } : { $why }
error-clauses-twice = { $file } : { $clauses } y figure deux fois
error-no-clause = « { $clause } » n’est pas un article de ce livre de règles

## Errors: editions

error-toml-bytes = au plus { $most } octets étaient attendus
error-toml-numbers = des nombres plus petits étaient attendus
error-nesting = une imbrication moins profonde était attendue (au plus { $most } niveaux)
error-figures = au plus { $most } données étaient attendues
error-figure-names = des noms de données plus courts étaient attendus
error-shorter = un texte plus court était attendu (au plus { $most } caractères)
error-between = un nombre entre { $lowest } et { $highest } était attendu
error-edition-table = une table [edition] avec game, name et revision était attendue
error-edition-game = une édition pour « { $game } » était attendue, pas pour « { $other } »
error-expected-game = le nom d’un jeu était attendu
error-expected-text = du texte était attendu
error-expected-number = un nombre était attendu
error-one-of = une valeur parmi { $choices } était attendue
error-figure-of-table = une donnée de cette table était attendue
error-status = un statut ({ $choices }) était attendu, le sien ou celui de sa table
error-no-index = aucun index des actions ne peut en être tiré : { $why }

## Errors: positions and observations

error-position = une position ({ $format }) était attendue
error-position-of = cette position est pour « { $name } », pas pour « { $game } »
error-position-of-none = cette position n’indique aucun jeu ; « { $game } » était attendu
error-position-edition = cette position relève d’une autre édition ({ $game }) ou d’autres options
error-position-other = cette position a un autre jeu, une autre édition ou d’autres options qu’ici ({ $game })
error-position-parts = players (un nombre) et position (un objet) étaient attendus
error-position-missing = position : { $field } manque
error-position-unknown = position : « { $field } » est inconnu
error-position-number = position : { $field } : un nombre était attendu
error-position-list = position : { $field } : une liste de nombres était attendue
error-position-range = position : { $field } : un nombre y est trop grand ou trop petit
error-position-bytes = ces octets ne sont pas une position de Spellboard
error-position-damaged = la position est tronquée ou abîmée
error-position-more = la position contient plus que ce que ce jeu connaît
error-position-nowhere = cette position est impossible : un nombre n’y désigne rien
error-position-unsound = cette position est impossible : { $problem }
error-seat-lines = une ligne pour chaque place, de { $fewest } à { $most }, était attendue (`p1: ...`)
error-part = « { $part } » ne peut pas être lu
error-observation = une observation ({ $format }) était attendue
error-observation-other = cette observation n’a pas ce jeu ({ $game }), cette édition et ces options
error-observation-large = l’observation est incohérente : un nombre ou une liste y est trop grand
error-observation-unfit = l’observation est incohérente : aucune position ne montre et n’offre cela
error-observation-missing = l’observation est incomplète : { $field } manque
error-observation-whole = l’observation est incomplète : { $why }
error-observation-names = l’observation nomme une place ou une action qui n’existe pas
error-observation-bytes = { $bytes } octets sont trop pour une observation (au plus { $most })
error-observation-unreadable = ces octets ne sont pas une observation : { $why }

## Errors: matches and openings

error-stale = ceci était préparé comme entrée { $entry }, et la partie en est à l’entrée { $now }
error-not-prepared = cela n’a pas été préparé par cette partie
error-seed-or-secret = une partie commence par une graine, ou par un secret et des sels, pas par les deux
error-close-reason = une partie se ferme par l’un de ces mots : { $reasons }
error-back-to = il n’y a pas d’entrée { $number } à laquelle revenir
error-older-format = cette partie a un format plus ancien : on peut la revoir, pas la poursuivre
error-secret-needed = une partie scellée ne se poursuit qu’avec le secret du hasard
error-commitment-unfit = le secret et l’en-tête ne correspondent pas à l’engagement de cet enregistrement
error-match-id = l’identifiant d’une partie a 32 chiffres hexadécimaux
error-lot-seeded = les places se tirent des sels, et une graine n’en a pas
error-secret-length = le secret du hasard a { $bytes } octets
error-secret-type = le secret du hasard est fait de { $bytes } octets de type « bytes », pas « { $type } »
error-salt-printable = un sel est un texte de 1 à { $most } caractères imprimables
error-salts-count = { $seats } sels étaient attendus, un par place, pas { $salts }
error-salts-type = les sels sont une liste de textes, un par place, pas de type « { $type } »
error-hash-digits = l’empreinte d’un sel a 64 chiffres hexadécimaux, en minuscules
error-hash-other = la place { $seat } a déjà envoyé une autre empreinte
error-salt-early = aucun sel n’est envoyé avant l’arrivée de toutes les empreintes
error-salt-digits = un sel est fait de 16 à 64 octets aléatoires en chiffres hexadécimaux, en minuscules
error-salt-unfit = le sel de la place { $seat } ne correspond pas à l’empreinte envoyée
error-salt-promised = la place { $seat } a promis un sel à elle
error-salts-missing = tous les sels ne sont pas là ; il manque les places : { $seats }
error-opening = ce n’est pas une ouverture : { $why }
error-parts = ses parties ne vont pas ensemble
error-fork-unfinished = une partie dérive d’un enregistrement terminé, et celui-ci s’arrête avant la fin
error-fork-edition = cet enregistrement a été joué avec une autre édition ou d’autres options
error-fork-entry = il n’y a pas d’entrée { $number } pour commencer ; la dernière est { $last }
error-not-forked = la partie ne dérive pas de cet enregistrement
error-fork-position = la partie ne commence pas par la position après l’entrée { $number } de cet enregistrement
error-start = le début est mal formé : { $why }
error-start-unknown = la partie commence par « { $start } », inconnu ici
error-start-header = la position de départ de la partie n’est pas celle de l’en-tête
error-start-players = la partie commence par une position à { $players } personnes, pas à { $seats }
error-start-over = la partie commence par une position où la partie est terminée
error-practice = { $game } : le tour guidé ne peut pas être lu : { $why }
error-block = un bloc commence à la page 0 ou plus loin et compte au moins une page, pas { $first } et { $count }

## Errors: records

error-not-a-record = ce n’est pas un enregistrement : { $why }
error-record-format = { $expected } était attendu, pas « { $format } »
error-header = l’en-tête est mal formé : { $why }
error-dealer-kinds = le hasard est { $sealed } ou { $seeded }
error-other-game = cet enregistrement est pour « { $name } », pas pour « { $game } »
error-no-set-up = aucune partie ne peut être mise en place avec cette édition ({ $error })
error-revision = joué selon la révision { $played } des règles ; ici c’est la { $here }
error-edition-of-header = l’édition n’est pas celle de l’en-tête
error-names-count = noms : { $names }, places : { $seats }
error-no-entry = ce n’est pas une entrée : { $why }
error-numbered = le numéro est { $number } ; quelque chose a été retiré ou ajouté
error-was-over = la partie était déjà terminée
error-not-forced = l’entrée est marquée comme forcée, mais tout le monde ne pouvait pas le voir
error-no-chance = rien n’est lancé ni tiré ici
error-nothing-comes = selon cette édition, aucun résultat n’est possible ici
error-counter = le compteur du hasard devrait être { $expected }, pas { $counter }
error-resigned = cette place a déjà abandonné
error-take-back = il n’y a pas d’entrée { $number } à annuler
error-rules-break = les règles échouent ici ({ $error })
error-chain = sa chaîne ne convient pas : une action composée en réunit plusieurs d’une place, de suite
error-action-written = l’action s’écrit « { $written } », pas « { $given } »
error-undo-own = une place n’annule que ses propres actions, jamais le hasard
error-undo-known = ce qui est devenu connu ne peut pas être annulé
error-undo-whole = une action s’annule depuis son début, une action composée en entier

## Errors: proofs

error-unfinished = l’enregistrement s’arrête avant la fin de la partie
error-options-spelling = les options ne sont pas écrites comme le jeu les écrit
error-link-missing = son maillon manque
error-link-alone = il y a un maillon sans entrée
error-link = la chaîne se rompt : le texte de cette entrée n’est pas celui qui a été lié
error-first-link = la chaîne se rompt : le texte de cette entrée, ou le sceau, n’est pas ce qui a été lié
error-no-longer-allowed = les règles ne le permettent plus
error-stops-at-chance = le journal s’arrête là où il faut lancer ou tirer
error-weights = les poids ne sont pas ceux des règles
error-dealer-gave = le hasard scellé a donné « { $fell } », pas « { $action } »
error-result = le résultat n’est pas celui de la dernière position
error-last-position = la dernière position n’est pas celle qui a été enregistrée
error-other-commitment = l’engagement est { $commitment }, pas celui qui a été gardé : c’est une autre partie, ou le jeu, l’édition, les options ou le secret ont été échangés
error-other-head = la tête de chaîne gardée n’est pas de cet enregistrement : d’autres entrées ont été jouées
error-no-salt = il n’y a pas de sel de la place { $seat } dans cet enregistrement
error-other-salt = le sel de la place { $seat } n’est pas celui qui a été gardé
error-salt-elsewhere = le sel gardé pour la place { $seat } est celui de la place { $other }
error-seal = le sceau est brisé : { $why }
error-secret-missing = le secret du hasard manque ou est mal formé
error-seal-commitment = le secret et l’en-tête ne correspondent pas à l’engagement publié : l’un a été échangé
error-seal-secret = le secret ne correspond pas à l’engagement publié
error-seal-dealer = selon l’en-tête, le hasard est { $dealer }
error-seal-salts = sels : { $salts }, places : { $seats }
error-seal-salt = un sel est fait de caractères imprimables
error-seal-marks = les marques des sels du serveur ne sont pas des places dans l’ordre
error-seal-marked = le sel de la place { $seat } est marqué comme celui du serveur et ne l’est pas
error-seal-unmarked = le sel de la place { $seat } est celui du serveur, sans marque
error-seal-lot = le tirage des places n’est pas celui que donnent le secret, l’en-tête et les sels
error-seal-lot-missing = selon l’en-tête les places ont été tirées au sort, et le tirage manque
error-seal-lot-alone = selon l’en-tête aucune place n’a été tirée au sort, et il y a un tirage

## Errors: bots and series

error-no-bot = il n’y a pas de bot « { $name } » pour { $game } ; il y a : { $bots }
error-search = « search:{ $text } » n’est pas une recherche ; écrivez search:SECONDES ou search:nodes=N, puis :plain ou :forgetful
error-external-command = « external:{ $command } » n’est pas une commande : { $why }
error-external-empty = external: demande une commande, par exemple « external:python bot.py »
error-bot-forfeits = le bot « { $bot } » { $what } : sa place quitte la partie
error-bot-silent = n’a pas répondu au choix { $choice }
error-bot-action = a répondu « { $action } », qui n’est pas une action de ce jeu
error-bot-illegal = a répondu « { $action } », qui n’est pas permis maintenant
error-bot-start = n’a pas pu être lancé ({ $why })
error-bot-protocol = ne parle pas le protocole { $protocol }
error-bot-ended = s’est arrêté
error-bot-late = a pris plus de { $seconds } secondes
error-bot-json = a dit « { $line } », qui n’est pas du JSON
error-bot-crash = a planté ({ $error })
error-arena-bots = une arène demande au moins deux bots différents, séparés par des virgules, par exemple master,adept
error-arena-scale = « { $scale } » n’est pas une échelle ; écrivez un nombre au-dessus de 0, par exemple 1/40
error-arena-ledger = { $file }, ligne { $line } : ce n’est pas une partie d’arène ; choisissez un autre dossier
error-arena-extra = { $what } demande des paquets qui ne sont pas installés : pip install 'spellboard[{ $extra }]'
error-arena-executor = « { $text } » n’exécute rien ; écrivez dask://HOST:PORT
error-arena-cluster = la grappe { $address } ne répond pas : { $why }
error-arena-workers = la grappe { $address } n’a aucun nœud de calcul
error-bots-named = séparez les bots par des virgules, par exemple random,random
error-too-many-bots = { $bots } bots, c’est trop pour { $seats } places
error-violation = partie { $number }, décision { $decision } : { $what }
error-dead-end = impasse : rien n’est permis et la partie n’est pas terminée
error-choice-refused = refus : « { $action } » : { $refusal }
error-crash = plantage : « { $action } » : { $error }
error-unsound = incohérence : { $problem }
error-weight = hasard : un poids n’est pas positif
error-no-result = résultat : la partie est terminée sans résultat
error-codes-unsorted = choix : les numéros ne sont pas triés et différents
error-too-wide = choix : { $many } possibilités, c’est plus que { $most }
error-bytes-differ = octets : enregistrée puis relue, la position n’est plus la même
