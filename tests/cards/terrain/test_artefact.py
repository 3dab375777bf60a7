"""Artefact: taken into the hand, it is discarded to turn an attack into a miss."""

import pytest

from tests.cards.locations.arrival import arrive
from tests.stage import Stage, stage
from voidlock.games.angel.state import NOWHERE
from voidlock.games.angel.view.types import angel_view

HELD = {"artefact": {"held_by": 1}}


def attacked(formation: str, *, dice: list[int], terrain: object = HELD, **position: object) -> Stage:
    """Every swarm attacks."""
    return stage(formation, play="", event="", agenda=["attack_phase"], dice=dice, terrain=terrain, **position)


# ---------------------------------------------------------------------- taking it


def test_the_controller_of_the_activating_marine_takes_it_openly() -> None:
    t = stage(
        "gideon<, leon>",
        terrain={"artefact": "L1"},
        play="run_and_gun",
        players=2,
        teams=["red", "green"],
        current=1,
    )
    t.activate("gideon", "artefact")
    assert t.terrain("artefact") == "held by 2" and t.layout() == []
    told = [event.data() for event in t.game.events_for(1)]
    assert {"event": "terrain_activated", "marine": "gideon", "terrain": "artefact"} in told
    assert {"event": "terrain_taken", "terrain": "artefact", "seat": "2"} in told
    for seat in (0, 1, 2):
        opened = t.game.view(seat)["open"]
        assert isinstance(opened, dict) and "held_by" in str(opened["terrain"])
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.14")
def test_in_the_hand_it_is_activated_no_more_and_the_door_is() -> None:
    t = stage("gideon<, noctis<", terrain={"artefact": "L1", "door": "L2"}, play="run_and_gun")
    t.activate("noctis", "door").answer("activate:gideon:artefact")
    shown = angel_view(t.game.view(1))["open"]["terrain"]
    assert {card: terrain["activated"] for card, terrain in shown.items()} == {"artefact": False, "door": True}


@pytest.mark.rule("R-6.14")
def test_only_from_the_front() -> None:
    t = stage("gideon>, leon<", terrain={"artefact": "L1"}, play="run_and_gun")
    t.stand_still().nothing_left_to_ask()


def test_held_it_cannot_be_activated() -> None:
    t = stage("gideon<, noctis>", terrain=HELD, play="run_and_gun")
    t.stand_still().nothing_left_to_ask()


@pytest.mark.rule("R-15.1")
@pytest.mark.parametrize(
    ("box", "cards"), [("secret_route 1", 2), ("stalking_from_the_shadows 1", 1), ("gun_jam 0", 0)]
)
def test_in_the_formation_it_is_a_green_spawn_point(box: str, cards: int) -> None:
    t = stage("gideon<", terrain={"artefact": "L1"}, agenda=[f"spawn_box {box}"])
    assert t.genestealers() == len(t.swarm("L1").split()) == cards


def test_held_it_is_none() -> None:
    t = stage("gideon<", terrain=HELD, agenda=["spawn_box secret_route 1"])
    assert t.genestealers() == 0


def test_taking_it_ends_a_limit_of_the_core_cogitator() -> None:
    t = stage("gideon<", terrain={"artefact": "L1"}, limited="artefact", play="run_and_gun")
    t.activate("gideon", "artefact")
    assert t.state.limited == NOWHERE


# ---------------------------------------------------------------------- using it


@pytest.mark.rule("R-7.8")
@pytest.mark.parametrize("spot", ["L1", "R1"])
def test_discarded_from_front_or_behind_the_attack_misses(spot: str) -> None:
    t = attacked("gideon<", dice=[0], **{spot: "claw claw claw claw claw claw"})
    assert t.asked.kind == "defence" and t.options() == ["discard:artefact", "accept"]
    t.answer("discard:artefact")
    assert t.formation() == "gideon" and t.terrain("artefact") == "aside"
    assert t.genestealers() == 6
    t.nothing_left_to_ask()


def test_it_need_not_be_used() -> None:
    t = attacked("gideon<, leon>", L1="claw", dice=[1])
    t.answer("accept")
    assert t.formation() == "leon" and t.terrain("artefact") == "held by 1"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.4")
def test_it_is_offered_after_every_roll_beside_a_reroll() -> None:
    t = attacked("gideon< 1", L1="claw", dice=[0, 1])
    assert t.options() == ["reroll", "discard:artefact", "accept"]
    t.answer("reroll")
    assert t.options() == ["discard:artefact", "accept"]
    t.answer("discard:artefact")
    assert t.formation() == "gideon"
    t.nothing_left_to_ask()


def test_it_helps_once() -> None:
    t = attacked("gideon<, noctis>", L1="claw", R2="claw", dice=[0, 1])
    t.answer("discard:artefact")
    assert t.slain() == "noctis"  # nothing was asked for the second attack
    t.nothing_left_to_ask()


@pytest.mark.rule("R-17.3", "H-25")
def test_for_any_marine_of_the_holder_also_of_other_teams() -> None:
    t = attacked("gideon<, leon>, lorenzo>", players=2, teams=[["green", "red"], ["blue"]], R2="claw", dice=[0])
    t.answer("discard:artefact")
    assert t.formation() == "gideon leon lorenzo" and t.terrain("artefact") == "aside"


def test_not_for_the_marines_of_others() -> None:
    t = attacked("gideon<, leon>, lorenzo>", players=2, teams=[["green", "red"], ["blue"]], R3="claw", dice=[0])
    assert t.slain() == "noctis valencio deino lorenzo"
    assert t.terrain("artefact") == "held by 1"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-8.5")
def test_under_counter_attack_the_current_attack_misses_and_the_sequence_ends() -> None:
    """The first roll, a skull, slays one and the swarm attacks again; the second attack is shielded."""
    t = attacked("lorenzo<", L1="claw tail head", standing=["counter_attack"], dice=[2, 0])
    t.answer("slay:L1:tail")
    assert t.options() == ["discard:artefact", "accept"]
    t.answer("discard:artefact")
    assert t.formation() == "lorenzo" and t.swarms() == {"L1": "head claw"}
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.4", "H-15")
def test_it_is_not_asked_for_when_the_attack_misses_by_itself() -> None:
    t = attacked("gideon<", L1="claw claw", standing=["block"], dice=[1])
    assert t.terrain("artefact") == "held by 1"
    t.nothing_left_to_ask()


def test_only_against_attacks_of_genestealers() -> None:
    """Psychic Assault's roll is not a defence."""
    t = stage("gideon<, leon>", terrain=HELD, event="psychic_assault", dice=[1])
    t.answer("target:gideon")
    assert t.formation() == "leon" and t.terrain("artefact") == "held by 1"
    t.round_is_over()


# ---------------------------------------------------------------------- travel


@pytest.mark.rule("R-14.5", "H-23")
def test_held_it_survives_travel_and_can_still_be_used() -> None:
    t = arrive("service_shaft", "gideon<", terrain=HELD, L1="claw", then=["attack_phase"], dice=[0])
    assert t.location() == "service_shaft" and t.terrain("artefact") == "held by 1"
    t.answer("discard:artefact")
    assert t.formation() == "gideon" and t.terrain("artefact") == "aside"


@pytest.mark.rule("R-14.5")
def test_left_in_the_formation_it_is_discarded_by_travel() -> None:
    t = arrive("service_shaft", "gideon<", terrain={"artefact": "R1"})
    assert t.terrain("artefact") == "aside"


def test_from_the_chapel_into_the_hand_and_to_the_rescue() -> None:
    t = arrive(
        "wrath_of_baal_chapel", "gideon<, leon>", L1="claw", then=["begin_action run_and_gun", "attack_phase"], dice=[0]
    )
    t.answer("put:L1")
    t.activate("gideon", "artefact")
    t.answer("discard:artefact")
    assert t.formation() == "gideon leon" and t.terrain("artefact") == "aside"
    t.nothing_left_to_ask()
