auction-label = Mises jusqu’ici
auction-gems = Gemmes en jeu
auction-stacks = Vos cartes dans cet échange
auction-bid = { $name } mise { $count }
auction-bid-passed = { $name } a misé { $count }, puis passé
auction-passed = { $name } a passé
auction-asked = { $name } réfléchit
auction-silent = { $name } n’a pas encore misé
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
amulett-hint-spell = Les sorts rapportent du métal et ont des capacités. Tout le monde mise une fois des pierres sur chaque sort ; la plus haute mise l’emporte.
amulett-hint-stones = À chaque manche, les éclairs d’un sort renvoient des pierres dans votre réserve. Un sort sans pierre est perdu.
amulett-hint-joker = Pour un joker, vous choisissez le métal. Regardez où la caravane peut aller : chaque terrain prend son propre métal.
amulett-hint-metal = Les gemmes s’échangent là où se trouve la caravane. Seul compte le métal indiqué dans la région ; en ville, les quatre comptent.
amulett-hint-outbid = On mise tour à tour jusqu’à ce qu’il ne reste qu’une personne. Qui passe est hors de cet échange ; seul qui gagne paie.
amulett-hint-marker = Le marqueur compte les échanges de cette manche. Gardez du métal pour ceux qui viennent.
amulett-hint-gem = Sept couleurs différentes gagnent aussitôt, ou huit gemmes quelles qu’elles soient.
amulett-hint-caravan = Qui gagne a le chapeau et déplace la caravane vers une région voisine où il reste une gemme. Allez là où votre métal compte.
amulett-hint-hat = Qui a le chapeau mise en premier. Qui gagne un sort ou un échange le reçoit.
