"""Positions of Death Angel as JSON: decode, encode, and check what must always hold."""
