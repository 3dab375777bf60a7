"""How the bots were trained. Each module is a program; docs/bots.md says in which order."""
