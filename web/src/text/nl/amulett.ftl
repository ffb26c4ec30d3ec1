auction-label = Biedingen tot nu toe
auction-gems = Edelstenen waar het om gaat
auction-stacks = Je kaarten in deze ruil
auction-bid = { $name } biedt { $count }
auction-bid-passed = { $name } bood { $count } en paste toen
auction-passed = { $name } heeft gepast
auction-asked = { $name } is aan zet
auction-silent = { $name } komt nog
stack-of = { $paid } van { $had }
stack-paid = betaald
stack-open = naar keuze
stack-idle = geldt niet
auction-out = gepast
mat-hat = toverhoed
mat-supply = { $count ->
    [one] energiesteen
   *[other] energiestenen
}
mat-hand = { $count ->
    [one] kaart
   *[other] kaarten
}
mat-bid = bod
mat-choice = gekozen
mat-face-down = { $count ->
    [one] spreuk gedekt
   *[other] spreuken gedekt
}
spells-label = Spreuken die voor je liggen
