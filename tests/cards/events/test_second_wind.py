"""Second Wind: through the next round every 0 in a Marine's defence rolls is a miss."""

from tests.stage import Stage, stage
from tests.stories import Story, stories


def under_attack(formation: str, dice: list[int], *, L1: str = "", R1: str = "", R2: str = "") -> Stage:
    """Gideon has the Second Wind in this round."""
    return stage(
        formation,
        phase="attack",
        agenda=["swarms_attack"],
        effects=[{"card": "second_wind", "about": "gideon"}],
        dice=dice,
        L1=L1,
        R1=R1,
        R2=R2,
    )


@stories(
    *(
        Story(f"a 0 is a miss from front and behind: {facing}", "R-7.4", "R-7.8")
        .on(under_attack, f"gideon{facing}, noctis>", [0], L1="claw claw claw claw claw")
        .ends(
            formation="gideon noctis",
            events={"missed_by": [{"event": "missed_by", "marine": "gideon", "card": "second_wind"}]},
        )
        for facing in ["<", ">"]
    ),
    Story("every 0 counts also that of a reroll and of each swarm")
    .on(under_attack, "gideon< 1, noctis>", [1, 0, 0], L1="claw", R1="tail")
    .answer("reroll")
    .ends(formation="gideon noctis"),
    # A 1 becomes a lower number, but it is no 0.
    Story("against Brood Lords the face counts not the number", "H-14", "R-7.1")
    .on(under_attack, "gideon<, noctis>", [0], L1="lord_head_tail lord_claw_tongue")
    .sees(formation="gideon noctis"),
    Story("against Brood Lords the face counts not the number", "H-14", "R-7.1")
    .on(under_attack, "gideon<, noctis>", [1], L1="lord_head_tail")
    .sees(formation="noctis"),
    Story("other faces and other Marines are not helped")
    .on(under_attack, "gideon<, noctis>", [1], L1="claw")
    .sees(formation="noctis"),
    Story("other faces and other Marines are not helped")
    .on(under_attack, "gideon<, noctis>", [0], R2="claw")
    .sees(formation="gideon"),
    Story("it is in force through the next round and then over")
    .on(
        stage,
        "gideon<, noctis>, leon>",
        L1="head",
        phase="event",
        agenda=["event_phase"],
        table={"green": "block", "red": "overwatch"},
        events="second_wind secret_route",
        dice=[0, 0],
    )
    .answer("target:gideon", "choose:run_and_gun", "choose:onward_brothers", *["stop"] * 4)
    .sees(round=3, formation="gideon noctis leon")
    .answer("choose:block", "choose:overwatch", "place:leon", "place:leon")
    .sees(slain="valencio gideon"),
)
def test_second_wind(story: Story) -> None:
    story.play()
