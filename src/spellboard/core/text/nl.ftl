resigned = opgegeven
reason-agreement = in overleg beëindigd
reason-closed = beëindigd door de gastheer
reason-resigned = alle anderen hebben opgegeven
event-resigned = { $seat } geeft op.
