"""The teacher: after each round, what the Librarian would have chosen and what that was worth. Nothing waits for it."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

from tests.saying import said
from tests.terminal.model.table import BOARD, Hand, new
from voidlock.angel import State
from voidlock.engine import Option, Thing
from voidlock.odds.hindsight import Costly, Hindsight, Progress
from voidlock.terminal.console import Console
from voidlock.terminal.model.emitted import LookedBack, Reading
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.sessions.local import LocalGame
from voidlock.texts import Words

CLEAR = Costly(
    9,
    Option(None, "stop"),
    Option(None, "attack", Thing("marine", "leon"), Thing("spot", "L1")),
    0.12,
    0.05,
    0.19,
    True,
)
EQUAL = CLEAR._replace(cost=0.01, low=0.0, high=0.03, clear=False)


class Judged(LocalGame[State]):
    """A game whose rounds are judged in advance: the search itself is tested where it is."""

    def __init__(self, told: list[Costly]) -> None:
        super().__init__(new(), BOARD)
        self.judged, self.asked_for = told, list[int]()

    async def hindsight(self, round: int) -> Hindsight:
        self.asked_for.append(round)
        return Hindsight(7, 5, self.judged, round)

    async def costly(self, tell: Callable[[Progress], None]) -> Hindsight:
        tell(Progress(7, 5, 2, 1, 0.7))
        return Hindsight(7, 5, self.judged)


def taught(sitting: Judged, *before: str, after: tuple[str, ...] = ()) -> Hand:
    """A round, with these lines before it, and those when the second has begun."""
    with Hand(sitting) as hand:
        hand.enter(*before)
        while not [event for event in sitting.events if event.begins_round][1:]:
            hand.enter("1")
        hand.wait(hand.controller.advisers.teacher.wait)
        hand.enter(*after)
    return hand


def read(table: Hand) -> str:
    return "\n".join(line for each in table.emitted if isinstance(each, Reading) for line in each.lines)


def test_nobody_is_taught_who_has_not_asked_for_it() -> None:
    sitting = Judged([CLEAR])
    taught(sitting)
    assert sitting.asked_for == []


def test_a_round_that_is_over_is_told_with_both_answers_and_the_interval() -> None:
    sitting = Judged([CLEAR])
    table = taught(sitting, "teacher on", after=("teacher",))
    assert sitting.asked_for == [1]
    assert [each for each in table.emitted if isinstance(each, LookedBack)]
    told = read(table)
    assert said("hindsight-worth", cost="12%", low="5%", high="19%") in told
    assert said("hindsight-looked", looked=5, choices=7, rest=2) in told


def test_what_luck_explains_is_about_equal() -> None:
    told = read(taught(Judged([EQUAL]), "teacher on", after=("teacher",)))
    assert said("hindsight-equal", high="3%") in told
    assert said("hindsight-same", game="angel") in read(taught(Judged([]), "teacher on", after=("teacher",)))


def test_a_number_leads_to_the_board_then() -> None:
    table = taught(Judged([CLEAR]), "teacher on", after=("teacher 1",))
    assert table.controller.narrator.past == CLEAR.events
    assert said("terminal-teacher-none-yet") in taught(Judged([CLEAR]), "teacher on", after=("teacher 2",)).said


def test_the_switch_is_kept_for_the_next_game(tmp_path: Path) -> None:
    """Lines share it with the full screen, and print the round with the next question."""
    words, target = Words("en"), io.StringIO()
    lines = ["teacher on", *["1"] * 40, "teacher 1"]
    console = Console(io.BytesIO("".join(line + "\n" for line in lines).encode()), target)
    LineMode(Judged([CLEAR]), words, console, kept=Preferences(tmp_path)).play()
    assert Preferences(tmp_path).teacher and json.loads((tmp_path / "screen.json").read_text())["pace"] == "normal"
    assert said("hindsight-worth", cost="12%", low="5%", high="19%") in " ".join(target.getvalue().split())
