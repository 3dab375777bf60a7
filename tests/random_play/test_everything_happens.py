"""Very many random games of Death Angel: none ends in an error, and everything that can happen does."""

from __future__ import annotations

import os
import random
import re
from collections import defaultdict
from importlib.resources import files
from itertools import product

from tests.random_play.play import PLAYERS
from tests.random_play.policies import POLICIES, Policy
from tests.random_play.starts import STARTS
from voidlock.angel import RULES
from voidlock.engine import Event, Game, Option, Origin, Source, seed_of
from voidlock.games.angel import events
from voidlock.games.angel.facts import ACTION_NAMES, EVENT_NAMES, LOCATION_NAMES, SETUPS, TERRAIN, TERRAIN_NAMES
from voidlock.games.angel.files.invariants import broken_invariants

TIMES = int(os.environ.get("VOIDLOCK_GAMES", "1"))
"""`VOIDLOCK_GAMES=20` plays twenty times as many games."""

WAYS = list(product(POLICIES, STARTS, PLAYERS))
ENOUGH = 10_000
"""Games after which everything should have happened."""

LONGEST = 5_000
"""Answers after which a game counts as endless."""

MESSAGES = re.findall(
    r"^(ask|option)-([\w-]+) =",
    files("voidlock.texts").joinpath("en/angel-play.ftl").read_text("utf-8"),
    re.MULTILINE,
)
ANSWERS = {name for kind, name in MESSAGES if kind == "option"}

Happened = dict[str, set[str]]

POSSIBLE: Happened = {
    "action": set(ACTION_NAMES),
    "card": set(EVENT_NAMES),
    "location": set(LOCATION_NAMES),
    "terrain": {name for name, card in zip(TERRAIN_NAMES, TERRAIN, strict=True) if card.activatable},
    "question": {name for kind, name in MESSAGES if kind == "ask"},
    "answer": ANSWERS,
    "event": {
        kind.name
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, events.Revealing)
    },
}
"""Questions and answers are those that have a message."""


def message(option: Option[object]) -> str:
    closer = "-".join([option.verb, *[thing.kind for thing in option.things]])
    return closer if closer in ANSWERS else option.verb


def note(event: Event, happened: Happened) -> None:
    public = event.for_seat(0)
    happened["event"] |= {event.name} | ({public.name} if public else set())
    match event:
        case events.ActionBegan():
            happened["action"].add(event.action.id)
        case events.EventDrawn() | events.EventRevealed():
            happened["card"].add(event.card.id)
        case events.Travelled():
            happened["location"].add(event.location.id)
        case events.TerrainActivated():
            happened["terrain"].add(event.terrain.id)


def play(origin: Origin, policy: Policy, rng: random.Random, happened: Happened) -> None:
    key = seed_of(origin.seed)
    state = RULES.set_up(origin.setup or {}) if origin.position is None else RULES.place(origin.position, key)
    told: list[Event] = []
    state.told = told
    game = Game(RULES, state, Source(key), keep=False)
    game.start()
    for answers in range(LONGEST):
        if not game.pending:
            break
        choice = game.pending[0]
        place = policy(state, choice, rng)
        happened["question"].add(choice.kind)
        happened["answer"].add(message(choice.options[place]))
        game.play(place)
        assert answers % 8 or not broken_invariants(state), broken_invariants(state)
    assert state.result, f"no end after {LONGEST} answers"
    if origin.position is None:
        happened["location"].add(LOCATION_NAMES[SETUPS[state.setup].location])
    for event in told:
        note(event, happened)


def test_everything_happens() -> None:
    happened: Happened = defaultdict(set)
    games = TIMES * 5 * len(WAYS)
    for number in range(games):
        policy, start, players = WAYS[number % len(WAYS)]
        seed = f"long {number}"
        play(STARTS[start](players, seed), POLICIES[policy], random.Random(seed), happened)
    assert not {part: happened[part] - names for part, names in POSSIBLE.items() if not happened[part] <= names}
    if games >= ENOUGH:
        assert happened == POSSIBLE
