"""Door: activated, a token goes onto it; at the start of a travel up to so many Genestealers anywhere are slain."""

import pytest

from tests.stage import Stage, changes, stage

# ---------------------------------------------------------------------- activating


def test_activating_it_puts_a_token_from_the_supply_onto_it() -> None:
    t = stage("gideon<, leon>", terrain={"door": {"spot": "L1", "tokens": 2}}, play="run_and_gun")
    with changes(lambda: t.terrain_tokens("door"), by=1), changes(t.supply, by=-1):
        t.activate("gideon", "door")
    t.nothing_left_to_ask()


@pytest.mark.rule("H-1", "R-1.4")
def test_with_an_empty_supply_the_activation_is_allowed_but_does_nothing() -> None:
    """It is used up all the same: Gideon, trading places, finds it activated."""
    t = stage("leon< 12, gideon>", terrain={"door": "L1"}, play="onward_brothers run_and_gun")
    t.activate("leon", "door")
    assert t.terrain_tokens("door") == 0
    t.answer("move:gideon:leon", "turn:gideon")
    t.nothing_left_to_ask()


@pytest.mark.parametrize(("answer", "tokens"), [("yes", 2), ("no", 1)])
def test_under_onward_brothers_one_more_may_be_added(answer: str, tokens: int) -> None:
    t = stage("leon<, gideon>", terrain={"door": "L1"}, play="onward_brothers")
    t.activate("leon", "door")
    assert t.asked.kind == "onward"
    with changes(t.supply, by=1 - tokens):
        t.answer(answer)
    assert t.terrain_tokens("door") == tokens
    t.nothing_left_to_ask()


@pytest.mark.rule("R-1.4")
def test_onward_brothers_adds_nothing_when_the_last_token_has_been_put() -> None:
    t = stage("leon< 11, gideon>", terrain={"door": "L1"}, play="onward_brothers")
    t.activate("leon", "door")
    assert t.terrain_tokens("door") == 1
    t.nothing_left_to_ask()


def test_onward_brothers_is_for_red_marines() -> None:
    t = stage("gideon<, leon>", terrain={"door": "L1"}, play="onward_brothers run_and_gun")
    t.answer("stop", "stop")
    t.activate("gideon", "door")
    assert t.terrain_tokens("door") == 1
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.14")
def test_only_from_the_front() -> None:
    t = stage("gideon>, leon<", terrain={"door": "L1"}, play="run_and_gun")
    t.stand_still().nothing_left_to_ask()


@pytest.mark.rule("R-1.4")
@pytest.mark.parametrize(("held", "added"), [(0, 2), (11, 1), (12, 0)])
def test_secret_route_adds_two_as_far_as_the_supply_goes(held: int, added: int) -> None:
    t = stage(f"gideon< {held}", terrain={"door": "R1"}, event="secret_route")
    assert t.terrain_tokens("door") == added
    t.round_is_over()


@pytest.mark.rule("R-1.5")
def test_its_tokens_stay_through_the_rounds() -> None:
    t = stage("gideon<", terrain={"door": {"spot": "R1", "tokens": 3}}, event="chaos_of_battle")
    t.round_is_over()
    assert t.terrain_tokens("door") == 3 and t.supply() == 9


@pytest.mark.rule("R-15.1")
@pytest.mark.parametrize(("box", "cards"), [("enter_formation 1", 2), ("evasion 0", 1), ("enter_formation 0", 0)])
def test_it_is_a_yellow_spawn_point(box: str, cards: int) -> None:
    t = stage("gideon<", terrain={"door": "L1"}, agenda=[f"spawn_box {box}"])
    assert t.genestealers() == len(t.swarm("L1").split()) == cards


# ---------------------------------------------------------------------- travelling through it


def leave_by_door(formation: str, tokens: int, **position: object) -> Stage:
    """The left pile is empty and the phase ends; the Door at L1 has so many tokens."""
    door = {"door": {"spot": "L1", "tokens": tokens}}
    position = {"terrain": door, "piles": {"left": 0, "right": 1}, "ahead": ["generatorium"], **position}
    return stage(formation, play="", event="", agenda=["travel_check"], dice=[], **position)


@pytest.mark.rule("R-14.3")
def test_before_anything_else_up_to_so_many_genestealers_anywhere_are_slain() -> None:
    t = leave_by_door("gideon<, leon>, noctis>", 2, L1="claw", R2="head tail", L3="tongue")
    assert t.asked.kind == "door" and t.location() == "void_lock_6"
    assert t.options() == ["slay:L1:claw", "slay:R2:head", "slay:R2:tail", "slay:L3:tongue", "enough"]
    t.answer("slay:R2:head", "slay:L3:tongue")
    assert t.swarms() == {"L1": "claw", "R2": "tail"} and t.location() == "generatorium"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-14.3", "R-7.9")
@pytest.mark.parametrize("slain", [[], ["slay:L1:claw"]])
def test_the_current_player_may_stop_at_any_time_also_at_none(slain: list[str]) -> None:
    t = leave_by_door("gideon<, leon>", 3, L1="claw tail", players=2, current=2)
    assert t.asked.seat == 2
    t.answer(*slain, "enough")
    assert t.genestealers() == 2 - len(slain) and t.location() == "generatorium"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-1.5", "R-14.5")
@pytest.mark.parametrize("slain", [["slay:L1:claw", "enough"], ["enough"]])
def test_its_tokens_return_to_the_supply_used_or_not(slain: list[str]) -> None:
    t = leave_by_door("gideon< 1", 3, L1="claw tail")
    assert t.supply() == 8
    t.answer(*slain)
    assert t.supply() == 11 and t.terrain_tokens("door") == 0 and t.tokens("gideon") == 1


@pytest.mark.rule("R-14.5")
def test_placed_again_by_the_next_location_it_has_no_tokens() -> None:
    t = leave_by_door("gideon<", 3, ahead=["dark_catacombs"])
    assert t.terrain("door") == "L1" and t.terrain_tokens("door") == 0
    t.nothing_left_to_ask()


@pytest.mark.parametrize(("tokens", "position"), [(0, {"L1": "claw"}), (2, {})])
def test_without_tokens_or_without_genestealers_nothing_is_asked(tokens: int, position: dict[str, object]) -> None:
    t = leave_by_door("gideon<", tokens, **position)
    assert t.location() == "generatorium"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-14.3", "R-13.9")
def test_a_brood_lord_only_when_no_normal_genestealer_is_left_in_his_swarm() -> None:
    t = leave_by_door("gideon<", 3, L1="claw lord_head_tail lord_claw_tongue", R1="head")
    assert t.options() == ["slay:L1:claw", "slay:R1:head", "enough"]
    t.answer("slay:L1:claw")
    assert t.options() == ["slay:L1:lord_head_tail", "slay:L1:lord_claw_tongue", "slay:R1:head", "enough"]
    t.answer("slay:L1:lord_claw_tongue", "slay:R1:head")
    assert t.swarms() == {"L1": "lord_head_tail"}


@pytest.mark.rule("R-14.3", "F-12")
def test_a_swarm_under_power_field_is_safe() -> None:
    t = leave_by_door("gideon<, leon>", 3, L1="claw", R2="head", power_field="R2")
    assert t.options() == ["slay:L1:claw", "enough"]
    t.answer("slay:L1:claw")
    assert t.swarms() == {"R2": "head"} and t.power_field() == "R2"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-4.3", "F-12", "H-7")
def test_power_field_protects_what_merged_with_it_through_the_travel_of_the_event_phase() -> None:
    """Evasion's boxes empty the left pile; the flanking head joins the protected swarm; it is over next round."""
    t = stage(
        "gideon>, leon>",
        L1="claw",
        R1="head",
        L2="tail",
        power_field="L1",
        terrain={"door": {"spot": "L2", "tokens": 2}},
        piles={"left": "tongue", "right": 2},
        ahead=["generatorium"],
        event="evasion",
    )
    assert t.swarms() == {"L1": "head claw", "L2": "tail tongue"}
    assert t.options() == ["slay:L2:tail", "slay:L2:tongue", "enough"]
    t.answer("slay:L2:tail", "slay:L2:tongue")
    assert t.swarms() == {"L1": "head claw"} and t.power_field() == ""
    t.round_is_over()


@pytest.mark.rule("R-16.1")
def test_slaying_all_of_them_on_the_way_out_does_not_win() -> None:
    t = leave_by_door("gideon<", 1, L1="claw", piles={"left": 0, "right": 0}, ahead=["launch_control_room"])
    t.answer("slay:L1:claw")
    assert t.result == "" and t.location() == "launch_control_room"


def test_it_is_useless_at_the_last_location() -> None:
    t = leave_by_door("gideon<", 3, L1="claw", location="launch_control_room", ahead=[])
    assert t.location() == "launch_control_room" and t.terrain_tokens("door") == 3
    assert t.swarms() == {"L1": "claw"}
    t.nothing_left_to_ask()
