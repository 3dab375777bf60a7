"""Marine actions: orders, movement, shooting, close assault, psychic powers."""
