"""The front process: it relays frames between clients and the game processes, which it supervises."""
