"""Events of the aliens: every decision is explained by its table row, its dice and its tie-break."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voidlock.engine import Event, Thing

# ---------------------------------------------------------------------- blips and reveals


@dataclass(slots=True)
class ArrivalRolled(Event, role="reason"):
    """S3, S4: the row of the die that places a blip, the marine it means, and the line that puts him first."""

    die: int
    row: Thing
    marine: Thing | str
    line: Thing | str


@dataclass(slots=True)
class BlipArrived(Event, role="deed"):
    """S3: where the blip went, and by which row of the table. `marine` is the one that the row names."""

    blip: Thing
    entry: Thing
    die: int
    row: Thing
    marine: Thing | str
    distance: int
    lurk: Thing


@dataclass(slots=True)
class BlipAmbushes(Event, role="deed"):
    """S4"""

    blip: Thing
    square: Thing
    marine: Thing
    number: int


@dataclass(slots=True)
class BlipLost(Event, role="outcome"):
    """S-5, S4 step 4: there is no room for it."""

    die: int


@dataclass(slots=True)
class NoBlipLeft(Event, role="note"):
    """BLP-14"""


@dataclass(slots=True)
class PoolRenewed(Event, role="note"):
    """BLP-1"""


@dataclass(slots=True)
class BlipRevealed(Event, role="outcome"):
    """`how`: voluntary, involuntary, brood."""

    blip: Thing
    number: int
    how: Thing

    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class LordRevealed(Event, role="outcome"):
    blip: Thing
    how: Thing

    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class StealerPlaced(Event, role="effect"):
    stealer: Thing
    square: Thing
    facing: Thing


@dataclass(slots=True)
class StealersLost(Event, role="effect"):
    """Stealers of a reveal that had no room or no model (CMP-1)."""

    number: int


# ---------------------------------------------------------------------- what aliens do, and why


@dataclass(slots=True)
class AlienActivated(Event, role="reason"):
    """S5: the closest of its kind not activated yet; `tied` others are equally close."""

    alien: Thing
    row: Thing
    distance: int
    tied: int


@dataclass(slots=True)
class AlienTargets(Event, role="reason"):
    """S7 step 2, S8: its target, the row that picks him, and the priority line that puts him first."""

    alien: Thing
    marine: Thing
    row: Thing
    line: Thing
    distance: int


@dataclass(slots=True)
class AlienPlans(Event, role="reason"):
    """S2: the cost and the end of the path; `row` says which obstacles it respects."""

    alien: Thing
    square: Thing
    cost: int
    row: Thing


@dataclass(slots=True)
class AlienMoved(Event, role="deed"):
    alien: Thing
    square: Thing
    facing: Thing | str
    left: int


@dataclass(slots=True)
class AlienTurned(Event, role="deed"):
    alien: Thing
    facing: Thing
    left: int


@dataclass(slots=True)
class AlienEntered(Event, role="deed"):
    alien: Thing
    square: Thing
    facing: Thing | str
    left: int


@dataclass(slots=True)
class AlienStops(Event, role="deed"):
    """Why its activation ends."""

    alien: Thing
    stop: Thing
    left: int


@dataclass(slots=True)
class BroodTested(Event, role="effect"):
    """S6: `number` aliens and the die make the score."""

    alien: Thing
    section: Thing
    number: int
    die: int
    score: int
    needs: int
    outcome: Thing


@dataclass(slots=True)
class BroodGroup(Event, role="reason"):
    """S6: every alien under the brood effect."""

    aliens: Sequence[Thing]


@dataclass(slots=True)
class LordWakes(Event, role="effect"):
    marine: Thing
    distance: int
