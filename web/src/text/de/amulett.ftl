auction-label = Bisherige Gebote
auction-gems = Edelsteine, um die es geht
auction-stacks = Deine Karten in diesem Tausch
auction-bid = { $name } bietet { $count }
auction-bid-passed = { $name } bot { $count } und hat dann gepasst
auction-passed = { $name } hat gepasst
auction-asked = { $name } ist gefragt
auction-silent = { $name } kommt noch
stack-of = { $paid } von { $had }
stack-paid = gezahlt
stack-open = nach Wahl
stack-idle = gilt nicht
auction-out = gepasst
mat-hat = Zauberhut
mat-supply = { $count ->
    [one] Energiestein
   *[other] Energiesteine
}
mat-hand = { $count ->
    [one] Karte
   *[other] Karten
}
mat-bid = Gebot
mat-choice = gewählt
mat-face-down = { $count ->
   *[other] Zauber verdeckt
}
spells-label = Zauber, die vor dir liegen
