"""Exhaustive trial of every die: all six faces on clones of the game, so that no card's rule is repeated here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from voidlock.engine import D6, Chance, Choice, Event, Game
from voidlock.games.angel import DeathAngel, State
from voidlock.games.angel.events import AttackMissed, MarineSlain
from voidlock.games.angel.facts import FACE_THINGS, OUTCOME_MISS, OUTCOME_SLAIN
from voidlock.games.angel.numbers import Spot
from voidlock.games.angel.state.tasks import TASKS
from voidlock.odds.trials import RecordedChance, trials


class Fate(NamedTuple):
    """The outcome of a face that is not rerolled: the events until the running task ends or asks, and that question."""

    events: tuple[Event, ...]
    question: Choice[object] | None

    def misses(self) -> bool:
        """Whether a Marine's attack slays nothing."""
        asked = self.question is not None and self.question.outcome == OUTCOME_MISS
        return asked or any(isinstance(event, AttackMissed) for event in self.events)

    def kills(self) -> bool:
        """Whether it slays a Marine."""
        asked = self.question is not None and self.question.outcome == OUTCOME_SLAIN
        return asked or self.death() is not None

    def death(self) -> MarineSlain | None:
        return next((event for event in self.events if isinstance(event, MarineSlain)), None)

    def nothing(self) -> bool:
        """Whether it has no effect at all."""
        return self.question is None and not self.events


class Tried(NamedTuple):
    """A roll: the round, the swarms by spot, and the outcome of each face."""

    round: int
    swarms: Mapping[Spot, int]
    fates: tuple[Fate, ...]


def try_faces(game: Game[State]) -> list[Tried]:
    """Every die of the game, in the order of rolling."""
    return trials(game, _try)


def _try(replay: RecordedChance[State], chance: Chance) -> Tried | None:
    if chance is not D6:
        return None
    state = replay.game.state
    swarms = {spot: state.swarm(spot) for spot in state.swarms_at(state.every_spot())}
    return Tried(state.round, swarms, tuple([_fate(replay, face) for face in range(len(FACE_THINGS))]))


def _fate(replay: RecordedChance[State], face: int) -> Fate:
    clone = replay.after_roll(face, ONE_TASK)
    # The first event is the roll itself.
    events = tuple([event for _, event in clone.events[len(replay.game.events) + 1 :]])
    return Fate(events, clone.pending[0] if clone.pending else None)


def _nothing_more(state: State, *about: int) -> None:
    state.agenda.clear()


class OneTask(DeathAngel):
    """The rules, cut off after the running task."""

    steps: dict[str, Callable[..., None]] = dict.fromkeys((*TASKS.steps, *TASKS.scripts), _nothing_more)


ONE_TASK = OneTask()
