"""Weighted random policies that make progress: each gives every legal answer a positive weight."""

from __future__ import annotations

import random
from collections.abc import Callable

from voidlock.engine import Choice, Game, Option
from voidlock.games.angel.facts import ATTACK, GREEN, MOVE_ACTIVATE, SECOND, SKULLS, SPOT_NAMES, team_by_name
from voidlock.games.angel.flow.attack import targets
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.swarms import lords, size

Policy = Callable[[State, Choice[object], random.Random], int]
"""Returns the index of the chosen option."""

Judge = Callable[[State, Choice[object], Option[object]], float]
"""The weight of an answer."""


def uniform(state: State, choice: Choice[object], rng: random.Random) -> int:
    return int(rng.random() * len(choice.options))


def eager(state: State, choice: Choice[object], rng: random.Random) -> int:
    """Prefers everything to stopping."""
    return weighted([_anything(state, choice, option) for option in choice.options], rng)


def careful(state: State, choice: Choice[object], rng: random.Random) -> int:
    """Looks at public information, and mostly does what a beginner would."""
    judge = JUDGES.get(choice.kind, _anything)
    return weighted([max(judge(state, choice, option), 0.01) for option in choice.options], rng)


POLICIES: dict[str, Policy] = {"uniform": uniform, "eager": eager, "careful": careful}


def weighted(weights: list[float], rng: random.Random) -> int:
    point = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return place
    return len(weights) - 1


def play_out(game: Game[State], policy: Policy, rng: random.Random, most: int = 20_000) -> int:
    """Play to the end and return the number of answers. A game that does not end within `most` is abandoned."""
    for answers in range(most):
        if not game.pending:
            return answers
        game.play(policy(game.state, game.pending[0], rng))
    return most


# ---------------------------------------------------------------------- what a beginner prefers


def _anything(state: State, choice: Choice[object], option: Option[object]) -> float:
    return 0.1 if option.verb in ("stop", "no", "enough", "accept") else 1.0


def _danger(state: State, spot: Spot) -> int:
    swarm = state.swarm(spot)
    return size(swarm) + 2 * lords(swarm)


def _action(state: State, choice: Choice[object], option: Option[object]) -> float:
    """Attack what is in range, turn to what is not, otherwise support."""
    team = team_by_name(choice.subject.id) if choice.subject else GREEN
    marines = state.living(team)
    in_reach = sum([_danger(state, spot) for marine in marines for spot in targets(state, marine)[:2]])
    behind = sum([_danger(state, state.behind(marine)) for marine in marines])
    if option.value == ATTACK:
        return 0.5 + 3 * in_reach
    if option.value == MOVE_ACTIVATE:
        return 1.5 + 2 * behind
    return 1.5


def _attack(state: State, choice: Choice[object], option: Option[object]) -> float:
    match option.value:
        case (int(marine), int(spot)):
            return 1 + _danger(state, Spot(spot)) ** 2 * (
                3 if spot % SECOND >> 1 == state.formation.index(Marine(marine)) else 1
            )
        case int():
            return 2 if sum([size(swarm) for swarm in state.swarms]) > 4 else 0.2
    return 0


def _reroll(state: State, choice: Choice[object], option: Option[object]) -> float:
    hit = choice.face is not None and SKULLS[int(choice.face.id)]
    return float((option.verb == "keep") == hit)


def _defence(state: State, choice: Choice[object], option: Option[object]) -> float:
    if choice.card is None or choice.face is None:
        return 1
    swarm = state.swarms[SPOT_NAMES.index(choice.card.id)]
    saved = int(choice.face.id) - lords(swarm) > size(swarm)
    if option.verb == "reroll" and size(swarm) > 3:
        return 0.3
    return float((option.verb == "accept") == saved)


def _token(state: State, choice: Choice[object], option: Option[object]) -> float:
    """Prefer the Marine with the largest swarm in front and the fewest tokens."""
    if not isinstance(option.value, int):
        return 0
    marine = Marine(option.value)
    return (1 + _danger(state, state.front(marine))) / (1 + state.tokens[marine])


def _facing(state: State, choice: Choice[object], option: Option[object]) -> float:
    if not isinstance(option.value, int):
        return 0.5
    marine = Marine(option.value)
    useful = [spot for spot in state.terrain if spot == state.behind(marine)]
    return _danger(state, state.behind(marine)) - _danger(state, state.front(marine)) + 0.3 * len(useful)


def _move(state: State, choice: Choice[object], option: Option[object]) -> float:
    return 0.1 if option.things else 1


def _field(state: State, choice: Choice[object], option: Option[object]) -> float:
    return float(_danger(state, Spot(option.value)) ** 2) if isinstance(option.value, int) else 0


def _send(state: State, choice: Choice[object], option: Option[object]) -> float:
    """Prefer to move a swarm from behind a Marine to a spot that is not behind one."""
    match option.value:
        case (int(start), int(goal)):
            gain = _behind(state, Spot(start)) - _behind(state, Spot(goal))
            return gain * _danger(state, Spot(start)) - _danger(state, Spot(goal))
    return 0.5


def _behind(state: State, spot: Spot) -> int:
    return int(state.behind(state.formation[spot >> 1]) == spot)


def _teleport(state: State, choice: Choice[object], option: Option[object]) -> float:
    return float(option.verb == "token")


def _panel(state: State, choice: Choice[object], option: Option[object]) -> float:
    """In the Launch Control Room: tokens first, then the die."""
    if option.verb in ("token", "roll"):
        return float((option.verb == "token") == (state.launch < 2))
    return 1


JUDGES: dict[str, Judge] = {
    "choose_action": _action,
    "attack": _attack,
    "again": _attack,
    "paid_attack": _attack,
    "granted_attack": _attack,
    "reroll_attack": _reroll,
    "defence": _defence,
    "place_token": _token,
    "munitorium": _token,
    "facing": _facing,
    "move": _move,
    "power_field": _field,
    "strategize": _send,
    "teleport": _teleport,
    "panel": _panel,
}
