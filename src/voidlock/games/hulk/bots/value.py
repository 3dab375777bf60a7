"""Value function by logistic regression: the chance to win from the position at the start of a turn.

The weights are fitted to the sergeant bot's games (`training/hulk_value.py`), separately for each kind of victory. Only
open information is read.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files

from voidlock.games.hulk.aliens.activating import to_nearest
from voidlock.games.hulk.facts import FIRST_BLIP, LORD
from voidlock.games.hulk.numbers import NOBODY, Square
from voidlock.games.hulk.state import DEAD, LEFT, OUT, State

from .sergeant.danger import STRIKES, danger, squad, threat
from .sergeant.goals import goals, to_go
from .sergeant.orders import worths

NAMES = (
    "one",
    "to_go",
    "to_go_squared",
    "alive",
    "few",
    "left",
    "danger",
    "bare",
    "hidden",
    "bearers",
    "time",
    "done",
    "lord",
)
ANY = "any"
"""The kind of victory for missions whose own kind has no fitted weights."""


def features(state: State) -> list[float]:
    """The feature vector, in the order of `NAMES`."""
    wanted = goals(state)
    near = threat(state)
    far = min(to_go(state, wanted), 60)
    mission = state.board.mission
    marines = len(state.where)
    alive = marines - state.where.count(DEAD)
    everybody = squad(state, NOBODY, near, worths(state, wanted))
    lost = danger(everybody, [], Square(0), 0.0, 0, 0)
    bare = sum([1 for alien in state.stealers() if to_nearest(state, state.place[alien]) <= STRIKES + 1])
    hidden = sum([1 for blip in range(FIRST_BLIP, len(state.place)) if state.place[blip] != OUT])
    limit = mission.turn_limit
    return [
        1.0,
        far / 10,
        far * far / 400,
        alive / marines,
        float(alive <= 2),
        state.where.count(LEFT) / marines,
        lost,
        bare / 4,
        hidden / 6,
        sum([1 for goal in wanted.values() if goal.bearer]) / marines,
        state.turn / limit if limit else 0.0,
        (state.operated.bit_count() + state.burned.bit_count()) / 2 + float(state.carrier() >= 0),
        float(state.place[LORD] >= 0),
    ]


def kind_of(state: State) -> str:
    """The kind of victory whose weights apply: the mission's first condition."""
    name = state.board.mission.victory[0].name
    return name if name in WEIGHTS else ANY


WEIGHTS: dict[str, list[float]] = {
    kind: [weights.get(name, 0.0) for name in NAMES]
    for kind, weights in json.loads(files(__package__).joinpath("value.json").read_text(encoding="utf-8")).items()
}


def value(state: State) -> float:
    """The estimated chance to win."""
    weights = WEIGHTS[kind_of(state)]
    score = sum([weight * feature for weight, feature in zip(weights, features(state), strict=True)])
    return 1 / (1 + math.exp(-max(min(score, 30.0), -30.0)))
