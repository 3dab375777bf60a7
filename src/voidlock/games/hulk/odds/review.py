"""A look back at a mission that is over: what the dice promised and what they gave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from voidlock.engine import Event, Game, Json, Thing
from voidlock.games.hulk import State
from voidlock.games.hulk.events.marines import (
    AssaultEnded,
    AssaultRolled,
    FateRolled,
    FlamerFired,
    GunJammed,
    MarineDied,
    MarineLeft,
    PowerUsed,
    ShotFired,
    StealerDied,
    TurnBegan,
)
from voidlock.games.hulk.view_types import HulkView
from voidlock.probability.figure import NoOdds
from voidlock.probability.luck import Luck, luck, lucky, unlucky
from voidlock.probability.replaying import first_state
from voidlock.probability.written import as_fields

from .assault import assaulted
from .shots import LORD, shot
from .views import views_before

SHOT, FIRE, ASSAULT, DEFENCE, PERIL = KINDS = ("shot", "fire", "assault", "defence", "peril")

DEADLY = (ASSAULT, DEFENCE, PERIL)
"""Rolls of which a marine may die; one whose own cannon explodes has had no roll."""


class Roll(NamedTuple):
    """Dice that decided something. A `shot`, a `fire` (flames and storms on an alien) and an `assault` by a marine
    succeed if they kill; a `defence` and a `peril` (flames, an explosion) if the marine lives."""

    number: int
    """Of its event, from 0."""
    turn: int
    kind: str
    terminator: Thing | None
    target: Thing
    """What was shot at or fought, or what put him in peril."""
    dice: str
    chance: Fraction
    success: bool


class Death(NamedTuple):
    """A marine who died: of what, and the chance he had in the roll that decided it (none where there was no roll)."""

    number: int
    turn: int
    terminator: Thing
    cause: Thing
    chance: Fraction | None


class Deeds(NamedTuple):
    """Of a marine: shots, those of the flamer, assaults fought, aliens he killed."""

    who: Thing
    shots: int
    flames: int
    assaults: int
    slain: int
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
    marines: tuple[Deeds, ...]


class Review(NamedTuple):
    """Rolls and deaths in the order in which they happened; the rolls most against the odds; luck by kind of roll."""

    result: str
    rolls: tuple[Roll, ...]
    deaths: tuple[Death, ...]
    lucky: tuple[Roll, ...]
    unlucky: tuple[Roll, ...]
    luck: dict[str, Luck]
    statistics: Statistics


def review(game: Game[State]) -> Review:
    """The mission replayed from its record, which is left as it is."""
    if not game.result:
        raise ValueError("a game that is not over cannot be reviewed")
    rolls = tuple(_rolls(game))
    return Review(
        game.result,
        rolls,
        tuple(_deaths(game, rolls)),
        lucky(rolls),
        unlucky(rolls),
        {kind: luck([roll for roll in rolls if roll.kind == kind]) for kind in KINDS},
        _statistics(game, rolls),
    )


# ---------------------------------------------------------------------- rolls


def _rolls(game: Game[State]) -> Iterator[Roll]:
    """Chances of close assaults come from the view before the dice; those of all other rolls stand in their events."""
    fights = [inputs - _dice(event) for inputs, event in game.events if isinstance(event, AssaultRolled)]
    views = views_before(game, set(fights))
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
                yield _shot(number, turn, event)
            case FateRolled():
                yield _fate(number, turn, event, flame)
            case AssaultRolled():
                fight = number, event, _chance(event, next(before))
            case AssaultEnded() if fight is not None:
                yield _assault(turn, fight, event)
                fight = None


def _dice(rolled: AssaultRolled) -> int:
    return len(rolled.dice.split()) + len(rolled.dice2.split())


def _shot(number: int, turn: int, event: ShotFired) -> Roll:
    faces = [int(face) for face in event.dice.split()]
    hits = 2 if event.target.id == LORD else 1
    success = len([face for face in faces if face >= event.needs]) >= hits
    chance = shot(len(faces), event.needs, hits)
    return Roll(number, turn, SHOT, event.terminator, event.target, event.dice, chance, success)


def _fate(number: int, turn: int, event: FateRolled, by: Thing | None) -> Roll:
    dies = Fraction(7 - event.needs, 6)
    died = event.die >= event.needs
    if event.piece.kind == "terminator":
        return Roll(number, turn, PERIL, event.piece, event.cause, str(event.die), 1 - dies, not died)
    return Roll(number, turn, FIRE, by, event.piece, str(event.die), dies, died)


def _chance(rolled: AssaultRolled, view: HulkView) -> Fraction:
    """That a marine who attacks kills, and that one who is attacked lives."""
    attacks = rolled.attacker.kind == "terminator"
    marine, alien = (rolled.attacker, rolled.defender) if attacks else (rolled.defender, rolled.attacker)
    try:
        odds = assaulted(view, marine.id, alien.id)
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


# ---------------------------------------------------------------------- deeds


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
                Deeds(who, shots[who], flames[who], assaults[who], slain[who], died[who])
                for who in game.state.board.marine_things
            ]
        ),
    )


def _slayers(happened: list[Event]) -> Iterator[Thing | None]:
    """Who killed each alien: whoever fired or fought last."""
    slayer: Thing | None = None
    for event in happened:
        match event:
            case ShotFired() | FlamerFired() | PowerUsed():
                slayer = event.terminator
            case AssaultRolled():
                slayer = event.attacker if event.attacker.kind == "terminator" else event.defender
            case StealerDied():
                yield slayer


# ---------------------------------------------------------------------- as JSON


def reviewed(game: Game[State]) -> dict[str, Json]:
    """The review of a finished game as JSON."""
    return data(review(game))


def data(review: Review) -> dict[str, Json]:
    """A thing is a pair of its kind and its name; rolls stand in one list, and elsewhere as their numbers."""
    return {
        "result": review.result,
        "rolls": [as_fields(roll) for roll in review.rolls],
        "deaths": [as_fields(death) for death in review.deaths],
        "lucky": [roll.number for roll in review.lucky],
        "unlucky": [roll.number for roll in review.unlucky],
        "luck": {kind: as_fields(luck) for kind, luck in review.luck.items()},
        "statistics": as_fields(review.statistics),
    }
