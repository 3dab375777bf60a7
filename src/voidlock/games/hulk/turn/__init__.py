"""Turn sequence, from setup to the end of a turn."""
