"""Overwatch: at the end of the Event Phase each Red Marine may pay one of his own tokens to attack once."""

from functools import partial

import pytest

from tests.stage import EVASION, changes, stage
from tests.stories import Story, stories

TO_THE_END = ["next_action", "event_phase"]


@pytest.mark.rule("R-6.8")
def test_one_token_must_be_placed_and_then_nothing_happens_yet() -> None:
    t = stage("leon> 1, valencio<", R1="head", play="overwatch")
    assert "no" not in t.options()
    with changes(lambda: t.tokens("valencio"), by=1), changes(t.supply, by=-1):
        t.answer("place:valencio")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


overwatch = partial(stage, play="overwatch", event="secret_route", agenda=TO_THE_END)


@stories(
    Story("at the end of the event phase each pays his own token for one attack", "R-4.2")
    .on(overwatch, "leon> 1, valencio<", R1="head head", L2="tail tail", dice=[1, 3])
    .answer("place:valencio")
    .sees(asks="paid_attack", options=["attack:leon:R1", "attack:valencio:L2", "stop"])
    .answer("attack:valencio:L2")
    .sees(supply=11, options=["attack:leon:R1", "stop"])
    .answer("attack:leon:R1")
    .ends(swarms={"R1": "head", "L2": "tail"}, tokens={"leon": 0, "valencio": 0}),
    Story("a red Marine slain meanwhile does not attack")
    .on(stage, "leon> 1, gideon>", R1="head", play="overwatch", event="psychic_assault", agenda=TO_THE_END, dice=[0])
    .answer("place:gideon", "target:leon")
    .ends(swarms={"R1": "head"}),
    Story("swarms are met where the event has moved them", "R-4.3", "R-10.8")
    .on(overwatch, "leon> 1, valencio<", R2="claw", dice=[1])
    .answer("place:valencio")
    .sees(options=["attack:leon:R1", "stop"])
    .answer("attack:leon:R1")
    .ends(),
    Story("it comes before the travel at the end of the phase", "R-4.3", "H-7")
    .on(overwatch, "leon> 1, valencio<", R1="head", piles={"left": 0}, ahead="teleportarium genestealer_lair", dice=[1])
    .answer("place:valencio")
    .sees(location="void_lock_6")
    .answer("attack:leon:R1")
    .ends(location="teleportarium"),
    Story("Evasion does not limit it", "R-18.1")
    .on(overwatch, "leon> 1, valencio> 1", R1="head head head", effects=EVASION, dice=[1, 1])
    .answer("place:leon", "attack:leon:R1", "keep", "attack:valencio:R1")
    .ends(genestealers=1),
    Story("it ends with the round")
    .on(
        stage,
        "leon> 1, valencio>",
        L1="tail",
        play="overwatch",
        agenda=["next_action", "end_round"],
        events="chaos_of_battle",
        dice=[5],
    )
    .answer("place:leon", "choose:full_auto")
    .ends(facing={"leon": "left"}),
)
def test_overwatch(story: Story) -> None:
    story.play()
