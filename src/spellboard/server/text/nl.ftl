# Wat de server zegt. Elk deel heeft een kop; een test houdt de vier bestanden gelijk.

## Gasten, verzoeken, links

error-said = { $text }
error-name-empty = Kies een naam met minstens één letter, cijfer of plaatje.
error-name-long = Een naam heeft hoogstens { $most } tekens.
error-name-characters = Deze naam bevat tekens die niet getoond kunnen worden.
error-name-bot = Namen die met ‘bot:’ beginnen, zijn van de bots.
error-guest = Je bent op dit apparaat niet aangemeld.
error-link-over = Deze link is niet meer geldig. Vraag om een nieuwe.
error-keys-many = Je hebt al { $most } sleutels. Trek er eerst een in.
error-host = Onder dit adres is de server niet bekend.
error-origin = Dit verzoek kwam van een andere pagina.
error-json = De server verwacht JSON.
error-long = Dit is te lang: hoogstens { $most } bytes.
error-long-body = Dit is te lang.
error-body = De server begrijpt dit verzoek niet.
error-nothing = Hier is niets.
error-method = Dat kan hier niet.
error-often = Te veel verzoeken. Wacht even.
error-busy = De server heeft het druk. Probeer het zo nog eens.
error-storage = De server kan nu niets opslaan. Er is niets veranderd; probeer het later nog eens.
error-ours = De server heeft een fout gemaakt. Er is niets veranderd.
error-record-heavy = Dit verslag controleren duurt te lang.
error-frame = De server begrijpt dit bericht niet.
error-hello = Meld je eerst aan de tafel.

## Tafels

error-no-table = Deze tafel bestaat niet.
error-refused = Dat mag niet volgens de regels.
error-stale = Er wordt je nu iets anders gevraagd.
error-impossible = Dat kan niet.
error-not-your-seat = Dit is niet jouw plaats.
error-bot-plays = Op deze plaats speelt nu een bot.
error-not-running = Aan deze tafel wordt niet gespeeld.
error-not-open = De partij is al gestart.
error-not-opening = Aan deze tafel wordt geen partij geopend.
error-other-opening = De opening is opnieuw begonnen.
error-salt = Dit zout past niet.
error-paused = De partij is onderbroken.
error-muted = De gastheer heeft je aan deze tafel gedempt.
error-nothing-said = Er staat niets in deze regel.
error-nothing-asked = Zeg welke actie je bedoelt.
error-unknown-action = Deze actie bestaat niet in dit spel.
error-vote-waits = Zo’n voorstel wacht al op antwoorden.
error-vote-gone = Dit voorstel geldt niet meer.
error-vote-not-asked = Je bent niet gevraagd, of je hebt al geantwoord.
error-vote-entry = Je kunt niet terug naar dit punt.
error-vote-return = Je kunt alleen terug naar je eigen plaats, zolang daar een bot speelt.
error-vote-not-away = Een bot kan alleen overnemen van wie al een tijd weg is.
error-no-seat = Deze plaats bestaat niet.
error-seat-taken = Daar zit al iemand.
error-table-full = Alle plaatsen zijn bezet.
error-seats-free = Er zijn nog plaatsen vrij.
error-seat-count = Dit spel is voor { $fewest } tot { $most } spelers.
error-unknown-game = Dit spel is hier niet.
error-unknown-edition = Deze editie is hier niet.
error-unknown-bot = Deze bot is er niet voor dit spel.
error-clock = Zo lang of zo kort loopt geen klok.
error-removed = De gastheer heeft je van deze tafel verwijderd.
error-not-host = Alleen de gastheer kan dit doen.
error-not-yourself = Dit kun je niet met jezelf doen.
error-nobody = Zo iemand is niet aan deze tafel.
error-over = Deze tafel is gesloten.
error-not-over = De partij is nog niet afgelopen.
error-still-running = Beëindig eerst de partij.
error-not-seated = Je zit niet aan deze tafel.
error-too-many-tables = Je hebt al { $most } tafels die niet klaar zijn.
error-too-many-bot-tables = Je hebt al { $most } lopende tafels met bots.
error-fork = Verdergaan kan alleen vanuit een afgelopen partij met hetzelfde spel, dezelfde editie en dezelfde opties.
prompt-closed = Deze tafel is gesloten: { $reason }.
error-no-such-edition = geen spel hier heeft iets aan een editie met deze naam
