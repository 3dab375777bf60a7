"""What an alien's deed leads to, read literally: its AP, its dice, flames, the object, and who may answer it.

Which deed is right is the business of `twin.py`; here the deed is taken from what the state has become.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from tests.hulk import twin_arrival
from tests.hulk.twin_assault import close_assault
from tests.hulk.twin_pieces import LORD_BLIP, NotFollowed, answerable, fates, harm_object, roll
from tests.hulk.twin_points import Point, ahead_and_aside, around, span, steps, straight_ahead
from tests.hulk.twin_table import Alien, Asked, Table, Told, name

GROUP = ["group_lurking_stealers", "group_lurking_blips", "group_blips", "group_stealers"]


def stealer_acts(table: Table, after: Table, id: str) -> Told:
    """S7: next to a marine a turn or an attack; otherwise a door, a step, a turn or nothing."""
    alien = table.aliens[id]
    beside = [] if alien.at is None else [trooper for trooper in table.standing() if touches(alien.at, trooper.here)]
    if not beside or table.ap_left < 1:
        yield from deed(table, after, alien)
        return
    table.coming.append(f"stealer_acts {id}")
    table.ap_left -= 1
    here = alien.here
    if id in after.aliens and after.aliens[id].facing != alien.facing:
        alien.facing = after.aliens[id].facing
        assert straight_ahead(here, alien.facing) in [trooper.here for trooper in beside], f"{id} turns away"
        answerable(table, id, here)
        return
    attacked = [trooper for trooper in beside if trooper.here == straight_ahead(here, alien.facing)]
    assert attacked, f"{id} attacks nobody"  # CLS-1
    yield from close_assault(table, attacked[0], alien, marine_attacks=False)
    answerable(table, id if id in table.aliens else "", here)


def blip_acts(table: Table, after: Table, id: str) -> Told:
    """S8 step 4"""
    yield from deed(table, after, table.aliens[id])


def blip_begins(table: Table, after: Table, id: str) -> Told:
    """S8: a blip that is not revealed stands where it stands, or enters."""
    alien = table.aliens[id]
    if id not in after.aliens:
        raise NotFollowed
    if alien.at is None:
        yield from deed(table, after, alien)
        return
    broken_out = yield from brood_test(table, after, alien)
    if not broken_out and after.acting == id:
        table.coming.append(f"blip_acts {id}")
    elif not broken_out:
        table.acting, table.ap_left = "", 0


def touches(one: Point, other: Point) -> bool:
    """They share a side."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


# ---------------------------------------------------------------------- one deed


def deed(table: Table, after: Table, alien: Alien) -> Told:
    """What it has done, with all that follows from it."""
    broken_out = yield from brood_test(table, after, alien)
    if broken_out:
        if not alien.is_blip and alien.at is not None:
            table.coming.append(f"stealer_acts {alien.name}")
        return
    found = after.aliens.get(alien.name)
    if found is None:
        raise NotFollowed
    opened = table.closed - after.closed
    if found.at is not None and found.at != alien.at:
        again(table, alien)
        yield from (enter if alien.at is None else move)(table, alien, found.at, found.facing)
    elif opened:
        again(table, alien)
        (door,) = opened
        assert alien.at is not None
        table.ap_left -= 1
        ahead, aside = ahead_and_aside(alien.here, alien.facing, door)
        assert span(alien.here, door) == 1 and (alien.is_blip or (ahead == 1 and aside <= 1)), "DOR-1"
        assert not table.by_fire(door), "DOR-4"
        table.closed.discard(door)
        answerable(table, alien.name, alien.here, door)
    elif found.facing != alien.facing:
        again(table, alien)
        table.ap_left -= 1
        alien.facing = found.facing
        answerable(table, alien.name, alien.here)
    else:
        table.acting, table.ap_left = "", 0


def again(table: Table, alien: Alien) -> None:
    table.coming.append(f"{'blip' if alien.is_blip else 'stealer'}_acts {alien.name}")


def move(table: Table, alien: Alien, there: Point, facing: int) -> Told:
    """Section 5.1, MOV-3 to MOV-5, BLP-8, FLA-6, OBJ-3"""
    here = alien.here
    ahead, _ = ahead_and_aside(here, alien.facing, there)
    blocked = table.blocked()
    assert there in steps(here, table.ground.floor, blocked) and there not in blocked, f"no step to {name(there)}"
    assert here in table.burning or there not in table.burning, "MOV-5"
    assert alien.is_blip or (facing - alien.facing) % 4 != 2, "5.1 (b)"
    table.ap_left -= 1 if alien.is_blip or ahead > -1 else 2
    alien.at, alien.facing = there, facing
    if alien.is_blip:
        assert not any(trooper.here in around(there) for trooper in table.standing()), "BLP-8"
    if here in table.burning and there in table.burning:
        yield from fates(table, {there}, 2, spares_lord=True)
    trample(table, alien)
    answerable(table, alien.name if alien.name in table.aliens else "", there)


def enter(table: Table, alien: Alien, there: Point, facing: int) -> Told:
    """BLP-4, BLP-6"""
    assert there == table.ground.entries[alien.entry] and there not in table.blocked() | table.burning, "BLP-6"
    assert not (alien.is_blip and any(trooper.here in around(there) for trooper in table.standing())), "BLP-8"
    table.ap_left -= 1
    alien.at, alien.entry, alien.facing = there, "", facing
    trample(table, alien)
    answerable(table, alien.name, there)
    yield from ()


def trample(table: Table, alien: Alien) -> None:
    if not alien.is_blip and table.object_at == alien.at and table.mission.special.wander:
        harm_object(table)


# ---------------------------------------------------------------------- the brood test


def brood_test(table: Table, after: Table, alien: Alien) -> Generator[Asked, int | str, bool]:
    """S6: whether there was one, its score, and the group it brings out."""
    if after.tested == table.tested:
        return False
    letter = section_of(table, alien)
    assert letter not in table.tested, f"section {letter} is tested twice"
    table.tested.add(letter)
    counted = [other for other in table.aliens.values() if section_of(table, other) == letter]
    face = yield from roll()
    if face + len(counted) < 6:
        return False
    group = {other.name for other in (*counted, *connected(table, counted)) if not sleeps(table, other)}
    table.brood |= group
    table.group = group
    if alien.is_blip or alien.at is None:
        table.acted.discard(alien.name)
    table.coming += GROUP
    return True


def section_of(table: Table, alien: Alien) -> str:
    return table.ground.section[table.ground.entries[alien.entry] if alien.at is None else alien.at]


def connected(table: Table, counted: list[Alien]) -> list[Alien]:
    """On another section, beside one that stands on the tested one; walls, closed doors and barriers cut corners."""
    walls = table.closed | table.bulkheads | table.barriers
    near = {there for other in counted if other.at is not None for there in steps(other.at, table.ground.floor, walls)}
    return [other for other in table.prowling() if other.here in near and other not in counted]


def sleeps(table: Table, alien: Alien) -> bool:
    return alien.is_blip and alien.value == LORD_BLIP and not table.lord_awake


DEEDS: dict[str, Callable[..., Told]] = {
    **twin_arrival.DEEDS,
    "stealer_acts": stealer_acts,
    "blip_acts": blip_acts,
    "blip_begins": blip_begins,
}
