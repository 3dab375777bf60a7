"""Heuristics: the gain of activating Terrain cards and control panels, and of choices at locations."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Choice
from voidlock.games.angel.facts import LOCATION_NAMES, LOCATIONS, TERRAIN, TERRAIN_NAMES
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State

from .threat import attackers_by_spot, best, danger, spawn_cost, strength, threat, values, worth
from .tokens import token_gain
from .weights import WEIGHTS

Gain = Callable[[State, Marine, int], float]
"""The gain if a Marine at a place activates it."""


def activation_gain(state: State, marine: Marine, card: int, place: int) -> float:
    gain = MACHINES.get(TERRAIN_NAMES[card])
    return gain(state, marine, place) if gain is not None else -1.0


def _worth(name: str) -> Gain:
    return lambda state, marine, place: WEIGHTS[name]


def _door(state: State, marine: Marine, place: int) -> float:
    """R-14.3: a token is a Genestealer slain at the next travel."""
    if not state.location_deck or not state.supply:
        return -1.0
    return WEIGHTS["door_near" if min(len(state.piles[0]), len(state.piles[1])) <= 4 else "door_far"]


def _tank(state: State, marine: Marine, place: int) -> float:
    cards = strength(state.swarms[2 * place]) + strength(state.swarms[2 * place + 1])
    return 0.8 * threat(state, place) + WEIGHTS["lingers"] * cards - worth(state, marine) / 6 - WEIGHTS["tank"]


def _panel(state: State, marine: Marine, place: int) -> float:
    gain = PANELS.get(LOCATION_NAMES[state.location])
    return gain(state, marine, place) if gain is not None else -1.0


def _teleport(state: State, marine: Marine, place: int) -> float:
    with_token = len([other for other in state.formation if state.tokens[other]])
    cost = (len(state.formation) - with_token) / 6 + WEIGHTS["teleport_token"] * with_token
    return WEIGHTS["teleport_card"] * (len(state.piles[0]) + len(state.piles[1])) - cost


def _overload(state: State, marine: Marine, place: int) -> float:
    cards = sum([strength(swarm) for swarm in state.swarms])
    if not cards:
        return -1.0
    each = WEIGHTS["lingers"] + danger(state) / cards
    return 0.5 * min(cards, 4) * each - WEIGHTS["overload"] * worth(state, marine)


def _cryo(state: State, marine: Marine, place: int) -> float:
    """One card off a pile; emptying a pile triggers travel."""
    return WEIGHTS["minor_panel"] * (2 if min(len(state.piles[0]), len(state.piles[1])) == 1 else 1)


def _apothecary(state: State, marine: Marine, place: int) -> float:
    return max([token_gain(state, other) for other in state.formation]) if state.supply else 0.0


MACHINES: dict[str, Gain] = {
    "artefact": _worth("artefact"),
    "door": _door,
    "control_panel": _panel,
    "promethium_tank": _tank,
    "spore_chimney": _worth("chimney"),
}

PANELS: dict[str, Gain] = {
    "maintenance_tunnels": _worth("minor_panel"),
    "cryo_control": _cryo,
    "apothecarion": _apothecary,
    "core_cogitator": _worth("minor_panel"),
    "teleportarium": _teleport,
    "generatorium": _overload,
    "launch_control_room": _worth("launch"),
    "toxin_pumping_station": _worth("toxin"),
}


def panel(state: State, choice: Choice[int]) -> int:
    """Answer a control panel by what it offers: a roll or a token, a Terrain card, a pile."""
    verbs = [option.verb for option in choice.options]
    if "roll" in verbs:
        patient = state.launch < WEIGHTS["launch_tokens"] and danger(state) < len(state.formation) / 2
        return verbs.index("token" if patient and "token" in verbs else "roll")
    if verbs[0] == "limit":
        return best([TERRAIN[option.value].colour + 0.0 for option in choice.options])
    if LOCATIONS[state.location].final:
        return larger_pile(state, choice)
    return smaller_pile(state, choice)


def smaller_pile(state: State, choice: Choice[int | None]) -> int:
    """An empty pile triggers travel (R-14.1)."""
    return best([-99.0 if side is None else -len(state.piles[side]) for side in values(choice)])


def larger_pile(state: State, choice: Choice[int]) -> int:
    return best([len(state.piles[option.value]) + 0.0 for option in choice.options])


def arrive(state: State, choice: Choice[int]) -> int:
    """Answer a location on arrival by what it offers: a Marine or a swarm it will hurt, or a spot for a gift."""
    cover = attackers_by_spot(state)
    if choice.options[0].verb == "put":
        return best([_gift(state, Spot(option.value)) for option in choice.options])
    if choice.options[0].things[0].kind == "marine":
        return best([-spawn_cost(state, state.behind(Marine(option.value)), 1, cover) for option in choice.options])
    return best([-spawn_cost(state, Spot(option.value), 2, cover) for option in choice.options])


def _gift(state: State, spot: Spot) -> float:
    """Put it in front of a Marine who has time to take it."""
    looks = state.facing[state.formation[spot >> 1]] == spot & 1
    return (1.0 if looks else 0.0) - threat(state, spot >> 1)
