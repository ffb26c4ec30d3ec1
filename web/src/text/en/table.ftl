# The words of the table and of the table screen.

table-title = Table
table-lost = A device at this table knows entry { $entry } of the log, and the server does not have it. The server may have lost moves.
table-damaged = What the server had stored of this table is damaged, so the table is closed. Whoever runs the server can see what can be saved.
table-rules-changed = The rules of this game have changed since, so the table is closed.
board-label = The position
board-own = Yours: { $sheet }
seats-label = Seats
seat-label = Seat of { $name }
seat-you = that is you
seat-your-turn = your turn
seat-thinks = is thinking
seat-bot = bot
seat-resigned = has resigned
seat-unfold = What { $name } has
watching = You are watching.
cell-lit = You may choose this.
clock-label = Time left: { $left }
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}

## What now

flag-over = The game is over
flag-chosen = Chosen; you may still change it
choices-label = Your choices
choices-back = Back
choices-rules = Rules for this
choice-where = choose where
choice-which = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
move-steps = { $move } ({ $steps } steps)
pick-place = Choose a lit place, or type its name
pick-type = Type a few letters
pick-count = { $shown } of { $all } shown
number-label = How many
number-less = One less
number-more = One more
confirm-label = Play this?
confirm-stays = This cannot be undone.
confirm-no = Not yet
undo = Undo
undo-turn = Undo my turn
rewatch = Since my last turn
rewatch-stop = Stop ({ $at } of { $all })
command-label = A move in notation
command-hint = Type a move
blocked-title = { $count ->
    [one] What is not possible, and why (1)
   *[other] What is not possible, and why ({ $count })
}
need = { $what }: { $needed } needed, { $had } available
why-source = Source: { $source }
why-close = I see
order-button = Standing order
order-title = Standing order
order-text = It is played for you as soon as possible, even while you are away.
order-phase = For this phase
order-round = For this round
order-cancel = Cancel
order-stands = Standing order: { $order }

## Log, chat, rules

tabs-label = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = No moves yet.
log-rule = Look up the rule
somebody = Somebody
chat-label = Say something to the table
chat-hint = Say something
chat-muted = The host has muted you.
chat-send = Send
rules-search = Search the rules
rules-none = No rule found.
rules-whole = The whole rulebook
our-ruling = our ruling
figures-none = Every figure was found in a source.
figures-text = { $count ->
    [one] One figure of this edition is reconstructed, because no source shows it:
   *[other] { $count } figures of this edition are reconstructed, because no source shows them:
}
figures-derived = { $count ->
    [one] One more was derived from what the sources say.
   *[other] { $count } more were derived from what the sources say.
}
happened-joined = { $name } sits down.
happened-left = { $name } has left.
happened-away = { $name } is away.
happened-present = { $name } is here.
happened-bot = A bot plays for { $name }.
happened-returned = { $name } is back.
happened-removed = The host has removed somebody.
happened-paused = The match is paused.
happened-resumed = The match goes on.
happened-flag = { $name } has run out of time.
happened-long = This match has { $entries } entries. From { $undo } on nothing can be taken back; at { $most } it is closed.
happened-agreed = Everyone agreed.
happened-refused = The proposal was turned down.
happened-lost = A device knows moves that the server does not have.

## The table itself

table-dialog = Table and people
open-screen = Table screen
replay = Replay
pause = Pause
resume = Resume
mute = Mute
mute-of = Mute { $name }
unmute = Unmute
unmute-of = Unmute { $name }
hand = Hand over to a bot
hand-of = Hand over { $name }’s seat to a bot
remove = Remove
remove-of = Remove { $name }
propose-rewind = Propose going back one step
propose-agreement = Propose ending the game
resign = Resign
close-table = End the match
resign-title = Leave the game?
resign-text = The others play on without you. This cannot be undone.
resign-yes = Yes, I resign
vote-label = A proposal
vote-rewind = { $name } proposes going back to before entry { $entry }.
vote-agreement = { $name } proposes ending the game without a winner.
vote-hand = { $name } proposes that a bot play for { $about }.
vote-return = { $name } would like to take the seat back from the bot.
vote-count = { $yes } of { $all } in favour
vote-yes = Agree
vote-no = Decline
rank = { $rank }. { $name }
revealed = What the others held
rematch = Play again
rematch-go = To the new table
dialog-close = Close
words-title = The position in words

## One device, several people

hand-over = { $name }’s turn
hand-over-text = Pass the device on. Nothing of the previous player’s is visible any more.
hand-over-take = I am { $name }

## Keys

keys-title = Keys
key-1-does = choose from the list
key-arrows-does = move around the board
key-page = Page up, Page down
key-page-does = to the next lit place
key-enter = Enter
key-enter-does = choose what is in focus, or confirm
key-escape = Escape
key-escape-does = one step back; end an animation
key-u-does = undo
key-shift-u = Shift U
key-shift-u-does = undo my turn
key-w-does = watch what happened since my last turn
key-s-does = hear the position in words
key-b-does = to the board
key-t-does = to my choices
key-l-does = log
key-c-does = chat
key-r-does = rules
key-zoom-does = zoom in, zoom out, whole board; then the arrows move it
key-slash-does = type a move
key-question-does = these keys

## The table screen

screen-title = Table screen
screen-scan = Seat { $number }: scan to sit down
screen-last = Last move
screen-nobody = Nobody has to choose right now.
guide-label = Hint
guide-read = Understood
guide-enough = No more hints
guide-again = Show the hints again
zoom-label = Size of the board: { $name }
zoom-closer = Closer
zoom-farther = Farther away
zoom-whole = Show the whole board

## A guided first turn

lesson-label = Your first turn, step by step
lesson-step = Step { $step } of { $of }
lesson-again = Start over
lesson-own-way = You go your own way, and that is fine. Choose what you like; nothing here counts.
lesson-done = That was your first turn. Play on against the bots, or start a real game.
lesson-play-on = Play on against the bots
lesson-real = Begin a real game
