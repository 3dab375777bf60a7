"""`voidlock replay`: tells a game file again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from voidlock.engine import SPECTATOR, Event, Json
from voidlock.games import hulk
from voidlock.games.angel.events import RoundBegan
from voidlock.games.angel.lines.board import Board
from voidlock.games.angel.view_types import angel_view
from voidlock.games.hulk.events.marines import TurnBegan
from voidlock.games.hulk.lines.board import HulkBoard
from voidlock.games.hulk.view_types import hulk_view
from voidlock.terminal.line import Line
from voidlock.texts import Words

from .console import Console, real_console
from .saves import AnyGame, open_game
from .telling import Story, because, question, tell


def replay(path: Path, words: Words, environ: Mapping[str, str]) -> None:
    """Tell the events of a game file in words, and its last board. Raises FileError."""
    game, notes = open_game(path)
    console = real_console(environ)
    for note in notes:
        console.say(because(note, words), "wrong")
    tell_all(game, words, console)


def replay_as_json(path: Path, environ: Mapping[str, str]) -> None:
    """Print the events of a game file and how it stands after them as JSON. Raises FileError."""
    game, _ = open_game(path)
    console = real_console(environ)
    console.target.write(json.dumps(as_data(game), indent=1) + "\n")
    console.target.flush()


def as_data(game: AnyGame) -> dict[str, Json]:
    """How the game stands after the last input, and everything that happened on the way."""
    pending: list[Json] = [
        {"seat": choice.seat, "kind": choice.kind, "texts": list[Json](choice.texts())} for choice in game.pending
    ]
    events: list[Json] = [event.data() for _, event in game.events]
    return {"result": game.result, "state": written(game), "pending": pending, "events": events}


def written(game: AnyGame) -> dict[str, Json]:
    if isinstance(game.state, hulk.State):
        return hulk.RULES.write(game.state)
    return game.rules.write(game.state)


def tell_all(game: AnyGame, words: Words, console: Console) -> None:
    """A file holds everything, so everything is told."""
    story = Story(begun=game.origin.setup is None)
    is_hulk = isinstance(game.state, hulk.State)
    for _, event in game.events:
        if isinstance(event, RoundBegan | TurnBegan):
            console.say()
        for line in _mission_line(event, words) if is_hulk else story.lines(event, words):
            console.say(*line)
    console.say()
    view = game.view(1 if len(game.seats) == 1 else SPECTATOR)
    for line in (
        HulkBoard(hulk_view(view), words).lines()
        if is_hulk
        else Board(angel_view(view), words, console.columns).lines()
    ):
        console.say(*line)
    for choice in game.pending:
        console.say()
        seat = ("seat", str(choice.seat))
        console.say(words.say("terminal-asked", seat=seat, question=question(choice, words)), "question")


def _mission_line(event: Event, words: Words) -> list[Line]:
    return [Line(tell(event, words), "title" if isinstance(event, TurnBegan) else "")]
