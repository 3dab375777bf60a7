"""The rules of Death Angel, phase by phase."""
