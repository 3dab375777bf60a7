"""Space Hulk in the reference: its terms, each with the rule it cites."""

from __future__ import annotations

from voidlock.reference.entry import GameReference, SheetPart
from voidlock.reference.rulebook import Document


def _terms(*ids: str) -> tuple[tuple[str, str], ...]:
    return tuple(("notion", id) for id in ids)


SHEET = (
    (
        SheetPart("points", _terms("action_point", "command_point", "activation", "reaction")),
        SheetPart("costs", table="5.1"),
        SheetPart("sight", _terms("front_arc", "line_of_sight", "corner", "door", "bulkhead")),
        SheetPart("shooting", _terms("shot", "sustained_fire", "move_and_fire", "overwatch", "jam")),
        SheetPart("weapons", table="9"),
        SheetPart("flames", _terms("heavy_flamer", "flames", "assault_cannon")),
    ),
    (
        SheetPart(
            "assault",
            _terms("close_assault", "parry", "block", "guard", "chainfist", "lightning_claws", "thunder_hammer"),
        ),
        SheetPart("modifiers", table="11"),
        SheetPart("psi", _terms("psi_point", "prescience", "force_barrier", "psychic_storm")),
        SheetPart("aliens", _terms("genestealer", "blip", "reveal", "lurking", "reinforcement", "ambush", "broodlord")),
        SheetPart("solo", _terms("target_priority", "brood_test", "mission_status")),
        SheetPart("things", _terms("section", "entry_area", "exit", "object")),
    ),
)

REFERENCE = GameReference(Document("space-hulk", listed=("S10", "S11")), ("notion",), SHEET)
