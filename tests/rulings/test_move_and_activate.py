"""Section 6.3: Move + Activate."""

import pytest

from tests.stage import stage


def moves(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("move:")]


@pytest.mark.rule("R-6.9")
def test_move_then_facing_then_activate_each_optional_and_never_back() -> None:
    t = stage("gideon>, noctis>, leon>", terrain={"door": "R1", "spore_chimney": "R2"}, play="run_and_gun")
    assert t.asked.kind == "move"
    t.answer("stop")
    assert t.asked.kind == "facing"
    assert not moves(t.options())
    t.answer("turn:gideon", "stop")
    assert t.asked.kind == "activate"
    assert t.options() == ["activate:noctis:spore_chimney", "stop"]
    t.answer("stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.9")
def test_the_same_marine_may_move_turn_and_activate() -> None:
    t = stage("leon<, gideon>, noctis>", terrain={"door": "L1"}, play="run_and_gun")
    t.answer("move:gideon:leon", "stop", "turn:gideon", "stop", "activate:gideon:door")
    t.nothing_left_to_ask()
    assert t.terrain_tokens("door") == 1


@pytest.mark.rule("R-6.10", "F-2")
def test_each_marine_may_once_trade_places_with_an_adjacent_one_of_anybody() -> None:
    t = stage("gideon, claudio, noctis, goriel", players=2, play="run_and_gun")
    assert t.options() == ["move:gideon:claudio", "move:noctis:claudio", "move:noctis:goriel", "stop"]
    t.answer("move:noctis:goriel")
    assert t.formation() == "gideon claudio goriel noctis"
    assert t.options() == ["move:gideon:claudio", "stop"]
    t.answer("move:gideon:claudio")
    assert t.formation() == "claudio gideon goriel noctis"
    assert t.asked.kind == "facing"


@pytest.mark.rule("R-6.10", "H-11")
def test_a_displaced_marine_keeps_his_own_move() -> None:
    t = stage("gideon, noctis, claudio", play="run_and_gun").answer("move:gideon:noctis")
    assert t.options() == ["move:noctis:gideon", "stop"]
    t.answer("move:noctis:gideon")
    assert t.formation() == "gideon noctis claudio"


@pytest.mark.rule("R-6.11")
def test_a_move_changes_nothing_but_the_places() -> None:
    t = stage(
        "gideon< 2, claudio> 1, noctis>",
        L1="claw",
        R2="tail",
        terrain={"door": {"spot": "L2", "tokens": 1}},
        play="run_and_gun",
    )
    t.answer("move:gideon:claudio")
    assert t.formation() == "claudio gideon noctis"
    assert (t.facing("gideon"), t.tokens("gideon"), t.facing("claudio"), t.tokens("claudio")) == ("left", 2, "right", 1)
    assert t.swarms() == {"L1": "claw", "R2": "tail"}
    assert (t.terrain("door"), t.terrain_tokens("door")) == ("L2", 1)


@pytest.mark.rule("R-6.12")
def test_a_move_over_a_distance_is_a_trade_and_nothing_shifts() -> None:
    t = stage("claudio, gideon, leon, lorenzo, goriel", L4="claw", play="reorganize")
    t.answer("move:claudio:lorenzo")
    assert t.formation() == "lorenzo gideon leon claudio goriel"
    assert t.swarms() == {"L4": "claw"}


@pytest.mark.rule("R-6.13")
@pytest.mark.parametrize("turned", [[], ["gideon"], ["noctis"], ["gideon", "noctis"]])
def test_any_marines_of_the_team_may_be_turned_moved_or_not(turned: list[str]) -> None:
    t = stage("gideon<, noctis<, leon<", play="run_and_gun").answer("move:gideon:noctis", "stop")
    t.answer(*[f"turn:{name}" for name in turned])
    if len(turned) < 2:
        t.answer("stop")
    t.nothing_left_to_ask()
    facing = {name: t.facing(name) for name in ("gideon", "noctis", "leon")}
    assert facing == {name: "right" if name in turned else "left" for name in facing}


@pytest.mark.rule("R-6.14", "F-3")
def test_each_marine_activates_at_most_one_terrain_card_in_front_of_him() -> None:
    t = stage(
        "gideon>, noctis>, leon>",
        terrain={"door": "R1", "spore_chimney": "R1", "promethium_tank": "R2", "artefact": "L1", "corridor": "R2"},
        play="run_and_gun",
        dice=[5],
    )
    t.answer("stop", "stop")
    assert t.options() == [
        *["activate:gideon:door", "activate:gideon:spore_chimney"],
        *["activate:noctis:promethium_tank", "stop"],
    ]
    t.answer("activate:gideon:door")
    assert t.options() == ["activate:noctis:promethium_tank", "stop"]
    t.answer("activate:noctis:promethium_tank")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.15")
def test_a_terrain_card_is_activated_once_a_round_by_anybody() -> None:
    t = stage(
        "gideon>, leon>",
        terrain={"door": {"spot": "R1", "activated": True}},
        play="onward_brothers",
    )
    t.answer("move:leon:gideon", "stop")
    t.nothing_left_to_ask()
    t = stage("gideon>, leon>", terrain={"door": "R1"}, play="onward_brothers run_and_gun")
    t.answer("move:leon:gideon", "stop", "activate:leon:door", "no", "move:gideon:leon", "stop")
    t.nothing_left_to_ask()
    assert t.terrain_tokens("door") == 1


@pytest.mark.rule("R-6.16")
def test_an_activation_is_resolved_completely_before_the_next() -> None:
    """Noctis dies of the tank he set on fire; the shift brings the Door from his row in front of Gideon."""
    t = stage(
        "gideon>, noctis>",
        terrain={"promethium_tank": "R2", "door": "R2"},
        play="run_and_gun",
        dice=[0],
    )
    t.answer("stop", "stop", "activate:noctis:promethium_tank")
    assert t.formation() == "gideon"
    assert t.options() == ["activate:gideon:door", "stop"]


@pytest.mark.rule("R-6.16")
def test_a_marine_slain_meanwhile_activates_nothing() -> None:
    t = stage(
        "gideon>, noctis> 1, leon>",
        location="teleportarium",
        terrain={"control_panel": "R2", "door": "R1"},
        play="run_and_gun",
        dice=[0, 5],
    )
    t.answer("stop", "stop", "activate:noctis:control_panel", "token")
    assert t.formation() == "noctis leon"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.17", "H-12")
@pytest.mark.parametrize(
    ("location", "works"), [("cryo_control", True), ("service_shaft", False), ("void_lock_6", False)]
)
def test_a_panel_works_only_where_the_location_has_a_panel_ability(location: str, works: bool) -> None:
    t = stage("gideon>, leon>", location=location, terrain={"control_panel": "R1"}, play="run_and_gun")
    t.answer("stop", "stop")
    assert (t.options() == ["activate:gideon:control_panel", "stop"]) == works
    assert bool(t.game.pending) == works
