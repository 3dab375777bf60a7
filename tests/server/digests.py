"""Runs in CPython and in Pyodide: digests of what is told of recorded games and of random ones."""

from __future__ import annotations

import asyncio
import json
import random
from hashlib import blake2b
from pathlib import Path

from voidlock.engine import Json
from voidlock.games import load_game
from voidlock.server.here import Device, think

RANDOM_ANSWERS = 60
GAMES: dict[str, dict[str, Json]] = {
    "angel": {"players": 1, "teams": "random"},
    "hulk": {"game": "hulk", "mission": "original-1-airlock-nine"},
}


class Page:
    """Entries in memory; long jobs in place."""

    def __init__(self) -> None:
        self._logs: dict[str, list[tuple[int, str, str]]] = {}

    async def read(self, table: str) -> str:
        return json.dumps(self._logs.get(table, []))

    async def write(self, table: str, number: int, key: str, body: str) -> None:
        self._logs.setdefault(table, []).append((number, key, body))

    async def think(self, number: int, body: str, seconds: float) -> str:
        return think(body)

    def withdraw(self, number: int) -> None: ...


def digest(told: object) -> str:
    return blake2b(json.dumps(told).encode(), digest_size=16).hexdigest()


def replay(file: Path) -> str:
    """What the first seat and a spectator see at the end of a recorded game, and all that happened."""
    game = load_game(json.loads(file.read_text(encoding="utf-8")))[0]
    return digest([game.view(0), game.view(1), [repr(event) for _, event in game.events]])


async def play(options: dict[str, Json], seed: str) -> str:
    """What a player is told who answers at random."""
    device = Device(Page())
    await device.begin()
    frames = asyncio.Queue[str | None]()
    connection = device.connect(frames.put_nowait)
    secrets = {"host": "h" * 32, "secret": "s" * 32, "invite": "i" * 22}
    first = {"type": "open", "name": "Ann", "options": {**options, "seed": seed}, **secrets}
    connection.receive(json.dumps(first))
    rng, heard = random.Random(seed), list[object]()
    while len(heard) < RANDOM_ANSWERS:
        frame = await asyncio.wait_for(frames.get(), 60)
        assert frame is not None, heard
        state = json.loads(frame)
        assert state["type"] != "refusal", state
        if state["type"] != "state":
            continue
        heard.append([state["open"], state["own"], state["news"]])
        questions = state["own"]["1"]["pending"]
        if not questions:
            break
        answer = rng.choice(questions[0]["options"])["text"]
        choice = state["owed"][0]["choice"]
        connection.receive(
            json.dumps({"type": "answer", "key": f"{len(heard):024}", "choice": choice, "answer": answer})
        )
    connection.close()
    await device.end()
    return digest(heard)


async def digests(folder: str) -> str:
    """All of them, a line each."""
    found = {file.stem: replay(file) for file in sorted(Path(folder).glob("*.json"))}
    for name, options in GAMES.items():
        found[name] = await play(options, "digest")
    return "\n".join(f"{name} {value}" for name, value in found.items())
