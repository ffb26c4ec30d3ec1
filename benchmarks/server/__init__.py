"""The server beside a peer: `make bench-server`."""
