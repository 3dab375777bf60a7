"""Where a screen's game is played: on this computer, from a file, or past positions."""
