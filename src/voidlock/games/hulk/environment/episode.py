"""Space Hulk as environment episodes: setup, observations and rewards."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voidlock.engine import FileError, Json
from voidlock.games.hulk import RULES, State, mission_named, mission_names
from voidlock.games.hulk.facts import SETUP
from voidlock.games.hulk.state import DEAD, LEFT
from voidlock.games.hulk.view.types import hulk_view
from voidlock.gym.catalogue import Observation
from voidlock.gym.episode import LOSS, WIN, Episode, check_settings

from .actions import catalogue_of
from .observations import HulkObserver

REWARDS = ("result", "survivors")
RESULTS = {"win": WIN, "draw": 0.0, "loss": LOSS}


@dataclass(frozen=True)
class HulkSettings:
    """Settings of an environment's games; an invalid one raises `ValueError`.

    mission   the name of a mission, or the whole text of a mission file
    reward    `result`: 1 for a win, 0 for a draw, -1 for a loss, at the end. `survivors` subtracts a share of 1 for
              each marine who dies. `result+survivors` does both.
    illegal   what an illegal action does: `raise` an error, or `lose` the game immediately
    render_mode   `ansi`, or None
    """

    mission: str = "airlock-nine"
    reward: str = "result"
    illegal: str = "raise"
    render_mode: str | None = None

    def __post_init__(self) -> None:
        check_settings(self.reward, REWARDS, self.illegal, self.render_mode)
        try:
            RULES.set_up(self.setup())
        except (FileError, TypeError, AttributeError) as error:
            raise ValueError(
                f"mission must be one of {', '.join(mission_names())}, or the text of a mission file ({error})"
            ) from error

    def setup(self) -> dict[str, Json]:
        return {"mission": mission_named(self.mission)}


class HulkEpisode(Episode[State]):
    """Plays one game of a mission after another."""

    def __init__(self, settings: HulkSettings) -> None:
        board = RULES.set_up(settings.setup()).board
        self.observer = HulkObserver(board)
        super().__init__(RULES, catalogue_of(board), self.observer.layout.size, settings)
        self._dead = 0

    def begin(self, rng: np.random.Generator) -> None:
        super().begin(rng)
        self._dead = 0

    def observation(self, seat: int) -> Observation:
        return self.observer.observation(hulk_view(self.running.view(seat)))

    def reward(self) -> float:
        state = self.running.state
        # Before deployment marines have no square, but none has died.
        dead = state.where.count(DEAD) if state.phase != SETUP else 0
        earned = RESULTS[state.result] if state.result and "result" in self.parts else 0.0
        if "survivors" in self.parts:
            earned += (self._dead - dead) / len(state.where)
        self._dead = dead
        return earned

    def outcome(self) -> dict[str, bool | int | str]:
        state = self.running.state
        return {
            "won": state.result == "win",
            "result": state.result or "loss",
            "ended_by": state.ended_by,
            "lost": state.where.count(DEAD),
            "left": state.where.count(LEFT),
            "turns": state.turn,
        }
