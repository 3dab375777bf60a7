"""Client connections: sockets, limits, requests."""
