# Wat de opdrachtregel zelf zegt terwijl er gespeeld wordt.
hello = Typ het cijfer of de letter voor een regel, een actie in notatie, of help. Nieuw hier? Typ goal.
yes = ja
no = nee
back = terug
thinks = { $name } denkt na…
hand-over = { $name } is hierna aan de beurt. Enter wist het scherm.
ready = { $name }, druk op Enter om jouw kant van de tafel te zien.
earlier = { $number ->
        [one] 1 eerdere regel
       *[other] { $number } eerdere regels
    }; log toont alles.
took-back = { $name } neemt de laatste stap terug.
agreed-back = Iedereen is het ermee eens om terug te gaan.
no-number = Er is geen regel ‘{ $text }’. Kies er een van hierboven, of typ help.
unknown = ‘{ $text }’ is hier geen keuze en geen actie. Met help zie je wat je kunt typen.
save-where = Zeg waar: save BESTAND
saved = Bewaard in { $file }.
resume-where = Zeg welk: resume BESTAND
why-what = Vraag naar een soort actie of naar één actie. Nu niet mogelijk: { $kinds }
is-offered = { $text } is nu mogelijk.
rules-what = Typ rules en een artikel of een hoofdstuk om het te lezen.
resign-sure = Opgeven voor { $name }? Typ ja.
stays = Het spel gaat verder.
quit-save = Het spel bewaren? Enter: ja; n: nee; een bestandsnaam: daar.
kept = Het spel is bewaard. Ga verder met: { $command }
closed = Het spel is { $reason }.
wins = { $number ->
    [one] { $names } wint: { $reason }.
   *[other] { $names } winnen samen: { $reason }.
}
record-where = Het verslag bewaren? Typ een bestandsnaam; met Enter wordt het niet bewaard.
record-kept = Het verslag staat in { $file }. Controleer het met: { $command }
which-game = Welk spel?
players = { $players } spelers
number = Typ een getal tot en met { $most }.
how-many = Met hoeveel spelers, { $fewest } tot en met { $most }? Enter: { $fewest }
who-else = Wie speelt er nog mee aan dit toetsenbord? Scheid namen met komma’s; Enter: niemand, bots bezetten de andere plaatsen.
which-bot = Welke bot bezet de andere plaatsen? Enter: de eerste
ruling = onze beslissing
dealer = toeval
all-agree = iedereen akkoord
back-before = terug tot vóór logregel { $number }
player = Speler { $number }
edition-line = Editie: { $edition }; bekende gegevens: { $known }. Regels: versie { $revision }.
figures-known = { $figures ->
    [0] geen gegevens
   *[other] { $share } van { $figures }
}
no-games = Er staat nog geen spel op de plank. Een spel elders heet module:GAME.
not-loaded = kan niet worden geladen: { $reason }
column-game = spel
column-title = titel
column-players = spelers
column-edition = editie
column-figures = bekende gegevens
column-bots = bots
error-nothing-kept = Er is hier geen spel bewaard.
turn-of = aan de beurt: { $names }
which-kept = Welk spel? Enter: het eerste
show-what = Zeg wat: show NAAM. Bijvoorbeeld: { $names }
show-unknown = Niets heet hier ‘{ $text }’. Typ alleen show om te zien wat er is.
no-goal = Dit spel zegt het niet.
help =
    3, b              kiest de regel die zo begint; 0 gaat terug
    Een actie         in de notatie naast de regel; ook een hele keten
    Een soort         bij de naam, om de acties te zien
    goal              waar dit spel om gaat en hoe je wint
    legend            wat de tekens van de tekening betekenen
    show NAAM         wat een kaart, spreuk, wezen of plaats doet en kost
    undo              je laatste stap terugnemen, zolang er niets nieuws bekend werd
    why SOORT         waarom een actie niet mogelijk is, met de regel
    rules [ARTIKEL]   een artikel of hoofdstuk lezen; alleen: wat er is
    board             de tafel opnieuw tekenen
    choices           alle acties die nu mogelijk zijn
    log               alles wat er gebeurde, zoals het je verteld is
    save BESTAND      bewaren en verderspelen
    resume BESTAND    verder met een ander bewaard spel
    resign            opgeven
    quit              van tafel gaan; het spel kan bewaard worden

## What verify says

proof-facts = { $game }, { $seats } spelers, { $entries ->
        [one] 1 logregel
       *[other] { $entries } logregels
    }, worpen en trekkingen: { $chances }
proof-whole = { $file }: bewezen. { $facts }.
proof-agrees = { $file }: klopt met zichzelf, maar is niet bewezen als de gespeelde partij. { $facts }.
proof-basis-nothing = Er is geen vastlegging en geen eind van de keten vergeleken dat je hebt bewaard. Wie het geheim heeft, kan een ander verslag schrijven dat met zichzelf klopt.
proof-basis-commitment = De vastlegging is de jouwe, maar er is geen bewaard eind van de keten vergeleken: de acties kunnen verwisseld zijn.
proof-basis-head = { $rest ->
    [0] Het laatste eind van de keten is het jouwe, maar er is geen bewaarde vastlegging vergeleken: wanneer het geheim vastlag, is niet bekend.
    [one] Het eind van de keten na logregel { $after } is het jouwe. De laatste logregel kan later geschreven zijn.
   *[other] Het eind van de keten na logregel { $after } is het jouwe. De { $rest } logregels daarna kunnen later geschreven zijn.
}
proof-former = { $file }: onbewezen (een ouder formaat). { $facts }.
proof-seeded = { $file }: onbewezen (uit een startgetal, niet verzegeld). { $facts }.
proof-commitment = vastlegging  { $hash }
proof-head = eind van de keten  { $hash }
proof-begun-fork = Begonnen bij logregel { $entry } van de partij { $match }, niet als nieuw spel.
proof-begun-position = Begonnen vanuit een stelling, niet als nieuw spel.
proof-begun-practice = Een oefening: begonnen vanuit de stelling van de begeleide eerste beurt.
proof-lot = Plaatsen door loting: { $seats }.
proof-lot-seat = { $player } had stoel { $chair }
proof-rewinds = TERUGGEGAAN: { $times ->
        [one] Eén keer
       *[other] { $times } keer
    } ging de partij in overleg terug, en { $lost ->
        [0] er viel geen worp of trekking
        [one] er viel 1 worp of trekking
       *[other] er vielen { $lost } worpen en trekkingen
    } weg.
proof-rewind = logregel { $entry } ging terug tot vóór logregel { $before } en { $lost ->
        [0] gooide niets weg
       *[other] gooide { $chances } weg
    }
proof-rewinds-more = … en nog { $count }
proof-server-salts = Zouten van de server: { $seats } gaven er geen, dus gaf de server het; van hen is niets eigens bijgemengd.
proof-short-salts = Korte zouten: { $seats } gaven minder dan 16 willekeurige bytes, en dat is te raden.
proof-proved = Bewezen: { $what }.
proof-unknown = Niet bekend: { $what }.
proved-rules = elke logregel volgt de spelregels
proved-result = de uitslag is die van de laatste stelling
proved-dice = elke worp en trekking is die van geheim, kop en zouten
proved-lot = ieders plaats is die van de loting uit geheim, kop en zouten
proved-commitment = spel, editie, opties en geheim lagen vast met de vastlegging die je hebt bewaard
proved-salts = het zout dat je hebt bewaard, zit in elke worp en trekking
proved-head = de logregels zijn die van het eind van de keten dat je hebt bewaard, allemaal
proved-earlier-entries = tot en met logregel { $after } zijn het die van het eind van de keten dat je hebt bewaard
proved-start = ze begon vanuit de stelling van het verslag dat je hebt bewaard
unknown-former = of er iets is verwisseld: in dit oudere formaat legde niets spel, editie, opties en acties vast
unknown-seeded = of de dobbelstenen zijn uitgezocht: ze volgen uit een klein startgetal, dat iemand heeft gekozen
unknown-commitment = of deze vastlegging voor de partij is gepubliceerd: vergelijk de jouwe met --commitment
unknown-salts = of de zouten die van de spelers zijn: vergelijk het jouwe met --salt
unknown-head = of dit de gespeelde acties zijn: met het open geheim kan iedereen andere schrijven; vergelijk een bewaard eind van de keten met --head
unknown-later-entries = of de logregels na { $after } zo zijn gespeeld: het eind van de keten dat je hebt bewaard, houdt daar op
unknown-start = hoe de stelling is ontstaan waaruit ze begon
unknown-agreement = of iedereen het met het teruggaan eens was: vraag het
unknown-host = of is gebruikt wat de server weet: elke komende worp, elke verborgen kaart en keuze

## Errors

error-file-there = { $file }: dit bestand is er al; kies een andere naam
error-file-no-save = { $file }: dit bestand is er al en is geen bewaard spel; kies een andere naam
error-folder = { $folder }: kan niet worden gemaakt: { $why }
error-not-a-save = { $file }: dit is geen bewaard spel: { $why }
error-not-a-position = { $file }: dit is geen stelling: { $why }
error-is-a-record = { $file }: dit is een verslag, geen bewaard spel; bekijk het met: { $command }
error-not-over = { $file }: dit spel is niet afgelopen; ga verder met: { $command }
error-resume-alone = een bewaard spel brengt spelers, startgetal, editie en opties mee; laat die weg
error-players-named = scheid spelers met komma’s, bijvoorbeeld you,bot:greedy
error-which-game = welk spel? Er zijn: { $games }; of module:GAME
error-edition-elsewhere = { $file }: een editie van ‘{ $name }’, dat niet op de plank staat ({ $games }); zeg met --game module:GAME waar het staat
error-players-with-at = --players kan niet samen met --at: de stelling zegt hoeveel er spelen
error-json-seat = --json geeft de hele stelling, ook wat een speler niet mag zien: laat --seat weg
error-salt-written = ‘{ $pair }’: een zout wordt geschreven als N=SALT, met het nummer van de speler
error-no-player = er is geen speler { $player }; er spelen { $players }
error-no-such-entry = er is geen logregel { $number }; de laatste is { $last }
error-again = { $violation }; opnieuw met: { $command }
error-seat-transcript = --seat hoort bij --transcript: een verslag is voor iedereen gelijk
error-tables-several = meerdere tafels beginnen met ‘{ $start }’: { $tables }
error-table-unknown = er is geen tafel ‘{ $table }’ (zie: { $command })
error-database-unnamed = noem de database: als argument, met --database of met SPELLBOARD_DATABASE
error-log-level = --log-level: een van { $levels } werd verwacht, niet ‘{ $given }’
error-editions-folder = --editions: { $folder } is geen map
