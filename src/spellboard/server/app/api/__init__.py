"""What is answered under /api, a file a subject."""
