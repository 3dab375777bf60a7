"""A plug-in: one `Kit` holds everything that the program knows about a game.

The rules are loaded immediately. Most other parts are named, and imported when they are used, so a game costs nothing
until then. A part that is None is one the game does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar, cast

from voidlock.engine import (
    AnyGame,
    Choice,
    Event,
    Game,
    Json,
    Lesson,
    Option,
    Origin,
    Puzzle,
    Reason,
    Refused,
    Rules,
    State,
    Thing,
    Witness,
    load,
    new_game,
    read_lessons,
    read_puzzles,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from voidlock.bots import Bot
    from voidlock.odds.sheets import Sheet
    from voidlock.reference.entry import GameReference
    from voidlock.search.profile import SearchProfile
    from voidlock.sim.tally import Counted
    from voidlock.terminal.menu.game_start import GameStart
    from voidlock.terminal.model.board.game_board import GameBoard
    from voidlock.terminal.model.board.game_lines import GameLines
    from voidlock.texts import Called, Words
    from voidlock.words.line import Line

S = TypeVar("S", bound=State)
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True)
class Part(Generic[T_co]):
    """A part of a game by name: `module:name`, or `module` for a whole module. Calling it imports and returns it."""

    name: str

    def __call__(self) -> T_co:
        path, _, name = self.name.partition(":")
        module = import_module(path)
        return cast("T_co", getattr(module, name) if name else module)


class Wanted(NamedTuple):
    """What a player asks for when they start a new game; None where they leave it to the game."""

    players: int | None = None
    teams: str | Sequence[Sequence[str]] | None = None
    mission: str | None = None
    setting: Mapping[str, str] | None = None


class TableBots(NamedTuple):
    """The bots a server seats, the weakest first."""

    names: tuple[str, ...] = ("random",)
    usual: str = "random"
    """The default."""
    dearest: int = 0
    """The largest number of games a bot may play out for one answer: about a second."""


RANDOM_ALONE = TableBots()


class Environment(NamedTuple):
    """A Gymnasium environment: its id, and its class as `module:Class`."""

    id: str
    entry_point: str


class ViewTypes(NamedTuple):
    """The TypedDicts of a view: the whole, the part that everybody sees, and the part of one seat."""

    whole: type
    open: type
    own: type


class RunReport(NamedTuple):
    """How a run of the simulator is reported.

    heading  the first lines of the report, from the setup and the bots
    title    the title of the picture, and the setup in its second line
    panels   draws the four charts of the picture
    called   names that tell apart what the texts call the same
    """

    heading: Callable[[Mapping[str, Json], Sequence[str], Words], list[str]]
    title: Callable[[Mapping[str, Json], str, int, Words], tuple[str, list[str]]]
    panels: Callable[[Sequence[Axes], Mapping[str, Json], Words], None]
    called: Callable[[Words], Called] | None = None


class Rolled(NamedTuple):
    """A die roll: the seat whose player throws it, 0 if it is nobody's, and whether it went well, if it can."""

    seat: int
    met: bool | None


class Route(NamedTuple):
    """Orders to a piece as they are typed, the cost of all and of each, and the points that pay now, as far as they go.

    With a `chance` they end in an attack; `dies` is the risk of a close assault.
    """

    cost: int
    orders: tuple[str, ...]
    costs: tuple[int, ...]
    ap: int
    cp: int
    chance: float | None = None
    dies: float | None = None


class Priority(NamedTuple):
    """A piece's rank among the targets of the enemy, equal ones alike, and the lines that count against it."""

    rank: int
    lines: tuple[str, ...]


class Intent(NamedTuple):
    """What an enemy would do now: when it acts, whom it goes for, by which row and line, how far off, and where to.

    Those that are equally close share an `order`; `squares` begin where it stands. It may have no `target`.
    """

    order: int
    target: str = ""
    row: str = ""
    line: str = ""
    distance: int = 0
    squares: tuple[str, ...] = ()


class Intents(NamedTuple):
    """By name, the priority of each piece and the intent of each enemy."""

    targets: Mapping[str, Priority]
    enemies: Mapping[str, Intent]


class Missions(NamedTuple):
    """The missions of a game, as clients see them before there is a table: built-in ones, and a player's own file.

    listed    the type of the list of what `info` says of each
    surveyed  the type of what `survey` finds in a file
    """

    names: Callable[[], Sequence[str]]
    info: Callable[[str], object]
    text: Callable[[str], str]
    survey: Callable[[str], object]
    listed: object
    surveyed: object


class MissionLines(NamedTuple):
    """`voidlock mission`: the missions, and whether a file is playable, with its faults or its contents."""

    listed: Callable[[Words], Sequence[Line]]
    checked: Callable[[Path, Words], tuple[bool, list[str]]]


class Goal(NamedTuple, Generic[S]):
    """A kind of goal: whether it is met in a position, about the thing with this name or, without one, about all."""

    met: Callable[[S, str], bool]
    lasting: bool = False
    """Whether it can never be met again once it is not."""
    named: Callable[[S], Sequence[str]] | None = None
    """The names of all that it is about at the start; None if it says itself what it means without a name."""


class Lacking(Refused):
    """The game does not have this part. The reason is `game_lacks` (part)."""

    def __init__(self, part: str) -> None:
        super().__init__(Reason("game_lacks", arguments={"part": part}))


def require(part: Part[T] | None, name: str) -> T:
    """Load a part, or raise `Lacking` if the game does not have it."""
    if part is None:
        raise Lacking(name)
    return part()


def _players(wanted: Wanted) -> dict[str, Json]:
    return {} if wanted.players is None else {"players": wanted.players}


@dataclass(frozen=True, kw_only=True)
class Kit(Generic[S]):
    """One game."""

    rules: Rules[S]
    sources: Path
    """The file or folder of the game. A bot's digest covers it, so changed rules are noticed."""

    slow: bool = False
    """Whether single answers may take long to compute: a server plays such games apart from the others."""
    seats: int = 1
    """The largest number of players."""
    takes: Collection[str] = ("players",)
    """The options of a new game: some of `players`, `teams`, `mission`, `setting`."""
    setup: Callable[[Wanted], dict[str, Json]] = _players
    """The setup of a new game, as `rules.set_up` takes it. Raises `Refused`."""
    settings: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The values of each setting that players are offered."""

    words: Callable[[], Mapping[str, str]] | None = None
    """Fluent text by language. Games of the package keep theirs in `voidlock/texts`."""
    events: Sequence[Part[ModuleType]] = ()
    """The modules that define the events. A client of a server needs them."""

    views: Part[ViewTypes] | None = None
    """The types of its view. Clients validate with them, and the page's TypeScript is made from them."""

    constants: Part[Mapping[str, Json]] | None = None
    """Numbers and signs of the rules that the page draws with. They are generated into its TypeScript."""

    bots: Mapping[str, Part[Callable[[], Bot[S]]]] = field(default_factory=dict)
    """The game's own bots by name. `random` plays every game."""
    search_profile: Part[SearchProfile[S]] | None = None
    """What the librarian, our search bot, needs. It also gives advice."""
    at_tables: TableBots = RANDOM_ALONE

    odds: Part[Callable[[AnyGame, int], Sheet]] | None = None
    """Exact probabilities from what a seat knows."""
    review: Part[Callable[[Game[S]], dict[str, Json]]] | None = None
    """How lucky a finished game was."""
    tally: Part[Callable[[], Counted[S]]] | None = None
    """What the simulator counts. Without it: games, wins and results."""
    report: Part[RunReport] | None = None
    """The simulator's report and charts. Without it there is no picture."""
    start: Part[Callable[[], GameStart]] | None = None
    """How typed options and the menu make a new game. Without it the options are those of `takes`."""
    lines: Part[Callable[[], GameLines]] | None = None
    """Line mode. Without it the message `<name>-board` is the board. It needs no library that an extra installs."""
    screen: Part[Callable[[], GameBoard]] | None = None
    """The board of the full screen."""
    goals: Part[Mapping[str, Goal[S]]] | None = None
    """By kind, what a puzzle can ask for."""
    reference: Part[GameReference] | None = None
    """Cards, terms and rules to look up."""
    missions: Part[Missions] | None = None
    mission_lines: Part[MissionLines] | None = None
    leaning: Part[Callable[[Choice[object], Option[object]], Thing | None]] | None = None
    """What players may tell each other of an answer before it is given; None if it is no choice to plan together."""
    rolled: Part[Callable[[S, Event], Rolled | None]] | None = None
    """The roll that an event tells; None if it tells none."""
    fallen: Part[Callable[[S, int], bool]] | None = None
    """Whether a seat has nothing left to play with, while the others go on."""
    arrow_keys: Part[Callable[[S], Mapping[str, Mapping[str, str]]]] | None = None
    """The cell that an arrow key moves to, by cell of the map and facing (N, E, S, W)."""
    route: Part[Callable[[S, str, str], Route | None]] | None = None
    """What a piece can do about a square, both by name: the cheapest walk there, or an attack."""
    intents: Part[Callable[[S], Intents]] | None = None
    """What the enemies would do now, as far as everybody may know."""
    environment: Environment | None = None

    @property
    def name(self) -> str:
        return self.rules.name

    @cached_property
    def event_kinds(self) -> Mapping[str, type[Event]]:
        """By name every event that the game can tell; classes that others are made from are none."""
        members = [kind for module in self.events for _, kind in getmembers(module(), isclass)]
        return {kind.name: kind for kind in members if issubclass(kind, Event) and not kind.__subclasses__()}

    @cached_property
    def lessons(self) -> Sequence[Lesson]:
        """The guided missions of the folder `lessons`, in their order. Raises FileError."""
        return read_lessons(self.name, self.sources / "lessons")

    @cached_property
    def puzzles(self) -> Sequence[Puzzle]:
        """The puzzles of the folder `puzzles`, in their order. Raises FileError."""
        return read_puzzles(self.name, self.sources / "puzzles")

    def load(self, data: dict[str, Json], witness: Witness | None = None) -> tuple[Game[S], list[Reason]]:
        """The game of a file, and notes about it for the player. Raises FileError."""
        return load({"game": self.name, **data}, {self.name: self.rules}, witness)

    def begin(self, origin: Origin) -> Game[S]:
        """A new game at its first question. Raises FileError."""
        return new_game(self.rules, origin)
