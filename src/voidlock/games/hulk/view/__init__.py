"""What each seat may know of a game of Space Hulk: its types, the stakes of an answer, and what is on a square."""

from .view import open_view, own_view

__all__ = ["open_view", "own_view"]
