"""Deployment and the arrival of blips, read literally (S1, S3, S4, section 13.2)."""

from __future__ import annotations

from collections.abc import Callable

from tests.hulk.twin_pieces import LORD_BLIP, NotFollowed, ask, draw, roll, settle
from tests.hulk.twin_points import Point, around, point_of
from tests.hulk.twin_table import FACINGS, Alien, Table, Told, Trooper, name

ANY_ORDER = 1 << 64
"""A draw that puts things in order, or settles ties."""

FAR = 1 << 20


# ---------------------------------------------------------------------- deployment


def shuffle_pool(table: Table) -> Told:
    """BLP-1"""
    yield from draw(ANY_ORDER)


def deploy_squad(table: Table, number: str) -> Told:
    """`permute`: the squad stands as listed, or square by square as the player likes; facings stay with the squares."""
    squads = sorted({fact.squad for fact in table.mission.marines})
    squad = squads[int(number)]
    waiting = [fact.id for fact in table.mission.marines if fact.squad == squad]
    answer = yield from ask("deployment", squad if len(squads) > 1 else "", ["listed", "arrange"])
    if answer == "listed":
        return
    posts = [(table.troopers[id].here, table.troopers[id].facing) for id in waiting]
    for id in waiting:
        table.troopers[id].at = None
    for point, facing in posts:
        answer = yield from ask("deploy", name(point), [f"deploy:{id}" for id in waiting])
        id = answer.removeprefix("deploy:")
        waiting.remove(id)
        table.troopers[id].at, table.troopers[id].facing = point, facing


def deploy_in_rooms(table: Table, after: Table) -> Told:
    """`one_per_room`: each in the centre of a room of his own."""
    yield from draw(ANY_ORDER)
    posts = [trooper.at for trooper in after.troopers.values()]
    assert len(set(posts)) == len(posts) and set(posts) <= set(map(point_of, table.mission.special.rooms)), posts
    for id, trooper in table.troopers.items():
        trooper.at = after.troopers[id].at


def look_round(table: Table, id: str) -> Told:
    answer = yield from ask("deploy_facing", id, [f"face:{facing}" for facing in FACINGS])
    table.troopers[id].facing = FACINGS.index(answer.removeprefix("face:"))


# ---------------------------------------------------------------------- phases


def start_blips(table: Table) -> None:
    """S-2"""
    table.received = set()
    table.coming += ["arrival"] * table.mission.start_blips


def invasion(table: Table) -> None:
    """BLP-3"""
    table.phase = "invasion"
    table.received = set()
    table.coming += ["arrival"] * table.mission.reinforcement


def begin_turn(table: Table) -> None:
    """Section 3"""
    table.coming += ["mission_status", "alien_phase", "invasion", "end_marines", "marine_phase", "command_phase"]


def alien_phase(table: Table) -> None:
    """S-7, S6, and `dormant` of the mission: the Broodlord wakes if a marine is near."""
    table.phase = "aliens"
    table.acted, table.brood, table.group, table.tested = set(), set(), set(), set()
    for alien in table.prowling():
        if alien.is_blip and alien.value == LORD_BLIP and not table.lord_awake:
            far = table.far(alien.here)
            nearest = min(far.get(trooper.here, FAR) for trooper in table.standing())
            table.lord_awake = nearest <= table.mission.special.dormant
    table.coming.append("next_alien")


# ---------------------------------------------------------------------- arrival


def arrival(table: Table, after: Table) -> Told:
    """S3; where ties are settled by chance, the square or entry area that was taken must be one of those tied."""
    if not table.pool:
        if not table.mission.recycle or not (table.used or table.unseen):
            return  # BLP-14
        yield from draw(ANY_ORDER)
        table.pool, table.used, table.unseen = len(table.used) + table.unseen, [], 0
    face = yield from roll()
    yield from draw(ANY_ORDER)
    table.pool -= 1
    if face == 1:
        yield from ambush(table, after)
        return
    entries = open_entries(table)
    if not entries:
        table.unseen += 1  # S-5
        return
    if face == 6:
        answer = yield from ask("place_blip", "", [f"enter:{entry}" for entry in entries])
        arrive(table, after, {answer.removeprefix("enter:")})
    else:
        marines = most_isolated(table) if face == 5 else by_priority(table)[0]
        arrive(table, after, {entry for marine in marines for entry in closest(table, marine, entries)})


def open_entries(table: Table) -> dict[str, Point]:
    """S2, BLP-3"""
    lurking = [alien.entry for alien in table.aliens.values() if alien.is_blip and alien.at is None]
    return {
        entry: square
        for entry, square in table.ground.entries.items()
        if entry not in table.received and lurking.count(entry) < 3
    }


def closest(table: Table, marine: Trooper, entries: dict[str, Point]) -> set[str]:
    """S-4, S-5"""
    far = table.far(marine.here)
    least = min(far.get(square, FAR) for square in entries.values())
    return {entry for entry, square in entries.items() if far.get(square, FAR) == least}


def arrive(table: Table, after: Table, entries: set[str]) -> None:
    """BLP-4, S-6"""
    blip = new_blip(table)
    entry = after.aliens[blip].entry
    assert entry in entries, f"{blip} arrives at {entry}, not at one of {entries}"
    table.received.add(entry)
    far = table.far(table.ground.entries[entry])
    near = any(far.get(trooper.here, FAR) <= 6 for trooper in table.standing())
    table.aliens[blip] = Alien(blip, None, entry, 0, after.aliens[blip].value, table.turn if near else 0)


def new_blip(table: Table) -> str:
    return next(blip for blip in (f"B{number}" for number in range(1, 100)) if blip not in table.aliens)


# ---------------------------------------------------------------------- ambush


def ambush(table: Table, after: Table) -> Told:
    """S4"""
    for tied in by_priority(table):
        squares = {trooper.id: ambush_squares(table, trooper) for trooper in tied}
        if not any(squares.values()):
            continue
        blip = new_blip(table)
        there = after.aliens[blip].at
        fitting = {len(found) for found in squares.values() if there in found}
        assert fitting, f"{blip} ambushes from {there}, which is none of {squares}"
        if len(fitting) > 1:
            raise NotFollowed
        if fitting != {1}:
            yield from draw(fitting.pop())
        table.aliens[blip] = Alien(blip, there, "", 0, after.aliens[blip].value, 0)
        settle(table)
        return
    table.unseen += 1


def ambush_squares(table: Table, marine: Trooper) -> set[Point]:
    barred = table.blocked() | table.burning
    for trooper in table.standing():
        barred |= {*around(trooper.here), *table.sees(trooper)}
    return {point for point, distance in table.far(marine.here).items() if distance == 6 and point not in barred}


def by_priority(table: Table) -> list[list[Trooper]]:
    """S2, target priority with no alien: those who are tied stand together."""
    keys = {trooper.id: key(table, trooper) for trooper in table.standing()}
    return [
        [trooper for trooper in table.standing() if keys[trooper.id] == wanted] for wanted in sorted(set(keys.values()))
    ]


def key(table: Table, trooper: Trooper) -> tuple[int, int, int]:
    special, has = table.mission.special, trooper.weapons
    mentioned = trooper.id in special.priority or (special.priority_carrier and table.object_at == trooper.id)
    gun = "storm_bolter" in has or ("assault_cannon" in has and trooper.ammo > 0)
    armed = trooper.overwatch and gun and not trooper.jammed
    return int(not mentioned), int(armed), int("storm_bolter" not in has)


def most_isolated(table: Table) -> list[Trooper]:
    standing = table.standing()
    if len(standing) == 1:
        return standing
    alone = {}
    for trooper in standing:
        far = table.far(trooper.here)
        alone[trooper.id] = min(far.get(other.here, FAR) for other in standing if other is not trooper)
    return [trooper for trooper in standing if alone[trooper.id] == max(alone.values())]


TASKS: dict[str, Callable[..., Told]] = {
    "shuffle_pool": shuffle_pool,
    "deploy_squad": deploy_squad,
    "look_round": look_round,
}
STEPS: dict[str, Callable[[Table], None]] = {
    "start_blips": start_blips,
    "begin_turn": begin_turn,
    "invasion": invasion,
    "alien_phase": alien_phase,
}
DEEDS: dict[str, Callable[..., Told]] = {"deploy_in_rooms": deploy_in_rooms, "arrival": arrival}
