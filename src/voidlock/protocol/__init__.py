"""Wire protocol between client and server: typed JSON messages over one WebSocket."""
