"""Exact probabilities: what both games share."""
