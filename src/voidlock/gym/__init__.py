"""Reinforcement learning environments: Gymnasium for both games, PettingZoo (one agent per seat) for Death Angel.

>>> import gymnasium, voidlock.gym
>>> env = gymnasium.make("voidlock/DeathAngel-v0", players=1, reward="locations")

>>> from voidlock.gym import angel_v0
>>> env = angel_v0.env(players=3)
>>> env = angel_v0.parallel_env(players=3)

>>> env = gymnasium.make("voidlock/SpaceHulk-v0", mission="airlock-nine")

docs/environments.md lists every action and every number of an observation. The games' own parts are imported when they
are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

try:
    import gymnasium
    import numpy  # noqa: F401  # report a missing extra early
    import pettingzoo  # type: ignore[import-untyped]  # noqa: F401  # declares no types
except ImportError as error:
    from voidlock.installation import install_command

    raise ImportError(f"voidlock.gym needs {error.name}: {install_command('gym')}", name=error.name) from error

from voidlock.games import KITS

from .catalogue import PASS
from .episode import IllegalAction

__all__ = ["ACTIONS", "HULK_ID", "ID", "NAMES", "PASS", "DeathAngelEnv", "IllegalAction", "SpaceHulkEnv", "angel_v0"]

ID, HULK_ID = "voidlock/DeathAngel-v0", "voidlock/SpaceHulk-v0"

for _kit in KITS.values():
    if _kit.environment is not None and _kit.environment.id not in gymnasium.registry:
        gymnasium.register(_kit.environment.id, entry_point=_kit.environment.entry_point)

if TYPE_CHECKING:
    from voidlock.games.angel.environment import angel_v0
    from voidlock.games.angel.environment.actions import ACTIONS
    from voidlock.games.angel.environment.layout import NAMES
    from voidlock.games.angel.environment.single import DeathAngelEnv
    from voidlock.games.hulk.environment.single import SpaceHulkEnv
else:
    _MODULES = {
        "ACTIONS": "angel.environment.actions",
        "NAMES": "angel.environment.layout",
        "DeathAngelEnv": "angel.environment.single",
        "SpaceHulkEnv": "hulk.environment.single",
        "angel_v0": "angel.environment.angel_v0",
    }

    def __getattr__(name: str) -> object:
        """Import a game's part on first use (PEP 562): the games' environments import this package."""
        if name not in _MODULES:
            raise AttributeError(f"module 'voidlock.gym' has no attribute {name!r}")
        module = import_module(f"voidlock.games.{_MODULES[name]}")
        return getattr(module, name, module)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
