"""Strategy registry for the alien AI: the game's setting `mind` picks one."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import TaskKind
from voidlock.games.hulk.events.aliens import LordWakes
from voidlock.games.hulk.facts import ALIENS, FIRST_BLIP, INVASION, LORD_VALUE
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.tasks import open_phase, step

from .activating import next_alien
from .invasion import arrival


class Mind(NamedTuple):
    """The tasks of an alien AI: one places a reinforcement blip, one plays the alien phase.

    They act through `alien_actions` and `reveals`, so that the marines can react.
    """

    arrival: TaskKind[()]
    phase: TaskKind[()]


MINDS = {"diceroller": Mind(arrival, next_alien)}


@step
def invasion(state: State) -> None:
    """BLP-3: the mission's blips arrive."""
    open_phase(state, INVASION)
    state.received = 0
    state.agenda.extend([MINDS[state.settings.mind].arrival.later()] * state.board.mission.reinforcement)


@step
def alien_phase(state: State) -> None:
    open_phase(state, ALIENS)
    state.acted = state.brood = state.group = state.tested = 0
    _wake_the_lord(state)
    state.agenda.append(MINDS[state.settings.mind].phase.later())


def _wake_the_lord(state: State) -> None:
    """`dormant` in the mission: the Broodlord wakes if a marine is near at the start of an alien phase."""
    for blip in range(FIRST_BLIP, len(state.place)):
        if state.place[blip] >= 0 and state.value[blip] == LORD_VALUE and not state.lord_awake:
            far = state.distances(state.place[blip])
            marine = min(state.marines(), key=lambda marine: far[state.where[marine]])
            distance = far[state.where[marine]]
            if distance <= state.board.mission.special.dormant:
                state.lord_awake = True
                state.tell(LordWakes(state.board.marine_things[marine], distance))
