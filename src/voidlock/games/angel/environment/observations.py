"""Feature extraction from a view. Only the view is read, so hidden information cannot leak."""

from __future__ import annotations

from voidlock.engine import Question
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTIONS,
    LORD_NAMES,
    SECOND,
    SPOT_NAMES,
    SWARM_NAMES,
    TEAM_NAMES,
    TYPE_NAMES,
)
from voidlock.games.angel.view.types import AngelOpen, AngelOwn, AngelView, RowSide
from voidlock.gym.blocks import Counts
from voidlock.gym.catalogue import Observation

from .layout import LAYOUT, MOST_TOGETHER

_SPOT_OF_SWARM = dict(zip(SWARM_NAMES[SECOND:], SPOT_NAMES, strict=True))
"""By second swarm, the spot where it is kept apart."""

_TYPE_OF_ACTION = {name: TYPE_NAMES[ACTIONS[place].type] for place, name in enumerate(ACTION_NAMES)}
_TEAM_OF_ACTION = {name: TEAM_NAMES[ACTIONS[place].team] for place, name in enumerate(ACTION_NAMES)}


class Observer:
    """Makes observations of one game. The open part is counted once for all seats."""

    def __init__(self) -> None:
        self._open: AngelOpen | None = None
        self._counts = Counts(LAYOUT)

    def observation(self, view: AngelView) -> Observation:
        """A new array of the view and its seat's pending question."""
        if view["open"] is not self._open:
            self._open = view["open"]
            self._counts = Counts(LAYOUT)
            _count_open(self._counts, self._open)
        counts = self._counts.copy()
        _count_seat(counts, view["seat"], view["open"])
        _count_own(counts, view["own"], view["open"])
        return counts.observation()


# ---------------------------------------------------------------------- the open part


def _count_open(counts: Counts, seen: AngelOpen) -> None:
    counts.take("table", "", seen, "players", "round", "phase", "result", "current", "first", "setup", "location")
    counts.take("table", "", seen, "location_tokens", "ahead", "supply")
    counts.take("table", "", seen, "piled", "deck", "discard", "dead_lords", "events", "event_discard")
    _count_piles(counts, seen)
    _count_effects(counts, seen)
    _count_formation(counts, seen)
    _count_terrain(counts, seen)
    _count_teams(counts, seen)
    for question in seen["owed"]:
        # A pending secret answer only shows who was quicker, which is not part of the game.
        if not question["secret"]:
            counts.mark("question", "", "asked", str(question["seat"]))


def _count_piles(counts: Counts, seen: AngelOpen) -> None:
    for side, pile in (("left", seen["piles"]["left"]), ("right", seen["piles"]["right"])):
        counts.set("table", "", f"pile_{side}", pile["cards"])
        for kind in pile["known"]:
            counts.add("table", "", f"known_{side}", kind)


def _count_effects(counts: Counts, seen: AngelOpen) -> None:
    effects = seen["effects"]
    for card in effects["standing"]:
        counts.mark("table", "", "standing", card)
    for effect in effects["events"]:
        when = "next" if effect["round"] > seen["round"] else "now"
        counts.mark("table", "", f"effect_{when}", effect["card"])
        counts.mark("table", "", f"about_{when}", effect["about"])
    if effects["limited"] is not None:
        counts.set("terrain", effects["limited"], "limited", 1)


def _count_formation(counts: Counts, seen: AngelOpen) -> None:
    for row in seen["formation"]:
        place, name, left, right = str(row["position"]), row["marine"], row["left"], row["right"]
        counts.take("row", place, row, "marine", "tokens")
        counts.mark("row", place, "faces", row["facing"])
        _count_side(counts, place, left, "left")
        _count_side(counts, place, right, "right")
        counts.set("marine", name, "in_formation", 1)
        counts.take("marine", name, row, "position", "tokens")
        counts.mark("marine", name, "faces", row["facing"])
        front, behind = (left, right) if row["facing"] == "left" else (right, left)
        counts.set("marine", name, "in_front", min(_cards(front), MOST_TOGETHER))
        counts.set("marine", name, "behind", min(_cards(behind), MOST_TOGETHER))
    for name in seen["slain"]:
        counts.set("marine", name, "slain", 1)


def _cards(side: RowSide) -> int:
    return len(side["swarm"]) + len(side["done"]) + len(side["apart"])


def _count_side(counts: Counts, place: str, side: RowSide, name: str) -> None:
    for kind in side["swarm"]:
        counts.add("row", place, f"{name}_lords" if kind in LORD_NAMES else f"{name}_swarm", kind)
    # A second swarm kept apart has attacked, like those that are done.
    for kind in (*side["done"], *side["apart"]):
        counts.add("row", place, f"{name}_done_lords" if kind in LORD_NAMES else f"{name}_done", kind)
    if side["power_field"]:
        counts.set("row", place, f"{name}_field", 1)


def _count_terrain(counts: Counts, seen: AngelOpen) -> None:
    for name, card in seen["terrain"].items():
        spot = card["spot"]
        if spot is not None:
            counts.set("terrain", name, "in_formation", 1)
            counts.mark("row", spot[1:], "left_terrain" if spot[0] == "L" else "right_terrain", name)
        counts.take("terrain", name, card, "tokens", "activated")


def _count_teams(counts: Counts, seen: AngelOpen) -> None:
    for name, team in seen["teams"].items():
        counts.take("team", name, team, "seat", "in_play", "resolved", "last", "face_down")
        if team["table"] is not None:
            counts.mark("team", name, "open", _TYPE_OF_ACTION[team["table"]])


# ---------------------------------------------------------------------- the seat's own part


def _count_seat(counts: Counts, seat: int, seen: AngelOpen) -> None:
    """The viewer: their seat and which open things are theirs. A spectator has no seat."""
    if not seat:
        return
    counts.mark("table", "", "seat", str(seat))
    counts.set("table", "", "is_current", seen["current"] == seat)
    own = {name for name, team in seen["teams"].items() if team["seat"] == seat}
    for name in own:
        counts.set("team", name, "own", 1)
    for row in seen["formation"]:
        if row["team"] in own:
            counts.set("row", str(row["position"]), "own", 1)
            counts.set("marine", row["marine"], "own", 1)
    for name, card in seen["terrain"].items():
        if card["held_by"] is not None:
            counts.set("terrain", name, "held" if card["held_by"] == seat else "held_by_other", 1)


def _count_own(counts: Counts, own: AngelOwn, seen: AngelOpen) -> None:
    event = seen["event"]
    if event is not None:
        knows = own["event"] is not None
        counts.mark("table", "", "event_known_to", "everybody" if "card" in event else "me" if knows else "another")
        card = event.get("card", own["event"])
        counts.mark("table", "", "event", card)
        for name in event.get("named", own["named"]):
            counts.mark("table", "", "named", _SPOT_OF_SWARM.get(name, name))
    for looked in own["looked_at"]:
        counts.add("table", "", "event_on_top" if looked["from_top"] == 1 else "event_deeper", looked["card"])
    for team, hand in own["hands"].items():
        for action in hand:
            counts.mark("team", team, "hand", _TYPE_OF_ACTION[action])
    for action in [*own["chosen"].values(), *[given.partition(":")[2] for given in own["given"]]]:
        counts.mark("team", _TEAM_OF_ACTION[action], "chosen", _TYPE_OF_ACTION[action])
    if own["pending"]:
        counts.set("question", "", "owed", len(own["pending"]))
        _count_question(counts, own["pending"][0])


def _count_question(counts: Counts, question: Question) -> None:
    counts.mark("question", "", "kind", question["kind"])
    for part, thing in (
        ("card", question["card"]),
        ("subject", question["subject"]),
        ("face", question["face"]),
        ("outcome", question["outcome"]),
    ):
        counts.mark("question", "", part, thing.id if thing is not None else None)
