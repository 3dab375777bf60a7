"""Missions as text files: read, checked, with every error at its line."""
