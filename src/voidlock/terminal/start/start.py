"""Which game is played on the screen: one that was kept, one from a file, a new one."""

from __future__ import annotations

import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from voidlock.engine import Reason
from voidlock.games.angel import State
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.terminal.console import STOPS
from voidlock.terminal.saves import ANGEL, HULK, AnyGame, Keeper, find_running, open_game
from voidlock.terminal.screen.app import GameScreen
from voidlock.terminal.screen.paces import Likings
from voidlock.terminal.screen.staying import give_back
from voidlock.terminal.sitting.here import Here, kept_bots
from voidlock.terminal.sitting.sitting import Sitting
from voidlock.terminal.telling import because, file_trouble
from voidlock.texts import Words

from .menu import Menu, MissionMenu
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
    from voidlock.bots.names import BotRefused

    seating = SEATINGS[game]
    found: dict[int, str] = {}
    for part in (text or "").split(","):
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


def play_on_screen(words: Words, folder: Path, wished: Wished) -> int:
    """Play; the exit code."""
    if wished.load is not None:
        see_that_load_stands_alone(wished, words)
        opened, notes = open_game(wished.load)
        bots = read_bots(wished.bots, words, opened.rules.name)
        see_that_seats_are_there(bots, opened, words)
        return run(sitting_at(opened, Keeper(folder), bots, notes), words, folder)
    if wished.mission is not None:
        return begin_mission(wished, words, folder, Keeper(folder))
    if wished.is_hulk:
        return choose_mission(wished, words, folder, Keeper(folder))
    if wished[:3] != (None, None, None) or wished.bots or wished.setting:
        return begin(wished, words, folder)
    return go_on_or_start(words, folder)


def begin(wished: Wished, words: Words, folder: Path) -> int:
    """A new game."""
    bots, players = read_bots(wished.bots, words, ANGEL), wished.players
    if players is None and wished.teams is None:
        players = max(bots, default=1)
    teams = "draft" if wished.teams is None else wished.teams
    game = new_game(players, teams, wished.seed, words, wished.setting)
    see_that_seats_are_there(bots, game, words)
    return run(Here(game, AngelBoard(), Keeper(folder), bots), words, folder)


def begin_mission(wished: Wished, words: Words, folder: Path, keeper: Keeper | None) -> int:
    """A mission of Space Hulk, played by a person or by a bot; without a keeper it is only looked at.

    The faults of a mission file are shown on its map before they are raised.
    """
    from voidlock.games.hulk.lines.missions import FaultyMission, new_mission, see_that_hulk_is_alone

    see_that_hulk_is_alone(wished, words)
    bots = read_bots(wished.bots, words, HULK)
    try:
        game = new_mission(wished.mission or "", wished.seed, words)
    except FaultyMission as faulty:
        from voidlock.games.hulk.screen.faults import Faults

        Faults(faulty, words).shown()
        raise
    return run(sitting_at(game, keeper, bots), words, folder)


def choose_mission(wished: Wished, words: Words, folder: Path, keeper: Keeper | None) -> int:
    """The missions with their briefings, to choose from."""
    from voidlock.games.hulk.lines.missions import see_that_hulk_is_alone

    see_that_hulk_is_alone(wished, words)
    read_bots(wished.bots, words, HULK)
    menu = MissionMenu([], [], words)
    with followed():
        code = menu.shown()
        if code or not isinstance(menu.picked, Wished):
            give_back()
            return code
        return begin_mission(wished._replace(mission=menu.picked.mission), menu.words, folder, keeper)


def go_on_or_start(words: Words, folder: Path) -> int:
    """The games that were played last, and new ones."""
    found = find_running(folder)
    notes = [
        words.say("terminal-set-aside" if moved else "terminal-skipped", why=why, path=str(moved or path))
        for path, moved, error in found.set_aside
        for why in [file_trouble(error, words)]
    ]
    menu = Menu(found.games, notes, words)
    with followed():
        try:
            code = menu.shown()
        finally:
            for unfinished in found.games:
                if unfinished is not menu.picked:
                    unfinished.keeper.let_go()
        picked, words = menu.picked, menu.words
        if code or picked is None:
            give_back()
            return code
        if isinstance(picked, Wished):
            if picked.is_hulk:
                return begin_mission(picked, words, folder, Keeper(folder))
            return begin(picked, words, folder)
        keeper = picked.keeper
        return run(sitting_at(picked.game, keeper, kept_bots(keeper.path), picked.notes), words, folder)


@contextmanager
def followed() -> Iterator[None]:
    """The terminal is kept between two screens; if the second does not come, it is given back."""
    before = {number: signal.signal(number, stopped_between) for number in STOPS}
    try:
        yield
    except BaseException:
        give_back()
        raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def stopped_between(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


def run(sitting: Sitting, words: Words, folder: Path) -> int:
    """Show the screen until somebody leaves; a mistake of the program is written down instead of being thrown."""
    app = Guarded(sitting, words, folder)
    try:
        code = app.shown()
    except OSError:
        # The terminal is gone; what was answered is kept.
        return 129
    try:
        for line in app.farewell:
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
    except OSError:
        return 129
    return code


class Guarded(GameScreen):
    """Writes its own mistakes to a file in the data folder, because a player can do nothing with them."""

    def __init__(self, sitting: Sitting, words: Words, folder: Path) -> None:
        super().__init__(sitting, words, Likings(folder))
        self.folder = folder

    def _handle_exception(self, error: Exception) -> None:
        # Textual has no public place where all its mistakes come by: handlers, workers and drawing end here alone.
        path = self.folder / f"mistake-{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        except OSError:
            super()._handle_exception(error)
            return
        self.farewell = [self.words.say("terminal-crash", path=str(path))]
        self.exit(70, return_code=70)
