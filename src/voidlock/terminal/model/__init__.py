"""Controller of a game in a terminal, independent of what draws it: prompt, cursor and teller."""
