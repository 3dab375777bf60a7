"""A recorded turn of Decoy as JSON: what each answer after the marines' phase led to, until the next turn begins."""

from __future__ import annotations

import json
from typing import TypedDict, cast

from voidlock import hulk
from voidlock.engine import Game, Json, View
from voidlock.games.hulk.view.types import HulkOpen
from voidlock.protocol.telling import encode_event

STEPS = 40
"""How many squares the aliens go at least in the turn that is looked for."""

CALM = ("listed", "keep", "end", "hold", "done", "accept")
"""The squad stands still and watches them come."""


class Told(TypedDict):
    """What came of an answer: the new events, and where everybody was before and after each."""

    events: list[dict[str, Json]]
    before: dict[str, object]
    boards: list[dict[str, object]]


def answered(game: Game[hulk.State]) -> tuple[Game[hulk.State], Told]:
    """The game after one more calm answer, and what came of it."""
    game = game.clone_recording(1)
    first, choice = len(game.events), game.pending[0]
    texts = {option.text: option for option in choice.options}
    game.apply(choice.seat, next((texts[text] for text in CALM if text in texts), choice.options[0]))
    assert game.recorder is not None
    told: Told = {
        "events": [json.loads(bytes(encode_event(event))) for _, event in game.events[first:]],
        "before": pieces(game.recorder.before),
        "boards": [pieces(cast(View, view["open"])) for view in game.recorder.views],
    }
    return game, told


def pieces(board: View) -> dict[str, object]:
    """Where everybody is: more of a board is not needed to tell what happens."""
    shown = cast(HulkOpen, board)
    marines = {id: {"at": marine["at"]} for id, marine in shown["marines"].items()}
    return {"marines": marines, "stealers": shown["stealers"], "blips": shown["blips"], "entries": shown["entries"]}


def steps(answers: list[Told]) -> int:
    return sum(event["event"] == "alien_moved" for each in answers for event in each["events"])


def recorded() -> list[Told]:
    game: Game[hulk.State] = hulk.new("decoy", seed="decoy 2")
    turn = 0
    answers: list[Told] = []
    while game.pending:
        if game.state.turn != turn:
            turn, answers = game.state.turn, []
        game, told = answered(game)
        answers.append(told)
        if steps(answers) >= STEPS and (not game.pending or game.state.turn != turn):
            return answers
    raise AssertionError("no turn is long enough")


if __name__ == "__main__":
    print(json.dumps(recorded()))
