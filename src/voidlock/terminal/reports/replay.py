"""`voidlock replay`: retells a game file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from voidlock.engine import SPECTATOR, Game, Json
from voidlock.terminal.console import Console, real_console
from voidlock.terminal.plain.plain_board import lines_of
from voidlock.terminal.saves import S, open_game
from voidlock.texts import Words
from voidlock.words.boards import draw_board
from voidlock.words.telling import because, question


def retell(path: Path, words: Words, environ: Mapping[str, str]) -> None:
    """Print the events of a game file in words, and its last board. Raises FileError."""
    game, notes = open_game(path)
    console = real_console(environ)
    for note in notes:
        console.say(because(note, words), "wrong")
    tell_all(game, words, console)


def as_data(game: Game[S]) -> dict[str, Json]:
    """The position after the last input, and all events."""
    pending: list[Json] = [
        {"seat": choice.seat, "kind": choice.kind, "texts": list[Json](choice.texts())} for choice in game.pending
    ]
    events: list[Json] = [event.data() for _, event in game.events]
    return {"result": game.result, "state": game.rules.write(game.state), "pending": pending, "events": events}


def tell_all(game: Game[S], words: Words, console: Console) -> None:
    """Tell every event, hidden ones too: a file holds everything."""
    lines = lines_of(game.rules)
    tale = lines.tale()
    seat = 1 if len(game.seats) == 1 else SPECTATOR
    view = game.view(seat)
    events = [event for _, event in game.events]
    for number, event in enumerate(events, start=1):
        words.called = lines.names(view, events, number)
        if event.begins_round:
            console.say()
        for line in tale.lines(event, words):
            console.say(*line)
    console.say()
    for line in draw_board(game, seat, words, console.columns):
        console.say(*line)
    for choice in game.pending:
        console.say()
        asked = ("seat", str(choice.seat))
        console.say(words.say("terminal-asked", seat=asked, question=question(choice, words)), "question")
