"""Tables in memory with their clients and bots: sessions, requests, and the one way to change a table."""
