"""HTTP and the live channel."""
