"""Random late positions: squads among aliens, with markers, fire, open doors and little ammunition left."""

from __future__ import annotations

import random

from tests.hulk.boards import AIRLOCK, FORGE, NEST, blocks_of, mission_text, with_marines
from tests.hulk.twin_points import Point, distances
from tests.hulk.twin_table import Table, name
from voidlock.hulk import RULES, mission_names
from voidlock.hulk.state import State
from voidlock.table import FileError, Json, seed_of

SQUAD = {
    "sword": "sergeant; storm_bolter power_sword",
    "hammer": "sergeant; thunder_hammer storm_shield",
    "claws": "brother; lightning_claws",
    "cannon": "brother; assault_cannon power_fist",
    "chain": "brother; storm_bolter chainfist",
    "lib": "librarian; storm_bolter force_axe",
    "flamer": "brother; heavy_flamer power_fist",
    "fist": "brother; storm_bolter power_fist",
}
"""Every row of the tables in one squad."""

OTHERWISE: dict[str, list[Json]] = {
    "los_corridor_rule": [False],
    "fire_after_turn": [False],
    "jam_end_of_turn": ["stay"],
    "jam_keeps_overwatch": [False],
    "flamer_own_section": ["allowed"],
    "door_by_fire": ["free"],
    "psi_cost": [[2, 3, 4], [0, 1, 12]],
    "veteran_bonus_front_only": [False],
    "reveal_cost": [2, 6],
    "distance_through_doors": [False],
}


def mixed(board: str, rng: random.Random) -> str:
    """A mission of the package with one marine of every kind; it ends by what they do."""
    floor = Table(RULES.place({"mission": board}, seed_of("floor"))).ground
    squares = rng.sample(sorted(floor.floor - floor.doors), len(SQUAD))
    rows = {id: f"{kind}; {name(square)}; N; A" for (id, kind), square in zip(SQUAD.items(), squares, strict=True)}
    supply = [line for line in blocks_of(mission_text(board))["aliens"] if "broodlord" not in line]
    return with_marines(
        board,
        rows,
        victory=f"win = kills({rng.choice((2, 4, 40))})",
        defeat=rng.choice(("lose = all_marines_dead", "lose = no_flamer_shots", "lose = alive_plus_exited_below(3)")),
        special="bulkhead = chainfist_only;;cannon_reload = 1" if board == FORGE else "cannon_reload = 1",
        aliens=";;".join([*supply, "broodlord = yes"]),
    )


def late_missions(rng: random.Random) -> list[Json]:
    return [{"text": mixed(board, rng)} for board in (AIRLOCK, FORGE, NEST)]


def late_state(seed: int) -> State:
    """A position that can be played on, in any phase of a turn."""
    rng = random.Random(seed)
    missions: list[Json] = [*mission_names(), *late_missions(rng)]
    while True:
        mission = missions[seed % len(missions)]
        try:
            return RULES.place(written(mission, rng), seed_of(f"late {seed}"))
        except FileError:
            continue


def written(mission: Json, rng: random.Random) -> dict[str, Json]:
    start = Table(RULES.place({"mission": mission}, seed_of("start")))
    ground, special = start.ground, start.mission.special
    anchor = rng.choice(sorted(ground.floor))
    far = distances(anchor, ground.floor, ())
    free = [point for point in sorted(ground.floor) if far.get(point, 99) <= rng.choice((5, 7, 9))]
    rng.shuffle(free)
    opened = [door for door in sorted(ground.doors) if rng.random() < 0.6]
    gone = [door for door in sorted(ground.doors) if door not in opened and rng.random() < 0.2]
    free = [point for point in free if point not in start.bulkheads and point not in ground.doors.difference(opened)]
    burning = _section(start, free, rng) - set(map(tuple, ground.doors.difference(opened, gone)))
    marines: dict[str, Json] = {}
    for trooper in start.troopers.values():
        if not free or rng.random() < 0.15:
            marines[trooper.id] = rng.choice(("dead", "dead", "left"))
            continue
        fields: dict[str, Json] = {"at": name(free.pop()), "facing": rng.choice("NESW")}
        gun = "storm_bolter" in trooper.weapons or "assault_cannon" in trooper.weapons
        mark = rng.choice(("overwatch" if gun else "guard", "guard", ""))
        fields |= {mark: True} if mark else {}
        fields["jammed"] = "storm_bolter" in trooper.weapons and rng.random() < 0.15
        if "heavy_flamer" in trooper.weapons:
            fields["ammunition"] = rng.choice((1, 2, special.flamer_ammo))
        if "assault_cannon" in trooper.weapons:
            fields |= {"ammunition": rng.choice((0, 1, 9)), "may_explode": rng.random() < 0.7}
            fields["reloads"] = 0 if fields["may_explode"] else special.cannon_reload
        if trooper.role == "librarian":
            fields["psi"] = rng.choice((0, 2, 20))
        marines[trooper.id] = fields
    position: dict[str, Json] = {
        "mission": mission,
        "marines": marines,
        "aliens": _aliens(start, free, rng),
        "open": [name(door) for door in opened],
        "destroyed": [name(door) for door in gone],
        "burning": [name(point) for point in sorted(burning)],
        "barriers": [name(free.pop())] if len(free) > 1 and rng.random() < 0.1 else [],
        "phase": rng.choice(("marines", "marines", "aliens", "status", "command", "invasion")),
        "command_points": rng.choice((0, 1, 2, 6)),
        "command_spent": rng.choice((0, 2)),
        "turn": rng.choice((1, 5, max(1, start.mission.turn_limit))),
        "settings": {key: rng.choice(values) for key, values in OTHERWISE.items() if rng.random() < 0.06},
    }
    if special.object:
        carrier = [id for id, fields in marines.items() if isinstance(fields, dict)]
        position["object"] = {
            "at": rng.choice([*carrier, name(rng.choice(sorted(ground.floor)))]),
            "state": rng.choice(("undamaged", "damaged")),
        }
    return _unseen(position)


def _section(start: Table, free: list[Point], rng: random.Random) -> set[Point]:
    """Sometimes a section burns, with whoever survived in it."""
    if not free or rng.random() < 0.7:
        return set()
    letter = start.ground.section[rng.choice(free)]
    return {point for point, other in start.ground.section.items() if other == letter}


def _aliens(start: Table, free: list[Point], rng: random.Random) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for number in range(1, rng.choice((2, 6, 10, 21))):
        if free:
            found[f"S{number}"] = f"{name(free.pop())} {rng.choice('NESW')}"
    if start.mission.broodlord != "no" and free and rng.random() < 0.6:
        found["broodlord"] = f"{name(free.pop())} {rng.choice('NESW')}"
    for number in range(1, rng.choice((1, 3, 5))):
        if free and rng.random() < 0.7:
            found[f"B{number}"] = f"{name(free.pop())} {rng.choice((1, 2, 3))}"
        elif start.mission.entries:
            found[f"B{number}"] = f"{rng.choice(start.mission.entries).id} {rng.choice((1, 2, 3))}"
    return found


def _unseen(position: dict[str, Json]) -> dict[str, Json]:
    """BLP-10: no blip lies in view of a marine; one that is taken away may have hidden another."""
    table = Table(RULES.place(position, seed_of("unseen")))
    aliens = position["aliens"]
    assert isinstance(aliens, dict)
    seen = [alien.name for alien in table.prowling() if alien.is_blip and table.is_seen({alien.here})]
    if not seen:
        return position
    return _unseen({**position, "aliens": {alien: place for alien, place in aliens.items() if alien not in seen}})
