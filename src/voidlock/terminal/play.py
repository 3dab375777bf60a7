"""`voidlock play`: goes on with a kept game or starts one, and plays it."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping
from pathlib import Path

from voidlock import angel
from voidlock.angel import State
from voidlock.angel.facts import TEAM_NAMES, setup_for
from voidlock.table import SPECTATOR, FileError, Game
from voidlock.texts import Words

from .console import Console, InputEnded, Interrupted, real_console
from .line_mode import LineMode
from .saves import Found, Keeper, data_folder, find_running, open_game
from .shown import Shown
from .telling import because, file_trouble
from .typed import plain


class BadOption(Exception):
    """An option of the command line that makes no game; the text says why."""


def read_teams(text: str, players: int | None, words: Words) -> tuple[int, str | list[list[str]]]:
    """The number of players and their teams, as `new` takes them, from what was typed after `--teams`."""
    named = [[team.strip().casefold() for team in own.split(",") if team.strip()] for own in text.split("/")]
    if named in ([["draft"]], [["random"]]):
        return 1 if players is None else players, named[0][0]
    number = len(named) if players is None else players
    every = [team for own in named for team in own]
    for team in every:
        if team not in TEAM_NAMES:
            teams = words.say("terminal-comma").join(TEAM_NAMES)
            raise BadOption(words.say("terminal-option-team-unknown", name=team[:40], teams=teams))
        if every.count(team) > 1:
            raise BadOption(words.say("terminal-option-team-twice", name=team))
    if not 1 <= number <= 6:
        raise BadOption(words.say("terminal-option-players", number=number))
    each = setup_for(number).teams // number
    if len(named) != number or any(len(own) != each for own in named):
        example = "/".join(",".join(TEAM_NAMES[seat * each : (seat + 1) * each]) for seat in range(number))
        raise BadOption(words.say("terminal-option-teams-count", players=number, number=each, example=example))
    return number, named


def new_game(players: int | None, teams: str, seed: str | None, words: Words) -> Game[State]:
    """A new game as the options of the command line ask for it."""
    if players is not None and not 1 <= players <= 6:
        raise BadOption(words.say("terminal-option-players", number=players))
    number, shared = read_teams(teams, players, words)
    return angel.new(number, seed=seed, teams=shared)


def play(
    words: Words,
    environ: Mapping[str, str],
    *,
    players: int | None = None,
    teams: str | None = None,
    seed: str | None = None,
    load: Path | None = None,
    plain: bool = False,
) -> int:
    """Play in lines; the exit code. Raises BadOption and, for a file named by the player, FileError."""
    console = real_console(environ, plain=plain)
    folder = data_folder(environ)
    with console.stoppable():
        if load is not None:
            for option, value in (("--players", players), ("--teams", teams), ("--seed", seed)):
                if value is not None:
                    raise BadOption(words.say("terminal-option-load-alone", option=option))
            game, notes = open_game(load)
            mode = LineMode(game, words, console, Keeper(folder))
            mode.resume()
            for note in notes:
                console.say(because(note, words))
        elif players is None and teams is None and seed is None:
            mode = go_on_or_start(words, console, folder)
        else:
            game = new_game(players, "draft" if teams is None else teams, seed, words)
            console.say(words.say("terminal-new-game", players=len(game.seats)))
            if seed is not None:
                console.say(words.say("terminal-seed", seed=seed))
            mode = LineMode(game, words, console, Keeper(folder))
        return guarded(mode, folder)


def guarded(mode: LineMode, folder: Path) -> int:
    """Play; a mistake of the program is written down instead of being thrown at the player."""
    try:
        return mode.play()
    except (OSError, SystemExit):
        # The one who read our lines is gone, or a second stop did not want to wait.
        raise
    except Exception:
        path = folder / f"mistake-{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(traceback.format_exc(), encoding="utf-8")
        except OSError:
            traceback.print_exc()
        mode.say("terminal-crash", "wrong", path=str(path))
        return 70


def go_on_or_start(words: Words, console: Console, folder: Path) -> LineMode:
    """Offer the game that was played last; otherwise one for a single player."""
    found = find_running(folder)
    for path, moved, error in found.set_aside:
        why = file_trouble(error, words)
        id = "terminal-set-aside" if moved else "terminal-skipped"
        console.say(words.say(id, why=why, path=str(moved or path)), "wrong")
    if found.game is not None and found.keeper is not None:
        if wants_to_go_on(found, found.game, words, console):
            for note in found.notes:
                console.say(because(note, words))
            mode = LineMode(found.game, words, console, found.keeper)
            mode.resume()
            return mode
        found.keeper.let_go()
    console.say(words.say("terminal-new-game", players=1))
    return LineMode(angel.new(1), words, console, Keeper(folder))


def wants_to_go_on(found: Found, game: Game[State], words: Words, console: Console) -> bool:
    """Where nobody answers any more, the game goes on: nothing is lost by that."""
    prompt = words.say(
        "terminal-go-on",
        round=game.state.round,
        players=len(game.seats),
        location=words.short("location", Shown(game.view(SPECTATOR))["open"]["location"].text),
        when=time.strftime("%Y-%m-%d %H:%M", time.localtime(found.changed)),
    )
    while True:
        try:
            line = plain(console.ask(prompt)).casefold()
        except InputEnded:
            return True
        if not line or line in ("y", "yes", words.say("terminal-yes")):
            return True
        if line in ("n", "no", words.say("terminal-no")):
            return False
        console.say(words.say("terminal-yes-or-no"))


__all__ = ["BadOption", "FileError", "Interrupted", "play"]
