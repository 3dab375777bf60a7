"""Reviews of a finished game: its story and luck, and its most expensive choices, each with the board then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from voidlock.engine import Argument, Game, Json, State, save
from voidlock.games import kit_for, load_game, require
from voidlock.terminal.console import real_console
from voidlock.terminal.saves import S, open_game
from voidlock.texts import Words
from voidlock.words.boards import draw_board
from voidlock.words.hindsight import describe_choice, describe_comparisons, describe_worth
from voidlock.words.line import Line
from voidlock.words.stories import tell_story
from voidlock.words.telling import because

if TYPE_CHECKING:
    from voidlock.odds.hindsight import Costly, Hindsight, Place


def print_review(path: Path, words: Words, environ: Mapping[str, str], seconds: float) -> None:
    """Tell which choices cost most, measured in about `seconds`. Raises FileError and Lacking."""
    game, notes = open_game(path)
    console = real_console(environ)
    for note in notes:
        console.say(because(note, words), "wrong")
    if notes:  # Of a game of older rules, no choice can be replayed.
        return
    found = find_costly(game, seconds)
    console.say(words.say("end-costly" if found.told else "end-costly-none"), "question")
    for number, each in enumerate(found.told, start=1):
        console.say()
        for line in _board_at(game, each, words, console.columns):
            console.say(*line)
        console.say(f"{number}. {describe_choice(each, game.rules.name, words)}", "question")
        console.say(describe_worth(each, words))
    if found.choices:
        console.say()
        console.say(describe_comparisons(found, words))
        console.say(words.say("end-costly-text"))


def find_costly(game: Game[State], seconds: float) -> Hindsight:
    """The most expensive choices of all seats; the same again for the same game if the time suffices."""
    from voidlock.search.choices import costly

    return costly(game, game.seats, game.origin.seed, seconds)


def as_data(found: Sequence[Costly]) -> list[dict[str, Json]]:
    return [
        {
            "inputs": _place(each).inputs,
            "seat": _place(each).seat,
            "question": _place(each).kind,
            "given": each.given.text,
            "better": each.better.text,
            "cost": each.cost,
            "low": each.low,
            "high": each.high,
        }
        for each in found
    ]


def _place(each: Costly) -> Place:
    assert each.place is not None, "the search knows where a choice was made"
    return each.place


def _board_at(game: Game[S], each: Costly, words: Words, columns: int) -> Sequence[Line]:
    record = save(game)
    inputs = record["inputs"]
    assert isinstance(inputs, list)
    place = _place(each)
    then = load_game({**record, "inputs": inputs[: place.inputs], "result": ""})[0]
    return draw_board(then, place.seat, words, columns)


def describe_end(game: Game[S], words: Words) -> list[str]:
    """How a finished game ended, and how lucky it was. Raises Lacking."""
    kit = kit_for(game.rules)
    found = require(kit.review, "review")(game)
    luck, honours = _facts(found["luck"]), found["honours"]
    assert isinstance(honours, list)
    lines = [_tell(found["story"], words), "", *[_tell(each, words) for each in honours]]
    lines += [*([""] if honours else []), words.say("play-luck")]
    for kind, rolled in luck.items():
        counts = _facts(rolled)
        if not counts["rolls"]:
            continue
        named = f"{kit.name}-luck-{kind}"
        told: dict[str, Argument] = {
            "kind": words.say(named if words.has(named) else f"play-luck-{kind}"),
            "had": _number(counts["had"]),
            "rolls": _number(counts["rolls"]),
            "expected": f"{_figure(counts['promised']):.1f}",
            "luck": words.say("end-luck", degree=str(counts["degree"])),
        }
        lines.append(words.say("terminal-review-luck", told))
    return [*lines, "", words.say("end-luck-text")]


def _tell(story: Json, words: Words) -> str:
    told = _facts(story)
    return tell_story(str(told["id"]), _facts(told["about"]), words)


def _facts(told: Json) -> dict[str, Json]:
    assert isinstance(told, dict)
    return told


def _figure(told: Json) -> float:
    assert isinstance(told, int | float)
    return told


def _number(told: Json) -> int:
    assert isinstance(told, int)
    return told
