"""A game process: sessions of clients at the tables it owns, under a CPU budget."""
