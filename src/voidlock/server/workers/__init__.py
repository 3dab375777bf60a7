"""Bots, advice, odds, past boards and reviews, computed in worker processes behind a fair queue."""
