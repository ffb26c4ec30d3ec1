# Die Wörter des Tisches und des Tischbildschirms.

table-title = Tisch
screen-title = Tischbildschirm
