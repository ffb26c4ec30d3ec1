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
amulett-hint-spell = Spreuken leveren metaal op en hebben eigenschappen. Iedereen biedt voor elke spreuk één keer energiestenen; het hoogste bod wint.
amulett-hint-stones = Elke ronde gaan er door de bliksems van een spreuk energiestenen terug naar je voorraad. Een spreuk zonder energiestenen ben je kwijt.
amulett-hint-joker = Bij een joker kies jij het metaal. Kijk waar het reisgezelschap heen kan: elk landschap neemt zijn eigen metaal.
amulett-hint-metal = Edelstenen worden geruild waar het reisgezelschap staat. Alleen het metaal dat het gebied toont telt; in de stad tellen ze alle vier.
amulett-hint-outbid = Er wordt om de beurt geboden tot er één speler over is. Wie past, doet niet meer mee aan deze ruil; alleen wie wint, betaalt.
amulett-hint-marker = De rondefiche telt de ruilen van deze ronde. Bewaar metaal voor de ruilen die nog komen.
amulett-hint-gem = Zeven verschillende kleuren winnen meteen, of acht edelstenen van welke kleur ook.
amulett-hint-caravan = Wie wint, heeft de toverhoed en verplaatst het reisgezelschap naar een aangrenzend gebied met een edelsteen. Ga erheen waar jouw metaal telt.
amulett-hint-hat = Wie de toverhoed heeft, biedt eerst. Wie een spreuk of een ruil wint, krijgt hem.
