auction-label = Mises jusqu’ici
auction-gems = Gemmes en jeu
auction-stacks = Vos cartes dans cet échange
auction-bid = { $name } mise { $count }
auction-bid-passed = { $name } a misé { $count }, puis passé
auction-passed = { $name } a passé
auction-asked = { $name } doit répondre
auction-silent = { $name } n’a pas encore parlé
stack-of = { $paid } sur { $had }
stack-paid = payées
stack-open = au choix
stack-idle = pas ici
auction-out = a passé
mat-hat = chapeau
mat-supply = { $count ->
    [one] pierre
   *[other] pierres
}
mat-hand = { $count ->
    [one] carte
   *[other] cartes
}
mat-bid = mise
mat-choice = choix fait
mat-face-down = { $count ->
    [one] sort face cachée
   *[other] sorts face cachée
}
spells-label = Sorts posés devant vous
