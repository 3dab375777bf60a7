"""Messages from the server: the table, the game, and answers to requests."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType, field

from voidlock.engine import LegalAnswer, Patch, Thing

from .messages import (
    PROTOCOL,
    ChallengeId,
    FairDiceInfo,
    Guesser,
    Intent,
    Message,
    Options,
    SeatInfo,
    SeatRequest,
    StandIn,
    Waited,
)


class Channels(Struct, forbid_unknown_fields=True, kw_only=True):
    """How the server can tell players that it is their turn; `push` is its public key for push subscriptions."""

    push: str = ""
    mail: bool = False
    webhook: bool = False


class Hello(Message, tag="hello", kw_only=True):
    """The server's first message."""

    protocol: int = PROTOCOL
    version: str
    rules: dict[str, int]
    """By game, the version of its rules."""
    channels: Channels = field(default_factory=Channels)


class Entered(Message, tag="entered", kw_only=True):
    """The client's table and seats, and the seats it has asked for; sent again whenever they change.

    `host`: whether it may do what the host may. `marks` has for each of the seats the first digits of its secret's hash
    (SHA-256): seats can be swapped, so a client with several secrets sees whose is which. `stood_in` lists its seats
    that a bot has played, until the player answers for the first time. `channels`: by seat, how its player is told
    that it is their turn.
    """

    table: str
    seats: list[int]
    marks: list[str] = field(default_factory=list)
    host: bool
    asking: list[int] = field(default_factory=list)
    stood_in: list[StandIn] = field(default_factory=list)
    channels: dict[str, str] = field(default_factory=dict)


class Glanced(Message, tag="glanced", kw_only=True):
    """Who owes an answer at a table, and who of them is the client: by seat, as everybody knows it."""

    table: str
    status: str
    seats: list[SeatInfo]
    own: list[int]
    owing: list[int]


class Undoing(Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer that an undo would take back; null if it is still secret."""

    seat: int
    answer: LegalAnswer | None = None


class Proposal(Struct, forbid_unknown_fields=True, kw_only=True):
    """A player proposes an undo; `agreed` lists the seats that agree, `answers` what would go, the first one first."""

    seat: int
    agreed: list[int]
    answers: list[Undoing] = field(default_factory=list)


class TableInfo(Message, tag="table", kw_only=True):
    """The table as everybody sees it.

    `status` is `open`, `playing`, `over` or `closed`; `went_on`: the game was begun under older rules and continued
    from the start of its round. `next` is the table where the group plays on, or empty; `together`: every player has
    their seat there, with the same secret. `again` and `staying` are the seats that want another game, or not. `asking`
    lists the people who ask for a bot's seat. `acting` is the seat that acts for an absent host; 0 if none does.
    `file_seen` names everybody who has had the game file before the end: they know every card and die to come.
    `fair_dice` is null where the seed is not secret, or was not committed to.
    """

    status: str
    options: Options
    seats: list[SeatInfo]
    chat: bool = True
    gallery: bool = True
    """Whether people without a seat may watch."""
    call: str = ""
    """An https link to where the people at the table talk; for everybody who has a seat or an invitation."""
    proposal: Proposal | None = None
    went_on: bool = False
    next: str = ""
    together: bool = False
    again: list[int] = field(default_factory=list)
    staying: list[int] = field(default_factory=list)
    invited: bool = False
    """Whether taking a seat needs the invitation."""
    asking: list[SeatRequest] = field(default_factory=list)
    acting: int = 0
    file_seen: list[str] = field(default_factory=list)
    fair_dice: FairDiceInfo | None = None


class Gallery(Message, tag="gallery", kw_only=True):
    """Who watches, by numbers in the order in which they came; for the host alone, whenever it changes."""

    spectators: list[int]


class Intents(Message, tag="intents", kw_only=True):
    """What players and bots are about to do, whenever it changes. An intent goes when its choice is made; a bot's stays
    until the choices are revealed."""

    intents: list[Intent]


class Waits(Message, tag="waits", kw_only=True):
    """Whom the table waits for, whenever it changes."""

    seats: list[Waited]


class Nudged(Message, tag="nudged", kw_only=True):
    """Another player reminds yours that the table waits for them."""

    seat: int
    by: int


class Thrown(Message, tag="thrown", kw_only=True):
    """The owner of a roll has let the die go."""

    roll: int


class Guesses(Message, tag="guesses", kw_only=True):
    """How well the players without Marines guessed the rolls, once the game is over."""

    guessers: list[Guesser]


class Addressed(Struct, forbid_unknown_fields=True, kw_only=True):
    """The name of a pending choice, for answering it; in the order of the seat's pending choices."""

    choice: str
    seat: int


class News(Struct, forbid_unknown_fields=True, kw_only=True):
    """Events of a seat. They replace what the client has from number `since` on.

    `boards` has a JSON Patch (RFC 6902) for each event: what has changed on the open part of the view since the event
    before, or since the state the client was sent last. It is left out when that state was another one.
    """

    since: int
    events: list[Raw]
    boards: list[Patch] | UnsetType = UNSET


class Refusal(Message, tag="refusal", kw_only=True):
    """The request was refused and nothing changed. `id` and `arguments` make the sentence; `rule` is a rule number.

    `because` is the reason behind it, which the sentence contains as its argument `why`.
    """

    key: str = ""
    id: str
    rule: str = ""
    arguments: dict[str, Raw] = field(default_factory=dict)
    because: Refusal | None = None


class Coach(Struct, forbid_unknown_fields=True, kw_only=True):
    """The step that a lesson has reached: what is said, the things to look at, and how many steps of all are done.

    `wants` are the answers that it asks for, if not every answer is right.
    `begun` means that the step takes any number of answers and has had one: it has been read. A puzzle has one step:
    its question, and once it is answered, why the best answer is the best.
    """

    says: Thing
    points: list[Thing] = field(default_factory=list)
    wants: list[str] = field(default_factory=list)
    done: int
    steps: int
    begun: bool = False


class State(Message, tag="state", kw_only=True):
    """The game as the client's seats see it: the open part, and by seat its own part and its news.

    A spectator is seat 0. `undo` is `free`, `ask` (everybody has to agree) or empty; `barred` says why it is empty.
    `coach` is there in a lesson and in a puzzle.
    """

    open: Raw
    own: dict[str, Raw]
    news: dict[str, News]
    owed: list[Addressed]
    undo: str = ""
    barred: Refusal | None = None
    coach: Coach | UnsetType = UNSET


class Told(Message, tag="told", kw_only=True):
    """A request was granted."""

    key: str


class Talk(Message, tag="talk", kw_only=True):
    """A line of the talk; `number` tells it apart from lines sent before.

    It is a player's `text`, or a `line` that every client says in its own language (message `talk-<line>`), with its
    `arguments` and what it is `about`. If it is `logged`, it belongs in the log of the game, too. `after` says, by the
    client's seats (0: a spectator), how many of its events came before.
    """

    number: int
    seat: int
    name: str
    text: str = ""
    line: str = ""
    arguments: dict[str, str | int] = field(default_factory=dict)
    about: list[Thing] = field(default_factory=list)
    logged: bool = False
    after: dict[str, int] = field(default_factory=dict)


class Estimate(Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer that was tried, and the chance to win after it if the rule-based bot plays on.

    The interval is that of the difference to the leading answer; for the leading answer, that of the chance itself.
    """

    answer: str
    chance: float
    low: float
    high: float


class Fact(Struct, forbid_unknown_fields=True, kw_only=True):
    """A message id and its arguments."""

    id: str
    arguments: dict[str, Raw] = field(default_factory=dict)


class Planned(Struct, forbid_unknown_fields=True, kw_only=True):
    """An answer in the librarian's plan, and the things of the board it is about."""

    answer: str
    things: list[tuple[str, str]]


class Advice(Message, tag="advice", kw_only=True):
    """The librarian's advice.

    verdict     `best`: the first of `level` is better than all others; `close`: those of `level` are about equal;
                `few`: too few games were played out to tell
    answers     the answers that were tried
    level       the leading answer, and those that cannot be told apart from it
    plan        what the librarian would do, beginning with the leading answer
    rule        the rule-based bot's answer
    why         the reason for it with the figures that decide, where it is the leading answer and has one
    games       how many games were played out from the leading answer
    plays_on    the rule-based bot that plays the games out
    """

    key: str
    choice: str
    verdict: Literal["best", "close", "few"]
    answers: list[Estimate]
    level: list[str]
    plan: list[Planned]
    rule: str
    why: Fact | None = None
    games: int = 0
    plays_on: str


class Chances(Message, tag="chances", kw_only=True):
    """Exact odds, by topic: the message id and arguments of each reason, and the number.

    Under `after`, by answer that moves something and by spot, the chances to survive that it changes; null: no swarm.
    `idle` has the answers that can do nothing.
    """

    key: str
    seat: int
    figures: Raw


class Then(Message, tag="then", kw_only=True):
    """The board as it was: the open part, and the seat's own."""

    key: str
    seat: int
    open: Raw
    own: Raw


class Routed(Message, tag="routed", kw_only=True):
    """The cheapest walk to the square: its points, its orders as they are answered, and the points of each.

    `ap` and `cp` are what pays for it now; where they are less than `cost`, the walk ends early.
    With a `chance` it is no walk: a stealer stands there, and the orders turn the marine and attack it. In a close
    assault `dies` is the risk to the marine.
    """

    key: str
    cost: int
    orders: list[str]
    costs: list[int]
    ap: int
    cp: int
    chance: float | None = None
    dies: float | None = None


class TargetRank(Struct, forbid_unknown_fields=True, kw_only=True):
    """A marine's rank among the targets, equal ones alike, and the lines of the list that count against him."""

    rank: int
    lines: list[str]


class AlienIntent(Struct, forbid_unknown_fields=True, kw_only=True):
    """An alien's place in the order of activation, the marine it goes for, and why: the row and the line that pick him.

    `squares` are where it stands and those that its action points pay for. Without a target all but `order` is empty.
    """

    order: int
    target: str
    row: str
    line: str
    distance: int
    squares: list[str]


class Foreseen(Message, tag="foreseen", kw_only=True):
    """What the aliens would do now: by name the rank of each marine, and the intent of each alien that can act."""

    key: str
    targets: dict[str, TargetRank]
    aliens: dict[str, AlienIntent]


class Arrows(Message, tag="arrows", kw_only=True):
    """By cell of the map and facing (N, E, S, W), the cell that an arrow key goes to; none if there is no floor."""

    key: str
    arrows: dict[str, dict[str, str]]


class Reviewed(Message, tag="reviewed", kw_only=True):
    """Every roll and death with its odds, and the luck compared to the expected values (`odds.review`).

    Of choices, all of them or those of a `round`: how many `choices` you made, how many of them were `looked` at, and
    those that are `told`: the number of `events` before it, the answer `given` and the `better` one, the `cost` in the
    chance to win, from `low` to `high`, and whether the difference is `clear`, more than luck.

    Of a puzzle: the `best` answer and your `own`, each with its `chance`; whether it is `solved`; and if the chances
    were searched, by how many `plays` and with which `error`.
    """

    key: str
    review: Raw


class ChallengeMade(Message, tag="challenged", kw_only=True):
    """The challenge of your game: its page is `c/<id>`, and what that shows `c/<id>.json`."""

    key: str
    id: ChallengeId


class Reviewing(Message, tag="reviewing", kw_only=True):
    """How far a review of choices has come, for the `request` with this key: of all `choices` so many were `looked` at,
    then of the `dearest` so many `studied`; and the `share` of the time that is spent. It goes on if the client leaves.
    """

    request: str
    choices: int
    looked: int
    dearest: int
    studied: int
    share: float


class GameFile(Message, tag="file", kw_only=True):
    key: str
    file: Raw


FromServer = (
    Hello
    | Entered
    | Glanced
    | TableInfo
    | Gallery
    | Intents
    | Waits
    | Nudged
    | Thrown
    | Guesses
    | State
    | Told
    | Refusal
    | Talk
    | Advice
    | Chances
    | Then
    | Routed
    | Foreseen
    | Arrows
    | Reviewed
    | ChallengeMade
    | Reviewing
    | GameFile
)
