"""Serialisation of Death Angel positions to JSON: decode, encode, and check the invariants."""
