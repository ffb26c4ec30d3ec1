# The words of replays and of the printed rules.

replay-title = Replays
replay-title-of = Replay: { $game }
replay-open = Open a record
replay-drop = Drop a record on this page, or choose a file. The server plays it through before it shows anything, and keeps nothing of it.
replay-choose = Choose a file
replay-refused = This cannot be shown. { $why }
replay-mine = Your games
replay-none = A game that you have begun will stand here.
replay-of = Replay: { $game }, { $names }
replay-file = From the file “{ $name }”
replay-running = This game is still being played. You see what you were told so far.
replay-early = This game has not begun yet.
replay-looking = Looking back
replay-eyes = Through whose eyes
replay-everybody = What all could see
replay-eyes-here = through these eyes
replay-to-choose = to choose
replay-link = Link to this moment
replay-record = Save the record
replay-transcript = Save what I was told
replay-table = To the table

## The scrubber

replay-controls = Replay
replay-scrub = Moment
replay-steps = Steps
replay-where = Moment { $page } of { $all }, round { $round }
replay-play = Play
replay-rest = Rest
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-on = One step on
replay-round-back = A round back
replay-round-on = A round on
replay-start = The table before the first move.
replay-folded = Somebody tried something and took it back.
replay-undone = { $name } takes back.
replay-rewound = All have agreed to go back.
replay-jumps = Rounds and key moments
replay-round = Round
replay-round-n = Round { $round }
replay-round-none = Before the first round
replay-events = Key moments of this round
replay-no-events = Nothing out of the ordinary in this round.
replay-event-back = Key moment before
replay-event-on = Next key moment
replay-told = What happened
replay-key-step = one step back or on
replay-key-ends = to the beginning, to the end
replay-key-rounds = a round back or on
replay-key-events = next key moment, the one before
replay-key-play = play, rest
replay-key-board = to the board
replay-key-keys = these keys

## Going on from here

replay-fork = Go on from here
replay-fork-text = A new table begins with this position, with bots on the other seats. The old game stays as it was.
replay-fork-over = Choose an earlier moment: here the game is over.
replay-fork-seat = Your seat
replay-fork-go = Play on as { $name }

## The seal

seal-title = The seal
seal-text = Were the dice and draws left alone? This browser works it out by itself.
seal-check = Check the seal
seal-holds = Proved:
seal-broken = Wrong:
seal-entry = The first entry that does not fit is { $entry }.
seal-said-holds = The seal holds.
seal-said-broken = The seal does not hold.
seal-said-nothing = There is no seal to check.
seal-unproved-former = This record is of an older format, whose seal bound neither game nor moves.
seal-unproved-unsealed = This match was dealt from a seed: it can be repeated, but it proves nothing.
seal-unproved-closed = The secret is not open yet.
seal-by-browser = Worked out in this browser
seal-commitment = game, edition, options and secret were settled before the first deal.
seal-edition = the figures of the edition are those that were settled.
seal-start = the position it began with is the one that was settled.
seal-salts = { $count ->
    [one] the salt of the one seat is in every die.
   *[other] the salts of { $count } seats are in every die.
}
seal-lot = the seats fell as the lot says.
seal-chain = { $count ->
    [one] the one entry is linked to its beginning.
   *[other] { $count } entries are linked one to the next; none was changed, added or left out.
}
seal-falls = { $count ->
    [0] there were no dice and draws to check.
    [one] the one die or draw falls on one of its stored weights.
   *[other] { $count } dice and draws have their numbers in a row, and each falls on one of its stored weights.
}
seal-by-kept = Compared with what this browser kept
seal-kept-nothing = This browser kept nothing of this match. The record agrees with itself; whether it is the one that was played it cannot show.
seal-kept-commitment = the commitment is the one you were shown before the first deal.
seal-kept-salt = { $count ->
    [one] your salt is in it.
   *[other] your { $count } salts are in it.
}
seal-kept-head = the journal contains the link that you saw last.
seal-by-engine = Proved by the engine
seal-only-engine = Only the engine knows the rules: that every move was allowed, that the weights are those of the position, and which card or face each of them is.
seal-by-nobody = What no record can show
seal-host = The host holds the secret and knows every die to come. A host who plays has an advantage that leaves no trace.
proved-rules = every move is allowed by the rules.
proved-result = the game ended as the record says.
proved-dice = every die and draw is what the sealed dealer gave.
proved-commitment = the commitment is the one that was shown.
proved-salts = the salts are those that were given.
proved-head = the journal is the one whose head was kept.
proved-lot = the seats fell as the lot says.
proved-start = it began with the position of the other match.
warning-former = The record is of an older format.
warning-unsealed = The match was dealt from a seed.
warning-rewinds = All agreed to go back at least once; the dice thrown then stand in the record.
warning-server-salts = Some salts came from the server: bots have none of their own.
warning-weak-salts = Some salts are short.
warning-practice = It is practice: a guided first turn from a position of the game’s own.

## The printed rules

rules-title = Rules
rules-of-game = The rules of { $game }
rules-print = Print
rules-revision = Revision { $revision } of the rules, as this server plays them.
rules-ruling-note = Where the rulebooks differ or say nothing, we have decided. Those clauses are marked “our ruling”.
rules-books = Sources
rules-figures = Figures of the edition
