"""What all environments share: one game, what is asked of a seat, and what an action does."""

from __future__ import annotations

from typing import Generic, cast

import gymnasium
import numpy as np

from voidlock.engine import Choice, Game, Json, Source, seed_of
from voidlock.engine.rules import Rules, S

from .catalogue import PASS, Catalogue

ILLEGAL = ("raise", "lose")
RENDER_MODES = ("ansi",)

WIN, LOSS = 1.0, -1.0


class IllegalAction(gymnasium.error.InvalidAction, ValueError):
    """An action that answers nothing this seat is asked; the game is exactly as it was."""


def check_settings(reward: str, rewards: tuple[str, ...], illegal: str, render_mode: str | None) -> None:
    """Whatever is none of the words that are known is refused with a sentence."""
    for part in str(reward).split("+"):
        if part not in rewards:
            raise ValueError(f"reward must be one of {', '.join(rewards)}, or several joined by +: not {part!r}")
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not {render_mode!r}")


class Playing(Generic[S]):
    """One game after the other."""

    def __init__(self, rules: Rules[S], catalogue: Catalogue, illegal: str) -> None:
        self.rules = rules
        self.catalogue = catalogue
        self.illegal = illegal
        self.game: Game[S] | None = None
        self.forfeited = False
        """An illegal action has lost the game."""

    def setup(self) -> dict[str, Json]:
        """As the rules take it."""
        raise NotImplementedError

    def earned(self) -> float:
        """What the seats have earned since they were last asked."""
        raise NotImplementedError

    def begin(self, rng: np.random.Generator) -> None:
        """A new game, dealt and rolled by a seed that the generator gives."""
        state = self.rules.set_up(self.setup())
        seed = seed_of(str(rng.integers(1 << 63)))
        self.game = Game(self.rules, state, Source(seed), keep=False).start()
        self.forfeited = False

    # ------------------------------------------------------------------ what a seat sees

    @property
    def running(self) -> Game[S]:
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

    def question(self, seat: int) -> Choice[object] | None:
        """What the seat is asked now: of several choices it owes, the first."""
        if self.forfeited:
            return None
        return next((choice for choice in self.running.pending if choice.seat == seat), None)

    def legal(self, seat: int) -> list[int]:
        """The seat's actions, in the order of the options; *pass* alone if it owes nothing."""
        choice = self.question(seat)
        return [PASS] if choice is None else self.catalogue.indices(choice)

    # ------------------------------------------------------------------ what an action does

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
        """Do what these seats answer to what each is asked now; what that earns everybody.

        Nothing is done unless all of it is legal.
        """
        if self.over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() first")
        for seat, action in given.items():
            refused = self.refuses(seat, action)
            if refused and self.illegal == "raise":
                raise IllegalAction(refused)
            if refused:
                self.forfeited = True
                return LOSS
        # An answer may lead to a question for a seat that passes; so what each is asked is settled first.
        for choice, action in [(self.question(seat), action) for seat, action in given.items()]:
            if choice is not None:
                self._answer(choice, cast(int, action))
        return self.earned()

    def _answer(self, choice: Choice[object], action: int) -> None:
        place = self.catalogue.indices(choice).index(action)
        if choice is self.running.pending[0]:
            self.running.play(place)
        else:
            self.running.apply(choice.seat, choice.options[place])
