# What the command line itself says while a game is played.
hello = Type the number or letter in front of a line, an action in notation, or help. New here? Type goal.
yes = yes
no = no
back = back
thinks = { $name } is thinking…
hand-over = { $name } is next. Press Enter to clear the screen.
ready = { $name }, press Enter to see your side of the table.
earlier = { $number ->
        [one] 1 earlier line
       *[other] { $number } earlier lines
    }; log shows all.
took-back = { $name } takes back the last step.
agreed-back = Everyone agrees to go back.
no-number = There is no line “{ $text }”. Choose one of those above, or type help.
unknown = “{ $text }” is neither a choice nor an action here. Type help to see what can be typed.
save-where = Say where: save FILE
saved = Saved in { $file }.
resume-where = Say which: resume FILE
why-what = Ask about a kind of action or about one action. Not offered now: { $kinds }
is-offered = { $text } is possible now.
rules-what = Type rules and a clause or a section to read it.
resign-sure = Resign for { $name }? Type yes.
stays = The game goes on.
quit-save = Save the game? Enter: yes; n: no; a file name: save it there.
kept = The game is saved. Continue with: { $command }
closed = The game was { $reason }.
wins = { $number ->
    [one] { $names } wins: { $reason }.
   *[other] { $names } win together: { $reason }.
}
record-where = Keep the record? Type a file name, or press Enter to discard it.
record-kept = The record is in { $file }. Check it with: { $command }
which-game = Which game?
players = { $players } players
number = Type a number up to { $most }.
how-many = How many players, { $fewest } to { $most }? Enter: { $fewest }
who-else = Who else plays at this keyboard? Separate names with commas; Enter: nobody, bots take the other seats.
which-bot = Which bot takes the other seats? Enter: the first
ruling = our ruling
dealer = dealer
all-agree = all agree
back-before = back to before entry { $number }
player = Player { $number }
edition-line = Edition: { $edition }; figures known: { $known }. Rules: revision { $revision }.
figures-known = { $figures ->
    [0] no figures
   *[other] { $share } of { $figures }
}
no-games = There is no game on the shelf yet. A game elsewhere is named module:GAME.
not-loaded = cannot be loaded: { $reason }
column-game = game
column-title = title
column-players = players
column-edition = edition
column-figures = figures known
column-bots = bots
error-nothing-kept = There is no saved game here.
turn-of = waiting for: { $names }
which-kept = Which one? Enter: the first
show-what = Say what: show NAME. For example: { $names }
show-unknown = Nothing here is called “{ $text }”. Type show alone to see what there is.
no-goal = This game does not say.
help =
    3, b            choose the line that begins with it; 0 goes back
    An action       in notation, as shown beside a line; a whole chain too
    A kind          by its name, to see its actions
    goal            what the game is about and how it is won
    legend          what the signs of the drawing mean
    show NAME       what a card, a spell, a creature or a place does and costs
    undo            take back your last step, as long as nothing new became known
    why KIND        why an action is not offered, with the rule
    rules [CLAUSE]  read a clause or a section; alone: what there is
    board           draw the table again
    choices         all actions that are possible now
    log             everything that happened, as told to you
    save FILE       save the game and play on
    resume FILE     continue another saved game
    resign          give up
    quit            leave; the game can be saved

## What verify says

proof-facts = { $game }, { $seats } players, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }, { $chances ->
        [one] 1 roll or draw
       *[other] { $chances } rolls and draws
    }
proof-whole = { $file }: proved. { $facts }.
proof-agrees = { $file }: agrees with itself, but is not proved to be the match that was played. { $facts }.
proof-basis-nothing = Neither a commitment nor a head that you kept was compared. Anyone who has the secret can write another record that agrees with itself.
proof-basis-commitment = The commitment is yours, but no head that you kept was compared: the actions may have been exchanged.
proof-basis-head = { $rest ->
    [0] The last head is yours, but no commitment that you kept was compared: it is not known when the secret was settled.
    [one] The head after entry { $after } is yours. The last entry may have been written later.
   *[other] The head after entry { $after } is yours. The { $rest } entries that follow may have been written later.
}
proof-former = { $file }: unproved (an older format). { $facts }.
proof-seeded = { $file }: unproved (dealt from a seed, not by a sealed dealer). { $facts }.
proof-commitment = commitment  { $hash }
proof-head = chain head  { $hash }
proof-begun-fork = Begun from entry { $entry } of the match { $match }, not as a new game.
proof-begun-position = Begun from a position, not as a new game.
proof-begun-practice = Practice: begun from the position of the game’s guided first turn.
proof-lot = Seats by lot: { $seats }.
proof-lot-seat = { $player } had chair { $chair }
proof-rewinds = REWINDS: the match went back by agreement { $times ->
        [one] once
       *[other] { $times } times
    }, and { $lost ->
        [0] no rolls or draws were
        [one] 1 roll or draw was
       *[other] { $lost } rolls and draws were
    } thrown away.
proof-rewind = entry { $entry } went back to before entry { $before } and { $lost ->
        [0] threw away no roll or draw
       *[other] threw away { $chances }
    }
proof-rewinds-more = … and { $count } more
proof-server-salts = Server salts: { $seats } gave none, so the server gave its own; nothing of theirs is mixed in.
proof-short-salts = Short salts: { $seats } gave less than 16 random bytes, which can be guessed.
proof-proved = Proved: { $what }.
proof-unknown = Not known: { $what }.
proved-rules = every entry follows the rules
proved-result = the result is that of the last position
proved-dice = every roll and draw follows from secret, header and salts
proved-lot = everyone sits where the lot from secret, header and salts has put them
proved-commitment = game, edition, options and secret were settled by the commitment that you kept
proved-salts = the salt that you kept is in every roll and draw
proved-head = the entries are those of the head that you kept, all of them
proved-earlier-entries = up to entry { $after } the entries are those of the head that you kept
proved-start = it began from the position of the record that you kept
unknown-former = whether anything was exchanged: in this older format nothing tied down game, edition, options and actions
unknown-seeded = whether the dice were chosen: they follow from a small seed, which somebody picked
unknown-commitment = whether this commitment was published before the match: compare yours with --commitment
unknown-salts = whether the salts are those that the players gave: compare yours with --salt
unknown-head = whether these are the actions that were played: once the secret is open, anyone can write others; compare a head that you kept with --head
unknown-later-entries = whether the entries after { $after } were played like this: the head that you kept ends there
unknown-start = how its starting position came about
unknown-agreement = whether all agreed to the rewinds: ask them
unknown-host = whether whoever runs the server used what the server knows: every roll to come, and every hidden card and choice

## Errors

error-file-there = { $file }: this file already exists; choose another name
error-file-no-save = { $file }: this file already exists and is not a saved game; choose another name
error-folder = { $folder }: cannot be created: { $why }
error-not-a-save = { $file }: this is not a saved game: { $why }
error-not-a-position = { $file }: this is not a position: { $why }
error-is-a-record = { $file }: this is a record, not a saved game; view it with: { $command }
error-not-over = { $file }: this game is not over; continue with: { $command }
error-resume-alone = a saved game brings its players, seed, edition and options; leave those out
error-players-named = separate players with commas, for example you,bot:greedy
error-which-game = which game? There are: { $games }; or module:GAME
error-edition-elsewhere = { $file }: an edition of “{ $name }”, which is not on the shelf ({ $games }); say where it is kept with --game module:GAME
error-players-with-at = --players cannot be given with --at: the position says how many play
error-json-seat = --json gives the whole position, with what a player may not see: leave out --seat
error-salt-written = “{ $pair }”: a salt is written N=SALT, with the number of the player
error-no-player = there is no player { $player }; { $players } are playing
error-no-such-entry = there is no entry { $number }; the last one is { $last }
error-again = { $violation }; repeat it with: { $command }
error-seat-transcript = --seat goes with --transcript: a record is the same for everybody
error-tables-several = several tables begin with “{ $start }”: { $tables }
error-table-unknown = there is no table “{ $table }” (see: { $command })
error-database-unnamed = name the database: as an argument, with --database, or with SPELLBOARD_DATABASE
error-log-level = --log-level: one of { $levels } was expected, not “{ $given }”
error-editions-folder = --editions: { $folder } is not a folder
