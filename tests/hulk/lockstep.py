"""The rules in step with the twin: what is asked, with its answers and costs, and what comes of every answer and die.

Each task is played twice, by the engine on its state and by the twin on a table made of that state. They must ask the
same, and when the task is done the state must be what the twin's table says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NoReturn

from tests.hulk.twin_assault import powers
from tests.hulk.twin_deeds import DEEDS
from tests.hulk.twin_ending import verdict
from tests.hulk.twin_orders import budget, orders
from tests.hulk.twin_pieces import NotFollowed, is_lord
from tests.hulk.twin_points import point_of
from tests.hulk.twin_shooting import alight
from tests.hulk.twin_table import (
    DIE,
    Alien,
    Asked,
    Draw,
    Ended,
    Question,
    Table,
    Told,
    Trooper,
    differences,
)
from tests.hulk.twin_table import name as point_name
from tests.hulk.twin_turn import STEPS, TASKS
from voidlock.engine import Chance, Choice, Json, Over, Script
from voidlock.games.hulk.files.agenda import write_task
from voidlock.games.hulk.state import State
from voidlock.hulk import SpaceHulk


class Differs(AssertionError):
    """Engine and twin do not agree."""


Answered = tuple[Asked, int | str]


class Lockstep(SpaceHulk):
    """Space Hulk, every task of the marines and every die held against the twin."""

    def __init__(self, checked: Counter[str]) -> None:
        self.checked = checked
        self.scripts: dict[str, Callable[..., Script[None]]] = {
            name: self._script(name, script) for name, script in SpaceHulk.scripts.items()
        }
        self.steps: dict[str, Callable[..., None]] = {
            name: self._step(name, step) for name, step in SpaceHulk.steps.items()
        }

    # ------------------------------------------------------------------ tasks that ask nothing

    def _step(self, name: str, step: Callable[..., None]) -> Callable[..., None]:
        def run(state: State, *numbers: int) -> None:
            table = Table(state) if name in STEPS else None
            over = self._over(state, lambda: step(state, *numbers))
            ended: tuple[str, str] | None = None
            if table is not None:
                try:
                    STEPS[name](table)
                except Ended as end:
                    ended = end.args
                self._compare(name, state, table, over, ended)
            self._settled(name, state, over)
            if over is not None:
                raise over

        return run

    @staticmethod
    def _over(state: State, run: Callable[[], None]) -> Over | None:
        try:
            run()
        except Over as over:
            return over
        return None

    # ------------------------------------------------------------------ tasks that may ask

    def _script(self, name: str, script: Callable[..., Script[None]]) -> Callable[..., Script[None]]:
        def run(state: State, *numbers: int) -> Script[None]:
            words = write_task(state, (name, *numbers)).split()[1:]
            table = Table(state) if name in TASKS or name in DEEDS else None
            twin = Side(TASKS[name](table, *words)) if table is not None and name in TASKS else None
            trace: list[Answered] = []
            over: Over | None = None
            engine = script(state, *numbers)
            try:
                asked = next(engine)
                while True:
                    expected = translated(asked)
                    if twin is not None and twin.asks() != expected:
                        differ(name, twin.asks(), expected)
                    self._costs(name, state, asked)
                    value = yield asked
                    said = asked.options[value].text if isinstance(asked, Choice) else value
                    trace.append((expected, said))
                    if twin is not None:
                        twin.send(said)
                    asked = engine.send(value)
            except StopIteration:
                pass
            except Over as ended:
                over = ended
            if table is not None:
                try:
                    twin = twin or self._followed(name, state, table, words, trace)
                    if twin.asks() is not None:
                        differ(name, twin.asks(), "nothing")
                    self._compare(name, state, table, over, twin.ended)
                except NotFollowed:
                    self.checked[f"{name} not followed"] += 1
            self._settled(name, state, over)
            if over is not None:
                raise over

        return run

    def _followed(self, name: str, state: State, table: Table, words: list[str], trace: list[Answered]) -> Side:
        """The deed that an alien has done, played once more by the twin."""
        twin = Side(DEEDS[name](table, Table(state), *words))
        for asked, said in trace:
            if twin.asks() != asked:
                differ(name, twin.asks(), asked)
            twin.send(said)
        return twin

    def _costs(self, name: str, state: State, asked: object) -> None:
        """What the player is told about the orders that are offered."""
        if not isinstance(asked, Choice) or asked.kind != "order" or asked.subject is None:
            return
        own = self.own_view(state, 1, [asked])
        table = Table(state)
        trooper = table.troopers[asked.subject.id]
        costs = orders(table, trooper)
        wanted: dict[str, object] = {
            "costs": costs,
            "psi": powers(table, trooper),
            "budget": budget(table, trooper),
            "areas": {text: area(table, text) for text in costs if text.startswith(("flame:", "storm_section:"))},
        }
        (question,), purse = own["pending"], own["purse"]
        offered = {option["text"]: option for option in question["options"] if "cost" in option}
        told: dict[str, object] = {
            "costs": {text: option["cost"]["ap"] + option["cost"]["cp"] for text, option in offered.items()},
            "psi": {text: option["cost"]["psi"] for text, option in offered.items() if option["cost"]["psi"]},
            "budget": purse["ap"] + purse["cp"] if purse is not None else None,
            "areas": {
                text: {"squares": option["area"], "endangers": [list(each["thing"]) for each in option["endangers"]]}
                for text, option in offered.items()
                if "area" in option
            },
        }
        for part, value in wanted.items():
            if told[part] != value:
                differ(f"{part} of {name}", value, told[part])
        self.checked["costs"] += 1

    # ------------------------------------------------------------------ comparing

    def _compare(self, name: str, state: State, table: Table, over: Over | None, ended: tuple[str, str] | None) -> None:
        self.checked[name] += 1
        if ended is not None or over is not None:
            if ended != ((state.result, state.ended_by) if over is not None else None):
                differ(name, ended, (state.result, state.ended_by))
            self.checked[f"ended by {state.ended_by}"] += 1
            table.phase, table.coming = "ended", []
        elif table.coming != [write_task(state, task) for task in state.agenda]:
            differ(f"what follows {name}", table.coming, [write_task(state, task) for task in state.agenda])
        found = differences(table, state)
        if found:
            differ(name, {key: pair[0] for key, pair in found.items()}, {key: pair[1] for key, pair in found.items()})

    def _settled(self, name: str, state: State, over: Over | None) -> None:
        """Section 16, BLP-10: after whatever task the mission goes on, and every blip in view is to be revealed."""
        if over is not None or not state.phase:
            return
        table = Table(state)
        if verdict(table) is not None:
            differ(f"the end of {name}", verdict(table), "goes on")
        for alien in table.prowling():
            if alien.is_blip and alien.name not in table.exposed and table.is_seen({alien.here}):
                differ(f"the end of {name}", f"{alien.name} exposed", "hidden")


def area(table: Table, order: str) -> Json:
    """What an order would strike: the squares, and everybody and everything in danger, from the top left."""
    verb, _, target = order.partition(":")
    if verb == "flame":
        squares = alight(table, point_of(target))
    else:
        letter = table.ground.section[table.aliens[target].here]
        squares = {point for point, other in table.ground.section.items() if other == letter}
    pieces = table.pieces()
    ordered = sorted(squares, key=lambda point: (point[1], point[0]))
    endangers: list[Json] = [
        list(thing_of(pieces[point])) for point in ordered if point in pieces and not is_lord(pieces[point])
    ]
    if verb == "flame" and any(table.burns_at(point) for point in squares):
        endangers.append(["object", table.mission.special.object])
    return {"squares": [point_name(point) for point in ordered], "endangers": endangers}


def thing_of(piece: Trooper | Alien) -> tuple[str, str]:
    if isinstance(piece, Trooper):
        return "terminator", piece.id
    return "blip" if piece.is_blip else "stealer", piece.name


class Side:
    """A task as the twin plays it, with what it asks now."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.ended: tuple[str, str] | None = None
        self._asked: Asked | None = None
        self._go(None)

    def asks(self) -> Asked | None:
        """None when it is done."""
        return self._asked

    def send(self, said: int | str) -> None:
        self._go(said)

    def _go(self, said: int | str | None) -> None:
        try:
            self._asked = next(self.told) if said is None else self.told.send(said)
        except StopIteration:
            self._asked = None
        except Ended as end:
            self._asked, self.ended = None, end.args


def translated(asked: object) -> Asked:
    """What the engine asks in the words of the twin."""
    if isinstance(asked, Choice):
        subject = asked.subject.id if asked.subject is not None else ""
        outcome = asked.outcome.id if asked.outcome is not None else ""
        return Question(asked.kind, subject, frozenset(asked.texts()), outcome)
    assert isinstance(asked, Chance)
    return DIE if asked.kind == "die" else Draw(asked.sides)


def differ(what: str, expected: object, found: object) -> NoReturn:
    raise Differs(f"{what}\n  twin:   {shown(expected, found)}\n  engine: {shown(found, expected)}")


def shown(one: object, other: object) -> str:
    """Of two questions only what one has and the other has not."""
    if isinstance(one, Question) and isinstance(other, Question) and one.kind == other.kind:
        return f"{one.kind} {one.subject} {sorted(one.answers - other.answers)} {one.outcome}"
    return repr(one)
