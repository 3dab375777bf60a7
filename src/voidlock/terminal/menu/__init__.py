"""How a game starts: options, menu, commands."""
