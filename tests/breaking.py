"""Game files broken at random: a game or a FileError comes of them, never anything else."""

from __future__ import annotations

import json
from collections.abc import Mapping

from hypothesis import strategies as st

from voidlock.engine import FileError, Json, Rules, load
from voidlock.engine.rules import S


class Place:
    """Somewhere in a file: a field of a table or an item of a list."""

    def __init__(self, holder: dict[str, Json] | list[Json], key: str | int, value: Json, depth: int) -> None:
        self.holder, self.key, self.value, self.depth = holder, key, value, depth

    def put(self, value: Json) -> None:
        if isinstance(self.holder, dict):
            self.holder[str(self.key)] = value
        elif isinstance(self.key, int):
            self.holder[self.key] = value

    def drop(self) -> None:
        if isinstance(self.holder, dict):
            del self.holder[str(self.key)]
        elif isinstance(self.key, int):
            del self.holder[self.key]

    def double(self) -> None:
        if isinstance(self.holder, dict):
            self.holder[f"{self.key}2"] = self.value
        elif isinstance(self.key, int):
            self.holder.insert(self.key, self.value)


def places(holder: Json, depth: int = 0) -> list[Place]:
    """Everywhere in a file, from the outside in."""
    inside: list[Place] = []
    if isinstance(holder, dict):
        inside = [Place(holder, key, value, depth) for key, value in holder.items()]
    elif isinstance(holder, list):
        inside = [Place(holder, key, value, depth) for key, value in enumerate(holder)]
    return [*inside, *[place for outer in inside for place in places(outer.value, depth + 1)]]


def break_somewhere(file: dict[str, Json], data: st.DataObject, odd: st.SearchStrategy[Json]) -> None:
    """Drop, double, replace or exchange something in one to three places."""
    for _ in range(data.draw(st.integers(1, 3))):
        everywhere = places(file)
        # A game has hundreds of inputs; without this hardly anything else would be hit.
        depth = data.draw(st.integers(0, max([place.depth for place in everywhere], default=0)))
        near = [place for place in everywhere if place.depth == depth]
        if not near:
            continue
        there = data.draw(st.sampled_from(near))
        what = data.draw(st.sampled_from(["drop", "double", "put", "exchange"]))
        if what == "drop":
            there.drop()
        elif what == "double":
            there.double()
        elif what == "put":
            there.put(data.draw(odd))
        else:
            there.put(json.loads(json.dumps(data.draw(st.sampled_from(everywhere)).value)))


def game_or_file_error(file: dict[str, Json], games: Mapping[str, Rules[S]]) -> None:
    try:
        game, _ = load(file, games)
    except FileError as error:
        assert error.reason.id
    else:
        assert game.pending or game.result or not game.state.agenda
