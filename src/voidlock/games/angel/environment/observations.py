"""Feature extraction from a view. Only the view is read, so hidden information cannot leak."""

from __future__ import annotations

import numpy as np

from voidlock.engine import Question
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTIONS,
    KIND_NAMES,
    MARINE_NAMES,
    SECOND,
    SPOT_NAMES,
    SWARM_NAMES,
    TEAM_NAMES,
    TERRAIN_NAMES,
    TYPE_NAMES,
)
from voidlock.games.angel.view.types import AngelOpen, AngelOwn, AngelView, Beside
from voidlock.gym.catalogue import Observation

from . import layout
from .layout import MARINE, QUESTION, ROW, STARTS, TABLE, TEAM, TERRAIN, Block, Field, offset


def _indexes(block: Block, field: str) -> dict[str, int]:
    """The index of each label within the block; labels are unique."""
    labels = _field(block, field).labels
    start = offset(block, field)
    found = {label: start + place for place, label in enumerate(labels)}
    assert len(found) == len(labels), f"{block.name}.{field} has a label twice"
    return found


def _field(block: Block, name: str) -> Field:
    return next(field for field in block.fields if field.name == name)


# The index of each label that occurs once; the block of the table begins at 0.
_PHASE, _RESULT = _indexes(TABLE, "phase"), _indexes(TABLE, "result")
_SETUP, _LOCATION, _AHEAD = _indexes(TABLE, "setup"), _indexes(TABLE, "location"), _indexes(TABLE, "ahead")
_KNOWN = {side: _indexes(TABLE, f"known_{side}") for side in ("left", "right")}
_PILED, _DISCARD, _DEAD_LORDS = _indexes(TABLE, "piled"), _indexes(TABLE, "discard"), _indexes(TABLE, "dead_lords")
_EVENT_DISCARD, _EVENT, _NAMED = _indexes(TABLE, "event_discard"), _indexes(TABLE, "event"), _indexes(TABLE, "named")
_NAMED |= dict(zip(SWARM_NAMES[SECOND:], [_NAMED[name] for name in SPOT_NAMES], strict=True))
_ON_TOP, _DEEPER = _indexes(TABLE, "event_on_top"), _indexes(TABLE, "event_deeper")
_KNOWN_TO = _indexes(TABLE, "event_known_to")
_STANDING = _indexes(TABLE, "standing")
_EFFECT = (_indexes(TABLE, "effect_now"), _indexes(TABLE, "effect_next"))
_ABOUT = (_indexes(TABLE, "about_now"), _indexes(TABLE, "about_next"))
_AT = {field.name: offset(TABLE, field.name) for field in TABLE.fields}

_ROW_SIZE = ROW.size
_ROW_AT = {field.name: offset(ROW, field.name) for field in ROW.fields}
_ROW_MARINE, _ROW_FACES = _indexes(ROW, "marine"), _indexes(ROW, "faces")
_ROW_TERRAIN = {"L": _indexes(ROW, "left_terrain"), "R": _indexes(ROW, "right_terrain")}
# A side's Brood Lords follow its Genestealers, as in the kinds of card.
_KIND = {name: place for place, name in enumerate(KIND_NAMES)}

_MARINE_AT = {field.name: offset(MARINE, field.name) for field in MARINE.fields}
_MARINE_FACES = _indexes(MARINE, "faces")
_TERRAIN_AT = {field.name: offset(TERRAIN, field.name) for field in TERRAIN.fields}
_TEAM_AT = {field.name: offset(TEAM, field.name) for field in TEAM.fields}
_QUESTION_AT = {field.name: STARTS["question"] + offset(QUESTION, field.name) for field in QUESTION.fields}
_QUESTION = {
    part: {label: STARTS["question"] + place for label, place in _indexes(QUESTION, part).items()}
    for part in ("kind", "card", "subject", "face", "outcome")
}

_MARINE_START = {name: STARTS["marine"] + place * MARINE.size for place, name in enumerate(MARINE_NAMES)}
_TERRAIN_START = {name: STARTS["terrain"] + place * TERRAIN.size for place, name in enumerate(TERRAIN_NAMES)}
_TEAM_START = {name: STARTS["team"] + place * TEAM.size for place, name in enumerate(TEAM_NAMES)}
_TYPE = {name: place for place, name in enumerate(TYPE_NAMES)}
_TYPE_OF_ACTION = {name: ACTIONS[place].type for place, name in enumerate(ACTION_NAMES)}
_TEAM_OF_ACTION = {name: TEAM_NAMES[ACTIONS[place].team] for place, name in enumerate(ACTION_NAMES)}


class Observer:
    """Makes observations of one game. The open part is counted once for all seats."""

    def __init__(self) -> None:
        self._open: AngelOpen | None = None
        self._counts = bytearray()

    def observation(self, view: AngelView) -> Observation:
        """A new array of the view and its seat's pending question."""
        if view["open"] is not self._open:
            self._open = view["open"]
            self._counts = bytearray(layout.SIZE)
            _count_open(self._counts, self._open)
        counts = self._counts[:]
        _count_seat(counts, view["seat"], view["open"])
        _count_own(counts, view["own"], view["open"])
        made: Observation = np.frombuffer(counts, dtype=np.uint8) * layout.SCALE
        return made


# ---------------------------------------------------------------------- the open part


def _count_open(counts: bytearray, seen: AngelOpen) -> None:
    counts[_AT["players"] + seen["players"] - 1] = 1
    counts[_AT["round"]] = min(seen["round"], layout.MOST_ROUNDS)
    counts[_PHASE[seen["phase"]]] = 1
    if seen["result"]:
        counts[_RESULT[seen["result"]]] = 1
    counts[_AT["current"] + seen["current"] - 1] = 1
    counts[_AT["first"] + seen["first"] - 1] = 1
    counts[_SETUP[seen["setup"]]] = 1
    counts[_LOCATION[seen["location"]]] = 1
    counts[_AT["location_tokens"]] = seen["location_tokens"]
    for tier in seen["ahead"]:
        counts[_AHEAD[tier]] = 1
    counts[_AT["supply"]] = seen["supply"]
    _count_decks(counts, seen)
    _count_effects(counts, seen)
    _count_formation(counts, seen)
    _count_terrain(counts, seen)
    _count_teams(counts, seen)
    for question in seen["owed"]:
        # A pending secret answer only shows who was quicker, which is not part of the game.
        if not question["secret"]:
            counts[_QUESTION_AT["asked"] + question["seat"] - 1] = 1


def _count_decks(counts: bytearray, seen: AngelOpen) -> None:
    for side, pile in (("left", seen["piles"]["left"]), ("right", seen["piles"]["right"])):
        counts[_AT[f"pile_{side}"]] = pile["cards"]
        for kind in pile["known"]:
            counts[_KNOWN[side][kind]] += 1
    for kind in seen["piled"]:
        counts[_PILED[kind]] += 1
    counts[_AT["deck"]] = seen["deck"]
    for kind, number in seen["discard"].items():
        counts[_DISCARD[kind]] = number
    for kind in seen["dead_lords"]:
        counts[_DEAD_LORDS[kind]] = 1
    counts[_AT["events"]] = seen["events"]
    for card in seen["event_discard"]:
        counts[_EVENT_DISCARD[card]] += 1


def _count_effects(counts: bytearray, seen: AngelOpen) -> None:
    effects = seen["effects"]
    for card in effects["standing"]:
        counts[_STANDING[card]] = 1
    for effect in effects["events"]:
        later = effect["round"] > seen["round"]
        counts[_EFFECT[later][effect["card"]]] = 1
        if effect["about"] is not None:
            counts[_ABOUT[later][effect["about"]]] = 1
    if effects["limited"] is not None:
        counts[_TERRAIN_START[effects["limited"]] + _TERRAIN_AT["limited"]] = 1


def _count_formation(counts: bytearray, seen: AngelOpen) -> None:
    row_start = STARTS["row"]
    for row in seen["formation"]:
        name, facing, tokens = row["marine"], row["facing"], row["tokens"]
        left, right = row["left"], row["right"]
        counts[row_start + _ROW_MARINE[name]] = 1
        counts[row_start + _ROW_FACES[facing]] = 1
        counts[row_start + _ROW_AT["tokens"]] = tokens
        _count_side(counts, row_start, left, "left")
        _count_side(counts, row_start, right, "right")
        start = _MARINE_START[name]
        counts[start + _MARINE_AT["in_formation"]] = 1
        counts[start + _MARINE_AT["position"]] = row["position"]
        counts[start + _MARINE_FACES[facing]] = 1
        counts[start + _MARINE_AT["tokens"]] = tokens
        front, behind = (left, right) if facing == "left" else (right, left)
        most = layout.MOST_TOGETHER
        counts[start + _MARINE_AT["in_front"]] = min(_cards(front), most)
        counts[start + _MARINE_AT["behind"]] = min(_cards(behind), most)
        row_start += _ROW_SIZE
    for name in seen["slain"]:
        counts[_MARINE_START[name] + _MARINE_AT["slain"]] = 1


def _cards(side: Beside) -> int:
    return len(side["swarm"]) + len(side["done"]) + len(side["apart"])


def _count_side(counts: bytearray, start: int, side: Beside, name: str) -> None:
    if side["swarm"]:
        first = start + _ROW_AT[f"{name}_swarm"]
        for kind in side["swarm"]:
            counts[first + _KIND[kind]] += 1
    if side["done"] or side["apart"]:
        # A second swarm kept apart has attacked, like those that are done.
        first = start + _ROW_AT[f"{name}_done"]
        for kind in (*side["done"], *side["apart"]):
            counts[first + _KIND[kind]] += 1
    if side["power_field"]:
        counts[start + _ROW_AT[f"{name}_field"]] = 1


def _count_terrain(counts: bytearray, seen: AngelOpen) -> None:
    for name, card in seen["terrain"].items():
        start = _TERRAIN_START[name]
        spot = card["spot"]
        if spot is not None:
            counts[start + _TERRAIN_AT["in_formation"]] = 1
            row = STARTS["row"] + (int(spot[1:]) - 1) * _ROW_SIZE
            counts[row + _ROW_TERRAIN[spot[0]][name]] = 1
        counts[start + _TERRAIN_AT["tokens"]] = card["tokens"]
        counts[start + _TERRAIN_AT["activated"]] = card["activated"]


def _count_teams(counts: bytearray, seen: AngelOpen) -> None:
    for name, team in seen["teams"].items():
        start = _TEAM_START[name]
        counts[start + _TEAM_AT["seat"] + team["seat"] - 1] = 1
        counts[start + _TEAM_AT["in_play"]] = team["in_play"]
        if team["table"] is not None:
            counts[start + _TEAM_AT["open"] + _TYPE_OF_ACTION[team["table"]]] = 1
        counts[start + _TEAM_AT["resolved"]] = team["resolved"]
        if team["last"] is not None:
            counts[start + _TEAM_AT["last"] + _TYPE[team["last"]]] = 1
        counts[start + _TEAM_AT["face_down"]] = team["face_down"]


# ---------------------------------------------------------------------- the seat's own part


def _count_seat(counts: bytearray, seat: int, seen: AngelOpen) -> None:
    """The viewer: their seat and which open things are theirs. A spectator has no seat."""
    if not seat:
        return
    counts[_AT["seat"] + seat - 1] = 1
    counts[_AT["is_current"]] = seen["current"] == seat
    own = {name for name, team in seen["teams"].items() if team["seat"] == seat}
    for name in own:
        counts[_TEAM_START[name] + _TEAM_AT["own"]] = 1
    row_start = STARTS["row"] + _ROW_AT["own"]
    for row in seen["formation"]:
        if row["team"] in own:
            counts[row_start] = 1
            counts[_MARINE_START[row["marine"]] + _MARINE_AT["own"]] = 1
        row_start += _ROW_SIZE
    for name, card in seen["terrain"].items():
        if card["held_by"] is not None:
            part = "held" if card["held_by"] == seat else "held_by_other"
            counts[_TERRAIN_START[name] + _TERRAIN_AT[part]] = 1


def _count_own(counts: bytearray, own: AngelOwn, seen: AngelOpen) -> None:
    event = seen["event"]
    if event is not None:
        knows = own["event"] is not None
        counts[_KNOWN_TO["everybody" if "card" in event else "me" if knows else "another"]] = 1
        card = event.get("card", own["event"])
        if card is not None:
            counts[_EVENT[card]] = 1
        for name in event.get("named", own["named"]):
            counts[_NAMED[name]] = 1
    for looked in own["looked_at"]:
        if looked["from_top"] == 1:
            counts[_ON_TOP[looked["card"]]] = 1
        else:
            counts[_DEEPER[looked["card"]]] += 1
    for team, hand in own["hands"].items():
        for action in hand:
            counts[_TEAM_START[team] + _TEAM_AT["hand"] + _TYPE_OF_ACTION[action]] = 1
    for action in [*own["chosen"].values(), *[given.partition(":")[2] for given in own["given"]]]:
        counts[_TEAM_START[_TEAM_OF_ACTION[action]] + _TEAM_AT["chosen"] + _TYPE_OF_ACTION[action]] = 1
    if own["pending"]:
        counts[_QUESTION_AT["owed"]] = len(own["pending"])
        _count_question(counts, own["pending"][0])


def _count_question(counts: bytearray, question: Question) -> None:
    counts[_QUESTION["kind"][question["kind"]]] = 1
    for part in ("card", "subject", "face", "outcome"):
        thing = question[part]
        if thing is not None:
            counts[_QUESTION[part][thing[1]]] = 1
