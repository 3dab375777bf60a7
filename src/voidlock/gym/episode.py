"""What all environments share: one game, what is asked of a seat, what an action does, and what it earns."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import cast

import gymnasium
import numpy as np

from voidlock.angel import RULES, State
from voidlock.angel.facts import MARINES_OF, SETUPS, TEAM_NAMES, setup_for, teams_each
from voidlock.table import Choice, FileError, Game, Json, Source, seed_of

from . import actions
from .actions import PASS
from .observations import Observation, Observer
from .seen import View

Teams = str | Sequence[Sequence[str] | str]

REWARDS = ("result", "locations", "survivors")
ILLEGAL = ("raise", "lose")
RENDER_MODES = ("ansi",)

WIN, LOSS = 1.0, -1.0


class IllegalAction(gymnasium.error.InvalidAction, ValueError):
    """An action that answers nothing this seat is asked; the game is exactly as it was."""


@dataclass(frozen=True)
class Settings:
    """What the games of an environment have in common; whatever is no such thing is refused with a sentence.

    players   1 to 6
    teams     `draft` (picked in turn: the first actions of a game), `random`, or a list of teams for each player
    reward    `result`: 1 for a win, -1 for a loss, at the end. `locations` adds a share of 1 for each location
              travelled to, all of them 1 together. `survivors` takes away a share of 1 for each Marine slain, and
              gives it back for one rescued. `locations+survivors` does both.
    illegal   what an illegal action does: `raise` an error, or `lose` the game at once
    render_mode   `ansi`, or None
    """

    players: int = 1
    teams: Teams = "draft"
    reward: str = "result"
    illegal: str = "raise"
    render_mode: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", _whole(self.players))
        for part in str(self.reward).split("+"):
            if part not in REWARDS:
                raise ValueError(f"reward must be one of {', '.join(REWARDS)}, or several joined by +: not {part!r}")
        if self.illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {self.illegal!r}")
        if self.render_mode is not None and self.render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not {self.render_mode!r}")
        try:
            RULES.set_up(self.setup())
        except (FileError, TypeError) as error:
            each = teams_each(self.players)
            raise ValueError(
                f"teams must be draft, random, or a list that gives each of {self.players} player(s) {each} of "
                f"{', '.join(TEAM_NAMES)}: not {self.teams!r} ({error})"
            ) from error

    def setup(self) -> dict[str, Json]:
        if isinstance(self.teams, str):
            return {"players": self.players, "teams": self.teams}
        return {"players": self.players, "teams": [own if isinstance(own, str) else list(own) for own in self.teams]}

    @property
    def marines(self) -> int:
        """How many Marines set out."""
        return setup_for(self.players).teams * len(MARINES_OF[0])


def _whole(players: int) -> int:
    """The number of players as a plain one, from whatever counts as one."""
    with suppress(TypeError):
        number = operator.index(players)
        if 1 <= number <= 6 and players is not True:
            return number
    raise ValueError(f"players must be a whole number from 1 to 6, not {players!r}")


class Episode:
    """One game after the other."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.parts = frozenset(settings.reward.split("+"))
        self.game: Game[State] | None = None
        self.forfeited = False
        """An illegal action has lost the game."""
        self._observer = Observer()
        self._travelled = 0
        self._living = 0

    def begin(self, rng: np.random.Generator) -> None:
        """A new game, dealt and rolled by a seed that the generator gives."""
        state = RULES.set_up(self.settings.setup())
        seed = seed_of(str(rng.integers(1 << 63)))
        self.game = Game(RULES, state, Source(seed), keep=False).start()
        self.forfeited = False
        self._observer = Observer()
        self._travelled = 0
        self._living = self.settings.marines

    # ------------------------------------------------------------------ what a seat sees

    @property
    def running(self) -> Game[State]:
        if self.game is None:
            raise gymnasium.error.ResetNeeded("there is no game yet: call reset() first")
        return self.game

    @property
    def over(self) -> bool:
        return self.forfeited or bool(self.running.result)

    @property
    def asked(self) -> int:
        """The seat that owes the first answer; 0 when the game is over."""
        pending = self.running.pending
        return pending[0].seat if pending and not self.forfeited else 0

    def view(self, seat: int) -> View:
        return cast(View, self.running.view(seat))

    def observation(self, seat: int) -> Observation:
        return self._observer.observation(self.view(seat))

    def question(self, seat: int) -> Choice[object] | None:
        """What the seat is asked now: of several choices it owes, the first."""
        if self.forfeited:
            return None
        return next((choice for choice in self.running.pending if choice.seat == seat), None)

    def legal(self, seat: int) -> list[int]:
        """The seat's actions, in the order of the options; *pass* alone if it owes nothing."""
        choice = self.question(seat)
        return [PASS] if choice is None else actions.indices(choice)

    # ------------------------------------------------------------------ what an action does

    def refuses(self, seat: int, action: object) -> str:
        """Why the action is illegal for the seat; empty if it is legal."""
        if not isinstance(action, int | np.integer) or not 0 <= action < actions.SIZE:
            return f"{action!r} is no action: actions are the whole numbers from 0 to {actions.SIZE - 1}"
        if int(action) in self.legal(seat):
            return ""
        choice = self.question(seat)
        if choice is None:
            return f"seat {seat} owes no answer and can only pass (0), not {int(action)} ({actions.ACTIONS[action]})"
        allowed = ", ".join([f"{index} ({actions.ACTIONS[index]})" for index in self.legal(seat)])
        return (
            f"seat {seat} is asked {choice} and cannot answer {int(action)} ({actions.ACTIONS[action]}), but {allowed}"
        )

    def act(self, given: dict[int, object]) -> float:
        """Do what these seats answer to what each is asked now; what that earns everybody.

        Nothing is done unless all of it is legal.
        """
        if self.over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        for seat, action in given.items():
            refused = self.refuses(seat, action)
            if refused and self.settings.illegal == "raise":
                raise IllegalAction(refused)
            if refused:
                self.forfeited = True
                return LOSS
        # An answer may lead to a question for a seat that passes; so what each is asked is settled first.
        for choice, action in [(self.question(seat), action) for seat, action in given.items()]:
            if choice is not None:
                self._answer(choice, cast(int, action))
        return self._earned()

    def _answer(self, choice: Choice[object], action: int) -> None:
        place = actions.indices(choice).index(action)
        if choice is self.running.pending[0]:
            self.running.play(place)
        else:
            self.running.apply(choice.seat, choice.options[place])

    def _earned(self) -> float:
        """What the seats have earned since they were last asked."""
        travelled, living = self.travelled, self.survivors
        earned = 0.0
        if self.running.result:
            earned += WIN if self.running.result == "win" else LOSS
        if "locations" in self.parts:
            earned += (travelled - self._travelled) / len(SETUPS[self.running.state.setup].tiers)
        if "survivors" in self.parts:
            earned += (living - self._living) / self.settings.marines
        self._travelled, self._living = travelled, living
        return earned

    # ------------------------------------------------------------------ how far it has come

    @property
    def travelled(self) -> int:
        """How many locations have been travelled to."""
        state = self.running.state
        return len(SETUPS[state.setup].tiers) - len(state.location_deck)

    @property
    def survivors(self) -> int:
        """How many Marines live; before the formation is dealt, all of them."""
        state = self.running.state
        return len(state.formation) if state.formation or state.slain else self.settings.marines

    def outcome(self) -> dict[str, bool | int]:
        """How a game ended: for the last `info`. `locations` counts the Setup Location too, as the simulator does."""
        return {
            "won": self.running.result == "win",
            "locations": self.travelled + 1,
            "survivors": self.survivors,
            "rounds": self.running.state.round,
        }
