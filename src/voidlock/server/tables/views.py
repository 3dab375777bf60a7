"""View cache: each seat's view and events as JSON, encoded once per position and shared by all clients."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from msgspec import UNSET, Raw, UnsetType, json

from voidlock.engine import SPECTATOR, AnyGame, Event, Patch, Reason
from voidlock.engine import View as GameView
from voidlock.protocol.replies import Addressed, Coach, News
from voidlock.protocol.replies import State as StateMessage
from voidlock.protocol.telling import encode_event, refusal
from voidlock.server.log.table import Table

ENCODER = json.Encoder()

FREE, ASK, NEVER = "free", "ask", ""


class View(NamedTuple):
    """What a client sees, without the news. Nothing is sent while both stay the same.

    Otherwise the number of messages would tell how many questions another player answers in secret.
    """

    open: bytes
    own: tuple[tuple[str, bytes], ...]
    owed: tuple[tuple[str, int], ...]
    undo: str
    barred: Reason | None
    coach: Coach | None = None


class Sent:
    """What a client was sent: at which version of the game, and how many events of each seat."""

    def __init__(self) -> None:
        self.version = 0
        self.events: dict[int, int] = {}


class SeatEvents:
    """The events a seat was told, as JSON, each with its number in the game."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.told: list[Raw] = []
        self.kept = 0
        """How many were there before the game last changed, and still are."""

    def change(self, events: Sequence[tuple[int, Event]], same: int, seat: int, encoded: dict[int, Raw]) -> None:
        """Replace the events from number `same` on; `encoded` caches the JSON of events that are open to all."""
        while self.numbers and self.numbers[-1] >= same:
            self.numbers.pop()
            self.told.pop()
        self.kept = len(self.told)
        for number in range(same, len(events)):
            event = events[number][1]
            seen = event.for_seat(seat)
            if seen is None:
                continue
            raw = encoded.get(number) if seen is event else None
            if raw is None:
                raw = encode_event(seen)
                if seen is event:
                    encoded[number] = raw
            self.numbers.append(number)
            self.told.append(raw)


class ViewCache:
    """Views of one table, cached until the position changes."""

    def __init__(self) -> None:
        self.version = 0
        """How often the game has changed."""
        self._game: AnyGame | None = None
        self._events: Sequence[tuple[int, Event]] = []
        self._part: GameView | None = None
        self._open = b""
        self._patches: list[Patch] | None = None
        """The board after each event since the position before; None if they were not recorded."""
        self._own: dict[int, bytes] = {}
        self._by_seat: dict[int, SeatEvents] = {}

    def view(self, table: Table, seats: Sequence[int]) -> View:
        """What a client with these seats sees now."""
        game = self._current(table)
        own = tuple([(str(seat), self._own_part(game, seat)) for seat in eyes(seats)])
        owed = tuple([(table.name_of(choice), choice.seat) for choice in game.pending if choice.seat in seats])
        return View(self._open, own, owed, *undo(table, seats), coach(table))

    def news(self, table: Table, seats: Sequence[int], sent: Sent) -> dict[str, News]:
        """The events a client was not sent yet; `sent` is updated."""
        game = self._current(table)
        fresh: dict[str, News] = {}
        for seat in eyes(seats):
            events = self._events_of(game, seat)
            before = sent.events.get(seat, -1)
            if before < 0 or sent.version < self.version:
                follows = sent.version == self.version - 1 and before >= 0
                since = min(before, events.kept) if follows else 0
                if before != since or since < len(events.told):
                    boards = self._boards_of(events) if follows and before == since else UNSET
                    fresh[str(seat)] = News(since=since, events=events.told[since:], boards=boards)
                sent.events[seat] = len(events.told)
        sent.version = self.version
        return fresh

    def places(self, table: Table, seats: Sequence[int], events: int) -> dict[str, int]:
        """By seat, how many of the game's first events a client was told."""
        if table.game is None:
            return {}
        game = self._current(table)
        return {str(seat): bisect_left(self._events_of(game, seat).numbers, events) for seat in eyes(seats)}

    def _events_of(self, game: AnyGame, seat: int) -> SeatEvents:
        events = self._by_seat.get(seat)
        if events is None:
            events = self._by_seat[seat] = SeatEvents()
            events.change(game.events, 0, seat, {})
        return events

    def _boards_of(self, events: SeatEvents) -> list[Patch] | UnsetType:
        """The board after each new event of a seat. What changed at an event it is not told comes with the next."""
        if self._patches is None:
            return UNSET
        boards: list[Patch] = []
        first = done = len(self._events) - len(self._patches)
        for number in events.numbers[events.kept :]:
            boards.append(list(chain(*self._patches[done - first : number + 1 - first])))
            done = number + 1
        return boards

    def _current(self, table: Table) -> AnyGame:
        """The table's game; if it has changed, the cache is renewed."""
        game = table.playing()
        if game is not self._game:
            same = _same(self._events, game.events)
            encoded: dict[int, Raw] = {}
            for seat, events in self._by_seat.items():
                events.change(game.events, same, seat, encoded)
            self._take_patches(game)
            self._game, self._events, self._part = game, game.events, game.open_part()
            self.version += 1
            self._open = ENCODER.encode(self._part)
            self._own.clear()
        return game

    def _take_patches(self, game: AnyGame) -> None:
        """Take the boards out of the game if they build on the position shown last. They are too large to keep."""
        recorder = game.stop_recording()
        follows = recorder is not None and recorder.before is self._part
        self._patches = recorder.patches() if recorder is not None and follows else None

    def _own_part(self, game: AnyGame, seat: int) -> bytes:
        if seat not in self._own:
            self._own[seat] = ENCODER.encode(game.own_part(seat))
        return self._own[seat]


def eyes(seats: Sequence[int]) -> Sequence[int]:
    """The seats through which a client sees; without one it is a spectator."""
    return seats or [SPECTATOR]


def _same(before: Sequence[tuple[int, Event]], now: Sequence[tuple[int, Event]]) -> int:
    """How many leading events are the same. Clones share them; after an undo, new ones are made."""
    number = min(len(before), len(now))
    while number and before[number - 1] is not now[number - 1]:
        number -= 1
    return number


def undo(table: Table, seats: Sequence[int]) -> tuple[str, Reason | None]:
    """Whether these seats may undo freely, must ask the others, or cannot, and then why."""
    game = table.playing()
    if not seats or game.result:
        return NEVER, None
    if table.history.open_answer(len(game.inputs), seats):
        return FREE, None
    last = table.history.last(seats)
    barred = Reason("undo_nothing") if last is None else game.why_no_undo(last.before)
    if last is None or barred is not None:
        return NEVER, barred
    others = table.history.seats_since(last.before) & table.persons() - set(seats)
    return ASK if others else FREE, None


def coach(table: Table) -> Coach | None:
    """The step of the lesson or the puzzle that is played; None if it is an ordinary game."""
    lesson, puzzle, game = table.lesson, table.puzzle, table.playing()
    if puzzle is not None:
        return Coach(says=puzzle.says(game), done=int(puzzle.is_over(game)), steps=1)
    if lesson is None:
        return None
    step = lesson.step(game)
    points = list(step.points) if step is not None else []
    return Coach(
        says=lesson.says(game),
        points=points,
        wants=lesson.wants(game),
        done=lesson.count_done(game),
        steps=len(lesson.steps),
        begun=lesson.has_answers(game),
    )


def message(view: View, news: dict[str, News]) -> StateMessage:
    return StateMessage(
        open=Raw(view.open),
        own={seat: Raw(own) for seat, own in view.own},
        news=news,
        owed=[Addressed(choice=choice, seat=seat) for choice, seat in view.owed],
        undo=view.undo,
        barred=None if view.barred is None else refusal(view.barred),
        coach=UNSET if view.coach is None else view.coach,
    )
