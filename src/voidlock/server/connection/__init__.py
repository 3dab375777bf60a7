"""Client connections: WebSocket sessions, limits, admission, dispatch, HTTP pages."""
