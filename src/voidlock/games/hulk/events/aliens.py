"""Events of the aliens: every decision is explained by its table row, its dice and its tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Event, Thing

# ---------------------------------------------------------------------- blips and reveals


class ArrivalRolled(Event, role="reason", rule="S3"):
    """S3, S4: the row of the die that places a blip, the marine it means, and the line that puts him first."""

    die: int
    row: Thing
    marine: Thing | str
    line: Thing | str


class BlipArrived(Event, role="deed", rule="S3"):
    """S3: where the blip went, and by which row of the table. `marine` is the one that the row names."""

    blip: Thing
    entry: Thing
    die: int
    row: Thing
    marine: Thing | str
    distance: int
    lurk: Thing


class BlipAmbushes(Event, role="deed", rule="S4"):
    """S4"""

    blip: Thing
    square: Thing
    marine: Thing
    number: int


class BlipLost(Event, role="outcome", rule="S-5"):
    """S-5, S4 step 4: there is no room for it."""

    die: int


class NoBlipLeft(Event, role="note", rule="BLP-14"):
    """BLP-14"""


class PoolRenewed(Event, role="note", rule="BLP-1"):
    """BLP-1"""


class BlipRevealed(Event, role="outcome", rule="BLP-10"):
    """`how`: voluntary, involuntary, brood."""

    blip: Thing
    number: int
    how: Thing

    def reveals(self) -> bool:
        return True


class LordRevealed(Event, role="outcome", rule="BRO-1"):
    blip: Thing
    how: Thing

    def reveals(self) -> bool:
        return True


class StealerPlaced(Event, role="effect", rule="BLP-13"):
    stealer: Thing
    square: Thing
    facing: Thing


class StealersLost(Event, role="effect", rule="CMP-1"):
    """Stealers of a reveal that had no room or no model (CMP-1)."""

    number: int


# ---------------------------------------------------------------------- what aliens do, and why


class AlienActivated(Event, role="reason", rule="S5"):
    """S5: the closest of its kind not activated yet; `tied` others are equally close."""

    alien: Thing
    row: Thing
    distance: int
    tied: int


class AlienTargets(Event, role="reason", rule="S7"):
    """S7 step 2, S8: its target, the row that picks him, and the priority line that puts him first."""

    alien: Thing
    marine: Thing
    row: Thing
    line: Thing
    distance: int


class AlienPlans(Event, role="reason", rule="S2"):
    """S2: the cost and the end of the path; `row` says which obstacles it respects."""

    alien: Thing
    square: Thing
    cost: int
    row: Thing


class AlienMoved(Event, role="deed", rule="S7"):
    alien: Thing
    square: Thing
    facing: Thing | str
    left: int


class AlienTurned(Event, role="deed", rule="S7"):
    alien: Thing
    facing: Thing
    left: int


class AlienEntered(Event, role="deed", rule="BLP-6"):
    alien: Thing
    square: Thing
    facing: Thing | str
    left: int


class AlienStops(Event, role="deed", rule="S7"):
    """Why its activation ends."""

    alien: Thing
    stop: Thing
    left: int


class BroodTested(Event, role="effect", rule="S6"):
    """S6: `number` aliens and the die make the score."""

    alien: Thing
    section: Thing
    number: int
    die: int
    score: int
    needs: int
    outcome: Thing


class BroodGroup(Event, role="reason", rule="S6"):
    """S6: every alien under the brood effect."""

    aliens: Sequence[Thing]


class LordWakes(Event, role="effect", rule="14"):
    marine: Thing
    distance: int
