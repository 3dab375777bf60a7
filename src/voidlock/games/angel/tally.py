"""Simulator statistics of Death Angel."""

from __future__ import annotations

from collections.abc import Iterable

from voidlock.engine import Event
from voidlock.sim.tally import Counted, Share, Use

from .events import (
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
from .facts import ACTION_NAMES, EVENT_NAMES, EVERY_TEAM, LOCATION_NAMES, MARINES, TEAM_NAMES
from .state import State

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


class AngelTally(Counted[State]):
    """Counts over games of Death Angel.

    rounds, survivors      games by their number of rounds, and of Marines alive at the end
    reached                games by the number of locations entered, the Setup Location included
    ended                  lost games by the location where they ended
    causes, deaths         what slew the last Marine of a lost game, and what slew Marines: `swarm`, or kind and card
    """

    NUMBERS = ("rounds", "survivors", "reached")
    NAMES = ("ended", "causes", "deaths")
    USED = {  # noqa: RUF012  # as the class above declares it
        "teams": TEAM_NAMES,
        "actions": ACTION_NAMES,
        "events": EVENT_NAMES,
        "locations": LOCATION_NAMES,
    }

    SHARES = {  # noqa: RUF012  # as the class above declares it
        "ended": Share("ended", ("games", "share"), "location"),
        "causes": Share("causes", ("games", "share"), "sim-cause"),
    }
    KINDS = {  # noqa: RUF012  # as the class above declares it
        "teams": "team",
        "actions": "action",
        "events": "event",
        "locations": "location",
    }

    def count(self, state: State, told: Iterable[Event], answers: int) -> None:
        won = state.result == "win"
        touched, reached, cause = self._hear(state, told)
        for team, seat in zip(EVERY_TEAM, state.controller, strict=True):
            if seat:
                touched.add(self.uses["teams"][TEAM_NAMES[team]])
        for use in touched:
            use.games += 1
            use.wins += won
        super().count(state, told, answers)
        self.numbers["rounds"][state.round] += 1
        self.numbers["survivors"][len(state.formation)] += 1
        self.numbers["reached"][reached] += 1
        if not won:
            self.names["ended"][LOCATION_NAMES[state.location]] += 1
            self.names["causes"][cause] += 1

    def _hear(self, state: State, told: Iterable[Event]) -> tuple[set[Use], int, str]:
        """Count the events; returns what was used, how many locations were entered, and the last killer."""
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
                self.names["deaths"][cause] += 1
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


def _strike(kind: type[Event], uses: tuple[Use, ...]) -> None:
    """Register an attack, a miss or a slain Genestealer."""
    for use in uses:
        if kind is GenestealerSlain:
            use.slain += 1
        elif kind is MarineAttacks:
            use.attacks += 1
        else:
            use.missed += 1
