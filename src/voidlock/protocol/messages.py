"""Message types and what they share: idempotency keys, secrets (bearer tokens), table options.

A client's first message says who it is; each later one has a key. The server answers a key with `told`, with the
result, or with a `refusal`, and sends everybody what has changed. The same key twice is one request, so a client that
does not know whether it was heard may ask again.

The client makes and keeps the secrets; the server only stores their hashes.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from voidlock.engine import LegalAnswer, Thing
from voidlock.games import DEFAULT

PROTOCOL = 9
"""Version of the protocol: raised when a message or a field goes, changes its meaning, or is new to clients."""

Key = Annotated[str, Meta(min_length=8, max_length=64)]
"""Made by the client, new for every request."""
Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(pattern="^[0-9a-z]{12}$")]
ChallengeId = Annotated[str, Meta(pattern="^[0-9a-z]{10}$")]
"""Shorter than a table's, so no request for a table finds a challenge."""
Secret = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{22,64}$")]
"""At least 128 bits from a secure random generator."""
Takeover = Annotated[int, Meta(ge=0, le=1_209_600)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Text = Annotated[str, Meta(min_length=1, max_length=80)]
DiceWords = Annotated[str, Meta(min_length=1, max_length=200)]
Setting = Annotated[str, Meta(max_length=40)]
MOST_SEED = 80
"""Characters of a seed."""
MOST_MISSION = 20_000
"""Characters of a mission file."""


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of all messages."""


class Options(Struct, forbid_unknown_fields=True, kw_only=True):
    """What the host chooses when opening the table.

    game        `angel`, or `hulk`, which is for one player
    mission     of `hulk`: the name of a built-in mission, or the whole text of a mission file
    teams       of `angel`: `draft`, `random`, or the teams of each player
    settings    the readings of the rules that are not the default, by name, as in game files; a flag is `on` or `off`
    seed        text that determines every shuffle and die, shown to all; empty: random and unknown
    spectators  whether people without a seat may watch the game
    latecomers  whether the invitation is enough to take a bot's seat in a running game; otherwise a player is asked
    takeover    seconds after which a bot plays for an absent player; 0: only if most of the others ask for it. From an
                hour on they count since the player was asked, also while nobody is at the table
    bot         which bot that is; empty: the game's default
    advice      whether players may ask the librarian for advice
    lesson      the id of a lesson of the game: its own file is played, and its steps decide what may be answered
    puzzle      the id of a puzzle of the game: its own file is played, and a review says what the answer was worth
    """

    game: Annotated[str, Meta(max_length=20)] = DEFAULT
    mission: Annotated[str, Meta(max_length=MOST_MISSION)] = ""
    players: SeatNumber = 1
    teams: str | list[list[str]] = "draft"
    settings: Annotated[dict[Setting, Setting], Meta(max_length=20)] = field(default_factory=dict)
    seed: Annotated[str, Meta(max_length=MOST_SEED)] = ""
    spectators: bool = True
    latecomers: bool = False
    takeover: Takeover = 120
    bot: Annotated[str, Meta(max_length=40)] = ""
    advice: bool = True
    lesson: Annotated[str, Meta(max_length=40)] = ""
    puzzle: Annotated[str, Meta(max_length=40)] = ""


class SeatInfo(Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat as everybody sees it.

    `holder` is `nobody`, `person` or `bot`; `bot` plays for it, perhaps for an absent player; `here`: its player is
    connected; `before`: the people who have lost the seat or given it up in this game. They have seen its secrets.
    `wanted_by`: the seats that want a bot to play for the absent player. `deputy`: the bot that answers for the player
    while they are away, as they have ordered, `until` then (seconds since 1970).
    """

    number: int
    holder: str
    name: str = ""
    bot: str = ""
    here: bool = False
    before: list[str] = field(default_factory=list)
    wanted_by: list[int] = field(default_factory=list)
    deputy: str = ""
    until: int = 0


class StandIn(Struct, forbid_unknown_fields=True, kw_only=True):
    """A bot has played for a seat while its player was away.

    It gave so many of the `choices`, after the seat's first events, `since` in number. Nobody has seen the last
    `answers` yet, and the player may take them back.
    """

    seat: int
    bot: str
    since: int
    choices: int
    answers: list[LegalAnswer] = field(default_factory=list)


class Intent(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat is about to do, as it tells the others: about its team, for example, a type of action."""

    seat: int
    about: Thing | None
    leaning: Thing


class Waited(Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat that owes an answer: for how many whole minutes, and whether its page still tells what has happened."""

    seat: int
    minutes: int
    watching: bool


class Guesser(Struct, forbid_unknown_fields=True, kw_only=True):
    """A player without Marines: how many rolls they guessed, and how many of them right."""

    seat: int
    right: int
    made: int


class SeatRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """A guest asks the players for a bot's seat."""

    seat: int
    name: str


class FairDiceInfo(Struct, forbid_unknown_fields=True, kw_only=True):
    """How everybody can check the dice: the hash of the server's secret, and by seat the words of the players.

    `secret` and the `seed` that follows from it are empty until the game is over.
    """

    hash: str
    words: dict[str, str] = field(default_factory=dict)
    secret: str = ""
    seed: str = ""
