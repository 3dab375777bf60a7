"""Self-play for mission designers: the sergeant bot plays a mission of a player's own, a few games a job."""

from __future__ import annotations

from time import process_time

from voidlock.bots.names import bot_kind
from voidlock.engine import Refused, State
from voidlock.games import KITS, Wanted
from voidlock.sim.games import simulated_game
from voidlock.sim.play import Settings
from voidlock.sim.tally import Counted

from .jobs import Played

BATCH = 1.0
"""CPU seconds after which a job ends with the games it has played, so that others have their turn."""

BOT = "sergeant"


def play_some(mission: str, seed: str, first: int, last: int) -> Played | None:
    """Games `first` to `last`, or as many as a batch holds, at least one. None if the mission has errors."""
    kit = next(kit for kit in KITS.values() if kit.missions is not None)
    try:
        setup = kit.setup(Wanted(mission=mission))
        kit.rules.set_up(dict(setup))
    except Refused:
        return None
    settings = Settings(kit.name, setup, (BOT,), seed)
    game = simulated_game(kit.name)
    kinds = [bot_kind(BOT, kit.rules)]
    tally = game.tally()
    began = process_time()
    for index in range(first, last):
        game.play_game(settings, kinds, index, tally)
        if process_time() - began > BATCH:
            break
    return _add_up(tally)


def _add_up(tally: Counted[State]) -> Played:
    return Played(
        games=tally.games,
        wins=tally.wins,
        draws=tally.names["results"]["draw"],
        turns=sum([turn * number for turn, number in tally.numbers["turns"].items()]),
        ended=dict(tally.names["ended"]),
    )
