"""Everything that can happen in Space Hulk, one class an event."""
