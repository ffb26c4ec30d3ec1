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
