"""Which game is played on the screen: one that was kept, one from a file, a new one."""

from __future__ import annotations

import signal
import sys
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from voidlock.engine import Game, Reason, Rules
from voidlock.games import kit_for, kit_of, required
from voidlock.games.kit import Screen
from voidlock.terminal.console import STOPS
from voidlock.terminal.saves import Keeper, S, find_running, open_game
from voidlock.terminal.screen.app import GameScreen
from voidlock.terminal.screen.paces import Likings
from voidlock.terminal.screen.staying import give_back
from voidlock.terminal.sitting.here import kept_bots
from voidlock.terminal.sitting.sitting import Sitting
from voidlock.terminal.telling import because, file_trouble
from voidlock.texts import Words

from .menu import Menu, MissionMenu
from .options import BadOption, Wished, new_game, see_that_load_stands_alone


def read_bots(text: str | None, words: Words, game: str) -> dict[int, str]:
    """Bots by seat, from what was typed after `--bots`; a game's only seat needs no number. Raises BadOption."""
    from voidlock.bots.names import BotRefused, bot_kind

    kit = kit_of(game)
    seats = {str(seat): seat for seat in range(1, kit.seats + 1)}
    wrong = "screen-option-bots"
    if kit.seats == 1:
        seats, wrong = {"": 1, **seats}, "terminal-option-hulk-one-bot"
    found: dict[int, str] = {}
    for part in (text or "").split(","):
        if not part.strip():
            continue
        called, _, bot = part.strip().rpartition("=")
        seat = seats.get(called)
        if seat is None or seat in found:
            raise BadOption(words.say(wrong, text=part[:40]))
        try:
            bot_kind(bot, kit.rules)
        except BotRefused as refused:
            raise BadOption(because(refused.reason, words)) from None
        found[seat] = bot
    return found


def see_that_seats_are_there(bots: Mapping[int, str], game: Game[S], words: Words) -> None:
    for seat in bots:
        if seat not in game.seats:
            raise BadOption(words.say("screen-option-bots-seat", number=len(game.seats), text=str(seat)))


def sitting_at(
    game: Game[S], keeper: Keeper | None, bots: Mapping[int, str] | None = None, notes: Sequence[Reason] = ()
) -> Sitting:
    """A seat at a game on this computer. Raises `Lacking` if the game has no screen."""
    return screen_of(game.rules).here(game, keeper, bots, notes)


def screen_of(rules: Rules[S]) -> Screen[S]:
    """A game's part of the screen. Raises `Lacking` if it has none."""
    return required(kit_for(rules).screen, "screen")


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
    bots, players = read_bots(wished.bots, words, wished.kit.name), wished.players
    if players is None and wished.teams is None:
        players = max(bots, default=1)
    teams = "draft" if wished.teams is None else wished.teams
    game = new_game(players, teams, wished.seed, words, wished.setting)
    see_that_seats_are_there(bots, game, words)
    return run(sitting_at(game, Keeper(folder), bots), words, folder)


def begin_mission(wished: Wished, words: Words, folder: Path, keeper: Keeper | None) -> int:
    """A mission of Space Hulk, played by a person or by a bot; without a keeper it is only looked at.

    The faults of a mission file are shown on its map before they are raised.
    """
    from voidlock.games.hulk.lines.missions import FaultyMission, new_mission, see_that_hulk_is_alone

    see_that_hulk_is_alone(wished, words)
    bots = read_bots(wished.bots, words, wished.kit.name)
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
    read_bots(wished.bots, words, wished.kit.name)
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
        self.farewell = [self.controller.words.say("terminal-crash", path=str(path))]
        self.exit(70, return_code=70)
