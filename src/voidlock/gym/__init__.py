"""Death Angel as an environment for learning: Gymnasium for one agent, PettingZoo for an agent at every seat.

>>> import gymnasium, voidlock.gym
>>> env = gymnasium.make("voidlock/DeathAngel-v0", players=1, reward="locations")

>>> from voidlock.gym import angel_v0
>>> env = angel_v0.env(players=3)
>>> env = angel_v0.parallel_env(players=3)

docs/environments.md tells what every action and every number of an observation means.
"""

try:
    import gymnasium
    import numpy  # noqa: F401  # to say at once what is missing
    import pettingzoo  # type: ignore[import-untyped]  # noqa: F401  # no types are told
except ImportError as error:
    raise ImportError(f"voidlock.gym needs {error.name}: pip install 'voidlock[gym]'", name=error.name) from error

from . import angel_v0
from .actions import ACTIONS, PASS
from .episode import IllegalAction
from .layout import NAMES
from .single import DeathAngelEnv

__all__ = ["ACTIONS", "ID", "NAMES", "PASS", "DeathAngelEnv", "IllegalAction", "angel_v0"]

ID = "voidlock/DeathAngel-v0"

if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="voidlock.gym.single:DeathAngelEnv")
