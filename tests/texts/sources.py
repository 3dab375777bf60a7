"""What needs words: everything that the sources ask, offer, tell and refuse, collected from the sources themselves."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from pathlib import Path

from voidlock.engine import Event, Option
from voidlock.games.angel import events as angel_events
from voidlock.games.angel.state import options
from voidlock.games.hulk.events import aliens as alien_events
from voidlock.games.hulk.events import marines as marine_events

SOURCE = Path(__file__).parent.parent.parent / "src" / "voidlock"

PASSED_ON = {"ask", "ask_player", "slay_number", "slay_up_to", "refuse", "__init__", "fault", "reason"}
"""Functions that hand on an id or a kind that their callers name."""

REFUSALS = ("SettingRefused", "BotRefused", "NotAllowed")
"""Refusals that say nothing of a place in a file."""


NAMES = {"because": "why"}
"""Under what name a message tells what a reason is given."""

LAYERS = ("engine", "games/*", "bots", "search", "sim", "protocol", "server")
SHOWING = {"odds", "environment", "lines", "screen"}
"""Folders of a game that ask nothing: they show what the rules ask."""

REFUSING = (*LAYERS, "odds", "terminal", "games/*/lines", "games/*/screen")


@cache
def _calls(layers: tuple[str, ...] = LAYERS) -> list[tuple[str, ast.AST, ast.Call]]:
    """Every call of what has no words of its own, with where it stands and the function (or module) around it."""
    return [call for layer in layers for path in _modules(layer) for call in _calls_in(path)]


@cache
def _calls_in(path: Path) -> list[tuple[str, ast.AST, ast.Call]]:
    found: list[tuple[str, ast.AST, ast.Call]] = []

    def look(node: ast.AST, where: str, around: ast.AST) -> None:
        if isinstance(node, ast.FunctionDef):
            where, around = f"{where.partition(':')[0]}:{node.name}", node
        if isinstance(node, ast.Call):
            found.append((where, around, node))
        for child in ast.iter_child_nodes(node):
            look(child, where, around)

    tree = ast.parse(path.read_text(encoding="utf-8"))
    look(tree, path.name, tree)
    return found


def _modules(layer: str) -> list[Path]:
    """The modules of a folder; what a game shows has to be named to be among them."""
    named = list(SOURCE.glob(layer))
    found = {path: path.relative_to(folder).parts for folder in named for path in folder.rglob("*.py")}
    found |= {path: () for path in named if path.suffix == ".py"}
    return sorted(path for path, parts in found.items() if not SHOWING & set(parts))


def calls(*names: str, layers: tuple[str, ...] = LAYERS) -> list[tuple[str, ast.AST, ast.Call]]:
    """Calls of functions, classes or methods of these names."""
    return [found for found in _calls(layers) if _called(found[2]) in names]


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _text(call: ast.Call, place: int) -> str | None:
    """The text written at this place of the call; None where something else is passed on."""
    if place < len(call.args):
        argument = call.args[place]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            return argument.value
    return None


# ---------------------------------------------------------------------- questions and answers


def kinds_of_choice(layers: tuple[str, ...] = LAYERS) -> set[str]:
    found: set[str] = set()
    for where, _, call in calls("Choice", layers=layers):
        kind = _text(call, 1)
        assert kind or where.partition(":")[2] in PASSED_ON, f"{where}: the kind of this choice cannot be read"
        found |= {kind} if kind else set()
    for passing, place in (("ask", 1), ("ask_player", 0), ("slaying", 5), ("slay_number", 5), ("slay_up_to", 5)):
        for _, _, call in calls(passing, layers=layers):
            kind = _text(call, place)
            found |= {kind} if kind else set()
    return found


def answers() -> set[tuple[str, tuple[str, ...]]]:
    """Verb and kinds of things of every answer that the games can offer."""
    return angel_answers() | hulk_answers()


def angel_answers() -> set[tuple[str, tuple[str, ...]]]:
    found: set[tuple[str, tuple[str, ...]]] = set()
    for name, made in vars(options).items():
        if isinstance(made, Option):
            found.add(_verb_and_kinds(made))
        elif callable(made) and made.__module__ == options.__name__ and not name.startswith("_"):
            parameters = list(inspect.signature(made).parameters)
            if "verb" not in parameters:
                found.add(_verb_and_kinds(made(*[0] * len(parameters))))
                continue
            for where, _, call in calls(name, layers=("games/angel",)):
                verb = _text(call, 0)
                assert verb, f"{where}: the verb of this answer cannot be read"
                found.add(_verb_and_kinds(made(verb, *[0] * (len(parameters) - 1))))
    for where, _, _ in calls("Option"):
        assert where.startswith("options.py"), f"{where}: answers are made in options.py"
    return found


HULK_ANSWERS: dict[str, tuple[int, list[tuple[str, ...]]]] = {
    "plain": (0, [()]),
    "of_marine": (1, [("terminator",)]),
    "of_square": (1, [("square",)]),
    "of_door": (1, [("door",)]),
    "of_alien": (0, [("stealer",)]),
    "of_facing": (0, [("facing",)]),
    "of_entry": (1, [("entry",)]),
    "of_objective": (1, [("objective",)]),
    "of_points": (0, [("points",)]),
    "shot_at": (1, [("stealer",), ("door",)]),
}
"""By function of hulk/options.py the place of its verb and the kinds of things of what it makes."""

ABOUT_BLIPS = {"first"}
"""Verbs of `of_alien` whose alien is always a blip."""


def hulk_answers() -> set[tuple[str, tuple[str, ...]]]:
    found: set[tuple[str, tuple[str, ...]]] = set()
    for name, (place, kinds) in HULK_ANSWERS.items():
        for where, _, call in calls(name, layers=("games/hulk",)):
            verb = _text(call, place)
            # A mission file's texts go through a function of the same name as one of these.
            assert verb or where.startswith(("options.py", "file.py")), (
                f"{where}: the verb of this answer cannot be read"
            )
            things = [("blip",)] if verb in ABOUT_BLIPS else kinds
            found |= {(verb, made) for made in things} if verb else set()
    return found


def _verb_and_kinds(option: Option[object]) -> tuple[str, tuple[str, ...]]:
    return option.verb, tuple(thing.kind for thing in option.things)


# ---------------------------------------------------------------------- angel_events


def events() -> dict[str, set[str]]:
    """The name of every event that can happen, and its arguments."""
    return {
        event.name: set(event.__match_args__)
        for module in (angel_events, marine_events, alien_events)
        for event in vars(module).values()
        if inspect.isclass(event)
        and issubclass(event, Event)
        and event.__module__ == module.__name__
        and not event.__subclasses__()
    }


def stories() -> dict[str, set[str]]:
    """The name of every story that can be told of a finished game, and its facts."""
    found: dict[str, set[str]] = {}
    for where, _, call in calls("story_of", layers=("games/*/odds",)):
        id = _text(call, 0)
        assert id, f"{where}: the id of this story cannot be read"
        found.setdefault(id, set()).update(keyword.arg for keyword in call.keywords if keyword.arg)
    return found


# ---------------------------------------------------------------------- reasons


def reasons() -> list[tuple[str, set[str]]]:
    """Every reason that can be given, each time with the arguments it is given."""
    found: list[tuple[str, set[str]]] = []
    for where, function, call in calls("Reason", "FileError", "refuse", *REFUSALS, layers=REFUSING):
        id = _text(call, 0)
        if id is None:
            assert where.partition(":")[2] in PASSED_ON, f"{where}: the id of this reason cannot be read"
        elif _called(call) == "Reason":
            found.append((id, _arguments_of_reason(function, call)))
        else:
            told = {NAMES.get(keyword.arg, keyword.arg) for keyword in call.keywords if keyword.arg}
            found.append((id, told if _called(call) in REFUSALS else {"where", *told}))
    return found + _faults_of_missions()


def reasons_with_one_behind() -> set[str]:
    """Those that are given because of another."""
    given = calls("Reason", "FileError", "refuse", layers=REFUSING)
    ids = [_text(call, 0) for _, _, call in given if any(keyword.arg == "because" for keyword in call.keywords)]
    return {id for id in ids if id is not None}


def _faults_of_missions() -> list[tuple[str, set[str]]]:
    """What can be wrong with a mission file: the id is the first text that begins so, the arguments have names."""
    found: list[tuple[str, set[str]]] = []
    for _, _, call in calls("fault", "at_square", "_check_listed", layers=("games/hulk",)):
        texts = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
        ids = [text for text in texts if isinstance(text, str) and text.startswith("mission_")]
        told = {keyword.arg for keyword in call.keywords if keyword.arg} or {"square"}
        found += [(id, told) for id in ids]
    return found


def _arguments_of_reason(function: ast.AST, call: ast.Call) -> set[str]:
    given = [keyword.value for keyword in call.keywords if keyword.arg == "arguments"] + call.args[2:3]
    return _keys(function, given[0]) if given else set()


def _keys(function: ast.AST, written: ast.expr) -> set[str]:
    """The keys of a table that is written here or, under a name, elsewhere in the function."""
    if isinstance(written, ast.Dict):
        keys: set[str] = set()
        for key, value in zip(written.keys, written.values, strict=True):
            keys |= {str(key.value)} if isinstance(key, ast.Constant) else _keys(function, value)
        return keys
    assert isinstance(written, ast.Name), f"line {written.lineno}: the arguments of this reason cannot be read"
    for node in ast.walk(function):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id == written.id for target in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            assert isinstance(node.value, ast.Dict)
            return _keys(function, node.value)
    raise AssertionError(f"line {written.lineno}: nothing is called {written.id} here")
