"""The truth about every table: one change at a time, stored before it is told."""
