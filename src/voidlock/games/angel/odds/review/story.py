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

from .rolls import Death, Roll
from .statistics import Statistics

# ---------------------------------------------------------------------- kinds of victory


class WonByARoll(NamedTuple):
    """The last roll won the game, against the odds."""

    marine: Thing
    percent: str
    location: Thing


class OneCameHome(NamedTuple):
    marine: Thing
    lost: int
    location: Thing


class NobodyCameHome(NamedTuple):
    """R-16.4: the change that slew the last Marine also won the game."""

    squad: int
    location: Thing


class NobodyFell(NamedTuple):
    home: int
    location: Thing


class HeldFast(NamedTuple):
    """A survivor withstood attack after attack at one location."""

    marine: Thing
    attacks: int
    held: Thing
    home: int
    squad: int


class GreatSlayer(NamedTuple):
    marine: Thing
    slain: int
    home: int
    squad: int


class CameHome(NamedTuple):
    home: int
    squad: int
    location: Thing


# ---------------------------------------------------------------------- kinds of defeat


class StoodAlone(NamedTuple):
    """The last Marine held out alone for some rounds."""

    marine: Thing
    rounds: int
    location: Thing


class AllAtOnce(NamedTuple):
    """Several fell in the last round."""

    number: int
    round: int
    marine: Thing


class AgainstTheOdds(NamedTuple):
    """The last Marine would probably have survived."""

    marine: Thing
    percent: str
    location: Thing


class SlainByACard(NamedTuple):
    marine: Thing
    card: Thing
    location: Thing


class HeldInVain(NamedTuple):
    """A Marine withstood attack after attack at one location; another was the last."""

    marine: Thing
    attacks: int
    held: Thing
    last: Thing


class WithinSight(NamedTuple):
    """The last Marine fell at the final location."""

    marine: Thing
    location: Thing


class Overrun(NamedTuple):
    """A large swarm took the last Marine."""

    marine: Thing
    size: int
    location: Thing


class LastToFall(NamedTuple):
    marine: Thing
    location: Thing


Victory = WonByARoll | OneCameHome | NobodyCameHome | NobodyFell | HeldFast | GreatSlayer | CameHome
Defeat = StoodAlone | AllAtOnce | AgainstTheOdds | SlainByACard | HeldInVain | WithinSight | Overrun | LastToFall
Story = Victory | Defeat

MANY_ATTACKS = 3
"""Attacks at one location that are worth telling."""
MANY_SLAIN = 6
MANY_AT_ONCE = 3
LARGE_SWARM = 6
LONG_ALONE = 2
"""Rounds."""
LIKELY, UNLIKELY, EVEN = Fraction(2, 3), Fraction(1, 3), Fraction(1, 2)
JUST_BEFORE = 4
"""Events between the roll that wins and the end: the card slain, and what follows from it."""


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


def story(
    game: Game[State], first: State, rolls: Sequence[Roll], deaths: Sequence[Death], counted: Statistics
) -> Story:
    """The story of a finished game."""
    how = course(game, first)
    if game.result == "win":
        return victory(how, _winning_roll([event for _, event in game.events], rolls), counted)
    return defeat(how, deaths)


def _winning_roll(events: Sequence[Event], rolls: Sequence[Roll]) -> Roll | None:
    """The roll that won the game, if one did."""
    won = next(number for number, event in enumerate(events) if isinstance(event, GameWon))
    last = rolls[-1] if rolls else None
    return last if last and last.success and last.marine and won - last.number <= JUST_BEFORE else None


def victory(how: Course, won_by: Roll | None, counted: Statistics) -> Victory:
    """The story of a victory; `won_by` is the roll that decided it."""
    home, squad = len(how.home), len(how.squad)
    if home == 0:
        return NobodyCameHome(squad, how.location)
    if won_by and won_by.marine and won_by.chance <= (EVEN if home <= LONG_ALONE else UNLIKELY):
        return WonByARoll(won_by.marine, percent(won_by.chance), how.location)
    if home == 1:
        return OneCameHome(how.home[0], squad - home, how.location)
    if home == squad:
        return NobodyFell(home, how.location)
    for (marine, there), attacks in how.withstood.most_common():
        if attacks >= MANY_ATTACKS and marine in how.home:
            return HeldFast(marine, attacks, there, home, squad)
    best = max(counted.marines, key=lambda record: record.slain)
    if best.slain >= MANY_SLAIN and 3 * best.slain >= counted.slain:
        return GreatSlayer(best.who, best.slain, home, squad)
    return CameHome(home, squad, how.location)


def defeat(how: Course, deaths: Sequence[Death]) -> Defeat:
    """The story of a defeat."""
    last = deaths[-1]
    at_once = len([death for death in deaths if death.round == last.round])
    if how.alone >= LONG_ALONE:
        return StoodAlone(last.marine, how.alone, how.location)
    if at_once >= MANY_AT_ONCE:
        return AllAtOnce(at_once, last.round, last.marine)
    if last.chance >= LIKELY:
        return AgainstTheOdds(last.marine, percent(last.chance), how.location)
    if last.card.kind != "spot":
        return SlainByACard(last.marine, last.card, how.location)
    for (marine, there), attacks in how.withstood.most_common(1):
        if attacks >= MANY_ATTACKS and marine != last.marine:
            return HeldInVain(marine, attacks, there, last.marine)
    if how.location in [LOCATION_THINGS[final] for final in FINALS]:
        return WithinSight(last.marine, how.location)
    if last.size >= LARGE_SWARM:
        return Overrun(last.marine, last.size, how.location)
    return LastToFall(last.marine, how.location)
