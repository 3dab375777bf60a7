"""Exact probability and game review, shared by both games."""
