"""Discrete action space of Death Angel: every answer that the game can ever offer has a fixed index.

Index 0 is *pass*, the only action of a seat that owes nothing. The others follow in the order of `ANSWERS`, which
the same functions make as the game's options; an answer is looked up by its text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from voidlock.engine import Option
from voidlock.games.angel.facts import EVERY_MARINE, EVERY_SPOT, EVERY_TEAM, SECOND, SIDE_NAMES, TERRAIN, TYPE_NAMES
from voidlock.games.angel.numbers import Spot
from voidlock.games.angel.settings import Settings
from voidlock.games.angel.state.options import (
    ACCEPT,
    BOTTOM,
    ENOUGH,
    KEEP,
    NO,
    REROLL,
    ROLL,
    STOP,
    TOKEN,
    TOP,
    YES,
    card_at,
    choose,
    marine_spot,
    marine_terrain,
    marines,
    of_lord,
    of_marine,
    of_pile,
    of_spot,
    of_team,
    of_terrain,
    spots,
)
from voidlock.games.angel.state.swarms import KINDS, LORDS, NORMAL
from voidlock.gym.catalogue import Catalogue


class Group(NamedTuple):
    """Consecutive answers with the same verb and the same kinds of things."""

    form: str
    options: tuple[Option[object], ...]


_MARINES = EVERY_MARINE
_TEAMS = EVERY_TEAM
_SPOTS = EVERY_SPOT[:SECOND]
_PILES = range(len(SIDE_NAMES))
_TERRAIN = range(len(TERRAIN))


def _near(spot: Spot) -> list[Spot]:
    """Strategize moves a swarm up or down one position, to the other side, or both."""
    return [goal for goal in _SPOTS if goal != spot and abs((goal >> 1) - (spot >> 1)) <= 1]


def _group(options: Iterable[Option[object]]) -> Group:
    made = tuple(options)
    return Group(":".join([made[0].verb, *[f"<{thing.kind}>" for thing in made[0].things]]), made)


ANSWERS: tuple[Group, ...] = (
    *[_group([word]) for word in (STOP, ENOUGH, NO, YES, REROLL, KEEP, ACCEPT, TOP, BOTTOM, ROLL, TOKEN)],
    _group([of_team("team", team) for team in _TEAMS]),
    _group([choose(team, type) for team in _TEAMS for type in range(len(TYPE_NAMES))]),
    *[
        _group([of_marine(verb, marine) for marine in _MARINES])
        for verb in ("place", "pay", "charge", "turn", "target", "spawn")
    ],
    _group([of_team("target", team) for team in _TEAMS]),
    *[_group([of_spot(verb, spot) for spot in _SPOTS]) for verb in ("field", "target", "put")],
    *[_group([of_pile(verb, side) for side in _PILES]) for verb in ("pile", "discard", "target")],
    *[_group([of_terrain(verb, card) for card in _TERRAIN]) for verb in ("discard", "limit", "spawn")],
    _group([of_lord("lord", kind) for kind in LORDS]),
    _group([marines("move", marine, other) for marine in _MARINES for other in _MARINES if other != marine]),
    _group([marine_spot("attack", marine, spot) for marine in _MARINES for spot in _SPOTS]),
    _group([marine_terrain("activate", marine, card) for marine in _MARINES for card in _TERRAIN]),
    _group([spots("send", spot, goal) for spot in _SPOTS for goal in _near(spot)]),
    _group([card_at("take", spot, kind) for spot in _SPOTS for kind in NORMAL]),
    _group([card_at("slay", spot, kind) for spot in _SPOTS for kind in KINDS]),
)

_SECONDS = EVERY_SPOT[SECOND:]

SECOND_ANSWERS: tuple[Group, ...] = (
    _group([of_spot("target", spot) for spot in _SECONDS]),
    _group([marine_spot("attack", marine, spot) for marine in _MARINES for spot in _SECONDS]),
    _group([card_at("slay", spot, kind) for spot in _SECONDS for kind in KINDS]),
)
"""Extra answers if swarms stay separate until the Event Phase ends (`merge`)."""

CATALOGUE = Catalogue([option.text for group in ANSWERS for option in group.options])
WITH_SECONDS = Catalogue([option.text for group in (*ANSWERS, *SECOND_ANSWERS) for option in group.options])
"""The same actions, followed by those about second swarms."""


def catalogue_of(settings: Settings) -> Catalogue:
    """The actions of games with these settings."""
    return WITH_SECONDS if settings.merge == "event" else CATALOGUE


ACTIONS = CATALOGUE.texts
"""The text of each answer, by index."""
