"""The rules engine shared by all games: tasks and scripts, choices, chance, events, views, undo and game files.

>>> from voidlock import angel
>>> game = angel.new(seed=7, teams=[["red", "blue", "grey"]])
>>> game.pending[0].seat, game.pending[0].kind
(1, 'choose_action')
>>> game.pending[0].texts()
['choose:overwatch', 'choose:onward_brothers', 'choose:full_auto']
"""

from .chance import D6, SHUFFLE, Chance, Source, one_of
from .choice import SPECTATOR, Argument, Choice, Count, IllegalOption, Option, Reason, Refused, Seat, Thing, Unreadable
from .events import Event, Json, Listener, Role
from .fair_dice import FairDice, fair_dice, new_secret
from .fields import (
    Flag,
    Marks,
    Number,
    OneOf,
    argument,
    decode,
    derive,
    each,
    encode,
    field,
    fields_of,
    flat,
    names_of_marks,
    saved_fields,
)
from .files.lesson import Lesson, read_lesson, read_lessons
from .files.proof import Proof, proof_of
from .files.puzzle import Puzzle, of_the_day, read_puzzle, read_puzzles
from .files.reading import FileError, Reader, read_text
from .files.record import load, migrate, new_game, read_file, save, save_file, seed_of, seed_text
from .game import AnyGame, Game, rounds_of
from .inputs import Answer, Input, Origin, Rolled, as_json
from .permutation import permute, rank
from .play import UndoRefused
from .rules import Rules, State
from .script import Ask, Over, Script, Task, Together, ask, ask_together, draw_one, follow, roll, shuffle
from .tasks import TaskKind, Tasks
from .views.change import Patch
from .views.json_patch import apply_patch, difference
from .views.question import AnyOpen, AnyOwn, AskedQuestion, LegalAnswer, OpenQuestion, Question, View
from .views.witness import Moment, Witness
from .wording import WORDING, plain

__all__ = [
    "D6",
    "SHUFFLE",
    "SPECTATOR",
    "WORDING",
    "Answer",
    "AnyGame",
    "AnyOpen",
    "AnyOwn",
    "Argument",
    "Ask",
    "AskedQuestion",
    "Chance",
    "Choice",
    "Count",
    "Event",
    "FairDice",
    "FileError",
    "Flag",
    "Game",
    "IllegalOption",
    "Input",
    "Json",
    "LegalAnswer",
    "Lesson",
    "Listener",
    "Marks",
    "Moment",
    "Number",
    "OneOf",
    "OpenQuestion",
    "Option",
    "Origin",
    "Over",
    "Patch",
    "Proof",
    "Puzzle",
    "Question",
    "Reader",
    "Reason",
    "Refused",
    "Role",
    "Rolled",
    "Rules",
    "Script",
    "Seat",
    "Source",
    "State",
    "Task",
    "TaskKind",
    "Tasks",
    "Thing",
    "Together",
    "UndoRefused",
    "Unreadable",
    "View",
    "Witness",
    "apply_patch",
    "argument",
    "as_json",
    "ask",
    "ask_together",
    "decode",
    "derive",
    "difference",
    "draw_one",
    "each",
    "encode",
    "fair_dice",
    "field",
    "fields_of",
    "flat",
    "follow",
    "load",
    "migrate",
    "names_of_marks",
    "new_game",
    "new_secret",
    "of_the_day",
    "one_of",
    "permute",
    "plain",
    "proof_of",
    "rank",
    "read_file",
    "read_lesson",
    "read_lessons",
    "read_puzzle",
    "read_puzzles",
    "read_text",
    "roll",
    "rounds_of",
    "save",
    "save_file",
    "saved_fields",
    "seed_of",
    "seed_text",
    "shuffle",
]
