"""Fuzzing: mutated frames and game files against the decoder, the dispatcher and the loader of a real server.

Every frame must be answered, and every file loaded or refused with a typed reason; in the end every log replays to what
its table shows. An exception that nobody expects, or a line in the log at the level of an error, is a stray; there must
be none.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from msgspec import Raw

from bench.seat import MESSAGE, Message
from tests.server.mutating import Json, mutated
from tests.server.recording import replayed, shown
from tests.server.serving import in_a_file, unheard
from voidlock.engine import Origin, Refused, save
from voidlock.games import KITS, Wanted
from voidlock.protocol.requests import Open
from voidlock.server.log.permissions import begin_game, open_table
from voidlock.server.store.store import StoreFailed
from voidlock.server.tables.admission import admit
from voidlock.server.tables.dispatch import Dispatcher
from voidlock.server.tables.hub import Hub
from voidlock.server.tables.room import Client
from voidlock.server.tables.sessions import FIRST, UNREADABLE, Session, unreadable
from voidlock.server.workers.thinkers import Thinkers

TABLES_LAST = 400
"""Frames after which new tables are opened: some mutants are granted, and close or end them."""

HOST, ANN, BOB = "h" * 30, "a" * 30, "b" * 30

LATER: tuple[dict[str, Json], ...] = (
    {"type": "take", "seat": 2, "name": "Eve", "secret": "t" * 30},
    {"type": "start"},
    {"type": "back", "seat": 1, "answer": "choose:block"},
    {"type": "undo"},
    {"type": "agree", "yes": True},
    {"type": "why", "seat": 1, "answer": "attack:leon:L1"},
    {"type": "seat_bot", "seat": 2, "bot": "brother"},
    {"type": "free", "seat": 2},
    {"type": "rename", "seat": 1, "name": "Eve"},
    {"type": "leave", "seat": 2},
    {"type": "chat", "seat": 1, "text": "hello"},
    {"type": "switch_chat", "open": False},
    {"type": "advise", "choice": "0" * 18},
    {"type": "odds", "seat": 1},
    {"type": "look", "seat": 1, "events": 3},
    {"type": "route", "terminator": "sgt", "square": "3,3"},
    {"type": "arrow_keys"},
    {"type": "review"},
    {"type": "fetch"},
    {"type": "close"},
)

THOUGHTS = ("advise", "odds", "look", "review")


class Found(NamedTuple):
    """What a run has seen."""

    answers: Counter[str]
    """By id of the refusal, or by type of another answer."""
    strays: list[str]


class Strays(logging.Handler):
    """Everything that is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


# ---------------------------------------------------------------------- frames


class Tables:
    """A lobby, a game of two and a mission, with the host, a guest without a seat and perhaps Bob at each."""

    def __init__(self, hub: Hub, rng: random.Random) -> None:
        self._hub = hub
        self._rng = rng
        self.clients: list[Client] = []
        self.inboxes: dict[Client, list[bytes | None]] = {}
        """What each client was sent and has not heard yet."""

    async def _table(self, number: int, options: dict[str, Json], begin: bool) -> None:
        secret = f"{number:030d}"
        host, seat = f"{HOST}{secret}", f"{ANN}{secret}"
        first = {"type": "open", "name": "Ann", "host": host, "secret": seat, "options": options}
        name = await self._enter(first)
        await self._enter({"type": "watch", "table": name})
        if begin:
            join = {"type": "join", "table": name, "seat": 2, "name": "Bob", "secret": f"{BOB}{secret}"}
            await self._enter(join)
            await self._hub.writer.change(name, "start", begin_game)

    async def _enter(self, first: Mapping[str, object]) -> str:
        """One more client; the name of its table."""
        inbox = list[bytes | None]()
        client = await admit(self._hub, FIRST.decode(json.dumps(first)), inbox.append)
        await self._hub.presence.enter(client)
        self.clients.append(client)
        self.inboxes[client] = inbox
        return client.table

    async def leave(self, folder: Path) -> None:
        """Leave the tables; the log of each says what everybody there was shown."""
        # Thoughts that have just begun run into their first wait.
        await asyncio.sleep(0)
        for client in self.clients:
            here, again = await self._hub.cache.room(client.table), replayed(folder, client.table)
            assert again.table.info(()) == here.table.info(())
            if here.table.game is not None:
                assert shown(again, client.seats) == shown(here, client.seats)
        for client in self.clients:
            self._hub.presence.leave(client)
        self.clients.clear()
        self.inboxes.clear()

    async def anew(self, number: int) -> None:
        await self._table(3 * number, {"players": 2, "teams": "random", "seed": "lobby"}, begin=False)
        await self._table(3 * number + 1, {"players": 2, "teams": "random", "seed": "play"}, begin=True)
        await self._table(3 * number + 2, {"game": "hulk", "mission": "original-1-airlock-nine"}, begin=False)

    def request(self, state: Message | None, key: str) -> dict[str, Json]:
        """A valid request; one of two is an answer to what is owed."""
        asked = state.asked(state.owed[0].seat) if state is not None and state.owed else []
        if asked and self._rng.random() < 0.5:
            return {"type": "answer", "key": key, "choice": asked[0].choice, "answer": self._rng.choice(asked[0].texts)}
        if self._rng.random() < 0.05:
            return {"type": "start", "key": key}
        return {"key": key, **self._rng.choice(LATER)}


def first_message(rng: random.Random, table: str, files: list[bytes]) -> bytes:
    secret = f"{rng.getrandbits(120):040d}"
    options: dict[str, Json] = {"players": rng.randint(1, 6), "teams": "random", "takeover": 0, "spectators": True}
    opening: dict[str, Json] = {"type": "open", "name": "Eve", "host": secret, "secret": secret[::-1]}
    opening["options"] = options
    found: list[dict[str, Json]] = [
        opening,
        {**opening, "file": json.loads(rng.choice(files))},
        {"type": "join", "table": table, "name": "Eve", "seat": 2, "secret": secret},
        {"type": "sit", "table": table, "secrets": [secret]},
        {"type": "watch", "table": table},
    ]
    return json.dumps(rng.choice(found)).encode()


@asynccontextmanager
async def hub_in(folder: Path) -> AsyncIterator[Hub]:
    hub = Hub(in_a_file(folder), Thinkers(1))
    await hub.begin()
    try:
        yield hub
    finally:
        await hub.end()


async def frames(number: int, seed: str, folder: Path) -> Found:
    """Mutated frames: later ones through a session, first ones through admission."""
    rng, answers = random.Random(seed), Counter[str]()
    seeds = game_files()[:4]
    strays = Strays()
    logging.getLogger().addHandler(strays)
    async with hub_in(folder) as hub:
        session, tables = Session(hub, Dispatcher(hub), unheard, limited=True), Tables(hub, rng)
        states: dict[Client, Message] = {}
        for index in range(number):
            if index % TABLES_LAST == 0:
                await tables.leave(folder)
                await tables.anew(index // TABLES_LAST)
                states.clear()
            client = rng.choice(tables.clients)
            _heard(client, tables, states)
            if rng.random() < 0.2:
                await _first(hub, mutated(rng, first_message(rng, client.table, seeds)), answers, strays)
                continue
            request = tables.request(states.get(client), f"key-{index:08d}")
            frame = mutated(rng, json.dumps(request).encode())
            try:
                await session.handle(client, frame)
            except Exception as error:
                strays.found.append(f"{error!r} from {frame!r}")
            heard = _heard(client, tables, states)
            answers.update(heard)
            if not heard and request["type"] not in THOUGHTS:
                strays.found.append(f"no answer to {frame!r}")
        await tables.leave(folder)
    logging.getLogger().removeHandler(strays)
    return Found(answers, strays.found)


async def _first(hub: Hub, frame: bytes, answers: Counter[str], strays: Strays) -> None:
    try:
        await admit(hub, FIRST.decode(frame), unheard)
        answers["entered"] += 1
    except UNREADABLE as error:
        answers[unreadable(error).id] += 1
    except Refused as refused:
        answers[refused.reason.id] += 1
    except (Exception, StoreFailed) as error:
        strays.found.append(f"{error!r} from {frame[:2000]!r}")


def _heard(client: Client, tables: Tables, states: dict[Client, Message]) -> list[str]:
    """What the client was sent, by id or type; its state is kept."""
    heard = []
    inbox = tables.inboxes[client]
    for frame in inbox:
        if frame is None:
            continue
        message = MESSAGE.decode(frame)
        heard.append(message.id or message.type)
        if message.type == "state":
            states[client] = message
    inbox.clear()
    return heard


# ---------------------------------------------------------------------- files


def game_files() -> list[bytes]:
    """Valid game files: both games, at the start, in the middle and at the end, as inputs and as a position."""
    found: list[bytes] = []
    plans = [
        ("angel", Wanted(2, "random", "", {}), (0, 6, 400)),
        ("angel", Wanted(6, "random", "", {}), (12,)),
        ("hulk", Wanted(1, "random", "original-1-airlock-nine", {}), (0, 12)),
    ]
    for name, wanted, lengths in plans:
        for length in lengths:
            kit, rng = KITS[name], random.Random(length)
            game = kit.begin(Origin(f"fuzz {length}", kit.setup(wanted)))
            for _ in range(length):
                owed = [(seat, choice) for seat in range(1, len(game.seats) + 1) for choice in game.choices_of(seat)]
                if game.result or not owed:
                    break
                seat, choice = rng.choice(owed)
                game.apply(seat, rng.choice(choice.texts()))
            found.append(json.dumps(save(game)).encode())
    return found


def files(number: int, seed: str) -> Found:
    """Mutated game files through the first message of a connection, up to what would be stored."""
    rng, answers, strays = random.Random(seed), Counter[str](), Strays()
    seeds = game_files()
    logging.getLogger().addHandler(strays)
    head = f'{{"type":"open","name":"Eve","host":"{HOST}","secret":"{ANN}","options":{{}},"file":'.encode()
    for _ in range(number):
        file = mutated(rng, rng.choice(seeds))
        try:
            message = FIRST.decode(head + file + b"}")
            assert isinstance(message, Open)
            open_table(message.options, HOST, message.file if isinstance(message.file, Raw) else Raw(b"{}"))
            answers["loaded"] += 1
        except UNREADABLE as error:
            answers[unreadable(error).id] += 1
        except Refused as refused:
            answers[refused.reason.id] += 1
        except Exception as error:
            strays.found.append(f"{error!r} from {file[:4000]!r}")
    logging.getLogger().removeHandler(strays)
    return Found(answers, strays.found)
