"""Strategize: afterwards he may move a swarm one position up or down, to the other side, or both."""

from functools import partial

from tests.stage import EVENT, FIGHT, stage
from tests.stories import Story, stories

strategize = partial(stage, play="strategize")


@stories(
    Story("one token must be placed first", "R-6.8")
    .on(strategize, "zael<, omnio>", L1="claw")
    .sees(options=["place:zael", "place:omnio"])
    .answer("place:omnio")
    .sees(tokens={"omnio": 1}, supply=11, asks="strategize"),
    *(
        Story(f"a swarm goes to a spot around its own never outside the formation: {spot}")
        .on(strategize, "zael<, omnio>, leon>", **{spot: "claw tail"}, agenda=["next_action"], dice=[])
        .answer("place:zael")
        .sees(options=[*[f"send:{spot}:{goal}" for goal in goals], "no"])
        .answer(f"send:{spot}:{goals[-1]}")
        .ends(swarms={goals[-1]: "tail claw"})
        for spot, goals in [
            ("L2", ["L1", "R1", "R2", "L3", "R3"]),
            ("R2", ["L1", "R1", "L2", "L3", "R3"]),
            ("L1", ["R1", "L2", "R2"]),
            ("R3", ["L2", "R2", "L3"]),
        ]
    ),
    Story("a lone Marine leaves only the other side")
    .on(strategize, "omnio>", R1="claw")
    .sees(tokens={"omnio": 1}, options=["send:R1:L1", "no"]),
    Story("any one swarm moves as a whole and is one with what it meets", "F-4", "R-12.2")
    .on(strategize, "zael<, omnio>, leon>", L1="claw", L2="head head", R3="tail")
    .answer("place:zael", "send:R3:L2")
    .ends(
        swarms={"L1": "claw", "L2": "head head tail"},
        events={"swarm_moved": [{"event": "swarm_moved", "spot": "R3", "spot2": "L2"}]},
    ),
    Story("the merged swarm attacks as one", "R-12.2", "R-12.1")
    .on(strategize, "zael<, omnio>", L1="claw", L2="tail", agenda=FIGHT, dice=[2])
    .answer("place:zael", "send:L1:L2")
    .ends(slain="omnio"),
    Story("without a swarm nothing is asked").on(strategize, "zael<, omnio>").answer("place:zael").ends(),
    Story("it is spent at once")
    .on(strategize, "zael<, omnio>", L1="claw", event="quick_instincts", agenda=EVENT)
    .answer("place:zael", "no", "target:omnio")
    .ends(),
)
def test_strategize(story: Story) -> None:
    story.play()
