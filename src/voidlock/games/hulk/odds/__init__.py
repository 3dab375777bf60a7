"""Exact probabilities of Space Hulk from a view: shots, overwatch along a path, jams, close assaults."""
