"""Exact probabilities of Death Angel, by exhaustive enumeration of dice and cards; `voidlock.odds` exports them."""
