"""Launch Control Room: a token on the location, or a roll no higher than the tokens there wins."""

from tests.cards.locations.arrival import at_panel
from tests.stage import EVENT
from tests.stories import Story, stories

ROOM = "launch_control_room"


@stories(
    Story("a token from the supply goes onto the location", "R-1.3")
    .on(at_panel, ROOM, "gideon<, leon>", location_tokens=2)
    .activate("gideon", "control_panel")
    .sees(options=["token", "roll"])
    .answer("token")
    .ends(supply=9, launch=3),
    *(
        Story(f"a roll no higher than the tokens there wins: {tokens} {face}", "R-16.2")
        .on(at_panel, ROOM, "gideon<, leon>", L1="claw", location_tokens=tokens, dice=[face])
        .activate("gideon", "control_panel")
        .answer("roll")
        .ends(result="win")
        for tokens, face in [(0, 0), (1, 1), (2, 0), (3, 3), (4, 3), (5, 5)]
    ),
    *(
        Story(f"with an empty supply only the roll is left: {face} {result}", "R-1.4")
        .on(at_panel, ROOM, "gideon< 8, leon>", location_tokens=4, dice=[face])
        .activate("gideon", "control_panel")
        .ends(result=result)
        for face, result in [(4, "win"), (5, "")]
    ),
    Story("twelve tokens make it sure")
    .on(at_panel, ROOM, "gideon<", location_tokens=12, dice=[5])
    .activate("gideon", "control_panel")
    .sees(result="win"),
    Story("the controller of the activating Marine decides")
    .on(at_panel, ROOM, "gideon<, leon>", players=2, teams=["red", "green"], current=1)
    .activate("gideon", "control_panel")
    .sees(seat=2, asks="panel"),
    Story("the panel works once a round", "R-6.15")
    .on(at_panel, ROOM, "gideon<, noctis>")
    .activate("gideon", "control_panel")
    .answer("token")
    .ends(),
    Story("the panel works once a round", "R-6.15")
    .on(at_panel, ROOM, "gideon<, leon<", play="onward_brothers run_and_gun")
    .answer("move:leon:gideon", "stop")
    .activate("leon", "control_panel")
    .answer("token", "move:gideon:leon", "stop")
    .ends(formation="gideon leon"),
    Story("the tokens stay through the rounds", "R-1.5")
    .on(at_panel, ROOM, "gideon<", agenda=EVENT, events=["chaos_of_battle"])
    .activate("gideon", "control_panel")
    .answer("token")
    .ends(launch=1, supply=11),
)
def test_launch_control_room(story: Story) -> None:
    story.play()
