# The words of the table and of the table screen.

table-title = Table
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
watching = You are looking on.
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
pick-place = Choose a lit place, or type it
pick-type = Type a few letters
pick-count = { $shown } of { $all } shown
number-label = How many
number-less = One less
number-more = One more
confirm-label = Shall it be played?
confirm-stays = This cannot be taken back.
confirm-no = Not yet
undo = Undo
undo-turn = Undo my turn
rewatch = Since my last turn
rewatch-stop = Stop ({ $at } of { $all })
command-label = A move in notation
command-hint = Type a move
blocked-title = { $count ->
    [one] Why not something else? 1 answer
   *[other] Why not something else? { $count } answers
}
need = { $what }: { $needed } needed, { $had } there
why-source = Source: { $source }
why-close = I see
order-button = Standing order
order-title = Standing order
order-text = It is played for you as soon as you may, also while you are away.
order-phase = For this phase
order-round = For this round
order-cancel = Cancel it
order-stands = Standing order: { $order }

## Log, chat, rules

tabs-label = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = Nothing has happened yet.
log-rule = Look up the rule
somebody = Somebody
chat-label = Say something to the table
chat-hint = Say something
chat-muted = The host has muted you.
chat-send = Send
rules-search = Search the rules
rules-none = No rule speaks of that.
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
happened-agreed = All have agreed.
happened-refused = The proposal was turned down.

## The table itself

table-dialog = Table and people
open-screen = Table screen
replay = Replay
pause = Pause
resume = Go on
mute = Mute
mute-of = Mute { $name }
unmute = Let speak
unmute-of = Let { $name } speak
hand = Give to a bot
hand-of = Give the seat of { $name } to a bot
remove = Remove
remove-of = Remove { $name }
propose-rewind = Propose to go back one step
propose-agreement = Propose to end it
resign = Resign
close-table = End the match
resign-title = Leave the game?
resign-text = The others play on without you. This cannot be taken back.
resign-yes = Yes, I resign
vote-label = A proposal
vote-rewind = { $name } proposes to go back before entry { $entry }.
vote-agreement = { $name } proposes to end the game without a winner.
vote-hand = { $name } proposes that a bot plays for { $about }.
vote-return = { $name } would like to play again.
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

hand-over = Now { $name }
hand-over-text = Hand the device over. Nothing of the last player’s is shown any more.
hand-over-take = I am { $name }

## Keys

keys-title = Keys
key-1-does = choose from the list
key-arrows-does = walk over the board
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
key-zoom-does = closer to the board, away from it, all of it; then arrows move it
key-slash-does = type a move
key-question-does = these keys

## The table screen

screen-title = Table screen
screen-scan = Seat { $number }: scan to sit down
screen-last = Last move
screen-nobody = Nobody is asked anything.
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
lesson-again = From the start
lesson-own-way = You go your own way, and that is fine. Choose what you like; nothing here counts.
lesson-done = That was your first turn. The bots play on with you, or you begin a real game.
lesson-play-on = Play on against the bots
lesson-real = Begin a real game
