"""Onward Brothers! When a Red Marine's activation has put a token on a Door, one more may be added."""

import pytest

from tests.stage import changes, stage

DOOR = {"door": "R1"}


def test_one_more_token_may_be_added() -> None:
    t = stage("leon>, valencio<", terrain=DOOR, play="onward_brothers")
    with changes(t.supply, by=-2), changes(lambda: t.terrain_tokens("door"), by=2):
        t.answer("stop", "stop", "activate:leon:door")
        assert (t.asked.kind, t.options()) == ("onward", ["yes", "no"])
        t.answer("yes")
    t.nothing_left_to_ask()


def test_a_player_who_declines_is_not_asked_again() -> None:
    t = stage("leon>, valencio<", terrain=DOOR, play="onward_brothers")
    with changes(lambda: t.terrain_tokens("door"), by=1):
        t.answer("stop", "stop", "activate:leon:door", "no")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.9")
def test_valencio_moves_and_turns_to_the_door_and_adds_one_too() -> None:
    t = stage("leon>, valencio<", terrain=DOOR, play="onward_brothers")
    t.answer("move:valencio:leon", "stop", "turn:valencio", "stop", "activate:valencio:door", "yes")
    t.nothing_left_to_ask()
    assert t.terrain_tokens("door") == 2


@pytest.mark.rule("R-6.15")
def test_the_door_is_activated_once_a_round_all_the_same() -> None:
    t = stage("leon>, gideon>, valencio>", terrain=DOOR, play="onward_brothers run_and_gun")
    t.answer("stop", "stop", "activate:leon:door", "yes", "move:gideon:leon", "stop")
    t.nothing_left_to_ask()
    assert t.terrain_tokens("door") == 2


def test_a_marine_of_another_team_adds_nothing() -> None:
    t = stage("gideon>, leon<, valencio>", terrain=DOOR, play="onward_brothers run_and_gun")
    t.answer("stop", "stop", "stop", "stop", "activate:gideon:door")
    t.nothing_left_to_ask()
    assert t.terrain_tokens("door") == 1


@pytest.mark.rule("R-1.4", "H-1")
def test_with_one_token_in_the_supply_nothing_more_is_offered() -> None:
    t = stage("leon> 6, valencio< 5", terrain=DOOR, play="onward_brothers")
    t.answer("stop", "stop", "activate:leon:door")
    t.nothing_left_to_ask()
    assert t.terrain_tokens("door") == 1


@pytest.mark.rule("R-1.4", "H-1")
def test_with_an_empty_supply_the_door_may_be_activated_without_effect() -> None:
    t = stage("leon> 6, valencio< 6", terrain=DOOR, play="onward_brothers")
    t.answer("stop", "stop", "activate:leon:door")
    t.nothing_left_to_ask()
    assert t.terrain_tokens("door") == 0


def test_other_terrain_gets_no_token() -> None:
    t = stage("leon>, valencio<", terrain={"artefact": "R1"}, play="onward_brothers")
    t.answer("stop", "stop", "activate:leon:artefact")
    t.nothing_left_to_ask()
    assert t.supply() == 12


def test_secret_route_is_no_activation() -> None:
    t = stage(
        "leon<, valencio<",
        terrain=DOOR,
        play="onward_brothers",
        event="secret_route",
        agenda=["next_action", "event_phase"],
    )
    t.answer("stop", "stop")
    t.round_is_over()
    assert t.terrain_tokens("door") == 2


@pytest.mark.rule("R-6.9", "R-6.14")
def test_without_terrain_in_front_nothing_can_be_activated() -> None:
    t = stage("leon<, valencio<", terrain=DOOR, play="onward_brothers").answer("stop", "stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.4")
def test_the_living_marine_acts_alone() -> None:
    t = stage("gideon>, leon>", terrain={"door": "R2"}, play="onward_brothers")
    assert t.options() == ["move:leon:gideon", "stop"]
    t.answer("stop")
    assert t.options() == ["turn:leon", "stop"]
    t.answer("stop", "activate:leon:door", "yes")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.21", "H-36")
def test_a_team_eliminated_by_its_first_activation_makes_no_second() -> None:
    terrain = {"promethium_tank": "R1", "door": "R2"}
    t = stage("leon>, gideon>", terrain=terrain, play="onward_brothers", dice=[0])
    t.answer("stop", "stop", "activate:leon:promethium_tank")
    t.nothing_left_to_ask()
    assert t.slain() == "noctis valencio leon"
    assert t.terrain_tokens("door") == 0


def test_the_cards_controller_decides() -> None:
    t = stage("leon>, gideon<", players=2, teams=[["green"], ["red"]], terrain=DOOR, play="onward_brothers")
    for answer in ("stop", "stop", "activate:leon:door", "yes"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()


@pytest.mark.rule("R-18.2", "R-6.2")
def test_enter_formation_gives_a_token_before_it() -> None:
    entered = [{"card": "enter_formation"}]
    t = stage("leon> 5, valencio< 5", terrain=DOOR, effects=entered, play="onward_brothers")
    assert (t.asked.kind, t.options()) == ("place_token", ["place:leon", "place:valencio", "no"])
    t.answer("place:leon", "stop", "stop", "activate:leon:door")
    t.nothing_left_to_ask()  # the door got the last token
    assert (t.tokens("leon"), t.terrain_tokens("door")) == (6, 1)


@pytest.mark.rule("R-18.2")
def test_enter_formation_may_be_declined_and_is_not_asked_again() -> None:
    t = stage("leon<, valencio<", effects=[{"card": "enter_formation"}], play="onward_brothers")
    t.answer("no", "stop", "stop")
    t.nothing_left_to_ask()
    assert t.supply() == 12


def test_it_ends_with_the_round() -> None:
    t = stage("leon<, valencio<", terrain=DOOR, play="onward_brothers", agenda=["next_action", "end_round"])
    t.stand_still()
    t.round_is_over()
    assert t.state.standing == []


@pytest.mark.rule("F-3", "R-6.14")
def test_each_marine_activates_one_terrain_card() -> None:
    t = stage(
        "leon>, valencio>",
        terrain={"door": "R1", "artefact": "R1", "spore_chimney": "R2"},
        play="onward_brothers",
        dice=[5],
    )
    t.answer("stop", "stop", "activate:leon:door", "no")
    assert t.options() == ["activate:valencio:spore_chimney", "stop"]
    t.answer("activate:valencio:spore_chimney")
    t.nothing_left_to_ask()
