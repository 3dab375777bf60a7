"""Section 9: the Event Phase in general."""

import pytest

from tests.stage import stage


@pytest.mark.rule("R-9.2", "H-18")
def test_what_depends_on_a_die_is_chosen_after_the_roll_by_the_current_player() -> None:
    t = stage("gideon>, claudio>", players=2, current=2, R1="claw tail head", event="cleansing_flames", dice=[1])
    assert t.told("event_revealed")
    assert (t.asked.kind, t.asked.seat, t.asked.secret) == ("event_follow_up", 2, False)


@pytest.mark.rule("R-9.4")
def test_a_valid_target_must_be_chosen() -> None:
    t = stage("gideon, claudio 1, leon 2", event="stalking_from_the_shadows")
    assert t.options() == ["target:claudio", "target:leon"]


@pytest.mark.rule("R-9.5", "H-19")
def test_you_is_the_current_player_but_a_granted_attack_is_the_controllers() -> None:
    t = stage("gideon> 1, claudio>", players=2, current=2, R1="claw", event="quick_instincts", dice=[0, 1])
    assert (t.asked.kind, t.asked.seat) == ("event_target", 2)
    t.answer("target:gideon")
    assert (t.asked.kind, t.asked.seat) == ("granted_attack", 1)
    assert t.options() == ["attack:gideon:R1", "stop"]
    t.answer("attack:gideon:R1")
    assert (t.asked.kind, t.asked.seat) == ("reroll_attack", 1)
    t.answer("reroll")
    assert t.swarms() == {}


@pytest.mark.rule("R-9.6")
def test_after_the_ability_two_spawn_boxes_then_the_movement_box() -> None:
    t = stage(
        "gideon<, noctis<",
        L2="head",
        terrain={"ventilation_duct": "R1", "door": "L1"},
        piles={"left": ["head"] * 3, "right": ["tail"] * 3},
        event="chaos_of_battle",
    )
    names = [event.name for _, event in t.game.events if event.name in ("marine_turned", "spawned", "swarm_moved")]
    assert names == ["marine_turned", "marine_turned", "spawned", "spawned", "swarm_moved"]
    assert [event.data()["spot"] for event in t.told("spawned")] == ["R1", "L1"]
    # The head just spawned on the Door moves down; Noctis now faces right, so L2 is behind him already.
    assert t.swarms() == {"R1": "tail", "L2": "head head"}
