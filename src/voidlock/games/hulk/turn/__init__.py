"""A turn from setup to its end."""
