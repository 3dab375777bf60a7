"""Event sourcing: a table is the state that follows from applying its log, entry by entry."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection

from msgspec import UNSET, Raw, UnsetType, json

from voidlock.engine import AnyGame, Argument, Choice, Json, Option, Reason, Refused, carried_over
from voidlock.engine.inputs import Rolled
from voidlock.games import game_of, kit_of, loaded
from voidlock.protocol import Options, Proposal, SeatInfo, TableInfo

from .entries import (
    Answered,
    AnyEntry,
    BotSeated,
    ChatSwitched,
    Closed,
    Freed,
    Ignored,
    Opened,
    PlayedAgain,
    Reclaimed,
    Renamed,
    Said,
    Seated,
    Started,
    TakenOver,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
)
from .history import AnswerHistory, Step
from .migration import OlderGame, file_of, raw_file
from .seats import NOBODY, Chair

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"

TALK_KEPT = 200
"""Lines of chat that are sent to clients who come later."""


class NotAllowed(Refused):
    """A request the table refuses. The reasons begin with `table_`."""

    def __init__(self, id: str, **arguments: Argument) -> None:
        super().__init__(Reason(id, arguments=arguments))


class Damaged(Exception):
    """The log is corrupt: its table cannot be played until it is repaired."""


class Table:
    """A room with seats, and the game played there. `number` is that of the last entry applied."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.options = Options()
        self.chairs: list[Chair] = []
        self.host = ""
        """The hash of the host's secret."""
        self.file: Raw | UnsetType = UNSET
        self.game: AnyGame | None = None
        self.history = AnswerHistory()
        self.asked: UndoAsked | None = None
        self.chat = True
        self.talk: list[tuple[int, Said, str]] = []
        """Number, line, and the name of the player who wrote it."""
        self.lines = 0
        """Lines of chat so far. An entry's number would reveal how often a player reading a card has answered."""
        self.went_on = False
        self.closed = False
        self.next = ""
        """The table where the host plays again."""
        self.older: OlderGame | None = None
        self.undone: Counter[int] = Counter()
        """By seat, how often its choices were undone, so that they get new names. A reader's secret undo changes only
        the reader's."""

    # ------------------------------------------------------------------ applying entries

    def apply(self, entry: AnyEntry, after: AnyGame | None = None, *, record: bool = False) -> None:
        """Apply an entry of the log; `after` is the game after it, if it was played already."""
        if not isinstance(entry, Answered | TookBack | Undone):
            self._apply_to_table(entry, after)
        elif self.older is not None:
            self.older.add(entry)
        else:
            self._apply_to_game(entry, after or self.played(entry, record=record))
        self.number += 1

    def _apply_to_table(self, entry: AnyEntry, after: AnyGame | None) -> None:
        match entry:
            case Opened():
                self.options, self.host, self.file = entry.options, entry.host, entry.file
                self.chairs = [Chair(number) for number in range(1, entry.options.players + 1)]
            case Seated():
                self.chair(entry.seat).take(entry.name, entry.secret)
            case BotSeated():
                if self.game is None and self.older is None:
                    self.chair(entry.seat).seat_bot(entry.bot)
                else:
                    self.chair(entry.seat).replace_by(entry.bot)
            case Freed():
                self.chair(entry.seat).free()
            case Renamed():
                self.chair(entry.seat).name = entry.name
            case TakenOver():
                self.chair(entry.seat).bot = entry.bot
            case Reclaimed():
                self.chair(entry.seat).bot = ""
            case Started():
                self._begin(file_of(entry.file), after)
            case UndoAsked():
                self.asked = entry
            case UndoAgreed() if self.asked is not None:
                self.asked.agreed += entry.seats
            case UndoDeclined():
                self.asked = None
            case Ignored():
                pass
            case Said():
                self.talk.append((self.lines, entry, self.chair(entry.seat).name))
                self.lines += 1
                del self.talk[:-TALK_KEPT]
            case ChatSwitched():
                self.chat = entry.open
            case Closed():
                self.closed = True
            case PlayedAgain():
                self.next = entry.table

    def _begin(self, file: dict[str, Json], game: AnyGame | None) -> None:
        """Begin the game of this file; `game` is that game, if it is loaded already."""
        self.went_on = self.went_on or self.older is not None
        self.history = AnswerHistory()
        self.asked = None
        rules = kit_of(game_of(file)).rules
        if carried_over(file, rules).get("rules") == rules.version:
            self.game = game or loaded(file)[0]
            self.older = None
        else:
            self.older = OlderGame(file)

    def _apply_to_game(self, entry: Answered | TookBack | Undone, after: AnyGame) -> None:
        before, pending = len(self.playing().inputs), self.playing().pending
        self.game = after
        match entry:
            case Answered():
                self.history.add(Step(before, entry.seat, entry.answer))
            case TookBack():
                self.history.take_back(before, entry.seat, entry.answer)
            case Undone():
                self.undone.update(self.history.since(entry.inputs) | {choice.seat for choice in pending})
                self.history.undo(entry.inputs)
                self.asked = None

    def played(
        self, entry: Answered | TookBack | Undone, option: Option[object] | None = None, *, record: bool = False
    ) -> AnyGame:
        """A clone of the game after the entry. `option` is the answer if it was parsed already.

        With `record` it keeps the board after each event. Dice in the log must come up again, or it is `Damaged`.
        """
        recorded = record and isinstance(entry, Answered)
        game = self.playing().recorded() if recorded else self.playing().clone()
        inputs = len(game.inputs)
        match entry:
            case Answered():
                game.apply(entry.seat, option or entry.answer)
                if entry.chance and entry.chance != rolled_since(game, inputs):
                    raise Damaged(f"entry {self.number + 1}: other dice")
            case TookBack():
                game.back(entry.seat, entry.answer)
            case Undone():
                game.undo(entry.inputs)
        return game

    def complete(self, entry: Answered, after: AnyGame) -> None:
        """Add to an answer's entry the dice that followed, the result, and the position at the start of a new round."""
        before = self.playing()
        entry.chance = rolled_since(after, len(before.inputs))
        entry.result = after.result
        if after.round_began not in (-1, before.round_began):
            entry.round = Raw(json.encode({"inputs": after.round_began, "position": after.round_written()}))

    def migrate(self) -> Started | None:
        """The entry that continues a game of older rules under today's, if it is one. Raises FileError."""
        if self.older is None:
            return None
        game = self.older.migrated()
        if game.result:
            self.game, self.older = game, None
            return None
        return Started(file=raw_file(game))

    # ------------------------------------------------------------------ reading

    @property
    def status(self) -> str:
        if self.closed:
            return CLOSED
        if self.game is None:
            return OPEN
        return OVER if self.game.result else PLAYING

    def chair(self, seat: int) -> Chair:
        if not 1 <= seat <= len(self.chairs):
            raise NotAllowed("table_no_seat", seat=seat)
        return self.chairs[seat - 1]

    def playing(self) -> AnyGame:
        if self.game is None:
            raise NotAllowed("table_not_started")
        return self.game

    def seats_of(self, hashes: Collection[str]) -> list[int]:
        """The seats whose secrets have these hashes."""
        return [chair.number for chair in self.chairs if chair.secret and chair.secret in hashes]

    def persons(self) -> set[int]:
        return {chair.number for chair in self.chairs if chair.person}

    def free_seats(self) -> list[int]:
        return [chair.number for chair in self.chairs if chair.holder == NOBODY]

    def bots_asked(self) -> dict[int, str]:
        """By seat, the bots that owe an answer."""
        if self.game is None or self.closed:
            return {}
        asked = [self.chair(choice.seat) for choice in self.game.pending]
        return {chair.number: chair.bot for chair in asked if chair.bot}

    def name_of(self, choice: Choice[object]) -> str:
        """A name for the choice while it is owed; a keyed hash, so it reveals nothing."""
        about = choice.subject.id if choice.subject else ""
        told = f"{self.host} {self.undone[choice.seat]} {len(self.playing().inputs)} {choice.seat} {about}"
        return hashlib.blake2b(told.encode(), digest_size=9).hexdigest()

    def choice(self, name: str, seats: Collection[int]) -> Choice[object]:
        """The choice of this name, owed by one of the seats; refused as stale if it is not owed any more."""
        for choice in self.playing().pending:
            if choice.seat in seats and self.name_of(choice) == name:
                return choice
        raise NotAllowed("table_stale")

    def proposal(self) -> Proposal | None:
        """The undo a player has proposed, as long as it is still possible."""
        if self.asked is None or self.game is None or self.game.why_no_undo(self.asked.inputs) is not None:
            return None
        return Proposal(seat=self.asked.seat, agreed=self.asked.agreed)

    def info(self, here: Collection[int]) -> TableInfo:
        seats = [
            SeatInfo(
                number=chair.number,
                holder=chair.holder,
                name=chair.name,
                bot=chair.bot,
                here=chair.number in here,
                before=[sitter.name for sitter in chair.before],
            )
            for chair in self.chairs
        ]
        return TableInfo(
            status=self.status,
            options=self.options,
            seats=seats,
            chat=self.chat,
            proposal=self.proposal(),
            went_on=self.went_on,
            next=self.next,
        )


def rolled_since(game: AnyGame, inputs: int) -> list[str]:
    """The dice and draws after this many inputs."""
    return [given.text() for given in game.inputs[inputs:] if isinstance(given, Rolled)]
