"""Durable append-only logs in SQLite or PostgreSQL."""
