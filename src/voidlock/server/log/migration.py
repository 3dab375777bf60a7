"""Migration: continues a game begun under older rules, from the last position its log holds."""

from __future__ import annotations

from msgspec import Raw, json

from voidlock.engine import AnyGame, Json, save
from voidlock.games import load_game

from .entries import Answered, AnyEntry, TookBack, Undone


def file_of(raw: Raw) -> dict[str, Json]:
    """A game file as data; `loaded` checks whether it holds a game."""
    data: dict[str, Json] = json.decode(raw)
    return data


def raw_file(game: AnyGame) -> Raw:
    return Raw(json.encode(save(game)))


class OlderGame:
    """A log's entries kept as text, because today's rules might play them differently."""

    def __init__(self, file: dict[str, Json]) -> None:
        self._file = file
        self._inputs: list[Json] = []
        self._rounds: list[Json] = []
        self._result = ""

    def add(self, entry: AnyEntry) -> None:
        match entry:
            case Answered():
                self._inputs += [f"{entry.seat} {entry.answer}", *entry.chance]
                self._result = entry.result
                if isinstance(entry.round, Raw):
                    self._rounds.append(json.decode(entry.round))
            case TookBack():
                self._inputs.append(f"back {entry.seat} {entry.answer}")
            case Undone():
                self._inputs.append(f"undo {entry.inputs}")
                self._inputs += [f"{kept.seat} {kept.answer}" for kept in entry.kept]
                self._rounds = [kept for kept in self._rounds if _after(kept) <= entry.inputs]

    def migrate(self) -> AnyGame:
        """The game under today's rules, whole if its moves still fit, otherwise from its round. Raises FileError."""
        before = self._file.get("inputs")
        data: dict[str, Json] = {
            **self._file,
            "inputs": [*(before if isinstance(before, list) else []), *self._inputs],
            "result": self._result,
        }
        if self._rounds:
            data["round"] = self._rounds[-1]
        game, _ = load_game(data)
        return game


def _after(kept: Json) -> int:
    assert isinstance(kept, dict)
    inputs = kept["inputs"]
    assert isinstance(inputs, int)
    return inputs
