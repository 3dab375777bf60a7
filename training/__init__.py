"""Training of the bots. Each module is a program; docs/bots.md gives the order."""
