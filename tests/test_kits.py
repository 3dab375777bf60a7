"""A game is one kit: its parts load when they are used, and not before."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from importlib import import_module

import pytest

from voidlock.engine import FileError, Refused, State
from voidlock.games import DEFAULT, KITS, Kit, Lacking, Wanted, kit_of, kit_wanted, loaded, register, required
from voidlock.games.angel.kit import KIT as ANGEL
from voidlock.games.hulk.kit import KIT as HULK

PARTS = (
    *("settings", "events", "lore", "odds", "review", "tally", "report", "start", "lines", "screen"),
    *("lessons", "missions", "mission_lines", "route", "words", "views", "constants", "arrow_keys", "reference"),
    *("puzzles", "goals", "board"),
)
ABOVE = ("voidlock.bots", "voidlock.search", "voidlock.sim", "voidlock.probability", "voidlock.protocol")
CLIENTS = ("voidlock.terminal", "voidlock.server", "voidlock.texts", "numpy", "textual", "msgspec")


def test_a_game_costs_nothing_but_its_rules_until_a_part_is_used() -> None:
    listing = "import sys, voidlock.games; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, encoding="utf-8", check=True)
    imported = set(done.stdout.split())
    assert "voidlock.games.hulk.kit" in imported
    assert imported.isdisjoint({*ABOVE, *CLIENTS})


@pytest.mark.parametrize("name", KITS)
def test_every_part_can_be_used(name: str) -> None:
    kit = kit_of(name)
    for part in PARTS:
        load = getattr(kit, part)
        assert load is None or load() is not None, part
    assert all(callable(bot()) for bot in (kit.bots or {}).values())
    assert kit.environment is not None
    module, _, kind = kit.environment.entry_point.partition(":")
    assert hasattr(import_module(module), kind)


def test_every_field_of_a_kit_is_looked_at_here() -> None:
    others = {"rules", "sources", "seats", "slow", "takes", "setup", "bots", "at_tables", "environment"}
    assert {field.name for field in dataclasses.fields(Kit)} == {*PARTS, *others}


def test_two_games_cannot_have_one_name() -> None:
    register(ANGEL)
    with pytest.raises(ValueError, match="angel"):
        register(dataclasses.replace(ANGEL, seats=1))
    assert KITS["angel"].seats == 6


def test_a_part_that_is_not_there_is_refused_by_its_name() -> None:
    bare: Kit[State] = dataclasses.replace(kit_of("hulk"), odds=None)
    with pytest.raises(Lacking) as refused:
        required(bare.odds, "odds")
    assert refused.value.reason.id == "game_lacks" and refused.value.reason.arguments == {"part": "odds"}


def test_which_game_is_meant() -> None:
    assert kit_wanted(None).name == DEFAULT == ANGEL.name
    assert kit_wanted(None, "rescue").name == kit_wanted("hulk").name == HULK.name
    with pytest.raises(FileError) as refused:
        kit_wanted("chess")
    assert refused.value.reason.id == "game_unknown"


def test_a_file_that_names_no_game_is_of_the_default_one() -> None:
    game, _ = loaded({"voidlock": 1, "setup": {"players": 1, "teams": "random"}})
    assert game.rules.name == DEFAULT
    with pytest.raises(FileError) as refused:
        loaded({"voidlock": 1, "game": "chess", "setup": {}})
    assert refused.value.reason.id == "game_unknown"


def test_setups() -> None:
    assert ANGEL.setup(Wanted()) == {"players": 1, "teams": "draft"}
    assert ANGEL.setup(Wanted(teams="Red, blue/green,grey")) == {
        "players": 2,
        "teams": [["red", "blue"], ["green", "grey"]],
    }
    assert ANGEL.setup(Wanted(2, "random", setting={"merge": "event"}))["settings"] == {"merge": "event"}
    assert HULK.setup(Wanted(mission="rescue")) == {"mission": "classic-3-rescue"}
    assert HULK.setup(Wanted(mission="rescue", setting={"end_asked": "on"}))["settings"] == {"end_asked": True}
    with pytest.raises(Refused) as refused:
        HULK.setup(Wanted())
    assert refused.value.reason.id == "sim_mission"
