"""The game on the whole screen of a terminal. It draws from views and asks through choices, as line mode does."""
