label = { $label }:
resigned = opgegeven
reason-agreement = in overleg beëindigd
reason-closed = beëindigd door de gastheer
reason-resigned = alle anderen hebben opgegeven
event-resigned = { $seat } geeft op.
fact-count = { $count } { $label }
fact-is = { $label } { $value }
prompt-over = Het spel is afgelopen: { $reason }. Gewonnen door: { $winners }.
prompt-waiting = Aan zet: { $seats }.
prompt-dealer = Er wordt gegooid of getrokken.

## Waarom een bot zo koos

why-only = Er viel niets anders te doen.
why-feeling = Het voelde goed.
why-likely = Winstkans: ongeveer { $percent }%.

## Hoofdstukken van de spelregels

section-every-game = elk spel
section-undo = terugnemen
