"""The eighteen Action cards, three for each team."""

from . import blue, green, grey, purple, red, yellow

__all__ = ["blue", "green", "grey", "purple", "red", "yellow"]
