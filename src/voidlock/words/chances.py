"""`voidlock odds`: exact odds for a position, each with its reason."""

from __future__ import annotations

import json
from collections.abc import Sequence

from voidlock.engine import Json
from voidlock.engine.events import as_json as as_data
from voidlock.odds.figure import Because, Expected, Figure, Matter, percent, value_of
from voidlock.odds.sheets import Sheet
from voidlock.texts import Words


def lines(sheet: Sheet, words: Words) -> list[str]:
    """All odds in words."""
    if not sheet.parts:
        return [words.say("odds-none")]
    told = [*describe_matters(sheet.matters, words), ""] if sheet.matters else []
    for title, figures in sheet.parts.items():
        if figures:
            told += [words.say(title), *[describe_figure(figure, words) for figure in figures], ""]
    if not told:
        return [words.say("odds-nothing")]
    told.append(words.say("odds-assumptions"))
    return [*told, *[words.say(because.id, because.arguments) for because in sheet.assumed]]


def describe_matters(matters: Sequence[Matter], words: Words) -> list[str]:
    """What matters now, under its title."""
    return [words.say("matters-title"), *[words.say(*matter.because) for matter in matters]]


def as_json(sheet: Sheet) -> str:
    """The same figures as JSON: the part, the message id of the reason and the number."""
    data: dict[str, Json] = {
        title.removeprefix("odds-"): [_data(figure) for figure in figures] for title, figures in sheet.parts.items()
    }
    data["matters"] = [
        {"because": matter.because.id, **_about(matter.because), "at": [as_data(thing) for thing in matter.at]}
        for matter in sheet.matters
    ]
    data["assumes"] = [because.id for because in sheet.assumed]
    return json.dumps(data, indent=1)


def _data(figure: Figure | Expected) -> dict[str, Json]:
    return {"because": figure.because.id, **_about(figure.because), "value": value_of(figure)}


def _about(because: Because) -> dict[str, Json]:
    return {name: as_data(value) for name, value in because.arguments.items()}


def describe_figure(figure: Figure | Expected, words: Words) -> str:
    """`67%: Brother Leon survives; …`"""
    shown = f"{float(figure.number):.2f}" if isinstance(figure, Expected) else percent(figure.chance)
    return words.say("odds-figure", figure=shown, because=words.say(figure.because.id, figure.because.arguments))
