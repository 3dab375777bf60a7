"""Launch Control Room: a token on the location, or a roll no higher than the tokens there wins."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines
from tests.stage import changes


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "dark_corner:L1 control_panel:L3 ventilation_duct:R11 corridor:R12"),
        (10, "dark_corner:L1 control_panel:L3 ventilation_duct:R9 corridor:R10"),
        (8, "dark_corner:L1 control_panel:L3 ventilation_duct:R7 corridor:R8"),
        (6, "dark_corner:L1 control_panel:L3 ventilation_duct:R5 corridor:R6"),
        (3, "dark_corner:L1 control_panel:L3 ventilation_duct:R2 corridor:R3"),
        (1, "dark_corner:L1 control_panel:L1 ventilation_duct:R1 corridor:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("launch_control_room", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("launch_control_room", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (6, 6)


ROOM = "launch_control_room"


@pytest.mark.rule("R-1.3")
def test_a_token_from_the_supply_goes_onto_the_location() -> None:
    t = at_panel(ROOM, "gideon<, leon>", location_tokens=2)
    t.activate("gideon", "control_panel")
    assert t.options() == ["token", "roll"]
    with changes(t.supply, by=-1), changes(lambda: t.state.launch, by=1):
        t.answer("token")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-16.2")
@pytest.mark.parametrize(("tokens", "face"), [(0, 0), (1, 1), (2, 0), (3, 3), (4, 3), (5, 5)])
def test_a_roll_no_higher_than_the_tokens_there_wins(tokens: int, face: int) -> None:
    t = at_panel(ROOM, "gideon<, leon>", L1="claw", location_tokens=tokens, dice=[face])
    t.activate("gideon", "control_panel").answer("roll")
    assert t.result == "win"
    t.nothing_left_to_ask()


@pytest.mark.parametrize(("tokens", "face"), [(0, 1), (0, 5), (2, 3), (4, 5)])
def test_a_higher_roll_does_nothing_and_the_tokens_stay(tokens: int, face: int) -> None:
    t = at_panel(ROOM, "gideon< 1, leon>", location_tokens=tokens, dice=[face])
    t.activate("gideon", "control_panel").answer("roll")
    assert t.result == "" and t.state.launch == tokens
    assert t.tokens("gideon") == 1  # no reroll
    t.nothing_left_to_ask()


@pytest.mark.rule("R-1.4")
@pytest.mark.parametrize(("face", "result"), [(4, "win"), (5, "")])
def test_with_an_empty_supply_only_the_roll_is_left(face: int, result: str) -> None:
    t = at_panel(ROOM, "gideon< 8, leon>", location_tokens=4, dice=[face])
    t.activate("gideon", "control_panel")
    assert t.result == result
    t.nothing_left_to_ask()


def test_twelve_tokens_make_it_sure() -> None:
    t = at_panel(ROOM, "gideon<", location_tokens=12, dice=[5])
    t.activate("gideon", "control_panel")
    assert t.result == "win"


def test_the_controller_of_the_activating_marine_decides() -> None:
    t = at_panel(ROOM, "gideon<, leon>", players=2, teams=["red", "green"], current=1)
    t.activate("gideon", "control_panel")
    assert (t.asked.seat, t.asked.kind) == (2, "panel")


@pytest.mark.rule("R-6.15")
def test_the_panel_works_once_a_round() -> None:
    t = at_panel(ROOM, "gideon<, noctis>")
    t.activate("gideon", "control_panel").answer("token")
    t.nothing_left_to_ask()
    t = at_panel(ROOM, "gideon<, leon<", play="onward_brothers run_and_gun")
    t.answer("move:leon:gideon", "stop").activate("leon", "control_panel").answer("token")
    t.answer("move:gideon:leon", "stop")
    assert t.formation() == "gideon leon"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-16.2")
def test_the_general_victory_also_exists() -> None:
    t = at_panel(ROOM, "leon<", play="full_auto", L1="claw", piles={"left": 0, "right": 0}, dice=[3])
    t.answer("attack:leon:L1")
    assert t.result == "win"


@pytest.mark.rule("R-1.5")
def test_the_tokens_stay_through_the_rounds() -> None:
    t = at_panel(ROOM, "gideon<", agenda=["next_action", "event_phase"], events=["chaos_of_battle"])
    t.activate("gideon", "control_panel").answer("token")
    t.round_is_over()
    assert t.state.launch == 1 and t.supply() == 11
