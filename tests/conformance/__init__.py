"""What every game must do, whatever it plays. The checks run on the example, every shipped game, and saboteurs."""
