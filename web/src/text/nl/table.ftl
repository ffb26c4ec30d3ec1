# De woorden van de tafel en van het tafelscherm.

table-title = Tafel
screen-title = Tafelscherm
