# De woorden van de tafel en van het tafelscherm.

table-title = Tafel
table-lost = Een apparaat aan deze tafel kent logregel { $entry }, en de server heeft die niet. Misschien heeft de server zetten verloren.
table-damaged = Wat de server van deze tafel had bewaard, is beschadigd; daarom is de tafel gesloten. Wie de server draait, kan nagaan wat er te redden is.
table-rules-changed = De regels van dit spel zijn sindsdien veranderd; daarom is de tafel gesloten.
board-label = De stelling
board-own = Van jou: { $sheet }
seats-label = Plaatsen
seat-label = Plaats van { $name }
seat-you = dat ben jij
seat-your-turn = jij bent aan de beurt
seat-thinks = denkt na
seat-bot = bot
seat-resigned = heeft opgegeven
seat-unfold = Wat { $name } heeft
watching = Je kijkt toe.
cell-lit = Dit kun je kiezen.
clock-label = Resterende tijd: { $left }
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}

## Wat nu

flag-over = Het spel is afgelopen
flag-chosen = Gekozen; je kunt het nog veranderen
choices-label = Jouw mogelijkheden
choices-back = Terug
choices-rules = Regels hierover
choice-where = kies waarheen
choice-which = { $count ->
    [one] 1 mogelijkheid
   *[other] { $count } mogelijkheden
}
move-steps = { $move } ({ $steps } stappen)
pick-place = Kies een verlichte plek of typ de naam
pick-type = Typ een paar letters
pick-count = { $shown } van { $all } getoond
number-label = Hoeveel
number-less = Een minder
number-more = Een meer
confirm-label = Dit spelen?
confirm-stays = Dit kan niet worden teruggenomen.
confirm-no = Nog niet
undo = Terugnemen
undo-turn = Mijn beurt terugnemen
rewatch = Sinds mijn laatste beurt
rewatch-stop = Stoppen ({ $at } van { $all })
command-label = Een zet in notatie
command-hint = Typ een zet
blocked-title = { $count ->
    [one] Wat niet kan, en waarom (1)
   *[other] Wat niet kan, en waarom ({ $count })
}
need = { $what }: { $needed } nodig, { $had } aanwezig
why-source = Bron: { $source }
why-close = Begrepen
order-button = Vaste opdracht
order-title = Vaste opdracht
order-text = De opdracht wordt voor je gespeeld zodra het kan, ook als je weg bent.
order-phase = Voor deze fase
order-round = Voor deze ronde
order-cancel = Intrekken
order-stands = Vaste opdracht: { $order }

## Verslag, gesprek, regels

tabs-label = Logboek, gesprek en regels
tab-log = Logboek
tab-chat = Gesprek
tab-rules = Regels
log-empty = Nog geen zetten.
log-rule = De regel opzoeken
somebody = Iemand
chat-label = Zeg iets aan tafel
chat-hint = Zeg iets
chat-muted = De host heeft je gedempt.
chat-send = Versturen
rules-search = Zoek in de regels
rules-none = Geen regel gevonden.
rules-whole = Het hele regelboek
our-ruling = onze beslissing
figures-none = Elk gegeven is in een bron gevonden.
figures-text = { $count ->
    [one] Eén gegeven van deze editie is gereconstrueerd, omdat geen bron het toont:
   *[other] { $count } gegevens van deze editie zijn gereconstrueerd, omdat geen bron ze toont:
}
figures-derived = { $count ->
    [one] Nog één is uit de bronnen afgeleid.
   *[other] Nog { $count } zijn uit de bronnen afgeleid.
}
happened-joined = { $name } gaat zitten.
happened-left = { $name } is vertrokken.
happened-away = { $name } is weg.
happened-present = { $name } is er.
happened-bot = Een bot speelt voor { $name }.
happened-returned = { $name } is terug.
happened-removed = De host heeft iemand weggestuurd.
happened-paused = De partij is gepauzeerd.
happened-resumed = De partij gaat verder.
happened-flag = De tijd van { $name } is om.
happened-long = Deze partij heeft { $entries } logregels. Vanaf { $undo } kan niets meer worden teruggenomen; bij { $most } wordt ze gesloten.
happened-agreed = Iedereen is akkoord.
happened-refused = Het voorstel is afgewezen.
happened-lost = Een apparaat kent zetten die de server niet heeft.

## De tafel zelf

table-dialog = Tafel en mensen
open-screen = Tafelscherm
replay = Terugkijken
pause = Pauze
resume = Verder
mute = Dempen
mute-of = { $name } dempen
unmute = Laten praten
unmute-of = { $name } laten praten
hand = Aan een bot geven
hand-of = De plaats van { $name } aan een bot geven
remove = Wegsturen
remove-of = { $name } wegsturen
propose-rewind = Voorstellen een stap terug te gaan
propose-agreement = Voorstellen het spel te beëindigen
resign = Opgeven
close-table = De partij beëindigen
resign-title = Het spel verlaten?
resign-text = De anderen spelen zonder je verder. Dit kan niet worden teruggenomen.
resign-yes = Ja, ik geef op
vote-label = Een voorstel
vote-rewind = { $name } stelt voor terug te gaan tot vóór logregel { $entry }.
vote-agreement = { $name } stelt voor het spel zonder winnaar te beëindigen.
vote-hand = { $name } stelt voor dat een bot voor { $about } speelt.
vote-return = { $name } wil weer meespelen.
vote-count = { $yes } van { $all } voor
vote-yes = Instemmen
vote-no = Afwijzen
rank = { $rank }. { $name }
revealed = Wat de anderen hadden
rematch = Nog een keer
rematch-go = Naar de nieuwe tafel
dialog-close = Sluiten
words-title = De stelling in woorden

## Eén toestel, meer mensen

hand-over = Nu is { $name } aan de beurt
hand-over-text = Geef het apparaat door. Van de vorige speler is niets meer te zien.
hand-over-take = Ik ben { $name }

## Toetsen

keys-title = Toetsen
key-1-does = uit de lijst kiezen
key-arrows-does = over het bord lopen
key-page = Page up, Page down
key-page-does = naar de volgende verlichte plek
key-enter = Enter
key-enter-does = kiezen wat de focus heeft, of bevestigen
key-escape = Esc
key-escape-does = een stap terug; een animatie beëindigen
key-u-does = terugnemen
key-shift-u = Shift U
key-shift-u-does = mijn beurt terugnemen
key-w-does = bekijken wat er sinds mijn laatste beurt gebeurde
key-s-does = de stelling in woorden horen
key-b-does = naar het bord
key-t-does = naar mijn mogelijkheden
key-l-does = logboek
key-c-does = gesprek
key-r-does = regels
key-zoom-does = inzoomen, uitzoomen, hele bord; daarna verschuiven de pijlen het
key-slash-does = een zet typen
key-question-does = deze toetsen

## Het tafelscherm

screen-title = Tafelscherm
screen-scan = Plaats { $number }: scan en ga zitten
screen-last = Laatste zet
screen-nobody = Niemand hoeft nu te kiezen.
guide-label = Aanwijzing
guide-read = Begrepen
guide-enough = Geen aanwijzingen meer
guide-again = Aanwijzingen weer tonen
zoom-label = Grootte van het bord: { $name }
zoom-closer = Dichterbij
zoom-farther = Verder weg
zoom-whole = Het hele bord tonen

## Een begeleide eerste beurt

lesson-label = Je eerste beurt, stap voor stap
lesson-step = Stap { $step } van { $of }
lesson-again = Opnieuw
lesson-own-way = Je gaat je eigen weg, en dat mag. Kies wat je wilt; hier telt niets.
lesson-done = Dat was je eerste beurt. De bots spelen met je verder, of je begint een echt spel.
lesson-play-on = Verder tegen de bots
lesson-real = Een echt spel beginnen
