"""The sheet of all chances: attacks only of those who may make one now."""

from fractions import Fraction

import pytest

from tests.cards.locations.arrival import at_panel
from tests.odds.sampling import view_of
from tests.stage import Stage, stage
from voidlock.games.angel.odds.sheet import sheet
from voidlock.odds.figure import Figure

SQUAD = "leon>, valencio>, gideon> 1, noctis>"


def attackers(t: Stage, seat: int = 1) -> set[str]:
    """The Marines whose attacks are on the sheet of a seat."""
    return {str(figure.because.arguments["marine"].id) for figure in sheet(view_of(t, seat))["odds-attack-list"]}  # type: ignore[union-attr]


def squad(**position: object) -> Stage:
    return stage(SQUAD, players=2, teams=["red", "green"], R2="claw", R3="tail", **position)  # type: ignore[arg-type]


EVERYBODY = (0, 1, 2)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_only_the_team_whose_card_is_resolved_attacks(seat: int) -> None:
    t = squad(play="full_auto dead_aim")
    assert attackers(t, seat) == {"gideon", "noctis"}
    assert attackers(t.answer("stop"), seat) == {"leon", "valencio"}


def test_a_marine_who_has_attacked_is_through() -> None:
    t = squad(play="dead_aim", dice=[0])
    assert attackers(t.answer("attack:noctis:R3"), 2) == {"gideon"}


def test_only_those_who_can_pay_attack_for_a_token() -> None:
    assert attackers(squad(play="run_and_gun").stand_still(), 2) == {"gideon"}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_only_the_marine_who_is_granted_an_attack_makes_one(seat: int) -> None:
    t = squad(event="quick_instincts").answer("target:noctis")
    assert attackers(t, seat) == {"noctis"}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_attacks_while_something_else_is_asked(seat: int) -> None:
    assert attackers(squad(), seat) == set()
    assert attackers(squad(play="run_and_gun"), seat) == set()


def test_a_game_that_is_over_has_no_chances() -> None:
    """The last Genestealer is slain at the last location, and everybody stands."""
    t = stage(
        "leon<, gideon>",
        location="toxin_pumping_station",
        piles={"left": 0, "right": 0},
        L1="claw",
        play="full_auto",
        dice=[1],
    )
    t.answer("attack:leon:L1")
    assert t.game.result == "win"
    assert sheet(view_of(t)) == {}


def figure_of_roll(t: Stage) -> Figure:
    (roll,) = sheet(view_of(t, 1))["odds-roll"]
    assert isinstance(roll, Figure)
    return roll


@pytest.mark.parametrize("tokens", range(6))
def test_a_roll_at_the_launch_control_room_wins_more_often_with_every_token(tokens: int) -> None:
    t = at_panel("launch_control_room", "gideon<, leon>", location_tokens=tokens).activate("gideon", "control_panel")
    roll = figure_of_roll(t)
    wins = [
        at_panel("launch_control_room", "gideon<, leon>", L1="claw", location_tokens=tokens, dice=[face])
        for face in range(6)
    ]
    won = [each.activate("gideon", "control_panel").answer("roll").result == "win" for each in wins]
    assert roll.chance == Fraction(sum(won), 6)


def test_five_faces_in_six_survive_the_teleportarium() -> None:
    t = at_panel("teleportarium", "gideon<, leon> 1", dice=[5]).activate("gideon", "control_panel")
    roll = figure_of_roll(t)
    assert (roll.chance, roll.because.arguments["marine"].id) == (Fraction(5, 6), "leon")  # type: ignore[union-attr]
    assert not sheet(view_of(squad(), 1))["odds-roll"]


def best_there_is(t: Stage) -> bool:
    """Whether the sheet says that no other roll would do better."""
    return "odds-settled" in [figure.because.id for figure in sheet(view_of(t, 1))["odds-reroll"]]


@pytest.mark.parametrize(("card", "face", "best"), [("full_auto", 2, True), ("full_auto", 5, False)])
def test_a_hit_that_slays_all_it_can_needs_no_reroll(card: str, face: int, best: bool) -> None:
    t = stage("leon> 1, valencio<", R1="claw claw", play=card, dice=[face]).answer("attack:leon:R1")
    assert t.asked.kind == "reroll_attack" and best_there_is(t) is best


@pytest.mark.parametrize(
    ("marine", "card", "face", "best"),
    [
        ("noctis", "dead_aim", 1, False),
        ("noctis", "dead_aim", 4, True),
        ("zael", "flamer_attack", 4, False),
        ("zael", "flamer_attack", 5, True),
        ("calistarius", "psionic_attack", 3, True),
        ("calistarius", "psionic_attack", 5, False),
    ],
)
def test_where_a_number_slays_more_only_the_best_one_is_kept(marine: str, card: str, face: int, best: bool) -> None:
    swarm = "claw claw tail tail head"
    t = stage(f"{marine}> 1, lorenzo<", R1=swarm, play=card, dice=[face]).answer(f"attack:{marine}:R1")
    assert t.asked.kind == "reroll_attack" and best_there_is(t) is best


@pytest.mark.parametrize(("face", "best"), [(1, False), (2, True), (4, True)])
def test_a_flame_that_burns_the_whole_swarm_needs_no_reroll(face: int, best: bool) -> None:
    t = stage("zael> 1, lorenzo<", R1="claw claw", play="flamer_attack", dice=[face]).answer("attack:zael:R1")
    assert t.asked.kind == "reroll_attack" and best_there_is(t) is best


@pytest.mark.parametrize(
    ("marine", "card", "face", "best"),
    [
        ("leon", "full_auto", 3, True),
        ("leon", "full_auto", 1, False),
        ("lorenzo", "counter_attack", 4, False),
    ],
)
def test_a_marine_who_survives_needs_no_reroll_unless_he_strikes_back(
    marine: str, card: str, face: int, best: bool
) -> None:
    t = stage(f"{marine}> 1, gideon<", R1="claw claw", standing=[card], agenda=["attack_phase"], dice=[face])
    assert t.asked.kind == "defence" and best_there_is(t) is best
