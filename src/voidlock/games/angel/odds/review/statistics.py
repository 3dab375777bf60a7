"""Statistics of a finished game: attacks, kills, tokens and losses by Marine, team and card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from voidlock.engine import Answer, Event, Game, Input, Thing
from voidlock.games.angel import State
from voidlock.games.angel.cards.terrain import DOOR
from voidlock.games.angel.events import (
    DieRolled,
    EventDrawn,
    EventRead,
    EventRevealed,
    GenestealerSlain,
    MarineAttacks,
    MarineRescued,
    MarineSlain,
    MissedBy,
    TerrainActivated,
    TokenPaid,
    TravelBegan,
    Travelled,
)
from voidlock.games.angel.facts import (
    EVENT_THINGS,
    EVERY_TEAM,
    LOCATION_THINGS,
    MARINE_THINGS,
    MARINES_OF,
    TEAM_THINGS,
    TERRAIN_THINGS,
)
from voidlock.games.angel.numbers import Team


class Record(NamedTuple):
    """A Marine's or team's attacks, Genestealers slain, tokens spent and losses."""

    who: Thing
    attacks: int
    slain: int
    tokens: int
    lost: int


class Toll(NamedTuple):
    """Genestealers slain by a card rather than by a Marine's attack, counter attack or charge."""

    card: Thing
    slain: int


class Statistics(NamedTuple):
    """`slain` counts Genestealers, `lost` Marines (twice if rescued and slain again)."""

    rounds: int
    attacks: int
    slain: int
    tokens: int
    lost: int
    rescued: int
    locations: tuple[Thing, ...]
    """The first location and every location entered, in order."""
    events: tuple[Thing, ...]
    """The Event cards drawn, in order."""
    marines: tuple[Record, ...]
    teams: tuple[Record, ...]
    cards: tuple[Toll, ...]


def statistics(game: Game[State], first: State) -> Statistics:
    """The statistics of a game that began with this state."""
    happened = [event for _, event in game.events]
    attacks = Counter(event.marine for event in happened if isinstance(event, MarineAttacks))
    tokens = Counter(event.marine for event in happened if isinstance(event, TokenPaid))
    lost = Counter(event.marine for event in happened if isinstance(event, MarineSlain))
    slain = Counter(_slayers(game, first))
    teams = [team for team in EVERY_TEAM if game.state.controller[team]]
    records = [
        [Record(who, attacks[who], slain[who], tokens[who], lost[who]) for who in _marines(team)] for team in teams
    ]
    return Statistics(
        rounds=game.state.round - first.round + 1,
        attacks=attacks.total(),
        slain=slain.total(),
        tokens=tokens.total(),
        lost=lost.total(),
        rescued=len([event for event in happened if isinstance(event, MarineRescued)]),
        locations=(
            LOCATION_THINGS[first.location],
            *[event.location for event in happened if isinstance(event, Travelled)],
        ),
        events=tuple([event.card for event in happened if isinstance(event, EventDrawn | EventRead)]),
        marines=tuple([one for both in records for one in both]),
        teams=tuple([_sum(TEAM_THINGS[team], both) for team, both in zip(teams, records, strict=True)]),
        cards=tuple([Toll(thing, number) for thing, number in slain.items() if thing.kind != "marine"]),
    )


def _marines(team: Team) -> list[Thing]:
    return [MARINE_THINGS[marine] for marine in MARINES_OF[team]]


def _sum(team: Thing, records: list[Record]) -> Record:
    return Record(
        team,
        sum([one.attacks for one in records]),
        sum([one.slain for one in records]),
        sum([one.tokens for one in records]),
        sum([one.lost for one in records]),
    )


def _slayers(game: Game[State], first: State) -> Iterator[Thing]:
    """The slayer of each Genestealer: the last Marine or card that could slay.

    A position file can start in the middle of an Event or of a travel.
    """
    slayer = EVENT_THINGS[first.event] if first.event >= 0 else TERRAIN_THINGS[DOOR]
    heard = 0
    for number, event in game.events:
        for given in game.inputs[heard:number]:
            slayer = _charging(given) or slayer
        heard = number
        slayer = _strikes(event) or slayer
        if isinstance(event, GenestealerSlain):
            yield slayer


def _charging(given: Input) -> Thing | None:
    """The Marine of a Heroic Charge, which only the answer names."""
    return given.option.things[0] if isinstance(given, Answer) and given.option.verb == "charge" else None


def _strikes(event: Event) -> Thing | None:
    """The Marine or card that may slay after this event."""
    match event:
        case MarineAttacks(marine=marine):
            return marine
        case MissedBy(marine=marine):  # Counter Attack
            return marine
        case TerrainActivated(terrain=terrain):
            return terrain
        case TravelBegan():
            return TERRAIN_THINGS[DOOR]
        case EventDrawn(card=card) | EventRevealed(card=card):
            return card
        case DieRolled(roller=roller) if roller.kind != "marine":
            return roller
    return None
