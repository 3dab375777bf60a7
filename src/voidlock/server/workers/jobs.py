"""Jobs for the worker processes: plain data in, bytes out, each with a lane and a limit on its CPU time."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, Final, Literal, Protocol

from msgspec import Raw, Struct, json

from voidlock.bots import consulted
from voidlock.bots.names import takes_budget
from voidlock.engine import AnyGame, Json, Moment, Option, save
from voidlock.engine.views.question import pair
from voidlock.games import KITS, kit_of, load_game, require
from voidlock.odds.hindsight import Costly, Hindsight, LookBack, Progress
from voidlock.protocol.replies import Advice, Chances, Estimate, Fact, Planned, Reviewed, Then
from voidlock.protocol.telling import encode_argument, encode_arguments

from .fair_queue import Owner

if TYPE_CHECKING:
    from voidlock.odds.figure import Because

Lane = Literal["short", "long"]
SHORT: Final = "short"
"""Milliseconds, as a rule: bots that play by heuristics, odds, past boards."""
LONG: Final = "long"
"""Seconds: searches and reviews."""


class Work(Struct):
    """Base of what jobs compute. A client's result is the message it is sent."""

    lane: ClassVar[Lane] = LONG
    seconds: ClassVar[float] = 20.0
    """CPU time after which it is stopped."""


class BotAnswers(Work, tag="answers"):
    """A bot's answers to everything its seat owes. `saved` is the time it has left over from earlier questions."""

    seconds = 60.0
    file: Raw
    game: str
    seat: int
    bot: str
    chance: str
    saved: float

    def result(self) -> consulted.Answered:
        rng = random.Random(self.chance)
        return consulted.answers(json.decode(self.file), self.seat, self.bot, rng, self.saved)


class Query(Work):
    """Base of what clients ask about a game; the key goes into the message."""

    file: Raw
    key: str

    def game(self) -> AnyGame:
        return load_game(json.decode(self.file))[0]


class LibrarianAdvice(Query, tag="advice"):
    """Advice on the seat's choice that has these answers; the choice goes into the message."""

    choice: str
    seat: int
    texts: list[str]

    def result(self) -> Advice:
        # Imported late, like all that few ask for.
        from voidlock.search.consulted import advice

        given = advice(json.decode(self.file), self.seat, self.texts, random.Random(self.key))
        return Advice(
            key=self.key,
            choice=self.choice,
            verdict=given.verdict,
            answers=[
                Estimate(answer=each.option.text, chance=each.chance, low=each.low, high=each.high)
                for each in given.estimates
            ],
            level=[option.text for option in given.level],
            plan=[Planned(answer=step.text, things=list(step.things)) for step in given.plan],
            rule=given.rule.text,
            why=given.why and Fact(id=given.why.id, arguments=encode_arguments(given.why.arguments)),
            games=given.games,
            plays_on=given.plays_on,
        )


class ExactOdds(Query, tag="odds"):
    """The odds from what the seat may know: by title, the reasons as ids and arguments, and the numbers."""

    lane, seconds = SHORT, 10.0
    seat: int

    def result(self) -> Chances:
        from voidlock.odds.figure import as_float, value_of
        from voidlock.odds.sheets import sheet_for

        sheet = sheet_for(self.game(), self.seat)
        found: dict[str, Json] = {
            "assumed": [because.id for because in sheet.assumed],
            "matters": [
                {**_because(matter.because), "at": [pair(thing) for thing in matter.at]} for matter in sheet.matters
            ],
        }
        for title, figures in sheet.parts.items():
            found[title.removeprefix("odds-")] = [
                {**_because(figure.because), "value": value_of(figure)} for figure in figures
            ]
        if sheet.idle:
            found["idle"] = [*sheet.idle]
        if sheet.after:
            found["after"] = {
                answer: {place: None if chance is None else as_float(chance) for place, chance in changes.items()}
                for answer, changes in sheet.after.items()
            }
        return Chances(key=self.key, seat=self.seat, figures=Raw(json.encode(found)))


class PastBoard(Query, tag="then"):
    """What the seat saw after this many events; the file ends at the question that followed."""

    lane, seconds = SHORT, 10.0
    seat: int
    events: int

    def result(self) -> Then:
        """The view after the events; at a question, the view it was asked with."""
        moment = Moment(self.seat, self.events)
        game = load_game(json.decode(self.file), moment)[0]
        view = game.view(self.seat) if moment.view is None or (self.events and moment.last) else moment.view
        open, own = Raw(json.encode(view["open"])), Raw(json.encode(view["own"]))
        return Then(key=self.key, seat=self.seat, open=open, own=own)


class LuckReview(Query, tag="review"):
    """Expected and actual results of the dice in a finished game."""

    def result(self) -> Reviewed:
        game = self.game()
        return _pack_review(self.key, require(kit_of(game.rules.name).review, "review")(game))


class ChoiceReview(Work, tag="choices"):
    """A second more of looking back at the choices of these seats in a finished game."""

    seconds = 40.0
    file: Raw
    seats: list[int]
    seed: str
    sofar: LookBack

    def result(self) -> LookedBack:
        from voidlock.search.choices import costs, look_on

        game = load_game(json.decode(self.file))[0]
        sofar = look_on(game, self.seats, self.seed, COMPARING_ALL, self.sofar, BATCH)
        review = _hindsight(costs(game, sofar)) if sofar.over else None
        return LookedBack(sofar, sofar.progress(COMPARING_ALL), Raw(json.encode(review)))


class LookedBack(Struct):
    """How far a look back has come, and what it found once it is over; until then null."""

    sofar: LookBack
    progress: Progress
    review: Raw


class RoundReview(Query, tag="round"):
    """What the choices of these seats in one round were worth; the game may go on."""

    seats: list[int]
    round: int

    def result(self) -> Reviewed:
        from voidlock.search.choices import hindsight

        found = hindsight(self.game(), self.seats, self.round, self.key, COMPARING)
        return _pack_review(self.key, {"round": self.round, **_hindsight(found)})


class PuzzleVerdict(Query, tag="verdict"):
    """What the answer to a puzzle is worth, beside the best one."""

    puzzle: str

    def result(self) -> Reviewed:
        from voidlock.odds.figure import as_float
        from voidlock.odds.puzzles import Line, Solver

        game = self.game()
        kit = kit_of(game.rules.name)
        puzzle = next(each for each in kit.puzzles if each.id == self.puzzle)

        def describe_line(line: Line) -> dict[str, Json]:
            return {"answers": [_answer(option) for option in line.answers], "chance": as_float(line.chance)}

        verdict = Solver(kit, puzzle).verdict(game)
        found: dict[str, Json] = {
            "best": describe_line(verdict.best),
            "own": describe_line(verdict.own),
            "solved": verdict.solved,
            "plays": puzzle.plays,
            "error": verdict.error,
        }
        return _pack_review(self.key, found)


class MissionSurvey(Work, tag="survey"):
    """The contents of a mission from a player's file, and its faults."""

    lane, seconds = SHORT, 2.0
    mission: str

    def result(self) -> object:
        return next(kit.missions() for kit in KITS.values() if kit.missions is not None).survey(self.mission)


class MissionGames(Work, tag="games"):
    """Games of a mission from a player's file, from `first` to before `last`, or fewer if they take long."""

    mission: str
    seed: str
    first: int
    last: int

    def result(self) -> Played | None:
        from .self_play import play_some

        return play_some(self.mission, self.seed, self.first, self.last)


class Played(Struct):
    """What `MissionGames` found: its games, added up."""

    games: int
    wins: int
    draws: int
    turns: int
    ended: dict[str, int]


AnyQuery = LibrarianAdvice | ExactOdds | PastBoard | LuckReview | RoundReview | PuzzleVerdict
AnyWork = BotAnswers | AnyQuery | ChoiceReview | MissionSurvey | MissionGames


class Job(Struct, frozen=True):
    """Work as it goes to the pool, from whichever process."""

    owner: Owner
    lane: Lane
    seconds: float
    """CPU time after which it is stopped."""
    asked: bool
    """A client asked for it, and may only have a few waiting."""
    body: bytes


NoResult = Literal["busy", "too_long", "failed"]
"""The address has too many jobs waiting, the job took too long, or it failed."""


class NoThought(Exception):
    """There is no result."""

    def __init__(self, why: NoResult, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = detail


class Thinker(Protocol):
    """Where jobs are computed: the pool of this process, or another process that has one."""

    async def think(self, job: Job) -> bytes:
        """The result; raises `NoThought`. Cancelling the call withdraws the job."""
        ...


def file_of(game: AnyGame) -> Raw:
    return Raw(json.encode(save(game)))


def job(owner: Owner, work: AnyWork) -> Job:
    """The job for some work. Bots that take a budget search; the others answer immediately."""
    asked, lane = not isinstance(work, BotAnswers), work.lane
    if isinstance(work, BotAnswers) and not takes_budget(work.bot, work.game):
        lane = SHORT
    return Job(owner, lane, work.seconds, asked, json.encode(work))


# ---------------------------------------------------------------------- in a worker process

_WORK = json.Decoder(AnyWork)


def result(body: bytes) -> bytes:
    """Carry out a job."""
    work: AnyWork = _WORK.decode(body)
    return json.encode(work.result())


COMPARING, COMPARING_ALL = 12.0, 40.0
"""Seconds of CPU time for what the choices of a round cost, and those of a whole game. Death Angel needs two."""

BATCH = 1.0
"""Seconds of one job of these; then it is told how far it has come, and others have their turn."""


def _pack_review(key: str, review: object) -> Reviewed:
    return Reviewed(key=key, review=Raw(json.encode(review)))


def _hindsight(found: Hindsight) -> dict[str, Json]:
    return {"choices": found.choices, "looked": found.looked, "told": [_costly(each) for each in found.told]}


def _costly(each: Costly) -> dict[str, Json]:
    return {
        "events": each.events,
        "given": _answer(each.given),
        "better": _answer(each.better),
        "cost": each.cost,
        "low": each.low,
        "high": each.high,
        "clear": each.clear,
    }


def _answer(option: Option[object]) -> dict[str, Json]:
    return {"text": option.text, "things": [pair(thing) for thing in option.things]}


def _because(because: Because) -> dict[str, Json]:
    return {
        "because": because.id,
        "arguments": {name: encode_argument(value) for name, value in because.arguments.items()},
    }
