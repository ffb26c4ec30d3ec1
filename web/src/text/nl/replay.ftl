# De woorden van terugkijken en van de gedrukte regels.

replay-title = Terugkijken
replay-title-of = Terugkijken: { $game }
replay-open = Een verslag openen
replay-drop = Sleep een verslag naar deze pagina of kies een bestand. De server speelt het helemaal na voordat hij iets laat zien, en bewaart er niets van.
replay-choose = Bestand kiezen
replay-refused = Dit kan niet worden getoond. { $why }
replay-mine = Jouw spellen
replay-none = Hier verschijnen spellen die je bent begonnen.
replay-of = Terugkijken: { $game }, { $names }
replay-file = Uit het bestand ‘{ $name }’
replay-running = Dit spel loopt nog. Je ziet wat je tot nu toe is getoond.
replay-early = Dit spel is nog niet begonnen.
replay-looking = Terugkijken
replay-eyes = Door wiens ogen
replay-everybody = Wat iedereen kon zien
replay-eyes-here = door deze ogen
replay-to-choose = aan zet
replay-link = Link naar dit moment
replay-record = Verslag bewaren
replay-transcript = Bewaren wat mij is getoond
replay-table = Naar de tafel

## De schuif

replay-controls = Bediening
replay-scrub = Tijdstip
replay-steps = Stappen
replay-where = Moment { $page } van { $all }, ronde { $round }
replay-play = Afspelen
replay-rest = Pauzeren
replay-first = Naar het begin
replay-last = Naar het einde
replay-back = Een stap terug
replay-on = Een stap verder
replay-round-back = Een ronde terug
replay-round-on = Een ronde verder
replay-start = De tafel voor de eerste zet.
replay-folded = Iemand probeerde iets en nam het terug.
replay-undone = { $name } neemt iets terug.
replay-rewound = Iedereen was het ermee eens om terug te gaan.
replay-jumps = Rondes en hoogtepunten
replay-round = Ronde
replay-round-n = Ronde { $round }
replay-round-none = Voor de eerste ronde
replay-events = Hoogtepunten van deze ronde
replay-no-events = Niets bijzonders in deze ronde.
replay-event-back = Vorig hoogtepunt
replay-event-on = Volgend hoogtepunt
replay-told = Wat er gebeurde
replay-key-step = een stap terug of verder
replay-key-ends = naar het begin, naar het einde
replay-key-rounds = een ronde terug of verder
replay-key-events = volgend of vorig hoogtepunt
replay-key-play = afspelen, pauzeren
replay-key-board = naar het bord
replay-key-keys = deze toetsen

## Vanaf hier verder

replay-fork = Vanaf hier verdergaan
replay-fork-text = Een nieuwe tafel begint met deze stelling, met bots op de andere plaatsen. Het oude spel blijft zoals het was.
replay-fork-over = Kies een eerder moment: hier is het spel afgelopen.
replay-fork-seat = Jouw plaats
replay-fork-go = Verderspelen als { $name }

## Het zegel

seal-title = Het zegel
seal-text = Heeft iemand met de dobbelstenen of kaarten geknoeid? Deze browser rekent het zelf na.
seal-check = Zegel controleren
seal-holds = Bewezen:
seal-broken = Weerlegd:
seal-failed = Controle mislukt:
seal-entry = De eerste logregel die niet klopt, is { $entry }.
seal-said-holds = Het zegel klopt.
seal-said-part = Het verslag klopt met zichzelf, maar is slechts voor een deel bewezen.
seal-said-broken = Het zegel klopt niet.
seal-said-nothing = Er is geen zegel om te controleren.
seal-malformed = Deze browser kan het verslag niet lezen: het is niet geschreven zoals het formaat voorschrijft.
seal-unproved-former = Dit verslag heeft een ouder formaat, waarvan het zegel spel noch zetten vastlegde.
seal-unproved-unsealed = Dit spel komt uit een startgetal: het is te herhalen, maar bewijst niets.
seal-unproved-closed = Het geheim is nog niet onthuld.
seal-basis-nothing = Niet bewezen: deze browser heeft van dit spel vastlegging noch eind van de keten bewaard. Het verslag klopt alleen met zichzelf, en wie het geheim heeft, kan een ander schrijven dat ook klopt.
seal-basis-commitment = Voor een deel bewezen: spel, editie, opties en geheim zijn die van de vastlegging die deze browser heeft bewaard. Een eind van de keten heeft hij niet, dus de zetten kunnen verwisseld zijn.
seal-basis-head = { $rest ->
    [0] Voor een deel bewezen: dit zijn de logregels die deze browser heeft gevolgd. Een vastlegging heeft hij niet, dus wanneer het geheim vastlag, toont hij niet.
    [one] Bewezen tot en met logregel { $count }: deze browser heeft het eind van de keten daarna bewaard. De laatste logregel kan later geschreven zijn.
   *[other] Bewezen tot en met logregel { $count }: deze browser heeft het eind van de keten daarna bewaard. De { $rest } logregels daarna kunnen later geschreven zijn.
}
seal-basis-whole = Bewezen: dit is het spel dat deze browser heeft gevolgd. Hij heeft de vastlegging en het laatste eind van de keten bewaard.
seal-by-browser = In deze browser nagerekend
seal-commitment = geheim, spel, editie en opties passen bij de vastlegging in het verslag.
seal-edition = de gegevens van de editie passen bij de kop van het verslag.
seal-start = de stelling aan het begin past bij de kop van het verslag.
seal-players = bij elke plaats hoort één naam.
seal-salts = de zouten passen bij de plaatsen, en die van de server zijn gemarkeerd.
seal-lot = de plaatsen zijn die van de loting uit geheim, kop en zouten.
seal-chain = { $count ->
    [one] de enige logregel is met het begin verbonden.
   *[other] { $count } logregels zijn met elkaar verbonden.
}
seal-journal = { $count ->
    [one] de enige logregel is goed geschreven, en het logboek heeft een einde.
   *[other] { $count } logregels zijn op volgorde genummerd en passen bij elkaar, en het logboek heeft een einde.
}
seal-falls = { $count ->
    [0] er waren geen worpen en kaarten te controleren.
    [one] de enige worp of kaart valt op een van de gewichten.
   *[other] { $count } worpen en kaarten zijn op volgorde genummerd, en elk valt op een van de gewichten.
}
seal-by-kept = Vergeleken met wat deze browser bewaarde
seal-kept-commitment = de vastlegging is dezelfde die deze browser vóór het eerste delen te zien kreeg.
seal-kept-salt = { $count ->
    [one] jouw zout zit erin.
   *[other] jouw { $count } zouten zitten erin.
}
seal-kept-head = { $count ->
    [0] het logboek bevat het eind van de keten dat deze browser het laatst zag.
   *[other] tot en met logregel { $count } is er geen gewijzigd, toegevoegd of weggelaten sinds deze browser het eind van de keten zag.
}
seal-by-engine = Bewezen door de engine
seal-only-engine = Alleen de engine kent de regels: dat elke zet mocht, dat de gewichten bij de stelling horen en voor welke kaart of zijde elk ervan staat.
seal-by-nobody = Wat geen verslag kan tonen
seal-host = Wie de server draait, heeft het geheim en kent elke worp die nog komt. Wie dan zelf meespeelt, heeft een voordeel dat geen spoor nalaat.
proved-rules = elke zet mag volgens de regels.
proved-result = het resultaat is dat van de laatste stelling.
proved-dice = elke worp en kaart volgt uit geheim, kop en zouten.
proved-commitment = de vastlegging is de getoonde.
proved-salts = de zouten zijn de zouten die zijn ingeleverd.
proved-head = het is het logboek waarvan de laatste schakel is bewaard.
proved-lot = de plaatsen zijn die van de loting uit geheim, kop en zouten.
proved-start = het begon met de stelling van het andere spel.
warning-former = Het verslag heeft een ouder formaat.
warning-unsealed = Het spel komt uit een startgetal.
warning-rewinds = Minstens één keer ging iedereen samen terug; de worpen die toen vervielen, staan in het verslag.
warning-server-salts = Sommig zout kwam van de server: bots hebben geen eigen zout.
warning-weak-salts = Sommige zouten zijn te kort en dus onveilig.
warning-practice = Dit is een oefening: een begeleide eerste beurt vanuit een voorbereide stelling.

## De gedrukte regels

rules-title = Regels
rules-of-game = De regels van { $game }
rules-print = Afdrukken
rules-revision = Versie { $revision } van de regels, zoals deze server ze speelt.
rules-ruling-note = Waar de spelregels verschillen of zwijgen, hebben wij beslist. Die artikelen dragen het merk ‘onze beslissing’.
rules-books = Bronnen
rules-figures = Gegevens van de editie
