"""Statistics counted over simulated games of Space Hulk."""

from __future__ import annotations

from collections.abc import Iterable

from voidlock.engine import Event
from voidlock.sim.tally import Counted, Share

from .events.marines import MarineDied, StealerDied
from .state import DEAD, LEFT, State


class HulkTally(Counted[State]):
    """Counts over games of Space Hulk.

    turns               games by the turn in which they ended
    lost, left, slain   games by the number of marines who died, marines who left the board, and stealers slain
    results, ended      games by result, and by the mission condition that ended them
    deaths              marines by cause of death: assault, flames, explosion, storm
    """

    NUMBERS = ("turns", "lost", "left", "slain")
    NAMES = ("results", "ended", "deaths")

    SHARES = {  # noqa: RUF012  # as the class above declares it
        "results": Share("results", ("games", "share-all"), "result"),
        "ended": Share("conditions", ("games", "share-all"), "condition"),
        "deaths": Share("deaths", ("lost", "share-all"), "cause"),
    }

    def count(self, state: State, told: Iterable[Event], answers: int) -> None:
        slain = 0
        for event in told:
            if isinstance(event, MarineDied):
                self.names["deaths"][event.cause.id] += 1
            elif isinstance(event, StealerDied):
                slain += 1
        super().count(state, told, answers)
        self.numbers["turns"][state.turn] += 1
        self.numbers["lost"][state.where.count(DEAD)] += 1
        self.numbers["left"][state.where.count(LEFT)] += 1
        self.numbers["slain"][slain] += 1
        self.names["results"][state.result] += 1
        self.names["ended"][state.ended_by] += 1
