"""Where logs are kept: SQLite or PostgreSQL."""
