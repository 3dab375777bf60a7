"""`voidlock review`: the most expensive choices of a game file, each with the board then."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from voidlock.engine import Game, Json, Option, State, save
from voidlock.games import loaded
from voidlock.texts import Words

from .console import Console, real_console
from .line_mode.plain import lines_of
from .saves import open_game
from .telling import because, percent

if TYPE_CHECKING:
    from voidlock.search.choices import Costly, Hindsight


def review(path: Path, words: Words, environ: Mapping[str, str], seconds: float) -> None:
    """Tell which choices cost most, measured in about so many seconds. Raises FileError and Lacking."""
    game, notes = open_game(path)
    console = real_console(environ)
    for note in notes:
        console.say(because(note, words), "wrong")
    found = searched(game, seconds)
    console.say(words.say("end-costly" if found.told else "end-costly-none"), "question")
    for number, each in enumerate(found.told, start=1):
        console.say()
        _tell(game, number, each, words, console)
    console.say()
    rest = found.choices - found.looked
    console.say(words.say("hindsight-looked", looked=found.looked, choices=found.choices, rest=rest))
    console.say(words.say("end-costly-text"))


def review_as_json(path: Path, environ: Mapping[str, str], seconds: float) -> None:
    """Print the same as JSON. Raises FileError and Lacking."""
    console = real_console(environ)
    console.target.write(json.dumps(as_data(searched(open_game(path)[0], seconds).told), indent=1) + "\n")
    console.target.flush()


def searched(game: Game[State], seconds: float) -> Hindsight:
    """The most expensive choices of all seats; the same again for the same game if the time suffices."""
    from voidlock.search.choices import costly

    return costly(game, game.seats, random.Random(game.origin.seed), seconds)


def as_data(found: Sequence[Costly]) -> list[dict[str, Json]]:
    return [
        {
            "inputs": each.inputs,
            "seat": each.seat,
            "question": each.kind,
            "given": each.given.text,
            "better": each.better.text,
            "cost": each.cost,
            "low": each.low,
            "high": each.high,
        }
        for each in found
    ]


def _tell(game: Game[State], number: int, each: Costly, words: Words, console: Console) -> None:
    """The board then, what was chosen, what would have been better, and what it was worth."""
    record = save(game)
    inputs = record["inputs"]
    assert isinstance(inputs, list)
    then = loaded({**record, "inputs": inputs[: each.inputs], "result": ""})[0]
    for line in lines_of(then.rules).board(then.view(each.seat), words, console.columns, whole=False, hides=False):
        console.say(*line)

    def said(option: Option[object]) -> str:
        return words.option(option.verb, option.arguments())

    chosen = words.say("hindsight-choice", given=said(each.given), better=said(each.better), game=game.rules.name)
    console.say(f"{number}. {chosen}", "question")
    worth = {"cost": percent(each.cost), "low": percent(each.low), "high": percent(each.high)}
    console.say(words.say("hindsight-worth", worth))
