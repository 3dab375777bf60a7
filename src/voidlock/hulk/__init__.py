"""Space Hulk, the board game, played alone against aliens that play themselves."""
