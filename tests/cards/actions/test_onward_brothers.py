"""Onward Brothers! When a Red Marine's activation has put a token on a Door, one more may be added."""

from functools import partial

from tests.stage import EVENT, stage
from tests.stories import Story, stories

DOOR = {"door": "R1"}


onward_brothers = partial(stage, play="onward_brothers")


@stories(
    Story("one more token may be added")
    .on(onward_brothers, "leon>, valencio<", terrain=DOOR)
    .answer("stop", "stop", "activate:leon:door")
    .sees(asks="onward", options=["yes", "no"])
    .answer("yes")
    .ends(supply=10, terrain_tokens={"door": 2}),
    Story("Valencio moves and turns to the door and adds one too", "R-6.9")
    .on(onward_brothers, "leon>, valencio<", terrain=DOOR)
    .answer("move:valencio:leon", "stop", "turn:valencio", "stop", "activate:valencio:door", "yes")
    .ends(terrain_tokens={"door": 2}),
    Story("a Marine of another team adds nothing")
    .on(stage, "gideon>, leon<, valencio>", terrain=DOOR, play="onward_brothers run_and_gun")
    .answer("stop", "stop", "stop", "stop", "activate:gideon:door")
    .ends(terrain_tokens={"door": 1}),
    Story("with one token in the supply nothing more is offered", "R-1.4", "H-1")
    .on(onward_brothers, "leon> 6, valencio< 5", terrain=DOOR)
    .answer("stop", "stop", "activate:leon:door")
    .ends(terrain_tokens={"door": 1}),
    Story("Secret Route is no activation")
    .on(onward_brothers, "leon<, valencio<", terrain=DOOR, event="secret_route", agenda=EVENT)
    .answer("stop", "stop")
    .ends(terrain_tokens={"door": 2}),
    # the door got the last token
    Story("enter formation gives a token before it", "R-18.2", "R-6.2")
    .on(onward_brothers, "leon> 5, valencio< 5", terrain=DOOR, effects=[{"card": "enter_formation"}])
    .sees(asks="place_token", options=["place:leon", "place:valencio", "no"])
    .answer("place:leon", "stop", "stop", "activate:leon:door")
    .ends(tokens={"leon": 6}, terrain_tokens={"door": 1}),
    Story("each Marine activates one terrain card", "F-3", "R-6.14")
    .on(onward_brothers, "leon>, valencio>", terrain={"door": "R1", "artefact": "R1", "spore_chimney": "R2"}, dice=[5])
    .answer("stop", "stop", "activate:leon:door", "no")
    .sees(options=["activate:valencio:spore_chimney", "stop"])
    .answer("activate:valencio:spore_chimney")
    .ends(),
)
def test_onward_brothers(story: Story) -> None:
    story.play()
