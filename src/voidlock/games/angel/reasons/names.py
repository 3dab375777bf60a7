"""Parsed words of an answer: Marines, swarms, spots and cards by name, or why there is no such thing here."""

from __future__ import annotations

from voidlock.engine import Choice, Reason
from voidlock.games.angel.cards.base import ACTION_CARDS
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    MARINE_NAMES,
    MARINE_THINGS,
    SPOT_NAMES,
    SPOT_THINGS,
    SWARM_NAMES,
    TEAM_OF,
    TERRAIN_NAMES,
    TERRAIN_THINGS,
)
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State


def index_of(word: str, names: tuple[str, ...]) -> int:
    """The index of the name, or -1."""
    lowered = [name.casefold() for name in names]
    return lowered.index(word) if word in lowered else -1


def unknown(word: str) -> Reason:
    return Reason("name_not_known", "", {"text": word[:40]})


def parse_marine(state: State, word: str) -> tuple[Marine, Reason | None]:
    """A Marine by name; he must be in the formation (R-3.1)."""
    marine = Marine(index_of(word, MARINE_NAMES))
    if marine < 0:
        return marine, unknown(word)
    if marine not in state.formation:
        return marine, Reason("marine_not_here", "R-3.1", {"marine": MARINE_THINGS[marine]})
    return marine, None


def parse_spot(state: State, word: str) -> tuple[Spot, Reason | None]:
    """A spot of the formation."""
    spot = Spot(index_of(word, SPOT_NAMES))
    if spot < 0:
        return spot, unknown(word)
    return spot, None if spot < len(state.swarms) else Reason("no_such_spot", "R-3.2", {"spot": SPOT_THINGS[spot]})


def parse_swarm(state: State, word: str) -> tuple[Spot, Reason | None]:
    """A spot with a swarm."""
    spot = Spot(index_of(word, SWARM_NAMES))
    if spot < 0:
        return spot, unknown(word)
    if not swarm_at(state, spot):
        return spot, Reason("no_swarm_there", "R-3.4", {"spot": SPOT_THINGS[spot]})
    return spot, None


def swarm_at(state: State, spot: Spot) -> int:
    """The cards of a swarm, which may not exist."""
    return state.swarm(spot) if spot in state.swarms_at(state.every_spot()) else 0


def terrain_missing(state: State, word: str) -> Reason | None:
    """A Terrain card by name; it must be in the formation."""
    card = index_of(word, TERRAIN_NAMES)
    if card < 0:
        return unknown(word)
    return None if state.terrain[card] >= 0 else Reason("terrain_not_here", "", {"terrain": TERRAIN_THINGS[card]})


def not_of_the_card(state: State, choice: Choice[object], marine: Marine, rule: str) -> Reason | None:
    """Only Marines of the card's team act with it, once each."""
    assert choice.card is not None
    card = ACTION_CARDS[ACTION_NAMES.index(choice.card.id)]
    if TEAM_OF[marine] != card.team:
        return Reason("other_team", "R-3.11", {"marine": MARINE_THINGS[marine], "card": card.thing})
    if state.acted >> marine & 1:
        return Reason("acted_already", rule, {"marine": MARINE_THINGS[marine]})
    return None
