"""What seats are shown: questions in views, the board right after each event, and the difference of two boards."""
