"""The squad leader of Space Hulk: rules of thumb for the marines."""
