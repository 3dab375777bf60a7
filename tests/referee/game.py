"""The game's side of the lockstep: questions and positions in the words of the game files, without anything else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from tests.random_play.policies import Policy
from voidlock.angel import RULES, State
from voidlock.engine import Game, Json, Origin, seed_of
from voidlock.engine.files.record import FORMAT
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_OF,
    EVENT_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    MARINE_NAMES,
    SIDE_NAMES,
    SPOT_NAMES,
    TEAM_NAMES,
    TERRAIN_NAMES,
    TYPE_NAMES,
)
from voidlock.games.angel.state import NOWHERE, SETUP
from voidlock.games.angel.state.swarms import cards
from voidlock.games.angel.view import about_name

from .chance import Noting, Served


class Asked(NamedTuple):
    """One question; sorted, the questions of both sides can be compared."""

    seat: int
    kind: str
    answers: tuple[str, ...]


class Side:
    """A game of our engine that notes what chance answers and what was asked."""

    def __init__(self, origin: Origin) -> None:
        self.origin = origin
        self.served = Served()
        self.inputs: list[str] = []
        seed = seed_of(origin.seed)
        state = RULES.set_up(origin.setup or {}) if origin.position is None else RULES.place(origin.position, seed)
        self.source = Noting(seed, origin.setup, self.served, self.inputs)
        self.game = Game(RULES, state, self.source, keep=False)

    def start(self) -> None:
        with self.source.heard():
            self.game.start()

    def answer(self, seat: int, text: str) -> None:
        self.inputs.append(f"{seat} {text}")
        with self.source.heard():
            self.game.apply(seat, text)

    def choose(self, policy: Policy, rng: random.Random) -> tuple[int, str]:
        """A seat that owes an answer, and one that it might give."""
        choice = rng.choice(self.game.pending)
        return choice.seat, choice.options[policy(self.game.state, choice, rng)].text

    @property
    def result(self) -> str:
        return self.game.result

    @property
    def in_setup(self) -> bool:
        return self.game.state.phase == SETUP

    def questions(self) -> list[Asked]:
        return sorted(
            Asked(choice.seat, choice.kind, tuple(sorted([option.text for option in choice.options])))
            for choice in self.game.pending
        )

    def position(self) -> dict[str, object]:
        return written(self.game.state)

    def file(self) -> dict[str, Json]:
        """The game so far, as `voidlock replay` reads it."""
        data: dict[str, Json] = {"voidlock": FORMAT, "game": RULES.name, "rules": RULES.version}
        data["seed"] = self.origin.seed
        if self.origin.position is None:
            data["setup"] = self.origin.setup
        else:
            data["position"] = self.origin.position
        data["inputs"] = list(self.inputs)
        return data


def written(state: State) -> dict[str, object]:
    """The position in the words of docs/game-files.md; the order of what lies open on a pile is left out."""
    return {
        "settings": state.settings._asdict(),
        "round": state.round,
        "location": LOCATION_NAMES[state.location],
        "location_tokens": state.launch,
        "ahead": [LOCATION_NAMES[location] for location in reversed(state.location_deck)],
        "formation": [
            [MARINE_NAMES[marine], SIDE_NAMES[state.facing[marine]], state.tokens[marine]] for marine in state.formation
        ],
        "slain": sorted([MARINE_NAMES[marine] for marine in state.slain]),
        "swarms": _swarms(state.swarms),
        "done": _swarms(state.done),
        **({"apart": _swarms(state.apart)} if state.apart else {}),
        "power_field": SPOT_NAMES[state.field] if state.field != NOWHERE else "",
        "terrain": {
            TERRAIN_NAMES[card]: _terrain(state, card, spot)
            for card, spot in enumerate(state.terrain)
            if spot != NOWHERE
        },
        "piles": {
            side: [KIND_NAMES[kind] for kind in reversed(pile)]
            for side, pile in zip(SIDE_NAMES, state.piles, strict=True)
        },
        "deck": [KIND_NAMES[kind] for kind in reversed(state.deck)],
        "discard": _kinds(state.discard),
        "dead_lords": _kinds(state.dead_lords),
        "events": [EVENT_NAMES[event] for event in reversed(state.events)],
        "event_discard": sorted([EVENT_NAMES[event] for event in state.event_discard]),
        "table": _actions(state.table),
        "chosen": _actions(state.chosen),
        "last": {TEAM_NAMES[team]: TYPE_NAMES[type] for team, type in enumerate(state.last) if type >= 0},
        "current": state.current,
        "supply": state.supply,
        "effects": sorted(
            " ".join([word for word in (EVENT_NAMES[event], about_name(event, about), str(round)) if word])
            for event, about, round in state.effects
        ),
    }


def _kinds(swarm: int) -> list[str]:
    return sorted([KIND_NAMES[kind] for kind in cards(swarm)])


def _swarms(layer: Sequence[int]) -> dict[str, list[str]]:
    return {SPOT_NAMES[spot]: _kinds(swarm) for spot, swarm in enumerate(layer) if swarm}


def _terrain(state: State, card: int, spot: int) -> dict[str, object]:
    if spot < NOWHERE:
        return {"held_by": NOWHERE - spot}
    return {
        "spot": SPOT_NAMES[spot],
        "tokens": state.terrain_tokens[card],
        "activated": bool(state.activated >> card & 1),
    }


def _actions(by_team: list[int]) -> dict[str, str]:
    return {TEAM_NAMES[team]: ACTION_NAMES[ACTION_OF[team][type]] for team, type in enumerate(by_team) if type >= 0}
