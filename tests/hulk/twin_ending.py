"""Victory and defeat, read literally from section 16 and the table of conditions in docs/missions.md."""

from __future__ import annotations

from tests.hulk.twin_table import Table
from voidlock.games.hulk.mission.mission import Condition

AT_ONCE, MARINES_DONE, STATUS = "at once", "end of the marine phase", "mission status"

LOOKED_AT = {"exterminate": {STATUS}, "survive": {STATUS}, "turn_limit": {STATUS}, "blockade": {MARINES_DONE, STATUS}}
"""Conditions that are not looked at at once."""


def verdict(table: Table, moment: str = AT_ONCE) -> tuple[str, str] | None:
    """How the mission ends now; the marines' victory counts before a defeat of the same event."""
    return victory(table, moment) or defeat(table, moment)


def victory(table: Table, moment: str = AT_ONCE) -> tuple[str, str] | None:
    for condition in table.mission.victory:
        if is_due(condition, moment) and is_met(table, condition):
            return "draw" if condition.label.startswith("draw") else "win", condition.name
    return None


def defeat(table: Table, moment: str = AT_ONCE) -> tuple[str, str] | None:
    for condition in table.mission.defeat:
        if is_due(condition, moment) and is_met(table, condition):
            return "loss", condition.name
    return None if table.standing() else ("loss", "all_marines_dead")


def is_due(condition: Condition, moment: str) -> bool:
    return condition.name not in LOOKED_AT or moment in LOOKED_AT[condition.name]


def is_met(table: Table, condition: Condition) -> bool:
    names = condition.arguments
    left = [trooper for trooper in table.troopers.values() if trooper.left]
    match condition.name:
        case "flame_any" | "flame_each":
            return set(names) <= table.burned
        case "operate_each":
            return set(names) <= table.operated
        case "exited":
            return len(left) >= int(names[0])
        case "exit_with":
            carried = isinstance(table.object_at, str) and table.object_at in [trooper.id for trooper in left]
            return carried and table.object_state == names[1]
        case "kills":
            return table.kills >= int(names[0])
        case "broodlord_dead":
            return table.lord_dead
        case "exterminate":
            return not table.aliens and not table.pool
        case "blockade":
            far = [table.far(trooper.here) for trooper in table.standing()]
            return all(
                any(walk.get(square, 999) <= int(names[0]) for walk in far) for square in table.ground.entries.values()
            )
        case "survive":
            return table.turn >= int(names[0])
        case "turn_limit":
            return table.turn >= table.mission.turn_limit
        case "no_flamer_shots":
            return not any("heavy_flamer" in trooper.weapons and trooper.ammo for trooper in table.standing())
        case "all_marines_dead":
            return not table.standing()
        case "alive_plus_exited_below":
            return len(table.standing()) + len(left) < int(names[0])
        case "object_destroyed":
            return table.object_state == "destroyed"
        case "alien_on":
            return any(alien.here in table.ground.objectives[names[0]] for alien in table.prowling())
        case "flame_in_section":
            letters = {table.ground.section[point] for point in table.ground.objectives[names[0]]}
            return any(table.ground.section[point] in letters for point in table.burning)
    raise AssertionError(condition.name)
