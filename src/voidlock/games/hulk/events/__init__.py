"""Event types of Space Hulk, one class per event."""
