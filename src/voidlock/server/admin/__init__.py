"""The operator's tools: tables as wholes, and the database file."""
