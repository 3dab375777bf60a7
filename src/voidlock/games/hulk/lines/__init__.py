"""Plain-text interface (line mode) of Space Hulk."""
