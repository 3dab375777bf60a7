"""The Gymnasium environment of Space Hulk: one agent commands the marines, the aliens play themselves."""

from __future__ import annotations

from dataclasses import dataclass

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle

from voidlock.engine import FileError, Json
from voidlock.environment.catalogue import Observation
from voidlock.environment.playing import LOSS, RENDER_MODES, WIN, Playing, check_settings
from voidlock.environment.spaces import Answers, observation_box
from voidlock.games.hulk import RULES, State, mission_named, mission_names
from voidlock.games.hulk.map.facts import SETUP
from voidlock.games.hulk.state import DEAD, LEFT
from voidlock.games.hulk.view_types import HulkView, hulk_view

from .actions import catalogue_of
from .observations import HulkObserver

Info = dict[str, object]

REWARDS = ("result", "survivors")
RESULTS = {"win": WIN, "draw": 0.0, "loss": LOSS}
SEAT = 1


@dataclass(frozen=True)
class HulkSettings:
    """What the games of an environment have in common; whatever is no such thing is refused with a sentence.

    mission   the name of a mission, or the whole text of a mission file
    reward    `result`: 1 for a win, 0 for a draw, -1 for a loss, at the end. `survivors` takes away a share of 1 for
              each marine who dies. `result+survivors` does both.
    illegal   what an illegal action does: `raise` an error, or `lose` the game at once
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


class HulkEpisode(Playing[State]):
    """One mission after the other."""

    def __init__(self, settings: HulkSettings) -> None:
        board = RULES.set_up(settings.setup()).board
        super().__init__(RULES, catalogue_of(board), settings.illegal)
        self.settings = settings
        self.parts = frozenset(settings.reward.split("+"))
        self.observer = HulkObserver(board)
        self._dead = 0

    def setup(self) -> dict[str, Json]:
        return self.settings.setup()

    def begin(self, rng: np.random.Generator) -> None:
        super().begin(rng)
        self._dead = 0

    def observation(self) -> Observation:
        return self.observer.observation(hulk_view(self.running.view(SEAT)))

    def earned(self) -> float:
        state = self.running.state
        # Before the squad is deployed its marines are nowhere, and nobody has died.
        dead = state.where.count(DEAD) if state.phase != SETUP else 0
        earned = RESULTS[state.result] if state.result and "result" in self.parts else 0.0
        if "survivors" in self.parts:
            earned += (self._dead - dead) / len(state.where)
        self._dead = dead
        return earned

    def outcome(self) -> dict[str, bool | int | str]:
        """How a game ended: for the last `info`."""
        state = self.running.state
        return {
            "won": state.result == "win",
            "result": state.result or "loss",
            "ended_by": state.ended_by,
            "lost": state.where.count(DEAD),
            "left": state.where.count(LEFT),
            "turns": state.turn,
        }


class SpaceHulkEnv(gymnasium.Env[Observation, np.int64], EzPickle):
    """Space Hulk, one mission, for one agent. The mask stands in `info["action_mask"]`.

    The mission says how many actions and numbers there are; `env.actions` and `env.names` tell what they mean.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as the library declares it

    def __init__(
        self,
        mission: str = "airlock-nine",
        reward: str = "result",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, mission, reward, illegal, render_mode)
        self.episode = HulkEpisode(HulkSettings(mission, reward, illegal, render_mode))
        self.render_mode = render_mode
        self.actions = self.episode.catalogue.texts
        self.names = self.episode.observer.layout.names
        self.observation_space = observation_box(self.episode.observer.layout.size)
        self.answers = Answers(self.episode.catalogue.size)
        self.action_space = self.answers

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observation, Info]:
        """A new game. The same seed gives the same game; without one the next of the last seed's games is played."""
        super().reset(seed=seed)
        self.episode.begin(self.np_random)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        earned = self.episode.act({SEAT: action})
        observation, info = self._seen()
        return observation, earned, self.episode.over, False, info

    def _seen(self) -> tuple[Observation, Info]:
        self.answers.legal = self.episode.legal(SEAT)
        info: Info = {"action_mask": self.episode.catalogue.mask(self.answers.legal)}
        if self.episode.over:
            info.update(self.episode.outcome())
        return self.episode.observation(), info

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn('nothing is drawn without render_mode="ansi"')
            return None
        return drawn(hulk_view(self.episode.running.view(SEAT)))


FACES = {"N": "^", "E": ">", "S": "v", "W": "<"}


def drawn(view: HulkView) -> str:
    """The map with its pieces: marines as arrows, stealers `s`, blips `?`, fire `*`, doors `+` closed and `'` open."""
    shown = view["open"]
    rows = [list(row.replace("M", ".").replace("B", ".")) for row in shown["map"]]
    marks = {square: "+" if door == "closed" else "'" for square, door in shown["doors"].items()}
    marks |= dict.fromkeys(shown["bulkheads"], "B")
    marks |= dict.fromkeys(shown["burning"], "*")
    marks |= {blip["at"]: "?" for blip in shown["blips"].values() if blip["at"] is not None}
    marks |= {stealer["at"]: "s" for stealer in shown["stealers"].values() if stealer["at"] is not None}
    marks |= {each["at"]: FACES[each["facing"]] for each in shown["marines"].values() if each["at"] is not None}
    for square, mark in marks.items():
        x, _, y = square.partition(",")
        rows[int(y)][int(x)] = mark
    head = f"turn {shown['turn']}, {shown['phase']}, {shown['command_points']} CP"
    return "\n".join([head + (f": {shown['result']}" if shown["result"] else ""), *["".join(row) for row in rows]])
