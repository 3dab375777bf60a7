"""Environment core shared by Gymnasium and PettingZoo: a game, its legal actions, rewards and drawings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Protocol, cast

import gymnasium
import numpy as np

from voidlock.engine import Choice, Game, Json, Source, seed_of
from voidlock.engine.rules import Rules, S
from voidlock.texts import Words
from voidlock.words.boards import draw_board

from .catalogue import PASS, Catalogue, Observation
from .picture import Picture, picture

ILLEGAL = ("raise", "lose")
RENDER_MODES = ("human", "ansi", "rgb_array")

WIN, LOSS = 1.0, -1.0


class IllegalAction(gymnasium.error.InvalidAction, ValueError):
    """An action that the seat is not offered; the game is unchanged."""


def check_settings(reward: str, rewards: tuple[str, ...], illegal: str, render_mode: str | None) -> None:
    """Raise `ValueError` for an unknown reward, way to handle illegal actions, or render mode."""
    for part in str(reward).split("+"):
        if part not in rewards:
            raise ValueError(f"reward must be one of {', '.join(rewards)}, or several joined by +: not {part!r}")
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not {render_mode!r}")


class Settings(Protocol):
    """The settings that every game's environment has."""

    @property
    def reward(self) -> str: ...

    @property
    def illegal(self) -> str: ...

    @property
    def render_mode(self) -> str | None: ...

    def setup(self) -> dict[str, Json]:
        """The setup for the rules."""


class Episode(ABC, Generic[S]):
    """One game after another, with observations of a fixed size."""

    def __init__(self, rules: Rules[S], catalogue: Catalogue, size: int, settings: Settings) -> None:
        self.rules = rules
        self.catalogue = catalogue
        self.size = size
        self.setup = settings.setup
        self.render_mode = settings.render_mode
        self.illegal = settings.illegal
        self.parts = frozenset(settings.reward.split("+"))
        self.game: Game[S] | None = None
        self.forfeited = False
        """Whether an illegal action has lost the game."""

    @abstractmethod
    def reward(self) -> float:
        """The reward since the last action."""

    @abstractmethod
    def observation(self, seat: int) -> Observation:
        """The numbers that the seat sees."""

    def draw(self, seat: int) -> str:
        """The board that the seat sees, as the terminal draws it, and what it is asked."""
        asked = [f"Seat {seat} is asked: {choice}" for choice in self.running.choices_of(seat)]
        return "\n".join([*[line.text for line in draw_board(self.running, seat, Words("en"))], *asked])

    def paint(self, seat: int) -> Picture | None:
        """The board that the seat sees, with the page's art; None if that cannot be drawn here."""
        return None

    @abstractmethod
    def outcome(self) -> dict[str, bool | int | str]:
        """How the game ended: for the last `info`."""

    def begin(self, rng: np.random.Generator) -> None:
        """Start a new game with a seed drawn from the generator."""
        state = self.rules.set_up(self.setup())
        seed = seed_of(str(rng.integers(1 << 63)))
        self.game = Game(self.rules, state, Source(seed), keep=False).start()
        self.forfeited = False

    def render(self, seat: int) -> str | Picture | None:
        """The drawing for the seat: text, a picture, or printed; without a render mode, a warning and None."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"nothing is drawn without a render_mode: {', '.join(RENDER_MODES)}")
            return None
        if self.render_mode == "rgb_array":
            painted = self.paint(seat)
            return picture(self.draw(seat)) if painted is None else painted
        drawn = self.draw(seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn, flush=True)
        return None

    # ------------------------------------------------------------------ questions

    @property
    def running(self) -> Game[S]:
        if self.game is None:
            raise gymnasium.error.ResetNeeded("there is no game yet: call reset() first")
        return self.game

    @property
    def over(self) -> bool:
        return self.forfeited or bool(self.running.result)

    @property
    def seat_to_answer(self) -> int:
        """The seat that owes the first answer; 0 when the game is over."""
        pending = self.running.pending
        return pending[0].seat if pending and not self.forfeited else 0

    def question(self, seat: int) -> Choice[object] | None:
        """The seat's current question: the first if it owes several answers."""
        if self.forfeited:
            return None
        return next((choice for choice in self.running.pending if choice.seat == seat), None)

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, in the order of the options; only *pass* if it owes nothing."""
        choice = self.question(seat)
        return [PASS] if choice is None else self.catalogue.indices(choice)

    # ------------------------------------------------------------------ actions

    def refuses(self, seat: int, action: object) -> str:
        """Why the action is illegal for the seat; empty if it is legal."""
        texts, size = self.catalogue.texts, self.catalogue.size
        if not isinstance(action, int | np.integer) or not 0 <= action < size:
            return f"{action!r} is no action: actions are the whole numbers from 0 to {size - 1}"
        if int(action) in self.legal(seat):
            return ""
        choice = self.question(seat)
        if choice is None:
            return f"seat {seat} owes no answer and can only pass (0), not {int(action)} ({texts[action]})"
        allowed = ", ".join([f"{index} ({texts[index]})" for index in self.legal(seat)])
        return f"seat {seat} is asked {choice} and cannot answer {int(action)} ({texts[action]}), but {allowed}"

    def act(self, given: dict[int, object]) -> float:
        """Apply the actions of these seats, all or none, and return the reward that everybody gets."""
        if self.over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        for seat, action in given.items():
            refused = self.refuses(seat, action)
            if refused and self.illegal == "raise":
                raise IllegalAction(refused)
            if refused:
                self.forfeited = True
                return LOSS
        # An answer may raise a question for a seat that passes, so collect the questions first.
        for choice, action in [(self.question(seat), action) for seat, action in given.items()]:
            if choice is not None:
                self._answer(choice, cast(int, action))
        return self.reward()

    def _answer(self, choice: Choice[object], action: int) -> None:
        place = self.catalogue.indices(choice).index(action)
        if choice is self.running.pending[0]:
            self.running.play(place)
        else:
            self.running.apply(choice.seat, choice.options[place])
