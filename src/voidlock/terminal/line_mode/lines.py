"""`voidlock play` in plain lines: goes on with a kept game or starts one, and plays it."""

from __future__ import annotations

import secrets
import time
import traceback
from collections.abc import Mapping
from pathlib import Path

from voidlock.engine import Game, Origin, State
from voidlock.games import Wanted, angel, hulk
from voidlock.games.hulk.lines.missions import file_called, new_mission, see_that_hulk_is_alone
from voidlock.games.hulk.lines.mode import briefing, choice_of_missions
from voidlock.games.hulk.mission.file import find_mission
from voidlock.installation import command
from voidlock.terminal.console import Console, InputEnded, real_console
from voidlock.terminal.saves import Keeper, S, Unfinished, data_folder, find_running, open_game
from voidlock.terminal.start.options import BadOption, Wished, is_text, new_game, see_that_load_stands_alone
from voidlock.terminal.telling import about, because, file_trouble
from voidlock.terminal.typed import plain
from voidlock.texts import Words

from .frame import Frame
from .plain import lines_of

AnyMode = Frame[State] | Frame[angel.State] | Frame[hulk.State]


def play_in_lines(words: Words, environ: Mapping[str, str], wished: Wished) -> int:
    """Play; the exit code."""
    folder = data_folder(environ)
    console = real_console(environ, plain=wished.plain)
    with console.stoppable():
        try:
            mode = mode_of(wished, words, console, folder)
        except InputEnded:
            return 0
        return guarded(mode, folder)


def mode_of(wished: Wished, words: Words, console: Console, folder: Path) -> AnyMode:
    """What the command line asks for. Raises InputEnded if somebody would rather leave."""
    if wished.load is not None:
        see_that_load_stands_alone(wished, words)
        opened, notes = open_game(wished.load)
        mode = mode_for(opened, words, console, Keeper(folder))
        mode.resume()
        for note in notes:
            console.say(because(note, words))
        return mode
    if wished.is_hulk:
        see_that_hulk_is_alone(wished, words)
        return begun_mission(wished.mission, wished.seed, words, console, folder)
    if "teams" not in wished.kit.takes:
        return begun_plainly(wished, words, console, folder)
    if (wished.players, wished.teams, wished.seed, wished.setting) == (None, None, None, None):
        return go_on_or_start(words, console, folder)
    teams = "draft" if wished.teams is None else wished.teams
    started = new_game(wished.players, teams, wished.seed, words, wished.setting)
    console.say(words.say("terminal-new-game", players=len(started.seats)))
    if wished.seed is not None:
        console.say(words.say("terminal-seed", seed=wished.seed))
    return mode_for(started, words, console, Keeper(folder))


def mode_for(game: Game[S], words: Words, console: Console, keeper: Keeper) -> Frame[S]:
    """The line mode of a game."""
    return lines_of(game.rules).mode(game, words, console, keeper)


def begun_plainly(wished: Wished, words: Words, console: Console, folder: Path) -> Frame[State]:
    """A new game of a kit that takes neither teams nor a mission. Raises BadOption and Refused."""
    kit = wished.kit
    for option in ("players", "teams", "mission", "setting"):
        if getattr(wished, option) is not None and option not in kit.takes:
            raise BadOption(words.say("reason-sim_option", option=option, game=kit.name))
    seed = secrets.token_hex(16) if wished.seed is None else wished.seed
    if not is_text(seed):
        raise BadOption(words.say("terminal-option-seed"))
    game = kit.begun(Origin(seed, kit.setup(Wanted(players=wished.players, setting=wished.setting))))
    if wished.seed is not None:
        console.say(words.say("terminal-seed", seed=wished.seed))
    return mode_for(game, words, console, Keeper(folder))


def begun_mission(mission: str | None, seed: str | None, words: Words, console: Console, folder: Path) -> AnyMode:
    """A mission by its name, or from a mission file; asked for if it is not named."""
    game = new_mission(mission if mission is not None else ask_mission(words, console), seed, words)
    for line in briefing(game.state.board.mission, words):
        console.say(*line)
    if seed is not None:
        console.say(words.say("terminal-seed", seed=seed))
    return mode_for(game, words, console, Keeper(folder))


def ask_mission(words: Words, console: Console) -> str:
    """The list of missions, and the answer. Raises InputEnded if nobody answers."""
    for told in choice_of_missions(words):
        console.say(*told)
    names = hulk.mission_names()
    while True:
        # A file keeps the letters of its name, however they are typed.
        line = console.ask(words.say("terminal-hulk-which", number=len(names))).strip()
        typed = plain(line)
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(names):
            return names[int(typed[:4]) - 1]
        if find_mission(typed):
            return find_mission(typed)
        if file_called(line) is not None:
            return line
        if line:
            console.say(words.say("terminal-hulk-mission-unknown", name=line[:80], command=command()), "wrong")


def guarded(mode: AnyMode, folder: Path) -> int:
    """Play; a mistake of the program is written down instead of being thrown at the player."""
    try:
        return mode.play()
    except OSError:
        # Whoever read our lines is gone.
        raise
    except Exception:  # any mistake at all: the player is told where it is written down
        path = folder / f"mistake-{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(traceback.format_exc(), encoding="utf-8")
        except OSError:
            traceback.print_exc()
        mode.say("terminal-crash", "wrong", path=str(path))
        return 70


def go_on_or_start(words: Words, console: Console, folder: Path) -> AnyMode:
    """Offer the games that were played last; otherwise one for a single player."""
    found = find_running(folder)
    for path, moved, error in found.set_aside:
        why = file_trouble(error, words)
        id = "terminal-set-aside" if moved else "terminal-skipped"
        console.say(words.say(id, why=why, path=str(moved or path)), "wrong")
    picked: Unfinished | None = None
    try:
        picked = picked_of(found.games, words, console) if found.games else None
    finally:
        for unfinished in found.games:
            if unfinished is not picked:
                unfinished.keeper.let_go()
    if picked is not None:
        return gone_on_with(picked, words, console)
    if found.games:
        console.say(words.say("terminal-declined", number=len(found.games), path=place_of(found.games)))
        console.say(words.say("terminal-declined-how", command=command()))
    console.say(words.say("terminal-new-game", players=1))
    return mode_for(angel.new(1), words, console, Keeper(folder))


def gone_on_with(picked: Unfinished, words: Words, console: Console) -> AnyMode:
    for note in picked.notes:
        console.say(because(note, words))
    mode = mode_for(picked.game, words, console, picked.keeper)
    mode.resume()
    return mode


def picked_of(games: list[Unfinished], words: Words, console: Console) -> Unfinished | None:
    """The game to go on with, None for a new one. Raises InputEnded if somebody would rather leave."""
    if len(games) == 1:
        prompt, hint = about(games[0], words, "terminal-go-on"), words.say("terminal-yes-or-no")
    else:
        console.say(words.say("terminal-unfinished"))
        for number, unfinished in enumerate(games, start=1):
            console.say(f"{number:2}. {about(unfinished, words, 'terminal-unfinished')}")
        prompt, hint = words.say("terminal-go-on-which"), words.say("terminal-number-or-no", number=len(games))
    while True:
        try:
            line = plain(console.ask(prompt)).casefold()
        except InputEnded:
            if not console.person:
                # Nobody is there to be asked; nothing is lost by going on.
                return games[0]
            console.say(words.say("terminal-input-ended"))
            console.say(words.say("terminal-kept", path=place_of(games), command=command()))
            raise
        if not line or line in words.say("terminal-yes").split():
            return games[0]
        if line in words.say("terminal-no").split():
            return None
        if len(games) > 1 and line in [str(number) for number in range(1, len(games) + 1)]:
            return games[int(line) - 1]
        console.say(hint)


def place_of(games: list[Unfinished]) -> str:
    """Where they are kept: the file of a single one, the folder of several."""
    path = games[0].keeper.path
    return str(path if len(games) == 1 else path.parent)
