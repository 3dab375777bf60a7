"""Stories at the table in plain text: the rules and why, the position, the answers, and what is seen then.

    SHT-2: the second shot at the same target needs one less
        AIRLOCK a 5,5 E; S1 12,5 W | dice=5 5, 5 1
        > activate:a fire:S1 fire:S1 = S1 gone; shot_fired.how aimed sustained

Behind `|` stand the other arguments of `stage`, as JSON or plain text. After `=` come facts, each a line of `FACTS`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.hulk import boards
from tests.hulk.stage import Stage, stage
from voidlock.engine import Json


class Story(NamedTuple):
    why: str
    rules: tuple[str, ...]
    position: str
    steps: tuple[str, ...]
    """Answers, as `> activate:a`, and facts, as `= S1 gone`, in their order."""


def read(text: str) -> list[Story]:
    """The stories of a text; a story begins at a line without indent, and `#` begins a remark."""
    found: list[Story] = []
    for line in text.strip().split("\n"):
        words = line.strip()
        if words.startswith("# "):
            continue
        if not line.startswith(" "):
            rules, _, why = words.rpartition(": ")
            found.append(Story(why, tuple(rules.split()), "", ()))
        elif words[0] in ">=":
            answers, equals, facts = words.partition(" = ")
            found[-1] = found[-1]._replace(steps=(*found[-1].steps, answers, *([f"= {facts}"] if equals else [])))
        else:
            found[-1] = found[-1]._replace(position=f"{found[-1].position} {words}".strip())
    return found


def place(position: str) -> Stage:
    """`AIRLOCK a 5,5 E; S1 12,5 W | phase=aliens | dice=6 3*12`: a 6, then twelve times a 3."""
    first, *others = position.split(" | ")
    name, _, pieces = first.partition(" ")
    placed = dict([piece.split(" ", 1) for piece in pieces.split("; ")])
    given = dict([other.split("=", 1) for other in others])
    if "dice" in given:
        given["dice"] = re.sub(r"(\d)\*(\d+)", lambda same: " ".join(same[1] * int(same[2])), given["dice"])
    fields = {key: value if key == "dice" else _value(value) for key, value in given.items()}
    marines = {piece: at for piece, at in placed.items() if piece.islower() and piece != "broodlord"}
    aliens = {piece: _value(at) for piece, at in placed.items() if piece not in marines}
    return stage(getattr(boards, name), marines, aliens, **fields)  # type: ignore[arg-type]  # checked when it is placed


def _value(text: str) -> Json:
    if text[:1] in '[{"' or text in ("true", "false", "null") or text.lstrip("-").isdecimal():
        found: Json = json.loads(text)
        return found
    return text


def params(*texts: str) -> list[object]:
    """What `parametrize("story", ...)` takes: each story with its rules."""
    stories = [story for text in texts for story in read(text)]
    return [pytest.param(story, id=story.why, marks=pytest.mark.rule(*story.rules)) for story in stories]


# ---------------------------------------------------------------------- facts

FACTS: dict[str, Callable[[Stage, list[str]], tuple[object, object]]] = {
    "offers": lambda t, words: (t.offers(words[0]), words[1:]),
    "may": lambda t, words: (words[0] in t.options(), True),
    "may_not": lambda t, words: (words[0] in t.options(), False),
    "asked": lambda t, words: (t.asked.kind, words[0]),
    "refuses": lambda t, words: ([*t.why_not(words[0])][: len(words) - 1], words[1:]),
    "marks": lambda t, words: (t.marked(words[0]), words[1:]),
    "ap": lambda t, words: (t.ap(words[0]), int(words[1])),
    "walked": lambda t, words: (t.walked(words[0]), words[1:]),
    "stops": lambda t, words: (t.stops()[words[0]], (words[1], int(words[2]))),
    "stealers": lambda t, words: (" ".join(t.on_board()), " ".join(words)),
    "cost": lambda t, words: (sum(t.costs()[words[0]]), int(words[1])),
    "area": lambda t, words: (t.area(words[0])[1], words[1:]),
    "dangers": lambda t, words: ([f"{who}:{die}" for who, die in t.dangers(words[0]).items()], words[1:]),
    "forfeits": lambda t, words: ([":".join(lost) for lost in t.forfeits(words[0])], words[1:]),
    "squares": lambda t, words: (t.squares(words[0]), words[1:]),
    "object": lambda t, words: (t.lies(), words[0]),
    "result": lambda t, words: (t.result, words[0]),
    "no": lambda t, words: (t.tell(words[0]), []),
    "some": lambda t, words: (t.tell(words[0]) != [], True),
    "count": lambda t, words: (len(t.told(words[0])), int(words[1])),
    "first": lambda t, words: (told(t, words[0])[0], words[1]),
    "last": lambda t, words: (told(t, words[0])[-1], words[1]),
    "set": lambda t, words: (sorted(set(told(t, words[0]))), words[1:]),
    "state": lambda t, words: (written(t, words[0]), " ".join(words[1:])),
}


def told(t: Stage, name: str) -> list[str]:
    """A field of every event: `shot_fired.how`."""
    event, field = name.split(".")
    return [str(each[field]) for each in t.tell(event)]


def written(t: Stage, name: str) -> str:
    """A field of the state, or one number of it: `ammo[0]`."""
    field, _, index = name.rstrip("]").partition("[")
    value = getattr(t.state, field)
    return json.dumps(value[int(index)] if index else value)


def check(story: Story) -> None:
    """Play the story and compare every fact."""
    t = place(story.position)
    for step in story.steps:
        for fact in step[2:].split("; " if step[0] == "=" else " "):
            if step[0] == ">":
                answer(t, fact)
            elif fact == "all dice rolled":
                t.nothing_left_to_roll()
            else:
                found, expected = compare(t, *fact.split())
                assert found == expected, fact


def answer(t: Stage, text: str) -> None:
    """`stay*` is the answer to all that is asked."""
    if not text.endswith("*"):
        t.answer(text)
    while text.endswith("*") and t.game.pending:
        t.answer(text[:-1])


def compare(t: Stage, word: str, *words: str) -> tuple[object, object]:
    """A line of the table; else the values of `EVENT.field`, or a piece and where it is."""
    if word in FACTS:
        return FACTS[word](t, [*words])
    if "." in word:
        return told(t, word), [*words]
    return t.marine(word) if word.islower() and word != "broodlord" else t.alien(word), " ".join(words)
