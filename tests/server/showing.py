"""A table without sockets: guests hear what the server sends, and the engine's own boards stand beside it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Raw, json

from tests.server.serving import items, table
from voidlock.engine import SPECTATOR, AnyGame, Event, Json, Patch, View, Witness, apply_patch, save
from voidlock.protocol.messages import Options
from voidlock.server.log.entries import AnyEntry, Opened, Seated, Started
from voidlock.server.tables.room import Client, Room


def data(value: object) -> Json:
    """A view as it is once it has been sent."""
    told: Json = json.decode(json.encode(value))
    return told


class Eyes(Witness):
    """The engine's own board at each event, in JSON."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR)
        self.boards: list[Json] = []

    def saw(self, event: Event, look: Callable[[int], View]) -> None:
        self.boards.append(data(look(self.seat)))


class Guest:
    """Sits at a table on one seat, and hears what the server sends there."""

    def __init__(self, room: Room, seat: int) -> None:
        self.seat = str(seat)
        self._sent: list[bytes | None] = []
        self.client = Client(room.table.id, [f"secret {seat}"], self._sent.append)
        room.clients.add(self.client)
        self.frames: list[bytes] = []
        self.open: Json = None
        self.boards: list[Json] | None = None
        """The boards told last; None if there were none."""

    def hear(self) -> None:
        self.boards = None
        sent = self._sent[:]
        self._sent.clear()
        for frame in sent:
            assert frame is not None
            self.frames.append(frame)
            message = table(json.decode(frame))
            if message["type"] == "state":
                self._see(message)

    def _see(self, state: dict[str, Json]) -> None:
        news = table(state["news"]).get(self.seat)
        if isinstance(news, dict) and "boards" in news:
            assert len(items(news["boards"])) == len(items(news["events"]))
            board, self.boards = self.open, []
            for raw in items(news["boards"]):
                board = data(apply_patch(board, json.decode(json.encode(raw), type=Patch)))
                self.boards.append(board)
        self.open = state["open"]


def seated(game: AnyGame, players: int) -> tuple[Room, list[Guest]]:
    room = Room("table")
    guests = [Guest(room, seat) for seat in range(players + 1)]
    begun: list[AnyEntry] = [Opened(options=Options(game=game.rules.name, players=players), host="host")]
    begun += [Seated(seat=seat, name="Ann", secret=f"secret {seat}") for seat in range(1, players + 1)]
    for entry in [*begun, Started(file=Raw(json.encode(save(game))))]:
        happens(room, entry)
    for guest in guests:
        guest.hear()
    return room, guests


def happens(room: Room, entry: AnyEntry) -> None:
    room.table.apply(entry, record=True)
    room.tell([entry])
