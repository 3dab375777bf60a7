"""All odds of a view on one sheet: survival, attacks, and the spawns and moves of the next Event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from voidlock.engine import AnyGame
from voidlock.games.angel.facts import ACTION_NAMES, ACTIONS, MARINE_NAMES, MARINES_OF, SPOT_NAMES, SWARM_NAMES
from voidlock.games.angel.view.types import AngelView, angel_view
from voidlock.odds.figure import FROM_VIEW, REROLL_MISSES, SPENDING, Because, Expected, Figure, NoOdds
from voidlock.odds.sheets import Sheet

from .answers import certainty, location_roll, reroll
from .attack import attacks
from .board import board
from .defence import UNSHIELDED, attack_from
from .event import TOP_FIRST, WITHOUT_TARGETS, next_event
from .matters import matters
from .moves import chances_after, idle
from .phase import phase

ASSUMED: Final = (SPENDING, UNSHIELDED, REROLL_MISSES, FROM_VIEW, WITHOUT_TARGETS, TOP_FIRST)


def sheet(view: AngelView) -> dict[str, list[Figure | Expected]]:
    """The figures by title; none when the game is over."""
    opened = view["open"]
    if opened["result"] or not opened["formation"]:
        return {}
    coming = phase(view)
    event = next_event(view)
    return {
        "odds-phase": [*coming.survives.values(), coming.losses, coming.defeat],
        "odds-spots": list(_attack_figures(view)),
        "odds-attack-list": list(_attacks(view)),
        "odds-reroll": [*_if_known(reroll, view), *_if_known(certainty, view)],
        "odds-roll": list(_if_known(location_roll, view)),
        "odds-event": [
            *[spawn.spawns for spawn in event.spawns.values()],
            *[move.moves for move in event.moves.values() if move.moves.chance],
        ],
    }


def sheet_of(game: AnyGame, seat: int) -> Sheet:
    """The odds sheet for a seat."""
    view = angel_view(game.view(seat))
    return Sheet(sheet(view), tuple(assumptions(view)), matters(view), chances_after(game, seat), idle(game, seat))


def assumptions(view: AngelView) -> Iterable[Because]:
    """What the figures assume, as far as it matters now."""
    held = board(view).shield >= 0
    return [each for each in ASSUMED if held or each is not UNSHIELDED]


def _attack_figures(view: AngelView) -> Iterable[Figure]:
    for spot in SPOT_NAMES:
        with suppress(NoOdds):
            yield attack_from(view, spot).survives


def _if_known(figure: Callable[[AngelView], Figure], view: AngelView) -> Iterable[Figure]:
    with suppress(NoOdds):
        yield figure(view)


def _attacks(view: AngelView) -> Iterable[Figure]:
    attackers = _attackers(view)
    for marine in MARINE_NAMES:
        for spot in SWARM_NAMES if marine in attackers else ():
            with suppress(NoOdds):
                attack = attacks(view, marine, spot).by_rerolls[-1]
                yield attack.hits
                if attack.most is not None:
                    yield attack.most


def _attackers(view: AngelView) -> set[str]:
    """The Marines who may attack now; the seat that is asked also sees which of the team have finished."""
    found: set[str] = set()
    for asked in view["own"]["pending"]:
        texts = [option["text"].split(":") for option in asked["options"]]
        found |= {words[1] for words in texts if words[0] == "attack"}
    for question in view["open"]["owed"]:
        if question["seat"] == view["seat"]:
            continue
        subject, card = question["subject"], question.get("card")
        if question.get("kind") in ONE_ATTACKS and subject is not None:
            found.add(subject.id)
        elif question.get("kind") in TEAM_ATTACKS and card is not None:
            team = ACTIONS[ACTION_NAMES.index(card.id)].team
            found |= {MARINE_NAMES[marine] for marine in MARINES_OF[team]}
    return found


TEAM_ATTACKS = ("attack", "paid_attack")
ONE_ATTACKS = ("again", "granted_attack")
"""Questions that offer attacks: to every Marine of the card's team, or only to one."""
