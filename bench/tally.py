"""Coverage counters over many random games: what happened, and what could have."""

from __future__ import annotations

import random
import re
import traceback
from collections import Counter
from importlib.resources import files
from typing import NamedTuple

from policies import POLICIES
from starts import STARTS

from voidlock.angel import RULES
from voidlock.engine import Event, Game, Option, Origin, Source, seed_of
from voidlock.games.angel import events as angel_events
from voidlock.games.angel.facts import ACTION_NAMES, EVENT_NAMES, LOCATION_NAMES, SETUPS, TERRAIN, TERRAIN_NAMES
from voidlock.games.angel.files.invariants import broken
from voidlock.games.angel.state import State

LONGEST = 5_000
"""Answers after which a game counts as endless."""

MESSAGES = re.findall(
    r"^((?:ask|option)-[\w-]+) =",
    files("voidlock.texts").joinpath("en/angel-play.ftl").read_text("utf-8"),
    re.MULTILINE,
)


def _names(prefix: str) -> list[str]:
    return [message.removeprefix(prefix) for message in MESSAGES if message.startswith(prefix)]


POSSIBLE: dict[str, list[str]] = {
    "Action cards resolved": list(ACTION_NAMES),
    "Event cards drawn": list(EVENT_NAMES),
    "Locations entered": list(LOCATION_NAMES),
    "Terrain cards activated": [name for name, card in zip(TERRAIN_NAMES, TERRAIN, strict=True) if card.activatable],
    "Questions asked": _names("ask-"),
    "Answers given": _names("option-"),
    "Happenings told": [
        kind.name
        for kind in vars(angel_events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, angel_events.Revealing)
    ],
}
"""Everything that random play must see; questions and answers are those that have a message."""


class Way(NamedTuple):
    """A configuration of random games."""

    players: int
    start: str
    policy: str


WAYS = [Way(players, start, policy) for policy in POLICIES for start in STARTS for players in range(1, 7)]


class Tally:
    """Counters over games; two can be added."""

    def __init__(self) -> None:
        self.seen: dict[str, Counter[str]] = {part: Counter() for part in POSSIBLE}
        self.games: Counter[Way] = Counter()
        self.wins: Counter[Way] = Counter()
        self.rounds: Counter[Way] = Counter()
        self.choices: Counter[Way] = Counter()
        self.last: Counter[Way] = Counter()
        self.most_rounds = 0
        self.most_choices = 0
        self.errors: list[str] = []

    def add(self, other: Tally) -> None:
        for part, counts in other.seen.items():
            self.seen[part].update(counts)
        for mine, theirs in (
            (self.games, other.games),
            (self.wins, other.wins),
            (self.rounds, other.rounds),
            (self.choices, other.choices),
            (self.last, other.last),
        ):
            mine.update(theirs)
        self.most_rounds = max(self.most_rounds, other.most_rounds)
        self.most_choices = max(self.most_choices, other.most_choices)
        self.errors += other.errors

    def never(self) -> dict[str, list[str]]:
        """By part, what never occurred, and what occurred unexpectedly."""
        return {part: sorted(set(names) ^ set(self.seen[part])) for part, names in POSSIBLE.items()}

    # ------------------------------------------------------------------ playing

    def play(self, way: Way, seed: str) -> None:
        """Play one game; on an error, keep what is needed to reproduce it."""
        try:
            self._play(way, STARTS[way.start](way.players, seed), random.Random(seed))
        except Exception:
            self.errors.append(f"{way} seed {seed!r}\n{traceback.format_exc()}")

    def _play(self, way: Way, origin: Origin, rng: random.Random) -> None:
        key = seed_of(origin.seed)
        state = RULES.set_up(origin.setup or {}) if origin.position is None else RULES.place(origin.position, key)
        told: list[Event] = []
        state.told = told
        game = Game(RULES, state, Source(key), keep=False)
        game.start()
        policy = POLICIES[way.policy]
        questions, answers = self.seen["Questions asked"], self.seen["Answers given"]
        choices = 0
        while game.pending:
            choice = game.pending[0]
            place = policy(state, choice, rng)
            questions[choice.kind] += 1
            answers[_message(choice.options[place])] += 1
            game.play(place)
            choices += 1
            if choices > LONGEST:
                raise RuntimeError(f"no end after {choices} answers")
            if not choices & 7 and broken(state):
                raise RuntimeError(str(broken(state)))
        self._count(way, state, told, choices)

    def _count(self, way: Way, state: State, told: list[Event], choices: int) -> None:
        self.games[way] += 1
        self.wins[way] += state.result == "win"
        self.rounds[way] += state.round
        self.choices[way] += choices
        self.last[way] += not state.location_deck
        self.most_rounds = max(self.most_rounds, state.round)
        self.most_choices = max(self.most_choices, choices)
        if way.start == "fresh":
            self.seen["Locations entered"][LOCATION_NAMES[SETUPS[state.setup].location]] += 1
        for event in told:
            self._tell(event)

    def _tell(self, event: Event) -> None:
        happened = self.seen["Happenings told"]
        happened[event.name] += 1
        to_others = event.seen_by(0)
        if to_others is not None and to_others is not event:
            happened[to_others.name] += 1
        match event:
            case angel_events.ActionBegan():
                self.seen["Action cards resolved"][event.action.id] += 1
            case angel_events.EventDrawn() | angel_events.EventRevealed():
                self.seen["Event cards drawn"][event.card.id] += 1
            case angel_events.Travelled():
                self.seen["Locations entered"][event.location.id] += 1
            case angel_events.TerrainActivated():
                self.seen["Terrain cards activated"][event.terrain.id] += 1


def _message(option: Option[object]) -> str:
    """The message id of an answer."""
    closer = "-".join([option.verb, *[thing.kind for thing in option.things]])
    return closer if closer in POSSIBLE["Answers given"] else option.verb
