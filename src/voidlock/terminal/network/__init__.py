"""The terminal as a client of a server."""
