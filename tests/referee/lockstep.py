"""Our engine and a second implementation of the rules play the same random games, and must agree at every question.

    python -m tests.referee.lockstep --games 100 --seed one

The engine goes first. What chance answered it is served to the referee by name: faces from a queue of dice; picks (the
locations, the first player) by an answer that is among the items; shuffles by their cards, first = top, dealt first or
drawn next. Teams shared out at random are a shuffle of all six markers, picked in that order.
Then both sides must owe the same questions and stand in the same position.

Not compared:
- `chosen` while Action cards are being chosen: when a card that is chosen counts as lying face down, nobody can tell.
- `round` during the setup, when none has begun.
- `swarms` and `power_field` while Intimidation's cards are picked: all of them move together in the end (R-16.5).
- the position of a game that is lost, and whose turn to attack it was in one that is won: nobody's rule (R-16.2).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, cast

from tests.random_play.policies import POLICIES, Policy
from voidlock.engine import Json, Origin
from voidlock.games.angel.settings import CHOICES

from .chance import NotAsked
from .game import Asked, Side
from .referee import Referee
from .starts import fresh as fresh_start
from .starts import late as late_start

LONGEST = 20_000
"""Answers after which a game counts as endless."""

LEFT_OUT = {
    "": ("swarms", "done", "apart"),
    "choose_action": ("chosen",),
    "intimidate_pick": ("swarms", "power_field"),
    "smaller_pile": ("swarms", "power_field"),
}
"""By the kind of the question, what is not compared; without a question the game is won."""

HERE = Path(__file__).parent


class Difference(Exception):
    """The two sides do not agree; says where and in what."""


class Start(NamedTuple):
    """Where a game begins and how it is played."""

    origin: Origin
    policy: Policy
    rng: random.Random


# ---------------------------------------------------------------------- playing


def play(start: Start, referees: type[Referee]) -> int:
    """One game to its end on both sides; how many answers it took. Raises the first difference."""
    game = Side(start.origin)
    match = Match(game, referees)
    match.begin()
    for number in range(LONGEST):
        if not game.game.pending:
            return number
        match.answer(*game.choose(start.policy, start.rng))
    raise match.difference([f"The game has no end after {LONGEST} answers."])


class Match:
    """A game and a referee side by side."""

    def __init__(self, game: Side, referees: type[Referee]) -> None:
        self.game = game
        self.referees = referees
        self.referee: Referee | None = None
        self.number = 0
        self.before: dict[str, object] = {}
        self.position: dict[str, object] = {}
        self.served: list[str] = []

    def begin(self) -> None:
        self._step(self.game.start, self._begin_referee, "begins")

    def _begin_referee(self) -> None:
        origin, served = self.game.origin, self.game.served
        settings = cast("dict[str, str]", (origin.setup or origin.position or {})["settings"])
        if origin.position is not None:
            # Through JSON, so that the two sides share nothing that one of them might write to.
            self.referee = self.referees.at(json.loads(json.dumps(origin.position)), settings, served)
        else:
            setup = cast("dict[str, Json]", origin.setup)
            teams = cast("list[list[str]] | str", setup["teams"])
            self.referee = self.referees.new(cast(int, setup["players"]), teams, settings, served)

    def answer(self, seat: int, text: str) -> None:
        referee = self.referee
        assert referee is not None
        self.number += 1
        self.before = self.position
        self._step(lambda: self.game.answer(seat, text), lambda: referee.answer(seat, text), f"is told: {seat} {text}")

    def _step(self, engine: Callable[[], None], referee: Callable[[], None], what: str) -> None:
        self.game.served.clear()
        try:
            engine()
        except Exception as error:
            raise self.difference([f"The game {what}, and fails: {type(error).__name__}: {error}"]) from error
        self.served = self.game.served.left()
        try:
            referee()
        except NotAsked as error:
            lines = [f"The referee {what}, and asks chance for {error}, which the game did not (or not so often)."]
            raise self.difference([*lines, *frames(error), *self._game_asks()]) from error
        except Exception as error:
            lines = [f"The referee {what}, and fails: {type(error).__name__}: {error}"]
            raise self.difference([*lines, *frames(error), *self._game_asks()]) from error
        self.compare()

    # ------------------------------------------------------------------ comparing

    def compare(self) -> None:
        referee = self.referee
        assert referee is not None
        lines = [f"The referee did not ask chance for: {line}" for line in self.game.served.left()]
        if referee.result != self.game.result:
            lines.append(f"Result: {self.game.result!r} in the game, {referee.result!r} with the referee.")
        ours = self.game.questions()
        theirs = sorted(Asked(asked.seat, asked.kind, tuple(sorted(asked.answers))) for asked in referee.questions)
        if ours != theirs:
            lines += questions_apart(ours, theirs)
        if self.game.result != "loss":
            left_out = [*LEFT_OUT.get(ours[0].kind if ours else "", ()), *(["round"] if self.game.in_setup else [])]
            self.position = self.game.position()
            lines += positions_apart(self.position, referee.position(), left_out)
        if lines:
            both = [f"Both sides ask: {tell(asked)}" for asked in ours] if ours == theirs else []
            raise self.difference([*lines, *both])

    def _game_asks(self) -> list[str]:
        return [f"The game then asks: {tell(asked)}" for asked in self.game.questions()] or [
            f"The game is over then: {self.game.result}."
        ]

    def difference(self, lines: list[str]) -> Difference:
        """The whole report."""
        answers = [text for text in self.game.inputs if text[0].isdigit()]
        return Difference(
            "\n".join(
                [
                    "Game file so far:",
                    json.dumps(self.game.file(), ensure_ascii=False),
                    "",
                    "Position before the last answer, on which both sides agreed:",
                    *[f"  {field}: {value}" for field, value in self.before.items()],
                    "",
                    f"Last answers: {'; '.join(answers[-8:])}",
                    "What chance gave the game since the last answer:",
                    *[f"  {line}" for line in self.served or ["nothing"]],
                    "",
                    f"At question {self.number}:",
                    *lines,
                ]
            )
        )


def tell(asked: Asked) -> str:
    return f"seat {asked.seat}, {asked.kind}: {', '.join(asked.answers)}"


def questions_apart(ours: list[Asked], theirs: list[Asked]) -> list[str]:
    """What each side asks; where both ask the same of the same seat, the answers that only one has."""
    lines = ["Questions differ."]
    for mine, other in zip(ours, theirs, strict=False):
        if mine == other:
            continue
        if mine[:2] != other[:2]:
            break
        lines.append(f"  seat {mine.seat}, {mine.kind}")
        lines.append(f"    answers only in the game:         {', '.join(sorted(set(mine[2]) - set(other[2])))}")
        lines.append(f"    answers only with the referee:    {', '.join(sorted(set(other[2]) - set(mine[2])))}")
        lines.append(f"    answers on both sides:            {', '.join(sorted(set(mine[2]) & set(other[2])))}")
    lines += [f"  the game asks:    {tell(asked)}" for asked in ours] or ["  the game asks nothing"]
    lines += [f"  the referee asks: {tell(asked)}" for asked in theirs] or ["  the referee asks nothing"]
    return lines


def positions_apart(ours: dict[str, object], theirs: dict[str, object], left_out: Sequence[str]) -> list[str]:
    """Every field that differs, with both sides."""
    for field in left_out:
        ours, theirs = {**ours, field: None}, {**theirs, field: None}
    if ours == theirs:
        return []
    ours, theirs = plain(ours), plain(theirs)
    lines = []
    for field in sorted({*ours, *theirs}):
        mine, other = ours.get(field, "(no such field)"), theirs.get(field, "(no such field)")
        if mine != other:
            lines.append(f"  {field}")
            if isinstance(mine, dict) and isinstance(other, dict):
                same = {key for key in {*mine, *other} if mine.get(key) == other.get(key)}
                mine = {key: value for key, value in mine.items() if key not in same}
                other = {key: value for key, value in other.items() if key not in same}
            lines += [f"    game:    {mine}", f"    referee: {other}"]
    return ["Positions differ.", *lines] if lines else []


def plain(position: dict[str, object]) -> dict[str, object]:
    """Tuples written as lists; an effect about nothing in particular with one space."""
    data: dict[str, object] = json.loads(json.dumps(position, default=str))
    effects = data.get("effects")
    if isinstance(effects, list):
        data["effects"] = sorted(" ".join(str(effect).split()) for effect in effects)
    return data


def frames(error: Exception) -> list[str]:
    """Where in the referee it happened."""
    return [
        f"  in {Path(frame.filename).name}, line {frame.lineno}, {frame.name}: {frame.line}"
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename).parent == HERE and Path(frame.filename).name.startswith("referee")
    ]


# ---------------------------------------------------------------------- many games


def started(
    seed: str,
    number: int,
    players: int = 0,
    settings: Mapping[str, str] | None = None,
    late: bool | None = None,
    card: str = "",
) -> Start:
    """Game `number` of a seed, which can be played again without the others; what is left out is drawn at random.

    A late start can be near a Location or Event card that is named.
    """
    words = f"{seed} {number}"
    rng = random.Random(words)
    policy = rng.choice(list(POLICIES.values()))
    players = players or rng.randint(1, 6)
    late = rng.random() < 0.5 if late is None else late
    if settings is None:
        settings = {name: rng.choice(values) for name, values in CHOICES.items()} if rng.random() < 0.5 else {}
    start = late_start(players, words, settings, card) if late else fresh_start(players, words, settings)
    return Start(start, policy, rng)


def read_settings(text: str) -> dict[str, str]:
    settings = {}
    for pair in text.split(","):
        name, _, value = pair.partition("=")
        if value not in CHOICES.get(name, ()):
            raise SystemExit(f"no such setting: {pair}")
        settings[name] = value
    return settings


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games with the engine and the referee side by side.")
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument("--seed", default="0", help="any text")
    parser.add_argument("--players", type=int, default=0, choices=range(1, 7), help="1 to 6; random if left out")
    parser.add_argument(
        "--settings", default="", help="such as merge=event,renew=empty (section 23.1); random if left out"
    )
    parser.add_argument("--late", action="store_true", help="begin late on the way, in the middle of a fight")
    parser.add_argument("--first", type=int, default=0, help="begin with this game of the seed")
    wanted = parser.parse_args()
    settings = read_settings(wanted.settings) if wanted.settings else None
    answers = 0
    for number in range(wanted.first, wanted.first + wanted.games):
        try:
            start = started(wanted.seed, number, wanted.players, settings, wanted.late)
            answers += play(start, Referee)
        except Difference as difference:
            print(difference)
            print(f"\nThis was game {number} of seed {wanted.seed!r}; add --first {number} --games 1 to repeat it.")
            return 1
    print(f"{wanted.games} games, {answers} answers, no difference.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
