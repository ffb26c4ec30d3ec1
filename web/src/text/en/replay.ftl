# The words of replays and of the printed rules.

replay-title = Replay
rules-title = Rules
