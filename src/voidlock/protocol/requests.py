"""Messages from the client: first who it is, then its requests."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal, NamedTuple

from msgspec import UNSET, Meta, Raw, UnsetType, field

from .messages import DiceWords, Key, Message, Name, Options, SeatNumber, Secret, TableId, Takeover, Text


def new_key() -> str:
    return secrets.token_hex(8)


def new_secret(size: int = 24) -> str:
    return secrets.token_urlsafe(size)


# ---------------------------------------------------------------------- first


class Open(Message, tag="open", kw_only=True):
    """Open a table and take its first seat; with one player the game starts right away.

    `host` is the host's secret, `secret` that of the seat. The same host's secret again is the same table. `file` is a
    game file to continue. `after` is the host's secret of a finished table: everybody there hears about the new one.
    `invite` is the invitation, which others need to take a seat; without one the table's name is enough.
    """

    name: Name
    host: Secret
    secret: Secret
    options: Options
    file: Raw | UnsetType = UNSET
    after: Secret | UnsetType = UNSET
    invite: Secret | UnsetType = UNSET


class Join(Message, tag="join", kw_only=True):
    """Take a free seat, or a bot's; in a running game the players are asked."""

    table: TableId
    name: Name
    seat: SeatNumber
    secret: Secret
    invite: Secret | UnsetType = UNSET


class Sit(Message, tag="sit", kw_only=True):
    """Come back with the secrets of your seats, and the host's if you have it."""

    table: TableId
    secrets: Annotated[list[Secret], Meta(min_length=1, max_length=7)]


class Watch(Message, tag="watch", kw_only=True):
    """Spectate, or see whether there is a seat to take; with the invitation even where there are no spectators."""

    table: TableId
    invite: Secret | UnsetType = UNSET


class Glance(Message, tag="glance", kw_only=True):
    """See who waits for whom, with the secrets of your seats; you don't count as being here. The connection ends."""

    table: TableId
    secrets: Annotated[list[Secret], Meta(min_length=1, max_length=7)]


FirstMessage = Open | Join | Sit | Watch | Glance


# ---------------------------------------------------------------------- later


Phrase = Literal["here", "help", "mine", "move", "leave", "wait", "agreed", "salute", "candle"]
"""`here` points at something; the last two honour one of the fallen."""

TRIBUTES: tuple[Phrase, ...] = ("salute", "candle")


class Named(NamedTuple):
    """A thing of the board, by its kind and its name."""

    kind: Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
    name: Annotated[str, Meta(pattern="^[0-9A-Za-z_]{1,40}$")]


class Take(Message, tag="take", kw_only=True):
    """Take a seat, or one more for another player at the same device; the same as `join` for a client that is here."""

    key: Key
    seat: SeatNumber
    name: Name
    secret: Secret
    invite: Secret | UnsetType = UNSET


class Admit(Message, tag="admit", kw_only=True):
    """A player lets a guest take the bot's seat they asked for, or declines."""

    key: Key
    seat: SeatNumber
    yes: bool


class AddWords(Message, tag="add_words", kw_only=True):
    """Add words to the seed before the game starts, once for each seat."""

    key: Key
    seat: SeatNumber
    words: DiceWords


class Start(Message, tag="start", kw_only=True):
    """The host starts the game."""

    key: Key


class Answer(Message, tag="answer", kw_only=True):
    """Answer a choice with the text of an option."""

    key: Key
    choice: Annotated[str, Meta(max_length=40)]
    answer: Text


class Intend(Message, tag="intend", kw_only=True):
    """Tell everybody what you are about to answer, as far as the game lets players tell; without an answer: no more."""

    key: Key
    choice: Annotated[str, Meta(max_length=40)]
    answer: Annotated[str, Meta(max_length=80)] = ""


class Attend(Message, tag="attend", kw_only=True):
    """Tell whether your page still shows what has happened, so that the others know why you don't answer."""

    key: Key
    watching: bool


class Nudge(Message, tag="nudge", kw_only=True):
    """Remind a player whom the table has waited for."""

    key: Key
    seat: SeatNumber


RollNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


class Throw(Message, tag="throw", kw_only=True):
    """Let your die go that everybody is watching. It has fallen already: this is about when it is told."""

    key: Key
    roll: RollNumber


class Guess(Message, tag="guess", kw_only=True):
    """A player without Marines guesses whether a roll goes well. The guesses are told after the game."""

    key: Key
    seat: SeatNumber
    roll: RollNumber
    met: bool


class Back(Message, tag="back", kw_only=True):
    """Take back a secret answer while others are still owed."""

    key: Key
    seat: SeatNumber
    answer: Text


class Undo(Message, tag="undo", kw_only=True):
    """Undo your last answer, or ask everybody to agree if others have answered since."""

    key: Key


class Agree(Message, tag="agree", kw_only=True):
    """Agree to a proposed undo, or decline it."""

    key: Key
    yes: bool


class Why(Message, tag="why", kw_only=True):
    """Ask why an answer is illegal: refused with the reason, granted if it is legal. Nothing changes."""

    key: Key
    seat: SeatNumber
    answer: Text


class SeatBot(Message, tag="seat_bot", kw_only=True):
    """The host seats a bot."""

    key: Key
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Free(Message, tag="free", kw_only=True):
    """The host frees a seat; once the game has started, a bot takes it."""

    key: Key
    seat: SeatNumber


class CallBot(Message, tag="call_bot", kw_only=True):
    """Ask for a bot in place of an absent player: it comes as soon as most of the players who are here ask for it."""

    key: Key
    seat: SeatNumber


class Depute(Message, tag="depute", kw_only=True):
    """Leave an order: if you are asked while you are away, within these hours, let this bot answer; 0: no more."""

    key: Key
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""
    hours: Annotated[int, Meta(ge=0, le=336)] = 0


class Subscribe(Message, tag="subscribe", kw_only=True):
    """Be told when it is your turn while you are away; without a `channel`: no more.

    `push` needs the endpoint of the browser's push subscription as the `address`, and its keys; `mail` an address, and
    then the `code` that was mailed there: without it, it is mailed.
    """

    key: Key
    seat: SeatNumber
    channel: Literal["", "push", "mail", "webhook"] = ""
    address: Annotated[str, Meta(max_length=1000)] = ""
    p256dh: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{0,100}=*$")] = ""
    auth: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{0,40}=*$")] = ""
    code: Annotated[str, Meta(pattern="^[0-9]{0,8}$")] = ""
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")] = "en"


class Rename(Message, tag="rename", kw_only=True):
    """Rename your own seat; the host may rename any."""

    key: Key
    seat: SeatNumber
    name: Name


class Leave(Message, tag="leave", kw_only=True):
    """Give up your seat for good, or your request for one; its secret becomes void."""

    key: Key
    seat: SeatNumber


class Arrange(Message, tag="arrange", kw_only=True):
    """The host changes the table's options before the start; what is left out stays as it is.

    Seats with people stay: there are at least as many players as the last of them. A game from a file keeps its players
    and teams.
    """

    key: Key
    players: SeatNumber | None = None
    teams: Literal["draft", "random"] | None = None
    takeover: Takeover | None = None
    latecomers: bool | None = None
    advice: bool | None = None


class Swap(Message, tag="swap", kw_only=True):
    """The host lets two seats change places before the start: whoever sits there moves, with their secret."""

    key: Key
    seats: tuple[SeatNumber, SeatNumber]


class Call(Message, tag="call", kw_only=True):
    """The host gives the link of a meeting, where the people at the table talk; empty: there is none any more."""

    key: Key
    link: Annotated[str, Meta(max_length=300)]


class Again(Message, tag="again", kw_only=True):
    """After the game: your seats want another, or stay behind.

    One next table is made for everybody as soon as the host wants another, or everybody who is here has said so or not.
    """

    key: Key
    yes: bool


class Close(Message, tag="close", kw_only=True):
    """The host closes the table."""

    key: Key


class Chat(Message, tag="chat", kw_only=True):
    """Say a text, or a phrase that every client says in its own language, perhaps about a thing of the board."""

    key: Key
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None
    about: Annotated[list[Named], Meta(max_length=1)] = field(default_factory=list)


class SwitchChat(Message, tag="switch_chat", kw_only=True):
    """The host turns the chat on or off."""

    key: Key
    open: bool


class SwitchGallery(Message, tag="switch_gallery", kw_only=True):
    """The host lets people without a seat watch, or nobody any more; then those who do are sent away."""

    key: Key
    open: bool


class SendAway(Message, tag="send_away", kw_only=True):
    """The host sends a spectator away, by the number in `gallery`, and the others who watch from its address."""

    key: Key
    spectator: Annotated[int, Meta(ge=1)]


class Advise(Message, tag="advise", kw_only=True):
    """Ask the librarian for advice on a choice."""

    key: Key
    choice: Annotated[str, Meta(max_length=40)]


class Odds(Message, tag="odds", kw_only=True):
    """Ask for the exact odds, from what the seat may know."""

    key: Key
    seat: Annotated[int, Meta(ge=0, le=6)]


class Look(Message, tag="look", kw_only=True):
    """Ask for the board as your seat (0: a spectator) saw it after this many events."""

    key: Key
    seat: Annotated[int, Meta(ge=0, le=6)]
    events: Annotated[int, Meta(ge=0, le=1_000_000)]


class Route(Message, tag="route", kw_only=True):
    """Ask what a walk would cost a marine of Space Hulk."""

    key: Key
    terminator: Annotated[str, Meta(max_length=40)]
    square: Annotated[str, Meta(max_length=8)]


class Foresee(Message, tag="foresee", kw_only=True):
    """Ask what the aliens of Space Hulk would do if their phase began now, as far as everybody may know."""

    key: Key


class ArrowKeys(Message, tag="arrow_keys", kw_only=True):
    """Ask where arrow keys go on the map of Space Hulk. The map never changes, so once is enough."""

    key: Key


class Review(Message, tag="review", kw_only=True):
    """Ask how lucky the players of a finished game were; with `choices`, which of your choices cost most.

    With `round`, what your choices in that round or turn were worth: it is over, the game may go on.
    In a puzzle that is answered: what the answer was worth, beside the best one.
    """

    key: Key
    choices: bool = False
    round: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class MakeChallenge(Message, tag="challenge", kw_only=True):
    """Ask for a link by which others play a finished game with the same seed. `by` is the name that they read."""

    key: Key
    by: Annotated[str, Meta(max_length=24)] = ""


class Fetch(Message, tag="fetch", kw_only=True):
    """Ask for the game file: once the game is over, or if nobody else has played. Everybody sees who had it early."""

    key: Key


FromClient = (
    Take
    | Admit
    | AddWords
    | Start
    | Answer
    | Intend
    | Attend
    | Nudge
    | Throw
    | Guess
    | Back
    | Undo
    | Agree
    | Why
    | SeatBot
    | Free
    | CallBot
    | Depute
    | Subscribe
    | Rename
    | Leave
    | Arrange
    | Swap
    | Call
    | Again
    | Close
    | Chat
    | SwitchChat
    | SwitchGallery
    | SendAway
    | Advise
    | Odds
    | Look
    | Route
    | Foresee
    | ArrowKeys
    | Review
    | MakeChallenge
    | Fetch
)
