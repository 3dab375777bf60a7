"""Factory of game sessions: from options, a saved game or a menu to a game, on the screen or in lines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import NamedTuple

from voidlock.engine import FileError, Game, Origin, Reason, fair_dice, new_secret
from voidlock.games import kit_for, kit_of
from voidlock.terminal.menu.first_page import Choose, FirstPage
from voidlock.terminal.menu.game_start import GameStart, start_of
from voidlock.terminal.menu.options import MENU, BadOption, GameOptions, is_text, see_that_load_stands_alone
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.session import Sitting
from voidlock.terminal.plain.plain_board import PlainBoard
from voidlock.terminal.saves import Keeper, S, SavedGames, Unfinished, find_running, open_game
from voidlock.terminal.sessions.local import LocalGame, read_kept_bots
from voidlock.texts import Words
from voidlock.words.telling import because, file_trouble


def read_bots(text: str | None, words: Words, game: str) -> dict[int, str]:
    """Parse `--bots`: bots by seat. A game with one seat needs no number. Raises BadOption."""
    if not text:
        return {}
    # Imported late: most games start without a bot.
    from voidlock.bots.names import BotRefused, bot_kind

    kit = kit_of(game)
    seats = {str(seat): seat for seat in range(1, kit.seats + 1)}
    if kit.seats == 1:
        seats[""] = 1
    found: dict[int, str] = {}
    for part in text.split(","):
        if not part.strip():
            continue
        called, _, bot = part.strip().rpartition("=")
        seat = seats.get(called)
        if seat is None or seat in found:
            raise BadOption(words.say(start_of(kit).bots_wrong, text=part[:40]))
        try:
            bot_kind(bot, kit.rules)
        except BotRefused as refused:
            raise BadOption(because(refused.reason, words)) from None
        found[seat] = bot
    return found


def see_that_seats_are_there(bots: Mapping[int, str], game: Game[S], words: Words) -> None:
    """Check that every bot has a seat. Raises BadOption."""
    for seat in bots:
        if seat not in game.seats:
            raise BadOption(words.say("screen-option-bots-seat", number=len(game.seats), text=str(seat)))


def sitting_at(
    game: Game[S], keeper: Keeper | None, bots: Mapping[int, str] | None = None, notes: Sequence[Reason] = ()
) -> LocalGame[S]:
    """A session for a game on this computer. A game without a screen is played in lines."""
    screen = kit_for(game.rules).screen
    board = PlainBoard(game.rules.name) if screen is None else screen()()
    return LocalGame(game, board, keeper, bots, notes)


class Face(ExitStack, ABC):
    """A front end in a terminal. Its words change when the player picks another language."""

    goes_on = False
    """Whether the player can choose what comes after a game."""

    person = True
    """Whether a person plays, not a program."""

    home = False
    """Whether the menu was shown: leaving a game leads back to it."""

    def __init__(self, words: Words, folder: Path) -> None:
        super().__init__()
        self.words, self.folder = words, folder
        self.hints = Hints()

    def give_hints(self, wanted: bool | None) -> None:
        """Turn hints on or off as the player asked; by default they are on for a person."""
        self.hints = Hints(self.folder, wanted if wanted is not None or self.person else False)

    def choose(self, found: SavedGames, notes: list[str]) -> Unfinished | GameOptions | int:
        """Choose a saved game or the options of a new one; an exit code if the player leaves."""
        preferences = Preferences(self.folder)
        page = FirstPage(found.games, preferences, self.hints, steps=self.goes_on)
        return self.ask(page.choose, preferences, notes)

    def complete(self, options: GameOptions, starting: GameStart) -> GameOptions | int:
        """Choose the missing options; an exit code if the player leaves."""
        picked = self.ask(partial(starting.complete, options), Preferences(self.folder), [])
        return picked if isinstance(picked, GameOptions) else 0

    @abstractmethod
    def ask(self, choose: Choose, preferences: Preferences, notes: list[str]) -> Unfinished | GameOptions | int:
        """Ask the questions of a menu, below these notes; an exit code if the player leaves."""

    @abstractmethod
    def run(self, start: Start) -> int:
        """Play and return the exit code."""


class Start(NamedTuple):
    """A session to run, and what starts if the player chooses to play again or to go on with the next.

    `resumed`: it has been played before. `seed` is one that the player typed, `hash` that of fair dice.
    """

    sitting: Sitting
    again: GameOptions | None = None
    next: GameOptions | None = None
    resumed: bool = False
    seed: str | None = None
    hash: str | None = None

    def choice(self) -> GameOptions | None:
        """What the player has chosen to play after it; None if they leave."""
        return {"again": self.again, "next": self.next, "menu": MENU}.get(self.sitting.chosen)


def start(options: GameOptions, face: Face) -> int:
    """Play what the options ask for, then what the player chooses, until they leave. Returns the exit code.

    Raises BadOption, and FileError for a file they name.
    """
    coming: GameOptions | Unfinished | int = options._replace(plain=False, hints=None)
    while not isinstance(coming, int):
        coming = choose(face) if coming == MENU else play_once(coming, face)
    return coming


def play_once(chosen: GameOptions | Unfinished, face: Face) -> GameOptions | int:
    """Play one game, lesson or puzzle. Returns what comes next, or an exit code."""
    begun = prepare(chosen, face)
    if isinstance(begun, Start):
        code = face.run(begun)
        following = begun.choice()
        if following is not None:
            return following
    else:
        code = begun
    # In plain lines a game is left for good; on the screen the player returns to the menu.
    return MENU if face.home and not code else code


def prepare(chosen: GameOptions | Unfinished, face: Face) -> Start | int:
    """The session that was chosen; an exit code if the player leaves before it is. Raises BadOption and FileError."""
    if isinstance(chosen, Unfinished):
        bots = read_kept_bots(chosen.keeper.path)
        return resume(sitting_at(chosen.game, chosen.keeper, bots, chosen.notes), face)
    # Imported late: most games are played here, and few are lessons or puzzles.
    if chosen.link is not None or (chosen.watch and chosen.load is not None):
        from voidlock.terminal.menu.visits import ask_name, lacks_name, visit

        if lacks_name(chosen, face):
            named = face.ask(partial(ask_name, chosen), Preferences(face.folder), [])
            return prepare(named, face) if isinstance(named, GameOptions) else 0
        return Start(visit(chosen, face))
    if chosen.lesson is not None:
        from voidlock.terminal.menu.learning import teach

        return teach(chosen, face)
    if chosen.puzzle is not None:
        from voidlock.terminal.menu.learning import solve

        return solve(chosen, face)
    if chosen.load is not None:
        see_that_load_stands_alone(chosen, face.words)
        game, notes = open_game(chosen.load)
        bots = read_bots(chosen.bots, face.words, game.rules.name)
        see_that_seats_are_there(bots, game, face.words)
        return resume(sitting_at(game, Keeper(face.folder), bots, notes), face)
    return begin(chosen, face)


def begin(options: GameOptions, face: Face) -> Start | int:
    """A new game. One that bots play to be watched is not saved. Raises BadOption, FileError and Refused."""
    kit = options.kit
    starting = start_of(kit)
    starting.check(options, face.words)
    bots = read_bots(options.bots, face.words, kit.name)
    full = options if starting.is_complete(options) else face.complete(options, starting)
    if isinstance(full, int):
        return full
    # A seed that the player has typed is not secret: there is nothing to commit to.
    fair = fair_dice(new_secret()) if full.seed is None else None
    seed = full.seed or "" if fair is None else fair.seed
    if not is_text(seed):
        raise BadOption(face.words.say("terminal-option-seed"))
    setup = starting.setup(full, bots, face.words)
    try:
        game = kit.begin(Origin(seed, setup, fair=fair))
    except FileError as error:
        # Its place in a file says nothing to somebody who has typed options.
        reason = error.reason._replace(arguments={**error.reason.arguments, "where": ""})
        raise BadOption(because(reason, face.words)) from None
    see_that_seats_are_there(bots, game, face.words)
    sitting = sitting_at(game, None if full.watch else Keeper(face.folder), bots)
    sitting.sequels = ("again", "menu") if face.goes_on else ()
    return Start(sitting, full._replace(seed=None), seed=full.seed, hash=fair.hash if fair is not None else None)


def resume(sitting: Sitting, face: Face) -> Start:
    """A game that goes on."""
    sitting.sequels = ("menu",) if face.goes_on else ()
    return Start(sitting, resumed=True)


def choose(face: Face) -> GameOptions | Unfinished | int:
    """Offer unfinished games and new ones; an exit code if the player leaves."""
    found = find_running(face.folder)
    notes = [
        face.words.say("terminal-set-aside" if moved else "terminal-skipped", why=why, path=str(moved or path))
        for path, moved, error in found.set_aside
        for why in [file_trouble(error, face.words)]
    ]
    picked: Unfinished | GameOptions | int = 0
    try:
        picked = face.choose(found, notes)
    finally:
        for unfinished in found.games:
            if unfinished is not picked:
                unfinished.keeper.let_go()
    face.home = face.goes_on
    return picked
