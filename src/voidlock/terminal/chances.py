"""`voidlock odds`: the chances of a position, each with its reason."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

from voidlock import odds
from voidlock.angel.facts import MARINE_NAMES, SPOT_NAMES
from voidlock.odds.figure import Because, Expected, Figure, NoOdds
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
    parts = reckoned(view)
    if not parts:
        return [words.say("odds-none")]
    told: list[str] = []
    for title, figures in parts.items():
        if figures:
            told += [words.say(title), *[told_figure(figure, words) for figure in figures], ""]
    told.append(words.say("odds-assumptions"))
    told += [words.say(because.id, because.arguments) for because in assumptions()]
    return told


def as_json(view: View) -> str:
    """The same figures as data: the part, the message id of the reason and the number."""
    data: dict[str, Json] = {
        title.removeprefix("odds-"): [_data(figure) for figure in figures] for title, figures in reckoned(view).items()
    }
    data["assumes"] = [because.id for because in assumptions()]
    return json.dumps(data, indent=1)


def _data(figure: Figure | Expected) -> dict[str, Json]:
    about = {name: as_data(value) for name, value in figure.because.arguments.items()}
    return {"because": figure.because.id, **about, "value": value_of(figure)}


def reckoned(view: View) -> dict[str, list[Figure | Expected]]:
    """The figures of a view by their titles; none when the game is over."""
    opened = view["open"]
    assert isinstance(opened, dict)
    if opened["result"] or not opened["formation"]:
        return {}
    phase = odds.phase(view)
    event = odds.next_event(view)
    return {
        "odds-phase": [*phase.survives.values(), phase.losses, phase.defeat],
        "odds-attack-list": list(_attacks(view)),
        "odds-event": [
            *[spawn.spawns for spawn in event.spawns.values()],
            *[move.moves for move in event.moves.values() if move.moves.chance],
        ],
    }


def _attacks(view: View) -> Iterable[Figure]:
    for marine in MARINE_NAMES:
        for spot in SPOT_NAMES:
            try:
                yield odds.attacks(view, marine, spot).by_rerolls[-1].hits
            except NoOdds:
                continue


def assumptions() -> tuple[Because, ...]:
    return (odds.SPENDING, odds.REROLL_MISSES, odds.FROM_VIEW, odds.WITHOUT_TARGETS, odds.TOP_FIRST)


def told_figure(figure: Figure | Expected, words: Words) -> str:
    """`67 %: Brother Leon survives; …`"""
    value = value_of(figure)
    shown = f"{value:.2f}" if isinstance(figure, Expected) else words.say("odds-percent", number=f"{100 * value:.0f}")
    return words.say("odds-figure", figure=shown, because=words.say(figure.because.id, figure.because.arguments))


def value_of(figure: Figure | Expected) -> float:
    value: Fraction | float = figure.number if isinstance(figure, Expected) else figure.chance
    return float(value)
