"""Action cards of the Red team."""

from functools import partial

from tests.stage import stage
from tests.stories import Story, stories
from voidlock.engine import Thing

# Overwatch: at the end of the Event Phase each Red Marine may pay one of his own tokens to attack once.

TO_THE_END = ["next_action", "event_phase"]


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
    Story("it comes before the travel at the end of the phase", "R-4.3", "H-7")
    .on(overwatch, "leon> 1, valencio<", R1="head", piles={"left": 0}, ahead="teleportarium genestealer_lair", dice=[1])
    .answer("place:valencio")
    .sees(location="void_lock_6")
    .answer("attack:leon:R1")
    .ends(location="teleportarium"),
)
def test_overwatch(story: Story) -> None:
    story.play()


# Onward Brothers! When a Red Marine's activation has put a token on a Door, one more may be added.

DOOR = {"door": "R1"}


onward_brothers = partial(stage, play="onward_brothers")


@stories(
    Story("one more token may be added")
    .on(onward_brothers, "leon>, valencio<", terrain=DOOR)
    .answer("stop", "stop", "activate:leon:door")
    .sees(asks="onward", options=["yes", "no"])
    .answer("yes")
    .ends(supply=10, terrain_tokens={"door": 2}),
    Story("a Marine of another team adds nothing")
    .on(stage, "gideon>, leon<, valencio>", terrain=DOOR, play="onward_brothers run_and_gun")
    .answer("stop", "stop", "stop", "stop", "activate:gideon:door")
    .ends(terrain_tokens={"door": 1}),
    Story("with one token in the supply nothing more is offered", "R-1.4", "H-1")
    .on(onward_brothers, "leon> 6, valencio< 5", terrain=DOOR)
    .answer("stop", "stop", "activate:leon:door")
    .ends(terrain_tokens={"door": 1}),
    Story("each Marine activates one terrain card", "F-3", "R-6.14")
    .on(onward_brothers, "leon>, valencio>", terrain={"door": "R1", "artefact": "R1", "spore_chimney": "R2"}, dice=[5])
    .answer("stop", "stop", "activate:leon:door", "no")
    .sees(options=["activate:valencio:spore_chimney", "stop"])
    .answer("activate:valencio:spore_chimney")
    .ends(),
)
def test_onward_brothers(story: Story) -> None:
    story.play()


# Full Auto: with this card Leon makes up to three attacks.


def test_each_question_tells_which_of_leons_attacks_it_is() -> None:
    t = stage("leon>, valencio>", R1="claw claw claw claw claw", play="full_auto", dice=[0, 0, 0, 0])
    first = t.asked.count
    assert first is None
    t.answer("attack:leon:R1")
    assert t.asked.count == (2, 3, Thing("marine", "leon"))
    t.answer("attack:valencio:R1")
    assert (t.asked.kind, t.asked.count) == ("again", (2, 3, Thing("marine", "leon")))
    t.answer("attack:leon:R1")
    assert t.asked.count == (3, 3, Thing("marine", "leon"))


IN_A_ROW = {"full_auto": "in_a_row"}

full_auto = partial(stage, play="full_auto")


@stories(
    Story("Leon attacks three times each with its own target", "F-5", "H-29", "R-7.7")
    .on(full_auto, "leon>, valencio<, gideon<", R1="claw", R3="head tail", dice=[1, 2, 3])
    .answer("attack:leon:R3", "slay:R3:tail")
    .sees(asks="attack", options=["attack:leon:R1", "attack:leon:R3", "stop"])
    .answer("attack:leon:R1", "attack:leon:R3")
    .ends(genestealers=0),
    Story("attacks of Leon and Valencio may alternate", "H-29", "R-6.18")
    .on(full_auto, "leon>, valencio>", R1="claw claw claw claw claw", dice=[1, 1, 1, 1])
    .answer("attack:leon:R1")
    .sees(options=["attack:leon:R1", "attack:valencio:R1", "stop"])
    .answer("attack:leon:R1", "attack:valencio:R1")
    .sees(asks="again", options=["attack:leon:R1", "stop"])
    .answer("attack:leon:R1")
    .ends(genestealers=1),
    Story("in a row Valencio attacks before or after", "H-29")
    .on(full_auto, "leon>, valencio>", R1="claw claw claw", settings=IN_A_ROW, dice=[1, 1])
    .answer("attack:leon:R1")
    .sees(asks="again", options=["attack:leon:R1", "stop"])
    .answer("stop")
    .sees(options=["attack:valencio:R1", "stop"])
    .answer("attack:valencio:R1")
    .ends(genestealers=1),
    Story("without a target at all nothing is asked")
    .on(full_auto, "leon>, valencio>", L1="claw", R2="tail", power_field="R2")
    .ends(),
)
def test_full_auto(story: Story) -> None:
    story.play()
