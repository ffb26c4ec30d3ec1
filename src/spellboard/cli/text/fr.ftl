# Ce que la ligne de commande dit elle-même pendant une partie.
hello = Tapez un nombre, une action telle qu'elle suit les choix, ou help.
yes = oui
no = non
back = retour
thinks = { $name } réfléchit ...
hand-over = C'est bientôt à { $name }. Entrée efface l'écran.
ready = { $name }, appuyez sur Entrée pour voir votre côté de la table.
earlier = { $number } lignes plus anciennes ; log les montre toutes.
took-back = { $name } reprend sa dernière action.
agreed-back = Tout le monde est d'accord pour revenir en arrière.
no-number = Choisissez un nombre de 1 à { $most }, ou tapez help.
unknown = « { $text } » n'est ici ni un choix ni une action. Tapez help pour voir ce qui est possible.
save-where = Dites où : save FICHIER
saved = Enregistré dans { $file }.
resume-where = Dites laquelle : resume FICHIER
why-what = Demandez une sorte d'action ou une action précise. Impossible maintenant : { $kinds }
is-offered = { $text } est possible maintenant.
rules-what = Tapez rules et un article ou une section pour le lire.
resign-sure = Abandonner pour { $name } ? Tapez oui.
stays = La partie continue.
quit-save = Garder la partie ? Entrée la garde, n non, un nom de fichier la garde là.
kept = La partie est gardée. Reprenez-la avec : { $command }
closed = La partie est { $reason }.
wins = { $number ->
    [one] { $names } gagne : { $reason }.
   *[other] { $names } gagnent ensemble : { $reason }.
}
record-where = Garder l'enregistrement ? Tapez un nom de fichier ; Entrée le laisse partir.
record-kept = L'enregistrement est dans { $file }. Prouvez-le avec : { $command }
which-game = Quel jeu ?
players = { $players } personnes
number = Tapez un nombre jusqu'à { $most }.
how-many = À combien, de { $fewest } à { $most } ? Entrée : { $fewest }
who-else = Qui d'autre joue à ce clavier ? Des noms avec des virgules ; Entrée : personne, des bots prennent les autres places.
which-bot = Quel bot prend les autres places ? Entrée : le premier
help =
    Un nombre         choisit cette ligne ; 0 revient en arrière
    Une action        dans la notation qui suit les choix ; une chaîne entière à la fois aussi
    Une sorte         par son nom, pour voir ses actions
    undo              reprendre votre dernière action, tant que rien de nouveau n'a été révélé
    why SORTE         pourquoi une action n'est pas possible, avec la règle
    rules [ARTICLE]   lire un article ou une section ; seul : ce qu'il y a
    board             dessiner la table encore une fois
    choices           toutes les actions possibles maintenant
    log               tout ce qui s'est passé, tel qu'on vous l'a dit
    save FICHIER      enregistrer et continuer à jouer
    resume FICHIER    reprendre une autre partie enregistrée
    resign            abandonner
    quit              quitter ; la partie peut être gardée
