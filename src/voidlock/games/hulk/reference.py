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

LINES = {
    "mission_began": "16",
    "own_mission_began": "16",
    "marine_posted": "BRD-1",
    "turn_began": "3",
    "phase_opened": "3",
    "command_drawn": "CP-1",
    "command_redrawn": "CP-2",
    "mission_ended": "16",
    "marine_activated": "ACT-2",
    "marine_commanded": "CP-3",
    "marine_moved": "MOV-2",
    "marine_faces": "MOV-1",
    "marine_left": "MOV-6",
    "marine_died": "CLS-3",
    "overwatch_set": "OVW-1",
    "guard_set": "CLS-7",
    "gun_jammed": "JAM-1",
    "jam_cleared": "JAM-2",
    "cannon_reloaded": "ACN-2",
    "cannon_exploded": "ACN-3",
    "console_operated": "15",
    "shot_fired": "9",
    "stealer_died": "9",
    "shot_missed": "9",
    "flamer_fired": "FLA-2",
    "objective_burned": "16",
    "fate_rolled": "FLA-3",
    "blip_removed": "FLA-8",
    "blip_counted": "BLP-2",
    "markers_removed": "16",
    "door_opened": "DOR-1",
    "door_closed": "DOR-1",
    "door_destroyed": "DOR-3",
    "door_struck": "CLS-8",
    "door_held": "CLS-8",
    "bulkhead_cut": "BRD-5",
    "ladder_climbed": "OBJ-4",
    "object_taken": "OBJ-1",
    "object_put_down": "OBJ-2",
    "object_passed": "OBJ-2",
    "object_harmed": "15",
    "object_wandered": "OBJ-3",
    "assault_rolled": "CLS-2",
    "parried": "CLS-6",
    "guard_rerolled": "CLS-7",
    "psi_spent": "PSI-2",
    "assault_ended": "CLS-2",
    "power_used": "PSI-4",
    "arrival_rolled": "S3",
    "blip_arrived": "S3",
    "blip_ambushes": "S4",
    "blip_lost": "S-5",
    "no_blip_left": "BLP-14",
    "pool_renewed": "BLP-1",
    "blip_revealed": "BLP-10",
    "lord_revealed": "BRO-1",
    "stealer_placed": "BLP-13",
    "stealers_lost": "CMP-1",
    "alien_activated": "S5",
    "alien_targets": "S7",
    "alien_plans": "S2",
    "alien_moved": "S7",
    "alien_turned": "S7",
    "alien_entered": "BLP-6",
    "alien_stops": "S7",
    "brood_tested": "S6",
    "brood_group": "S6",
    "lord_wakes": "14",
}
"""By event the rule, or the section, that a line of the log about it leads to."""

REFERENCE = GameReference(Document("space-hulk", listed=("S10", "S11")), look_up, ("notion",), SHEET, LINES)
