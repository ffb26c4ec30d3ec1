# What the server says. Each part has a heading; a test keeps the four files alike.

## Guests, requests, links

error-said = { $text }
error-name-empty = Please choose a name with at least one letter, number or picture.
error-name-long = A name has at most { $most } characters.
error-name-characters = This name has characters that cannot be shown.
error-name-bot = Names that begin with “bot:” belong to the bots.
error-guest = You are not signed in on this device.
error-link-over = This link is no longer valid. Ask for a new one.
error-keys-many = You have { $most } keys already. Revoke one first.
error-host = This server is not known by that address.
error-origin = This request came from another page.
error-json = The server expects JSON.
error-long = This is too long: at most { $most } bytes.
error-long-body = This is too long.
error-body = The server does not understand this request.
error-nothing = There is nothing here.
error-method = This cannot be done here.
error-often = Too many requests. Wait a moment.
error-busy = The server is busy. Try again in a moment.
error-storage = The server cannot store anything now. Nothing was changed; try again later.
error-ours = The server has made a mistake. Nothing was changed.
error-record-heavy = This record takes too long to check.
error-frame = The server does not understand this message.
error-hello = Say hello first.

## Tables

error-no-table = There is no such table.
error-refused = The rules do not allow this.
error-stale = Something else is asked of you now.
error-impossible = This cannot be done.
error-not-your-seat = This is not your seat.
error-bot-plays = A bot plays on this seat now.
error-not-running = No match is running at this table.
error-not-open = The match has already been started.
error-not-opening = No match is being opened at this table.
error-other-opening = The opening has been begun anew.
error-salt = This salt does not fit.
error-paused = The match is paused.
error-muted = The host has muted you at this table.
error-nothing-said = There is nothing to say in this line.
error-nothing-asked = Say which action you mean.
error-unknown-action = There is no such action in this game.
error-vote-waits = A proposal like this is waiting for answers.
error-vote-gone = This proposal no longer stands.
error-vote-not-asked = You are not asked, or you have answered.
error-vote-entry = There is no such entry to go back to.
error-vote-return = You can return only to your own seat while a bot plays there.
error-vote-not-away = A bot can take over only from somebody who has been away for a while.
error-no-seat = There is no such seat.
error-seat-taken = Somebody sits there already.
error-table-full = All seats are taken.
error-seats-free = Some seats are still free.
error-seat-count = This game is for { $fewest } to { $most } players.
error-unknown-game = There is no such game here.
error-unknown-edition = There is no such edition here.
error-unknown-bot = There is no such bot for this game.
error-clock = No clock runs for that long or that short a time.
error-removed = The host has removed you from this table.
error-not-host = Only the host can do this.
error-not-yourself = You cannot do this to yourself.
error-nobody = There is nobody like that at this table.
error-over = This table is closed.
error-not-over = The match is not over yet.
error-still-running = Close the match first.
error-not-seated = You do not sit at this table.
error-too-many-tables = You have { $most } unfinished tables already.
error-too-many-bot-tables = You have { $most } running tables with bots already.
error-fork = A match can only be continued from a finished one with the same game, edition and options.
prompt-closed = This table is closed: { $reason }.
error-no-such-edition = no game here has use for an edition of this name
