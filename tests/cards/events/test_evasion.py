"""Evasion: next round an Attack card lets only one Marine of the team act."""

import pytest

from tests.stage import stage

IN_FORCE = [{"card": "evasion"}]


@pytest.mark.rule("R-18.1")
def test_one_marine_of_the_team_attacks_chosen_by_the_first_attack() -> None:
    t = stage("gideon>, noctis>", R1="claw", R2="tail", play="dead_aim", effects=IN_FORCE, dice=[1])
    assert t.options() == ["attack:gideon:R1", "attack:noctis:R1", "attack:noctis:R2", "stop"]
    t.answer("attack:noctis:R2")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "claw"}


@pytest.mark.rule("R-18.1")
def test_it_holds_for_every_team() -> None:
    t = stage(
        "gideon>, noctis>, zael>, omnio>",
        R1="claw",
        R2="claw",
        R3="tail",
        R4="tail",
        play="dead_aim flamer_attack",
        effects=IN_FORCE,
        dice=[1, 1],
    )
    t.answer("attack:zael:R3", "attack:gideon:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 2


@pytest.mark.rule("R-18.1")
def test_the_three_attacks_of_full_auto_are_one_marines() -> None:
    t = stage("leon>, valencio>", R1="claw claw claw claw", play="full_auto", effects=IN_FORCE, dice=[1, 1, 1])
    t.answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    t.nothing_left_to_ask()
    assert t.swarm("R1") == "claw"


@pytest.mark.rule("R-18.1")
def test_psionic_attack_may_go_on() -> None:
    t = stage("calistarius>, scipio>", R1="claw claw claw", play="psionic_attack", effects=IN_FORCE, dice=[1, 0])
    t.answer("attack:calistarius:R1", "attack:calistarius:R1")
    t.nothing_left_to_ask()
    assert t.swarm("R1") == "claw claw"


@pytest.mark.rule("R-18.1", "H-30")
def test_a_heroic_charge_is_claudios_acting() -> None:
    t = stage("claudio>, goriel>", R1="claw", R2="tail", play="heroic_charge", effects=IN_FORCE, dice=[4])
    t.answer("charge:claudio", "slay:R1:claw", "enough")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R2": "tail"}


@pytest.mark.rule("R-18.1", "H-30")
def test_after_goriels_attack_no_charge_is_offered() -> None:
    t = stage("claudio>, goriel>", R1="claw", R2="tail", play="heroic_charge", effects=IN_FORCE, dice=[0])
    t.answer("attack:goriel:R2")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-18.1")
def test_run_and_gun_is_no_attack_card() -> None:
    t = stage("gideon> 1, noctis> 1", R1="claw", R2="tail", play="run_and_gun", effects=IN_FORCE, dice=[1, 1])
    t.answer("stop", "stop", "attack:gideon:R1", "attack:noctis:R2")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-18.1")
def test_overwatch_is_no_attack_card() -> None:
    t = stage(
        "leon> 1, valencio> 1",
        R1="claw",
        R2="tail",
        phase="event",
        agenda=["event_end"],
        standing=["overwatch"],
        effects=IN_FORCE,
        dice=[1, 1],
    )
    t.answer("attack:leon:R1", "attack:valencio:R2")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-18.1")
def test_quick_instincts_is_no_attack_card() -> None:
    """Gideon has attacked with the card; Noctis attacks by the Event of the same round."""
    t = stage(
        "gideon>, noctis>",
        R1="claw",
        R2="tail",
        phase="resolve",
        table={"green": "dead_aim"},
        agenda=["next_action", "event_phase"],
        events="quick_instincts",
        effects=IN_FORCE,
        dice=[1, 1],
    )
    t.answer("attack:gideon:R1", "target:noctis", "attack:noctis:R2")
    t.round_is_over()
    assert t.genestealers() == 0


def test_it_is_in_force_through_the_next_round_and_then_over() -> None:
    t = stage(
        "leon>, valencio>, gideon<",
        R1="claw claw claw claw",
        phase="event",
        agenda=["event_phase"],
        events="evasion the_swarm_tail",
        table={"red": "overwatch", "green": "block"},
        # Round 2: Leon misses three times, Valencio may not attack, the swarm misses Leon.
        dice=[0, 0, 0, 5],
    )
    t.answer("choose:full_auto", "choose:run_and_gun", "stop", "stop")
    t.answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    t.round_is_over()
    assert t.state.round == 3
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict) and isinstance(opened["effects"], dict)
    assert opened["effects"]["events"] == []


def test_in_the_round_after_the_next_both_marines_attack_again() -> None:
    t = stage(
        "gideon>, noctis>",
        R1="claw",
        R2="tail",
        play="dead_aim",
        round=3,
        effects=[{"card": "evasion", "round": 2}],
        dice=[0, 0],
    )
    t.answer("attack:gideon:R1", "attack:noctis:R2")
    t.nothing_left_to_ask()


def test_it_is_open_to_all_and_nobody_is_asked() -> None:
    t = stage("gideon<, claudio>", players=2, L1="head", event="evasion")
    t.round_is_over()
    assert [event.data() for event in t.game.events_for(0) if event.name in ("event_drawn", "effect_began")] == [
        {"event": "event_drawn", "card": "evasion"},
        {"event": "effect_began", "card": "evasion", "subject": ""},
    ]
    assert t.swarms() == {"R1": "head"}


@pytest.mark.rule("R-18.1")
def test_another_effect_in_force_lets_nobody_else_attack() -> None:
    effects = [*IN_FORCE, {"card": "second_wind", "about": "gideon"}]
    t = stage("gideon>, noctis>", R1="claw", R2="tail", play="dead_aim", effects=effects, dice=[1])
    t.answer("attack:noctis:R2")
    t.nothing_left_to_ask()
