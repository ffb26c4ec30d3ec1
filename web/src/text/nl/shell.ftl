# De woorden van elke pagina behalve tafel, terugkijken en regels. Een test houdt de vier bestanden gelijk.

## Het kader

skip-to-main = Naar de inhoud
home = Spellboard, naar de startpagina
tools = Gereedschap
replays = Terugkijken
settings = Instellingen
language = Taal
to-night = Nachthemel
to-day = Perkament
to-start = Naar de startpagina
loading = Een ogenblik…
hide = Verbergen
copy = Kopiëren
stay = Blijven
your-turn = Jij bent aan de beurt
title-your-turn = { $count ->
    [one] Jij bent aan de beurt
   *[other] Jij bent aan { $count } tafels aan de beurt
}
notify-turn = Jij bent aan de beurt
notify-turn-body = Een van je tafels wacht op je.
lost-title = Hier is niets
lost-text = Dit adres leidt nergens heen. Misschien is de tafel verwijderd.

## Als iets niet lukt

error-unreached = De server is niet bereikbaar. Er is niets veranderd.
connection-lost = Verbinding verbroken. Nieuwe poging…
connection-lost-kept = { $count ->
    [one] Verbinding verbroken. Je actie is bewaard.
   *[other] Verbinding verbroken. Je { $count } acties zijn bewaard.
}
broken-title = Deze pagina is gestruikeld
broken-text = Je spel staat veilig op de server. Laad de pagina opnieuw; gebeurt het weer, stuur ons dan het rapport.
broken-again = Opnieuw laden
broken-report = Rapport bewaren
broken-details = Wat er misging
mishap-text = Er ging iets mis op deze pagina. Je spel staat veilig op de server; doet de pagina vreemd, laad die dan opnieuw.
mishap-close = Sluiten
bye-removed = De host heeft je van deze tafel verwijderd.
bye-signed-out = Je bent op dit apparaat niet aangemeld.
bye-closed = Deze tafel bestaat niet.
bye-protocol = Deze pagina past niet meer bij de server. Laad de pagina opnieuw.
bye-too-many = Er zijn te veel pagina’s open. Sluit er een en laad deze opnieuw.

## Plaatsen en bots

seat-sign = Plaats { $number }, { $colour ->
    [lapis] lapis met een maan
    [cinnabar] vermiljoen met een zon
    [malachite] malachiet met een blad
    [orchil] orseille met een kelk
    [soot] roet met een toren
   *[umber] omber met een sleutel
}
seat-number = Plaats { $number }
seat-free = vrij
seat-host = host
seat-here = aanwezig
seat-away = weg
bot-greedy = Bot (gretig)
bot-random = Bot (willekeurig)
bot-novice = Bot (beginner)
bot-adept = Bot (gevorderd)
bot-master = Bot (meester)

## De startpagina

start-promise = Drie spellen vol magie, één goede tafel.
start-how = Speel vanavond: tegen bots, rond dit scherm of met vrienden via een link. Zonder account.
start-games = Spellen
fact-players = { $fewest } tot { $most } spelers
fact-minutes = { $shortest }–{ $longest } min
fact-weight = Moeilijkheid { $weight } van 5
rules = Regels
rules-of = Regels: { $game }
play-bots = Tegen bots
play-bots-of = Tegen bots: { $game }
play-here = Op dit apparaat
play-here-of = Op dit apparaat: { $game }
play-friends = Uitnodigen
play-friends-of = Uitnodigen: { $game }
practice = Oefening
practise = Je eerste beurt
practise-of = Je eerste beurt, begeleid: { $game }
my-tables = Jouw tafels
my-tables-none = Nog geen tafel. Kies hierboven een spel.
my-tables-none-yet = Hier komen jouw tafels te staan.
open-tables = Open tafels
open-tables-none = Er zoekt nu niemand gezelschap.
open-tables-none-yet = Zodra je een naam hebt, zie je hier open tafels.
table-open = Verder
table-look = Bekijken
table-open-of = { $what }: { $game }, { $names }
sit-down = Aanschuiven
sit-down-of = Aanschuiven: { $game }, { $names }
state-over = Het spel is afgelopen
state-closed = Gesloten
state-opening = De dobbelstenen worden verzegeld
state-open = { $seated } van { $seats } plaatsen bezet
state-seated = { $seated } van { $seats } plaatsen bezet, { $clock }
state-paused = Gepauzeerd
state-turn = Iedereen wacht op jou
state-thinking = { $count ->
    [one] Denkt na: { $names }
   *[other] Aan het kiezen: { $names }
}
state-running = Bezig

## Een nieuwe tafel

new-title = Nieuwe tafel: { $game }
new-facts = { $fewest } tot { $most } spelers, { $shortest } tot { $longest } minuten
new-who = Wie zit waar
who-you = Jij
who-you-named = Jij, { $name }
who-here = Ook hier
who-friend = Via link
who-bot = Bot
who-empty = Leeg
bot-level-of = Niveau van de bot op plaats { $number }
here-name = Naam
here-name-of = Naam op plaats { $number }
new-start = Spel beginnen
new-open = Tafel openen
new-few = Voor dit spel zijn minstens { $fewest } spelers nodig.
new-nobody = Neem zelf een van de plaatsen.
new-invite-next = Op de volgende pagina krijg je een link en een QR-code om te sturen.
new-house-rules = Huisregels
clause-of = Artikel { $clause }
new-clock = Klok
clock-none = zonder klok
clock-move = { $minutes } per beurt
clock-move-days = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
}
clock-total = { $minutes } in totaal, { $increment } s extra per beurt
span-minutes = { $minutes } min
span-seconds = { $seconds } s
clock-none-note = Geen tijdsdruk.
clock-note = Als de tijd om is, neemt een bot de plaats over; wie daar zat, mag terugkomen.
new-public = Iedereen mag aanschuiven
new-public-help = De tafel staat op de startpagina bij de open tafels.
new-lot = Plaatsen verloten
new-lot-help = De volgorde wordt bij het begin geloot, en iedereen kan het nagaan.
new-edition = Editie
name-label = Hoe heet je?
name-note = Een naam is genoeg. Geen account, geen e-mail.
name-default = Gast

## Voor de partij

waiting-opening = De dobbelstenen worden verzegeld; het begint zo.
waiting-free = { $count ->
    [one] Eén plaats is nog vrij.
   *[other] { $count } plaatsen zijn nog vrij.
}
waiting-ready-host = Iedereen is er. Begin wanneer je wilt.
waiting-ready = Iedereen is er. De host start het spel.
waiting-start = Spel beginnen
waiting-close = Tafel sluiten
waiting-leave = Tafel verlaten
invite-title = Vrienden uitnodigen
invite-text = Wie deze link heeft, mag gaan zitten: stuur hem door of laat de code met een telefoon scannen.
invite-link = Uitnodiging
invite-renew = Nieuwe link (de oude werkt dan niet meer)
link-drawn = QR-code: { $label }
link-copy = Link kopiëren
link-share = Delen
link-copied = Gekopieerd.
link-copy-failed = Je browser staat kopiëren niet toe. Selecteer in plaats daarvan de tekst.

## Waar links heen leiden

enter-no-token = Deze link is niet volledig. Vraag er nog eens om.
enter-as = Je verschijnt als { $name }.
enter-instead = Op dit apparaat ben je nu { $name }; dat wordt vervangen. Bewaar eerst een herstellink als je terug wilt komen.
join-title = Je bent uitgenodigd
join-text = Aan een Spellboard-tafel wacht een plaats op je.
join-go = Gaan zitten
watch-title = Toekijken
watch-text = Je mag aan een tafel toekijken. Je ziet wat open is, maar niemands geheimen.
watch-go = Toekijken
device-title = Ook dit apparaat
device-text = Vanaf nu speel je ook op dit apparaat. De link werkt één keer.
device-go = Dit apparaat gebruiken
recover-title = Welkom terug
recover-text = Deze link brengt je naam en je tafels terug.
recover-go = Terugkomen

## Instellingen

me-browser = Deze browser
me-theme = Uiterlijk
theme-system = Zoals het systeem
me-confirm = Vragen voordat een keuze wordt gespeeld
confirm-always = Altijd
confirm-barrier = Als het definitief is
confirm-never = Nooit
me-confirm-note = ‘Als het definitief is’ vraagt alleen wanneer een keuze niet kan worden teruggenomen.
me-speed = Tempo van bots en animaties
speed-calm = Rustig
speed-normal = Normaal
speed-quick = Snel
speed-at-once = Meteen
me-speed-note = Met een klik op het bord sla je het wachten over.
me-speed-still = Je systeem vraagt om minder beweging, dus alles gebeurt meteen.
me-sound = Geluid
me-notify = Melden als ik aan de beurt ben
me-notify-note = Zolang er een tab van Spellboard open is.
notify-refused = Je browser staat geen meldingen van deze pagina toe.
me-about = Over Spellboard
me-version = Spellboard { $version }
me-nobody-title = Nog niemand
me-nobody = Je krijgt een naam zodra je ergens gaat zitten.
me-name = Je naam
me-rename = Wijzigen
me-renamed = Vanaf nu heet je zo.
me-devices = Meer apparaten
me-device-note = Speel ook op je telefoon: scan er binnen vijf minuten deze code mee.
me-device-make = Code tonen
me-device-link = Tweede apparaat
me-recovery-note = Een link om veilig te bewaren: de weg terug als dit apparaat kwijtraakt. Een nieuwe maakt de oude ongeldig.
me-recovery-make = Herstellink maken
me-recovery-link = Herstellink
me-keys = Persoonlijke sleutels
me-keys-note = Voor programma’s die uit jouw naam spelen of toekijken.
me-api = De open API
me-key-label = Waar is hij voor?
me-key-make = Sleutel maken
me-key-once = Kopieer hem nu: hij wordt maar één keer getoond.
me-key-text = Sleutel
me-key-revoke = Intrekken
me-key-revoke-of = Intrekken: { $label }
me-farewell = Weggaan
me-leave = Dit apparaat afmelden
me-leave-sure = Zonder tweede apparaat of herstellink kom je niet terug bij je tafels.
me-left = Dit apparaat is afgemeld.
me-leave-elsewhere = Overal elders afmelden
me-left-elsewhere = Alle andere apparaten zijn afgemeld; links en sleutels gelden niet meer.
me-forget = Vergeet mij
me-forget-sure = Je naam en alles wat je hebt geschreven, wordt gewist, aan elke tafel en voorgoed.
me-forget-yes = Ja, vergeet mij
me-forgotten = Je bent vergeten.
