"""What a game brings for its board in a terminal: the drawing, the lines, and the values of both."""
