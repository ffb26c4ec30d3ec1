"""`python -m spellboard.cli` is the `spellboard` command."""

from . import main

if __name__ == "__main__":
    main()
