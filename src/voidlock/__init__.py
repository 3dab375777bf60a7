"""Voidlock: two games of marines in the dark, over one table."""

__version__ = "0.1.0"
