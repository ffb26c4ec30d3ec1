"""What every game must do, whatever it plays. The checks run on the example, on every shipped game, and on saboteurs."""
