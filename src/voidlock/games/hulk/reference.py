"""Space Hulk in the reference: its terms, each with the rule it cites."""

from __future__ import annotations

from voidlock.reference.entry import GameReference, Looked, Printed
from voidlock.reference.rulebook import Document
from voidlock.texts import Words


def look_up(kind: str, id: str, words: Words) -> Looked:
    """Terms have no facts beside their text."""
    return Looked()


def _terms(*ids: str) -> tuple[tuple[str, str], ...]:
    return tuple(("notion", id) for id in ids)


SHEET = (
    (
        Printed("points", _terms("action_point", "command_point", "activation", "reaction")),
        Printed("costs", table="5.1"),
        Printed("sight", _terms("front_arc", "line_of_sight", "corner", "door", "bulkhead")),
        Printed("shooting", _terms("shot", "sustained_fire", "move_and_fire", "overwatch", "jam")),
        Printed("weapons", table="9"),
        Printed("flames", _terms("heavy_flamer", "flames", "assault_cannon")),
    ),
    (
        Printed(
            "assault",
            _terms("close_assault", "parry", "block", "guard", "chainfist", "lightning_claws", "thunder_hammer"),
        ),
        Printed("modifiers", table="11"),
        Printed("psi", _terms("psi_point", "prescience", "force_barrier", "psychic_storm")),
        Printed("aliens", _terms("genestealer", "blip", "reveal", "lurking", "reinforcement", "ambush", "broodlord")),
        Printed("solo", _terms("target_priority", "brood_test", "mission_status")),
        Printed("things", _terms("section", "entry_area", "exit", "object")),
    ),
)

REFERENCE = GameReference(Document("space-hulk", listed=("S10", "S11")), look_up, ("notion",), SHEET)
