"""What is counted over many games. Tallies are added up; in whatever order that is done, the sum is the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from voidlock.angel.facts import ACTION_NAMES, EVENT_NAMES, LOCATION_NAMES, MARINES, TEAM_NAMES
from voidlock.angel.happenings import (
    ActionBegan,
    AttackMissed,
    EventDrawn,
    EventRevealed,
    GenestealerSlain,
    MarineAttacks,
    MarineSlain,
    PhaseBegan,
    Travelled,
)
from voidlock.angel.state import State
from voidlock.bots.chair import Fault
from voidlock.table import Event

TEAM_OF_NAME = {marine.id: TEAM_NAMES[marine.team] for marine in MARINES}

COUNTED = frozenset(
    {
        ActionBegan,
        AttackMissed,
        EventDrawn,
        EventRevealed,
        GenestealerSlain,
        MarineAttacks,
        MarineSlain,
        PhaseBegan,
        Travelled,
    }
)

NAMES = {"teams": TEAM_NAMES, "actions": ACTION_NAMES, "events": EVENT_NAMES, "locations": LOCATION_NAMES}

MOST_NOTES = 20
"""So many faults are kept in full: those of the first games."""


class Use:
    """How a team, an Action card, an Event card or a location fared.

    used     how often its card was resolved, drawn or entered; of a team, how many Action cards it resolved
    games    the games in which that happened; of a team, those it took part in
    wins     those of them that were won
    slain    Genestealers slain while it was being resolved, or at the location; of a team, under its Action cards
    lost     Marines slain while it was being resolved, or at the location; of a team, its own Marines
    attacks  by Marines, counted like `slain`
    missed   those of them that slew nobody

    What happens in the Genestealer Attack phase counts for the location and the teams' losses, for no card.
    """

    __slots__ = FIELDS = ("used", "games", "wins", "slain", "lost", "attacks", "missed")

    def __init__(self, numbers: Iterable[int] = (0,) * 7) -> None:
        self.used, self.games, self.wins, self.slain, self.lost, self.attacks, self.missed = numbers

    def numbers(self) -> tuple[int, ...]:
        return self.used, self.games, self.wins, self.slain, self.lost, self.attacks, self.missed


Uses = dict[str, Use]


class Note(NamedTuple):
    """A fault, and the number of the game in which it happened."""

    game: int
    fault: Fault


class Tally:
    """Counts over games.

    games, wins, answers   answers given by all seats together
    rounds, survivors      games by their number of rounds, and of Marines alive at the end
    reached                games by the number of locations entered, the Setup Location included
    ended                  lost games by the location where they ended
    causes, deaths         what slew the last Marine of a lost game, and what slew Marines: `swarm`, or kind and card
    uses                   by part (teams, actions, events, locations) and name
    faults, notes          how many bots lost their seats, and the first of these cases
    """

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.answers = 0
        self.rounds: Counter[int] = Counter()
        self.survivors: Counter[int] = Counter()
        self.reached: Counter[int] = Counter()
        self.ended: Counter[str] = Counter()
        self.causes: Counter[str] = Counter()
        self.deaths: Counter[str] = Counter()
        self.uses: dict[str, Uses] = {part: {name: Use() for name in names} for part, names in NAMES.items()}
        self.faults = 0
        self.notes: list[Note] = []

    # ------------------------------------------------------------------ one game

    def count(self, state: State, told: Iterable[Event], answers: int) -> None:
        """One game that is over, with all that happened in it."""
        won = state.result == "win"
        touched, reached, cause = self._hear(state, told)
        for team, seat in enumerate(state.controller):
            if seat:
                touched.add(self.uses["teams"][TEAM_NAMES[team]])
        for use in touched:
            use.games += 1
            use.wins += won
        self.games += 1
        self.wins += won
        self.answers += answers
        self.rounds[state.round] += 1
        self.survivors[len(state.formation)] += 1
        self.reached[reached] += 1
        if not won:
            self.ended[LOCATION_NAMES[state.location]] += 1
            self.causes[cause] += 1

    def _hear(self, state: State, told: Iterable[Event]) -> tuple[set[Use], int, str]:
        """All that happened; what was used, how many locations were entered and what slew last."""
        teams, actions, events, locations = self.uses.values()
        nobody = Use()
        under = team = nobody
        place = locations[LOCATION_NAMES[state.setup]]
        place.used += 1
        touched = {place}
        reached, cause = 1, ""
        for event in told:
            # By exact class: this runs for every event of every game.
            kind = type(event)
            if kind not in COUNTED:
                continue
            if kind is PhaseBegan:
                under = team = nobody
            elif isinstance(event, ActionBegan):
                under, team = actions[event.action.id], teams[event.team.id]
                under.used += 1
                team.used += 1
                touched.add(under)
            elif isinstance(event, MarineSlain):
                cause = "swarm" if event.card.kind == "spot" else f"{event.card.kind} {event.card.id}"
                self.deaths[cause] += 1
                under.lost += 1
                place.lost += 1
                teams[TEAM_OF_NAME[event.marine.id]].lost += 1
            elif isinstance(event, EventDrawn | EventRevealed):
                under, team = events[event.card.id], nobody
                under.used += 1
                touched.add(under)
            elif isinstance(event, Travelled):
                place = locations[event.location.id]
                place.used += 1
                touched.add(place)
                reached += 1
            else:
                _strike(kind, (under, team, place))
        return touched, reached, cause

    def note(self, game: int, fault: Fault) -> None:
        self.faults += 1
        self.notes = sorted([*self.notes, Note(game, fault)])[:MOST_NOTES]

    # ------------------------------------------------------------------ many games

    def plus(self, other: Tally) -> Tally:
        """The sum, as a tally of its own."""
        total = Tally()
        for one in (self, other):
            total.games += one.games
            total.wins += one.wins
            total.answers += one.answers
            total.rounds.update(one.rounds)
            total.survivors.update(one.survivors)
            total.reached.update(one.reached)
            total.ended.update(one.ended)
            total.causes.update(one.causes)
            total.deaths.update(one.deaths)
            total.faults += one.faults
        for part, uses in total.uses.items():
            for name in uses:
                mine, theirs = self.uses[part][name].numbers(), other.uses[part][name].numbers()
                uses[name] = Use([a + b for a, b in zip(mine, theirs, strict=True)])
        total.notes = sorted([*self.notes, *other.notes])[:MOST_NOTES]
        return total


def _strike(kind: type[Event], uses: tuple[Use, ...]) -> None:
    """An attack, a miss or a slain Genestealer."""
    for use in uses:
        if kind is GenestealerSlain:
            use.slain += 1
        elif kind is MarineAttacks:
            use.attacks += 1
        else:
            use.missed += 1
