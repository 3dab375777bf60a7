"""Which game is played on the screen: one that was kept, one from a file, a new one."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from voidlock import angel, hulk
from voidlock.angel import State
from voidlock.bots.names import BotRefused, bot_kind
from voidlock.table import Game
from voidlock.texts import Words

from ..console import printable
from ..play import BadOption, about, new_game, see_that_load_stands_alone
from ..saves import Keeper, Unfinished, find_running, open_any
from ..telling import because, file_trouble
from .app import GameScreen
from .here import Here, kept_bots
from .picture import STYLES
from .sitting import Sitting


class Wished(NamedTuple):
    """What the command line asks for."""

    players: int | None = None
    teams: str | None = None
    seed: str | None = None
    load: Path | None = None
    bots: str | None = None


def read_bots(text: str | None, words: Words) -> dict[int, str]:
    """Bots by seat, from what was typed after `--bots`. Raises BadOption."""
    found: dict[int, str] = {}
    for part in (text or "").split(","):
        if not part.strip():
            continue
        seat, equals, bot = part.strip().partition("=")
        if not equals or seat not in list("123456"):
            raise BadOption(words.say("screen-option-bots", text=part[:40]))
        try:
            bot_kind(bot)
        except BotRefused as refused:
            raise BadOption(because(refused.reason, words)) from None
        found[int(seat)] = bot
    return found


def see_that_seats_are_there(bots: Mapping[int, str], game: Game[State], words: Words) -> None:
    for seat in bots:
        if seat not in game.seats:
            raise BadOption(words.say("screen-option-bots-seat", number=len(game.seats), text=str(seat)))


def play_on_screen(words: Words, folder: Path, wished: Wished) -> int | Unfinished | None:
    """Play; the exit code. A game of Space Hulk that was picked is handed back, and None for a file that holds one."""
    bots = read_bots(wished.bots, words)
    if wished.load is not None:
        named: dict[str, str | int | None] = {
            "players": wished.players,
            "teams": wished.teams,
            "seed": wished.seed,
        }
        see_that_load_stands_alone(named, words)
        opened, _ = open_any(wished.load)
        if isinstance(opened.state, hulk.State):
            return None
        return shown(opened, Keeper(folder), bots, words, folder)
    if bots or (wished.players, wished.teams, wished.seed) != (None, None, None):
        players = wished.players
        if players is None and wished.teams is None:
            players = max(bots, default=1)
        game = new_game(players, wished.teams or "draft", wished.seed, words)
        return shown(game, Keeper(folder), bots, words, folder)
    return go_on_or_start(words, folder)


def go_on_or_start(words: Words, folder: Path) -> int | Unfinished:
    found = find_running(folder)
    notes = [
        printable(words.say("terminal-set-aside" if moved else "terminal-skipped", why=why, path=str(moved or path)))
        for path, moved, error in found.set_aside
        for why in [file_trouble(error, words)]
    ]
    picked: Unfinished | None = None
    try:
        if found.games or notes:
            place = Which(found.games, notes, words).run()
            if place is None:
                return 0
            picked = found.games[place] if place < len(found.games) else None
    finally:
        for unfinished in found.games:
            if unfinished is not picked:
                unfinished.keeper.let_go()
    if picked is None:
        return shown(angel.new(1), Keeper(folder), {}, words, folder)
    if isinstance(picked.game.state, hulk.State):
        return picked
    return shown(picked.game, picked.keeper, kept_bots(picked.keeper.path), words, folder)


def shown(game: Game[State], keeper: Keeper, bots: Mapping[int, str], words: Words, folder: Path) -> int:
    see_that_seats_are_there(bots, game, words)
    return run(Here(game, keeper, bots), words, folder)


def run(sitting: Sitting, words: Words, folder: Path) -> int:
    """Show the screen until somebody leaves; a mistake of the program is written down instead of being thrown."""
    app = Guarded(sitting, words, folder)
    try:
        code = app.run()
    except OSError:
        # The terminal is gone; what was answered is kept.
        return 129
    try:
        for line in app.farewell:
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
    except OSError:
        return 129
    return app.return_code or code or 0


class Guarded(GameScreen):
    """Writes its own mistakes to a file in the data folder, because a player can do nothing with them."""

    def __init__(self, sitting: Sitting, words: Words, folder: Path) -> None:
        super().__init__(sitting, words)
        self.folder = folder

    def _handle_exception(self, error: Exception) -> None:
        path = self.folder / f"mistake-{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
        except OSError:
            super()._handle_exception(error)
            return
        self.farewell = [self.words.say("terminal-crash", path=str(path))]
        self.exit(70, return_code=70)


class Which(App[int]):
    """The games that were played last, and a new one; the place of the one that is picked."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "screen.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,ctrl+c,ctrl+q,f10", "leave", "")]

    def __init__(self, games: list[Unfinished], notes: list[str], words: Words) -> None:
        super().__init__(ansi_color=True)
        self.lines = [
            words.say("screen-start-go-on", game=words.say("terminal-unfinished-game", about(game, words)))
            for game in games
        ]
        self.lines.append(words.say("screen-start-new"))
        self.notes = notes
        self.words = words

    def compose(self) -> ComposeResult:
        for note in self.notes:
            yield Static(Text(note, STYLES["wrong"]))
        yield Static(Text(self.words.say("screen-start"), STYLES["question"]))
        items = [Item(Text(f"{number}. {line}")) for number, line in enumerate(self.lines, start=1)]
        yield OptionList(*items, id="answers")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.exit(event.option_index)

    def on_key(self, event: Key) -> None:
        digit = event.character or ""
        if digit.isdecimal() and 1 <= int(digit) <= len(self.lines):
            self.exit(int(digit) - 1)

    def action_leave(self) -> None:
        self.exit(None)
