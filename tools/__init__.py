"""Small programs that the Makefile calls. They are no part of the product."""
