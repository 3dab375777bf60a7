"""Value function: the chance to win from the start of a round, by logistic regression on features of the board.

The weights are fitted to games between bots (`training/value.py`). Only open information is read.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import NamedTuple

from voidlock.games.angel.cards.base import TERRAIN_CARDS
from voidlock.games.angel.facts import (
    ATTACK,
    FINALS,
    LOCATION_NAMES,
    MARINE_NAMES,
    MOVE_ACTIVATE,
    SETUPS,
    TEAM_OF,
    TERRAIN,
)
from voidlock.games.angel.state import State, holder_of
from voidlock.games.angel.state.swarms import lords, size

from .brother.threat import SPAWNS, attackers_by_spot, strength, threat

DEPTHS = range(5)

NAMES = (
    *["one", "marines", "marines_squared", "threat", "threat_share", "worst", "front", "behind", "unseen", "big"],
    *["engaged", "tokens", "holders", "tokens_engaged", "door", "held", "can_attack", "can_move", "teams", "pairs"],
    *["spawns_unseen", "spawns_behind", "even", "effects"],
    *[f"{what}_{depth}" for depth in DEPTHS for what in ("ahead", "marines", "pile", "threat", "tokens", "cards")],
    *[
        f"{what}_{LOCATION_NAMES[place]}"
        for place in FINALS
        for what in ("at", "marines", "cards", "blips", "panel", "near_panel", "lords", "lord_cards", "launch")
    ],
    *[f"here_{name}" for name in LOCATION_NAMES],
    *[f"with_{name}" for name in MARINE_NAMES],
)

_DEPTH = NAMES.index("ahead_0")
_FINAL = NAMES.index(f"at_{LOCATION_NAMES[FINALS[0]]}")
_HERE = NAMES.index(f"here_{LOCATION_NAMES[0]}")
_WITH = NAMES.index(f"with_{MARINE_NAMES[0]}")
_DEPTH_WIDTH, _FINAL_WIDTH = 6, 9


class Engaged(NamedTuple):
    """A summary of the swarms: chances to die, cards by where they are, and Marines and tokens engaged."""

    danger: float
    worst: float
    front: int
    behind: int
    unseen: int
    big: int
    marines: int
    tokens: int


def _count_engaged(state: State, cover: list[int]) -> Engaged:
    formation, swarms, tokens = state.formation, state.swarms, state.tokens
    danger = worst = 0.0
    front = behind = unseen = big = engaged = in_danger = 0
    for place, marine in enumerate(formation):
        left, right = swarms[2 * place], swarms[2 * place + 1]
        if not left and not right:
            continue
        engaged += 1
        risk = threat(state, place)
        danger += risk
        worst = max(worst, risk)
        here, there = strength(left), strength(right)
        if state.facing[marine]:
            front, behind = front + there, behind + here
        else:
            front, behind = front + here, behind + there
        if not cover[2 * place]:
            unseen += here
        if not cover[2 * place + 1]:
            unseen += there
        big += max(here - 2, 0) + max(there - 2, 0)
        in_danger += min(tokens[marine], 2)
    return Engaged(danger, worst, front, behind, unseen, big, engaged, in_danger)


def features(state: State) -> list[float]:
    """The features in the order of `NAMES`."""
    found = [0.0] * len(NAMES)
    formation, swarms, tokens = state.formation, state.swarms, state.tokens
    cover = attackers_by_spot(state)
    danger, worst, front, behind, unseen, big, engaged, in_danger = _count_engaged(state, cover)
    length = len(formation)
    on_marines = [tokens[marine] for marine in formation]
    total = sum(on_marines)
    teams = state.teams_in_play()
    spawns_unseen, spawns_behind = _spawns(state, cover)
    facing_right = sum([state.facing[marine] for marine in formation])
    held = len([spot for spot in state.terrain if holder_of(spot)])
    found[:_DEPTH] = [
        *[1.0, length, length * length / 10, danger, danger / length, worst, front, behind, unseen, big],
        *[engaged, total, sum([1 for number in on_marines if number]), in_danger, sum(state.terrain_tokens), held],
        sum([1 for team in teams if state.last[team] != ATTACK]),
        sum([1 for team in teams if state.last[team] != MOVE_ACTIVATE]),
        len(teams),
        length - len(teams),
        spawns_unseen,
        spawns_behind,
        abs(length - 2 * facing_right),
        len(state.effects),
    ]
    ahead = len(state.location_deck)
    left_pile, right_pile = state.piles
    cards = front + behind
    at = _DEPTH + ahead * _DEPTH_WIDTH
    found[at : at + _DEPTH_WIDTH] = [1.0, length, min(len(left_pile), len(right_pile)), danger, total, cards]
    if not ahead:
        at = _FINAL + FINALS.index(state.location) * _FINAL_WIDTH
        panel, near = _panel(state)
        found[at : at + _FINAL_WIDTH] = [
            *[1.0, length, cards, len(left_pile) + len(right_pile), panel, near, size(state.dead_lords)],
            *[sum([strength(swarm) for swarm in swarms if lords(swarm)]), state.launch],
        ]
    found[_HERE + state.location] = 1.0
    for marine in formation:
        found[_WITH + marine] = 1.0
    return found


def _spawns(state: State, cover: list[int]) -> tuple[float, float]:
    """The spawns expected from Terrain where no Marine can attack, and from Terrain behind a Marine."""
    unseen = behind = 0.0
    for card, spot in enumerate(state.terrain):
        if spot >= 0:
            number = SPAWNS[TERRAIN[card].colour]
            if not cover[spot]:
                unseen += number
            if state.facing[state.formation[spot >> 1]] != spot & 1:
                behind += number
    return unseen, behind


def _panel(state: State) -> tuple[float, float]:
    """Whether a Marine whose team can move faces the control panel; how many of those stand there or next to it."""
    for card, spot in enumerate(state.terrain):
        if spot >= 0 and TERRAIN_CARDS[card].is_panel:
            break
    else:
        return 0.0, 0.0
    faces = near = 0
    for place in range(max((spot >> 1) - 1, 0), min((spot >> 1) + 2, len(state.formation))):
        marine = state.formation[place]
        if state.last[TEAM_OF[marine]] != MOVE_ACTIVATE:
            near += 1
            faces += place == spot >> 1 and state.facing[marine] == spot & 1
    return float(faces), float(near)


_FITTED = json.loads(files(__package__).joinpath("value.json").read_text(encoding="utf-8"))
WEIGHTS: tuple[list[float], ...] = tuple(
    [[_FITTED[str(setup.teams)].get(name, 0.0) for name in NAMES] for setup in SETUPS]
)
"""The weights by Setup Location."""


def value(state: State) -> float:
    """The chance to win."""
    weights = WEIGHTS[state.setup]
    score = sum([weight * feature for weight, feature in zip(weights, features(state), strict=True) if feature])
    return 1 / (1 + math.exp(-score)) if score > -30 else 0.0
