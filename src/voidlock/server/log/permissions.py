"""What a guest may ask for, and what is written in the log when it is granted."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence

from msgspec import Raw, UnsetType, json

from voidlock.bots.names import is_ours
from voidlock.bots.tables import AT_TABLES
from voidlock.engine import AnyGame, FileError, Json, Origin, Refused
from voidlock.games import ANGEL, HULK, begun, loaded
from voidlock.games.hulk import mission_named
from voidlock.protocol import (
    Agree,
    Answer,
    Back,
    Chat,
    Close,
    Free,
    Leave,
    Options,
    Rename,
    SeatBot,
    Start,
    SwitchChat,
    Take,
    Undo,
)

from .entries import (
    Answered,
    AnyEntry,
    BotSeated,
    ChatSwitched,
    Closed,
    Freed,
    Opened,
    PlayedAgain,
    Renamed,
    Said,
    Seated,
    Started,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
)
from .migration import raw_file
from .seats import BOT, PERSON, hashed
from .table import CLOSED, OPEN, OVER, PLAYING, NotAllowed, Table

Change = Take | Start | Answer | Back | Undo | Agree | SeatBot | Free | Rename | Leave | Close | Chat | SwitchChat
"""Requests that change the table."""


class Asking:
    """Who asks: the seats he speaks for, and whether he is the host."""

    __slots__ = ("host", "seats")

    def __init__(self, seats: Sequence[int], host: bool) -> None:
        self.seats = seats
        self.host = host

    def own(self, seat: int) -> None:
        if seat not in self.seats:
            raise NotAllowed("table_not_your_seat", seat=seat)

    def hosts(self) -> None:
        if not self.host:
            raise NotAllowed("table_not_host")


def granted(table: Table, who: Asking, message: Change) -> AnyEntry:
    """What is to be written; raises `Refused` if it may not be had."""
    if table.status == CLOSED:
        raise NotAllowed("table_closed")
    match message:
        case Answer():
            return answered(table, who.seats, message.choice, message.answer)
        case Back():
            who.own(message.seat)
            return TookBack(seat=message.seat, answer=lying(table, message.seat, message.answer))
        case Undo():
            return _undone(table, who)
        case Agree():
            return _agreed(table, who, message)
        case Chat():
            return _said(table, who, message)
        case Take():
            return seated(table, message.seat, message.name, hashed(message.secret))
        case Rename():
            if not who.host:
                who.own(message.seat)
            _not_reading(table, who)
            if table.chair(message.seat).holder != PERSON:
                raise NotAllowed("table_nobody_there", seat=message.seat)
            return Renamed(seat=message.seat, name=clean(message.name))
        case Leave():
            who.own(message.seat)
            return _freed(table, message.seat)
        case _:
            who.hosts()
            return _hosted(table, message)


def _hosted(table: Table, message: Start | SeatBot | Free | Close | SwitchChat) -> AnyEntry:
    match message:
        case Start():
            return started(table)
        case SeatBot():
            if table.chair(message.seat).holder == PERSON:
                raise NotAllowed("table_seat_taken", seat=message.seat)
            return BotSeated(seat=message.seat, bot=known_bot(message.bot, table.options.game))
        case Free():
            return _freed(table, message.seat)
        case Close():
            return Closed()
        case SwitchChat():
            return ChatSwitched(open=message.open)


# ---------------------------------------------------------------------- seats


def clean(text: str) -> str:
    """Names and talk are one line of text: no control characters, nothing that turns the direction of writing."""
    kept = "".join([letter for letter in text if letter.isprintable()]).strip()
    if not kept:
        raise NotAllowed("table_text_empty")
    return kept


def known_bot(name: str, game: str) -> str:
    """One of our bots, with a budget that a server can bear; a person's own file is not for others to name."""
    base, _, budget = name.partition(":")
    here = AT_TABLES[game]
    bearable = not budget or (budget.isdecimal() and int(budget) <= here.dearest)
    if base not in here.names or not bearable or not is_ours(name, game):
        raise NotAllowed("table_bot_unknown", name=name)
    return name


def seated(table: Table, seat: int, name: str, secret: str) -> Seated:
    """A person sits down: at a free seat, or in a bot's place. `secret` is the hash of the seat's secret."""
    chair = table.chair(seat)
    if table.status in (OVER, CLOSED):
        raise NotAllowed("table_over")
    if chair.holder == PERSON:
        raise NotAllowed("table_seat_taken", seat=seat)
    if any(other.secret == secret for other in table.chairs) or secret == table.host:
        raise NotAllowed("table_secret_used")
    return Seated(seat=seat, name=clean(name), secret=secret)


def _freed(table: Table, seat: int) -> AnyEntry:
    """In a game that is played a bot goes on."""
    if table.chair(seat).holder == BOT and table.status == PLAYING:
        raise NotAllowed("table_bot_plays", seat=seat)
    if table.status == OPEN:
        return Freed(seat=seat)
    return BotSeated(seat=seat, bot=table.options.bot)


def opened(options: Options, host: str, file: Raw | UnsetType) -> Opened:
    """A table for a new game, or to go on with a game file. Raises FileError where it cannot be played."""
    if isinstance(file, Raw):
        game = _loaded(file)
        options.game, options.players = game.rules.name, len(game.seats)
    else:
        _begun(options)
    options.bot = known_bot(options.bot or AT_TABLES[options.game].usual, options.game)
    return Opened(options=options, host=host, file=file)


def played_again(table: Table, host: str, next: str) -> PlayedAgain:
    """Its host, by the hash of his secret, has opened another table for those who are at this one."""
    Asking([], host == table.host).hosts()
    if table.status not in (OVER, CLOSED):
        raise NotAllowed("table_not_over")
    return PlayedAgain(table=next)


def started(table: Table) -> Started:
    if table.status != OPEN:
        raise NotAllowed("table_has_begun")
    free = table.free_seats()
    if free:
        raise NotAllowed("table_seats_free", seat=free[0])
    if isinstance(table.file, Raw):
        return Started(file=raw_file(_loaded(table.file)))
    return Started(file=raw_file(_begun(table.options)))


def _begun(options: Options) -> AnyGame:
    """A new game as the host wants it. Raises FileError where there is no such game."""
    setup = SETUPS.get(options.game)
    if setup is None:
        raise NotAllowed("table_game_unknown", name=options.game)
    return begun(options.game, Origin(options.seed or secrets.token_hex(16), setup(options)))


def _teams_setup(options: Options) -> dict[str, Json]:
    teams = options.teams
    named: Json = teams if isinstance(teams, str) else [list[Json](own) for own in teams]
    setup: dict[str, Json] = {"players": options.players, "teams": named}
    if options.settings:
        setup["settings"] = dict(options.settings)
    return setup


def _mission_setup(options: Options) -> dict[str, Json]:
    if options.players != 1:
        raise NotAllowed("table_alone")
    return {"mission": mission_named(options.mission)}


SETUPS: Mapping[str, Callable[[Options], dict[str, Json]]] = {ANGEL: _teams_setup, HULK: _mission_setup}


def _loaded(file: Raw) -> AnyGame:
    data: Json = json.decode(file)
    if not isinstance(data, dict):
        raise FileError("file_no_game")
    return loaded(data)[0]


# ---------------------------------------------------------------------- playing


def answered(table: Table, seats: Sequence[int], name: str, answer: str) -> Answered:
    """The answer to the choice of this name; refused if it is not legal, stale if nobody owes it any more."""
    choice = table.choice(name, seats)
    try:
        return Answered(seat=choice.seat, answer=choice.parse(answer).text)
    except Refused as refused:
        raise Refused(table.playing().why_not(answer, choice.seat) or refused.reason) from refused


def lying(table: Table, seat: int, answer: str) -> str:
    """A seat's answer to an open secret question, as it was given."""
    for option in table.playing().given(seat):
        if option.text.casefold() == answer.strip().casefold():
            return option.text
    raise NotAllowed("nothing_to_take_back", text=answer)


def _undone(table: Table, who: Asking) -> AnyEntry:
    """One's own answers since anybody else's, freely; further back everybody must agree. Never over what was shown."""
    game, history = _going_on(table), table.history
    open_answer = history.lying(len(game.inputs), who.seats)
    if open_answer is not None:
        return TookBack(seat=open_answer.seat, answer=open_answer.answer)
    last = history.last(who.seats)
    if last is None:
        raise NotAllowed("undo_nothing")
    reason = game.why_no_undo(last.before)
    if reason is not None:
        raise Refused(reason)
    if history.since(last.before) & table.persons() - set(who.seats):
        return UndoAsked(seat=last.seat, inputs=last.before, agreed=list(who.seats))
    return Undone(inputs=last.before)


def _going_on(table: Table) -> AnyGame:
    """A game that is over stays so: everybody may have seen the whole file."""
    game = table.playing()
    if game.result:
        raise NotAllowed("table_over")
    return game


def _agreed(table: Table, who: Asking, message: Agree) -> AnyEntry:
    _going_on(table)
    proposal = table.proposal()
    if proposal is None or table.asked is None:
        raise NotAllowed("table_no_proposal")
    if not who.seats:
        raise NotAllowed("table_not_your_seat", seat=0)
    if not message.yes:
        return UndoDeclined()
    if table.persons() <= {*proposal.agreed, *who.seats}:
        return Undone(inputs=table.asked.inputs)
    return UndoAgreed(seats=[seat for seat in who.seats if seat not in proposal.agreed])


def _said(table: Table, who: Asking, message: Chat) -> Said:
    who.own(message.seat)
    if not table.chat:
        raise NotAllowed("table_chat_shut")
    _not_reading(table, who)
    return Said(seat=message.seat, text=clean(message.text))


def _not_reading(table: Table, who: Asking) -> None:
    """Who reads a card alone can tell the table nothing."""
    if table.game is not None and table.game.reader() in who.seats:
        raise NotAllowed("table_reader_silent")
