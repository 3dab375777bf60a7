"""Rooms: tables in memory with their clients and bots, and the one way to change them."""
