"""Corridor, Dark Corner and Ventilation Duct: no ability; each is hit by the spawn boxes of one colour."""

from tests.stage import stage
from tests.stories import Story, stories

BOXES = {
    "corridor": {"secret_route 1": 2, "stalking_from_the_shadows 1": 1},
    "dark_corner": {"enter_formation 0": 2},
    "ventilation_duct": {"full_scan 0": 2, "gun_jam 1": 1},
}
"""By Terrain card the boxes of some Event cards that hit it, with what they spawn for one player."""

ALL_BOXES = sorted({"enter_formation 1", *(box for boxes in BOXES.values() for box in boxes)})


@stories(
    *(
        Story(f"{card} can never be activated at the {location}", "R-6.14")
        .on(stage, "gideon<, noctis>", location=location, terrain={card: "L1"}, play="run_and_gun")
        .sees(asks="move")
        .answer("stop")
        .sees(asks="facing")
        .answer("stop")
        .ends()
        for card in BOXES
        for location in ("void_lock_6", "cryo_control")
    ),
    *(
        Story(f"{card} is hit by its own colour alone: {box}", "R-15.1", "R-10.2")
        .on(stage, "gideon<, noctis>", terrain={card: "R2"}, agenda=[f"spawn_box {box}"])
        .sees(size={"R2": boxes.get(box, 0)}, genestealers=boxes.get(box, 0))
        for card, boxes in BOXES.items()
        for box in ALL_BOXES
    ),
)
def test_without_ability(story: Story) -> None:
    story.play()
