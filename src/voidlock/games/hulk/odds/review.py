"""Review of a finished mission: the exact probability of each roll, from its event or the view before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from voidlock.engine import Chance, Event, Game, Json, Thing
from voidlock.games.hulk.events.marines import (
    AssaultEnded,
    AssaultRolled,
    BlipCounted,
    BlipRemoved,
    FateRolled,
    FlamerFired,
    GunJammed,
    MarineDied,
    MarineLeft,
    ObjectiveBurned,
    PowerUsed,
    ShotFired,
    StealerDied,
    TurnBegan,
)
from voidlock.games.hulk.state import DEAD, State
from voidlock.games.hulk.view import open_view, own_view
from voidlock.games.hulk.view.types import HulkView
from voidlock.odds import review as any_review
from voidlock.odds.figure import NoOdds
from voidlock.odds.review import Story, compile_review, data, result_of, story_of
from voidlock.odds.trials import RecordedChance, first_state, trials

from .assault import assault_odds
from .shots import LORD, hit_probability

__all__ = ["Death", "Record", "Review", "Roll", "Statistics", "data", "review", "review_data"]

SHOT, FIRE, ASSAULT, DEFENCE, PERIL = KINDS = ("shot", "fire", "assault", "defence", "peril")

DEADLY = (ASSAULT, DEFENCE, PERIL)
"""Rolls that can kill a marine; his own exploding cannon kills without one."""


class Roll(NamedTuple):
    """Dice that decide something.

    A `shot`, a `fire` (flames and storms on an alien) and a marine's `assault` succeed if they kill; a `defence` and a
    `peril` (flames, an explosion) if the marine lives.
    """

    number: int
    """The index of its event."""
    turn: int
    kind: str
    terminator: Thing | None
    target: Thing
    """The alien shot at or fought, or the cause of the peril."""
    dice: str
    chance: Fraction
    success: bool


class Death(NamedTuple):
    """A marine's death, its cause, and his chance in the roll that decided it (None without a roll)."""

    number: int
    turn: int
    terminator: Thing
    cause: Thing
    chance: Fraction | None


class Record(NamedTuple):
    """A marine's shots, flamer shots, assaults and kills, the objectives he burned, and how often he died."""

    who: Thing
    shots: int
    flames: int
    assaults: int
    slain: int
    burned: tuple[Thing, ...]
    died: int


class Statistics(NamedTuple):
    turns: int
    shots: int
    hits: int
    jams: int
    flames: int
    powers: int
    assaults: int
    slain: int
    lost: int
    left: int
    marines: tuple[Record, ...]


Review = any_review.Review[Roll, Death, Statistics]


def review(game: Game[State]) -> Review:
    """Review a finished mission without changing it."""
    result = result_of(game)
    rolls = tuple(_rolls(game))
    deaths, counted = tuple(_deaths(game, rolls)), _statistics(game, rolls)
    slain = {record.who: record.slain for record in counted.marines}
    last = deaths[-1] if deaths else None
    told = story(game.state, slain, last and (last.terminator, last.cause))
    went = zip(game.state.board.marine_things, game.state.where, strict=True)
    squad = {marine: square != DEAD for marine, square in went}
    return compile_review(result, rolls, deaths, KINDS, counted, told, squad)


def review_data(game: Game[State]) -> dict[str, Json]:
    """The review of a finished mission as JSON."""
    return data(review(game))


# ---------------------------------------------------------------------- rolls


def _rolls(game: Game[State]) -> Iterator[Roll]:
    """A close assault takes its probability from the view before the dice, every other roll from its own event."""
    fights = [inputs - _dice(event) for inputs, event in game.events if isinstance(event, AssaultRolled)]
    views = _views_at(game, set(fights))
    before = iter([views[place] for place in fights])
    turn, flame = first_state(game).turn, None
    fight: tuple[int, AssaultRolled, Fraction] | None = None
    for number, (_, event) in enumerate(game.events):
        match event:
            case TurnBegan():
                turn = event.number
            case FlamerFired() | PowerUsed():
                flame = event.terminator
            case ShotFired():
                yield _shot_roll(number, turn, event)
            case FateRolled():
                yield _fate(number, turn, event, flame)
            case AssaultRolled():
                fight = number, event, _chance(event, next(before))
            case AssaultEnded() if fight is not None:
                yield _assault(turn, fight, event)
                fight = None


def _views_at(game: Game[State], places: Collection[int]) -> dict[int, HulkView]:
    """The view before chance was asked, by number of inputs so far."""

    def view_before(replay: RecordedChance[State], _chance: Chance) -> tuple[int, HulkView] | None:
        state, place = replay.game.state, len(replay.game.inputs)
        if place not in places:
            return None
        return place, {"seat": 1, "open": open_view(state), "own": own_view(state, 1)}

    return dict(trials(game, view_before))


def _dice(rolled: AssaultRolled) -> int:
    return len(rolled.dice.split()) + len(rolled.dice2.split())


def _shot_roll(number: int, turn: int, event: ShotFired) -> Roll:
    faces = [int(face) for face in event.dice.split()]
    hits = 2 if event.target.id == LORD else 1
    success = len([face for face in faces if face >= event.needs]) >= hits
    chance = hit_probability(len(faces), event.needs, hits)
    return Roll(number, turn, SHOT, event.terminator, event.target, event.dice, chance, success)


def _fate(number: int, turn: int, event: FateRolled, by: Thing | None) -> Roll:
    dies = Fraction(7 - event.needs, 6)
    died = event.die >= event.needs
    if event.piece.kind == "terminator":
        return Roll(number, turn, PERIL, event.piece, event.cause, str(event.die), 1 - dies, not died)
    return Roll(number, turn, FIRE, by, event.piece, str(event.die), dies, died)


def _chance(rolled: AssaultRolled, view: HulkView) -> Fraction:
    """The probability that an attacking marine kills, or that a defending one lives."""
    attacks = rolled.attacker.kind == "terminator"
    marine, alien = (rolled.attacker, rolled.defender) if attacks else (rolled.defender, rolled.attacker)
    try:
        odds = assault_odds(view, marine.id, alien.id, attacks=attacks)
    except NoOdds:
        return Fraction(0)
    return Fraction(odds.kills.chance if attacks else 1 - odds.dies.chance)


def _assault(turn: int, fight: tuple[int, AssaultRolled, Fraction], ended: AssaultEnded) -> Roll:
    number, rolled, chance = fight
    dice = f"{rolled.dice} / {rolled.dice2}"
    if rolled.attacker.kind == "terminator":
        success = ended.outcome.id == "attacker"
        return Roll(number, turn, ASSAULT, rolled.attacker, rolled.defender, dice, chance, success)
    success = ended.outcome.id != "attacker"
    return Roll(number, turn, DEFENCE, rolled.defender, rolled.attacker, dice, chance, success)


def _deaths(game: Game[State], rolls: tuple[Roll, ...]) -> Iterator[Death]:
    turn = first_state(game).turn
    for number, (_, event) in enumerate(game.events):
        if isinstance(event, TurnBegan):
            turn = event.number
        elif isinstance(event, MarineDied):
            decided = [roll for roll in rolls if roll.number < number and roll.terminator == event.terminator]
            deadly = bool(decided) and decided[-1].kind in DEADLY and not decided[-1].success
            yield Death(number, turn, event.terminator, event.cause, decided[-1].chance if deadly else None)


# ---------------------------------------------------------------------- statistics by marine


def _statistics(game: Game[State], rolls: tuple[Roll, ...]) -> Statistics:
    happened = [event for _, event in game.events]
    slain = Counter(_slayers(happened))
    shots = Counter(roll.terminator for roll in rolls if roll.kind == SHOT)
    flames = Counter(event.terminator for event in happened if isinstance(event, FlamerFired))
    assaults = Counter(roll.terminator for roll in rolls if roll.kind in (ASSAULT, DEFENCE))
    died = Counter(event.terminator for event in happened if isinstance(event, MarineDied))
    return Statistics(
        turns=game.state.turn,
        shots=shots.total(),
        hits=len([roll for roll in rolls if roll.kind == SHOT and roll.success]),
        jams=len([event for event in happened if isinstance(event, GunJammed)]),
        flames=flames.total(),
        powers=len([event for event in happened if isinstance(event, PowerUsed)]),
        assaults=assaults.total(),
        slain=slain.total(),
        lost=died.total(),
        left=len([event for event in happened if isinstance(event, MarineLeft)]),
        marines=tuple(
            [
                Record(who, shots[who], flames[who], assaults[who], slain[who], _set_on_fire(happened, who), died[who])
                for who in game.state.board.marine_things
            ]
        ),
    )


def _set_on_fire(happened: list[Event], who: Thing) -> tuple[Thing, ...]:
    """The objectives that this marine set on fire."""
    return tuple([e.objective for e in happened if isinstance(e, ObjectiveBurned) and e.terminator == who])


def _slayers(happened: list[Event]) -> Iterator[Thing | None]:
    """The killer of each alien: the last marine to fire or fight. A blip removed unseen is one unless it is counted."""
    slayer: Thing | None = None
    for event in happened:
        match event:
            case ShotFired() | FlamerFired() | PowerUsed():
                slayer = event.terminator
            case AssaultRolled():
                slayer = event.attacker if event.attacker.kind == "terminator" else event.defender
            case StealerDied() | BlipRemoved():
                yield slayer
            case BlipCounted():
                yield from [slayer] * (event.number - 1)


MANY_SLAIN = 5


def story(state: State, slain: Mapping[Thing, int], last: tuple[Thing, Thing] | None) -> Story:
    """The story of a mission: aliens slain by each marine, and the last marine to die with the cause."""
    marines = state.board.marine_things
    home = [marine for marine, square in zip(marines, state.where, strict=True) if square != DEAD]
    condition = Thing("condition", state.ended_by)
    if state.result != "win":
        if home or last is None:
            return story_of("too_late", home=len(home), squad=len(marines), condition=condition)
        return story_of("last_marine", terminator=last[0], cause=last[1], turn=state.turn)
    if len(home) == len(marines):
        return story_of("squad_unhurt", number=len(home), condition=condition)
    if len(home) == 1:
        return story_of("one_standing", terminator=home[0], lost=len(marines) - 1, condition=condition)
    best = max(home, key=lambda marine: slain.get(marine, 0), default=None)
    if best is not None and slain.get(best, 0) >= MANY_SLAIN:
        return story_of("squad_slayer", terminator=best, slain=slain[best], condition=condition)
    return story_of("squad_home", home=len(home), squad=len(marines), condition=condition)
