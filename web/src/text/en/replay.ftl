# The words of replays and of the printed rules.

replay-title = Replays
replay-title-of = Replay: { $game }
replay-open = Open a record
replay-drop = Drop a record on this page, or choose a file. The server plays it through before showing anything, and keeps none of it.
replay-choose = Choose a file
replay-refused = This cannot be shown. { $why }
replay-mine = Your games
replay-none = Games you have started will appear here.
replay-of = Replay: { $game }, { $names }
replay-file = From the file “{ $name }”
replay-running = This game is still being played. You see what you were told so far.
replay-early = This game has not begun yet.
replay-looking = Looking back
replay-eyes = Through whose eyes
replay-everybody = What everyone could see
replay-eyes-here = through these eyes
replay-to-choose = to play
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
replay-rest = Pause
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-on = One step forward
replay-round-back = One round back
replay-round-on = One round forward
replay-start = The table before the first move.
replay-folded = Somebody tried something and took it back.
replay-undone = { $name } takes something back.
replay-rewound = Everyone agreed to go back.
replay-jumps = Rounds and key moments
replay-round = Round
replay-round-n = Round { $round }
replay-round-none = Before the first round
replay-events = Key moments of this round
replay-no-events = Nothing out of the ordinary in this round.
replay-event-back = Previous key moment
replay-event-on = Next key moment
replay-told = What happened
replay-key-step = one step back or forward
replay-key-ends = to the beginning, to the end
replay-key-rounds = one round back or forward
replay-key-events = next or previous key moment
replay-key-play = play, pause
replay-key-board = to the board
replay-key-keys = these keys

## Going on from here

replay-fork = Play on from here
replay-fork-text = A new table starts from this position, with bots in the other seats. The old game stays as it was.
replay-fork-over = Choose an earlier moment: here the game is over.
replay-fork-seat = Your seat
replay-fork-go = Play on as { $name }

## The seal

seal-title = The seal
seal-text = Has anyone tampered with the dice or the draws? This browser checks it by itself.
seal-check = Check the seal
seal-holds = Proved:
seal-broken = Disproved:
seal-failed = Check failed:
seal-entry = The first entry that does not fit is { $entry }.
seal-said-holds = The seal holds.
seal-said-part = The record is consistent, but only partly proved.
seal-said-broken = The seal does not hold.
seal-said-nothing = There is no seal to check.
seal-malformed = This browser cannot read the record: it is not written as the format says.
seal-unproved-former = This record has an older format, whose seal covered neither the game nor the moves.
seal-unproved-unsealed = This match was dealt from a seed: it can be repeated, but it proves nothing.
seal-unproved-closed = The secret has not been revealed yet.
seal-basis-nothing = Not proved: this browser kept neither the commitment nor a head of this match. The record only agrees with itself, and anyone who has the secret can write another one that does.
seal-basis-commitment = Proved in part: game, edition, options and secret are those of the commitment that this browser kept. It kept no head, so the moves may have been exchanged.
seal-basis-head = { $rest ->
    [0] Proved in part: these are the entries that this browser followed. It kept no commitment, so it cannot tell when the secret was settled.
    [one] Proved up to entry { $count }: this browser kept the head after it. The last entry may have been written later.
   *[other] Proved up to entry { $count }: this browser kept the head after it. The { $rest } entries that follow may have been written later.
}
seal-basis-whole = Proved: this is the match that this browser followed. It kept the commitment and the last head.
seal-by-browser = Worked out in this browser
seal-commitment = secret, game, edition and options fit the commitment in the record.
seal-edition = the figures of the edition fit the header.
seal-start = the position it began with fits the header.
seal-players = there is one name for each seat.
seal-salts = the salts fit the seats, and those of the server are marked.
seal-lot = the seats are those of the lot from secret, header and salts.
seal-chain = { $count ->
    [one] the only entry is linked to the start.
   *[other] { $count } entries are linked one to the next.
}
seal-journal = { $count ->
    [one] the only entry is well formed, and the record has an end.
   *[other] { $count } entries are numbered in order and fit one another, and the record has an end.
}
seal-falls = { $count ->
    [0] there were no rolls or draws to check.
    [one] the only roll or draw falls on one of its stored weights.
   *[other] { $count } rolls and draws are numbered in order, and each falls on one of its stored weights.
}
seal-by-kept = Compared with what this browser kept
seal-kept-commitment = the commitment is the one that this browser was shown before the first deal.
seal-kept-salt = { $count ->
    [one] your salt is in it.
   *[other] your { $count } salts are in it.
}
seal-kept-head = { $count ->
    [0] the record contains the head that this browser saw last.
   *[other] up to entry { $count } none was changed, added or left out since this browser saw the head.
}
seal-by-engine = Proved by the engine
seal-only-engine = Only the engine knows the rules: that every move was allowed, that the weights fit the position, and which card or face each of them stands for.
seal-by-nobody = What no record can show
seal-host = Whoever runs the server holds the secret and knows every roll to come. If they play too, they have an advantage that leaves no trace.
proved-rules = every move is allowed by the rules.
proved-result = the result is that of the last position.
proved-dice = every roll and draw follows from secret, header and salts.
proved-commitment = the commitment is the one that was shown.
proved-salts = the salts are those that were given.
proved-head = the journal is the one whose head was kept.
proved-lot = the seats are those of the lot from secret, header and salts.
proved-start = it began with the position of the other match.
warning-former = The record has an older format.
warning-unsealed = The match was dealt from a seed.
warning-rewinds = At least once everyone agreed to go back; the rolls discarded that way are in the record.
warning-server-salts = Some salts came from the server: bots have none of their own.
warning-weak-salts = Some salts are too short to be safe.
warning-practice = This is practice: a guided first turn from a prepared position.

## The printed rules

rules-title = Rules
rules-of-game = The rules of { $game }
rules-print = Print
rules-revision = Revision { $revision } of the rules, as this server plays them.
rules-ruling-note = Where the rulebooks differ or say nothing, we have decided. Those clauses are marked “our ruling”.
rules-books = Sources
rules-figures = Figures of the edition
