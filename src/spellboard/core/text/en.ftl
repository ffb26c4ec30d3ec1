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

## Sections of the rulebook

section-every-game = every game
section-undo = undo
