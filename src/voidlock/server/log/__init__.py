"""Event sourcing: a table is what its append-only log says."""
