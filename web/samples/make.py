"""Sample views of both games as one JSON object, by name: those that are named, or all."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Mapping

from voidlock.engine import Choice, Game, Json, Origin, load, new_game
from voidlock.games import angel, hulk
from voidlock.games.angel.bots.brother import choose_by_heuristics
from voidlock.games.angel.facts import LOCATION_NAMES
from voidlock.games.angel.state import RESOLVE
from voidlock.games.hulk.facts import FIRST_BLIP
from voidlock.games.hulk.state import OUT

View = Mapping[str, object]

LIVELY = ("activate", "move", "overwatch", "open", "fire", "listed", "keep", "flame")
"""Orders that get a random squad somewhere."""

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


# ---------------------------------------------------------------------- Death Angel


def _angel(players: int, wanted: Callable[[angel.State], bool]) -> View:
    """The first wanted view in games that the bot `brother` plays, one seed after another."""
    for number in range(400):
        game = new_game(angel.RULES, Origin(f"sample {number}", {"players": players, "teams": "random"}))
        if _played(game, wanted):
            return game.view(game.pending[0].seat)
    raise LookupError(f"no such position with {players} players")


def _played(game: Game[angel.State], wanted: Callable[[angel.State], bool]) -> bool:
    chance = random.Random(1)
    while game.pending:
        if wanted(game.state):
            return True
        choice = game.pending[0]
        dealt = game.redealt(choice.seat, chance, keep=False)
        game.apply(choice.seat, choice.options[choose_by_heuristics(dealt.state, choice)])
    return False


def _first(state: angel.State) -> bool:
    return state.round == 1


def _threatened(state: angel.State) -> bool:
    """Actions are resolved in a later round, nobody is dead, both sides hold swarms, and tokens are out."""
    swarms = [spot for spot, swarm in enumerate(state.swarms) if swarm]
    return (
        state.round > 1
        and state.phase == RESOLVE
        and not state.slain
        and len(swarms) > 3
        and {spot & 1 for spot in swarms} == {0, 1}
        and sum(state.tokens) > 1
    )


def _lair(state: angel.State) -> bool:
    return LOCATION_NAMES[state.location] == "genestealer_lair" and len(state.slain) > 0


def _reading(state: angel.State) -> bool:
    return state.event >= 0 and not state.event_open and state.round > 2


# ---------------------------------------------------------------------- Space Hulk


def _staged(position: dict[str, Json], answer: str) -> View:
    record: dict[str, Json] = {"voidlock": 1, "game": "hulk", "rules": hulk.RULES.version, "seed": "sample"}
    game = load({**record, "position": position}, {hulk.RULES.name: hulk.RULES})[0]
    game.apply(1, next(option for option in game.pending[0].options if option.text == answer))
    return game.view(1)


def _hulk(mission: str, wanted: Callable[[hulk.State], bool]) -> View:
    """The first wanted view with an order to give, in missions played at random."""
    chance = random.Random(4)
    for number in range(100):
        game = new_game(hulk.RULES, Origin(f"sample {number}", {"mission": mission}))
        while game.pending and len(game.inputs) < 3_000:
            choice = game.pending[0]
            if choice.kind == "order" and wanted(game.state):
                return game.view(1)
            _answer(game, choice, chance)
    raise LookupError(f"no such position in {mission}")


def _answer(game: Game[hulk.State], choice: Choice[object], chance: random.Random) -> None:
    lively = [option for option in choice.options if option.verb in LIVELY]
    game.apply(choice.seat, chance.choice(lively if lively and chance.random() < 0.85 else list(choice.options)))


def _overrun(state: hulk.State) -> bool:
    """A marine is on overwatch, and several stealers and blips are on the map."""
    blips = [place for place in state.place[FIRST_BLIP:] if place != OUT]
    return len(state.stealers()) > 1 and state.overwatch > 0 and len(blips) > 2


def _burning(state: hulk.State) -> bool:
    return state.burning > 0


def _later(state: hulk.State) -> bool:
    return state.turn > 2


# ---------------------------------------------------------------------- all of them

SAMPLES: dict[str, Callable[[], View]] = {
    "view-6": lambda: _angel(1, _threatened),
    "view-8": lambda: _angel(2, _threatened),
    "view-10": lambda: _angel(5, _threatened),
    "view-12": lambda: _angel(3, _threatened),
    "view-start": lambda: _angel(1, _first),
    "view-lair": lambda: _angel(1, _lair),
    "view-reading": lambda: _angel(3, _reading),
    "hulk-airlock": lambda: _staged(AIRLOCK, "activate:sgt"),
    "hulk-suicide": lambda: _hulk("suicide-mission", _burning),
    "hulk-exterminate": lambda: _hulk("exterminate", _overrun),
    "hulk-forge": lambda: _hulk("cold-forge", _later),
}


if __name__ == "__main__":
    print(json.dumps({name: SAMPLES[name]() for name in sys.argv[1:] or SAMPLES}))
