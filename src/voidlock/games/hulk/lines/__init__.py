"""Space Hulk in line mode."""
