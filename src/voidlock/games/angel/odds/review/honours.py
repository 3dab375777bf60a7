"""What a group tells itself after a game: who held longest, slew most, was luckiest, and died for whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from voidlock.engine import Game, Thing
from voidlock.games.angel import State
from voidlock.games.angel.events import MarineSlain, MarinesTraded, MissedBy, RoundBegan, SwarmMissed
from voidlock.games.angel.facts import EVERY_TEAM, MARINE_THINGS, MARINES_OF
from voidlock.odds.luck import luck
from voidlock.odds.review import Story, story_of

from .rolls import Death, Roll
from .statistics import Statistics

FEW_ROLLS = 4
"""Nobody is lucky with fewer."""
FEW_ATTACKS = 3
"""Nobody held fast against fewer."""


def honours(
    game: Game[State], rolls: Sequence[Roll], deaths: Sequence[Death], counted: Statistics
) -> tuple[Story, ...]:
    """One sentence for each; none where one player has all teams, or nobody stands out."""
    owners = {
        MARINE_THINGS[marine]: Thing("seat", str(game.state.controller[team]))
        for team in EVERY_TEAM
        if game.state.controller[team]
        for marine in MARINES_OF[team]
    }
    seats = sorted({*owners.values()})
    if len(seats) < 2:
        return ()
    found = [*_held(game, owners, deaths), *_slew(owners, counted), *_lucky(owners, seats, rolls)]
    return (*found, *_died_for(game, owners))


def _best(seats: Iterable[Thing], worth: Callable[[Thing], float]) -> Thing | None:
    """The seat that stands out; None if two are equal."""
    first, second, *_ = sorted(seats, key=worth, reverse=True)
    return first if worth(first) > worth(second) else None


def _held(game: Game[State], owners: Mapping[Thing, Thing], deaths: Sequence[Death]) -> Iterator[Story]:
    """After a defeat the owner of the last who fell; after a victory whose Marines threw back most attacks."""
    if game.result != "win":
        last = deaths[-1]
        yield story_of("held", seat=owners[last.marine], marine=last.marine, round=last.round)
        return
    events = [event for _, event in game.events]
    withstood = [owners[event.marine] for event in events if isinstance(event, SwarmMissed | MissedBy)]
    best = _best({*owners.values()}, withstood.count)
    if best is not None and withstood.count(best) >= FEW_ATTACKS:
        yield story_of("withstood", seat=best, attacks=withstood.count(best))


def _slew(owners: Mapping[Thing, Thing], counted: Statistics) -> Iterator[Story]:
    def slain(seat: Thing) -> int:
        return sum([record.slain for record in counted.marines if owners[record.who] == seat])

    best = _best({*owners.values()}, slain)
    if best is not None:
        yield story_of("slayer", seat=best, slain=slain(best), all=counted.slain)


def _lucky(owners: Mapping[Thing, Thing], seats: Iterable[Thing], rolls: Sequence[Roll]) -> Iterator[Story]:
    """Who had most against what the odds promised, in standard deviations."""
    rolled = {seat: luck([roll for roll in rolls if roll.marine and owners[roll.marine] == seat]) for seat in seats}
    enough = {seat: one for seat, one in rolled.items() if one.rolls >= FEW_ROLLS and one.deviation}
    if len(enough) < 2:
        return
    best = _best(enough, lambda seat: float(enough[seat].had - enough[seat].promised) / enough[seat].deviation)
    if best is not None and enough[best].had > enough[best].promised:
        had, promised = enough[best].had, f"{float(enough[best].promised):.1f}"
        yield story_of("luckiest", seat=best, had=had, rolls=enough[best].rolls, promised=promised)


def _died_for(game: Game[State], owners: Mapping[Thing, Thing]) -> Iterator[Story]:
    """A Marine fell to a swarm in the round in which he had taken the place of a living Marine of another player."""
    places: dict[Thing, Thing] = {}
    fallen: set[Thing] = set()
    died: list[Story] = []
    for _, event in game.events:
        match event:
            case RoundBegan():
                yield from [story for story in died if story.about["friend"] not in fallen]
                places.clear()
                died.clear()
            case MarinesTraded(marine=one, marine2=other):
                places |= {one: other, other: one}
            case MarineSlain(marine=marine, card=card):
                fallen.add(marine)
                friend = places.get(marine)
                if card.kind == "spot" and friend is not None and owners[friend] != owners[marine]:
                    one, other = owners[marine], owners[friend]
                    died.append(story_of("died_for", seat=one, marine=marine, friend=friend, seat2=other))
    yield from [story for story in died if story.about["friend"] not in fallen]
