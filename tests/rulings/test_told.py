"""What the log is told of the great moments."""

import pytest

from tests.stage import Stage, stage


def data(t: Stage, name: str) -> list[dict[str, object]]:
    return [{**event.data()} for event in t.told(name)]


@pytest.mark.rule("R-16.4")
def test_a_defeat_names_the_location() -> None:
    t = stage("leon>", R1="claw claw", phase="attack", agenda=["attack_phase"], dice=[0])
    assert data(t, "game_lost") == [{"event": "game_lost", "location": "void_lock_6"}]


@pytest.mark.rule("R-16.2")
def test_a_victory_names_the_location() -> None:
    t = stage(
        "leon>",
        R1="claw",
        location="toxin_pumping_station",
        piles={"left": 0, "right": 0},
        ahead=[],
        play="full_auto",
        dice=[1],
    )
    t.answer("attack:leon:R1")
    assert data(t, "game_won") == [{"event": "game_won", "location": "toxin_pumping_station"}]


@pytest.mark.rule("R-13.3")
def test_a_shift_names_the_gap_and_who_fills_it() -> None:
    t = stage("gideon>, leon>, noctis>", R2="claw claw", phase="attack", agenda=["attack_phase"], dice=[1, 5])
    assert data(t, "formation_shifted") == [{"event": "formation_shifted", "position": 2, "marine": "noctis"}]


@pytest.mark.rule("R-7.8")
def test_an_artefact_that_is_spent_names_its_holder_and_whom_it_saved() -> None:
    t = stage(
        "leon>", R1="claw claw", terrain={"artefact": {"held_by": 1}}, phase="attack", agenda=["attack_phase"], dice=[0]
    )
    t.answer("discard:artefact")
    assert data(t, "terrain_spent") == [{"event": "terrain_spent", "terrain": "artefact", "seat": "1"}]
    assert data(t, "missed_by") == [{"event": "missed_by", "marine": "leon", "card": "artefact"}]


@pytest.mark.rule("R-7.4")
@pytest.mark.parametrize(("face", "outcome"), [(2, "slain"), (3, "miss")])
def test_the_question_of_a_defence_says_what_would_come_of_the_die(face: int, outcome: str) -> None:
    t = stage("leon> 1", R1="claw claw", phase="attack", agenda=["attack_phase"], dice=[face])
    assert t.asked.outcome is not None and t.asked.outcome.id == outcome


@pytest.mark.rule("R-13.10")
def test_brood_lords_count_in_what_would_come_of_it() -> None:
    t = stage("leon> 1", R1="lord_head_tail", phase="attack", agenda=["attack_phase"], dice=[2])
    assert t.asked.outcome is not None and t.asked.outcome.id == "slain"


@pytest.mark.parametrize(("face", "outcome"), [(3, "hit"), (4, "miss")])
def test_the_question_of_a_reroll_says_whether_it_is_a_hit(face: int, outcome: str) -> None:
    t = stage("leon> 1", R1="claw", play="full_auto", dice=[face]).answer("attack:leon:R1")
    assert t.asked.outcome is not None and t.asked.outcome.id == outcome


@pytest.mark.rule("R-9.3")
def test_the_only_possible_target_of_an_open_event_is_told() -> None:
    t = stage("leon>", event="psychic_assault", dice=[5])
    assert data(t, "event_targeted") == [{"event": "event_targeted", "card": "psychic_assault", "named": ["leon"]}]


@pytest.mark.rule("R-14.1")
def test_a_travel_says_which_piles_are_empty() -> None:
    t = stage("leon>", piles={"left": 0, "right": 3}, ahead=["teleportarium"], agenda=["travel_check"])
    assert data(t, "travel_began") == [{"event": "travel_began", "piles": ["left"]}]


@pytest.mark.rule("R-6.19")
def test_a_marine_who_could_attack_and_has_no_target_is_told() -> None:
    t = stage("gideon<, noctis<", R1="claw", play="dead_aim")
    t.nothing_left_to_ask()
    assert [event["marine"] for event in data(t, "no_target")] == ["gideon", "noctis"]


@pytest.mark.rule("R-6.18", "R-6.19")
def test_a_marine_who_has_attacked_or_declined_is_not_told_to_have_no_target() -> None:
    in_a_row = {"full_auto": "in_a_row"}
    t = stage("leon>, valencio<", R1="claw", play="full_auto", settings=in_a_row, dice=[0])
    t.answer("attack:leon:R1", "stop")
    assert [event["marine"] for event in data(t, "no_target")] == ["valencio"]
    assert not data(stage("leon>, valencio<", R1="claw", play="full_auto").answer("stop"), "no_target")


@pytest.mark.rule("R-6.19")
def test_a_marine_who_cannot_pay_for_an_attack_is_told() -> None:
    t = stage("gideon> 1, noctis>", L1="claw", play="run_and_gun").stand_still()
    assert [event["marine"] for event in data(t, "no_target")] == ["gideon"]
    assert [event["marine"] for event in data(t, "no_token_to_pay")] == ["noctis"]
