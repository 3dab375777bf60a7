"""Monte Carlo simulation: many games played by bots, and statistics about them.

>>> from voidlock.sim import simulate
>>> report = simulate(players=1, bot="random", games=100, seed="7", jobs=1)
>>> report.data["games"]
100
"""

from .command import Report, simulate
from .plotting import plot
from .run import Progress

__all__ = ["Progress", "Report", "plot", "simulate"]
