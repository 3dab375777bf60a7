"""Recorded answers of Death Angel as one JSON object: the board before, the events, the board after each."""

from __future__ import annotations

import json

from voidlock.engine import Json, load
from voidlock.games import angel
from voidlock.protocol.telling import encode_event

FALL: dict[str, Json] = {
    "formation": ["leon<", "zael>", "gideon>", "noctis<", "omnio<", "valencio<"],
    "swarms": {"L1": "claw tail", "R2": "head tongue claw tail", "R3": "head"},
    "phase": "resolve",
    "table": {"red": "full_auto", "green": "dead_aim", "purple": "flamer_attack"},
    "resolved": ["purple", "green"],
    "events": ["second_wind"],
}
TRAVEL: dict[str, Json] = {
    "formation": ["leon<", "zael>", "gideon>", "noctis<"],
    "swarms": {"L1": "claw"},
    "piles": {"left": 0, "right": 4},
    "phase": "resolve",
    "table": {"red": "full_auto", "green": "dead_aim", "purple": "flamer_attack"},
    "resolved": ["purple", "green"],
}
LAST: dict[str, Json] = {
    "formation": ["leon>"],
    "swarms": {"R1": "head head head head head"},
    "phase": "resolve",
    "table": {"red": "full_auto"},
}
COUNTER: dict[str, Json] = {
    "formation": ["lorenzo>", "leon>"],
    "swarms": {"R1": "claw claw"},
    "phase": "resolve",
    "table": {"blue": "counter_attack", "red": "full_auto"},
    "resolved": ["blue"],
    "events": ["second_wind"],
}
TWO: dict[str, Json] = {
    "players": 2,
    "teams": [["red"], ["green"]],
    "formation": ["leon<", "gideon>"],
    "swarms": {"L1": "claw", "R2": "head head head head"},
}
"""Of each player one Marine is left."""
CHOSEN: dict[str, Json] = {
    **TWO,
    "phase": "resolve",
    "table": {"red": "full_auto", "green": "dead_aim"},
    "resolved": ["green"],
}
ROUNDS: dict[str, tuple[dict[str, Json], list[Json], list[str]]] = {
    "fall": (FALL, [5, 2, 1], ["stop"]),
    "event": (FALL, [5, 5, 5], ["stop", "target:leon"]),
    "attack": (FALL, [1, 5, 5, 5], ["attack:leon:L1"]),
    "travel": (TRAVEL, [5], ["stop"]),
    "counter": (COUNTER, [3, 2], ["stop"]),
    "defeat": (LAST, [0], ["stop"]),
    "reveal": ({**TWO, "phase": "choose"}, [], ["choose:full_auto", "choose:block"]),
    "last": (CHOSEN, [5, 0], ["stop"]),
}


def recorded(position: dict[str, Json], dice: list[Json], answers: list[str]) -> dict[str, object]:
    """What the last of these answers leads to."""
    record: dict[str, Json] = {"voidlock": 1, "game": angel.RULES.name, "rules": angel.RULES.version, "seed": "round"}
    game = load({**record, "position": position, "dice": dice}, {angel.RULES.name: angel.RULES})[0]
    for answer in answers:
        game = game.clone_recording()
        from_ = len(game.events)
        asked = next(choice for choice in game.pending if answer in choice.texts())
        game.apply(asked.seat, answer)
    assert game.recorder is not None
    events = [json.loads(bytes(encode_event(event))) for _, event in game.events]
    return {
        "from": from_,
        "events": events,
        "before": game.recorder.before,
        "boards": [view["open"] for view in game.recorder.views],
    }


if __name__ == "__main__":
    print(json.dumps({name: recorded(*played) for name, played in ROUNDS.items()}))
