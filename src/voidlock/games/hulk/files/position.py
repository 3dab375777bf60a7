"""Decoder of saved and hand-written positions; a missing field gets a sensible default."""

from __future__ import annotations

from voidlock.engine import FileError, Json, Reader, Task, decode, permute, saved_fields
from voidlock.games.hulk.facts import (
    ALIENS,
    COMMAND,
    FACING_NAMES,
    FIRST_BLIP,
    INVASION,
    LORD,
    LORD_VALUE,
    MARINES,
    OLD,
    STATUS,
)
from voidlock.games.hulk.map.board import Board, board_of
from voidlock.games.hulk.mission.mission import MissionRefused
from voidlock.games.hulk.mission.shipped import find_mission, mission_names, shipped_text
from voidlock.games.hulk.numbers import EVERY_ALIEN, Alien, Marine, Square, at_alien, at_door
from voidlock.games.hulk.settings import CHOICES, MOST_PSI, Settings
from voidlock.games.hulk.state import (
    ALIEN_NAMES,
    DEAD,
    GONE,
    LEFT,
    OBJECT_STATES,
    OUT,
    State,
    carried_by,
    lurking_at,
)
from voidlock.games.hulk.state.pieces import clear, put_alien, put_marine
from voidlock.games.hulk.turn.setup import new_state
from voidlock.games.hulk.turn.turn import AFTER_THE_START, begin_turn, next_marine

from .agenda import read_agenda
from .invariants import overdue_result, violations

FIELDS = saved_fields(State)

OF_A_MARINE = (
    *("at", "facing", "ap", "aim", "overwatch", "guard", "jammed", "ammunition", "reloads", "may_explode", "psi"),
)

MARKERS = {"overwatch": "overwatch", "guard": "guard", "jammed": "jammed", "may_explode": "reloaded"}
"""By field of a marine, the bit set of the state that holds it."""

UNKNOWN = "?"
"""A blip value left to the seed."""

Given = dict[str, Reader]


def read_board(reader: Reader) -> Board:
    """The board for the name of a built-in mission, or for `{"text": ...}` with a whole mission file."""
    if isinstance(reader.value, str):
        name = find_mission(reader.value)
        if not name:
            raise reader.refuse("mission_not_known", name=reader.value[:40], known=", ".join(mission_names()))
        return board_of(shipped_text(name))
    text = reader.table(("text",)).get("text")
    if text is None:
        raise reader.refuse("missing")
    try:
        return board_of(text.text())
    except MissionRefused as refused:
        first = refused.faults[0]
        raise text.refuse("mission_faulty", line=first.line, because=first.reason) from refused


def read_settings(reader: Reader | None) -> Settings:
    """Section 18: a missing setting defaults to the rules' choice."""
    if reader is None:
        return Settings()
    values: dict[str, bool | int | str | tuple[int, ...]] = dict(Settings()._asdict())
    for name, value in reader.table().items():
        if name not in values:
            raise value.refuse("setting_unknown", known=", ".join(values))
        if name == "psi_cost":
            values[name] = tuple(cost.number(0, MOST_PSI) for cost in value.items())
            if len(value.items()) != 3:
                raise value.refuse("three_numbers")
        elif name == "reveal_cost":
            values[name] = value.number(0, 6)
        elif name in CHOICES:
            values[name] = CHOICES[name][value.one_of(CHOICES[name])]
        else:
            values[name] = value.flag()
    return Settings._make(values[name] for name in Settings._fields)


def place(position: dict[str, Json], seed: bytes) -> State:
    """Decode a position into a state; the seed deals what the position leaves open."""
    given = Reader(position, "position").given(FIELDS)
    if "mission" not in given:
        raise FileError("missing", "position.mission")
    state = new_state(read_board(given["mission"]), read_settings(given.get("settings")))
    number = int.from_bytes(seed[:8], "big")
    state.phase = COMMAND
    decode(state, given)
    _place_board(state, given)
    _place_marines(state, given)
    _place_aliens(state, given, number)
    _place_rest(state, given)
    _place_agenda(state, given)
    wrong = violations(state) or overdue_result(state)
    if wrong:
        raise FileError("impossible_position", "position", because=wrong[0])
    return state


# ---------------------------------------------------------------------- the board


def _place_board(state: State, given: Given) -> None:
    board = state.board
    opened = board.opened & ~state.destroyed
    if "open" in given:
        opened = board.mask([Square(number) for number in given["open"].different(board.names)])
    for field, marks in (("open", opened), ("destroyed", state.destroyed)):
        if marks & ~board.doors:
            raise given[field].refuse("no_such_door")
    state.closed = board.doors & ~opened & ~state.destroyed


# ---------------------------------------------------------------------- marines


def _place_marines(state: State, given: Given) -> None:
    """By id: `"7,5 E"`, `"dead"`, `"left"` or a table; the others stand where the mission puts them."""
    board = state.board
    rows = given["marines"].table(board.marine_names) if "marines" in given else {}
    for name in rows:
        clear(state, state.where[board.marine_names.index(name)])
        state.where[board.marine_names.index(name)] = DEAD
    for name, reader in rows.items():
        marine = board.marine_by_name(name)
        if isinstance(reader.value, str):
            words = reader.value.split()
            fields = {"at": Reader(" ".join(words[:1]), reader.where)}
            if len(words) > 1:
                fields["facing"] = Reader(" ".join(words[1:]), reader.where)
        else:
            fields = reader.given(OF_A_MARINE, "at")
        _place_marine(state, marine, fields)


def _place_marine(state: State, marine: Marine, fields: Given) -> None:
    board, bit = state.board, 1 << marine
    at = fields["at"].text()
    if at in ("dead", "left"):
        state.where[marine] = LEFT if at == "left" else DEAD
    else:
        square = Square(fields["at"].one_of(board.names))
        if state.occupied >> square & 1:
            raise fields["at"].refuse("square_taken", name=at[:10])
        put_marine(state, marine, square)
    if "facing" in fields:
        state.facing[marine] = fields["facing"].one_of(FACING_NAMES)
    state.ap[marine] = fields["ap"].number(0, 4) if "ap" in fields else 0
    if "ammunition" in fields:
        state.ammo[marine] = fields["ammunition"].number(0, 99)
    if "reloads" in fields:
        state.reloads[marine] = fields["reloads"].number(0, 99)
    if "psi" in fields:
        state.psi[marine] = fields["psi"].number(0, 999)
    for field, name in MARKERS.items():
        if field in fields and fields[field].flag():
            setattr(state, name, getattr(state, name) | bit)
    if "aim" in fields:
        names = (*ALIEN_NAMES[:FIRST_BLIP], *board.names)
        number = fields["aim"].one_of(names)
        is_alien = number < FIRST_BLIP
        state.aim[marine] = at_alien(Alien(number)) if is_alien else at_door(Square(number - FIRST_BLIP))


# ---------------------------------------------------------------------- aliens and the pile


def _place_aliens(state: State, given: Given, number: int) -> None:
    """By name: stealers `"8,2 S"`, blips `"15,9 2"` (a value, or ?), lurking ones `"E1 2"`; or a table."""
    names = ALIEN_NAMES[: len(state.place)]
    for alien, square in enumerate(state.place):
        if square != OUT and "aliens" in given:
            clear(state, square)
            state.place[alien] = OUT
    unknown = []
    for name, reader in given["aliens"].table(names).items() if "aliens" in given else []:
        alien = EVERY_ALIEN[names.index(name)]
        if isinstance(reader.value, dict):
            fields = reader.given(("at", "facing", "value", "forced"), "at")
        else:
            at, _, more = reader.text().partition(" ")
            fields = {"at": Reader(at, reader.where)}
            if more:
                value: Json = int(more) if more.isdecimal() and len(more) == 1 else more
                fields["facing" if alien < FIRST_BLIP else "value"] = Reader(value, reader.where)
        _place_alien(state, alien, fields)
        if alien >= FIRST_BLIP and not state.value[alien]:
            unknown.append(alien)
    _deal(state, given, unknown, number)


def _place_alien(state: State, alien: Alien, fields: Given) -> None:
    board, at = state.board, fields["at"]
    if at.text() in board.entry_names:
        state.place[alien] = lurking_at(board.entry_names.index(at.text()))
    else:
        square = Square(at.one_of(board.names))
        if state.occupied >> square & 1:
            raise at.refuse("square_taken", name=at.text()[:10])
        put_alien(state, alien, square)
    if "facing" in fields and alien < FIRST_BLIP:
        state.looks[alien] = fields["facing"].one_of(FACING_NAMES)
    state.lord |= alien == LORD
    if alien >= FIRST_BLIP:
        state.value[alien] = 0
        if "value" in fields and fields["value"].value != UNKNOWN:
            lord = fields["value"].value == "broodlord"
            state.value[alien] = LORD_VALUE if lord else fields["value"].number(1, 3)
    if "forced" in fields:
        state.forced[alien] = fields["forced"].number(0, 1_000_000)


def _deal(state: State, given: Given, unknown: list[Alien], number: int) -> None:
    """Deal the open values from the mission's remaining blips; the rest is the pile."""
    rest = list(state.board.mission.pool)
    used, unseen, top = [_numbers(given, field, 1, 3) for field in ("used", "unseen", "pool")]
    play = [state.value[alien] for alien in range(FIRST_BLIP, len(state.place)) if state.place[alien] != OUT]
    for value in [*used, *unseen, *top, *[value for value in play if 0 < value < LORD_VALUE]]:
        if value not in rest:
            raise FileError("too_many_blips", "position", number=value)
        rest.remove(value)
    rest = permute(sorted(rest), number)
    if len(unknown) > len(rest):
        raise FileError("too_many_blips", "position.aliens", number=0)
    for alien in unknown:
        state.value[alien] = rest.pop()
    state.pool = [*rest, *reversed(top)]
    state.used = used
    marks = _numbers(given, "unseen_old", 0, 1)
    if len(marks) not in (0, len(unseen)):
        raise given["unseen_old"].refuse("not_as_many")
    state.unseen = [value + OLD * old for value, old in zip(unseen, marks or [0] * len(unseen), strict=True)]
    if "known" in given:
        known = _numbers(given, "known", 0, 99)
        if len(known) != 3:
            raise given["known"].refuse("three_numbers")
        state.known = [0, *known]


def _numbers(given: Given, field: str, least: int, most: int) -> list[int]:
    """A list of numbers; empty if the field is missing."""
    return [reader.number(least, most) for reader in given[field].items()] if field in given else []


# ---------------------------------------------------------------------- everything else


def _place_rest(state: State, given: Given) -> None:
    if "broodlord" in given:
        fields = given["broodlord"].table(("appeared", "dead", "awake"))
        state.lord = state.place[LORD] != OUT
        for field, name in (("appeared", "lord"), ("dead", "lord_dead"), ("awake", "lord_awake")):
            if field in fields:
                setattr(state, name, fields[field].flag() or (name == "lord" and state.lord))
    if "object" in given:
        _place_object(state, given["object"])
    if "acting" in given:
        _place_acting(state, given["acting"])


def _place_object(state: State, reader: Reader) -> None:
    fields = reader.given(("at", "state"))
    names, marines = state.board.names, state.board.marine_names
    state.object_at = GONE
    if "at" in fields:
        number = fields["at"].one_of((*names, *marines))
        state.object_at = Square(number) if number < len(names) else carried_by(Marine(number - len(names)))
    if "state" in fields:
        state.object_state = fields["state"].one_of(OBJECT_STATES)


def _place_acting(state: State, reader: Reader) -> None:
    fields = reader.given(("alien", "ap", "target", "chosen", "moved"), "alien")
    state.acting = EVERY_ALIEN[fields["alien"].one_of(ALIEN_NAMES[: len(state.place)])]
    if state.place[state.acting] == OUT:
        raise fields["alien"].refuse("task_about_nothing", name=ALIEN_NAMES[state.acting])
    state.ap_left = fields["ap"].number(0, 6) if "ap" in fields else 6
    for field in ("target", "chosen"):
        if field in fields:
            marine = Marine(fields[field].one_of(state.board.marine_names))
            if state.where[marine] < 0:
                raise fields[field].refuse("task_about_nothing", name=state.board.marine_names[marine])
            setattr(state, field, marine)
    state.moved = fields["moved"].flag() if "moved" in fields else False


AGENDAS: dict[int, tuple[Task, ...]] = {
    COMMAND: (begin_turn.later(),),
    MARINES: (*AFTER_THE_START[:4], next_marine.later()),
    INVASION: AFTER_THE_START[:3],
    ALIENS: AFTER_THE_START[:2],
    STATUS: AFTER_THE_START[:1],
}
"""By phase, the remaining agenda when the phase begins."""


def _place_agenda(state: State, given: Given) -> None:
    """The agenda; defaults to the start of the phase."""
    if "agenda" in given:
        state.agenda = read_agenda(state, given["agenda"].items())
    elif state.phase in AGENDAS:
        state.agenda = list(AGENDAS[state.phase])
    else:
        raise given["phase"].refuse("phase_needs_agenda")
    if "result" in given:
        state.result = ("win", "loss", "draw")[given["result"].one_of(("win", "loss", "draw"))]
    if "ended_by" in given:
        state.ended_by = given["ended_by"].text()[:40]
