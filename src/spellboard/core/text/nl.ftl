label = { $label }:
resigned = opgegeven
reason-agreement = in overleg beëindigd
reason-closed = beëindigd door de host
reason-resigned = alle anderen hebben opgegeven
event-resigned = { $seat } geeft op.
fact-count = { $count } { $label }
fact-is = { $label } { $value }
prompt-over = Het spel is afgelopen: { $reason }. Gewonnen door: { $winners }.
prompt-waiting = Aan zet: { $seats }.
prompt-dealer = Er wordt gegooid of getrokken.

## Waarom een bot zo koos

why-only = Er viel niets anders te doen.
why-feeling = Het voelde goed.
why-likely = Winstkans: ongeveer { $percent }%.

## Hoofdstukken van de spelregels

section-every-game = elk spel
section-undo = terugnemen

## Errors

error-entry = logregel { $entry }: { $reason }
error-within = { $place }: { $said }
error-line = { $file }, regel { $line }
error-figure = { $key }: { $expected }
error-figure-at = { $place }: { $key }: { $expected }
error-refused = de regels verbieden dit ({ $clause })
error-verbatim = { $words }
error-nested = het is te diep genest
error-no-text = het is geen tekst in UTF-8
error-no-cause = het systeem zegt niet waarom
error-key-twice = de sleutel ‘{ $key }’ staat er twee keer
error-control = het bevat een stuurteken

## Errors: games, seats, actions, options

error-no-game = er is geen spel ‘{ $name }’; er zijn: { $games }; of module:GAME
error-game-failed = er is geen spel ‘{ $name }’: { $why }
error-not-a-game = ‘{ $name }’ is geen spel: verwacht werd een subklasse van spellboard.Game
error-not-on-shelf = ‘{ $name }’ is geen spel op de plank; zeg waar het staat (module:GAME)
error-players = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $many }
error-players-exactly = { $game } is voor { $most } spelers, niet voor { $many }
error-seat = { $seat } is geen plaats: ze lopen van 0 tot { $last }
error-seat-truth = een waarheidswaarde is geen plaats: ze lopen van 0 tot { $last }
error-seat-large = zo’n groot getal is geen plaats: ze lopen van 0 tot { $last }
error-seat-type = ‘{ $type }’ is geen plaats: ze lopen van 0 tot { $last }
error-no-seat = die plaats is er niet
error-action-code = { $code } is geen nummer van een actie: ze lopen van 0 tot { $last }
error-action = ‘{ $action }’ is geen actie van dit spel
error-no-option = er is geen optie ‘{ $name }’; er zijn: { $options }
error-no-options = er is geen optie ‘{ $name }’; er zijn er geen
error-option = optie { $name }: { $why }
error-options = opties: { $why }
error-option-written = ‘{ $pair }’: een optie wordt geschreven als name=value
error-no-event = { $game } kent geen gebeurtenis ‘{ $event }’

## Errors: files and words

file-edition = een editiebestand
file-position = een stelling
file-record = een verslag
file-save = een bewaard spel
error-not-a-file = { $file }: dit is geen bestand, verwacht werd { $what }
error-unreadable = { $file }: { $what } kan niet worden gelezen: { $why }
error-unwritable = { $file }: kan niet worden geschreven: { $why }
error-too-large = { $file }: { $bytes } bytes zijn te veel voor { $what } (hoogstens { $most })
error-file-text = { $file }: { $what } moet tekst in UTF-8 zijn
error-packaged-text = { $where }: { $file } is geen tekst in UTF-8
error-packaged-missing = { $where }: { $file } ontbreekt of kan niet worden gelezen
error-language = ‘{ $language }’ is geen van de talen { $languages }
error-no-words = in de teksten van ‘{ $language }’ ontbreekt { $key }
error-words = { $language }: { $key }: { $why }
error-rulebook = { $file }: { $why }
error-clauses-twice = { $file }: { $clauses } staat er twee keer
error-no-clause = ‘{ $clause }’ is geen artikel van dit regelboek

## Errors: editions

error-toml-bytes = verwacht werden hoogstens { $most } bytes
error-toml-numbers = verwacht werden kleinere getallen
error-nesting = verwacht werd minder nesting (hoogstens { $most } niveaus)
error-figures = verwacht werden hoogstens { $most } gegevens
error-figure-names = verwacht werden kortere namen van gegevens
error-shorter = verwacht werd een kortere tekst (hoogstens { $most } tekens)
error-between = verwacht werd een getal tussen { $lowest } en { $highest }
error-edition-table = verwacht werd een tabel [edition] met game, name en revision
error-edition-game = verwacht werd een editie van ‘{ $game }’, niet van ‘{ $other }’
error-expected-game = verwacht werd de naam van een spel
error-expected-text = verwacht werd tekst
error-expected-number = verwacht werd een getal
error-one-of = verwacht werd een van { $choices }
error-figure-of-table = verwacht werd een gegeven van deze tabel
error-status = verwacht werd een status ({ $choices }), een eigen of die van zijn tabel
error-no-index = hier kan geen lijst van acties van worden gemaakt: { $why }

## Errors: positions and observations

error-position = verwacht werd een stelling ({ $format })
error-position-of = dit is een stelling van ‘{ $name }’, niet van ‘{ $game }’
error-position-of-none = deze stelling noemt geen spel; verwacht werd ‘{ $game }’
error-position-edition = deze stelling hoort bij een andere editie van { $game } of bij andere opties
error-position-other = deze stelling is van een ander spel, een andere editie of andere opties dan { $game } hier
error-position-parts = verwacht werden players (een getal) en position (een object)
error-position-missing = position: { $field } ontbreekt
error-position-unknown = position: ‘{ $field }’ is niet bekend
error-position-number = position: { $field }: verwacht werd een getal
error-position-list = position: { $field }: verwacht werd een lijst getallen
error-position-range = position: { $field }: een getal erin is te groot of te klein
error-position-bytes = deze bytes zijn geen stelling van Spellboard
error-position-damaged = de stelling is afgekapt of beschadigd
error-position-more = in de stelling staat meer dan dit spel kent
error-position-nowhere = deze stelling kan niet: een getal erin wijst nergens naar
error-position-unsound = deze stelling kan niet: { $problem }
error-seat-lines = verwacht werd een regel voor elk van { $fewest } tot { $most } plaatsen (`p1: ...`)
error-part = ‘{ $part }’ kan niet worden gelezen
error-observation = verwacht werd een waarneming ({ $format })
error-observation-other = deze waarneming is niet van { $game } met deze editie en deze opties
error-observation-large = de waarneming klopt niet: een getal of een lijst erin is te groot
error-observation-unfit = de waarneming klopt niet: geen stelling toont en biedt dit
error-observation-missing = de waarneming is niet volledig: { $field } ontbreekt
error-observation-whole = de waarneming is niet volledig: { $why }
error-observation-names = de waarneming noemt een plaats of een actie die er niet is
error-observation-bytes = { $bytes } bytes zijn te veel voor een waarneming (hoogstens { $most })
error-observation-unreadable = deze bytes zijn geen waarneming: { $why }

## Errors: matches and openings

error-stale = dit was voorbereid als logregel { $entry }, maar de partij is nu bij logregel { $now }
error-not-prepared = dit is niet door deze partij voorbereid
error-seed-or-secret = een partij begint met een startgetal, of met geheim en zouten, niet met allebei
error-close-reason = een partij wordt gesloten met een van: { $reasons }
error-back-to = er is geen logregel { $number } om naar terug te gaan
error-older-format = deze partij heeft een ouder formaat: ze kan worden bekeken, niet voortgezet
error-secret-needed = een verzegelde partij gaat alleen verder met het geheim van het toeval
error-commitment-unfit = geheim en kop passen niet bij de vastlegging van dit verslag
error-match-id = het kenmerk van een partij heeft 32 hexadecimale cijfers
error-lot-seeded = plaatsen worden geloot uit zouten, en een startgetal heeft er geen
error-secret-length = het geheim van het toeval heeft { $bytes } bytes
error-secret-type = het geheim van het toeval is { $bytes } bytes van het type ‘bytes’, niet ‘{ $type }’
error-salt-printable = een zout is een tekst van 1 tot { $most } afdrukbare tekens
error-salts-count = verwacht werden { $seats } zouten, een van elke plaats, niet { $salts }
error-salts-type = zouten zijn een lijst teksten, een van elke plaats, niet van het type ‘{ $type }’
error-hash-digits = de hash van een zout heeft 64 hexadecimale cijfers in kleine letters
error-hash-other = plaats { $seat } heeft al een andere hash gestuurd
error-salt-early = er wordt geen zout gestuurd voordat alle hashes er zijn
error-salt-digits = een zout is 16 tot 64 willekeurige bytes als hexadecimale cijfers in kleine letters
error-salt-unfit = het zout van plaats { $seat } past niet bij de gestuurde hash
error-salt-promised = plaats { $seat } heeft een eigen zout beloofd
error-salts-missing = niet alle zouten zijn er; nog niet van plaatsen: { $seats }
error-opening = dit is geen opening: { $why }
error-parts = de delen passen niet bij elkaar
error-fork-unfinished = een partij wordt afgetakt van een afgelopen verslag, en dit houdt voor het einde op
error-fork-edition = dat verslag is gespeeld met een andere editie of andere opties
error-fork-entry = er is geen logregel { $number } om mee te beginnen; de laatste is { $last }
error-not-forked = de partij is niet van dat verslag afgetakt
error-fork-position = de partij begint niet met de stelling na logregel { $number } van dat verslag
error-start = het begin is misvormd: { $why }
error-start-unknown = de partij begint met ‘{ $start }’, en dat is hier niet bekend
error-start-header = de stelling waarmee de partij begint, is niet die van de kop
error-start-players = de partij begint met een stelling voor { $players } spelers, niet voor { $seats }
error-start-over = de partij begint met een stelling waarin het spel is afgelopen
error-practice = { $game }: de begeleide beurt is niet leesbaar: { $why }
error-block = een blok begint op pagina 0 of later en heeft minstens één pagina, niet { $first } en { $count }

## Errors: records

error-not-a-record = dit is geen verslag: { $why }
error-record-format = verwacht werd { $expected }, niet ‘{ $format }’
error-header = de kop is misvormd: { $why }
error-dealer-kinds = het toeval is { $sealed } of { $seeded }
error-other-game = dit is een verslag van ‘{ $name }’, niet van ‘{ $game }’
error-no-set-up = met deze editie kan geen spel worden opgesteld ({ $error })
error-revision = gespeeld volgens versie { $played } van de regels; hier geldt { $here }
error-edition-of-header = de editie is niet die van de kop
error-names-count = namen: { $names }, plaatsen: { $seats }
error-no-entry = dit is geen logregel: { $why }
error-numbered = het nummer is { $number }; er is iets weggehaald of ingevoegd
error-was-over = de partij was al eerder afgelopen
error-not-forced = het staat als gedwongen vermeld, maar dat kon niet iedereen zien
error-no-chance = hier wordt niet gegooid of getrokken
error-nothing-comes = volgens deze editie is hier geen uitkomst mogelijk
error-counter = de teller van het toeval moet { $expected } zijn, niet { $counter }
error-resigned = deze plaats heeft al opgegeven
error-take-back = er is geen logregel { $number } om terug te nemen
error-rules-break = de regels lopen hier vast ({ $error })
error-chain = de keten klopt niet: een samenstelling is een reeks acties van één plaats achter elkaar
error-action-written = de actie wordt ‘{ $written }’ geschreven, niet ‘{ $given }’
error-undo-own = een plaats neemt alleen eigen acties terug, nooit het toeval
error-undo-known = wat bekend is geworden, kan niet worden teruggenomen
error-undo-whole = een actie wordt vanaf het begin teruggenomen, een samenstelling in haar geheel

## Errors: proofs

error-unfinished = het verslag houdt op voordat de partij is afgelopen
error-options-spelling = de opties zijn niet geschreven zoals het spel ze schrijft
error-link-missing = de schakel ontbreekt
error-link-alone = er is een schakel zonder logregel
error-link = de keten breekt: de tekst van deze logregel is niet wat er is vastgelegd
error-first-link = de keten breekt: de tekst van deze logregel of het zegel is niet wat er is vastgelegd
error-no-longer-allowed = de regels staan dit niet meer toe
error-stops-at-chance = het verslag stopt waar er iets gegooid of getrokken moet worden
error-weights = de gewichten zijn niet die van de regels
error-dealer-gave = het verzegelde toeval gaf ‘{ $fell }’, niet ‘{ $action }’
error-result = de uitslag is niet die van de laatste stelling
error-last-position = de laatste stelling is niet die van het verslag
error-other-commitment = de vastlegging is { $commitment }, niet de bewaarde: dit is een andere partij, of spel, editie, opties of geheim zijn verwisseld
error-other-head = het bewaarde eind van de keten hoort niet bij dit verslag: er zijn andere logregels gespeeld
error-no-salt = in dit verslag is geen zout van plaats { $seat }
error-other-salt = het zout van plaats { $seat } is niet het bewaarde
error-salt-elsewhere = het bewaarde zout voor plaats { $seat } is dat van plaats { $other }
error-seal = het zegel is verbroken: { $why }
error-secret-missing = het geheim van het toeval ontbreekt of is misvormd
error-seal-commitment = geheim en kop passen niet bij de gepubliceerde vastlegging: een ervan is verwisseld
error-seal-secret = het geheim past niet bij de gepubliceerde vastlegging
error-seal-dealer = volgens de kop is het toeval { $dealer }
error-seal-salts = zouten: { $salts }, plaatsen: { $seats }
error-seal-salt = een zout bestaat uit afdrukbare tekens
error-seal-marks = de merken van de zouten van de server zijn geen plaatsen op volgorde
error-seal-marked = het zout van plaats { $seat } staat als dat van de server vermeld en is het niet
error-seal-unmarked = het zout van plaats { $seat } is dat van de server, zonder merk
error-seal-lot = de loting is niet die van geheim, kop en zouten
error-seal-lot-missing = volgens de kop zijn de plaatsen geloot, en de loting ontbreekt
error-seal-lot-alone = volgens de kop zijn er geen plaatsen geloot, en er is een loting

## Errors: bots and series

error-no-bot = er is geen bot ‘{ $name }’ voor { $game }; er zijn: { $bots }
error-search = ‘search:{ $text }’ is geen zoekopdracht; schrijf search:SECONDEN of search:nodes=N, dan :plain of :forgetful
error-external-command = ‘external:{ $command }’ is geen opdracht: { $why }
error-external-empty = external: heeft een opdracht nodig, bijvoorbeeld ‘external:python bot.py’
error-bot-forfeits = de bot ‘{ $bot }’ { $what }: zijn plaats verlaat het spel
error-bot-silent = gaf geen antwoord op keuze { $choice }
error-bot-action = antwoordde ‘{ $action }’, wat geen actie van dit spel is
error-bot-illegal = antwoordde ‘{ $action }’, wat nu niet mag
error-bot-start = kon niet worden gestart ({ $why })
error-bot-protocol = spreekt protocol { $protocol } niet
error-bot-ended = is gestopt
error-bot-late = had meer dan { $seconds } seconden nodig
error-bot-json = zei ‘{ $line }’, wat geen JSON is
error-bot-crash = is vastgelopen ({ $error })
error-arena-bots = een arena heeft minstens twee verschillende bots nodig, gescheiden door komma’s, bijvoorbeeld master,adept
error-arena-scale = ‘{ $scale }’ is geen schaal; schrijf een getal boven 0, bijvoorbeeld 1/40
error-arena-ledger = { $file }, regel { $line }: dit is geen spel van een arena; kies een andere map
error-arena-extra = { $what } heeft pakketten nodig die niet geïnstalleerd zijn: pip install 'spellboard[{ $extra }]'
error-arena-executor = ‘{ $text }’ voert niets uit; schrijf dask://HOST:PORT
error-arena-cluster = het cluster op { $address } antwoordt niet: { $why }
error-arena-workers = het cluster op { $address } heeft geen workers
error-bots-named = scheid bots met komma’s, bijvoorbeeld random,random
error-too-many-bots = { $bots } bots zijn te veel voor { $seats } plaatsen
error-violation = spel { $number }, beslissing { $decision }: { $what }
error-dead-end = doodlopend: niets mag en het spel is niet afgelopen
error-choice-refused = weigering: ‘{ $action }’: { $refusal }
error-crash = crash: ‘{ $action }’: { $error }
error-unsound = tegenstrijdigheid: { $problem }
error-weight = toeval: een gewicht is niet positief
error-no-result = uitslag: het spel is zonder uitslag afgelopen
error-codes-unsorted = keuze: de nummers zijn niet geordend en verschillend
error-too-wide = keuze: { $many } mogelijkheden zijn meer dan { $most }
error-bytes-differ = bytes: na opslaan en teruglezen is de stelling niet dezelfde
