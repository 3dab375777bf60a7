"""Artefact: taken into the hand, it is discarded to turn an attack into a miss."""

import pytest

from tests.cards.locations.arrival import arrive
from tests.stage import Stage, stage
from tests.stories import Story, stories
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


@stories(
    Story("only from the front", "R-6.14")
    .on(stage, "gideon>, leon<", terrain={"artefact": "L1"}, play="run_and_gun")
    .stand_still()
    .ends(),
    Story("held it cannot be activated")
    .on(stage, "gideon<, noctis>", terrain=HELD, play="run_and_gun")
    .stand_still()
    .ends(),
    Story("held it is none")
    .on(stage, "gideon<", terrain=HELD, agenda=["spawn_box secret_route 1"])
    .sees(genestealers=0),
    Story("taking it ends a limit of the core cogitator")
    .on(stage, "gideon<", terrain={"artefact": "L1"}, limited="artefact", play="run_and_gun")
    .activate("gideon", "artefact")
    .sees(limited=NOWHERE),
    # nothing was asked for the second attack
    Story("it helps once")
    .on(attacked, "gideon<, noctis>", L1="claw", R2="claw", dice=[0, 1])
    .answer("discard:artefact")
    .ends(slain="noctis"),
    Story("for any Marine of the holder also of other teams", "R-17.3", "H-25")
    .on(attacked, "gideon<, leon>, lorenzo>", players=2, teams=[["green", "red"], ["blue"]], R2="claw", dice=[0])
    .answer("discard:artefact")
    .sees(formation="gideon leon lorenzo", terrain={"artefact": "aside"}),
    Story("not for the Marines of others")
    .on(attacked, "gideon<, leon>, lorenzo>", players=2, teams=[["green", "red"], ["blue"]], R3="claw", dice=[0])
    .ends(slain="noctis valencio deino lorenzo", terrain={"artefact": "held by 1"}),
    # The first roll, a skull, slays one and the swarm attacks again; the second attack is shielded.
    Story("under Counter Attack the current attack misses and the sequence ends", "R-8.5")
    .on(attacked, "lorenzo<", L1="claw tail head", standing=["counter_attack"], dice=[2, 0])
    .answer("slay:L1:tail")
    .sees(options=["discard:artefact", "accept"])
    .answer("discard:artefact")
    .ends(formation="lorenzo", swarms={"L1": "head claw"}),
    Story("it is not asked for when the attack misses by itself", "R-7.4", "H-15")
    .on(attacked, "gideon<", L1="claw claw", standing=["block"], dice=[1])
    .ends(terrain={"artefact": "held by 1"}),
    # Psychic Assault's roll is not a defence.
    Story("only against attacks of Genestealers")
    .on(stage, "gideon<, leon>", terrain=HELD, event="psychic_assault", dice=[1])
    .answer("target:gideon")
    .ends(formation="leon", terrain={"artefact": "held by 1"}),
    Story("held it survives travel and can still be used", "R-14.5", "H-23")
    .on(arrive, "service_shaft", "gideon<", terrain=HELD, L1="claw", then=["attack_phase"], dice=[0])
    .sees(location="service_shaft", terrain={"artefact": "held by 1"})
    .answer("discard:artefact")
    .sees(formation="gideon", terrain={"artefact": "aside"}),
    Story("left in the formation it is discarded by travel", "R-14.5")
    .on(arrive, "service_shaft", "gideon<", terrain={"artefact": "R1"})
    .sees(terrain={"artefact": "aside"}),
)
def test_artefact(story: Story) -> None:
    story.play()
