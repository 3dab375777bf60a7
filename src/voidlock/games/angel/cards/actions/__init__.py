"""The eighteen Action cards, three a team."""

from . import blue, green, grey, purple, red, yellow

__all__ = ["blue", "green", "grey", "purple", "red", "yellow"]
