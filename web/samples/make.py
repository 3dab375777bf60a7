"""Makes the views that samples.html shows: games of each number of players, played by `brother` to a telling moment."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from voidlock.angel.facts import LOCATION_NAMES
from voidlock.angel.state import RESOLVE
from voidlock.bots.brother import thumb
from voidlock.table import Game, Json, Origin, new_game

from voidlock import angel
from voidlock.angel import State

HERE = Path(__file__).parent
View = dict[str, Json]


def main() -> None:
    for name, players, wanted in (
        ("view-6", 1, _busy),
        ("view-8", 2, _busy),
        ("view-10", 5, _busy),
        ("view-12", 3, _busy),
        ("view-start", 1, _first),
        ("view-lair", 1, _lair),
        ("view-reading", 3, _reading),
    ):
        view = _found(players, wanted)
        path = HERE / f"{name}.json"
        path.write_text(json.dumps(view, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(path.name, path.stat().st_size)


def _found(players: int, wanted: Callable[[State], bool]) -> View:
    """The first view that is wanted, over games from one seed after the other."""
    for number in range(400):
        game = new_game(angel.RULES, Origin(f"sample {number}", {"players": players, "teams": "random"}))
        if _played(game, wanted):
            return game.view(game.pending[0].seat)
    raise LookupError(f"no such position with {players} players")


def _played(game: Game[State], wanted: Callable[[State], bool]) -> bool:
    chance = random.Random(1)
    while game.pending:
        if wanted(game.state):
            return True
        choice = game.pending[0]
        dealt = game.redealt(choice.seat, chance, keep=False)
        game.apply(choice.seat, choice.options[thumb(dealt.state, choice)])
    return False


def _first(state: State) -> bool:
    return state.round == 1


def _busy(state: State) -> bool:
    """Resolving in a later round, everybody alive, four swarms or more, tokens about, both sides threatened."""
    swarms = [spot for spot, swarm in enumerate(state.swarms) if swarm]
    return (
        state.round > 1
        and state.phase == RESOLVE
        and not state.slain
        and len(swarms) > 3
        and {spot & 1 for spot in swarms} == {0, 1}
        and sum(state.tokens) > 1
    )


def _lair(state: State) -> bool:
    return LOCATION_NAMES[state.location] == "genestealer_lair" and len(state.slain) > 0


def _reading(state: State) -> bool:
    return state.event >= 0 and not state.event_open and state.round > 2


if __name__ == "__main__":
    main()
