"""Playing in a terminal: the game in lines of words, read and answered one after the other."""
