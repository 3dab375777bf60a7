"""Section 18: every open point that is a setting, settled the other way."""

from __future__ import annotations

import random

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from voidlock import hulk
from voidlock.engine import FileError, Json, load, save
from voidlock.games.hulk.settings import Settings

OTHERWISE: dict[str, Json] = {
    "los_corridor_rule": False,
    "free_turn": "before",
    "fire_after_turn": False,
    "jam_end_of_turn": "stay",
    "jam_keeps_overwatch": False,
    "flamer_own_section": "allowed",
    "door_by_fire": "free",
    "psi_cost": [2, 3, 4],
    "veteran_bonus_front_only": False,
    "reveal_cost": 6,
    "distance_through_doors": False,
    "lurking": "entry",
    "end_asked": True,
    "mind": "diceroller",
}


def test_all_settings_are_stored_with_the_game() -> None:
    assert OTHERWISE.keys() == set(Settings._fields)
    game = hulk.new("airlock-nine", seed=1, settings=OTHERWISE)
    data = save(game)
    loaded, _ = load(data, {"hulk": hulk.RULES})
    assert loaded.state.settings == game.state.settings
    assert not loaded.state.settings.los_corridor_rule
    assert loaded.state.settings.psi_cost == (2, 3, 4)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("fits", [True, False])
def test_an_older_game_goes_on_with_the_entry_square_alone(version: int, fits: bool) -> None:
    """A34: whether its inputs still fit, or it goes on from its round."""
    old = hulk.new("airlock-nine", seed=1, settings={"lurking": "entry"})
    while old.state.turn < 2:
        old.play(0)
    data = save(old)
    kept = data["round"]
    assert isinstance(kept, dict) and isinstance(kept["position"], dict)
    # Older files do not know the setting.
    data["setup"], kept["position"]["settings"] = {"mission": "airlock-nine"}, {}
    inputs: Json = data["inputs"] if fits else ["1 nothing"]
    game, notes = load({**data, "rules": version, "inputs": inputs}, {"hulk": hulk.RULES})
    assert game.state.settings.lurking == "entry"
    assert bool(notes) is not fits


@pytest.mark.parametrize("name", [name for name in OTHERWISE if name != "mind"])
def test_whole_games_are_played_with_each(name: str) -> None:
    rng = random.Random(name)
    game = hulk.new("the-nest", seed=name, settings={name: OTHERWISE[name]}, keep=False)
    while game.pending:
        game.play(rng.randrange(len(game.pending[0].options)))
    assert game.result


@pytest.mark.parametrize(
    "settings",
    [{"unknown": 1}, {"free_turn": "never"}, {"psi_cost": [1, 2]}, {"reveal_cost": 7}, {"los_corridor_rule": "yes"}],
)
def test_what_is_no_setting_is_refused(settings: dict[str, Json]) -> None:
    with pytest.raises(FileError):
        hulk.new("airlock-nine", seed=1, settings=settings)


@pytest.mark.parametrize(("free_turn", "cost"), [("after", 3), ("before", 2)])
def test_the_free_turn_may_come_before_the_step(free_turn: str, cost: int) -> None:
    t = stage(
        AIRLOCK,
        {"a": "8,5 W"},
        {"S1": "8,2 N"},
        phase="aliens",
        settings={"free_turn": free_turn},
        dice="3 3 3 3 " * (6 - cost),
    )
    while t.game.pending:
        t.answer("stay")
    assert t.tell("alien_plans")[0]["cost"] == cost
    assert len(t.told("assault_ended")) == 6 - cost


@pytest.mark.rule("BRD-8", "BLP-4")
@pytest.mark.parametrize(("through", "forced"), [(True, 1), (False, 0)])
def test_closed_doors_may_break_the_count(through: bool, forced: int) -> None:
    t = stage(
        AIRLOCK,
        {"a": "12,5 E"},
        {f"B{number}": f"E{number % 2 + 1} 1" for number in range(1, 7)},
        phase="invasion",
        mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"},
        settings={"distance_through_doors": through},
        dice="3",
    )
    assert t.alien("B7") == "E3"
    assert t.state.forced[23 + 6] == forced


def test_the_end_of_the_phase_can_be_asked_for_so_that_the_last_action_is_undone() -> None:
    """ACT-2: no rule changes, the one answer is only waited for."""
    t = stage(AIRLOCK, {"a": "8,9 N ap=4"}, settings={"end_asked": True}).act(
        "a", "move:8,8", "move:8,7", "move:8,6", "move:8,5"
    )
    assert (t.asked.kind, t.options()) == ("next_marine", ["end"])
    t.game.undo()
    assert t.options() != ["end"] and t.state.ap[0] == 1
