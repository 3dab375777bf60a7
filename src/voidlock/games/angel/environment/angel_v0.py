"""PettingZoo environments of Death Angel: `env()` and `raw_env()` are AEC, `parallel_env()` is parallel."""

from __future__ import annotations

from typing import ClassVar, Unpack

from gymnasium.utils import EzPickle

# PettingZoo has types in its sources but does not declare them to mypy.
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from voidlock.games.angel import State
from voidlock.gym.multi import AllAtOnce, OneByOne, Seats, metadata_of

from .episode import AngelEpisode, Options, Settings


class AngelSeats(Seats[State], EzPickle):
    """Death Angel with an agent at every seat."""

    episode: AngelEpisode

    def __init__(self, **options: Unpack[Options]) -> None:
        """See `episode.Settings`."""
        EzPickle.__init__(self, **options)
        episode = AngelEpisode(Settings(**options))
        Seats.__init__(self, episode, episode.settings.players)


class raw_env(AngelSeats, OneByOne[State]):
    """One seat answers at a time, without PettingZoo's checks."""

    metadata: ClassVar[dict[str, object]] = metadata_of("angel_v0", parallel=False)


def env(**options: Unpack[Options]) -> AECEnv:
    """One seat answers at a time, with PettingZoo's checks of order and bounds."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))


class parallel_env(AngelSeats, AllAtOnce[State]):
    """Every seat acts at every step."""

    metadata: ClassVar[dict[str, object]] = metadata_of("angel_v0", parallel=True)
