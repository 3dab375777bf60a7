"""JSON serialisation of Space Hulk positions: decoder, encoder and invariants."""
