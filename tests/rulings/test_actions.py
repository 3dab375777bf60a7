"""Sections 6.1, 6.2, 6.4, 6.5: how Action cards resolve, Support, Attack, and a team that dies by its own card."""

import pytest

from tests.stage import changes, stage

# ---------------------------------------------------------------------- 6.1 in general


@pytest.mark.rule("R-6.1")
def test_cards_resolve_in_ascending_number_each_once() -> None:
    t = stage("leon, calistarius, zael, gideon", play="overwatch power_field strategize dead_aim")
    t.answer("place:leon", "place:leon", "place:leon")
    t.nothing_left_to_ask()
    assert [event.data()["action"] for event in t.told("action_began")] == [
        *["overwatch", "strategize", "power_field", "dead_aim"]
    ]


@pytest.mark.rule("R-6.2")
def test_enter_formation_then_the_action_then_the_ability_after_it() -> None:
    t = stage(
        "lorenzo>, deino>",
        R1="claw",
        piles={"left": 1, "right": 2},
        play="intimidation",
        effects=[{"card": "enter_formation"}],
        terrain={"door": "R2"},
        dice=[1],
    )
    kinds = []
    for answer in ("place:deino", "stop", "stop", "stop", "roll"):
        kinds.append(t.asked.kind)
        t.answer(answer)
    assert kinds == ["place_token", "move", "facing", "activate", "intimidate_roll"]
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.2")
@pytest.mark.parametrize("card", ["counter_attack", "lead_by_example"])
def test_enter_formation_is_only_about_move_and_activate(card: str) -> None:
    t = stage("lorenzo>, deino>", R1="claw", play=card, effects=[{"card": "enter_formation"}])
    assert "no" not in t.options()


@pytest.mark.rule("R-6.3")
def test_the_card_of_a_team_eliminated_before_its_turn_is_not_resolved() -> None:
    """Leon sends everybody through the Teleportarium, and the last Green Marine does not arrive."""
    t = stage(
        "gideon>, leon>",
        location="teleportarium",
        terrain={"control_panel": "R2"},
        play="onward_brothers dead_aim",
        dice=[0, 5],
    )
    t.answer("stop", "stop", "activate:leon:control_panel")
    t.nothing_left_to_ask()
    assert t.slain().endswith("gideon")
    assert [event.data()["action"] for event in t.told("action_began")] == ["onward_brothers"]


@pytest.mark.rule("R-6.3", "H-9")
def test_an_effect_outlives_its_removed_card() -> None:
    t = stage(
        "calistarius>, gideon>, noctis>",
        R3="claw",
        R1="tail",
        power_field="R3",
        table={"grey": "power_field", "green": "dead_aim"},
        resolved=["grey"],
        phase="resolve",
        agenda=["swarms_attack", "next_action"],
        dice=[0],
    )
    # Calistarius dies: Grey is out, and his row joins Gideon's. The Power Field is still there.
    assert t.formation() == "gideon noctis"
    assert t.swarms() == {"R1": "tail", "R2": "claw"}
    assert t.options() == ["attack:gideon:R1", "attack:noctis:R1", "stop"]


@pytest.mark.rule("R-6.4")
def test_a_marine_alone_acts_alone() -> None:
    t = stage("gideon<, noctis>, leon>", R2="claw", L1="claw", play="full_auto")
    assert t.options() == ["attack:leon:R2", "stop"]


@pytest.mark.rule("R-6.5", "F-8")
def test_special_abilities_ignore_facing() -> None:
    t = stage("gideon<, claudio<, leon<", R1="claw", agenda=["swarms_attack"], standing=["block"], dice=[1])
    assert t.formation() == "gideon claudio leon"
    t = stage("claudio<, leon<", R1="claw", play="heroic_charge", dice=[5])
    t.answer("charge:claudio", "slay:R1:claw")
    assert t.swarms() == {}


@pytest.mark.rule("R-6.5")
def test_attacking_and_paying_for_rerolls_need_facing() -> None:
    t = stage("gideon< 1, noctis<", R1="claw", R2="claw", play="dead_aim")
    t.nothing_left_to_ask()
    t = stage("gideon< 1, noctis<", R1="claw", agenda=["swarms_attack"], dice=[1])
    t.nothing_left_to_ask()
    assert t.formation() == "noctis"


@pytest.mark.rule("R-6.6", "H-10")
@pytest.mark.parametrize(
    ("card", "marine", "die", "left"),
    [
        ("flamer_attack", "zael", 4, 1),
        ("dead_aim", "gideon", 4, 2),
        ("block", "gideon", 4, 5),
    ],
)
def test_standing_abilities_hold_for_an_attack_later_in_the_round(card: str, marine: str, die: int, left: int) -> None:
    t = stage(
        f"{marine}>, leon<",
        R1="claw claw claw claw claw",
        standing=[card],
        event="quick_instincts",
        dice=[die],
    )
    t.answer(f"target:{marine}", f"attack:{marine}:R1")
    while "slay:R1:claw" in t.options():
        t.answer("slay:R1:claw")
    t.round_is_over()
    assert t.genestealers() == left


@pytest.mark.rule("R-6.6", "H-10")
def test_lead_by_example_and_psionic_attack_hold_for_quick_instincts() -> None:
    t = stage("lorenzo>, leon<", R1="claw claw", standing=["lead_by_example"], event="quick_instincts", dice=[1])
    t.answer("target:lorenzo", "attack:lorenzo:R1", "place:leon")
    assert t.tokens("leon") == 1
    t = stage("calistarius>, leon<", R1="tail tail", standing=["psionic_attack"], event="quick_instincts", dice=[1, 0])
    t.answer("target:calistarius", "attack:calistarius:R1", "attack:calistarius:R1")
    assert t.swarm("R1") == "tail"


@pytest.mark.rule("R-6.6")
def test_full_auto_and_heroic_charge_change_only_their_own_card() -> None:
    t = stage("leon>, gideon<", R1="claw claw claw", standing=["full_auto"], event="quick_instincts", dice=[1])
    t.answer("target:leon", "attack:leon:R1")
    t.round_is_over()
    t = stage("claudio>, leon<", R1="tail", standing=["heroic_charge"], event="quick_instincts")
    t.answer("target:claudio")
    assert t.options() == ["attack:claudio:R1", "stop"]


# ---------------------------------------------------------------------- 6.2 Support


@pytest.mark.rule("R-6.7")
def test_support_must_put_a_token_on_any_living_marine_of_anybody() -> None:
    t = stage("gideon, claudio 3, noctis", players=2, play="block")
    assert t.asked.seat == 1
    assert t.options() == ["place:gideon", "place:claudio", "place:noctis"]
    with changes(lambda: t.tokens("claudio"), by=1), changes(t.supply, by=-1):
        t.answer("place:claudio")


@pytest.mark.rule("R-6.7", "R-1.4")
def test_support_is_skipped_when_the_supply_is_empty() -> None:
    t = stage("gideon 12, noctis", play="block")
    t.nothing_left_to_ask()
    assert t.told("supply_empty")


@pytest.mark.rule("R-6.8", "F-2")
def test_support_gives_one_token_a_card_not_one_a_marine() -> None:
    t = stage("gideon, noctis", play="block").answer("place:gideon")
    t.nothing_left_to_ask()
    assert t.supply() == 11


# ---------------------------------------------------------------------- 6.4 Attack


@pytest.mark.rule("R-6.18", "F-2")
def test_each_marine_may_attack_once_in_an_order_chosen_as_they_go() -> None:
    t = stage("gideon>, noctis>, leon>", R1="claw claw claw", play="dead_aim", dice=[0, 0])
    assert t.options() == ["attack:gideon:R1", "attack:noctis:R1", "stop"]
    t.answer("attack:noctis:R1")
    assert t.options() == ["attack:gideon:R1", "stop"]
    t.answer("attack:gideon:R1")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.18")
def test_attacking_is_never_compulsory() -> None:
    t = stage("gideon>, noctis>", R1="claw", play="dead_aim").answer("stop")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "claw"}


@pytest.mark.rule("R-6.19", "H-13")
def test_the_target_is_in_range_on_the_side_he_faces_and_not_under_power_field() -> None:
    t = stage(
        "noctis>, leon<, claudio<, gideon<",
        L1="claw",
        R1="tail",
        R2="head",
        R3="claw",
        R4="claw",
        power_field="R2",
        play="dead_aim",
    )
    assert t.options() == ["attack:noctis:R1", "attack:noctis:R3", "stop"]


@pytest.mark.rule("R-6.20")
@pytest.mark.parametrize(("die", "slain"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_a_skull_slays_one_card_and_anything_else_misses(die: int, slain: int) -> None:
    t = stage("leon<, valencio>", R2="claw claw", play="full_auto", dice=[die])
    t.answer("attack:valencio:R2")
    assert t.genestealers() == 2 - slain
    assert len(t.told("attack_missed")) == 1 - slain


@pytest.mark.rule("R-6.20", "R-13.9")
def test_the_controller_picks_the_card_but_a_brood_lord_last() -> None:
    t = stage("leon<, valencio>", R2="lord_head_tail claw tail", play="full_auto", dice=[1])
    t.answer("attack:valencio:R2")
    assert t.asked.kind == "slay"
    assert t.options() == ["slay:R2:tail", "slay:R2:claw"]


# ---------------------------------------------------------------------- 6.5 a team that dies by its own card


@pytest.mark.rule("R-6.21", "H-36")
def test_the_effect_in_progress_is_carried_out_when_its_team_dies() -> None:
    t = stage(
        "gideon>, leon>",
        location="teleportarium",
        piles={"left": 3, "right": 4},
        terrain={"control_panel": "R1"},
        play="run_and_gun",
        dice=[0, 5],
    )
    t.answer("stop", "stop", "activate:gideon:control_panel")
    assert t.formation() == "leon"
    assert (t.pile("left"), t.pile("right")) == ([], [])


@pytest.mark.rule("R-6.21", "H-36")
def test_what_of_the_card_has_not_begun_is_lost() -> None:
    t = stage(
        "calistarius>, leon> 1",
        location="generatorium",
        piles={"left": 3, "right": 4},
        terrain={"control_panel": "R1"},
        play="stealth_tactics",
        dice=[0],
    )
    t.answer("stop", "stop", "activate:calistarius:control_panel")
    t.nothing_left_to_ask()
    assert t.formation() == "leon"
    assert (len(t.pile("left")), len(t.pile("right"))) == (3, 4)
