label = { $label }:
resigned = resigned
reason-agreement = ended by agreement
reason-closed = closed by the host
reason-resigned = everybody else has resigned
event-resigned = { $seat } resigns.
fact-count = { $count } { $label }
fact-is = { $label } { $value }
prompt-over = The game is over: { $reason }. Won by: { $winners }.
prompt-waiting = Waiting for { $seats }.
prompt-dealer = Something is rolled or drawn.

## Why a bot chose as it did

why-only = There was nothing else to do.
why-feeling = It felt right.
why-likely = Chance of winning: about { $percent }%.

## Sections of the rulebook

section-every-game = every game
section-undo = undo

## Errors

error-entry = entry { $entry }: { $reason }
error-within = { $place }: { $said }
error-line = { $file }, line { $line }
error-figure = { $key }: { $expected }
error-figure-at = { $place }: { $key }: { $expected }
error-refused = the rules forbid this ({ $clause })
error-verbatim = { $words }
error-nested = it is nested too deeply
error-no-text = it is not text in UTF-8
error-no-cause = the system does not say why
error-key-twice = the key “{ $key }” appears twice
error-control = it contains a control character

## Errors: games, seats, actions, options

error-no-game = there is no game “{ $name }”; there are: { $games }; or module:GAME
error-game-failed = there is no game “{ $name }”: { $why }
error-not-a-game = “{ $name }” is not a game: a subclass of spellboard.Game was expected
error-not-on-shelf = “{ $name }” is not a game on the shelf; say where it is kept (module:GAME)
error-players = { $game } is for { $fewest } to { $most } players, not for { $many }
error-players-exactly = { $game } is for { $most } players, not for { $many }
error-seat = { $seat } is not a seat: seats are numbered 0 to { $last }
error-seat-truth = a truth value is not a seat: seats are numbered 0 to { $last }
error-seat-large = this number is too large for a seat: seats are numbered 0 to { $last }
error-seat-type = “{ $type }” is not a seat: seats are numbered 0 to { $last }
error-no-seat = there is no such seat
error-action-code = { $code } is not an action code: codes run from 0 to { $last }
error-action = “{ $action }” is not an action of this game
error-no-option = there is no option “{ $name }”; there are: { $options }
error-no-options = there is no option “{ $name }”; there are none
error-option = option { $name }: { $why }
error-options = options: { $why }
error-option-written = “{ $pair }”: an option is written name=value
error-no-event = { $game } declares no event “{ $event }”

## Errors: files and words

file-edition = an edition file
file-position = a position
file-record = a record
file-save = a saved game
error-not-a-file = { $file }: this is not a file, { $what } was expected
error-unreadable = { $file }: { $what } cannot be read: { $why }
error-unwritable = { $file }: cannot be written: { $why }
error-too-large = { $file }: { $bytes } bytes are too many for { $what } (at most { $most })
error-file-text = { $file }: { $what } must be text in UTF-8
error-packaged-text = { $where }: { $file } is not text in UTF-8
error-packaged-missing = { $where }: { $file } is missing or cannot be read
error-language = “{ $language }” is not one of the languages { $languages }
error-no-words = the words of “{ $language }” lack { $key }
error-words = { $language }: { $key }: { $why }
error-rulebook = { $file }: { $why }
error-clauses-twice = { $file }: { $clauses } appears twice
error-no-clause = “{ $clause }” is not a clause of this rulebook

## Errors: editions

error-toml-bytes = at most { $most } bytes were expected
error-toml-numbers = smaller numbers were expected
error-nesting = less nesting was expected (at most { $most } levels)
error-figures = at most { $most } figures were expected
error-figure-names = shorter names of figures were expected
error-shorter = a shorter text was expected (at most { $most } characters)
error-between = a number between { $lowest } and { $highest } was expected
error-edition-table = a table [edition] with game, name and revision was expected
error-edition-game = an edition of “{ $game }” was expected, not of “{ $other }”
error-expected-game = the name of a game was expected
error-expected-text = text was expected
error-expected-number = a number was expected
error-one-of = one of { $choices } was expected
error-figure-of-table = a figure of this table was expected
error-status = a status ({ $choices }) was expected, its own or its table’s
error-no-index = no index of actions can be built from it: { $why }

## Errors: positions and observations

error-position = a position ({ $format }) was expected
error-position-of = this is a position of “{ $name }”, not of “{ $game }”
error-position-of-none = this position names no game; “{ $game }” was expected
error-position-edition = this position belongs to another edition of { $game } or to other options
error-position-other = this position belongs to another game, edition or set of options than { $game } here
error-position-parts = players (a number) and position (an object) were expected
error-position-missing = position: { $field } is missing
error-position-unknown = position: “{ $field }” is not known
error-position-number = position: { $field }: a number was expected
error-position-list = position: { $field }: a list of numbers was expected
error-position-range = position: { $field }: a number in it is too large or too small
error-position-bytes = these bytes are not a Spellboard position
error-position-damaged = the position is cut short or damaged
error-position-more = the position has more in it than this game knows
error-position-nowhere = this position is impossible: a number in it points nowhere
error-position-unsound = this position is impossible: { $problem }
error-seat-lines = a line for each of { $fewest } to { $most } seats was expected (`p1: ...`)
error-part = “{ $part }” cannot be read
error-observation = an observation ({ $format }) was expected
error-observation-other = this observation does not belong to { $game } with this edition and these options
error-observation-large = the observation is inconsistent: a number or a list in it is too large
error-observation-unfit = the observation is inconsistent: no position shows and offers this
error-observation-missing = the observation is incomplete: { $field } is missing
error-observation-whole = the observation is incomplete: { $why }
error-observation-names = the observation names a seat or an action that is not there
error-observation-bytes = { $bytes } bytes are too many for an observation (at most { $most })
error-observation-unreadable = these bytes are not an observation: { $why }

## Errors: matches and openings

error-stale = this was prepared as entry { $entry }, but the match is now at entry { $now }
error-not-prepared = this was not prepared by this match
error-seed-or-secret = a match begins from a seed, or from a secret and salts, not from both
error-close-reason = a match is closed by one of: { $reasons }
error-back-to = there is no entry { $number } to go back to
error-older-format = this match has an older format: it can be replayed, but not continued
error-secret-needed = a sealed match can be continued only with the dealer’s secret
error-commitment-unfit = secret and header do not fit the commitment of this record
error-match-id = a match id is 32 hexadecimal digits
error-lot-seeded = seats are drawn from salts, and a seed has none
error-secret-length = the dealer’s secret has { $bytes } bytes
error-secret-type = the dealer’s secret is { $bytes } bytes of type “bytes”, not “{ $type }”
error-salt-printable = a salt is a text of 1 to { $most } printable characters
error-salts-count = { $seats } salts were expected, one from each seat, not { $salts }
error-salts-type = salts are a list of texts, one from each seat, not of type “{ $type }”
error-hash-digits = the hash of a salt is 64 hexadecimal digits, in lower case
error-hash-other = seat { $seat } has already sent another hash
error-salt-early = no salt may be sent before all hashes are in
error-salt-digits = a salt is 16 to 64 random bytes as hexadecimal digits, in lower case
error-salt-unfit = the salt of seat { $seat } does not fit the hash that was sent
error-salt-promised = seat { $seat } has promised a salt of its own
error-salts-missing = not all salts are in: seats { $seats } are missing
error-opening = this is not an opening: { $why }
error-parts = its parts do not fit one another
error-fork-unfinished = a match is forked from a finished record, and this one stops before its end
error-fork-edition = that record was played with another edition or other options
error-fork-entry = there is no entry { $number } to begin from; the last one is { $last }
error-not-forked = the match was not forked from that record
error-fork-position = the match does not begin from the position after entry { $number } of that record
error-start = the start is malformed: { $why }
error-start-unknown = the match begins from “{ $start }”, which is not known here
error-start-header = the position that the match begins from is not the one of the header
error-start-players = the match begins from a position of { $players } players, not of { $seats }
error-start-over = the match begins from a position in which the game is over
error-practice = { $game }: the guided turn cannot be read: { $why }
error-block = a block begins at page 0 or later and has a page at least, not { $first } and { $count }

## Errors: records

error-not-a-record = this is not a record: { $why }
error-record-format = { $expected } was expected, not “{ $format }”
error-header = the header is malformed: { $why }
error-dealer-kinds = a dealer is { $sealed } or { $seeded }
error-other-game = this is a record of “{ $name }”, not of “{ $game }”
error-no-set-up = no game can be set up with this edition ({ $error })
error-revision = played under revision { $played } of the rules; this is revision { $here }
error-edition-of-header = the edition is not the one of the header
error-names-count = { $names } names were given for { $seats } seats
error-no-entry = this is not an entry: { $why }
error-numbered = it is numbered { $number }; something was taken out or put in
error-was-over = the match was already over
error-not-forced = it is marked as forced, but not everyone could see that it was
error-no-chance = nothing is rolled or drawn here
error-nothing-comes = this edition allows no result here
error-counter = the dealer’s counter should be { $expected }, not { $counter }
error-resigned = this seat has already resigned
error-take-back = there is no entry { $number } to take back
error-rules-break = the rules break down here ({ $error })
error-chain = its chain does not fit: a composite is several actions of one seat in a row
error-action-written = the action is written “{ $written }”, not “{ $given }”
error-undo-own = a seat takes back only its own actions, and never chance
error-undo-known = what has become known cannot be taken back
error-undo-whole = an action is taken back from its beginning, and a composite whole

## Errors: proofs

error-unfinished = the record stops before the match is over
error-options-spelling = the options are not written as the game writes them
error-link-missing = its link is missing
error-link-alone = there is a link without an entry
error-link = the chain breaks: the text of this entry is not what was linked
error-first-link = the chain breaks: the text of this entry or the seal is not what was linked
error-no-longer-allowed = the rules do not allow this any more
error-stops-at-chance = the journal stops where something is to be rolled or drawn
error-weights = the weights are not those of the rules
error-dealer-gave = the sealed dealer gave “{ $fell }”, not “{ $action }”
error-result = the result is not that of the last position
error-last-position = the last position is not the one that was recorded
error-other-commitment = the commitment is { $commitment }, not the one that was kept: this is another match, or game, edition, options or secret were exchanged
error-other-head = the head that was kept does not belong to this record: other entries were played
error-no-salt = there is no salt of seat { $seat } in this record
error-other-salt = the salt of seat { $seat } is not the one that was kept
error-salt-elsewhere = the salt that was kept for seat { $seat } is that of seat { $other }
error-seal = the seal is broken: { $why }
error-secret-missing = the dealer’s secret is missing or malformed
error-seal-commitment = secret and header do not fit the commitment that was published: one was exchanged
error-seal-secret = the secret does not fit the commitment that was published
error-seal-dealer = by its header the dealer is { $dealer }
error-seal-salts = { $salts } salts for { $seats } seats
error-seal-salt = a salt is made of printable characters
error-seal-marks = the marks of the server’s salts are not seats in their order
error-seal-marked = the salt of seat { $seat } is marked as the server’s and is not
error-seal-unmarked = the salt of seat { $seat } is the server’s, unmarked
error-seal-lot = the lot is not the one that secret, header and salts give
error-seal-lot-missing = by its header the seats were drawn, and the lot is missing
error-seal-lot-alone = by its header no seats were drawn, and there is a lot

## Errors: bots and series

error-no-bot = there is no bot “{ $name }” for { $game }; there are: { $bots }
error-search = “search:{ $text }” is not a search; write search:SECONDS or search:nodes=N, then :plain or :forgetful
error-external-command = “external:{ $command }” is not a command: { $why }
error-external-empty = external: needs a command, for example “external:python bot.py”
error-bot-forfeits = the bot “{ $bot }” { $what }: its seat leaves the game
error-bot-silent = did not answer choice { $choice }
error-bot-action = answered “{ $action }”, which is not an action of this game
error-bot-illegal = answered “{ $action }”, which is not legal now
error-bot-start = could not be started ({ $why })
error-bot-protocol = does not speak protocol { $protocol }
error-bot-ended = stopped running
error-bot-late = took more than { $seconds } seconds
error-bot-json = said “{ $line }”, which is not JSON
error-bot-crash = crashed ({ $error })
error-arena-bots = an arena needs at least two different bots, separated by commas, for example master,adept
error-arena-scale = “{ $scale }” is not a scale; write a number above 0, for example 1/40
error-arena-ledger = { $file }, line { $line }: this is not an arena game; choose another folder
error-arena-extra = { $what } needs packages that are not installed: pip install 'spellboard[{ $extra }]'
error-arena-executor = “{ $text }” is not an executor; write dask://HOST:PORT
error-arena-cluster = the cluster at { $address } does not answer: { $why }
error-arena-workers = the cluster at { $address } has no workers
error-bots-named = separate bots with commas, for example random,random
error-too-many-bots = { $bots } bots are too many for { $seats } seats
error-violation = game { $number }, decision { $decision }: { $what }
error-dead-end = dead end: nothing is legal and the game is not over
error-choice-refused = refusal: “{ $action }”: { $refusal }
error-crash = crash: “{ $action }”: { $error }
error-unsound = invariant: { $problem }
error-weight = chances: a weight is not positive
error-no-result = outcome: the game is over without a result
error-codes-unsorted = legal: the codes are not sorted and unique
error-too-wide = legal: { $many } choices are more than { $most }
error-bytes-differ = bytes: the position is not the same after being stored and read back
