"""The setup of a new game: players and teams, as many as the rules say."""

import pytest

from voidlock.angel import RULES
from voidlock.engine import FileError, Json, Seat
from voidlock.games.angel.facts import LOCATION_NAMES, TEAM_NAMES

WRONG: list[tuple[str, dict[str, Json], str]] = [
    ("unknown field", {"player": 2}, "unknown_field: where=setup.player"),
    ("nobody", {"players": 0}, "players_out_of_range: where=setup.players"),
    ("seven", {"players": 7}, "players_out_of_range: where=setup.players"),
    ("in words", {"players": "two"}, "players_out_of_range: where=setup.players"),
    ("a flag", {"players": True}, "players_out_of_range: where=setup.players"),
    ("null", {"players": None}, "players_out_of_range: where=setup.players"),
    ("teams in a word", {"teams": "any"}, "teams_unreadable: where=setup.teams"),
    ("teams as a table", {"teams": {"1": "red"}}, "teams_unreadable: where=setup.teams"),
    ("no teams", {"teams": []}, "teams_per_player: where=setup.teams, players=1, number=3"),
    ("teams for two", {"teams": ["red", "blue"]}, "teams_per_player: where=setup.teams, players=1, number=3"),
    ("too few", {"teams": [["red", "blue"]]}, "teams_per_player: where=setup.teams[0], players=1, number=3"),
    (
        "too many for one of them",
        {"players": 4, "teams": ["red", "blue", ["grey", "green"], "purple"]},
        "teams_per_player: where=setup.teams[2], players=4, number=1",
    ),
    ("a number of teams", {"teams": [3]}, "teams_per_player: where=setup.teams[0], players=1, number=3"),
    ("no such team", {"teams": [["red", "blue", "pink"]]}, "team_unknown: where=setup.teams[0], name=pink"),
    ("a number", {"teams": [["red", "blue", 3]]}, "team_unknown: where=setup.teams[0], name=3"),
    ("a list", {"teams": [["red", "blue", ["red"]]]}, "team_unknown: where=setup.teams[0], name=['red']"),
    ("a long name", {"teams": [["x" * 99, "red", "blue"]]}, "team_unknown: where=setup.teams[0], name=" + "x" * 40),
    ("twice in a hand", {"teams": [["red", "red", "blue"]]}, "team_twice: where=setup.teams[0], name=red"),
    (
        "in two hands",
        {"players": 2, "teams": [["red", "blue"], ["grey", "red"]]},
        "team_twice: where=setup.teams[1], name=red",
    ),
]


@pytest.mark.parametrize(("setup", "refusal"), [pytest.param(*wrong[1:], id=wrong[0]) for wrong in WRONG])
def test_what_is_wrong_and_where(setup: dict[str, Json], refusal: str) -> None:
    with pytest.raises(FileError) as refused:
        RULES.set_up(setup)
    told = {name: value for name, value in refused.value.reason.arguments.items() if name != "known"}
    assert str(refused.value.reason._replace(arguments=told)) == refusal


def test_by_default_one_player_drafts() -> None:
    state = RULES.set_up({})
    assert (state.players, state.controller) == (1, [0] * 6)
    assert state.agenda == RULES.set_up({"players": 1, "teams": "draft"}).agenda
    assert state.agenda != RULES.set_up({"teams": "random"}).agenda


@pytest.mark.rule("R-2.2", "R-17.1")
@pytest.mark.parametrize(
    ("players", "each", "location"),
    [
        (1, 3, "void_lock_6"),
        (2, 2, "void_lock_8"),
        (3, 2, "void_lock_12"),
        (4, 1, "void_lock_8"),
        (5, 1, "void_lock_10"),
        (6, 1, "void_lock_12"),
    ],
)
def test_teams_can_be_given(players: int, each: int, location: str) -> None:
    given: list[Json] = [[*TEAM_NAMES[seat * each : (seat + 1) * each]] for seat in range(players)]
    state = RULES.set_up({"players": players, "teams": given})
    assert (LOCATION_NAMES[state.location], state.setup) == (location, state.location)
    assert [state.controller.count(Seat(seat)) for seat in range(1, players + 1)] == [each] * players
    if each == 1:
        assert state.controller == RULES.set_up({"players": players, "teams": [*TEAM_NAMES[:players]]}).controller
