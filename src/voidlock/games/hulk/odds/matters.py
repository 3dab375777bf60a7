"""What a player should look at now: three facts from the board and the odds, none of which tells the answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import islice
from typing import NamedTuple

from voidlock.engine import Argument, Thing
from voidlock.games.hulk.facts import ALIEN_AP
from voidlock.games.hulk.map.floor import FAR, Floor, floor_of
from voidlock.games.hulk.mission.mission import point_of
from voidlock.games.hulk.view.types import HulkOpen, HulkView, MissionGoal, Stealer
from voidlock.odds.figure import Because, Matter, percent

from .assault import assault_odds
from .seen import ahead, closed_doors, fighter, stealers

MOST = 3


def matters(view: HulkView) -> list[Matter]:
    """The facts, the most urgent first; none without a marine on the board."""
    opened = view["open"]
    if opened["result"] or not _standing(opened):
        return []
    return list(islice(_find(view), MOST))


def _find(view: HulkView) -> Iterator[Matter]:
    opened = view["open"]
    doors = closed_doors(view)
    away = _away(opened, [] if opened["settings"]["distance_through_doors"] else doors)
    yield from _danger(view, _away(opened, []), _away(opened, doors))
    yield from _contact(opened, away)
    yield from _goal(opened, away)
    if opened["turn_limit"] is not None:
        left = opened["turn_limit"] - opened["turn"] + 1
        yield Matter(Because("matters-hulk-turns", {"number": left}), ())


# ---------------------------------------------------------------------- distances

Away = Mapping[str, Mapping[str, int]]
"""For each marine on the board, how far it is to each square."""


def _standing(opened: HulkOpen) -> dict[str, str]:
    """The square of each marine on the board."""
    return {name: marine["at"] for name, marine in opened["marines"].items() if marine["at"] is not None}


def _away(opened: HulkOpen, doors: list[str]) -> Away:
    """BRD-8: walking distances, which bulkheads and these doors break."""
    floor = floor_of(
        tuple(opened["map"]), tuple([(point_of(one), point_of(other)) for one, other in opened["ladders"].values()])
    )
    shut = sum([1 << floor.numbers[point_of(square)] for square in [*opened["bulkheads"], *doors]])
    return {name: _distances(floor, square, shut) for name, square in _standing(opened).items()}


def _distances(floor: Floor, start: str, shut: int) -> dict[str, int]:
    far = floor.distances(floor.numbers[point_of(start)], shut)
    return {name: squares for name, squares in zip(floor.names, far, strict=True) if squares < FAR}


class Nearest(NamedTuple):
    """The marine who is nearest to one of some squares, and how far it is."""

    marine: Thing
    squares: int


def _nearest(away: Away, squares: list[str]) -> Nearest | None:
    found = [(far[square], name) for name, far in away.items() for square in squares if square in far]
    if not found:
        return None
    squares_away, name = min(found)
    return Nearest(Thing("terminator", name), squares_away)


# ---------------------------------------------------------------------- danger


def _danger(view: HulkView, away: Away, around: Away) -> Iterator[Matter]:
    """The marine whom stealers are most likely to kill. `away` leads through closed doors, `around` does not."""
    found: list[tuple[float, str, list[tuple[int, str]]]] = []
    for name, far in away.items():
        near = sorted(
            (far[square], stealer)
            for stealer, square in stealers(view).items()
            # DOR-1: a door on the way costs a point; the last point is for the attack.
            if square in far and min(around[name].get(square, FAR), far[square] + 1) <= ALIEN_AP
        )
        lives = 1.0
        for _, stealer in near:
            lives *= 1 - _dies(view, name, stealer)
        if near:
            found.append((1 - lives, name, near))
    if not found:
        return
    _, name, near = max(found, key=lambda each: each[0])
    (squares, stealer), marine = near[0], Thing("terminator", name)
    told: dict[str, Argument] = {
        "terminator": marine,
        "number": len(near),
        "squares": squares,
        "stealer": Thing("stealer", stealer),
        "percent": percent(_dies(view, name, stealer)),
    }
    yield Matter(Because("matters-hulk-danger", told), (marine, *[Thing("stealer", each) for _, each in near]))


def _dies(view: HulkView, marine: str, stealer: str) -> Fraction | float:
    """The chance that one attack of the stealer kills the marine: from where it stands, or from in front."""
    fights, opened = fighter(view, marine), view["open"]
    if stealers(view)[stealer] in [ahead(fights.square, facing) for facing in range(4)]:
        return assault_odds(view, marine, stealer).dies.chance
    closer: Stealer = {**opened["stealers"][stealer], "at": ahead(fights.square, fights.facing)}
    placed: HulkOpen = {**opened, "stealers": {**opened["stealers"], stealer: closer}}
    return assault_odds({**view, "open": placed}, marine, stealer).dies.chance


def _contact(opened: HulkOpen, away: Away) -> Iterator[Matter]:
    """The blip that is nearest to a marine; without one, the entry area."""
    blips = {name: blip["at"] for name, blip in opened["blips"].items() if blip["at"] is not None}
    entries = {name: entry["square"] for name, entry in opened["entries"].items()}
    for kind, places in (("blip", blips), ("entry", entries)):
        near = _nearest(away, list(places.values()))
        if near is None:
            continue
        far = away[near.marine.id]
        thing = Thing(kind, next(name for name, square in places.items() if far.get(square) == near.squares))
        lurking = [blip for blip in opened["blips"].values() if blip["entry"] is not None]
        told: dict[str, Argument] = {
            kind: thing,
            "terminator": near.marine,
            "squares": near.squares,
            "lurking": len(lurking),
        }
        yield Matter(Because(f"matters-hulk-{kind}", told), (thing, near.marine))
        return


# ---------------------------------------------------------------------- the mission


def _goal(opened: HulkOpen, away: Away) -> Iterator[Matter]:
    """What the first condition that wins the mission still needs."""
    for goal in opened["goals"][:1]:
        match goal["what"]:
            case "flame_any" | "flame_each":
                yield from _objectives(opened, away, goal, "flame", opened["burned"])
            case "operate_each":
                yield from _objectives(opened, away, goal, "operate", opened["operated"])
            case "exited":
                yield from _exit(opened, away, int(goal["about"][0]))
            case "exit_with":
                yield from _object(opened, away)
            case what:
                yield _count(opened, what, goal["about"])


def _objectives(opened: HulkOpen, away: Away, goal: MissionGoal, how: str, done: list[str]) -> Iterator[Matter]:
    missing = [name for name in goal["about"] if name not in done]
    near = _nearest(away, [square for name in missing for square in opened["objectives"][name]])
    if near is not None:
        things = [Thing("objective", name) for name in missing]
        told: dict[str, Argument] = {"objectives": things, "terminator": near.marine, "squares": near.squares}
        yield Matter(Because(f"matters-hulk-{how}", told), (*things, near.marine))


def _exit(opened: HulkOpen, away: Away, needed: int) -> Iterator[Matter]:
    left = len([marine for marine in opened["marines"].values() if marine["left"]])
    near = _nearest(away, [way["square"] for way in opened["exits"].values()])
    if near is not None:
        told: dict[str, Argument] = {"now": left, "needed": needed, "terminator": near.marine, "squares": near.squares}
        exits = [Thing("exit", name) for name in opened["exits"]]
        yield Matter(Because("matters-hulk-exited", told), (*exits, near.marine))


def _object(opened: HulkOpen, away: Away) -> Iterator[Matter]:
    wanted = opened["object"]
    if wanted is None:
        return
    thing, exits = Thing("object", wanted["name"]), [way["square"] for way in opened["exits"].values()]
    if wanted["carrier"] in away:
        own = {str(wanted["carrier"]): away[str(wanted["carrier"])]}
        near, how = _nearest(own, exits), "carry"
    else:
        near, how = _nearest(away, [wanted["at"]] if wanted["at"] is not None else []), "fetch"
    if near is not None:
        told: dict[str, Argument] = {"object": thing, "terminator": near.marine, "squares": near.squares}
        yield Matter(Because(f"matters-hulk-{how}", told), (thing, near.marine))


def _count(opened: HulkOpen, what: str, about: list[str]) -> Matter:
    """A condition without a place on the map."""
    now = {
        "kills": opened["kills"] or 0,
        "survive": opened["turn"],
        "exterminate": len(opened["stealers"]) + len(opened["blips"]) + opened["pile"]["cards"],
    }.get(what, 0)
    needed = int(about[0]) if about and about[0].isdecimal() else 0
    told: dict[str, Argument] = {"condition": Thing("condition", what), "now": now, "needed": needed}
    return Matter(Because(f"matters-hulk-{what}" if what in COUNTED else "matters-hulk-goal", told), ())


COUNTED = ("kills", "survive", "exterminate")
