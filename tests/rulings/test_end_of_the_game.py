"""Section 16: how the game is won and lost."""

import pytest

from tests.stage import Stage, stage
from voidlock.games.angel.facts import LOCATIONS, RIGHT, SETUPS
from voidlock.games.angel.state.swarms import swarm_of

NONE_LEFT = {"left": 0, "right": 0}
FINAL = ["genestealer_lair", "launch_control_room", "toxin_pumping_station"]


@pytest.mark.rule("R-16.1")
def test_the_final_location_is_the_last_card_of_the_location_deck() -> None:
    assert [location.id for location in LOCATIONS if location.final] == FINAL
    assert [location.id for location in LOCATIONS if location.tier == "4"] == FINAL
    assert all(setup.tiers[-1] == "4" and setup.tiers.count("4") == 1 for setup in SETUPS)


@pytest.mark.rule("R-16.1", "R-16.2")
@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.id)
def test_clearing_formation_and_piles_wins_only_there(location: object) -> None:
    place = next(fact for fact in LOCATIONS if fact is location)
    t = stage("leon<", L1="claw", location=place.id, piles=NONE_LEFT, play="full_auto", dice=[1])
    t.answer("attack:leon:L1")
    assert t.result == ("win" if place.final else "")


def cornered(*, piles: object = NONE_LEFT, dice: list[int], play: str = "full_auto", **position: object) -> Stage:
    """Leon and Valencio at the Launch Control Room."""
    return stage(
        "leon<, valencio<",
        play=play,
        event="",
        agenda=None,
        dice=dice,
        location="launch_control_room",
        piles=piles,
        **position,
    )


@pytest.mark.rule("R-16.2")
@pytest.mark.parametrize(
    "position",
    [
        {"L1": "claw claw", "piles": NONE_LEFT},
        {"L1": "claw", "R2": "head", "piles": NONE_LEFT},
        {"L1": "claw", "piles": {"left": 1, "right": 0}},
        {"L1": "claw", "piles": {"left": 0, "right": 1}},
    ],
)
def test_not_while_a_genestealer_is_left_in_the_formation_or_a_pile(position: dict[str, object]) -> None:
    t = cornered(**position, dice=[1])  # type: ignore[arg-type]  # the fields are those of a position
    t.answer("attack:leon:L1")
    assert t.result == ""


@pytest.mark.rule("R-16.2")
def test_nothing_that_was_still_to_be_resolved_happens() -> None:
    """Leon has two more attacks and Valencio his; Lead by Example's token is not asked for."""
    t = cornered(L1="claw", dice=[1])
    t.answer("attack:leon:L1")
    assert t.result == "win"
    t.nothing_left_to_ask()
    t = stage(
        "lorenzo<, deino<",
        L1="claw",
        location="launch_control_room",
        piles=NONE_LEFT,
        play="lead_by_example",
        agenda=["next_action", "attack_phase", "event_phase"],
        dice=[1],
    )
    t.answer("attack:lorenzo:L1")
    assert t.result == "win" and t.supply() == 12
    t.nothing_left_to_ask()


@pytest.mark.rule("R-16.3")
def test_each_slain_card_is_looked_at() -> None:
    """The second card of a charge that may slay three; Claudio's roll does not come."""
    t = stage(
        "claudio<, goriel<",
        L1="claw",
        R1="tail",
        location="launch_control_room",
        piles=NONE_LEFT,
        play="heroic_charge",
        dice=[],
    )
    t.answer("charge:claudio", "slay:R1:tail")
    assert t.result == ""
    t.answer("slay:L1:claw")
    assert t.result == "win" and "claudio" in t.formation()


@pytest.mark.rule("R-16.3")
def test_the_last_pile_card_discarded_by_an_event_wins_before_its_boxes() -> None:
    t = stage("gideon<", location="launch_control_room", piles={"left": 1, "right": 0}, event="full_scan")
    assert t.result == "win" and t.told("round_began") == []


@pytest.mark.rule("R-16.3")
def test_the_last_card_of_the_formation_slain_by_an_event_wins() -> None:
    t = stage("gideon<", L1="claw", location="launch_control_room", piles=NONE_LEFT, event="for_my_battle_brothers")
    assert t.result == "win" and t.told("round_began") == []


@pytest.mark.rule("R-16.3")
def test_each_card_discarded_from_a_pile_is_looked_at() -> None:
    """Stealth Tactics: the first card leaves one in the other pile, the second is the last."""
    t = stage(
        "calistarius< 1",
        location="launch_control_room",
        piles={"left": 1, "right": 1},
        play="stealth_tactics",
    )
    t.stand_still().answer("discard:left")
    assert t.result == ""
    t.answer("pay:calistarius")
    assert t.result == "win"


@pytest.mark.rule("R-16.4")
def test_all_lose_as_soon_as_no_marine_is_left() -> None:
    """The swarm on the other side, still to attack, does not roll."""
    t = stage("gideon<", L1="claw", R1="claw", agenda=["attack_phase", "event_phase"], dice=[0])
    assert t.result == "loss" and t.formation() == ""
    t.nothing_left_to_ask()


@pytest.mark.rule("R-16.4")
def test_not_while_one_marine_lives() -> None:
    t = stage("gideon<, leon>", L1="claw", agenda=["attack_phase"], dice=[0])
    assert t.result == "" and t.formation() == "leon"


@pytest.mark.rule("R-16.4")
def test_if_the_same_change_fulfils_both_they_win() -> None:
    """Made up by hand: nothing is left of the Genestealers at the moment the last Marine dies by the tank."""
    t = stage(
        "gideon<",
        location="launch_control_room",
        piles={"left": 0, "right": "claw"},
        terrain={"promethium_tank": "L1"},
        play="run_and_gun",
        dice=[0],
    )
    t.state.discard += swarm_of(t.state.piles[RIGHT])
    t.state.piles[RIGHT] = []
    t.activate("gideon", "promethium_tank")
    assert t.formation() == "" and t.result == "win"


@pytest.mark.rule("R-16.4")
def test_a_marine_who_dies_before_the_last_kill_can_come_loses_the_game() -> None:
    """The same with a Genestealer left in a pile."""
    t = stage(
        "gideon<",
        location="launch_control_room",
        piles={"left": 0, "right": 1},
        terrain={"promethium_tank": "L1"},
        play="run_and_gun",
        dice=[0],
    )
    t.activate("gideon", "promethium_tank")
    assert t.result == "loss"


@pytest.mark.rule("R-16.5", "H-24")
def test_shuffling_the_last_of_the_formation_into_an_empty_pile_does_not_win() -> None:
    t = stage("lorenzo<", L1="claw", location="launch_control_room", piles=NONE_LEFT, play="intimidation", dice=[5])
    t.stand_still().answer("roll", "pile:left")
    assert t.genestealers() == 0 and t.pile("left") == ["claw"] and t.result == ""
    t = stage("gideon<", L1="head", location="launch_control_room", piles=NONE_LEFT, event="temporary_sanctuary")
    t.answer("pile:right")
    assert t.genestealers() == 0 and t.pile("right") == ["head"] and t.result == ""
    t.round_is_over()


@pytest.mark.rule("R-16.5", "H-24")
def test_spawning_the_last_card_of_the_piles_does_not_win() -> None:
    t = stage(
        "gideon<",
        location="launch_control_room",
        terrain={"corridor": "L1"},
        piles={"left": "head", "right": 0},
        agenda=["spawn_box secret_route 1"],
    )
    assert t.swarms() == {"L1": "head"} and t.pile("left") == [] and t.result == ""


@pytest.mark.rule("R-16.2", "R-13.6")
def test_players_whose_teams_are_eliminated_win_with_the_others() -> None:
    t = stage(
        "leon<",
        players=2,
        teams=["green", "red"],
        slain=["gideon", "noctis", "valencio"],
        L1="claw",
        location="launch_control_room",
        piles=NONE_LEFT,
        play="full_auto",
        dice=[1],
    )
    t.answer("attack:leon:L1")
    assert t.result == "win"
    for seat in (1, 2):
        opened = t.game.view(seat)["open"]
        assert isinstance(opened, dict) and opened["result"] == "win"
