"""The laws of every game on the table, at the choices of random games of all nine missions."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable

import pytest

from tests.hulk.policies import GAMES, MISSIONS, careful, play, uniform
from voidlock import hulk
from voidlock.engine import Game, fields_of, laws, seed_of
from voidlock.games.hulk.files.invariants import violations
from voidlock.hulk import RULES, State

TIMES = int(os.environ.get("VOIDLOCK_GAMES", "1"))
"""`VOIDLOCK_GAMES=20` plays twenty times as many games."""

Law = Callable[[Game[State], random.Random], None]


def invariants_hold(game: Game[State], rng: random.Random) -> None:
    assert game.result or violations(game.state) == [], violations(game.state)


def written_reads_back(game: Game[State], rng: random.Random) -> None:
    """At the start of a task a position can be written down and read back, complete, whatever the seed."""
    for _, state in game.rounds[-1:]:
        again = RULES.place(RULES.write(state), seed_of("another"))
        for name in [line.name for line in fields_of(State)]:
            if name not in ("told", "board"):
                assert getattr(again, name) == getattr(state, name), name


def undo_stops(game: Game[State], rng: random.Random) -> None:
    """Undo never goes back across a die or a reveal."""
    laws.undo_returns(game, rng, 2)


def redealt_keeps_the_laws(game: Game[State], rng: random.Random) -> None:
    dealt = game.redealt(1, rng)
    assert dealt.result or violations(dealt.state) == []
    hidden = [sorted([*g.state.pool, *g.state.value]) for g in (game, dealt)]
    assert len(hidden[0]) == len(hidden[1])


LAWS: dict[str, Law] = {
    "somebody can act unless it is over": lambda game, rng: laws.everybody_knows_what_to_do(game),
    "options": lambda game, rng: laws.every_option_is_accepted_and_nothing_else(game, rng, 1),
    "clone": lambda game, rng: laws.clone_plays_on_identically(game, rng, 2),
    "undo": undo_stops,
    "save and load": lambda game, rng: laws.save_and_load_agree(game, GAMES, 1),
    "views": lambda game, rng: laws.view_hides(game, 1, rng),
    "spectator": lambda game, rng: laws.view_hides(game, 0, rng),
    "same re-deal": lambda game, rng: laws.same_redeal_for_same_rng(game, 1, 1),
    "re-deal keeps the laws": redealt_keeps_the_laws,
    "written": written_reads_back,
}


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("mission", ["original-1-airlock-nine", "original-3-the-nest"])
def test_often(mission: str, law: str) -> None:
    """At every fourth choice of a few whole games."""
    rng = random.Random(mission)

    def each(game: Game[State]) -> None:
        if rng.random() < 0.25:
            LAWS[law](game, rng)

    for seed in range(TIMES):
        play(hulk.new(mission, seed=seed), uniform, rng, each)


@pytest.mark.parametrize("mission", MISSIONS)
def test_here_and_there(mission: str) -> None:
    """All laws at some choices of games that get further."""
    rng = random.Random(mission)

    def each(game: Game[State]) -> None:
        for law in LAWS.values():
            if rng.random() < 0.01:
                law(game, rng)

    for seed in range(2 * TIMES):
        play(hulk.new(mission, seed=f"laws {seed}"), careful, rng, each)


@pytest.mark.parametrize("mission", MISSIONS)
def test_replay(mission: str) -> None:
    for seed in range(TIMES):
        game = play(hulk.new(mission, seed=seed), careful, random.Random(seed))
        assert game.result in ("win", "loss", "draw")
        laws.replay_gives_the_same_end(game, GAMES)


@pytest.mark.parametrize("mission", MISSIONS)
def test_invariants_at_every_choice(mission: str) -> None:
    for seed in range(3 * TIMES):
        rng = random.Random(seed)
        game = hulk.new(mission, seed=f"invariants {seed}", keep=False)
        while game.pending:
            invariants_hold(game, rng)
            game.play(careful(game.pending[0], rng))
        assert game.result


def test_views_are_small() -> None:
    game = hulk.new("exterminate", seed=1)
    rng = random.Random(1)
    for _ in range(60):
        view = game.view(1)
        assert len(json.dumps(view["open"])) < 20_000
        assert len(json.dumps(view["own"])) < 10_000
        if game.pending:
            game.apply(1, game.pending[0].options[careful(game.pending[0], rng)])


def test_hidden_values_are_dealt_again() -> None:
    """The laws of re-dealing are not kept by dealing the true values again."""
    changed: set[str] = set()
    rng = random.Random(1)

    def each(game: Game[State]) -> None:
        dealt = game.redealt(1, rng).state
        changed.update(name for name in ("pool", "value") if getattr(dealt, name) != getattr(game.state, name))

    play(hulk.new("cold-forge", seed=3), careful, rng, each)
    assert changed == {"pool", "value"}
