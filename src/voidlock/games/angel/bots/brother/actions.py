"""Linear policy for Action cards: each card is scored by weighted features of the board."""

from __future__ import annotations

import json
from importlib.resources import files

from voidlock.engine import Choice
from voidlock.games.angel.facts import ACTION_NAMES, ACTION_OF, team_by_name
from voidlock.games.angel.state import State

from .needs import NAMES, Needs
from .threat import best

_FITTED = json.loads(files(__package__).joinpath("needs.json").read_text(encoding="utf-8"))
WEIGHTS: tuple[list[float], ...] = tuple(
    [[_FITTED.get(name, {}).get(feature, 0.0) for feature in NAMES] for name in ACTION_NAMES]
)
"""The weight of each feature, by card. Trained by playing (`training/actions.py`); a new card has none yet."""


def choose_action(state: State, choice: Choice[int]) -> int:
    """The team's card that helps most."""
    return card_for(Needs(state), choice)


def card_for(needs: Needs, choice: Choice[int]) -> int:
    """The same, from features that are already computed."""
    assert choice.subject is not None
    team = team_by_name(choice.subject.id)
    features = needs.features(team)
    return best([action_gain(features, ACTION_OF[team][option.value]) for option in choice.options])


def action_gain(features: list[float], number: int) -> float:
    """The score of a card on this board."""
    return sum([weight * feature for weight, feature in zip(WEIGHTS[number], features, strict=True)])
