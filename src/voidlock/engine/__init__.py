"""The contract both games keep: tasks and scripts, choices, chance, events, views, undo and game files."""

from .any_game import AnyGame, AnyRules
from .chance import D6, SHUFFLE, Chance, Source, one_of, shuffled
from .choice import SPECTATOR, Argument, Choice, IllegalOption, Option, Reason, Refused, Thing, Unreadable
from .events import Event, Json
from .game import Game
from .inputs import Answer, Input, Redealt, Rolled
from .origin import Origin
from .play import UndoRefused
from .reading import Reader
from .record import FileError, carried_over, load, new_game, read_file, save, save_file, seed_of
from .rules import Rules, State
from .script import Ask, Over, Script, Task, Together, ask, ask_together, draw_one, roll, shuffle
from .tasks import Tasks
from .witness import Witness

__all__ = [
    "D6",
    "SHUFFLE",
    "SPECTATOR",
    "Answer",
    "AnyGame",
    "AnyRules",
    "Argument",
    "Ask",
    "Chance",
    "Choice",
    "Event",
    "FileError",
    "Game",
    "IllegalOption",
    "Input",
    "Json",
    "Option",
    "Origin",
    "Over",
    "Reader",
    "Reason",
    "Redealt",
    "Refused",
    "Rolled",
    "Rules",
    "Script",
    "Source",
    "State",
    "Task",
    "Tasks",
    "Thing",
    "Together",
    "UndoRefused",
    "Unreadable",
    "Witness",
    "ask",
    "ask_together",
    "carried_over",
    "draw_one",
    "load",
    "new_game",
    "one_of",
    "read_file",
    "roll",
    "save",
    "save_file",
    "seed_of",
    "shuffle",
    "shuffled",
]
