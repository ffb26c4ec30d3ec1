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
