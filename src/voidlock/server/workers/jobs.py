"""Jobs for the worker processes: plain data in, bytes out, each with a lane and a limit on its CPU time."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, Literal, Protocol, assert_never

from msgspec import Raw, Struct, json

from voidlock.bots import consulted
from voidlock.bots.names import takes_budget
from voidlock.engine import AnyGame, Json, Moment, Option, save
from voidlock.engine.views.question import pair
from voidlock.games import game_of, kit_of, load_game, require
from voidlock.protocol import Advice, Chances, Estimate, Planned, Reviewed, Then, encode_argument

from .fair_queue import Owner

if TYPE_CHECKING:
    from voidlock.odds.figure import Because
    from voidlock.odds.hindsight import Costly, Hindsight

Lane = Literal["short", "long"]
SHORT: Final = "short"
"""Milliseconds, as a rule: bots that play by heuristics, odds, past boards."""
LONG: Final = "long"
"""Seconds: searches and reviews."""


class BotAnswers(Struct, tag="answers"):
    """A bot's answers to everything its seat owes. `saved` is the time it has left over from earlier questions."""

    file: Raw
    game: str
    seat: int
    bot: str
    chance: str
    saved: float


class LibrarianAdvice(Struct, tag="advice"):
    """Advice on the seat's choice that has these answers; key and choice go into the message."""

    file: Raw
    key: str
    choice: str
    seat: int
    texts: list[str]


class ExactOdds(Struct, tag="odds"):
    """The odds from what the seat may know."""

    file: Raw
    key: str
    seat: int


class PastBoard(Struct, tag="then"):
    """What the seat saw after this many events; the file ends at the question that followed."""

    file: Raw
    key: str
    seat: int
    events: int


class LuckReview(Struct, tag="review"):
    """Expected and actual results of the dice in a finished game."""

    file: Raw
    key: str


class ChoiceReview(Struct, tag="choices"):
    """What the choices of these seats cost in a finished game."""

    file: Raw
    key: str
    seats: list[int]


class RoundReview(Struct, tag="round"):
    """What the choices of these seats in one round were worth; the game may go on."""

    file: Raw
    key: str
    seats: list[int]
    round: int


class PuzzleVerdict(Struct, tag="verdict"):
    """What the answer to a puzzle is worth, beside the best one."""

    file: Raw
    key: str
    game: str
    puzzle: str


class MissionGames(Struct, tag="games"):
    """Games of a mission from a player's file, from `first` to before `last`, or fewer if they take long."""

    mission: str
    seed: str
    first: int
    last: int


class Played(Struct):
    """What `MissionGames` found: its games, added up."""

    games: int
    wins: int
    draws: int
    turns: int
    ended: dict[str, int]


Work = (
    BotAnswers
    | LibrarianAdvice
    | ExactOdds
    | PastBoard
    | LuckReview
    | ChoiceReview
    | RoundReview
    | PuzzleVerdict
    | MissionGames
)


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


def job(owner: Owner, work: Work) -> Job:
    """The job for some work. Bots that take a budget search; the others answer immediately."""
    body = json.encode(work)
    match work:
        case BotAnswers():
            return Job(owner, LONG if takes_budget(work.bot, work.game) else SHORT, 60.0, False, body)
        case LibrarianAdvice() | LuckReview() | RoundReview() | PuzzleVerdict() | MissionGames():
            return Job(owner, LONG, 20.0, True, body)
        case ChoiceReview():
            return Job(owner, LONG, 60.0, True, body)
        case ExactOdds() | PastBoard():
            return Job(owner, SHORT, 10.0, True, body)
        case _:
            assert_never(work)


# ---------------------------------------------------------------------- in a worker process

_WORK = json.Decoder(Work)


def result(body: bytes) -> bytes:
    """Carry out a job. A client's result is the message it is sent."""
    work: Work = _WORK.decode(body)
    if isinstance(work, MissionGames):
        return json.encode(_games(work))
    record: dict[str, Json] = json.decode(work.file)
    match work:
        case BotAnswers():
            rng = random.Random(work.chance)
            return json.encode(consulted.answers(record, work.seat, work.bot, rng, work.saved))
        case LibrarianAdvice():
            return json.encode(_advice(record, work))
        case ExactOdds():
            figures = Raw(json.encode(_odds(record, work.seat)))
            return json.encode(Chances(key=work.key, seat=work.seat, figures=figures))
        case PastBoard():
            return json.encode(_then(record, work))
        case LuckReview():
            review = require(kit_of(game_of(record)).review, "review")(load_game(record)[0])
            return json.encode(Reviewed(key=work.key, review=Raw(json.encode(review))))
        case ChoiceReview():
            return json.encode(Reviewed(key=work.key, review=Raw(json.encode(_choices(record, work)))))
        case RoundReview():
            return json.encode(Reviewed(key=work.key, review=Raw(json.encode(_round(record, work)))))
        case PuzzleVerdict():
            return json.encode(Reviewed(key=work.key, review=Raw(json.encode(_verdict(record, work)))))
        case _:
            assert_never(work)


def _games(work: MissionGames) -> Played | None:
    # Imported late: few design missions.
    from .self_play import play_some

    return play_some(work.mission, work.seed, work.first, work.last)


def _advice(record: dict[str, Json], work: LibrarianAdvice) -> Advice:
    # Imported late: few ask for advice.
    from voidlock.search.consulted import advice

    given = advice(record, work.seat, work.texts, random.Random(work.key))
    return Advice(
        key=work.key,
        choice=work.choice,
        verdict=given.verdict,
        answers=[
            Estimate(answer=each.option.text, chance=each.chance, low=each.low, high=each.high)
            for each in given.estimates
        ],
        level=[option.text for option in given.level],
        plan=[Planned(answer=step.text, things=list(step.things)) for step in given.plan],
        rule=given.rule.text,
        why=given.why,
        plays_on=given.plays_on,
    )


COMPARING, COMPARING_ALL = 12.0, 40.0
"""Seconds of CPU time for what the choices of a round cost, and those of a whole game. Death Angel needs two."""


def _choices(record: dict[str, Json], work: ChoiceReview) -> dict[str, Json]:
    # Imported late: few ask for it.
    from voidlock.search.choices import costly

    return _hindsight(costly(load_game(record)[0], work.seats, random.Random(work.key), COMPARING_ALL))


def _round(record: dict[str, Json], work: RoundReview) -> dict[str, Json]:
    # Imported late: few ask for it.
    from voidlock.search.choices import hindsight

    found = hindsight(load_game(record)[0], work.seats, work.round, random.Random(work.key), COMPARING)
    return {"round": work.round, **_hindsight(found)}


def _hindsight(found: Hindsight) -> dict[str, Json]:
    costs: list[Json] = [_costly(each) for each in found.told]
    return {"choices": found.choices, "looked": found.looked, "told": costs}


def _costly(each: Costly) -> dict[str, Json]:
    def answer(option: Option[object]) -> dict[str, Json]:
        return {"text": option.text, "things": [pair(thing) for thing in option.things]}

    return {
        "events": each.events,
        "given": answer(each.given),
        "better": answer(each.better),
        "cost": each.cost,
        "low": each.low,
        "high": each.high,
        "clear": each.clear,
    }


def _verdict(record: dict[str, Json], work: PuzzleVerdict) -> dict[str, Json]:
    # Imported late: few solve puzzles.
    from voidlock.odds.figure import as_float
    from voidlock.odds.puzzles import Line, Solver

    kit = kit_of(work.game)
    puzzle = next(each for each in kit.puzzles if each.id == work.puzzle)

    def describe_line(line: Line) -> dict[str, Json]:
        answers: list[Json] = [
            {"text": option.text, "things": [pair(thing) for thing in option.things]} for option in line.answers
        ]
        return {"answers": answers, "chance": as_float(line.chance)}

    verdict = Solver(kit, puzzle).verdict(load_game(record)[0])
    return {
        "best": describe_line(verdict.best),
        "own": describe_line(verdict.own),
        "solved": verdict.solved,
        "plays": puzzle.plays,
        "error": verdict.error,
    }


def _odds(record: dict[str, Json], seat: int) -> dict[str, Json]:
    """By title, the reasons as ids and arguments, and the numbers."""
    from voidlock.odds.figure import value_of
    from voidlock.odds.sheets import sheet_for

    sheet = sheet_for(load_game(record)[0], seat)
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
    return found


def _because(because: Because) -> dict[str, Json]:
    return {
        "because": because.id,
        "arguments": {name: encode_argument(value) for name, value in because.arguments.items()},
    }


def _then(record: dict[str, Json], work: PastBoard) -> Then:
    """The view after the events; at a question, the view it was asked with."""
    moment = Moment(work.seat, work.events)
    game = load_game(record, moment)[0]
    view = game.view(work.seat) if moment.view is None or (work.events and moment.last) else moment.view
    return Then(key=work.key, seat=work.seat, open=Raw(json.encode(view["open"])), own=Raw(json.encode(view["own"])))
