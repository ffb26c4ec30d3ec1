"""`python -m tests.texts --write`: the hints and `show` texts have been read against their clauses."""

import sys

from . import taught

if sys.argv[1:] != ["--write"]:
    sys.exit("usage: python -m tests.texts --write")
taught.write()
