"""WebSocket client: the terminal plays at tables on a server."""
