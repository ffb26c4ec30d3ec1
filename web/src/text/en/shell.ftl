# The words of every page but table, replay and rules. A test keeps the four files alike.

## The frame

skip-to-main = Skip to content
home = Spellboard, to the start page
tools = Tools
replays = Replays
settings = Settings
language = Language
to-night = Night sky
to-day = Parchment
to-start = To the start page
loading = One moment…
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
connection-lost = Connection lost. Trying again…
connection-lost-kept = { $count ->
    [one] Connection lost. Your move is saved.
   *[other] Connection lost. Your { $count } moves are saved.
}
broken-title = This page has stumbled
broken-text = Your game is safe on the server. Reload the page; if it happens again, please send us the report.
broken-again = Reload
broken-report = Save a report
broken-details = What went wrong
mishap-text = Something went wrong on this page. Your game is safe on the server; if the page misbehaves, reload it.
mishap-close = Close
bye-removed = The host has removed you from this table.
bye-signed-out = You are not signed in on this device.
bye-closed = There is no such table.
bye-protocol = This page no longer matches the server. Reload it.
bye-too-many = Too many pages are open. Close one and reload this one.

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
bot-random = Bot (random)
bot-novice = Bot (novice)
bot-adept = Bot (adept)
bot-master = Bot (master)

## The start page

start-promise = Three games of magic, one good table.
start-how = Play tonight: against bots, around this screen, or with friends via a link. No account.
start-games = Games
fact-players = { $fewest } to { $most } players
fact-minutes = { $shortest }–{ $longest } min
fact-weight = Weight { $weight } out of 5
rules = Rules
rules-of = Rules: { $game }
play-bots = Against bots
play-bots-of = Against bots: { $game }
play-here = On this device
play-here-of = On this device: { $game }
play-friends = Invite
play-friends-of = Invite friends: { $game }
practice = Practice
practise = Your first turn
practise-of = Your first turn, guided: { $game }
my-tables = Your tables
my-tables-none = No table yet. Choose a game above.
my-tables-none-yet = Your tables will appear here.
open-tables = Open tables
open-tables-none = Nobody is looking for company right now.
open-tables-none-yet = As soon as you have a name, you will see open tables here.
table-open = Continue
table-look = View
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
   *[other] Choosing: { $names }
}
state-running = In progress

## A new table

new-title = New table: { $game }
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
clock-move = { $minutes } per turn
clock-move-days = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}
clock-total = { $minutes } in total, plus { $increment } s per turn
span-minutes = { $minutes } min
span-seconds = { $seconds } s
clock-none-note = No time limit.
clock-note = When the time is up, a bot takes over the seat; its player may come back later.
new-public = Anybody may join
new-public-help = The table is listed among the open tables on the start page.
new-lot = Draw lots for the seats
new-lot-help = The order is drawn when the game begins, and anybody can check it.
new-edition = Edition
name-label = What’s your name?
name-note = A name is enough. No account, no e-mail.
name-default = Guest

## Before the match

waiting-opening = The dice are being sealed; the game starts in a moment.
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
invite-text = Anyone with this link can join: send it, or let them scan the code.
invite-link = Invitation
invite-renew = New link (the old one will stop working)
link-drawn = QR code: { $label }
link-copy = Copy the link
link-share = Share
link-copied = Copied.
link-copy-failed = Your browser does not allow copying. Select the text instead.

## Where links lead

enter-no-token = This link is incomplete. Ask for it again.
enter-as = You will appear as { $name }.
enter-instead = On this device you are { $name }; that will be replaced. Save a recovery link first if you want to come back.
join-title = You are invited
join-text = A seat at a Spellboard table is waiting for you.
join-go = Sit down
watch-title = Watch
watch-text = You may watch a table. You see what is public, but nobody’s secrets.
watch-go = Watch
device-title = This device too
device-text = From now on you play on this device as well. The link works once.
device-go = Use this device
recover-title = Welcome back
recover-text = This link brings back your name and your tables.
recover-go = Come back

## Settings

me-browser = This browser
me-theme = Appearance
theme-system = Same as system
me-confirm = Ask before playing a choice
confirm-always = Always
confirm-barrier = If it is final
confirm-never = Never
me-confirm-note = “If it is final” asks only when a choice cannot be undone.
me-speed = Speed of bots and animations
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-at-once = At once
me-speed-note = A click on the board skips ahead.
me-speed-still = Your system asks for less motion, so everything happens at once.
me-sound = Sound
me-notify = Notify me when it is my turn
me-notify-note = While a Spellboard tab is open.
notify-refused = Your browser does not allow notifications from this page.
me-about = About
me-version = Spellboard { $version }
me-nobody-title = Nobody yet
me-nobody = You get a name as soon as you sit down somewhere.
me-name = Your name
me-rename = Change
me-renamed = Your name has been changed.
me-devices = More devices
me-device-note = Play on your phone as well: scan this code with it within five minutes.
me-device-make = Show a code
me-device-link = Second device
me-recovery-note = A link to keep in a safe place: the way back if this device is lost. A new link replaces the old one.
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
me-leave-sure = Without a second device or a recovery link you cannot get back to your tables.
me-left = This device is signed out.
me-leave-elsewhere = Sign out everywhere else
me-left-elsewhere = Every other device is signed out; links and tokens no longer work.
me-forget = Forget me
me-forget-sure = Your name and everything you wrote will be erased at every table, for good.
me-forget-yes = Yes, forget me
me-forgotten = You have been forgotten.
