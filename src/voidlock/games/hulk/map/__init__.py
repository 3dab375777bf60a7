"""What depends on the map alone: squares, walls, routes, and what weapons can do."""
