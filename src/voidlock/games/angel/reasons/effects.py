"""Why not, in effects of Events, locations and single cards: targets, spawns, offers."""

from __future__ import annotations

from voidlock.engine import Choice, Reason
from voidlock.games.angel.cards.base import ACTION_CARDS, EVENT_CARDS, LOCATION_CARDS
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    COLOUR_THINGS,
    EVENT_NAMES,
    KIND_NAMES,
    KIND_THINGS,
    LOCATION_NAMES,
    MARINE_NAMES,
    MARINE_THINGS,
    PILE_THINGS,
    SIDE_NAMES,
    SPOT_NAMES,
    SPOT_THINGS,
    SWARM_NAMES,
    TEAM_NAMES,
    TEAM_OF,
    TEAM_THINGS,
    TERRAIN,
    TERRAIN_NAMES,
    TERRAIN_THINGS,
)
from voidlock.games.angel.numbers import Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.swarms import LORDS, count

from .names import index_of, parse_marine, parse_spot, parse_swarm, terrain_missing, unknown

NAMES_OF = {"marine": MARINE_NAMES, "spot": SWARM_NAMES, "pile": SIDE_NAMES, "team": TEAM_NAMES}
"""The names of targets in answers, by kind."""


def target(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    """R-9.4, H-32: the card says why a target is invalid."""
    kind = choice.options[0].things[0].kind
    target = index_of(words[0], NAMES_OF[kind])
    if target < 0:
        return unknown(words[0])
    if kind == "team" and not state.controller[target]:
        return Reason("team_out_of_play", "R-9.4", {"team": TEAM_THINGS[target]})
    assert choice.card is not None
    if choice.card.kind == "event":
        reason = EVENT_CARDS[EVENT_NAMES.index(choice.card.id)].invalid(state, target)
    else:
        reason = LOCATION_CARDS[LOCATION_NAMES.index(choice.card.id)].invalid(state, target)
    if reason is None and kind == "marine":
        return parse_marine(state, words[0])[1]
    return reason or (parse_swarm(state, words[0])[1] if kind == "spot" else None)


def spawn(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    if choice.kind == "spawn_who":
        return _spawn_who(state, choice, words[0])
    reason = terrain_missing(state, words[0])
    if reason is not None:
        return reason
    # Each colour has two Terrain cards, and both are options.
    card, rival = TERRAIN_NAMES.index(words[0]), TERRAIN_THINGS.index(choice.options[0].things[0])
    colour = COLOUR_THINGS[TERRAIN[rival].colour]
    return Reason("other_colour", "R-10.2", {"terrain": TERRAIN_THINGS[card], "colour": colour})


def _spawn_who(state: State, choice: Choice[object], word: str) -> Reason | None:
    """R-10.5: only Marines who face the side of the short pile and are not engaged get a Genestealer."""
    marine, reason = parse_marine(state, word)
    if reason is not None:
        return reason
    side = state.facing[MARINE_THINGS.index(choice.options[0].things[0])]
    if state.facing[marine] != side:
        return Reason("faces_other_pile", "R-10.5", {"marine": MARINE_THINGS[marine], "pile": PILE_THINGS[side]})
    return Reason("is_engaged", "R-3.5", {"marine": MARINE_THINGS[marine]})


def lord(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    kind = index_of(words[0], KIND_NAMES)
    return unknown(words[0]) if kind < 0 else Reason("no_lord", "R-14.7", {"genestealer": KIND_THINGS[kind]})


def field(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return parse_swarm(state, words[0])[1]


def send(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    spot, reason = parse_swarm(state, words[0])
    goal, outside = parse_spot(state, words[1])
    if reason is not None or outside is not None:
        return reason or outside
    return Reason("not_next_to", "", {"spot": SPOT_THINGS[spot], "spot2": SPOT_THINGS[goal]})


def put(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return parse_spot(state, words[0])[1]


def take(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    spot, kind = Spot(index_of(words[0], SPOT_NAMES)), index_of(words[1], KIND_NAMES)
    if spot < 0 or kind < 0:
        return unknown(words[0] if spot < 0 else words[1])
    about = {"spot": SPOT_THINGS[spot], "genestealer": KIND_THINGS[kind]}
    if spot >= len(state.swarms) or not count(state.swarms[spot], kind):
        return Reason("no_such_card_there", "R-3.4", about)
    if kind in LORDS:
        return Reason("lord_stays", "R-1.7", about)
    assert choice.card is not None
    card = ACTION_CARDS[ACTION_NAMES.index(choice.card.id)]
    if TEAM_OF[state.formation[spot >> 1]] != card.team:
        return Reason("not_within_reach", "R-3.5", about)
    return Reason("taken_already", "", about)


def limit(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return terrain_missing(state, words[0])


def discard(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    """The top card of a pile, or a card in hand that shields."""
    if choice.kind == "defence":
        card = index_of(words[0], TERRAIN_NAMES)
        return unknown(words[0]) if card < 0 else Reason("not_held", "R-7.4", {"terrain": TERRAIN_THINGS[card]})
    side = index_of(words[0], SIDE_NAMES)
    return unknown(words[0]) if side < 0 else Reason("pile_empty", "", {"pile": PILE_THINGS[side]})


def pile(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return unknown(words[0]) if words[0] not in SIDE_NAMES else None
