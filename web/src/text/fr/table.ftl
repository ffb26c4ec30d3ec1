# Les mots de la table et de l’écran de table.

table-title = Table
screen-title = Écran de table
