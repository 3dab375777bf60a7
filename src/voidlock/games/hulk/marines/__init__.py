"""What marines do: orders, movement, shooting, close assault, psychic powers."""
