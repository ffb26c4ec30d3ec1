label = { $label }:
resigned = opgegeven
reason-agreement = in overleg beëindigd
reason-closed = beëindigd door de gastheer
reason-resigned = alle anderen hebben opgegeven
event-resigned = { $seat } geeft op.

## Hoofdstukken van de spelregels

section-every-game = elk spel
section-undo = terugnemen
