"""Recorded games as one JSON object: by name, after each answer the state that the server sends, and the odds."""

from __future__ import annotations

import sys

from msgspec import Raw
from msgspec.json import decode, encode

from voidlock.engine import AnyGame, Json, save
from voidlock.engine.files.lesson import Lesson, open_choice, right
from voidlock.games import KITS, kit_of, load_game
from voidlock.protocol.telling import encode_event
from voidlock.server.workers.jobs import ExactOdds

SQUAD: dict[str, Json] = {
    "sgt": {"at": "8,12", "facing": "E"},
    "flamer": {"at": "5,12", "facing": "E"},
    "sb1": {"at": "3,12", "facing": "E"},
    "sb2": {"at": "2,12", "facing": "E"},
    "sb3": {"at": "1,12", "facing": "E"},
}
"""The sergeant stands in the first room of Suicide Mission, the flamer before its open door, the others behind him."""

APART: dict[str, Json] = {**SQUAD, "sgt": {"at": "9,12", "facing": "E"}, "flamer": {"at": "7,11", "facing": "E"}}
"""Two marines of the first room can walk without meeting anybody."""
DOORS: Json = ["6,12", "10,12"]

NOBODY_THERE: dict[str, Json] = {**SQUAD, "sgt": {"at": "4,12", "facing": "E"}}
"""Nobody stands in the first room, before which the flamer is."""

WATCH: dict[str, Json] = {
    **SQUAD,
    "sgt": {"at": "8,12", "facing": "S", "overwatch": True},
    "flamer": {"at": "6,12", "facing": "E", "guard": True},
}
"""The sergeant watches the corridor to the south, the flamer stands on guard."""

TWO_SQUADS: dict[str, Json] = {
    f"{squad}_{name}": {"at": f"{x + step * place},{y}", "facing": facing}
    for squad, x, y, step, facing in (("a", 16, 11, -1, "E"), ("b", 25, 14, 1, "W"))
    for place, name in enumerate(("sgt", "flamer", "sb1", "sb2", "sb3"))
}

AIRLOCK: dict[str, Json] = {
    "mission": "airlock-nine",
    "turn": 2,
    "phase": "marines",
    "command_points": 3,
    "marines": {
        "sgt": {"at": "7,5", "facing": "E"},
        "sb1": {"at": "3,5", "facing": "E", "overwatch": True},
        "sb2": {"at": "2,5", "facing": "W"},
    },
    "aliens": {"S1": "8,6 N", "S2": "8,5 W", "B1": "8,7 2", "B2": "8,8 1", "B3": "E2 2"},
    "agenda": ["next_marine"],
}
"""The sergeant is about to act: a stealer in front of him, blips behind it, one blip lurking."""

BLIPS: Json = {"B1": "E1 2", "B2": "E3 1", "B3": "E4 1"}

FULL_AUTO: dict[str, Json] = {
    "formation": ["leon<", "valencio>"],
    "phase": "resolve",
    "table": {"red": "full_auto"},
    "swarms": {"L1": "claw tail"},
}
REROLL: dict[str, Json] = {
    "formation": ["leon< 2", "gideon>", "noctis>", "valencio<"],
    "swarms": {"L1": "claw tail", "R3": "head"},
    "phase": "resolve",
    "table": {"red": "full_auto", "green": "block"},
    "resolved": ["green"],
}
"""Leon misses with the dice below, and hits if he rolls again; he has a second token."""

FALL: dict[str, Json] = {
    "formation": ["leon<", "zael>", "gideon>", "noctis<", "omnio<", "valencio<"],
    "swarms": {"L1": "claw tail", "R2": "head tongue claw", "R3": "head"},
    "phase": "resolve",
    "table": {"red": "full_auto", "green": "dead_aim", "purple": "flamer_attack"},
    "resolved": ["purple", "green"],
    "events": ["second_wind"],
}
"""When Full Auto is done, the dice decide who falls, and the Event card asks for a Marine."""
CHOOSE: dict[str, Json] = {**{name: FALL[name] for name in ("formation", "swarms")}, "phase": "choose"}
STRATEGIZE: dict[str, Json] = {
    "formation": ["zael>", "omnio<", "leon<"],
    "phase": "resolve",
    "table": {"purple": "strategize", "red": "full_auto"},
    "swarms": {"R1": "claw tail"},
}
WITH_TOKENS: Json = ["leon< 1", "zael< 2", "gideon>", "noctis<", "omnio<", "valencio<"]


def mission(marines: dict[str, Json] = SQUAD, **more: Json) -> dict[str, Json]:
    staged: dict[str, Json] = {"mission": "suicide-mission", "phase": "marines", "command_points": 2, "agenda": None}
    return {
        "game": "hulk",
        "seed": "map",
        "position": {**staged, "marines": marines, "open": ["6,12"], "aliens": {}, **more},
    }


def formation(position: dict[str, Json], *dice: Json) -> dict[str, Json]:
    return {"game": "angel", "seed": "session", "position": position, "dice": list(dice)}


SESSIONS: dict[str, tuple[dict[str, Json], list[str]]] = {
    "some-acted": (mission(activated=["flamer", "sb1"]), ["end"]),
    "all-acted": (mission(activated=[*SQUAD]), ["end"]),
    "sergeant": (mission(), ["activate:sgt", "turn:N", "done"]),
    "door": (mission({**SQUAD, "sgt": {"at": "9,12", "facing": "E"}}), ["activate:sgt", "assault:10,12"]),
    "two-squads": (mission(TWO_SQUADS, mission="classic-5-decoy", open=[]), ["activate:a_sgt"]),
    "command": (
        mission(activated=["sgt"], agenda=["next_marine"]),
        ["command:sgt", "turn:N", "command:sgt", "done", "activate:flamer"],
    ),
    "apart": (
        mission(APART, open=DOORS),
        ["activate:sgt", "move:10,12", "move:11,12", "turn:S", "done", "activate:flamer", "undo", "undo"],
    ),
    "two-commands": (
        mission(APART, activated=["sgt", "flamer"], agenda=["next_marine"], open=DOORS),
        ["command:sgt", "move:10,12", "command:sgt", "move:11,12"],
    ),
    "command-undone": (
        mission(APART, activated=["sgt"], open=DOORS),
        ["activate:flamer", "command:sgt", "move:10,12", "command:sgt", "undo", "undo", "done"],
    ),
    "only-chosen": (
        mission(APART, activated=["sb1", "sb2", "sb3"], open=DOORS),
        ["activate:sgt", "undo", "activate:flamer", "undo"],
    ),
    "last-command": (
        mission(APART, activated=["sb1", "sb2", "sb3"], command_points=1, open=DOORS),
        ["activate:flamer", "command:sb1", "turn:N", "done", "activate:sgt"],
    ),
    "flames": (mission(), ["activate:flamer", "flame:7,12"]),
    "flames-at-aliens": (mission(NOBODY_THERE, aliens={"S1": "8,12 W"}), ["activate:flamer", "flame:7,12"]),
    "no-flames": (mission(NOBODY_THERE), ["activate:flamer", "walk:flamer:7,12"]),
    "far": (
        mission({**SQUAD, "sgt": {"at": "7,11", "facing": "E"}}, open=DOORS),
        ["activate:flamer", "walk:flamer:14,12"],
    ),
    "out-of-arc": (mission(APART, aliens={"S1": "9,11 S"}), ["activate:sgt", "walk:sgt:9,11"]),
    "costs": (
        mission({**SQUAD, "sb3": {"at": "11,12", "facing": "E"}}),
        ["activate:sb3", "move:12,12", "move:13,12", "move:14,12", "move:15,12"],
    ),
    "reaction": (
        mission(phase="aliens", agenda=["alien_phase"], open=["6,12", "10,12"], aliens={"S1": "18,12 W"}),
        [],
    ),
    "shots": (mission({**SQUAD, "sgt": {"at": "4,12", "facing": "E"}}), ["activate:flamer", "flame:8,11"]),
    "overwatch": (
        mission(WATCH, aliens={"S1": "8,18 N"}, activated=[*SQUAD], command_points=3),
        ["end", "command:sgt"],
    ),
    "airlock": ({"game": "hulk", "seed": "gallery", "position": AIRLOCK}, ["activate:sgt"]),
    "aliens": (mission(aliens=BLIPS), ["end"]),
    "aliens-no-sergeant": (mission({**SQUAD, "sgt": "dead"}, aliens=BLIPS), ["end", "activate:flamer"]),
    "full-auto": (formation(FULL_AUTO), ["attack:leon:L1"]),
    "choose-three": (formation(CHOOSE), ["choose:full_auto", "choose:dead_aim", "choose:flamer_attack"]),
    "strategize": (formation(STRATEGIZE), ["place:zael", "no"]),
    "dire": (formation({**FULL_AUTO, "swarms": {"L1": "claw tail head tongue"}}), []),
    "fall": (formation(FALL, 5, 2, 1), ["stop", "target:leon"]),
    "no-target": (formation(FALL, 0, 0, 0, 5, 5, 1), ["attack:leon:L1"] * 3),
    "chances": (formation({**FALL, "formation": WITH_TOKENS}, 0), ["attack:leon:L1"]),
    "reroll": (formation(REROLL, 5, 2, 5, 5, 5, 5), ["attack:leon:L1", "reroll", "keep"]),
}


LAIR: dict[str, Json] = {
    "formation": ["lorenzo< 1", "leon< 2", "gideon<", "claudio>", "valencio>", "goriel< 1"],
    "swarms": {"L2": "lord_head_tail", "R4": "tail"},
    "dead_lords": ["lord_claw_tongue"],
    "location": "genestealer_lair",
    "ahead": [],
    "phase": "resolve",
    "table": {"blue": "counter_attack", "red": "full_auto", "yellow": "heroic_charge"},
    "resolved": ["blue"],
}
"""Leon slays the last Broodlord with the dice below."""
LAST: dict[str, Json] = {
    "formation": ["leon>"],
    "swarms": {"R1": "head head head head head"},
    "phase": "resolve",
    "table": {"red": "full_auto"},
}


def begun(game: str, **setup: Json) -> dict[str, Json]:
    return {"game": game, "seed": "gallery", "setup": setup}


GALLERY: dict[str, tuple[dict[str, Json], list[str]]] = {
    "draft": (begun("angel", teams="draft"), []),
    "choose": (begun("angel", teams=[["red", "green", "blue"]]), ["choose:full_auto"]),
    "lair": (formation(LAIR, 1, 1, 1, 1, 1, 1), ["attack:leon:L2", "keep"]),
    "defeat": (formation(LAST, *[0] * 20), ["stop"]),
    "mission": (begun("hulk", mission="suicide-mission"), []),
}
"""More games, for the gallery."""


def route(game: AnyGame, marine: str, square: str) -> dict[str, Json]:
    """What the server says of a walk."""
    find = kit_of(game.rules.name).route
    found = find()(game.state, marine, square) if find else None
    assert found is not None
    orders: list[Json] = [*found.orders]
    return {
        "cost": found.cost,
        "orders": orders,
        "costs": [*found.costs],
        "ap": found.ap,
        "cp": found.cp,
        "chance": found.chance,
        "dies": found.dies,
    }


def moment(game: AnyGame, since: int) -> dict[str, object]:
    """What the only player is sent after an answer: the view, the events since, the boards after each, and the odds."""
    recorder = game.stop_recording()
    odds = ExactOdds(file=Raw(encode(save(game))), key="", seat=1).result()
    return {
        "open": game.open_part(),
        "own": game.own_part(1),
        "since": since,
        "events": [decode(encode_event(event)) for event in game.events_for(1, since)],
        "boards": [] if recorder is None else recorder.patches(),
        "questions": len(game.choices_of(1)),
        "odds": decode(odds.figures),
        "routes": {},
    }


def texts(game: AnyGame) -> list[str]:
    return [option.text for choice in game.pending for option in choice.options]


def answered(game: AnyGame, answer: str) -> AnyGame:
    after = game.clone_recording()
    after.apply(1, next(option for choice in after.pending for option in choice.options if option.text == answer))
    return after


def lesson(taught: Lesson) -> list[dict[str, object]]:
    """The moments of a lesson that is played as it should be, with what its coach says."""
    game = load_game({"voidlock": 1, **taught.file, "game": taught.game})[0]
    moments: list[dict[str, object]] = []
    answer, since = "", 0
    while True:
        step = taught.step(game)
        coach = {
            "says": taught.says(game),
            "points": list(step.points) if step else [],
            "wants": taught.wants(game),
            "done": taught.count_done(game),
            "steps": len(taught.steps),
            "begun": taught.has_answers(game),
        }
        moments.append({**moment(game, since), "answer": answer, "coach": coach})
        choice = step and open_choice(step, game)
        if not step or not choice:
            return moments
        since, answer = len(game.events), right(step, choice)[0]
        game = answered(game, answer)


def recorded(record: dict[str, Json], answers: list[str]) -> list[dict[str, object]]:
    """The moments of a game; `undo` goes back to the one before the last answer, `walk` gives the orders of a route."""
    games = [load_game({"voidlock": 1, **record})[0]]
    moments = [{**moment(games[0], 0), "answer": ""}]

    def take(answer: str) -> None:
        since = len(games[-1].events)
        games.append(answered(games[-1], answer))
        moments.append({**moment(games[-1], since), "answer": answer})

    for answer in answers:
        verb, _, about = answer.partition(":")
        if verb == "undo":
            games.pop()
            moments.append({**moment(games[-1], len(games[-1].events)), "answer": answer})
        elif verb == "walk":
            marine, _, square = about.partition(":")
            way = route(games[-1], marine, square)
            moments[-1]["routes"] = {f"{marine} {square}": way}
            orders = way["orders"]
            assert isinstance(orders, list)
            for order in orders:
                if str(order) not in texts(games[-1]):
                    break
                take(str(order))
        else:
            take(answer)
    return moments


if __name__ == "__main__":
    games = {**SESSIONS, **(GALLERY if "gallery" in sys.argv else {})}
    found = {name: recorded(*played) for name, played in games.items()}
    if "gallery" in sys.argv:
        found |= {f"lesson-{game}-{taught.id}": lesson(taught) for game in KITS for taught in kit_of(game).lessons}
    print(encode(found).decode())
