"""Success probability of each answer that rolls dice: shots, assaults, doors, flames, reactions, a redraw."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from voidlock.engine import Event
from voidlock.games.hulk.events.marines import AssaultEnded, AssaultRolled, Parried
from voidlock.games.hulk.view.types import HulkAnswer, HulkView, Marine
from voidlock.odds.figure import NoOdds

from .assault import Rolled, answer_odds, assault_odds
from .seen import closed_doors, fighter, stealers
from .shots import hit, overwatch

HITS, KILLS, LIVES, DIES, BREAKS, WATCHES, MORE = "hits", "kills", "lives", "dies", "breaks", "watches", "more"
"""What a chance is of: a shot, a fight, a danger, the risk of an own attack, a blow at a door, overwatch, a redraw."""


class Promise(NamedTuple):
    hope: str
    chance: Fraction


def promises(view: HulkView, events: Sequence[Event] = ()) -> dict[str, tuple[Promise, ...]]:
    """The promises of each answer to a view's questions. Dice on the table are read from the last events.

    An answer about a fight has two: whether the marine kills, and whether he lives or dies; the more urgent first.
    """
    found: dict[str, tuple[Promise, ...]] = {}
    for question in view["own"]["pending"]:
        subject, kind = question["subject"], question["kind"]
        marine = subject.id if subject is not None and subject.kind == "terminator" else ""
        if kind in ("parry", "guard_reroll"):
            found |= _fighting(view, events, kind)
            continue
        for option in question["options"]:
            with suppress(NoOdds):
                promised = _promises(view, kind, marine, option)
                found |= {option["text"]: promised} if promised else {}
    return found


def _promises(view: HulkView, kind: str, marine: str, option: HulkAnswer) -> tuple[Promise, ...]:
    verb, _, target = option["text"].partition(":")
    if kind == "overwatch_order" and verb == "next":
        # OVW-6: after a reveal he fires at one of the placed stealers, and no alien is acting.
        return (Promise(HITS, _at_who_acts(view, target)),)
    if kind == "react" and verb == "command":
        return (Promise(HITS, _best_shot(view, target)),)
    if verb == "redraw":
        return (Promise(MORE, Fraction(6 - view["open"]["command_points"], 6)),)
    if not marine:
        return ()
    return (
        _promises_of_attack(verb, option) if "endangers" in option else _promises_of_order(view, marine, verb, target)
    )


def _promises_of_attack(verb: str, option: HulkAnswer) -> tuple[Promise, ...]:
    """For an order that endangers pieces: an alien dies, or the marine who walks through flames lives."""
    dies = {danger["thing"].kind: Fraction(7 - danger["dies_on"], 6) for danger in option["endangers"]}
    if verb == "move":
        return (Promise(LIVES, 1 - dies["terminator"]),)
    aliens = [chance for kind, chance in dies.items() if kind in ("stealer", "blip")]
    # BRO-5: the Broodlord is immune, so a storm at it alone endangers nothing.
    return (Promise(KILLS, max(aliens, default=Fraction(0))),) if aliens or verb == "storm" else ()


def _promises_of_order(view: HulkView, marine: str, verb: str, target: str) -> tuple[Promise, ...]:
    """The promises of an order to this marine."""
    if verb in ("fire", "snap"):
        return (Promise(HITS, Fraction(hit(view, marine, target).chance)),)
    if verb == "overwatch":
        return (Promise(WATCHES, Fraction(overwatch(view, marine, 1).dead[0].chance)),)
    if verb == "assault" and target in closed_doors(view):
        return (Promise(BREAKS, broken_door(view, marine)),)
    if verb == "assault" and target in stealers(view):
        fight = assault_odds(_off_guard(view, marine), marine, target, attacks=True)
        return Promise(KILLS, Fraction(fight.kills.chance)), Promise(DIES, Fraction(fight.dies.chance))
    return ()


def _off_guard(view: HulkView, marine: str) -> HulkView:
    """MOV-7: the view in which his own attack has ended his guard."""
    opened = view["open"]
    other: Marine = {**opened["marines"][marine], "guard": False}
    return {**view, "open": {**opened, "marines": {**opened["marines"], marine: other}}}


def broken_door(view: HulkView, marine: str) -> Fraction:
    """CLS-8: any modified die of 6 or more; a chainfist needs no roll."""
    strikes = fighter(view, marine).arms
    if strikes.chainfist:
        return Fraction(1)
    rolls = list(product(range(1, 7), repeat=strikes.dice))
    return Fraction(len([roll for roll in rolls if max(roll) + strikes.veteran + strikes.weapon >= 6]), len(rolls))


def _at_who_acts(view: HulkView, marine: str) -> Fraction:
    """His chance to hit the acting alien. Raises NoOdds if he does not see it."""
    acting = view["open"]["acting"]
    if acting is None:
        raise NoOdds(marine)
    return Fraction(hit(view, marine, acting["alien"]).chance)


def _best_shot(view: HulkView, marine: str) -> Fraction:
    """The shot at the acting alien if he sees it, else his best shot. Raises NoOdds if he has none."""
    with suppress(NoOdds):
        return _at_who_acts(view, marine)
    chances: list[Fraction] = []
    for name in stealers(view):
        with suppress(NoOdds):
            chances.append(Fraction(hit(view, marine, name).chance))
    if not chances:
        raise NoOdds(marine)
    return max(chances)


# ---------------------------------------------------------------------- dice that lie on the table


def _fighting(view: HulkView, events: Sequence[Event], kind: str) -> dict[str, tuple[Promise, ...]]:
    """The probabilities that the marine lives and that he kills: an attacker's kill comes first."""
    rolled = _last_assault(events)
    if rolled is None:
        return {}
    try:
        ways = answer_odds(view, rolled, kind)
    except NoOdds:
        return {}
    found: dict[str, tuple[Promise, ...]] = {}
    for answer, way in ways.items():
        both = Promise(KILLS, Fraction(way.kills.chance)), Promise(LIVES, 1 - Fraction(way.dies.chance))
        found[answer] = both if rolled.attacks else both[::-1]
    return found


def _last_assault(events: Sequence[Event]) -> Rolled | None:
    """The undecided close assault."""
    parried: Parried | None = None
    for event in reversed(events):
        if isinstance(event, AssaultEnded):
            break
        if isinstance(event, Parried):
            parried = event
        if isinstance(event, AssaultRolled):
            attacks = event.attacker.kind == "terminator"
            ours, theirs = (event.dice, event.dice2) if attacks else (event.dice2, event.dice)
            marine, stealer = (event.attacker, event.defender) if attacks else (event.defender, event.attacker)
            return Rolled(marine.id, stealer.id, _faces(ours), _after(_faces(theirs), parried), attacks)
    return None


def _faces(dice: str) -> tuple[int, ...]:
    return tuple([int(face) for face in dice.split()])


def _after(dice: tuple[int, ...], parried: Parried | None) -> tuple[int, ...]:
    if parried is None:
        return dice
    place = dice.index(parried.die)
    return (*dice[:place], parried.again, *dice[place + 1 :])
