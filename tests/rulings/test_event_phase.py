"""Section 9: the Event Phase in general."""

import pytest

from tests.stage import Stage, stage
from voidlock.games.angel.facts import EVENTS, STAY
from voidlock.games.angel.view.types import angel_view


def names_told(t: Stage, seat: int) -> list[str]:
    return [event.name for event in t.game.events_for(seat)]


def event_seen(t: Stage, seat: int) -> str | None:
    return angel_view(t.game.view(seat))["own"]["event"]


@pytest.mark.rule("R-9.1", "H-17")
def test_the_current_player_reads_an_instinct_card_alone() -> None:
    t = stage("gideon, claudio, leon", players=3, current=2, event="psychic_assault")
    assert [event_seen(t, seat) for seat in (0, 1, 2, 3)] == [None, None, "psychic_assault", None]
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict)
    assert opened["event"] == {"read_by": 2}
    assert "event_read" in names_told(t, 2)
    for seat in (0, 1, 3):
        assert names_told(t, seat) == ["phase_began", "event_being_read"]


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


@pytest.mark.rule("R-9.6")
def test_only_surrounded_and_flanking_manoeuvre_have_no_movement_box() -> None:
    assert [event.id for event in EVENTS if event.move == STAY] == ["surrounded", "flanking_manoeuvre"]
    assert all(len(event.spawn) == 2 for event in EVENTS)
