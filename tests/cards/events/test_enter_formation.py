"""Enter Formation: next round, before each Move + Activate card, its controller may place one token on any Marine."""

from functools import partial

from tests.stage import stage
from tests.stories import Story, stories

IN_FORCE = [{"card": "enter_formation"}]


enter_formation = partial(stage, play="run_and_gun")


@stories(
    Story("before the move a token may be placed on any Marine", "R-18.2", "R-6.2")
    .on(enter_formation, "gideon<, noctis>, claudio>", effects=IN_FORCE)
    .sees(asks="place_token", options=["place:gideon", "place:noctis", "place:claudio", "no"])
    .answer("place:claudio")
    .sees(tokens={"claudio": 1}, asks="move"),
    # Reorganize has the lower number
    Story("it comes before each such card for its own controller", "R-18.2")
    .on(stage, "gideon<, claudio>", players=2, play="run_and_gun reorganize", effects=IN_FORCE)
    .sees(asks="place_token", seat=2)
    .answer("place:gideon", "stop", "stop")
    .sees(asks="place_token", seat=1)
    .answer("place:gideon")
    .sees(tokens={"gideon": 2}),
    Story("a token placed pays for Run and Gun at once")
    .on(enter_formation, "gideon<, noctis>", L1="claw", effects=IN_FORCE, dice=[1])
    .answer("place:gideon", "stop", "stop", "attack:gideon:L1")
    .ends(genestealers=0),
    # the token of Block itself, which is no choice to decline
    Story("support and attack cards get none")
    .on(stage, "gideon<, leon>", R2="claw", play="block full_auto", effects=IN_FORCE)
    .sees(options=["place:gideon", "place:leon"])
    .answer("place:leon")
    .sees(asks="attack")
    .answer("stop")
    .sees(supply=11),
    Story("it is in force through the next round and then over")
    .on(
        stage,
        "gideon<, leon>",
        phase="event",
        agenda=["event_phase"],
        table={"green": "block", "red": "overwatch"},
        events="enter_formation evasion",
    )
    .ends()
    .answer("choose:run_and_gun", "choose:full_auto")
    .sees(asks="place_token")
    .answer("place:leon", "stop", "stop")
    .ends()
    .answer("choose:block", "choose:onward_brothers", "place:leon")
    .sees(asks="move"),
)
def test_enter_formation(story: Story) -> None:
    story.play()


def test_it_is_open_to_all_and_nobody_is_asked() -> None:
    t = stage("gideon<, claudio>", players=2, event="enter_formation")
    t.round_is_over()
    assert [event.data() for event in t.game.events_for(0) if event.name in ("event_drawn", "effect_began")] == [
        {"event": "event_drawn", "card": "enter_formation"},
        {"event": "effect_began", "card": "enter_formation", "subject": ""},
    ]
