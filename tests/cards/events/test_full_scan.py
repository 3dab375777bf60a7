"""Full Scan: the top card of a pile is discarded face up."""

from functools import partial

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories

CARD = "full_scan"


@pytest.mark.rule("R-9.3")
def test_the_top_card_of_a_pile_is_discarded_face_up() -> None:
    t = stage("gideon<, noctis>", piles={"left": "claw head", "right": "tail tongue"}, event=CARD)
    t.open_to_all(CARD)
    assert t.options() == ["target:left", "target:right"]
    t.answer("target:right")
    t.round_is_over()
    assert t.pile("right") == ["tongue"] and t.pile("left") == ["claw", "head"]
    assert t.discard() == "tail"
    assert [event.data() for event in t.game.events_for(0) if event.name == "blip_discarded"] == [
        {"event": "blip_discarded", "pile": "right", "genestealer": "tail"}
    ]


full_scan = partial(stage, event=CARD)


@stories(
    Story("a pile with cards must be taken if there is one", "R-9.4", "H-32")
    .on(full_scan, "gideon<, noctis>", piles={"left": "", "right": "tail tongue"}, ahead=[])
    .ends(pile={"right": ["tongue"]}),
    Story("the boxes spawn from what is left")
    .on(
        full_scan,
        "gideon<, noctis>",
        terrain={"ventilation_duct": "R2"},
        piles={"left": 3, "right": "tail head claw head"},
    )
    .answer("target:right")
    .ends(swarms={"R2": "head claw"}),
    Story("the last card at the final location wins", "R-16.2", "R-16.3")
    .on(full_scan, "gideon<, noctis>", location="toxin_pumping_station", piles={"left": "claw", "right": ""})
    .ends(result="win"),
    Story("the pile is named in secret", "R-9.2", "H-18")
    .on(full_scan, "gideon<, claudio>", players=2, current=2, piles={"left": "claw head", "right": 3})
    .then(Stage.read_alone, CARD)
    .sees(seat=2)
    .answer("target:left")
    .sees(revealed=[[CARD, ["left"]]], discard="claw"),
)
def test_full_scan(story: Story) -> None:
    story.play()
