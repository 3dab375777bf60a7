"""A digest of whole games: equal wherever the rules play them alike, compiled or plain, in CPython or in a browser.

It imports nothing but the games, so `digest("angel", 100)` runs wherever they do.
"""

from __future__ import annotations

import json
import random
from hashlib import blake2b

from voidlock.engine import Json, Origin, State, new_game
from voidlock.games import KITS
from voidlock.games.hulk import mission_names
from voidlock.games.kit import Kit, Wanted

GAMES = 100
"""How many games of each kind a digest covers."""


def digest(name: str, games: int = GAMES) -> str:
    """The digest of this many games of a kind: every answer, and the whole position at the end."""
    kit = KITS[name]
    found = blake2b(digest_size=8)
    for number in range(games):
        found.update(json.dumps(_play(kit, number), separators=(",", ":")).encode())
    return found.hexdigest()


def setups(kit: Kit[State]) -> list[dict[str, Json]]:
    """The setups that games go through in turns: every mission, or every number of players."""
    if "mission" in kit.takes:
        return [kit.setup(Wanted(mission=mission)) for mission in mission_names()]
    return [kit.setup(Wanted(players, "random")) for players in range(1, kit.seats + 1)]


def _play(kit: Kit[State], number: int) -> list[Json]:
    """The answers of a game and its last position; every other game is played by the heuristics of its bots."""
    rng = random.Random(number)
    every = setups(kit)
    game = new_game(kit.rules, Origin(f"digest {number}", every[number % len(every)]), keep=False)
    profile = kit.search_profile() if kit.search_profile is not None and number % 2 else None
    told: list[Json] = []
    while game.pending:
        choice = game.pending[0]
        # Not `randrange`: its bits are the interpreter's affair.
        chosen = profile.heuristic(game.state, choice) if profile else int(rng.random() * len(choice.options))
        told.append(choice.options[chosen].text)
        game.play(chosen)
    return [*told, game.result, kit.rules.write(game.state)]
