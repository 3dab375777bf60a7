"""What commands print: replays, reviews, verdicts on dice, checked lessons and puzzles, figures of a simulation."""
