"""The game as each seat sees it, ready to be sent; what is the same for several is made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Raw, json

from voidlock.engine import SPECTATOR, AnyGame, Event, Reason
from voidlock.protocol import Addressed, News, refusal, told_event
from voidlock.protocol import State as StateMessage
from voidlock.server.log.table import Table

ENCODER = json.Encoder()

FREE, ASK, NEVER = "free", "ask", ""


class Seen(NamedTuple):
    """What a client sees, without the news. While neither changes nothing is sent: how many questions somebody answers
    in secret is no business of the others."""

    open: bytes
    own: tuple[tuple[str, bytes], ...]
    owed: tuple[tuple[str, int], ...]
    undo: str
    barred: Reason | None


class Known:
    """At which turn a client was last told something, and how many events he has of each seat."""

    def __init__(self) -> None:
        self.turn = 0
        self.told: dict[int, int] = {}


class Heard:
    """What a seat was told, as JSON, each with the number of its event in the game."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.told: list[Raw] = []
        self.kept = 0
        """How much of it was told before the game last changed, and is still true."""

    def change(self, events: Sequence[tuple[int, Event]], same: int, seat: int, known: dict[int, Raw]) -> None:
        """Events from number `same` on are other ones now; `known` has those that are open to all as JSON."""
        while self.numbers and self.numbers[-1] >= same:
            self.numbers.pop()
            self.told.pop()
        self.kept = len(self.told)
        for number in range(same, len(events)):
            event = events[number][1]
            seen = event.seen_by(seat)
            if seen is None:
                continue
            raw = known.get(number) if seen is event else None
            if raw is None:
                raw = told_event(seen)
                if seen is event:
                    known[number] = raw
            self.numbers.append(number)
            self.told.append(raw)


class ViewCache:
    """What is to be seen of the game at one table, kept as long as it stands as it does."""

    def __init__(self) -> None:
        self.turn = 0
        """How often the game has changed."""
        self._game: AnyGame | None = None
        self._events: Sequence[tuple[int, Event]] = []
        self._open = b""
        self._own: dict[int, bytes] = {}
        self._heard: dict[int, Heard] = {}

    def see(self, table: Table, seats: Sequence[int]) -> Seen:
        game = self._look_at(table)
        own = tuple([(str(seat), self._own_part(game, seat)) for seat in eyes(seats)])
        owed = tuple([(table.name_of(choice), choice.seat) for choice in game.pending if choice.seat in seats])
        return Seen(self._open, own, owed, *undo(table, seats))

    def news(self, table: Table, seats: Sequence[int], known: Known) -> dict[str, News]:
        """What a client has not been told yet; he knows it all then."""
        game = self._look_at(table)
        fresh: dict[str, News] = {}
        for seat in eyes(seats):
            heard = self._heard.get(seat)
            if heard is None:
                heard = self._heard[seat] = Heard()
                heard.change(game.events, 0, seat, {})
            before = known.told.get(seat, -1)
            if before < 0 or known.turn < self.turn:
                since = min(before, heard.kept) if known.turn == self.turn - 1 and before >= 0 else 0
                if before != since or since < len(heard.told):
                    fresh[str(seat)] = News(since=since, events=heard.told[since:])
                known.told[seat] = len(heard.told)
        known.turn = self.turn
        return fresh

    def _look_at(self, table: Table) -> AnyGame:
        game = table.playing()
        if game is not self._game:
            same = _same(self._events, game.events)
            known: dict[int, Raw] = {}
            for seat, heard in self._heard.items():
                heard.change(game.events, same, seat, known)
            self._game, self._events = game, game.events
            self.turn += 1
            self._open = ENCODER.encode(game.open_part())
            self._own.clear()
        return game

    def _own_part(self, game: AnyGame, seat: int) -> bytes:
        if seat not in self._own:
            self._own[seat] = ENCODER.encode(game.own_part(seat))
        return self._own[seat]


def eyes(seats: Sequence[int]) -> Sequence[int]:
    """A client without a seat looks on as the spectator."""
    return seats or [SPECTATOR]


def _same(before: Sequence[tuple[int, Event]], now: Sequence[tuple[int, Event]]) -> int:
    """How many events are the same: copies of a game share them, and what was undone happens anew."""
    number = min(len(before), len(now))
    while number and before[number - 1] is not now[number - 1]:
        number -= 1
    return number


def undo(table: Table, seats: Sequence[int]) -> tuple[str, Reason | None]:
    """Whether the client may take his last answer back, or must ask the others; if neither, why."""
    game = table.playing()
    if not seats or game.result:
        return NEVER, None
    if table.history.lying(len(game.inputs), seats):
        return FREE, None
    last = table.history.last(seats)
    barred = Reason("undo_nothing") if last is None else game.why_no_undo(last.before)
    if last is None or barred is not None:
        return NEVER, barred
    others = table.history.since(last.before) & table.persons() - set(seats)
    return ASK if others else FREE, None


def message(seen: Seen, news: dict[str, News]) -> StateMessage:
    return StateMessage(
        open=Raw(seen.open),
        own={seat: Raw(own) for seat, own in seen.own},
        news=news,
        owed=[Addressed(choice=choice, seat=seat) for choice, seat in seen.owed],
        undo=seen.undo,
        barred=None if seen.barred is None else refusal(seen.barred),
    )
