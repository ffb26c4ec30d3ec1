"""`python -m spellboard` is the `spellboard` command."""

from .cli import main

if __name__ == "__main__":
    main()
