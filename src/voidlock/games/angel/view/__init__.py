"""What each seat may know of a game of Death Angel, and its types."""

from .view import about_name, open_view, own_view

__all__ = ["about_name", "open_view", "own_view"]
