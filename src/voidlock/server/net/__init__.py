"""Client connections: HTTP and WebSocket protocols with limits."""
