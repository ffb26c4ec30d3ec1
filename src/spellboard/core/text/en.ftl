label = { $label }:
resigned = resigned
reason-agreement = ended by agreement
reason-closed = closed by the host
reason-resigned = everybody else has resigned
event-resigned = { $seat } resigns.
fact-count = { $count } { $label }
fact-is = { $label } { $value }
prompt-over = The game is over: { $reason }. Won by: { $winners }.
prompt-waiting = { $seats } to choose.
prompt-dealer = Something is rolled or drawn.

## Why a bot chose as it did

why-only = There was nothing else to do.
why-feeling = It felt right.
why-likely = Chance of winning: about { $percent }%.

## Sections of the rulebook

section-every-game = every game
section-undo = undo
