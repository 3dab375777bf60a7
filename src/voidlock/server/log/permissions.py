"""Authorization: which commands a client may give, and the log entry that each becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from msgspec import DecodeError, Raw, UnsetType, json

from voidlock.bots.names import is_ours
from voidlock.engine import (
    AnyGame,
    FairDice,
    FileError,
    Json,
    Option,
    Origin,
    Refused,
    Thing,
    fair_dice,
    new_secret,
    plain,
)
from voidlock.games import KITS, Wanted, kit_of, load_game
from voidlock.protocol.messages import MOST_SEED, Options
from voidlock.protocol.requests import (
    TRIBUTES,
    Agree,
    Answer,
    Back,
    Chat,
    Close,
    Free,
    FromClient,
    Leave,
    Named,
    Rename,
    SeatBot,
    Start,
    SwitchChat,
    SwitchGallery,
    Undo,
)

from .entries import (
    Answered,
    AnyEntry,
    BotSeated,
    ChatSwitched,
    Closed,
    Freed,
    GallerySwitched,
    Kept,
    Opened,
    PlayedAgain,
    Renamed,
    Said,
    SeatDeclined,
    Seated,
    Started,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
)
from .migration import raw_file
from .names import clean_name, is_among
from .seats import BOT, PERSON
from .table import CLOSED, OPEN, OVER, PLAYING, NotAllowed, Table, lesson_of, puzzle_of

C = TypeVar("C", bound=FromClient)
"""A request that changes the table."""


class Requester:
    """The client that makes a request: the seats it speaks for, those it asks for, and whether it is the host.

    `acts`: it acts for a host who is away.
    """

    __slots__ = ("acts", "asking", "host", "seats")

    def __init__(self, seats: Sequence[int], host: bool, asking: Sequence[int] = (), *, acts: bool = False) -> None:
        self.seats = seats
        self.host = host
        self.asking = asking
        self.acts = acts

    def must_own(self, seat: int) -> None:
        if seat not in self.seats:
            raise NotAllowed("table_not_your_seat", seat=seat)

    def must_sit(self) -> None:
        if not self.seats:
            raise NotAllowed("table_not_your_seat", seat=0)

    def must_host(self) -> None:
        if not (self.host or self.acts):
            raise NotAllowed("table_not_host")


class Move(NamedTuple):
    """An answer's entry, and the option it was parsed to."""

    entry: Answered
    option: Option[object]


class Begun(NamedTuple):
    """The entry with which a game begins, and the game itself."""

    entry: Started
    game: AnyGame


Rule = Callable[[Table, Requester, C], AnyEntry | Move | Begun]
"""One rule per command: the entry to write, or `Refused`."""


def decide(rule: Rule[C], table: Table, who: Requester, command: C) -> AnyEntry | Move | Begun:
    """What to write for the command. Nothing is permitted at a closed table."""
    if table.status == CLOSED:
        raise NotAllowed("table_closed")
    return rule(table, who, command)


# ---------------------------------------------------------------------- seats


def clean(text: str) -> str:
    """Chat and words are one line of plain text."""
    kept = plain(text).strip()
    if not kept:
        raise NotAllowed("table_text_empty")
    return kept


def check_name(table: Table, seat: int, name: str) -> str:
    """The name of a player as everybody sees it; refused if it shows nothing or looks like another player's."""
    kept = clean_name(name)
    if not kept:
        raise NotAllowed("table_name_invisible")
    others = [chair.name for chair in table.chairs if chair.holder == PERSON and chair.number != seat]
    asking = [request.name for request in table.asking.values() if request.seat != seat]
    if is_among(kept, [*others, *asking]):
        raise NotAllowed("table_name_taken", name=kept)
    return kept


def known_bot(name: str, game: str) -> str:
    """The name of a built-in bot with a budget the server can afford; never a file on the server."""
    base, _, budget = name.partition(":")
    here = kit_of(game).at_tables
    bearable = not budget or (budget.isdecimal() and int(budget) <= here.dearest)
    if base not in here.names or not bearable or not is_ours(name, game):
        raise NotAllowed("table_bot_unknown", name=name)
    return name


def check_bot_budget(bot: str, most: int | None) -> None:
    """Refuse a bot that plays out more games for an answer than the server's operator allows."""
    budget = bot.partition(":")[2]
    if most is not None and budget.isdecimal() and int(budget) > most:
        raise NotAllowed("table_bot_dear", most=most)


def take_seat(table: Table, seat: int, name: str, secret: str) -> Seated:
    """A person takes a free seat, or a bot's. `secret` is the hash of the seat's secret."""
    chair = table.chair(seat)
    if table.status in (OVER, CLOSED):
        raise NotAllowed("table_over")
    if chair.holder == PERSON:
        raise NotAllowed("table_seat_taken", seat=seat)
    if any(other.secret == secret for other in table.chairs) or secret in (table.host, table.invite):
        raise NotAllowed("table_secret_used")
    return Seated(seat=seat, name=check_name(table, seat, name), secret=secret)


def seat_bot(table: Table, who: Requester, command: SeatBot) -> BotSeated:
    who.must_host()
    if table.chair(command.seat).holder == PERSON:
        raise NotAllowed("table_seat_taken", seat=command.seat)
    return BotSeated(seat=command.seat, bot=known_bot(command.bot, table.options.game))


def free(table: Table, who: Requester, command: Free) -> AnyEntry:
    who.must_host()
    return _free_seat(table, command.seat)


def leave(table: Table, who: Requester, command: Leave) -> AnyEntry:
    if command.seat in who.asking:
        return SeatDeclined(seat=command.seat)
    who.must_own(command.seat)
    return _free_seat(table, command.seat)


def _free_seat(table: Table, seat: int) -> AnyEntry:
    """Once the game has begun, a bot takes the seat."""
    if table.chair(seat).holder == BOT and table.status == PLAYING:
        raise NotAllowed("table_bot_plays", seat=seat)
    if table.status == OPEN:
        return Freed(seat=seat)
    return BotSeated(seat=seat, bot=table.options.bot)


def rename(table: Table, who: Requester, command: Rename) -> Renamed:
    if not who.host:
        who.must_own(command.seat)
    check_silence(table, who)
    if table.chair(command.seat).holder != PERSON:
        raise NotAllowed("table_nobody_there", seat=command.seat)
    return Renamed(seat=command.seat, name=check_name(table, command.seat, command.name))


# ---------------------------------------------------------------------- the table


class Opening(NamedTuple):
    """The entry with which a table is opened, and the game to be played there."""

    entry: Opened
    game: AnyGame


def open_table(options: Options, host: str, file: Raw | UnsetType, invite: str = "") -> Opening:
    """A table for a new game, or to continue a game file. Raises FileError if it cannot be played.

    `host` and `invite` are hashes. Unless the seed is known, the secret behind the dice is made here, before anybody
    adds words; a new game is only an example then.
    """
    options.seed = plain(options.seed)
    if options.lesson or options.puzzle:
        file = _prepared_file(options)
    if isinstance(file, Raw):
        game = _load(file)
        # Without the white space of the file that was sent.
        file = Raw(json.encode(json.decode(file)))
        options.game, options.players = game.rules.name, len(game.seats)
    else:
        game = _new_game(options)
    options.bot = known_bot(options.bot or kit_of(options.game).at_tables.usual, options.game)
    dice = "" if options.seed or isinstance(file, Raw) else new_secret()
    return Opening(Opened(options=options, host=host, file=file, invite=invite, dice=dice), game)


def _prepared_file(options: Options) -> Raw:
    """The game file of the lesson or the puzzle."""
    prepared = (lesson_of(options) or puzzle_of(options)) if options.game in KITS else None
    if prepared is None and options.lesson:
        raise NotAllowed("table_lesson_unknown", name=options.lesson)
    if prepared is None:
        raise NotAllowed("table_puzzle_unknown", name=options.puzzle)
    return Raw(json.encode(prepared.file))


def play_again(table: Table, host: str, next: str) -> PlayedAgain:
    """The host, known by the hash of the secret, has opened another table for the players at this one."""
    Requester([], host == table.host).must_host()
    if table.status not in (OVER, CLOSED):
        raise NotAllowed("table_not_over")
    return PlayedAgain(table=next)


def close(table: Table, who: Requester, command: Close) -> Closed:
    """Only the host, not whoever acts for them: they would find nothing when they come back."""
    if not who.host:
        raise NotAllowed("table_not_host")
    return Closed()


def switch_chat(table: Table, who: Requester, command: SwitchChat) -> ChatSwitched:
    who.must_host()
    return ChatSwitched(open=command.open)


def switch_gallery(table: Table, who: Requester, command: SwitchGallery) -> GallerySwitched:
    who.must_host()
    return GallerySwitched(open=command.open)


def start(table: Table, who: Requester, command: Start) -> Begun:
    who.must_host()
    return begin_game(table)


def begin_game(table: Table, game: AnyGame | None = None) -> Begun:
    """The game begins, once every seat is taken. `game` is the table's game, if it is loaded already."""
    if table.status != OPEN:
        raise NotAllowed("table_has_begun")
    free = table.free_seats()
    if free:
        raise NotAllowed("table_seats_free", seat=free[0])
    if game is None:
        file = table.file
        game = _load(file) if isinstance(file, Raw) else _new_game(table.options, table.fair_dice())
    return Begun(Started(file=raw_file(game)), game)


def _new_game(options: Options, fair: FairDice | None = None) -> AnyGame:
    """A new game with the host's options. Raises FileError if they are not valid."""
    kit = KITS.get(options.game)
    if kit is None:
        raise NotAllowed("table_game_unknown", name=options.game)
    if kit.seats == 1 and options.players != 1:
        raise NotAllowed("table_alone")
    wanted = Wanted(options.players, options.teams, options.mission, options.settings)
    # A table opened before there were fair dice gets them now: its players have seen no hash, but can check the file.
    fair = None if options.seed else fair or fair_dice(new_secret())
    return kit.begin(Origin(options.seed if fair is None else fair.seed, kit.setup(wanted), fair=fair))


def check_options(options: Options) -> None:
    """Refuse options with which no game can begin, by beginning one. Raises FileError."""
    _new_game(options)


def _load(file: Raw) -> AnyGame:
    try:
        # It is unchecked so far: it may be neither JSON nor UTF-8, or nested too deep.
        data: Json = json.decode(file)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise FileError("file_no_game") from error
    if not isinstance(data, dict):
        raise FileError("file_no_game")
    if len(str(data.get("seed", ""))) > MOST_SEED:
        raise FileError("seed_too_long", "seed", most=MOST_SEED)
    return load_game(data)[0]


# ---------------------------------------------------------------------- playing


def answer(table: Table, who: Requester, command: Answer) -> Move:
    return answer_choice(table, who.seats, command.choice, command.answer)


def answer_choice(table: Table, seats: Sequence[int], name: str, text: str) -> Move:
    """The answer to the choice of this name: refused if illegal, stale if the choice is not owed any more."""
    choice = table.choice(name, seats)
    try:
        option = choice.parse(text)
    except Refused as refused:
        raise Refused(table.playing().why_not(text, choice.seat) or refused.reason) from refused
    wrong = table.lesson.wrong(table.playing(), option.text) if table.lesson is not None else None
    if wrong is not None:
        raise Refused(wrong)
    return Move(Answered(seat=choice.seat, answer=option.text), option)


def take_back(table: Table, who: Requester, command: Back) -> TookBack:
    """A player's own answer to a secret question that is still open."""
    who.must_own(command.seat)
    for option in table.playing().answers_of(command.seat):
        if option.text.casefold() == command.answer.strip().casefold():
            return TookBack(seat=command.seat, answer=option.text)
    raise NotAllowed("nothing_to_take_back", text=command.answer)


def undo(table: Table, who: Requester, command: Undo) -> AnyEntry:
    """Free until another person has answered; then everybody must agree. Never across anything revealed."""
    game, history = unfinished_game(table), table.history
    open_answer = history.open_answer(len(game.inputs), who.seats)
    if open_answer is not None:
        return TookBack(seat=open_answer.seat, answer=open_answer.answer)
    last = history.last(who.seats)
    if last is None:
        raise NotAllowed("undo_nothing")
    reason = game.why_no_undo(last.before)
    if reason is not None:
        raise Refused(reason)
    if history.seats_since(last.before) & table.persons() - set(who.seats):
        return UndoAsked(seat=last.seat, inputs=last.before, agreed=list(who.seats))
    # One undo takes back one choice, also the last of those that were revealed together.
    kept = [Kept(step.seat, step.answer) for step in history.siblings(last)]
    return Undone(inputs=last.before, kept=kept)


def agree(table: Table, who: Requester, command: Agree) -> AnyEntry:
    """Agree to the proposed undo or decline it; the last to agree carries it out."""
    unfinished_game(table)
    proposal = table.proposal()
    if proposal is None or table.asked is None:
        raise NotAllowed("table_no_proposal")
    who.must_sit()
    if not command.yes:
        return UndoDeclined(seat=table.asked.seat if table.asked.seat in who.seats else who.seats[0])
    if table.persons() <= {*proposal.agreed, *who.seats}:
        return Undone(inputs=table.asked.inputs)
    return UndoAgreed(seats=[seat for seat in who.seats if seat not in proposal.agreed])


def unfinished_game(table: Table) -> AnyGame:
    """The game, which must not be over: then anybody may have seen the whole file."""
    game = table.playing()
    if game.result:
        raise NotAllowed("table_over")
    return game


# ---------------------------------------------------------------------- chatting


def chat(table: Table, who: Requester, command: Chat) -> Said:
    who.must_own(command.seat)
    if not table.chat:
        raise NotAllowed("table_chat_shut")
    check_silence(table, who)
    if command.phrase is None:
        return Said(seat=command.seat, text=clean(command.text))
    if command.phrase in TRIBUTES:
        check_tribute(table, command)
    elif command.about and not _is_on_board(table, command.about[0]):
        raise NotAllowed("table_nothing_there", name=command.about[0].name)
    return Said(seat=command.seat, phrase=command.phrase, about=[Thing(*thing) for thing in command.about])


def check_tribute(table: Table, command: Chat) -> None:
    """Each player honours each of the fallen once: it is kept in the log."""
    about = [Thing(*thing) for thing in command.about]
    deaths = [event.arguments().values() for _, event in table.playing().events if event.role == "death"]
    if not any(thing in told for told in deaths for thing in about):
        raise NotAllowed("table_nobody_fell")
    if any(told.seat == command.seat and told.about == about for told, _ in table.talk.logged()):
        raise NotAllowed("table_honoured")


def _is_on_board(table: Table, thing: Named) -> bool:
    """Whether players can see the thing, or a place: it is named somewhere in the open part of the view."""
    return thing.name in _names(table.playing().open_part())


def _names(part: object) -> set[str]:
    match part:
        case str():
            return {part}
        case Mapping():
            return {str(key) for key in part}.union(*[_names(value) for value in part.values()])
        case list() | tuple():
            return set[str]().union(*[_names(value) for value in part])
    return set()


def check_silence(table: Table, who: Requester) -> None:
    """A player who reads a card alone can tell the table nothing."""
    if table.game is not None and table.game.reader() in who.seats:
        raise NotAllowed("table_reader_silent")
