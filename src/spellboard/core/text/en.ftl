resigned = resigned
reason-agreement = ended by agreement
reason-closed = closed by the host
reason-resigned = everybody else has resigned
event-resigned = { $seat } resigns.
