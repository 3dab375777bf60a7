"""The aliens that play themselves (solo mode, S1 to S9)."""
