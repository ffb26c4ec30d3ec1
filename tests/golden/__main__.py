"""`python -m tests.golden --write` writes the golden files anew."""

import sys

from . import write

if sys.argv[1:] != ["--write"]:
    sys.exit("usage: python -m tests.golden --write")
write()
