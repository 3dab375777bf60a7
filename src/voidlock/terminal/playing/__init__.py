"""Playing from a terminal, whatever draws it: a controller with its prompt, cursor and teller."""
