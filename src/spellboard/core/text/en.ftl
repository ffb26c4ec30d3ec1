label = { $label }:
resigned = resigned
reason-agreement = ended by agreement
reason-closed = closed by the host
reason-resigned = everybody else has resigned
event-resigned = { $seat } resigns.

## Sections of the rulebook

section-every-game = every game
section-undo = undo
