"""Undo, clone and determinisation, by checkpoints and silent replay of the inputs since."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Self

from .chance import D6, Source
from .choice import SPECTATOR, Reason
from .events import Json
from .inputs import Answer, Input, Redealt, Rolled
from .play import Play, UndoRefused
from .rules import Rules, S_co, State
from .script import Together
from .views.witness import Recorder
from .wording import WORDING


class Game(Play[S_co]):
    """A game in progress.

    A position is the state at the start of the running task (the last checkpoint) and the inputs since. Clone and undo
    copy a checkpoint and replay those inputs silently.
    """

    def __repr__(self) -> str:
        told = [self.rules.name, f"players={len(self.seats)}"]
        told += [f"{name}={self.open_part()[name]}" for name in ("round", "turn") if name in self.open_part()]
        told += [f"result={self.result!r}"] if self.result else []
        told += [f"asks={choice.seat}:{choice.kind}" for choice in self.pending]
        return f"<Game {' '.join(told)}>"

    def __str__(self) -> str:
        return WORDING.board(self)

    def __copy__(self) -> Self:
        return self.clone(keep=self.keep)

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone(keep=self.keep)

    def __reduce__(
        self,
    ) -> tuple[Callable[[Rules[S_co], dict[str, Json]], Game[S_co]], tuple[Rules[S_co], dict[str, Json]]]:
        """A pickle holds the rules and the game file: scripts cannot be pickled, but the inputs lead there again."""
        from .files.record import replay, save

        return replay, (self.rules, save(self))

    def in_task(self) -> list[Input]:
        """The inputs of the running task, which its script knows and the state may not show yet."""
        return self.inputs[self._checkpoint()[0] :] if self._script is not None else []

    def last_answer(self) -> int:
        """The number of inputs before the last answer."""
        for index in range(len(self.inputs) - 1, -1, -1):
            if isinstance(self.inputs[index], Answer):
                return index
        return -1

    def why_no_undo(self, before: int | None = None) -> Reason | None:
        """What prevents undo to the position after that many inputs; None if nothing does."""
        if before is None and self._answers:
            return None
        if before is not None and type(before) is not int:
            return Reason("undo_no_number", arguments={"text": repr(before)[:80]})
        target = self.last_answer() if before is None else before
        if not 0 <= target < len(self.inputs):
            return Reason("undo_nothing")
        return self._barred_by if target < self._barrier else None

    def undo(self, before: int | None = None) -> None:
        """Go back to the position after `before` inputs; by default undo the last answer that was given.

        Undo never crosses chance or an event that showed something hidden. Of secret answers that are revealed, a
        loaded game only knows the order of the choices.
        """
        refused = self.why_no_undo(before)
        if refused is not None:
            raise UndoRefused(refused)
        if before is None and self._answers:
            self._take_back(next(reversed(self._answers)))
            return
        target, answers = self._before_last_answer() if before is None else (before, {})
        while self._checkpoints[-1][0] > target:
            self._checkpoints.pop()
        for later in (self.rounds, self.events):
            while later and later[-1][0] > target:
                later.pop()
        for start in [start for start, shared in self._together_since.items() if start + len(shared) > target]:
            del self._together_since[start]
        del self.inputs[target:]
        since, snapshot = self._checkpoints[-1]
        self.state = snapshot.copy()
        self._restore(self.inputs[since:], answers)

    def _before_last_answer(self) -> tuple[int, dict[int, Answer]]:
        """The number of inputs before the last answer, and the others that were given together with it."""
        last = self.last_answer()
        for start, shared in self._together_since.items():
            if start <= last < start + len(shared):
                return start, dict(list(shared.items())[:-1])
        return last, {}

    def clone(self, *, keep: bool = True) -> Self:
        """An independent game at the same position, even mid-effect; its chance gives the same answers."""
        since, start = self._checkpoint() if self._script is not None else (0, self.state)
        other = type(self)(self.rules, start.copy(), self.source.copy(), keep=keep)
        other.origin = self.origin
        if keep:
            other.inputs = self.inputs[:]
            other.events = self.events[:]
            other.rounds = self.rounds[:]
            other._checkpoints = self._checkpoints[:]
            other._together_since = self._together_since.copy()
            other._barrier, other._barred_by = self._barrier, self._barred_by
            other._dice, other._roll = self._dice, self._roll
        if self._script is not None:
            other._restore(self.inputs[since:], dict(self._answers))
        return other

    def clone_recording(self, seat: int | None = None) -> Self:
        """A clone that keeps what the seat sees after each later event, not only at questions; None: the open part."""
        other = self.clone()
        other.recorder = Recorder(self.open_part(), SPECTATOR if seat is None else seat)
        other._listen(other.recorder, other._open_glimpse if seat is None else other._glimpse)
        return other

    def stop_recording(self) -> Recorder | None:
        """Hand over the recorder, if there is one. Until then, the game is freed by the garbage collector only."""
        recorder, self.recorder = self.recorder, None
        if recorder is not None:
            recorder.stop()
            self._listen()
        return recorder

    def redealt(self, seat: int, rng: random.Random, *, keep: bool = True) -> Self:
        """Determinisation: a clone that re-deals everything the seat cannot know, and takes its chance from `rng`.

        Others' answers to open secret questions are owed again. The clone has no history.
        """
        self.check_viewer(seat)
        number, seed = rng.getrandbits(64), rng.getrandbits(128).to_bytes(16, "big")
        other = type(self)(self.rules, self.state, Source(seed), keep=keep)
        if self._script is None:
            other.state = self.state.copy()
            self.rules.redeal(other.state, seat, number)
            return other
        since, snapshot = self._checkpoint()
        inputs = self.inputs[since:]
        answers = {index: answer for index, answer in self._answers.items() if answer.seat == seat}
        if self._together is None and any(choice.secret and choice.seat != seat for choice in self.pending):
            # A task that asks in secret shows nothing before its last secret answer, so it can start again.
            # What an earlier re-deal hid stays hidden.
            snapshot = snapshot.copy()
            for given in [*inputs, Redealt(seat, number)]:
                if isinstance(given, Redealt):
                    self.rules.redeal(snapshot, given.seat, given.number)
            inputs = []
        else:
            inputs.append(Redealt(seat, number))
        if keep:
            other._checkpoints = [(0, snapshot)]
            other.inputs = inputs
            other._barrier, other._barred_by = len(inputs), Reason("undo_nothing")
        other.state = snapshot.copy()
        other._restore(inputs, answers)
        return other

    def _checkpoint(self) -> tuple[int, S_co]:
        if not self.keep:
            raise ValueError("a game that keeps nothing cannot be cloned in mid-task")
        return self._checkpoints[-1]

    def _restore(self, inputs: list[Input], answers: dict[int, Answer]) -> None:
        """Silently replay the inputs since a checkpoint, whose state is restored, up to the question asked then.

        `answers` are those given to that question if several seats share it; undo into the middle of one finds its own.
        """
        self._together = None
        # Undo never crosses a die, so one that fell in this task is the last of the game.
        self._roll = self._dice if any(isinstance(given, Rolled) and given.kind == D6.kind for given in inputs) else 0
        asked = self._open_script()
        done = 0
        while done < len(inputs):
            given = inputs[done]
            if isinstance(given, Redealt):
                self.rules.redeal(self.state, given.seat, given.number)
                done += 1
            elif isinstance(asked, Together):
                owed = [index for index, choice in enumerate(asked.choices) if len(choice.options) > 1]
                met = [given for given in inputs[done : done + len(owed)] if isinstance(given, Answer)]
                self._answers = dict(zip(owed, met, strict=False))
                if len(met) < len(owed):
                    answers = self._answers
                    del self.inputs[-len(met) :]
                    break
                asked = self._close(asked.choices)
                done += len(owed)
            else:
                asked = self._send(given.place if isinstance(given, Answer) else given.value)
                done += 1
        self._answers = answers
        if self.keep:
            self._listen()
        self._run(asked)


AnyGame = Game[State]
"""A game, for code that does not know its rules."""


def rounds_of(game: AnyGame) -> dict[int, range]:
    """By its number, the inputs of each round or turn that the game has seen begin; the last one is not over yet."""
    begun = [(event.arguments()["number"], inputs) for inputs, event in game.events if event.begins_round]
    ends = [*[inputs for _, inputs in begun], len(game.inputs)][1:]
    return {
        number: range(inputs, end)
        for (number, inputs), end in zip(begun, ends, strict=bool(begun))
        if isinstance(number, int)
    }
