"""`voidlock replay`: tells a game file again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from voidlock.angel import RULES, State
from voidlock.angel.happenings import RoundBegan
from voidlock.table import Game, Json
from voidlock.texts import Words

from .board import Board
from .console import Console, real_console
from .saves import open_game
from .seats import open_looker
from .telling import Story, because, question


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


def as_data(game: Game[State]) -> dict[str, Json]:
    """How the game stands after the last input, and everything that happened on the way."""
    pending: list[Json] = [
        {"seat": choice.seat, "kind": choice.kind, "texts": list[Json](choice.texts())} for choice in game.pending
    ]
    events: list[Json] = [event.data() for _, event in game.events]
    return {"result": game.result, "state": RULES.write(game.state), "pending": pending, "events": events}


def tell_all(game: Game[State], words: Words, console: Console) -> None:
    """A file holds everything, so everything is told."""
    story = Story(begun=game.origin.setup is None)
    for _, event in game.events:
        if isinstance(event, RoundBegan):
            console.say()
        for line in story.lines(event, words):
            console.say(*line)
    console.say()
    for line in Board(game.view(open_looker(game)), words, console.columns).lines():
        console.say(*line)
    for choice in game.pending:
        console.say()
        seat = ("seat", str(choice.seat))
        console.say(words.say("terminal-asked", seat=seat, question=question(choice, words)), "question")
