"""The story of a finished game: the one sentence that its facts are worth most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from voidlock.engine import Event, Game, Thing
from voidlock.games.angel import State
from voidlock.games.angel.events import (
    GameWon,
    MarineRescued,
    MarineSlain,
    MissedBy,
    RoundBegan,
    SwarmMissed,
    Travelled,
)
from voidlock.games.angel.facts import FINALS, LOCATION_THINGS, MARINE_THINGS
from voidlock.odds.figure import percent
from voidlock.odds.review import Story, story_of

from .rolls import Death, Roll
from .statistics import Statistics

MANY_ATTACKS = 3
"""Attacks at one location that are worth telling."""
MANY_SLAIN = 6
MANY_AT_ONCE = 3
LARGE_SWARM = 6
LONG_ALONE = 2
"""Rounds."""
LIKELY, UNLIKELY, EVEN = Fraction(2, 3), Fraction(1, 3), Fraction(1, 2)


class Course(NamedTuple):
    """How the squad fared, event by event."""

    squad: Sequence[Thing]
    home: Sequence[Thing]
    """The survivors, from the top of the formation."""
    location: Thing
    withstood: Counter[tuple[Thing, Thing]]
    """The attacks that missed a Marine at a location."""
    alone: int
    """The rounds that the last Marine spent alone."""


def course(game: Game[State], first: State) -> Course:
    """How the squad of a game that began with this state fared."""
    location, round_now = LOCATION_THINGS[first.location], first.round
    home = [MARINE_THINGS[marine] for marine in game.state.formation]
    living = Counter([*home, *_casualties(game)])
    squad = sorted(living, key=MARINE_THINGS.index)
    withstood: Counter[tuple[Thing, Thing]] = Counter()
    since = round_now
    for _, event in game.events:
        match event:
            case RoundBegan(number=number):
                round_now = number
            case Travelled(location=there):
                location = there
            case SwarmMissed(marine=marine) | MissedBy(marine=marine):
                withstood[marine, location] += 1
            case MarineSlain(marine=marine):
                living[marine] -= 1
                since = round_now if living.total() == 1 else since
            case MarineRescued(marine=marine):
                living[marine] += 1
    return Course(squad, home, location, withstood, round_now - since)


def _casualties(game: Game[State]) -> Iterator[Thing]:
    """The Marines slain and not rescued."""
    happened = [event for _, event in game.events]
    fallen = Counter(event.marine for event in happened if isinstance(event, MarineSlain))
    fallen -= Counter(event.marine for event in happened if isinstance(event, MarineRescued))
    return fallen.elements()


def story(game: Game[State], how: Course, rolls: Sequence[Roll], deaths: Sequence[Death], counted: Statistics) -> Story:
    """The story of a finished game."""
    if game.result == "win":
        return victory(how, _winning_roll([event for _, event in game.events], rolls), counted)
    return defeat(how, deaths)


def _winning_roll(events: Sequence[Event], rolls: Sequence[Roll]) -> Roll | None:
    """The roll that won the game, if one did."""
    won = next(event for event in events if isinstance(event, GameWon))
    last = rolls[-1] if rolls else None
    return last if last and last.success and last.marine and events[last.number].roll == won.roll else None


def victory(how: Course, won_by: Roll | None, counted: Statistics) -> Story:
    """The story of a victory; `won_by` is the roll that decided it."""
    home, squad = len(how.home), len(how.squad)
    if home == 0:
        return story_of("nobody_came_home", squad=squad, location=how.location)
    if won_by and won_by.marine and won_by.chance <= (EVEN if home <= LONG_ALONE else UNLIKELY):
        return story_of("won_by_a_roll", marine=won_by.marine, percent=percent(won_by.chance), location=how.location)
    if home == 1:
        return story_of("one_came_home", marine=how.home[0], lost=squad - home, location=how.location)
    if home == squad:
        return story_of("nobody_fell", home=home, location=how.location)
    for (marine, there), attacks in how.withstood.most_common():
        if attacks >= MANY_ATTACKS and marine in how.home:
            return story_of("held_fast", marine=marine, attacks=attacks, held=there, home=home, squad=squad)
    best = max(counted.marines, key=lambda record: record.slain)
    if best.slain >= MANY_SLAIN and 3 * best.slain >= counted.slain:
        return story_of("great_slayer", marine=best.who, slain=best.slain, home=home, squad=squad)
    return story_of("came_home", home=home, squad=squad, location=how.location)


def defeat(how: Course, deaths: Sequence[Death]) -> Story:
    """The story of a defeat."""
    last = deaths[-1]
    at_once = len([death for death in deaths if death.round == last.round])
    if how.alone >= LONG_ALONE:
        return story_of("stood_alone", marine=last.marine, rounds=how.alone, location=how.location)
    if at_once >= MANY_AT_ONCE:
        return story_of("all_at_once", number=at_once, round=last.round, marine=last.marine)
    if last.chance >= LIKELY:
        return story_of("against_the_odds", marine=last.marine, percent=percent(last.chance), location=how.location)
    if last.card.kind != "spot":
        return story_of("slain_by_a_card", marine=last.marine, card=last.card, location=how.location)
    for (marine, there), attacks in how.withstood.most_common(1):
        if attacks >= MANY_ATTACKS and marine != last.marine:
            return story_of("held_in_vain", marine=marine, attacks=attacks, held=there, last=last.marine)
    if how.location in [LOCATION_THINGS[final] for final in FINALS]:
        return story_of("within_sight", marine=last.marine, location=how.location)
    if last.size >= LARGE_SWARM:
        return story_of("overrun", marine=last.marine, size=last.size, location=how.location)
    return story_of("last_to_fall", marine=last.marine, location=how.location)
