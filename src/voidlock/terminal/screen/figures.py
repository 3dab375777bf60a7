"""The chances that stand on the board, by what they are about."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.odds.figure import Expected
from voidlock.odds.sheet import sheet, value_of
from voidlock.table import Json, Option, Thing

View = dict[str, Json]


class Figures(NamedTuple):
    """Chances by the names of Marines and spots.

    survives  Marines: to live through the coming Genestealer Attack Phase
    attacked  spots: that the Marine survives the attack of the swarm there
    attacks   (Marine, spot): that his attack slays something there
    """

    survives: dict[str, float]
    attacked: dict[str, float]
    attacks: dict[tuple[str, str], float]

    def of_answer(self, option: Option[object]) -> float | None:
        """What the rolls after an answer promise, if it is an attack of one Marine on one swarm."""
        about = tuple(thing.id for thing in option.things)
        return self.attacks.get((about[0], about[1])) if option.verb == "attack" and len(about) == 2 else None


NONE = Figures({}, {}, {})


def figures(view: View) -> Figures:
    """From what the one who looks may know, and nothing else."""
    found = Figures({}, {}, {})
    for title, each in sheet(view).items():
        for figure in each:
            told = figure.because.arguments
            marine, spot = told.get("marine"), told.get("spot")
            if isinstance(figure, Expected) or not isinstance(marine, Thing):
                continue
            if title == "odds-phase":
                found.survives[marine.id] = value_of(figure)
            elif isinstance(spot, Thing) and title == "odds-spots":
                found.attacked[spot.id] = value_of(figure)
            elif isinstance(spot, Thing) and title == "odds-attack-list":
                found.attacks[marine.id, spot.id] = value_of(figure)
    return found
