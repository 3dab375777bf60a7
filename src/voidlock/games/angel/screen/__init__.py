"""Full-screen terminal client of Death Angel."""
