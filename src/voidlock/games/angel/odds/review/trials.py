"""A silent replay of a game that tries all six faces of every die, so that no rule of any card is repeated here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from voidlock.engine import D6, Chance, Choice, Event, Game, Source
from voidlock.games.angel import DeathAngel, State
from voidlock.games.angel.events import AttackMissed, MarineSlain
from voidlock.games.angel.facts import FACE_THINGS, OUTCOME_MISS, OUTCOME_SLAIN
from voidlock.games.angel.numbers import Spot
from voidlock.games.angel.tasks import TASKS
from voidlock.probability.replaying import replayed


class Fate(NamedTuple):
    """What a face leads to as it lies: what happens in the running task after the roll, and what is asked then."""

    events: tuple[Event, ...]
    question: Choice[object] | None

    def misses(self) -> bool:
        """Whether it slays nothing of what a Marine attacks."""
        asked = self.question is not None and self.question.outcome == OUTCOME_MISS
        return asked or any(isinstance(event, AttackMissed) for event in self.events)

    def kills(self) -> bool:
        """Whether it slays a Marine."""
        asked = self.question is not None and self.question.outcome == OUTCOME_SLAIN
        return asked or self.death() is not None

    def death(self) -> MarineSlain | None:
        return next((event for event in self.events if isinstance(event, MarineSlain)), None)

    def nothing(self) -> bool:
        """Whether nothing at all comes of it."""
        return self.question is None and not self.events


class Tried(NamedTuple):
    """The moment of a roll: the round, the swarms by their spots, and what each face leads to."""

    round: int
    swarms: Mapping[Spot, int]
    fates: tuple[Fate, ...]


def trials(game: Game[State]) -> list[Tried]:
    """Every die of the game, in the order of rolling."""
    return replayed(game, RecordedChance).tried


class RecordedChance(Source):
    """Chance as it was recorded; before a die falls, each face is tried on a clone of the game."""

    def __init__(self, game: Game[State], values: Iterator[int]) -> None:
        super().__init__(b"")
        self.game = game
        self.values = values
        self.tried: list[Tried] = []
        self.face = 0

    def answer(self, chance: Chance) -> int:
        if chance is D6:
            state = self.game.state
            self.tried.append(
                Tried(
                    state.round,
                    {spot: state.swarm(spot) for spot in state.swarms_at(state.every_spot())},
                    self._fates(),
                )
            )
        return next(self.values)

    def copy(self) -> Source:
        """What a clone rolls: the face that is tried."""
        return Source(self.seed, {"die": [self.face]})

    def _fates(self) -> tuple[Fate, ...]:
        game = self.game
        rules, game.rules = game.rules, ONE_TASK
        fates = []
        for self.face in range(len(FACE_THINGS)):
            clone = game.clone()
            # The first event is the roll itself.
            events = tuple([event for _, event in clone.events[len(game.events) + 1 :]])
            fates.append(Fate(events, clone.pending[0] if clone.pending else None))
        game.rules = rules
        return tuple(fates)


def _nothing_more(state: State, *about: int) -> None:
    state.agenda.clear()


class OneTask(DeathAngel):
    """The rules, but nothing comes after the running task."""

    steps: Mapping[str, Callable[..., None]] = dict.fromkeys((*TASKS.steps, *TASKS.scripts), _nothing_more)


ONE_TASK = OneTask()
