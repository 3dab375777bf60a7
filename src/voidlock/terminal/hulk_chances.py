"""`voidlock odds` for Space Hulk: what the marines can hit, and what may become of them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from voidlock.hulk import State
from voidlock.odds import FROM_VIEW
from voidlock.odds.figure import Because, Figure, NoOdds
from voidlock.odds.hulk import assaulted, hit, overwatch
from voidlock.odds.hulk.assault import HULK_FIGHTING
from voidlock.odds.hulk.seen import View, stealers
from voidlock.table import Game, Json
from voidlock.table.events import as_json as as_data
from voidlock.texts import Words

STEPS = 3
"""Actions in view for which overwatch is reckoned."""

ASSUMES: tuple[Because, ...] = (HULK_FIGHTING, FROM_VIEW)


def reckoned(game: Game[State]) -> dict[str, list[Figure]]:
    """The figures by their titles; none when the mission is over."""
    if game.result:
        return {}
    view, names = game.view(1), game.state.board.marine_names
    return {
        "odds-hulk-shots": list(_shots(view, names)),
        "odds-hulk-watch": list(_watches(game, view)),
        "odds-hulk-assaults": list(_assaults(view, names)),
    }


def _shots(view: View, names: tuple[str, ...]) -> Iterator[Figure]:
    for name in names:
        for stealer in stealers(view):
            try:
                yield hit(view, name, stealer)
            except NoOdds:
                continue


def _watches(game: Game[State], view: View) -> Iterator[Figure]:
    for marine, name in enumerate(game.state.board.marine_names):
        if game.state.overwatch >> marine & 1:
            try:
                watch = overwatch(view, name, STEPS)
            except NoOdds:
                continue
            yield from (*watch.dead, watch.jammed)


def _assaults(view: View, names: tuple[str, ...]) -> Iterator[Figure]:
    for name in names:
        for stealer in stealers(view):
            try:
                found = assaulted(view, name, stealer)
            except NoOdds:
                continue
            yield from (found.dies, found.kills)


def lines(game: Game[State], words: Words) -> list[str]:
    """All chances in words."""
    parts = {title: figures for title, figures in reckoned(game).items() if figures}
    if not parts:
        return [words.say("odds-hulk-none")]
    told: list[str] = []
    for title, figures in parts.items():
        told += [words.say(title), *[_told(figure, words) for figure in figures], ""]
    told.append(words.say("odds-assumptions"))
    return [*told, *[words.say(because.id, because.arguments) for because in ASSUMES]]


def _told(figure: Figure, words: Words) -> str:
    shown = words.say("odds-percent", number=f"{100 * float(figure.chance):.0f}")
    return words.say("odds-figure", figure=shown, because=words.say(figure.because.id, figure.because.arguments))


def as_json(game: Game[State]) -> str:
    """The same figures as data."""
    data: dict[str, Json] = {
        title.removeprefix("odds-"): [_data(figure) for figure in figures] for title, figures in reckoned(game).items()
    }
    data["assumes"] = [because.id for because in ASSUMES]
    return json.dumps(data, indent=1)


def _data(figure: Figure) -> dict[str, Json]:
    about = {name: as_data(value) for name, value in figure.because.arguments.items()}
    return {"because": figure.because.id, **about, "value": float(figure.chance)}
