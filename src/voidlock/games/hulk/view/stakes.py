"""Place, cost, area, dangers and forfeits of each legal answer, sent to the client with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from voidlock.engine import Choice, Option
from voidlock.engine.views.question import question
from voidlock.games.hulk.numbers import NOBODY, NOTHING, Marine, Square, Target, alien_of

from ..facts import DIRECTIONS, FLAMES_KILL, MARINE_AP, STORM_KILLS
from ..marines.fates import Area, pieces_in_danger, unharmed_lord
from ..marines.flames import flame_area, flame_wins, stays_in_flames, to_burn
from ..marines.orders import ORDERS, cost_of
from ..marines.paying import own_points, split_cost
from ..marines.psychic import POWERS, psi_cost, storm_area
from ..state import State, entry_of
from .types import Danger, Forfeit, HulkAnswer, HulkQuestion, Points

AREAS = ("flame", "storm_section")
"""Orders that hit a whole area."""


def purse(state: State, owed: Sequence[Choice[object]]) -> Points | None:
    """CP-3: what the marine who is asked for an order can spend; None if no order is asked for."""
    for choice in owed:
        marine = _marine_to_order(state, choice)
        if marine >= 0:
            return {"ap": own_points(state, marine), "cp": state.cp, "psi": state.psi[marine]}
    return None


def annotate(state: State, choice: Choice[object]) -> HulkQuestion:
    """A question with its legal answers, annotated."""
    marine = _marine_to_order(state, choice)
    snaps = any(option.verb == "snap" for option in choice.options)
    options = [_answer(state, marine, option) for option in choice.options]
    for option, told in zip(choice.options, options, strict=True):
        lost = _forfeits(state, marine, option)
        if choice.kind == "react" and option.verb == "command":
            lost += _shot_given_up(state, Marine(_number(option)))
        if snaps and option.verb != "snap" and choice.subject is not None:
            # 5.1 a: the free shot is part of the previous move, so nothing can come between them.
            lost.append({"what": "free_shot", "who": choice.subject})
        if lost:
            told["forfeits"] = lost
    return {**question(choice), "options": options}


def _marine_to_order(state: State, choice: Choice[object]) -> Marine:
    """The marine who is asked for an order: the active one, or one who acts on command points."""
    if choice.kind == "order" and choice.subject is not None:
        return state.board.marine_by_name(choice.subject.id)
    return NOBODY


def _answer(state: State, marine: Marine, option: Option[object]) -> HulkAnswer:
    told: HulkAnswer = {"text": option.text, "things": option.things}
    verb, at = option.verb, _at(state, marine, option)
    if at:
        told["at"] = at
    if marine < 0 or verb not in ORDERS:
        return told
    ap, cp = split_cost(state, marine, cost_of(state, marine, (verb, _number(option))))
    told["cost"] = {"ap": ap, "cp": cp, "psi": psi_cost(state, verb) if verb in POWERS else 0}
    if verb in AREAS:
        number = _number(option)
        area = flame_area(state, Square(number)) if verb == "flame" else storm_area(state, Target(number))
        told["area"] = [state.board.names[square] for square in state.board.each(area.squares)]
        told["endangers"] = _dangers(area)
        if verb == "flame" and any(area.squares & squares for squares in to_burn(state)):
            told["burns"] = True
        if verb == "flame" and flame_wins(state, area.squares):
            told["wins"] = True
    elif verb == "storm":
        there = 1 << state.place[alien_of(Target(_number(option)))] & ~unharmed_lord(state)
        told["endangers"] = _dangers(Area(there, pieces_in_danger(state, there), STORM_KILLS))
    elif verb == "move" and stays_in_flames(state, state.where[marine], Square(_number(option))):
        told["endangers"] = [{"thing": state.board.marine_things[marine], "dies_on": FLAMES_KILL}]
    return told


def _at(state: State, marine: Marine, option: Option[object]) -> str:
    """The square or cell of the map that stands for an answer; empty if none does."""
    board = state.board
    if option.verb == "leave":
        # MOV-6: he leaves over the edge beside his square.
        (x, y), (east, south) = board.squares[state.where[marine]], DIRECTIONS[2 * _number(option)]
        return f"{x + east},{y + south}"
    if option.verb == "operate":
        return board.names[state.where[marine]]
    kind, id = option.things[0] if option.things else ("", "")
    if kind in ("square", "door"):
        return id
    if kind == "entry":
        return _cell(state, _number(option))
    if kind not in ("terminator", "stealer", "blip"):
        return ""
    number = _number(option)
    place = state.where[number] if kind == "terminator" else state.place[alien_of(Target(number))]
    if place >= 0:
        return board.names[place]
    return "" if kind == "terminator" else _cell(state, entry_of(place))


def _cell(state: State, entry: int) -> str:
    """The cell of an entry area, beside the board."""
    return state.board.mission.entries[entry].cell


def _number(option: Option[object]) -> int:
    """The number of an order: every answer of this game is a verb and a number."""
    assert isinstance(option.value, tuple)
    number: int = option.value[1]
    return number


def _dangers(area: Area) -> list[Danger]:
    """OBJ-3: an object is lost without a roll."""
    return [{"thing": thing, "dies_on": 1 if thing.kind == "object" else area.dies_on} for thing in area.endangers]


# ---------------------------------------------------------------------- forfeits


def _forfeits(state: State, marine: Marine, option: Option[object]) -> list[Forfeit]:
    verb = option.verb
    if verb == "end":
        # ACT-2: no marine is activated once the phase has ended.
        waiting = [each for each in state.marines() if not state.activated >> each & 1]
        return [_forfeit(state, each, "activation") for each in waiting]
    if verb == "done" and marine >= 0 and own_points(state, marine) == MARINE_AP:
        return [_forfeit(state, marine, "activation")]
    if verb == "command":
        return _action_forfeits(state, Marine(_number(option)), suspended=True)
    if marine < 0 or verb not in ORDERS:
        return []
    lost = _action_forfeits(state, marine, suspended=verb == "clear")
    if verb == "fire" and state.aim[marine] == _number(option):
        lost = [each for each in lost if each["what"] != "sustained_fire"]
    return lost


def _action_forfeits(state: State, marine: Marine, *, suspended: bool) -> list[Forfeit]:
    """MOV-7, SHT-2: what any action of his ends.

    `suspended`: ignore overwatch suspended by a jam, because clearing the jam restores it (OVW-7).
    """
    found: list[Forfeit] = []
    jammed = state.jammed >> marine & 1
    if state.overwatch >> marine & 1 and not (suspended and jammed):
        found.append(_forfeit(state, marine, "overwatch"))
    if state.guard >> marine & 1:
        found.append(_forfeit(state, marine, "guard"))
    if state.aim[marine] != NOTHING:
        found.append(_forfeit(state, marine, "sustained_fire"))
    return found


def _shot_given_up(state: State, marine: Marine) -> list[Forfeit]:
    """CP-5: a marine on overwatch who reacts does not fire at this action, not even if he clears his jam."""
    return [_forfeit(state, marine, "overwatch_shot")] if state.overwatch >> marine & 1 else []


def _forfeit(
    state: State, marine: Marine, what: Literal["overwatch", "overwatch_shot", "guard", "sustained_fire", "activation"]
) -> Forfeit:
    return {"what": what, "who": state.board.marine_things[marine]}
