"""The units of the contract, one file each, on the example game."""
