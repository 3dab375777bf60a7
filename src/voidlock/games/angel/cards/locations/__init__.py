"""The 22 Location cards: four Void Locks and eighteen to travel to."""

from . import first, further

__all__ = ["first", "further"]
