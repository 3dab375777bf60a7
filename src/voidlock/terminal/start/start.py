"""Factory of game sessions: from options, a saved game or a menu to a game, on the screen or in lines."""

from __future__ import annotations

import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from voidlock.engine import Game, Origin, Reason, fair_dice, new_secret
from voidlock.games import kit_for, kit_of
from voidlock.terminal.playing.hints import Hints
from voidlock.terminal.saves import Found, Keeper, S, Unfinished, find_running, open_game
from voidlock.terminal.sitting.here import Here, kept_bots
from voidlock.terminal.sitting.sitting import Sitting
from voidlock.terminal.telling import because, file_trouble
from voidlock.texts import Words

from .game_start import GameStart, start_of
from .options import BadFile, BadOption, Wished, is_text, see_that_load_stands_alone


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
) -> Sitting:
    """A session for a game on this computer. A game without a screen is played in lines."""
    screen = kit_for(game.rules).screen
    if screen is not None:
        return screen().here(game, keeper, bots, notes)
    from voidlock.terminal.line_mode.plain import PlainBoard

    return Here(game, PlainBoard(game.rules.name), keeper, bots, notes)


class Face(ExitStack, ABC):
    """A front end in a terminal. Its words change when the player picks another language."""

    goes_on = False
    """Whether the player can choose what comes after a game."""

    person = True
    """Whether a person plays, not a program."""

    left = False
    """Whether the player has left the menu."""

    home = False
    """Whether the menu was shown: leaving a game leads back to it."""

    def __init__(self, words: Words, folder: Path) -> None:
        super().__init__()
        self.words, self.folder = words, folder
        self.hints = Hints()

    def give_hints(self, wanted: bool | None) -> None:
        """Explain what is new if the player wants it; if nobody said so, to a person."""
        self.hints = Hints(self.folder, wanted if wanted is not None or self.person else False)

    @abstractmethod
    def choose(self, found: Found, notes: list[str]) -> Unfinished | Wished | int:
        """Choose a saved game or the options of a new one; an exit code if the player leaves."""

    @abstractmethod
    def complete(self, wished: Wished, starting: GameStart) -> Wished | int:
        """Choose the missing options; an exit code if the player leaves."""

    def show_faults(self, faulty: BadFile) -> None:
        """Show what is wrong with a player's file before the command fails."""

    @abstractmethod
    def run(self, sitting: Sitting, *, resumed: bool = False, seed: str | None = None, hash: str | None = None) -> int:
        """Play and return the exit code. `resumed`: the game has been played before. `hash` is that of fair dice."""


def start(wished: Wished, face: Face) -> int:
    """Play what the options ask for and return the exit code. Raises BadOption, and FileError for a file they name."""
    if wished.load is not None:
        see_that_load_stands_alone(wished, face.words)
        game, notes = open_game(wished.load)
        bots = read_bots(wished.bots, face.words, game.rules.name)
        see_that_seats_are_there(bots, game, face.words)
        return resume(sitting_at(game, Keeper(face.folder), bots, notes), face)
    if wished._replace(plain=False, hints=None) == Wished():
        return go_on_or_begin(face)
    return begin(wished, face, Keeper(face.folder))


def begin(wished: Wished, face: Face, keeper: Keeper | None) -> int:
    """Play a new game and return the exit code. Without a keeper it is not saved.

    Raises BadOption, FileError and Refused.
    """
    if wished.watch or wished.link is not None:
        # Imported late: most games are played here.
        from .visiting import visit

        return visit(wished, face)
    if wished.lesson is not None:
        # Imported late: few games are lessons.
        from .learning import teach

        return teach(wished, face)
    if wished.puzzle is not None:
        from .puzzling import named, solve

        return solve(named(wished.game, wished.puzzle, face.words), face)
    kit = wished.kit
    starting = start_of(kit)
    starting.check(wished, face.words)
    bots = read_bots(wished.bots, face.words, kit.name)
    full = wished if starting.is_complete(wished) else face.complete(wished, starting)
    if isinstance(full, int):
        return full
    # A seed that the player has typed is not secret: there is nothing to commit to.
    fair = fair_dice(new_secret()) if full.seed is None else None
    seed = full.seed or "" if fair is None else fair.seed
    if not is_text(seed):
        raise BadOption(face.words.say("terminal-option-seed"))
    try:
        setup = starting.setup(full, bots, face.words)
    except BadFile as faulty:
        face.show_faults(faulty)
        raise
    game = kit.begun(Origin(seed, setup, fair=fair))
    see_that_seats_are_there(bots, game, face.words)
    sitting = sitting_at(game, keeper, bots)
    sitting.sequels = ("again", "menu") if face.goes_on else ()
    code = face.run(sitting, seed=full.seed, hash=fair.hash if fair is not None else None)
    if sitting.chosen == "again":
        return begin(full._replace(seed=None), face, Keeper(face.folder) if keeper is not None else None)
    return go_on_or_begin(face) if sitting.chosen == "menu" else code


def resume(sitting: Sitting, face: Face) -> int:
    """Play on, and return the exit code."""
    sitting.sequels = ("menu",) if face.goes_on else ()
    code = face.run(sitting, resumed=True)
    return go_on_or_begin(face) if sitting.chosen == "menu" else code


def go_on_or_begin(face: Face) -> int:
    """Offer unfinished games and new ones."""
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
        face.left = True
        return picked
    face.home = face.goes_on
    if isinstance(picked, Wished):
        code = begin(picked, face, Keeper(face.folder))
        ends = is_game(picked)
    else:
        bots, ends = kept_bots(picked.keeper.path), True
        code = resume(sitting_at(picked.game, picked.keeper, bots, picked.notes), face)
    # In plain lines a game is left for good; from anything else the player returns to the menu.
    return code if code or face.left or (ends and not face.home) else go_on_or_begin(face)


def is_game(wished: Wished) -> bool:
    """Whether it is a game of one's own, not a lesson, a puzzle, or a game that others play."""
    return not wished.watch and wished.link is None and wished.lesson is None and wished.puzzle is None


def written_down(error: BaseException, folder: Path) -> Path | None:
    """Write a crash report to the data folder. Returns its path, or None if it cannot be written."""
    path = folder / f"mistake-{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return None
    return path
