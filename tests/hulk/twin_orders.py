"""What a marine may do and what it costs, read literally: sections 4 to 7, 10, 15 and the table of 5.1."""

from __future__ import annotations

from tests.hulk.twin_assault import assault_targets, powers, strike, use_power
from tests.hulk.twin_pieces import destroy_object, fates, lose_trooper, settle
from tests.hulk.twin_points import Point, ahead_and_aside, around, point_of, steps, straight_ahead
from tests.hulk.twin_shooting import AIMED, MOVING, can_fire, flame, flame_squares, shoot, targets
from tests.hulk.twin_table import FACINGS, Table, Told, Trooper, name


def budget(table: Table, trooper: Trooper) -> int:
    """CP-3: his AP in his own activation, and command points."""
    return table.cp + (trooper.ap if table.active == trooper.id else 0)


def orders(table: Table, trooper: Trooper) -> dict[str, int]:
    """Every action that he can pay for, with its AP."""
    found = {
        **moves(table, trooper),
        **{f"turn:{FACINGS[(trooper.facing + side) % 4]}": 1 for side in (1, 3)},
        **leaving(table, trooper),
        **{f"fire:{target}": 1 for target in targets(table, trooper)},
        **{f"assault:{target}": 1 for target in assault_targets(table, trooper)},
        **doors(table, trooper),
        **{f"flame:{name(point)}": 2 for point in flame_squares(table, trooper)},
        **handling(table, trooper),
    }
    if trooper.jammed:
        found["clear"] = 1  # JAM-2
    if can_fire(trooper) and not trooper.overwatch:
        found["overwatch"] = 2  # OVW-1
    if not trooper.guard:
        found["guard"] = 2  # CLS-7
    if trooper.reloads:
        found["reload"] = 4  # ACN-2
    points = budget(table, trooper)
    affordable = {text: cost for text, cost in found.items() if cost <= points}
    return {**affordable, **dict.fromkeys(powers(table, trooper), 0)}


def moves(table: Table, trooper: Trooper) -> dict[str, int]:
    """MOV-2 to MOV-5, BRD-7"""
    here, found = trooper.here, {}
    blocked = table.blocked()
    for there in steps(here, table.ground.floor, blocked):
        ahead, _ = ahead_and_aside(here, trooper.facing, there)
        burns = there in table.burning and here not in table.burning
        if ahead and there not in blocked and not burns:
            found[f"move:{name(there)}"] = 1 if ahead == 1 else 2
    for ladder in table.mission.ladders:
        for start, end in ((ladder.lower, ladder.upper), (ladder.upper, ladder.lower)):
            if start == name(here) and point_of(end) not in blocked | table.burning:
                found[f"climb:{end}"] = 2  # OBJ-4
    return found


def leaving(table: Table, trooper: Trooper) -> dict[str, int]:
    """MOV-6: at the cost of a move in that direction."""
    found = {}
    for way in table.mission.exits:
        ahead, _ = ahead_and_aside(
            trooper.here, trooper.facing, straight_ahead(trooper.here, FACINGS.index(way.facing))
        )
        if way.at == name(trooper.here) and ahead:
            found[f"leave:{way.facing}"] = 1 if ahead == 1 else 2
    return found


def doors(table: Table, trooper: Trooper) -> dict[str, int]:
    """DOR-1, DOR-2, DOR-4"""
    found = {}
    for door in table.ground.doors - table.destroyed:
        ahead, aside = ahead_and_aside(trooper.here, trooper.facing, door)
        if ahead != 1 or aside > 1 or table.by_fire(door):
            continue
        if door in table.closed:
            found[f"open:{name(door)}"] = 1
        elif door not in table.pieces():
            found[f"close:{name(door)}"] = 1
    return found


def handling(table: Table, trooper: Trooper) -> dict[str, int]:
    """OBJ-2, and the consoles of the mission."""
    found = {}
    if table.object_at == trooper.id:
        found["drop"] = 1
        near = around(trooper.here)
        found |= {f"pass:{other.id}": 1 for other in table.standing() if other.here in near}
    wanted = {word for condition in table.mission.victory for word in condition.arguments if is_operated(condition)}
    for objective in wanted - table.operated:
        if trooper.here in table.ground.objectives[objective]:
            found[f"operate:{objective}"] = table.mission.special.operate_cost
    return found


def is_operated(condition: object) -> bool:
    return getattr(condition, "name", "") == "operate_each"


# ---------------------------------------------------------------------- carrying out


def pay(table: Table, trooper: Trooper, cost: int) -> None:
    """CP-3: his own AP first, because nobody else can use them."""
    own = min(cost, trooper.ap) if table.active == trooper.id else 0
    trooper.ap -= own
    table.cp -= cost - own
    table.cp_spent += cost - own


def carry_out(table: Table, trooper: Trooper, text: str) -> Told:
    """Any action ends overwatch, guard and sustained fire (MOV-7, SHT-2), but for what each rule says."""
    psi = powers(table, trooper)
    cost = orders(table, trooper)[text]
    verb, _, target = text.partition(":")
    aim, overwatch = trooper.aim, trooper.overwatch
    trooper.overwatch = trooper.guard = False
    trooper.aim = ""
    pay(table, trooper, cost)
    match verb:
        case "move":
            yield from walk(table, trooper, point_of(target))
        case "turn":
            trooper.facing = FACINGS.index(target)
            if table.settings.fire_after_turn:
                may_fire(table, trooper)
            settle(table)
        case "fire":
            trooper.aim = aim
            yield from shoot(table, trooper, target, AIMED)
            settle(table)
        case "assault":
            yield from strike(table, trooper, target)
        case "flame":
            yield from flame(table, trooper, point_of(target))
        case "clear":
            trooper.jammed, trooper.overwatch = False, overwatch  # OVW-7
        case "prescience" | "barrier" | "storm" | "storm_section":
            yield from use_power(table, trooper, verb, target, psi[text])
        case _:
            at_once(table, trooper, verb, target)


def at_once(table: Table, trooper: Trooper, verb: str, target: str) -> None:
    """Actions without dice."""
    match verb:
        case "overwatch":
            trooper.overwatch = True
        case "guard":
            trooper.guard = True
        case "reload":
            trooper.reloads -= 1
            trooper.ammo = table.mission.special.cannon_ammo
            trooper.explosive = True  # ACN-3
        case "open":
            table.closed.discard(point_of(target))
        case "close":
            table.closed.add(point_of(target))
        case "leave":
            lose_trooper(table, trooper, left=True)
        case "climb":
            trooper.at = point_of(target)
            take_up(table, trooper)
        case "operate":
            table.operated.add(target)
        case "drop":
            table.object_at = trooper.here
        case "pass":
            table.object_at = target
            if table.troopers[target].here in table.burning:
                destroy_object(table)
        case _:
            raise AssertionError(verb)
    settle(table)


def walk(table: Table, trooper: Trooper, there: Point) -> Told:
    """FLA-6, OBJ-1"""
    from_fire = trooper.here in table.burning
    trooper.at = there
    if from_fire and there in table.burning:
        yield from fates(table, {there}, 2, spares_lord=True)
    if trooper.at is not None:
        take_up(table, trooper)
        may_fire(table, trooper)
    settle(table)


def take_up(table: Table, trooper: Trooper) -> None:
    if table.object_at == trooper.here:
        table.object_at = trooper.id


def may_fire(table: Table, trooper: Trooper) -> None:
    """5.1 (a): with the next order of his activation, or in a question of its own."""
    if table.active == trooper.id:
        table.snap = trooper.id
    else:
        table.coming.append(f"free_shot {trooper.id}")


def snap(table: Table, trooper: Trooper, target: str) -> Told:
    yield from shoot(table, trooper, target, MOVING)
    settle(table)
