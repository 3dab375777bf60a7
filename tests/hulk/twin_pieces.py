"""What the twin does to the table: asking, rolling, killing, and what follows every event (sections 13, 15, 16)."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from tests.hulk.twin_ending import AT_ONCE, verdict
from tests.hulk.twin_points import Point
from tests.hulk.twin_table import DIE, Alien, Asked, Draw, Ended, Question, Table, Told, Trooper

LORD = "broodlord"
LORD_BLIP = 4


class NotFollowed(Exception):
    """A deed that the twin does not follow: what was done cannot be told from the state."""


def ask(kind: str, subject: str, answers: Iterable[str], outcome: str = "") -> Generator[Asked, int | str, str]:
    """One answer alone is taken without asking."""
    offered = frozenset(answers)
    if len(offered) == 1:
        return next(iter(offered))
    answer = yield Question(kind, subject, offered, outcome)
    assert isinstance(answer, str)
    return answer


def roll() -> Generator[Asked, int | str, int]:
    face = yield DIE
    assert isinstance(face, int)
    return face


def roll_some(number: int) -> Generator[Asked, int | str, list[int]]:
    faces = []
    for _ in range(number):
        faces.append((yield from roll()))
    return faces


def draw(number: int) -> Generator[Asked, int | str, int]:
    place = yield Draw(number)
    assert isinstance(place, int)
    return place


# ---------------------------------------------------------------------- dying


def lose_trooper(table: Table, trooper: Trooper, *, left: bool) -> None:
    """He is off the board, with every marker."""
    trooper.at, trooper.left, trooper.ap = None, left, 0
    trooper.overwatch = trooper.guard = trooper.jammed = False
    if table.active == trooper.id:
        table.active = ""


def kill_trooper(table: Table, trooper: Trooper) -> None:
    """OBJ-1: what he carries drops on his square."""
    if table.object_at == trooper.id:
        table.object_at = trooper.here
    lose_trooper(table, trooper, left=False)


def lose_alien(table: Table, alien: Alien) -> None:
    """Nobody aims at it any more, and nothing that was to be done about it is done."""
    del table.aliens[alien.name]
    for marks in (table.acted, table.brood, table.group, table.exposed):
        marks.discard(alien.name)
    for trooper in table.troopers.values():
        if trooper.aim == alien.name:
            trooper.aim = ""
    if table.acting == alien.name:
        table.acting, table.ap_left = "", 0
    coming = []
    for line in table.coming:
        task, *words = line.split()
        if task in ("stealer_acts", "blip_begins", "blip_acts", "overwatch_fire", "brood_entry"):
            if words[0] == alien.name:
                continue
        elif task in ("reaction_to_placing", "overwatch_placed", "next_born", "brood_born"):
            words[0] = "+".join(name for name in words[0].split("+") if name != alien.name) or "-"
        elif task == "reaction" and words[0] == alien.name:
            words[0] = "-"
        coming.append(" ".join([task, *words]))
    table.coming = coming


def kill_alien(table: Table, alien: Alien) -> None:
    """A casualty; a blip counts its value and goes to the used pile, unrevealed unless casualties are counted."""
    if not alien.is_blip:
        table.kills += 1
        table.lord_dead |= alien.name == LORD
    elif alien.value == LORD_BLIP:
        table.kills += 1
        table.lord_dead = True
    else:
        table.kills += alien.value
        if any(condition.name == "kills" for condition in table.mission.victory):
            table.used = sorted([*table.used, alien.value])
        else:
            table.unseen += 1
    lose_alien(table, alien)


def kill(table: Table, piece: Trooper | Alien) -> None:
    if isinstance(piece, Trooper):
        kill_trooper(table, piece)
    else:
        kill_alien(table, piece)


def is_lord(piece: Trooper | Alien) -> bool:
    """BRO-5, BRO-7: the Broodlord, also as the blip that a mission places for it."""
    return isinstance(piece, Alien) and (piece.name == LORD or (piece.is_blip and piece.value == LORD_BLIP))


def fates(table: Table, points: set[Point], needs: int, *, spares_lord: bool) -> Told:
    """One die for each piece on the squares, from the top left."""
    there = table.pieces()
    for point in sorted(points & there.keys(), key=lambda point: (point[1], point[0])):
        if spares_lord and is_lord(there[point]):
            continue
        face = yield from roll()
        if face >= needs:
            kill(table, there[point])


def harm_object(table: Table) -> None:
    """OBJ-3"""
    if table.object_state == "undamaged":
        table.object_state = "damaged"
    else:
        destroy_object(table)


def destroy_object(table: Table) -> None:
    table.object_state, table.object_at = "destroyed", ""


def destroy_door(table: Table, door: Point) -> None:
    """BRD-4"""
    table.closed.discard(door)
    table.destroyed.add(door)
    for trooper in table.troopers.values():
        if trooper.aim == f"{door[0]},{door[1]}":
            trooper.aim = ""


# ---------------------------------------------------------------------- after every event


def judge(table: Table, moment: str = AT_ONCE) -> None:
    over = verdict(table, moment)
    if over is not None:
        raise Ended(*over)


def settle(table: Table) -> None:
    """Section 16, BLP-10: is the mission over, and does a marine see a blip?"""
    judge(table)
    found = {
        alien.name
        for alien in table.prowling()
        if alien.is_blip and alien.name not in table.exposed and table.is_seen({alien.here})
    }
    if found:
        table.exposed |= found
        table.coming.append("reveals")


def answerable(table: Table, alien: str, square: Point, door: Point | None = None) -> None:
    """OVW-8: reveals, then a reaction, then overwatch; they are left out where nobody can answer."""
    watched = {square} if door is None else {square, door}
    ready = table.cp > 0 or any(trooper.overwatch for trooper in table.standing())
    if ready and table.is_seen(watched):
        told = "-" if door is None else f"{door[0]},{door[1]}"
        table.coming.append(f"reaction {alien or '-'} {square[0]},{square[1]} {told}")
    settle(table)
