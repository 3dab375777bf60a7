"""A factory of sittings: one way from options, a saved game or a menu to a game, on the screen or in lines."""

from __future__ import annotations

import secrets
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from voidlock.engine import Game, Origin, Reason
from voidlock.games import Wanted, kit_for, kit_of
from voidlock.terminal.saves import Found, Keeper, S, Unfinished, find_running, open_game
from voidlock.terminal.sitting.here import Here, kept_bots
from voidlock.terminal.sitting.sitting import Sitting
from voidlock.terminal.telling import because, file_trouble
from voidlock.texts import Words

from .options import BadOption, Wished, is_text, new_game, see_that_load_stands_alone


def read_bots(text: str | None, words: Words, game: str) -> dict[int, str]:
    """Bots by seat, from what was typed after `--bots`; a game's only seat needs no number. Raises BadOption."""
    if not text:
        return {}
    # Imported late: most games begin without a bot.
    from voidlock.bots.names import BotRefused, bot_kind

    kit = kit_of(game)
    seats = {str(seat): seat for seat in range(1, kit.seats + 1)}
    wrong = "screen-option-bots"
    if kit.seats == 1:
        seats, wrong = {"": 1, **seats}, "terminal-option-hulk-one-bot"
    found: dict[int, str] = {}
    for part in text.split(","):
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
    """A seat at a game on this computer. A game without a screen is played in lines."""
    screen = kit_for(game.rules).screen
    if screen is not None:
        return screen().here(game, keeper, bots, notes)
    from voidlock.terminal.line_mode.plain import PlainBoard

    return Here(game, PlainBoard(game.rules.name), keeper, bots, notes)


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
    if "teams" not in wished.kit.takes:
        return _begin_any(wished, face, keeper)
    bots, players = read_bots(wished.bots, face.words, wished.kit.name), wished.players
    if players is None and wished.teams is None:
        players = max(bots, default=1)
    teams = "draft" if wished.teams is None else wished.teams
    game = new_game(players, teams, wished.seed, face.words, wished.setting)
    see_that_seats_are_there(bots, game, face.words)
    return face.run(sitting_at(game, keeper, bots), seed=wished.seed)


def _begin_mission(wished: Wished, face: Face, keeper: Keeper | None) -> int:
    from voidlock.games.hulk.lines.missions import FaultyMission, new_mission, see_that_hulk_is_alone

    see_that_hulk_is_alone(wished, face.words)
    bots = read_bots(wished.bots, face.words, wished.kit.name)
    mission = wished.mission if wished.mission is not None else face.choose_mission()
    if isinstance(mission, int):
        return mission
    try:
        game = new_mission(mission, wished.seed, face.words)
    except FaultyMission as faulty:
        face.show_faults(faulty)
        raise
    return face.run(sitting_at(game, keeper, bots), seed=wished.seed)


def _begin_any(wished: Wished, face: Face, keeper: Keeper | None) -> int:
    """A new game of a kit that takes neither teams nor a mission. Raises BadOption and Refused."""
    kit, words = wished.kit, face.words
    for option in ("players", "teams", "mission", "setting"):
        if getattr(wished, option) is not None and option not in kit.takes:
            raise BadOption(words.say("reason-sim_option", option=option, game=kit.name))
    seed = secrets.token_hex(16) if wished.seed is None else wished.seed
    if not is_text(seed):
        raise BadOption(words.say("terminal-option-seed"))
    bots = read_bots(wished.bots, words, kit.name)
    game = kit.begun(Origin(seed, kit.setup(Wanted(players=wished.players, setting=wished.setting))))
    see_that_seats_are_there(bots, game, words)
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
