"""Shooting, read literally: bolters, cannons and flamers (section 9), and who fires on overwatch (section 10)."""

from __future__ import annotations

from tests.hulk.twin_ending import victory
from tests.hulk.twin_pieces import (
    LORD,
    ask,
    destroy_door,
    destroy_object,
    fates,
    kill_alien,
    kill_trooper,
    roll_some,
    settle,
)
from tests.hulk.twin_points import Point, span
from tests.hulk.twin_table import Alien, Ended, Table, Told, Trooper, name

AIMED, MOVING, OVERWATCH = "aimed", "moving", "overwatch"


def can_fire(trooper: Trooper) -> bool:
    """JAM-2, ACN-4, SHT-3: a bolter that is not jammed, a cannon that is loaded."""
    if "storm_bolter" in trooper.weapons:
        return not trooper.jammed
    return "assault_cannon" in trooper.weapons and trooper.ammo > 0


def targets(table: Table, trooper: Trooper) -> set[str]:
    """Section 9: a stealer, or a closed door, that he sees."""
    if not can_fire(trooper):
        return set()
    seen = table.sees(trooper)
    stealers = {alien.name for alien in table.prowling() if not alien.is_blip and alien.here in seen}
    return stealers | {name(door) for door in table.closed & seen}


def shoot(table: Table, trooper: Trooper, target: str, how: str) -> Told:
    cannon = "assault_cannon" in trooper.weapons
    sustained = how != MOVING and trooper.aim == target  # SHT-2, 5.1 (a)
    needs = (5 if cannon else 6) - int(sustained)
    trooper.ammo -= int(cannon)  # ACN-1
    faces = yield from roll_some(3 if cannon else 2)
    at_door = "," in target
    trooper.aim = target if how != MOVING and (at_door or target in table.aliens) else ""
    hits = sum(face >= needs for face in faces)
    if hits >= (2 if target == LORD else 1):  # BRO-4
        if at_door:
            x, y = target.split(",")
            destroy_door(table, (int(x), int(y)))
        elif target in table.aliens:
            kill_alien(table, table.aliens[target])
    if len(set(faces)) > 1:
        return
    if not cannon and how == OVERWATCH:  # JAM-1
        trooper.jammed = True
        trooper.overwatch &= table.settings.jam_keeps_overwatch  # OVW-7
    if cannon and trooper.explosive:  # ACN-3
        section = table.ground.section[trooper.here]
        kill_trooper(table, trooper)
        squares = {point for point, letter in table.ground.section.items() if letter == section}
        yield from fates(table, squares, 4, spares_lord=False)


def free_shot(table: Table, id: str) -> Told:
    """5.1 (a): after the move or turn of a marine who acts on command points alone."""
    trooper = table.troopers[id]
    if trooper.at is None:
        return
    found = targets(table, trooper)
    if not found:
        return
    answer = yield from ask("shoot_after_moving", id, ["hold", *(f"snap:{target}" for target in found)])
    if answer != "hold":
        yield from shoot(table, trooper, answer.removeprefix("snap:"), MOVING)
        settle(table)


# ---------------------------------------------------------------------- the flamer


def flame_squares(table: Table, trooper: Trooper) -> set[Point]:
    """FLA-1"""
    if "heavy_flamer" not in trooper.weapons or not trooper.ammo:
        return set()
    pieces, own = table.pieces(), table.ground.section[trooper.here]
    found = set()
    for point in table.sees(trooper):
        piece = pieces.get(point)
        empty = piece is None and point not in table.closed and point not in table.bulkheads
        stealer = isinstance(piece, Alien) and not piece.is_blip
        inside = table.ground.section[point] == own and table.settings.flamer_own_section == "forbidden"
        if (empty or stealer) and not inside and span(trooper.here, point) <= 12:
            found.add(point)
    return found


def alight(table: Table, target: Point) -> set[Point]:
    """FLA-2: every square of the section that no closed door inside it cuts off."""
    section = {point for point, letter in table.ground.section.items() if letter == table.ground.section[target]}
    open_squares = section - table.closed - table.bulkheads
    together = _together(target, open_squares)
    return together | (open_squares - _together(target, section))


def _together(start: Point, squares: set[Point]) -> set[Point]:
    found, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if there in squares and there not in found:
                found.add(there)
                edge.append(there)
    return found


def flame(table: Table, trooper: Trooper, target: Point) -> Told:
    trooper.ammo -= 1
    area = alight(table, target)
    table.burning |= area
    table.burned |= {objective for objective, points in table.ground.objectives.items() if area.intersection(points)}
    if any(table.burns_at(point) for point in area):
        destroy_object(table)
    won = victory(table)
    if won is not None:
        raise Ended(*won)
    yield from fates(table, area, 2, spares_lord=True)
    settle(table)


# ---------------------------------------------------------------------- overwatch


def watching(table: Table, points: set[Point], reacted: str) -> list[Trooper]:
    """OVW-2, CP-5: who must fire at something on these squares."""
    return [
        trooper
        for trooper in table.standing()
        if trooper.overwatch
        and trooper.id != reacted
        and can_fire(trooper)
        and any(span(trooper.here, point) <= 12 for point in points & table.sees(trooper))
    ]


def overwatch_fire(table: Table, alien: str, reacted: str) -> Told:
    """OVW-5: all of them fire, even at what is dead by then."""
    yield from _fire_in_turn(table, {alien}, reacted)


def overwatch_placed(table: Table, placed: str, reacted: str) -> Told:
    """OVW-6: each fires once, at one of his choice."""
    yield from _fire_in_turn(table, set() if placed == "-" else set(placed.split("+")), reacted)


def _fire_in_turn(table: Table, placed: set[str], reacted: str) -> Told:
    there = {alien: table.aliens[alien].here for alien in sorted(placed, key=number) if alien in table.aliens}
    waiting = {
        trooper.id: [
            alien for alien, point in there.items() if point in table.sees(trooper) and span(trooper.here, point) <= 12
        ]
        for trooper in watching(table, set(there.values()), reacted)
    }
    while waiting:
        # The order is asked for only where it can matter: several targets, or a cannon that may explode.
        first = next(iter(waiting))
        if len(placed) > 1 or any(table.troopers[id].explosive for id in waiting):
            answer = yield from ask("overwatch_order", "", [f"next:{id}" for id in waiting])
            first = answer.removeprefix("next:")
        seen = waiting.pop(first)
        if table.troopers[first].at is not None:
            alive = [alien for alien in seen if alien in table.aliens] or seen[:1]
            answer = yield from ask("overwatch_target", first, [f"fire:{alien}" for alien in alive])
            yield from shoot(table, table.troopers[first], answer.removeprefix("fire:"), OVERWATCH)
    settle(table)


def number(stealer: str) -> int:
    return 23 if stealer == LORD else int(stealer[1:])
