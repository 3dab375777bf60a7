"""Precomputed map data: squares, walls, action graphs, weapons."""
