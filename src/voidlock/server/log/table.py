"""Event sourcing: a table is the state that follows from applying its log, entry by entry."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection
from operator import itemgetter

from msgspec import UNSET, Raw, UnsetType, json

from voidlock.engine import (
    AnyGame,
    Argument,
    Choice,
    FairDice,
    Json,
    LegalAnswer,
    Lesson,
    Option,
    Puzzle,
    Reason,
    Refused,
    fair_dice,
    migrate,
)
from voidlock.engine.inputs import Answer, Rolled
from voidlock.games import game_of, kit_of, load_game
from voidlock.protocol.messages import FairDiceInfo, Options, SeatInfo, SeatRequest, StandIn
from voidlock.protocol.replies import Proposal, TableInfo, Talk, Undoing
from voidlock.protocol.requests import TRIBUTES

from .entries import (
    AgainWanted,
    Answered,
    AnyEntry,
    Arranged,
    BotCalled,
    BotSeated,
    CallLinked,
    Challenged,
    ChatSwitched,
    Closed,
    Deputed,
    FileGiven,
    Freed,
    GallerySwitched,
    Ignored,
    Opened,
    PlayedAgain,
    Reclaimed,
    Renamed,
    Said,
    SeatAsked,
    SeatDeclined,
    Seated,
    Started,
    Swapped,
    TakenOver,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
    WordsAdded,
)
from .history import AnswerHistory, Step
from .migration import OlderGame, file_of, raw_file
from .seats import NOBODY, PERSON, Away, Chair, Deputy
from .talk import TableTalk

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


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
        self.invite = ""
        """The hash of the invitation; empty if the table's name is enough to take a seat."""
        self.asking: dict[int, SeatAsked] = {}
        """By bot's seat, who asks for it."""
        self.dice = ""
        """The secret behind the dice; empty if the seed is known or the game comes from a file."""
        self.words: dict[int, str] = {}
        """By seat, the words its player has added to the seed."""
        self.file_seen: list[str] = []
        """Everybody who has had the game file before the end."""
        self.file: Raw | UnsetType = UNSET
        self.game: AnyGame | None = None
        self.lesson: Lesson | None = None
        self.puzzle: Puzzle | None = None
        self.history = AnswerHistory()
        self.asked: UndoAsked | None = None
        self.chat = True
        self.gallery = True
        """Whether people without a seat may watch."""
        self.talk = TableTalk()
        self.call = ""
        """Where the people at the table talk."""
        self.went_on = False
        self.closed = False
        self.next = ""
        """The table where the game goes on after this one."""
        self.together = False
        """Whether everybody has their seat there."""
        self.again: dict[int, bool] = {}
        """By seat, whether its player wants another game."""
        self.older: OlderGame | None = None
        self._carried: OlderGame | None = None
        """The entries of a game of older rules that today's rules play on, kept in case they stop fitting."""
        self.revision = 0
        """Entries so far that were not about the game: `info` changes with them, or with what the game's end shows."""
        self.undone: Counter[int] = Counter()
        """By seat, how often its choices were undone, so that they get new names. A reader's secret undo changes only
        the reader's."""
        self.turns: dict[int, int] = {}
        """By seat that owes an answer, the number of the entry since which it has owed one."""

    # ------------------------------------------------------------------ applying entries

    def apply(self, entry: AnyEntry, after: AnyGame | None = None, *, record: bool = False) -> None:
        """Apply an entry of the log; `after` is the game after it, if it was played already."""
        if not isinstance(entry, Answered | TookBack | Undone):
            self._apply_to_table(entry, after)
            self.revision += 1
        elif self.older is not None:
            self.older.add(entry)
        elif self._carried is None:
            self._apply_to_game(entry, after or self.play(entry, record=record))
        else:
            self._apply_to_carried(self._carried, entry, after, record=record)
        self.number += 1
        pending = () if self.game is None or self.closed else self.game.pending
        self.turns = {choice.seat: self.turns.get(choice.seat, self.number) for choice in pending}

    def _apply_to_carried(
        self, carried: OlderGame, entry: Answered | TookBack | Undone, after: AnyGame | None, *, record: bool
    ) -> None:
        """Apply an entry to a game of older rules that is carried over; if it does not fit, the game is migrated."""
        carried.add(entry)
        try:
            after = after or self.play(entry, record=record)
        except (Refused, Damaged):
            self.game, self.older = None, carried
        else:
            self._apply_to_game(entry, after)

    def _apply_to_table(self, entry: AnyEntry, after: AnyGame | None) -> None:
        match entry:
            case Opened():
                self.options, self.host, self.file = entry.options, entry.host, entry.file
                self.invite, self.dice = entry.invite, entry.dice
                self.gallery = entry.options.spectators
                self.lesson, self.puzzle = lesson_of(entry.options), puzzle_of(entry.options)
                self.chairs = [Chair(number) for number in range(1, entry.options.players + 1)]
            case Seated():
                self._vacate(entry.seat)
                self.chair(entry.seat).take(entry.name, entry.secret)
                if isinstance(self.file, Raw) and not self.file_seen:
                    # The first to sit down has brought the file.
                    self.file_seen.append(entry.name)
            case SeatAsked():
                self.asking[entry.seat] = entry
            case SeatDeclined():
                self.asking.pop(entry.seat, None)
            case BotSeated():
                self._vacate(entry.seat)
                if self.game is None and self.older is None:
                    self.chair(entry.seat).seat_bot(entry.bot)
                else:
                    self.chair(entry.seat).replace_by(entry.bot)
            case Freed():
                self._vacate(entry.seat)
                self.chair(entry.seat).free()
            case WordsAdded():
                self.words[entry.seat] = entry.words
            case FileGiven():
                self.file_seen.append(self.chair(entry.seat).name)
            case Renamed():
                self.chair(entry.seat).name = entry.name
            case BotCalled():
                self.chair(entry.seat).wanted_by.update(entry.by)
            case Deputed():
                self.chair(entry.seat).deputy = Deputy(entry.bot, entry.until) if entry.until else None
            case TakenOver():
                self._stand_in(self.chair(entry.seat), entry)
            case Reclaimed():
                chair = self.chair(entry.seat)
                if chair.bot:
                    self._note(entry.seat, "deputy-ended" if entry.ended else "back")
                chair.reclaim()
            case Started():
                self._begin(file_of(entry.file), after)
            case UndoAsked():
                self.asked = entry
            case UndoAgreed() if self.asked is not None:
                self.asked.agreed += entry.seats
            case UndoDeclined():
                if entry.seat and self.asked is not None and entry.seat != self.asked.seat:
                    self._note(entry.seat, "undo-declined")
                self.asked = None
            case Ignored() | Challenged():
                pass
            case Said():
                self._say(
                    Talk(
                        number=0,
                        seat=entry.seat,
                        name=self.chair(entry.seat).name,
                        text=entry.text,
                        line=entry.phrase,
                        about=entry.about,
                        logged=entry.phrase in TRIBUTES,
                    )
                )
            case ChatSwitched():
                self.chat = entry.open
            case GallerySwitched():
                self.gallery = entry.open
            case Arranged():
                self._arrange(entry.options)
            case Swapped(seats=(one, other)):
                self._swap(self.chair(one), self.chair(other))
            case CallLinked():
                self.call = entry.link
            case Closed():
                self.closed = True
            case AgainWanted():
                self.again |= dict.fromkeys(entry.seats, entry.yes)
            case PlayedAgain():
                self.next, self.together = entry.table, entry.together

    def _arrange(self, options: Options) -> None:
        """Seats are added or left out; whoever sits on one that stays keeps it."""
        self.options = options
        kept = self.chairs[: options.players]
        self.chairs = kept + [Chair(number) for number in range(len(kept) + 1, options.players + 1)]
        self.words = {seat: words for seat, words in self.words.items() if seat <= options.players}

    def _swap(self, one: Chair, other: Chair) -> None:
        """Whoever sits there changes places, with their secrets and the words that they have added to the seed."""
        self.chairs[one.number - 1], self.chairs[other.number - 1] = other, one
        numbers = {one.number: other.number, other.number: one.number}
        self.words = {numbers.get(seat, seat): words for seat, words in self.words.items()}
        one.number, other.number = other.number, one.number

    def _stand_in(self, chair: Chair, entry: TakenOver) -> None:
        """A bot plays for an absent player; they can see later what it did."""
        seen = inputs = 0
        if self.game is not None:
            inputs = len(self.game.inputs)
            seen = sum([event.for_seat(chair.number) is not None for _, event in self.game.events])
        own = [step for step in self.history.since(inputs) if step.seat == chair.number]
        chair.stand_in(Away(entry.bot, inputs, seen, own), deputy=entry.deputy)
        self._note(chair.number, "stands-in", bot=entry.bot)

    def _note(self, seat: int, line: str, **arguments: str | int) -> None:
        """The table says of itself what belongs in the log."""
        name = self.chair(seat).name
        self._say(Talk(number=0, seat=seat, name=name, line=line, arguments=arguments, logged=True))

    def _say(self, told: Talk) -> None:
        self.talk.add(told, 0 if self.game is None else len(self.game.events))

    def _vacate(self, seat: int) -> None:
        """Drops pending requests for the seat and, before the start, its dice words."""
        self.asking.pop(seat, None)
        if self.game is None and self.older is None:
            self.words.pop(seat, None)

    def _begin(self, file: dict[str, Json], game: AnyGame | None) -> None:
        """Begin the game of this file; `game` is that game, if it is loaded already."""
        self.went_on = self.went_on or self.older is not None
        self.history = AnswerHistory()
        self.asked = None
        rules = kit_of(game_of(file)).rules
        if migrate(file, rules).get("rules") == rules.version:
            self.game = game or load_game(file)[0]
            self.talk.go_back(len(self.game.events))
            self.older = None
            self._carried = OlderGame(file) if file.get("rules", rules.version) != rules.version else None
        else:
            self.older = OlderGame(file)

    def _apply_to_game(self, entry: Answered | TookBack | Undone, after: AnyGame) -> None:
        before, pending = len(self.playing().inputs), self.playing().pending
        self.game = after
        match entry:
            case Answered():
                self.history.add(Step(before, entry.seat, entry.answer))
                if self.chair(entry.seat).person:
                    # Players agreed to undo what was there, not this answer too. Bots always agree.
                    self.asked = None
                    self.chair(entry.seat).away = None
            case TookBack():
                self.history.take_back(before, entry.seat, entry.answer)
                self.chair(entry.seat).away = None
            case Undone():
                self.talk.go_back(bisect_right(after.events, entry.inputs, key=itemgetter(0)))
                if self.asked is not None and self.asked.inputs == entry.inputs:
                    self._note(self.asked.seat, "undone", number=len(self.history.since(entry.inputs)))
                self.undone.update(self.history.seats_since(entry.inputs) | {choice.seat for choice in pending})
                self.history.undo(entry.inputs)
                for kept in entry.kept:
                    self.history.add(Step(entry.inputs, kept.seat, kept.answer))
                self.asked = None

    def play(
        self, entry: Answered | TookBack | Undone, option: Option[object] | None = None, *, record: bool = False
    ) -> AnyGame:
        """A clone of the game after the entry. `option` is the answer if it was parsed already.

        With `record` it keeps the board after each event. Dice in the log must come up again, or it is `Damaged`.
        """
        recorded = record and isinstance(entry, Answered)
        game = self.playing().clone_recording() if recorded else self.playing().clone()
        inputs = len(game.inputs)
        match entry:
            case Answered():
                game.apply(entry.seat, option or entry.answer)
                if entry.chance and entry.chance != rolls_since(game, inputs):
                    raise Damaged(f"entry {self.number + 1}: other dice")
            case TookBack():
                game.back(entry.seat, entry.answer)
            case Undone():
                game.undo(entry.inputs)
                for kept in entry.kept:
                    game.apply(kept.seat, kept.answer)
        return game

    def complete(self, entry: Answered, after: AnyGame) -> None:
        """Add to an answer's entry the dice that followed, the result, and the position at the start of a new round."""
        before = self.playing()
        entry.chance = rolls_since(after, len(before.inputs))
        entry.result = after.result
        if after.round_began not in (-1, before.round_began):
            entry.round = Raw(json.encode({"inputs": after.round_began, "position": after.round_position()}))

    def migrate(self) -> Started | None:
        """The entry that continues a game of older rules under today's, if it is one. Raises FileError."""
        if self.older is None:
            return None
        game = self.older.migrate()
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

    def requested_seats(self, hashes: Collection[str]) -> list[int]:
        """The bots' seats that the people with these hashes ask for."""
        return sorted([seat for seat, request in self.asking.items() if request.secret in hashes])

    def stood_in(self, seats: Collection[int]) -> list[StandIn]:
        """What bots have done for those of these seats whose players are back and have not answered yet."""
        chairs = [chair for chair in self.chairs if chair.number in seats and chair.person]
        found = [self._stood_in(chair.number, away) for chair in chairs if (away := chair.away) is not None]
        return [each for each in found if each.choices]

    def _stood_in(self, seat: int, away: Away) -> StandIn:
        steps = [step for step in self.history.since(away.inputs) if step.seat == seat and step not in away.own]
        texts = {step.answer for step in steps if self.game is not None and step.before == len(self.game.inputs)}
        given = self.game.given() if self.game is not None else []
        answers = [told(option) for choice, option in given if choice.seat == seat and option.text in texts]
        return StandIn(seat=seat, bot=away.bot, since=away.events, choices=len(steps), answers=answers)

    def persons(self) -> set[int]:
        return {chair.number for chair in self.chairs if chair.person}

    def deputies(self) -> dict[int, Deputy]:
        """By seat of a person, the order they have left."""
        return {chair.number: chair.deputy for chair in self.chairs if chair.holder == PERSON and chair.deputy}

    def free_seats(self) -> list[int]:
        return [chair.number for chair in self.chairs if chair.holder == NOBODY]

    def bots_to_answer(self) -> dict[int, str]:
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
        return Proposal(seat=self.asked.seat, agreed=self.asked.agreed, answers=self._undoing(self.asked.inputs))

    def _undoing(self, inputs: int) -> list[Undoing]:
        """The answers after so many inputs. Those to a secret question that is still open are not told."""
        given = [each for each in self.playing().inputs[inputs:] if isinstance(each, Answer)]
        return [Undoing(seat=each.seat, answer=told(each.option)) for each in given] + [
            Undoing(seat=choice.seat) for choice, _ in self.playing().given()
        ]

    def fair_dice(self) -> FairDice | None:
        """What the seed follows from; None if it is not secret, or older than fair dice."""
        return fair_dice(self.dice, self.words) if self.dice else None

    def _fair_info(self) -> FairDiceInfo | None:
        fair = self.fair_dice()
        if fair is None:
            return None
        told = FairDiceInfo(hash=fair.hash, words={str(seat): text for seat, text in sorted(fair.words.items())})
        if self.game is not None and self.game.result:
            told.secret, told.seed = fair.secret, fair.seed
        return told

    def info(self, here: Collection[int], acting: int = 0) -> TableInfo:
        seats = [
            SeatInfo(
                number=chair.number,
                holder=chair.holder,
                name=chair.name,
                bot=chair.bot,
                here=chair.number in here,
                before=[sitter.name for sitter in chair.before],
                wanted_by=sorted(chair.wanted_by),
                deputy=chair.deputy.bot if chair.deputy else "",
                until=int(chair.deputy.until) if chair.deputy else 0,
            )
            for chair in self.chairs
        ]
        return TableInfo(
            status=self.status,
            options=self.options,
            seats=seats,
            chat=self.chat,
            gallery=self.gallery,
            call=self.call,
            proposal=self.proposal(),
            went_on=self.went_on,
            next=self.next,
            together=self.together,
            again=sorted([seat for seat, yes in self.again.items() if yes]),
            staying=sorted([seat for seat, yes in self.again.items() if not yes]),
            invited=bool(self.invite),
            asking=[SeatRequest(seat=seat, name=request.name) for seat, request in sorted(self.asking.items())],
            acting=acting,
            file_seen=self.file_seen,
            fair_dice=self._fair_info(),
        )


def lesson_of(options: Options) -> Lesson | None:
    """The lesson played at a table with these options; None if there is none, or it no longer exists."""
    if not options.lesson:
        return None
    return next((lesson for lesson in kit_of(options.game).lessons if lesson.id == options.lesson), None)


def told(option: Option[object]) -> LegalAnswer:
    return {"text": option.text, "things": option.things}


def rolls_since(game: AnyGame, inputs: int) -> list[str]:
    """The dice and draws after this many inputs."""
    return [given.text() for given in game.inputs[inputs:] if isinstance(given, Rolled)]


def puzzle_of(options: Options) -> Puzzle | None:
    """The puzzle played at a table with these options; None if there is none, or it no longer exists."""
    if not options.puzzle:
        return None
    return next((puzzle for puzzle in kit_of(options.game).puzzles if puzzle.id == options.puzzle), None)
