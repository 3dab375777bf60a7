"""Random late positions: squads among aliens, with markers, fire, open doors and little ammunition left."""

from __future__ import annotations

import random

from tests.hulk.boards import AIRLOCK, FORGE, NEST, blocks_of, mission_text, with_marines
from tests.hulk.twin_points import Point, distances, span
from tests.hulk.twin_table import FACINGS, Table, Trooper, name
from voidlock.engine import FileError, Json, seed_of
from voidlock.games.hulk.state import State
from voidlock.hulk import RULES, mission_names

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
    "lurking": ["entry"],
    "end_asked": [True],
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


def late_state(seed: int) -> State:
    """A position that can be played on, in any phase of a turn."""
    rng = random.Random(seed)
    missions: list[Json] = [*mission_names()]
    missions += [{"text": mixed(board, rng)} for board in (AIRLOCK, FORGE, NEST)]
    while True:
        mission = missions[seed % len(missions)]
        try:
            return RULES.place(written(mission, rng), seed_of(f"late {seed}"))
        except FileError:
            continue


class Places:
    """The squares on which something can stand, and those that marines look at."""

    def __init__(self, start: Table, rng: random.Random) -> None:
        self.rng = rng
        self.ground = start.ground
        self.opened = {door for door in sorted(self.ground.doors) if rng.random() < 0.6}
        self.destroyed = {door for door in sorted(self.ground.doors - self.opened) if rng.random() < 0.3}
        self.closed = self.ground.doors - self.opened - self.destroyed
        self.free = self.ground.floor - self.closed - start.bulkheads
        self.seen: set[Point] = set()
        far = distances(rng.choice(sorted(self.free)), self.ground.floor, ())
        reach = rng.choice((5, 7, 9, 18))
        self.near = {point for point in self.free if far.get(point, 99) <= reach}

    def take(self, wanted: set[Point], chance: float = 1.0) -> Point:
        """Mostly one of those wanted, otherwise one near the squad."""
        among = wanted & self.free if self.rng.random() < chance else set()
        point = self.rng.choice(sorted(among or self.near & self.free or self.free))
        self.free.discard(point)
        return point

    def look(self, point: Point) -> str:
        """Mostly the way in which there is most to see."""
        views = [self.ground.view(point, facing, True) for facing in range(4)]
        facing = max(range(4), key=lambda facing: len(views[facing])) if self.rng.random() < 0.6 else 0
        facing = self.rng.choice((facing, facing, self.rng.randrange(4)))
        self.seen |= set(views[facing])
        return FACINGS[facing]

    def hidden(self) -> set[Point]:
        """Round the corner from what is seen."""
        letters = {self.ground.section[point] for point in self.seen}
        return {point for point in self.free - self.seen if self.ground.section[point] in letters}


def written(mission: Json, rng: random.Random) -> dict[str, Json]:
    start = Table(RULES.place({"mission": mission}, seed_of("start")))
    places = Places(start, rng)
    marines = {trooper.id: _marine(start, trooper, places, rng) for trooper in start.troopers.values()}
    position: dict[str, Json] = {
        "mission": mission,
        "marines": marines,
        "aliens": _aliens(start, places, rng),
        "open": [name(door) for door in sorted(places.opened)],
        "destroyed": [name(door) for door in sorted(places.destroyed)],
        "burning": [name(point) for point in sorted(_section(places, rng))],
        "barriers": [name(places.take(places.seen))] if rng.random() < 0.1 else [],
        "phase": rng.choice(("marines", "marines", "aliens", "status", "command", "invasion")),
        "command_points": rng.choice((0, 1, 2, 6)),
        "command_spent": rng.choice((0, 2)),
        "turn": rng.choice((1, 5, max(1, start.mission.turn_limit))),
        "settings": {key: rng.choice(values) for key, values in OTHERWISE.items() if rng.random() < 0.06},
    }
    if start.mission.special.object:
        standing = [id for id, fields in marines.items() if isinstance(fields, dict)]
        position["object"] = {
            "at": rng.choice([name(places.take(places.seen)), *standing[:1]]),
            "state": rng.choice(("undamaged", "damaged")),
        }
    if rng.random() < 0.3:
        _nearly_won(start, position, rng)
    return _unseen(position)


def _nearly_won(start: Table, position: dict[str, Json], rng: random.Random) -> None:
    """One order away from a victory of the mission, where it has one that an order brings."""
    marines, ids = position["marines"], list(start.troopers)
    assert isinstance(marines, dict)
    position["phase"] = "marines"
    for condition in start.mission.victory:
        wanted = condition.arguments
        if condition.name in ("exited", "exit_with"):
            way = rng.choice(start.mission.exits)
            marines[ids[0]] = {"at": way.at, "facing": way.facing}
            position["object"] = {**_table(position.get("object")), "at": ids[0]} if start.object_at else None
            gone = int(wanted[0]) - 1 if condition.name == "exited" else 0
            marines.update(dict.fromkeys(ids[1 : 1 + gone], "left"))
        elif condition.name == "operate_each":
            last = rng.choice(wanted)
            marines[ids[0]] = {"at": name(start.ground.objectives[last][0]), "facing": rng.choice(FACINGS)}
            position["operated"] = [objective for objective in wanted if objective != last]
        elif condition.name in ("flame_any", "flame_each"):
            last = rng.choice(wanted)
            flamer = next(id for id in ids if "heavy_flamer" in start.troopers[id].weapons)
            point, facing = _overlooking(start, set(start.ground.objectives[last]), rng)
            marines[flamer] = {"at": name(point), "facing": FACINGS[facing]}
            position["burned"] = [objective for objective in wanted if objective != last]
        elif condition.name == "exterminate":
            position |= {"aliens": {}, "used": [*start.mission.pool], "pool": []}


def _overlooking(start: Table, room: set[Point], rng: random.Random) -> tuple[Point, int]:
    """A place from which the room can be seen."""
    ground = start.ground
    return rng.choice(
        [
            (point, facing)
            for point in sorted(ground.floor - ground.doors)
            for facing in range(4)
            if point not in room
            and any(span(point, there) <= 12 for there in room & set(ground.view(point, facing, True)))
        ]
    )


def _table(value: Json) -> dict[str, Json]:
    return value if isinstance(value, dict) else {}


def _marine(start: Table, trooper: Trooper, places: Places, rng: random.Random) -> Json:
    if rng.random() < 0.15:
        return rng.choice(("dead", "dead", "left"))
    special, has, at = start.mission.special, trooper.weapons, places.take(places.near)
    fields: dict[str, Json] = {"at": name(at), "facing": places.look(at)}
    mark = rng.choice(("overwatch" if "storm_bolter" in has or "assault_cannon" in has else "guard", "guard", ""))
    fields |= {mark: True} if mark else {}
    fields["jammed"] = "storm_bolter" in has and rng.random() < 0.15
    if "heavy_flamer" in has:
        fields["ammunition"] = rng.choice((1, 2, special.flamer_ammo))
    if "assault_cannon" in has:
        reloaded = rng.random() < 0.7
        fields |= {"ammunition": rng.choice((0, 1, 9)), "may_explode": reloaded}
        fields["reloads"] = 0 if reloaded else special.cannon_reload
    if trooper.role == "librarian":
        fields["psi"] = rng.choice((0, 2, 20))
    return fields


def _section(places: Places, rng: random.Random) -> set[Point]:
    """Sometimes a section burns, with the survivors in it."""
    if rng.random() < 0.75:
        return set()
    letter = places.ground.section[rng.choice(sorted(places.near))]
    return {point for point, other in places.ground.section.items() if other == letter} - places.closed


def _aliens(start: Table, places: Places, rng: random.Random) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for number in range(1, rng.choice((2, 5, 9, 21))):
        found[f"S{number}"] = f"{name(places.take(places.seen, 0.5))} {rng.choice(FACINGS)}"
    if start.mission.broodlord != "no" and rng.random() < 0.8:
        found["broodlord"] = f"{name(places.take(places.seen, 0.8))} {rng.choice(FACINGS)}"
    for number in range(1, rng.choice((1, 4, 8))):
        at = rng.choice(start.mission.entries).id
        if rng.random() < 0.7:
            at = name(places.take(places.hidden(), 0.8))
        found[f"B{number}"] = f"{at} {rng.choice((1, 2, 3))}"
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
