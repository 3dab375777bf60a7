"""What the view says beyond the table, so that no client needs the rules for it."""

import pytest

from tests.stage import stage
from voidlock.games.angel.view.types import AngelOpen, angel_view

Goals = list[tuple[str, int, int]]


@pytest.mark.rule("R-11.3", "R-11.4", "R-11.5")
def test_where_swarms_move_by_each_box() -> None:
    t = stage("leon<, gideon>, noctis<", L1="claw", R1="tail", R2="head", L3="tongue lord_head_tail")
    assert angel_view(t.game.view(1))["open"]["moves"] == {
        "L1": {"icons": ["claw"], "adjacent": "L2", "flank": "R1"},
        # These would leave the formation, so they flank; one that is behind its Marine already stays.
        "R1": {"icons": ["tail"], "adjacent": "R1", "flank": "R1"},
        "R2": {"icons": ["head"], "adjacent": "R1", "flank": "L2"},
        "L3": {"icons": ["head", "tail", "tongue"], "adjacent": "R3", "flank": "R3"},
    }


LEFT = ("genestealers", 5, 0)


@pytest.mark.rule("R-16.1", "R-16.2")
@pytest.mark.parametrize(
    ("position", "goals"),
    [
        ({"location": "generatorium"}, []),
        (
            {"location": "genestealer_lair", "L1": "lord_head_tail", "dead_lords": ["lord_claw_tongue"]},
            [("lords", 1, 2), LEFT],
        ),
        ({"location": "launch_control_room", "L1": "claw", "location_tokens": 2}, [("tokens", 2, 5), LEFT]),
        ({"location": "toxin_pumping_station", "L1": "claw"}, [LEFT]),
    ],
)
def test_how_far_each_way_to_win_is(position: dict[str, object], goals: Goals) -> None:
    t = stage("leon<, gideon>", piles={"left": 3, "right": 1}, **position)  # type: ignore[arg-type]  # read as a file is
    shown: AngelOpen = angel_view(t.game.view(1))["open"]
    assert [(goal["what"], goal["now"], goal["needed"]) for goal in shown["goals"]] == goals
    assert shown["way"] == {"number": 4 if goals else 3, "of": 4}


@pytest.mark.rule("R-5.3")
def test_a_player_sees_the_only_card_that_a_team_can_play() -> None:
    t = stage(
        "gideon, leon",
        table={"green": "block", "red": "overwatch"},
        effects=[{"card": "gun_jam", "about": "red"}],
        players=2,
    )
    assert angel_view(t.game.view(2))["own"]["forced"] == {"red": "onward_brothers"}
    assert angel_view(t.game.view(1))["own"]["forced"] == {}


@pytest.mark.rule("R-9.2")
def test_the_card_that_is_resolved_is_shown_to_all_with_what_is_named() -> None:
    """Surrounded is the first card of the list."""
    t = stage("leon<, gideon>", event="surrounded")
    for seat in (0, 1):
        view = angel_view(t.game.view(seat))
        assert view["open"]["event"] == {"card": "surrounded", "named": []}
        assert view["own"]["event"] == "surrounded"


def test_terrain_at_the_first_spot_is_shown_there() -> None:
    t = stage(
        "leon<, gideon>", terrain={"door": {"spot": "L1", "tokens": 2, "activated": True}, "artefact": {"held_by": 1}}
    )
    assert angel_view(t.game.view(0))["open"]["terrain"] == {
        "door": {"spot": "L1", "held_by": None, "tokens": 2, "activated": True},
        "artefact": {"spot": None, "held_by": 1, "tokens": 0, "activated": False},
    }


@pytest.mark.rule("R-5.2", "R-6.1")
def test_what_every_team_plays_has_played_and_has_resolved() -> None:
    table = {"green": "block", "red": "full_auto", "purple": "flamer_attack"}
    t = stage("leon<, gideon>, zael>", table=table, resolved=["red"], phase="resolve", agenda=[])
    teams = angel_view(t.game.view(0))["open"]["teams"]
    assert {name: (team["table"], team["last"], team["resolved"]) for name, team in teams.items()} == {
        "green": ("block", "support", False),
        "red": ("full_auto", "attack", True),
        "purple": ("flamer_attack", "attack", False),
    }


@pytest.mark.rule("R-5.4")
def test_a_card_face_down_is_shown_though_the_table_was_the_same_without_it() -> None:
    """Views share what they remember of earlier ones."""
    for chosen in ({}, {"green": "block"}, {"green": "run_and_gun"}):
        t = stage("gideon, leon", players=2, chosen=chosen, phase="choose", agenda=[])
        teams = angel_view(t.game.view(0))["open"]["teams"]
        assert [name for name, team in teams.items() if team["face_down"]] == list(chosen)
