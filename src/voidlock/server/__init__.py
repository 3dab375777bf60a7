"""Game server for one to six players: event sourcing with one append-only log per table, memory as its cache."""
