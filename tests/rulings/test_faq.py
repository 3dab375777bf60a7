"""The publisher's FAQ: one story an answer."""

import pytest

from tests.stage import stage


@pytest.mark.rule("F-1")
def test_no_team_can_pass() -> None:
    t = stage("gideon, leon, calistarius")
    t.answer("choose:block", "choose:overwatch")
    assert [choice.subject.id for choice in t.game.pending if choice.subject] == ["grey"]
    assert t.options() == ["choose:power_field", "choose:stealth_tactics", "choose:psionic_attack"]


@pytest.mark.rule("F-2")
def test_support_is_for_the_team_and_the_other_types_are_for_each_marine() -> None:
    t = stage("leon>, valencio>, gideon>", play="overwatch").answer("place:leon")
    t.nothing_left_to_ask()
    t = stage("leon>, gideon>, valencio>", play="onward_brothers").answer("move:leon:gideon", "move:valencio:leon")
    assert t.formation() == "gideon valencio leon"
    t = stage("lorenzo>, deino>", R1="claw claw", play="lead_by_example", dice=[0, 0])
    t.answer("attack:lorenzo:R1", "attack:deino:R1")
    t.nothing_left_to_ask()


@pytest.mark.rule("F-3")
def test_a_marine_facing_several_terrain_cards_activates_one_and_his_team_mate_another() -> None:
    t = stage(
        "leon>, valencio>",
        terrain={"door": "R1", "artefact": "R1", "spore_chimney": "R2"},
        play="onward_brothers",
        dice=[1],
    )
    t.answer("stop", "stop", "activate:leon:artefact", "activate:valencio:spore_chimney")
    t.nothing_left_to_ask()
    assert t.terrain_tokens("door") == 0


@pytest.mark.rule("F-4")
def test_after_strategize_both_groups_are_one_swarm() -> None:
    t = stage("zael>, omnio>", L1="claw", R1="tail", play="strategize").answer("place:zael", "send:L1:R1")
    assert t.swarms() == {"R1": "tail claw"}


@pytest.mark.rule("F-5")
def test_the_three_of_a_charge_may_come_from_any_swarms_in_range() -> None:
    t = stage("gideon>, claudio>, leon>", R1="claw", L2="tail", R3="head", play="heroic_charge", dice=[5])
    t.answer("charge:claudio", "slay:R1:claw", "slay:L2:tail", "slay:R3:head")
    assert t.swarms() == {}


@pytest.mark.rule("F-5")
@pytest.mark.parametrize(("marine", "card"), [("leon", "full_auto"), ("calistarius", "psionic_attack")])
def test_further_attacks_may_go_at_another_target(marine: str, card: str) -> None:
    t = stage(f"{marine}>, gideon>", R1="claw claw", R2="tail", play=card, dice=[1, 0])
    t.answer(f"attack:{marine}:R1", f"attack:{marine}:R2")
    assert t.swarms() == {"R1": "claw", "R2": "tail"}


@pytest.mark.rule("F-6")
@pytest.mark.parametrize("size", range(1, 10))
def test_a_die_is_rolled_against_any_size_of_swarm(size: int) -> None:
    t = stage("leon>, gideon>", R1=" ".join(["claw"] * size), agenda=["swarms_attack"], dice=[0])
    t.nothing_left_to_ask()
    assert t.formation() == "gideon"


@pytest.mark.rule("F-7")
@pytest.mark.parametrize(("die", "alive"), [(4, False), (5, True)])
def test_two_brood_lords_are_minus_two(die: int, alive: bool) -> None:
    t = stage("leon>, gideon>", R1="lord_head_tail lord_claw_tongue", agenda=["swarms_attack"], dice=[die])
    assert ("leon" in t.formation()) == alive


@pytest.mark.rule("F-8")
def test_counter_attack_works_from_behind() -> None:
    t = stage("lorenzo<, gideon>", R1="claw", standing=["counter_attack"], agenda=["swarms_attack"], dice=[3])
    t.nothing_left_to_ask()
    assert t.swarms() == {}


@pytest.mark.rule("F-10")
def test_what_has_just_spawned_moves_with_the_box() -> None:
    t = stage(
        "leon<, gideon<",
        terrain={"corridor": "L1"},
        piles={"left": ["claw"] * 4},
        event="secret_route",
    )
    assert t.swarms() == {"L2": "claw claw"}


@pytest.mark.rule("F-11")
def test_the_first_box_is_served_before_the_second_and_within_a_box_the_current_player_says() -> None:
    t = stage(
        "leon<, gideon<, claudio<",
        players=2,
        current=2,
        terrain={"dark_corner": "L1", "door": "L2", "control_panel": "L3"},
        piles={"left": ["head"] * 5},
        event="enter_formation",
    )
    # Major orange takes three; major yellow has two for the Door and the Control Panel together.
    assert (t.asked.kind, t.asked.seat, t.options()) == ("spawn_order", 2, ["spawn:door", "spawn:control_panel"])
    t.answer("spawn:control_panel")
    assert [event.data()["spot"] for event in t.told("spawned")] == ["L1", "L3"]
    assert t.swarms() == {"L1": "head head head", "L3": "head head"}


@pytest.mark.rule("F-12")
def test_cards_that_merge_with_a_power_field_swarm_are_safe_from_a_door() -> None:
    t = stage(
        "leon<, gideon<",
        L1="claw",
        L2="tail",
        power_field="L2",
        terrain={"door": {"spot": "R1", "tokens": 3}},
        piles={"left": 0},
        ahead=["service_shaft", "genestealer_lair"],
        event="secret_route",
    )
    assert t.told("travelled")
    assert not t.told("genestealer_slain")
    assert t.swarms() == {"L2": "tail claw"}
