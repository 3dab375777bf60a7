"""Game files: reading with the path of every error, and records that replay."""
