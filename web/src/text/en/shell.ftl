# The words of every page but table, replay and rules. A test keeps the four files alike.

## The frame

skip-to-main = Skip to the content
home = Spellboard, to the start page
tools = Tools
replays = Replays
settings = Settings
language = Language
to-night = Night sky
to-day = Parchment
to-start = To the start page
loading = One moment …
hide = Hide
copy = Copy
stay = Stay
your-turn = Your turn
title-your-turn = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
notify-turn = Your turn
notify-turn-body = A table of yours is waiting for you.
lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps the table has been deleted.

## When something fails

error-unreached = The server cannot be reached. Nothing was changed.
connection-lost = Connection lost. Trying again …
connection-lost-kept = { $count ->
    [one] Connection lost. Your move is kept.
   *[other] Connection lost. Your { $count } moves are kept.
}
broken-title = This page has stumbled
broken-text = Your game is safe on the server. Load the page again; if it happens twice, please send us the report.
broken-again = Load again
broken-report = Save a report
broken-details = What went wrong
bye-removed = The host has removed you from this table.
bye-signed-out = You are not signed in on this device.
bye-closed = There is no such table.
bye-protocol = This page and the server do not understand each other. Load it again.
bye-too-many = Too many pages are open. Close one and load this one again.

## Seats and bots

seat-sign = Seat { $number }, { $colour ->
    [lapis] lapis with a moon
    [cinnabar] cinnabar with a sun
    [malachite] malachite with a leaf
    [orchil] orchil with a chalice
    [soot] soot with a tower
   *[umber] umber with a key
}
seat-number = Seat { $number }
seat-free = free
seat-host = host
seat-here = here
seat-away = away
bot-greedy = Bot (eager)
bot-random = Bot (rolls dice)
bot-novice = Bot (novice)
bot-adept = Bot (adept)
bot-master = Bot (master)

## The start page

start-promise = Three games of magic, one good table.
start-how = Play tonight: against bots, around this screen, or with friends by a link. No account.
start-games = Games
fact-players = { $fewest } to { $most } players
fact-minutes = { $shortest }–{ $longest } min
fact-weight = Weight { $weight } of 5
rules = Rules
rules-of = Rules: { $game }
play-bots = Against bots
play-bots-of = Against bots: { $game }
play-here = Together here
play-here-of = Together here: { $game }
play-friends = Invite
play-friends-of = Invite friends: { $game }
practice = Practice
practise = Your first turn
practise-of = Your first turn, guided: { $game }
my-tables = Your tables
my-tables-none = No table yet. Choose a game above.
my-tables-none-yet = Your tables will stand here.
open-tables = Open tables
open-tables-none = Nobody is looking for company right now.
open-tables-none-yet = As soon as you have a name, you will see open tables here.
table-open = Go on
table-look = Look
table-open-of = { $what }: { $game }, { $names }
sit-down = Sit down
sit-down-of = Sit down: { $game }, { $names }
state-over = The game is over
state-closed = Closed
state-opening = The dice are being sealed
state-open = { $seated } of { $seats } seated
state-seated = { $seated } of { $seats } seated, { $clock }
state-paused = Paused
state-turn = Everybody is waiting for you
state-thinking = { $count ->
    [one] Thinking: { $names }
   *[other] To choose: { $names }
}
state-running = In play

## A new table

new-title = A new table: { $game }
new-facts = { $fewest } to { $most } players, { $shortest } to { $longest } minutes
new-who = Who sits where
who-you = You
who-you-named = You, { $name }
who-here = Here too
who-friend = By link
who-bot = Bot
who-empty = Empty
bot-level-of = Level of the bot on seat { $number }
here-name = Name
here-name-of = Name on seat { $number }
new-start = Start the game
new-open = Open the table
new-few = This game needs at least { $fewest } players.
new-nobody = Take one of the seats yourself.
new-invite-next = On the next page you get a link and a QR code to send.
new-house-rules = House rules
clause-of = Clause { $clause }
new-clock = Clock
clock-none = no clock
clock-move = { $minutes } a move
clock-move-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
clock-total = { $minutes } in all, { $increment } s more each move
span-minutes = { $minutes } min
span-seconds = { $seconds } s
clock-none-note = Nobody is hurried.
clock-note = When the time is up, a bot takes the seat; whoever sat there may come back.
new-public = Anybody may join
new-public-help = The table stands among the open tables on the start page.
new-lot = Draw lots for the seats
new-lot-help = The order is drawn when the game begins, and anybody can check it.
new-edition = Edition
name-label = What are you called?
name-note = A name is enough. No account, no e-mail.
name-default = Guest

## Before the match

waiting-opening = The dice are being sealed; it begins in a moment.
waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-ready-host = Everybody is here. Start when you like.
waiting-ready = Everybody is here. The host starts the game.
waiting-start = Start the game
waiting-close = Close the table
waiting-leave = Leave the table
invite-title = Invite friends
invite-text = Whoever has this link may sit down: send it, or let a phone read the code.
invite-link = Invitation
invite-renew = New link (the old one leads nowhere then)
link-drawn = QR code: { $label }
link-copy = Copy the link
link-share = Share
link-copied = Copied.
link-copy-failed = Your browser does not allow copying. Select the text instead.

## Where links lead

enter-no-token = This link is not complete. Ask for it once more.
enter-as = You come as { $name }.
enter-instead = You are { $name } on this device. That will end here; keep a recovery link first if you want to come back.
join-title = You are invited
join-text = A seat at a table of Spellboard is waiting for you.
join-go = Sit down
watch-title = Look on
watch-text = You may look on at a table. You see what is public, and nobody’s secrets.
watch-go = Look on
device-title = This device too
device-text = From now on you play on this device as well. The link works once.
device-go = Use this device
recover-title = Welcome back
recover-text = This link brings back your name and your tables.
recover-go = Come back

## Settings

me-browser = This browser
me-theme = Look
theme-system = As the system
me-confirm = Ask before a choice is played
confirm-always = Always
confirm-barrier = If it stays
confirm-never = Never
me-confirm-note = “If it stays” asks only where nothing can be taken back.
me-still = Nothing moves
me-sound = Sound
me-notify = Notify me when it is my turn
me-notify-note = While a tab of Spellboard is open.
notify-refused = Your browser does not allow notifications from this page.
me-about = About
me-version = Spellboard { $version }
me-nobody-title = Nobody yet
me-nobody = You get a name as soon as you sit down somewhere.
me-name = Your name
me-rename = Change
me-renamed = From now on you are called that.
me-devices = More devices
me-device-note = Play on your phone as well: let it read this code within five minutes.
me-device-make = Show a code
me-device-link = Second device
me-recovery-note = A link to keep in a safe place: the way back if this device is lost. A new one voids the old one.
me-recovery-make = Make a recovery link
me-recovery-link = Recovery link
me-keys = Personal tokens
me-keys-note = For programs that play or watch in your name.
me-api = The open API
me-key-label = What is it for?
me-key-make = Make a token
me-key-once = Copy it now: it is shown only once.
me-key-text = Token
me-key-revoke = Revoke
me-key-revoke-of = Revoke: { $label }
me-farewell = Leaving
me-leave = Sign this device out
me-leave-sure = Without a second device or a recovery link you will not come back to your tables.
me-left = This device is signed out.
me-leave-elsewhere = Sign out everywhere else
me-left-elsewhere = Every other device is signed out; links and tokens are void.
me-forget = Forget me
me-forget-sure = Your name and all you wrote will be overwritten, on every table and for good.
me-forget-yes = Yes, forget me
me-forgotten = You are forgotten.
