auction-label = Bisherige Gebote
auction-gems = Edelsteine, um die es geht
auction-stacks = Deine Karten in diesem Tausch
auction-bid = { $name } bietet { $count }
auction-bid-passed = { $name } bot { $count } und hat dann gepasst
auction-passed = { $name } hat gepasst
auction-asked = { $name } ist dran
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
amulett-hint-spell = Zaubersprüche bringen Metall und haben Fähigkeiten. Alle bieten für jeden einmal Energiesteine; das höchste Gebot gewinnt ihn.
amulett-hint-stones = In jeder Runde schicken die Blitze eines Zauberspruchs Energiesteine in deinen Vorrat zurück. Ein Zauberspruch ohne Energiesteine ist verloren.
amulett-hint-joker = Bei einem Joker wählst du das Metall. Schau, wohin die Reisegesellschaft ziehen kann: Jedes Gelände nimmt sein eigenes Metall.
amulett-hint-metal = Edelsteine werden dort getauscht, wo die Reisegesellschaft steht. Es zählt nur das Metall, das das Gebiet zeigt; in der Stadt zählen alle vier.
amulett-hint-outbid = Geboten wird reihum, bis eine Person übrig ist. Wer passt, ist bei diesem Tausch draußen; nur wer gewinnt, zahlt.
amulett-hint-marker = Der Rundenmarker zählt die Tauschgeschäfte dieser Runde. Behalte Metall für die, die noch kommen.
amulett-hint-gem = Sieben verschiedene Farben gewinnen sofort, acht beliebige Edelsteine ebenso.
amulett-hint-caravan = Wer gewinnt, hat den Zauberhut und zieht die Reisegesellschaft in ein Nachbargebiet mit einem Edelstein. Zieh dorthin, wo dein Metall zählt.
amulett-hint-hat = Wer den Zauberhut hat, bietet zuerst. Wer einen Zauberspruch oder einen Tausch gewinnt, bekommt ihn.
