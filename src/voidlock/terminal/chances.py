"""`voidlock odds`: the chances of a position, each with its reason."""

from __future__ import annotations

import json
from pathlib import Path

from voidlock.odds.figure import Expected, Figure
from voidlock.odds.sheet import ASSUMED, sheet, value_of
from voidlock.table import Json
from voidlock.table.events import as_json as as_data
from voidlock.texts import Words

from .saves import open_game
from .seats import open_looker

View = dict[str, Json]


def looked_at(path: Path) -> View:
    """The view of a game file: of the one player, or of the seat that is asked. Raises FileError."""
    game, _ = open_game(path)
    return game.view(game.pending[0].seat if game.pending else open_looker(game))


def lines(view: View, words: Words) -> list[str]:
    """All chances in words."""
    parts = sheet(view)
    if not parts:
        return [words.say("odds-none")]
    told: list[str] = []
    for title, figures in parts.items():
        if figures:
            told += [words.say(title), *[told_figure(figure, words) for figure in figures], ""]
    told.append(words.say("odds-assumptions"))
    told += [words.say(because.id, because.arguments) for because in ASSUMED]
    return told


def as_json(view: View) -> str:
    """The same figures as data: the part, the message id of the reason and the number."""
    data: dict[str, Json] = {
        title.removeprefix("odds-"): [_data(figure) for figure in figures] for title, figures in sheet(view).items()
    }
    data["assumes"] = [because.id for because in ASSUMED]
    return json.dumps(data, indent=1)


def _data(figure: Figure | Expected) -> dict[str, Json]:
    about = {name: as_data(value) for name, value in figure.because.arguments.items()}
    return {"because": figure.because.id, **about, "value": value_of(figure)}


def told_figure(figure: Figure | Expected, words: Words) -> str:
    """`67 %: Brother Leon survives; …`"""
    value = value_of(figure)
    shown = f"{value:.2f}" if isinstance(figure, Expected) else words.say("odds-percent", number=f"{100 * value:.0f}")
    return words.say("odds-figure", figure=shown, because=words.say(figure.because.id, figure.because.arguments))
