"""Messages about missions, sent over HTTP before there is a table."""

from __future__ import annotations

from msgspec import Raw, Struct


class PlayedMission(Struct, kw_only=True):
    """The sergeant's results in a bundled mission, about how many minutes it takes, and how hard it is (1 to 4)."""

    games: int
    wins: int
    turns: float
    minutes: int
    hardness: int


class MissionFault(Struct, kw_only=True):
    """An error in a mission file: its line (0: none), the block and key, and the squares of the map it is about."""

    line: int
    id: str
    arguments: dict[str, Raw]
    block: str
    key: str
    squares: list[str]


class MissionTrial(Struct, kw_only=True):
    """How the sergeant bot fares in a mission, so far. `stopped` says why there are no more games; empty: there are.

    `done`, `limit` (this address has had its share for now), `busy` (too many missions are tried out), `slow` (a game
    takes too long), `faulty` (the mission has errors) or `failed`. `ended` are games by the condition that ended them.
    """

    games: int
    wins: int
    draws: int
    turns: int
    ended: dict[str, int]
    stopped: str
