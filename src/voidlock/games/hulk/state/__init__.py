"""The flat state of a game of Space Hulk and the small steps that change it."""
