"""Rule-based alien AI: the solo mode (S1 to S9) plays the aliens."""
