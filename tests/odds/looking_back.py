"""Games that are over in a few rolls, and what a look back at them says."""

from __future__ import annotations

import json

from tests.stage import LaidOut
from voidlock.angel import RULES, State
from voidlock.engine import Game, Json, Origin, seed_of
from voidlock.games.angel.facts import ACTION_NAMES, ACTIONS, SPOT_NAMES, TEAM_NAMES
from voidlock.games.angel.odds.review import Review, Roll, review

SIX = "claw claw tail tail head head"
"""No face is higher: a Marine these attack is slain."""


def told(formation: str, *answers: str, dice: list[int], action: str = "", **position: object) -> Review:
    """How a written position ended."""
    return review(ended(formation, *answers, dice=dice, action=action, **position))


def ended(formation: str, *answers: str, dice: list[int], action: str = "", **position: object) -> Game[State]:
    """A written position played to its end: at a last location with empty piles, where the last Genestealer slain wins.

    The swarms attack, unless an Action card lies open to be resolved.
    """
    written: dict[str, object] = {
        "formation": [row.strip() for row in formation.split(",")],
        "swarms": {name: position.pop(name) for name in list(position) if name in SPOT_NAMES},
        "location": "toxin_pumping_station",
        "piles": {"left": 0, "right": 0},
        "terrain": {},
        "phase": "attack",
        "agenda": ["attack_phase"],
    }
    if action:
        team = TEAM_NAMES[ACTIONS[ACTION_NAMES.index(action)].team]
        written |= {"phase": "resolve", "table": {team: action}, "agenda": ["next_action", "attack_phase"]}
    return answered(json.loads(json.dumps(written | position)), answers, dice)


def answered(position: dict[str, Json], answers: tuple[str, ...], dice: list[int]) -> Game[State]:
    game = Game(RULES, RULES.place(position, seed_of("review")), LaidOut(seed_of("review"), {"die": dice}))
    game.origin = Origin("review", None, position)
    game.start()
    for answer in answers:
        game.apply(game.pending[0].seat, answer)
    assert game.result and not game.source.to_come["die"], (game.pending, game.source.to_come)
    return game


def sixths(rolls: tuple[Roll, ...]) -> list[tuple[float, bool]]:
    """The chance of each roll in sixths, and whether it succeeded."""
    return [(float(roll.chance * 6), roll.success) for roll in rolls]


def slayers(back: Review) -> dict[str, int]:
    """How many were slain, by whom and what."""
    marines = {deeds.who.id: deeds.slain for deeds in back.statistics.marines if deeds.slain}
    return marines | {toll.card.id: toll.slain for toll in back.statistics.cards}
