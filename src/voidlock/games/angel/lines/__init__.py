"""Death Angel in line mode."""
