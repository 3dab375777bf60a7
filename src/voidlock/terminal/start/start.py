"""A factory of sittings: one way from options, a saved game or a menu to a game, on the screen or in lines."""

from __future__ import annotations

import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from voidlock.engine import Reason
from voidlock.games.angel import State
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.terminal.saves import ANGEL, HULK, AnyGame, Found, Keeper, Unfinished, find_running, open_game
from voidlock.terminal.sitting.here import Here, kept_bots
from voidlock.terminal.sitting.sitting import Sitting
from voidlock.terminal.telling import because, file_trouble
from voidlock.texts import Words

from .options import BadOption, Wished, new_game, see_that_load_stands_alone


class Seating(NamedTuple):
    """How a game calls its seats where bots are named."""

    seats: Mapping[str, int]
    """By what stands before the bot."""

    wrong: str
    """The message that says how it is done."""

    see_that_it_plays: Callable[[str], object]
    """Raises BotRefused if this game has no such bot."""


def angel_bot(name: str) -> object:
    from voidlock.bots.names import bot_kind

    return bot_kind(name)


def hulk_bot(name: str) -> object:
    from voidlock.bots.names import bot_kind
    from voidlock.games.hulk import RULES

    return bot_kind(name, RULES)


SEATINGS = {
    ANGEL: Seating({str(seat): seat for seat in range(1, 7)}, "screen-option-bots", angel_bot),
    HULK: Seating({"": 1, "1": 1}, "terminal-option-hulk-one-bot", hulk_bot),
}
"""By the game."""


def read_bots(text: str | None, words: Words, game: str) -> dict[int, str]:
    """Bots by seat, from what was typed after `--bots`; the one seat of a mission has no number. Raises BadOption."""
    if not text:
        return {}
    # Imported late: most games begin without a bot.
    from voidlock.bots.names import BotRefused

    seating = SEATINGS[game]
    found: dict[int, str] = {}
    for part in text.split(","):
        if not part.strip():
            continue
        called, _, bot = part.strip().rpartition("=")
        seat = seating.seats.get(called)
        if seat is None or seat in found:
            raise BadOption(words.say(seating.wrong, text=part[:40]))
        try:
            seating.see_that_it_plays(bot)
        except BotRefused as refused:
            raise BadOption(because(refused.reason, words)) from None
        found[seat] = bot
    return found


def see_that_seats_are_there(bots: Mapping[int, str], game: AnyGame, words: Words) -> None:
    for seat in bots:
        if seat not in game.seats:
            raise BadOption(words.say("screen-option-bots-seat", number=len(game.seats), text=str(seat)))


def sitting_at(
    game: AnyGame, keeper: Keeper | None, bots: Mapping[int, str] | None = None, notes: Sequence[Reason] = ()
) -> Sitting:
    """Where a game of this computer is played, whichever game it is."""
    if isinstance(game.state, State):
        return Here(game, AngelBoard(), keeper, bots, notes)
    # Imported late: the other game begins without it.
    from voidlock.games.hulk.screen.board import HulkGame
    from voidlock.games.hulk.screen.here import HulkHere

    return HulkHere(game, HulkGame(), keeper, bots, notes)


class Face(ExitStack, ABC):
    """A way to play in a terminal. It may change its words when somebody picks another language."""

    def __init__(self, words: Words, folder: Path) -> None:
        super().__init__()
        self.words, self.folder = words, folder

    @abstractmethod
    def choose(self, found: Found, notes: list[str]) -> Unfinished | Wished | int:
        """A saved game or what a new one is to be; an exit code if somebody would rather leave."""

    @abstractmethod
    def choose_mission(self) -> str | int:
        """A mission or a mission file; an exit code if somebody would rather leave."""

    def show_faults(self, faulty: BadOption) -> None:
        """Show what is wrong with a mission file before it is raised."""

    @abstractmethod
    def run(self, sitting: Sitting, *, resumed: bool = False, seed: str | None = None) -> int:
        """Play; the exit code. `resumed`: the game has been played before."""


def start(wished: Wished, face: Face) -> int:
    """Play what is wished; the exit code. Raises BadOption, and FileError for a file that was named."""
    if wished.load is not None:
        see_that_load_stands_alone(wished, face.words)
        game, notes = open_game(wished.load)
        bots = read_bots(wished.bots, face.words, game.rules.name)
        see_that_seats_are_there(bots, game, face.words)
        return face.run(sitting_at(game, Keeper(face.folder), bots, notes), resumed=True)
    if wished._replace(plain=False) == Wished():
        return go_on_or_begin(face)
    return begin(wished, face, Keeper(face.folder))


def begin(wished: Wished, face: Face, keeper: Keeper | None) -> int:
    """A new game; without a keeper it is not saved."""
    if wished.is_hulk:
        return _begin_mission(wished, face, keeper)
    bots, players = read_bots(wished.bots, face.words, ANGEL), wished.players
    if players is None and wished.teams is None:
        players = max(bots, default=1)
    teams = "draft" if wished.teams is None else wished.teams
    game = new_game(players, teams, wished.seed, face.words, wished.setting)
    see_that_seats_are_there(bots, game, face.words)
    return face.run(sitting_at(game, keeper, bots), seed=wished.seed)


def _begin_mission(wished: Wished, face: Face, keeper: Keeper | None) -> int:
    from voidlock.games.hulk.lines.missions import FaultyMission, new_mission, see_that_hulk_is_alone

    see_that_hulk_is_alone(wished, face.words)
    bots = read_bots(wished.bots, face.words, HULK)
    mission = wished.mission if wished.mission is not None else face.choose_mission()
    if isinstance(mission, int):
        return mission
    try:
        game = new_mission(mission, wished.seed, face.words)
    except FaultyMission as faulty:
        face.show_faults(faulty)
        raise
    return face.run(sitting_at(game, keeper, bots), seed=wished.seed)


def go_on_or_begin(face: Face) -> int:
    """Offer the games that were played last, and new ones."""
    found = find_running(face.folder)
    notes = [
        face.words.say("terminal-set-aside" if moved else "terminal-skipped", why=why, path=str(moved or path))
        for path, moved, error in found.set_aside
        for why in [file_trouble(error, face.words)]
    ]
    picked: Unfinished | Wished | int = 0
    try:
        picked = face.choose(found, notes)
    finally:
        for unfinished in found.games:
            if unfinished is not picked:
                unfinished.keeper.let_go()
    if isinstance(picked, int):
        return picked
    if isinstance(picked, Wished):
        return begin(picked, face, Keeper(face.folder))
    bots = kept_bots(picked.keeper.path)
    return face.run(sitting_at(picked.game, picked.keeper, bots, picked.notes), resumed=True)


def written_down(error: BaseException, folder: Path) -> Path | None:
    """Where a mistake of the program is written down, because a player can do nothing with it; None if it cannot be."""
    path = folder / f"mistake-{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return None
    return path
