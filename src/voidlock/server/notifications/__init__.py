"""Telling players who are away that it is their turn: by web push, mail, or the host's webhook."""
