"""The turn as the literal reading plays it: command points, activations, reactions, reveals, the status phase."""

from __future__ import annotations

from collections.abc import Callable

from tests.hulk import twin_arrival
from tests.hulk.twin_assault import powers
from tests.hulk.twin_ending import MARINES_DONE, STATUS
from tests.hulk.twin_orders import carry_out, orders, snap
from tests.hulk.twin_pieces import LORD, LORD_BLIP, ask, draw, judge, lose_alien, roll, settle
from tests.hulk.twin_points import Point, in_arc, steps
from tests.hulk.twin_shooting import free_shot, overwatch_fire, overwatch_placed, targets
from tests.hulk.twin_table import Alien, Question, Table, Told, Trooper, name

# ---------------------------------------------------------------------- command phase


def command_phase(table: Table) -> Told:
    """CP-1, CP-2, S-1"""
    table.phase = "command"
    table.cp_spent = 0
    table.cp = yield from roll()
    if any(trooper.role == "sergeant" for trooper in table.standing()):
        answer = yield from ask("command_points", "", ["keep", "redraw"])
        if answer == "redraw":
            table.cp = yield from roll()


# ---------------------------------------------------------------------- marine action phase


def marine_phase(table: Table) -> None:
    table.phase = "marines"
    table.activated = set()
    table.power_used = False
    table.coming.append("next_marine")


def interrupting(table: Table) -> list[str]:
    """CP-3, CP-4: everybody but the active marine, as long as there is something to pay with."""
    return [
        f"command:{trooper.id}"
        for trooper in table.standing()
        if trooper.id != table.active and (table.cp or powers(table, trooper))
    ]


def next_marine(table: Table) -> Told:
    """ACT-2"""
    table.active = table.snap = ""
    waiting = [trooper.id for trooper in table.standing() if trooper.id not in table.activated]
    offered = ["end", *(f"activate:{id}" for id in waiting), *interrupting(table)]
    if table.settings.end_asked and len(offered) == 1:
        yield Question("next_marine", "", frozenset(offered), "")
        return
    answer = yield from ask("next_marine", "", offered)
    verb, _, id = answer.partition(":")
    if verb == "end":
        return
    table.coming.append("next_marine")
    if verb == "activate":
        table.activated.add(id)
        table.active = id
        table.troopers[id].ap = 4  # ACT-1
        table.coming.append(f"activation {id}")
    else:
        table.coming.append(f"commanded {id}")


def activation(table: Table, id: str) -> Told:
    trooper = table.troopers[id]
    if trooper.at is None:
        return
    table.active = id
    shots = [f"snap:{target}" for target in targets(table, trooper)] if table.snap == id else []
    answer = yield from ask("order", id, ["done", *shots, *orders(table, trooper), *interrupting(table)])
    table.snap = ""
    verb, _, target = answer.partition(":")
    if verb == "done":
        trooper.ap, table.active = 0, ""
        return
    table.coming.append(f"activation {id}")
    if verb == "command":
        table.coming.append(f"commanded {target}")
    elif verb == "snap":
        yield from snap(table, trooper, target)
    else:
        yield from carry_out(table, trooper, answer)


def commanded(table: Table, id: str) -> Told:
    """CP-3: one action, paid with command points alone."""
    trooper = table.troopers[id]
    if trooper.at is not None:
        answer = yield from ask("order", id, ["done", *orders(table, trooper)])
        if answer != "done":
            yield from carry_out(table, trooper, answer)


def end_marines(table: Table) -> None:
    table.active = ""
    judge(table, MARINES_DONE)


# ---------------------------------------------------------------------- reactions


def reaction(table: Table, alien: str, square: str, door: str) -> Told:
    """CP-5, OVW-8"""
    watched = {point(word) for word in (square, door) if word != "-"}
    who: list[tuple[Trooper, str]] = []
    if table.is_seen(watched):
        yield from _react(table, who)
    reacted = who[0][0].id if who else "-"
    if alien in table.aliens and not alien.startswith("B") and table.aliens[alien].at is not None:
        table.coming.append(f"overwatch_fire {alien} {reacted}")
    for trooper, order in who:
        yield from carry_out(table, trooper, order)


def reaction_to_placing(table: Table, placed: str) -> Told:
    """CP-5, OVW-6"""
    there = {alien.here for alien in table.prowling() if alien.name in placed.split("+")}
    who: list[tuple[Trooper, str]] = []
    if table.is_seen(there):
        yield from _react(table, who)
    table.coming.append(f"overwatch_placed {placed} {who[0][0].id if who else '-'}")
    for trooper, order in who:
        yield from carry_out(table, trooper, order)


def _react(table: Table, who: list[tuple[Trooper, str]]) -> Told:
    """Any one marine, one action; a marine who is named and does nothing has not reacted."""
    if not table.cp:
        return
    answer = yield from ask("react", "", ["hold", *(f"command:{trooper.id}" for trooper in table.standing())])
    if answer != "hold":
        trooper = table.troopers[answer.removeprefix("command:")]
        order = yield from ask("order", trooper.id, ["done", *orders(table, trooper)])
        if order != "done":
            who.append((trooper, order))


def point(text: str) -> Point:
    x, y = text.split(",")
    return int(x), int(y)


# ---------------------------------------------------------------------- involuntary reveals


def reveals(table: Table) -> Told:
    """BLP-10 to BLP-13, S-3, CMP-1, BRO-1"""
    if not table.exposed:
        return
    answer = yield from ask("reveal_order", "", [f"first:{blip}" for blip in table.exposed])
    blip = table.aliens[answer.removeprefix("first:")]
    if len(table.exposed) > 1:
        table.coming.append("reveals")
    here, placed = blip.here, list[str]()
    heirs = [marks for marks in (table.acted, table.brood, table.group) if blip.name in marks]
    for born in turned_over(table, blip):
        there = here
        if placed:
            room = room_beside(table, here)
            if not room:
                break
            answer = yield from ask("place_stealer", born, [f"place:{name(free)}" for free in room])
            there = point(answer.removeprefix("place:"))
        fitting = facings(table, there)
        place = (yield from draw(len(fitting))) if len(fitting) > 1 else 0
        table.aliens[born] = Alien(born, there, "", fitting[place], 0, 0)
        placed.append(born)
        for marks in heirs:  # BLP-11, S6
            marks.add(born)
        judge(table)
    if table.phase == "aliens":
        table.coming.append(f"reaction_to_placing {'+'.join(placed) or '-'}")
    elif table.phase == "marines":
        table.coming.append(f"overwatch_placed {'+'.join(placed) or '-'} -")
    settle(table)


def turned_over(table: Table, blip: Alien) -> list[str]:
    """The stealers it becomes, as far as there are models."""
    lord = blip.value == LORD_BLIP or (blip.value == 3 and table.mission.broodlord == "yes" and not table.lord)
    if blip.value != LORD_BLIP:
        table.used = sorted([*table.used, blip.value])
    lose_alien(table, blip)
    if lord:
        table.lord = table.lord_awake = True
        return [LORD]
    return [f"S{number}" for number in range(1, 23) if f"S{number}" not in table.aliens][: blip.value]


def room_beside(table: Table, here: Point) -> list[Point]:
    blocked = table.blocked()
    near = steps(here, table.ground.floor, blocked)
    return [there for there in near if there not in blocked and there not in table.burning]


def facings(table: Table, there: Point) -> list[int]:
    far = table.far(there)
    least = min(far.get(trooper.here, 1 << 20) for trooper in table.standing())
    nearest = [trooper.here for trooper in table.standing() if far.get(trooper.here, 1 << 20) == least]
    return [facing for facing in range(4) if any(in_arc(there, facing, marine) for marine in nearest)]


# ---------------------------------------------------------------------- mission status phase


def mission_status(table: Table) -> None:
    """Section 16 step 1, CP-6, JAM-3"""
    table.phase = "status"
    table.burning, table.barriers = set(), set()
    table.cp = 0
    for trooper in table.troopers.values():
        trooper.overwatch = trooper.guard = False
        trooper.jammed &= table.settings.jam_end_of_turn == "stay"
        trooper.aim = ""
    table.coming += ["begin_turn", "mission_check", "mission_events"]
    settle(table)


def mission_events(table: Table) -> Told:
    """OBJ-3: a loose, undamaged object wanders."""
    for _ in range(table.mission.special.wander):
        here = table.object_at
        if not isinstance(here, tuple) or table.object_state != "undamaged":
            return
        free = sorted(room_beside(table, here), key=lambda there: clockwise(here, there))
        if not free:
            return
        place = yield from draw(len(free))
        table.object_at = free[place]


def clockwise(here: Point, there: Point) -> int:
    ring = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
    return ring.index((there[0] - here[0], there[1] - here[1]))


def mission_check(table: Table) -> None:
    judge(table, STATUS)
    table.turn += 1


TASKS: dict[str, Callable[..., Told]] = {
    **twin_arrival.TASKS,
    "command_phase": command_phase,
    "next_marine": next_marine,
    "activation": activation,
    "commanded": commanded,
    "free_shot": free_shot,
    "reaction": reaction,
    "reaction_to_placing": reaction_to_placing,
    "overwatch_fire": overwatch_fire,
    "overwatch_placed": overwatch_placed,
    "reveals": reveals,
    "mission_events": mission_events,
}
STEPS: dict[str, Callable[[Table], None]] = {
    **twin_arrival.STEPS,
    "marine_phase": marine_phase,
    "end_marines": end_marines,
    "mission_status": mission_status,
    "mission_check": mission_check,
}
