"""Positions of Space Hulk as JSON: decode, encode, and check what must always hold."""
